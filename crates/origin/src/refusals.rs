//! Appendix Reasons for refusal: what holds for all commands, then the row of the command.

use game::{Need, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::decision::Question;
use crate::moment::{Frame, MainAction, Phase, Step};
use crate::rule::Rule;
use crate::state::State;

impl State {
    /// Every check of the table, from top to bottom; `out` says whether to go on after a reason.
    #[inline(always)]
    pub(crate) fn check(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        // One more migrant is an answer once a migration is announced.
        let announces = matches!(action, Action::Migrate { .. }) && self.moment.migration().is_some();
        if action.is_answer() || announces {
            self.check_answer(seat, action, out)
        } else {
            self.check_command(seat, action, out)
        }
    }

    #[inline(always)]
    fn check_command(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let phase = self.moment.phase;
        // ORI-DEV-5; feeding: ORI-OPT-FEEDING-PASS.
        if self.moment.passed.contains(seat) {
            match phase {
                Phase::Development => out.refuse(Rule::OriDev5)?,
                Phase::Feeding => out.refuse(Rule::OriOptFeedingPass)?,
                _ => {}
            }
        }
        // ORI-ROUND-2: only whose turn it is, and no command while a question is open.
        let is_asked = self.moment.is_quiet() && self.moment.step == Step::Turn && self.moment.active == seat;
        out.refuse_if(!is_asked, Rule::OriRound2)?;
        // ORI-ROUND-1: every command has its phase.
        let at_home = match action {
            Action::Pass => matches!(phase, Phase::Development | Phase::Feeding),
            Action::PlayAnimal { .. } | Action::PlayTrait { .. } | Action::PlayPair { .. } => {
                phase == Phase::Development
            }
            _ => phase == Phase::Feeding,
        };
        out.refuse_if(!at_home, Rule::OriRound1)?;
        // CON-MIG-1: after a migration the turn can only end.
        if self.moment.turn.main == MainAction::Migrate && !matches!(action, Action::Pass | Action::EndTurn) {
            out.refuse(Rule::ConMig1)?;
        }
        match action {
            Action::PlayAnimal { .. } | Action::PlayTrait { .. } | Action::PlayPair { .. } => {
                self.check_play(seat, action, out)
            }
            Action::Take { animal } => {
                self.check_main(MainAction::Take, out)?;
                self.check_take(seat, animal, out)
            }
            Action::Attack { attacker, target } => {
                self.check_main(MainAction::Attack, out)?;
                self.check_attack(seat, attacker, target, out)
            }
            Action::Fat { animal, count } => {
                self.check_main(MainAction::Fat, out)?;
                self.check_fat(seat, animal, count, out)
            }
            Action::Piracy { pirate, target } => self.check_piracy(seat, pirate, target, out),
            Action::Graze { animal } => self.check_graze(seat, animal, out),
            Action::Hibernate { animal } => self.check_hibernate(seat, animal, out),
            Action::Recombine { link, first, second } => self.check_recombine(seat, link, first, second, out),
            Action::Migrate { animal, to } => self.check_migrate(seat, animal, to, out),
            Action::Pass if phase == Phase::Development => Verdict::Continue(()),
            Action::Pass | Action::EndTurn => self.check_stop(seat, out),
            _ => out.refuse(Rule::OriRound2),
        }
    }

    fn check_answer(&self, seat: Seat, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let decision = match self.need_now() {
            Need::Decision(decision) if decision.seat == seat => decision,
            _ => return out.refuse(Rule::OriRound2),
        };
        match (decision.question, self.moment.top()) {
            (Question::Defend { .. }, Some(Frame::Attack(attack))) => self.check_defence(attack, action, out),
            (Question::ChooseTrigger, Some(Frame::FoodChain(chain))) => match action {
                Action::Trigger { link, .. } if !self.is_link(link) => out.refuse(Rule::OriPair7),
                Action::Trigger { link, from } => self.check_trigger(chain, link, from, out),
                // ORI-PAIR-4: pair triggers are mandatory.
                _ => out.refuse(Rule::OriPair4),
            },
            (Question::ChooseScavenger, Some(Frame::Scavenge(scavenge))) => match action {
                Action::Scavenge { animal } => {
                    let fits = self.scavengers(seat, scavenge.at).any(|legal| legal == animal);
                    out.refuse_if(!fits, Rule::OriTScavenger2)
                }
                _ => out.refuse(Rule::OriTScavenger2),
            },
            (Question::ChooseMigrants, _) => match action {
                Action::Migrate { animal, to } => self.check_migrant(seat, animal, to, out),
                Action::SetOff => Verdict::Continue(()),
                _ => out.refuse(Rule::ConMig2),
            },
            (Question::ChooseFollower { animal: asked }, Some(Frame::Migration(migration))) => match action {
                Action::Follow { animal, migrant } => {
                    let fits = animal == asked && self.can_follow(migration, animal, migrant);
                    out.refuse_if(!fits, Rule::ConMig6)
                }
                Action::Stay { animal } => out.refuse_if(animal != asked, Rule::ConMig6),
                _ => out.refuse(Rule::ConMig6),
            },
            (Question::ChooseKept { animal: asked, .. }, _) => match action {
                // CON-T-RECOMBINATION-3: one of the two goes, and this animal is asked about.
                Action::Keep { animal, .. } => out.refuse_if(animal != asked, Rule::ConTRecombination3),
                _ => out.refuse(Rule::ConTRecombination3),
            },
            (Question::ChooseRestored, _) => match action {
                Action::Restore { animal, card } => self.check_restoring(seat, animal, card, out),
                _ => out.refuse(Rule::ConTRegeneration5),
            },
            (Question::ChooseFresh, _) => match action {
                Action::Place { card, at } => self.check_placing(seat, card, at, out),
                _ => out.refuse(Rule::ConExt2),
            },
            _ => out.refuse(Rule::OriRound2),
        }
    }
}
