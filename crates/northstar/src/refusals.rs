//! Appendix Reasons for refusal: what holds for all commands, then the row of the command.

use game::{Need, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::decision::{Decision, Question};
use crate::moment::{Frame, Phase, Step};
use crate::rule::Rule;
use crate::state::State;

impl State {
    /// Every check of the table, from top to bottom; `out` says whether to go on after a reason.
    pub(crate) fn check(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        if action.is_answer() { self.check_answer(seat, action, out) } else { self.check_command(seat, action, out) }
    }

    fn check_command(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let phase = self.moment.phase;
        // NS-ROUND-1: every command has its phase. A pass in place of a food card is refused by the rule of that phase.
        let at_home = match action {
            Action::FoodCard { .. } => phase == Phase::FoodCard,
            Action::PlayTrait { .. } | Action::NewSpecies { .. } | Action::Grow { .. } | Action::Drop { .. } => {
                phase == Phase::Play
            }
            Action::Pass => matches!(phase, Phase::Feeding | Phase::FoodCard),
            Action::EndTurn => matches!(phase, Phase::Play | Phase::Feeding | Phase::FoodCard),
            _ => phase == Phase::Feeding,
        };
        out.refuse_if(!at_home, Rule::NsRound1)?;
        match phase {
            Phase::Play => {
                // NS-P3-1, NS-P3-7: only in the player's own turn.
                let rule = if matches!(action, Action::Drop { .. }) { Rule::NsP37 } else { Rule::NsP31 };
                out.refuse_if(!self.may_play(seat), rule)?;
            }
            Phase::Feeding => {
                // NS-FSM-1: only whose turn it is, and no command while a question is open.
                let asked = match self.need_now() {
                    Need::Decision(Decision { seat: asked, question: Question::Feed }) => asked == seat,
                    _ => false,
                };
                out.refuse_if(!asked, Rule::NsFsm1)?;
            }
            Phase::FoodCard => out.refuse_if(self.moment.step == Step::Begin, Rule::NsRound1)?,
            _ => {}
        }
        match action {
            Action::FoodCard { card } => self.check_food_card(seat, Some(card), out),
            Action::PlayTrait { .. } | Action::NewSpecies { .. } | Action::Grow { .. } | Action::Drop { .. } => {
                self.check_play(seat, action, out)
            }
            Action::Feed { species } => {
                self.check_main(out)?;
                self.check_feed(seat, species, out)
            }
            Action::Attack { attacker, victim, negate } => {
                self.check_main(out)?;
                self.check_attack(seat, attacker, victim, negate, out)
            }
            Action::Intelligence { species, card } => self.check_intelligence(seat, species, card, out),
            Action::Pass | Action::EndTurn if phase == Phase::FoodCard => self.check_food_card(seat, None, out),
            _ => self.check_stop(seat, out),
        }
    }

    fn check_answer(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let asked = match self.need_now() {
            Need::Decision(decision) if decision.seat == seat => Some(decision.question),
            _ => None,
        };
        match action {
            Action::Pay { card } => {
                let pays = matches!(asked, Some(Question::Pay { .. }));
                self.check_payment(seat, pays, card, out)
            }
            Action::Leaf { .. } | Action::DefaultOrder => {
                out.refuse_if(self.moment.phase != Phase::Leaves, Rule::NsRound1)?;
                // NS-P4-2: each owner orders their own, in turn order.
                out.refuse_if(asked != Some(Question::ChooseLeaf), Rule::NsP42)?;
                match action {
                    Action::Leaf { acts, of } => self.check_leaf(seat, acts, of, out),
                    _ => Verdict::Continue(()),
                }
            }
            _ => {
                let chain = match self.moment.top() {
                    Some(Frame::Chain(chain)) => Some(chain),
                    _ => None,
                };
                self.check_take_answer(seat, chain, action, out)
            }
        }
    }
}
