//! Reasons for refusal: what holds for all commands, then the row of the command.

use game::{Need, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::AnimalId;
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
        // NW-DEV-2, NW-FEED-7: a pass is final.
        if self.moment.passed.contains(seat) {
            match phase {
                Phase::Development => out.refuse(Rule::NwDev2)?,
                Phase::Feeding => out.refuse(Rule::NwFeed7)?,
                _ => {}
            }
        }
        // NW-EPOCH-3: only whose turn it is, and no command while a question is open.
        let asked = match self.need_now() {
            Need::Decision(Decision { seat: asked, question: Question::Develop | Question::Feed }) => Some(asked),
            _ => None,
        };
        out.refuse_if(asked != Some(seat), Rule::NwEpoch3)?;
        // NW-EPOCH-2: every command has its phase. NW-ROW-3: the row is ordered in development only.
        match home(action) {
            Some(home) if home != phase && matches!(action, Action::Rearrange { .. }) => out.refuse(Rule::NwRow3)?,
            Some(home) if home != phase => out.refuse(Rule::NwEpoch2)?,
            None if !matches!(phase, Phase::Development | Phase::Feeding) => out.refuse(Rule::NwEpoch2)?,
            _ => {}
        }
        if let Some((acting, rule)) = acting_animal(action)
            && !self.owns(seat, acting)
        {
            // What cannot act has no further reasons.
            return out.add(Reason { rule, cause: Some(acting.0) });
        }
        self.check_row(seat, action, out)
    }

    /// The command's own row.
    fn check_row(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        match action {
            Action::PlayAnimal { .. } | Action::PlayTrait { .. } | Action::PlayPair { .. } => {
                self.check_play(seat, action, out)
            }
            Action::Rearrange { order } => self.check_rearrange(seat, &order, out),
            Action::AnnounceAnimal | Action::AnnounceTrait { .. } => self.check_announcement(seat, action, out),
            Action::Shelter { animal, from } => {
                self.check_basic(action, out)?;
                self.check_shelter(animal, from, out)
            }
            Action::Feed { animal, from } => {
                self.check_basic(action, out)?;
                self.check_feed(animal, from, out)
            }
            Action::Attack { predator, prey, mutation, intelligence } => {
                self.check_basic(action, out)?;
                self.check_attack(predator, prey, mutation, intelligence, out)
            }
            Action::Piracy { pirate, victim, taking } => self.check_piracy(pirate, victim, taking, out),
            Action::Metamorphose { .. } | Action::MetamorphoseFromPool { .. } | Action::MetamorphoseForFood { .. } => {
                self.check_metamorphosis(seat, action, out)
            }
            Action::Pass if self.moment.phase == Phase::Development => {
                out.refuse_if(!self.may_pass_development(seat), Rule::NwVarDis3)
            }
            Action::Pass => self.check_pass(seat, out),
            Action::EndTurn => self.check_end_turn(seat, out),
            _ => out.refuse(Rule::NwEpoch3),
        }
    }

    fn check_answer(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let need = self.need_now();
        if !need.asks(seat) {
            return out.refuse(Rule::NwEpoch3);
        }
        match (self.moment.top(), self.moment.step) {
            (Some(Frame::Attack(attack)), _) => self.check_reaction(attack, action, out),
            (Some(Frame::FoodChain(chain)), _) => self.check_trigger(chain, action, out),
            (Some(Frame::Mutation(mutation)), _) => self.check_placement(mutation, action, out),
            (_, Step::SpendFat(asked)) => match action {
                Action::SpendFat { animal } | Action::KeepFat { animal } if animal == asked => Verdict::Continue(()),
                _ => out.refuse(Rule::NwExt2),
            },
            (_, Step::Hibernate(asked)) => match action {
                Action::Hibernate { animal } | Action::StayAwake { animal } if animal == asked => Verdict::Continue(()),
                _ => out.refuse(Rule::NwExt3),
            },
            (_, Step::HandLimit) => match action {
                Action::DiscardHand { card } => self.check_discard(seat, card, out),
                _ => out.refuse(Rule::NwExt11),
            },
            _ => out.refuse(Rule::NwEpoch3),
        }
    }
}

/// The phase of a command; a pass has two.
fn home(action: Action) -> Option<Phase> {
    match action {
        Action::Pass => None,
        Action::PlayAnimal { .. }
        | Action::PlayTrait { .. }
        | Action::PlayPair { .. }
        | Action::Rearrange { .. }
        | Action::AnnounceAnimal
        | Action::AnnounceTrait { .. } => Some(Phase::Development),
        _ => Some(Phase::Feeding),
    }
}

/// The animal that acts, which must be the player's own, and the rule that says so.
fn acting_animal(action: Action) -> Option<(AnimalId, Rule)> {
    match action {
        Action::Shelter { animal, .. } => Some((animal, Rule::NwShel1)),
        Action::Feed { animal, .. } => Some((animal, Rule::NwGraze1)),
        Action::Attack { predator, .. } => Some((predator, Rule::NwAtt1)),
        Action::Piracy { pirate, .. } => Some((pirate, Rule::NwAdd1)),
        Action::Metamorphose { animal, .. }
        | Action::MetamorphoseFromPool { animal, .. }
        | Action::MetamorphoseForFood { animal, .. } => Some((animal, Rule::NwAdd1)),
        _ => None,
    }
}
