//! Chapter Feeding turns: at most one main action and any number of side actions (ORI-TURN-1).
//!
//! | kind | action | where |
//! |---|---|---|
//! | main | take a token | here |
//! | main | attack | `attack` |
//! | main | burn fat | `fat` |
//! | main | migrate | `continents::migration` |
//! | side | Piracy, Grazing, Hibernation, Recombination | the trait's file |
//!
//! ORI-FEED-5: side actions combine with any main action, in any number and order; ORI-FEED-3: also without one and with
//! an empty bank.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::animal::Flags;
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Source};
use crate::moment::{MainAction, Turn};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{SIDE_ACTIONS, carnivorous};

impl State {
    pub(crate) fn legal_feeding(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let start = actions.len();
        let Turn { main, acted, .. } = self.moment.turn;
        // CON-MIG-1: a player who has migrated does nothing else in this turn.
        if main == MainAction::Migrate {
            return actions.push(Action::EndTurn);
        }
        for id in self.row(seat).iter() {
            if main == MainAction::None {
                if self.bank_of(id) > 0 && self.can_receive(id) {
                    actions.push(Action::Take { animal: id });
                }
                self.legal_fat(id, actions);
                if carnivorous::hunts(self.animal(id)) {
                    self.legal_attacks(id, actions);
                }
            }
            self.legal_side_actions(id, actions);
        }
        if !acted && self.modules.is_divided() {
            self.legal_migrations(seat, actions);
        }
        if actions.len() == start || !self.must_feed(seat) {
            actions.push(if acted { Action::EndTurn } else { Action::Pass });
        }
    }

    // ORI-FEED-5: offered before and after the main action; only the cards limit them.
    #[inline]
    fn legal_side_actions(&self, id: AnimalId, actions: &mut ActionList<Action>) {
        if !self.animal(id).active.meets(SIDE_ACTIONS) {
            return;
        }
        if self.is_ready_pirate(id) {
            for target in self.everybody().filter(|&target| self.can_be_robbed(id, target)) {
                actions.push(Action::Piracy { pirate: id, target });
            }
        }
        if self.may_graze(id) {
            actions.push(Action::Graze { animal: id });
        }
        if self.may_hibernate(id) {
            actions.push(Action::Hibernate { animal: id });
        }
        self.legal_recombinations(id, actions);
    }

    /// Whether the seat has anything to do but pass or end the turn, as far as everybody can see.
    pub(crate) fn has_feeding_action(&self, seat: Seat) -> bool {
        self.has_open_action(seat)
            || (self.modules.is_divided() && !self.moment.turn.acted && self.seems_able_to_migrate(seat))
    }

    /// The same without migrations, which may depend on what only the seat knows.
    pub(crate) fn has_open_action(&self, seat: Seat) -> bool {
        let main = self.moment.turn.main;
        let main_is_free = main == MainAction::None;
        main != MainAction::Migrate
            && self.row(seat).iter().any(|id| {
                (main_is_free
                    && ((self.bank_of(id) > 0 && self.can_receive(id))
                        || self.burnable(id) > 0
                        || self.can_hunt_somebody(id)))
                    || self.may_graze(id)
                    || self.may_hibernate(id)
                    || (self.is_ready_pirate(id) && self.everybody().any(|target| self.can_be_robbed(id, target)))
                    || self.can_recombine(id)
            })
    }

    // ORI-OPT-FEEDING-COMPULSORY: a player who can feed a hungry animal from the bank needs a main action before
    // stopping.
    pub(crate) fn must_feed(&self, seat: Seat) -> bool {
        self.options.feeding_compulsory
            && self.moment.turn.main == MainAction::None
            && self.row(seat).iter().any(|id| self.bank_of(id) > 0 && !self.animal(id).is_fed() && self.can_receive(id))
    }

    /// What a second main action is refused for.
    #[inline]
    pub(crate) fn check_main(&self, wanted: MainAction, out: &mut impl Refusals<Rule>) -> Verdict {
        match (self.moment.turn.main, wanted) {
            (MainAction::None, _) => Verdict::Continue(()),
            // ORI-HUNT-2: one carnivore per turn.
            (MainAction::Attack, MainAction::Attack) => out.refuse(Rule::OriHunt2),
            // ORI-FEED-2: one token per turn.
            (MainAction::Take, MainAction::Take) => out.refuse(Rule::OriFeed2),
            // CON-MIG-1: a migration comes before everything else.
            (_, MainAction::Migrate) => out.refuse(Rule::ConMig1),
            // ORI-FEED-4: attack and fat stand in for taking a token.
            _ => out.refuse(Rule::OriFeed4),
        }
    }

    // ORI-FEED-1: a token from the bank for an animal of the player. ORI-HUNT-5: carnivores too.
    #[inline]
    pub(crate) fn check_take(&self, seat: Seat, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let animal = self.animal(id);
        if !self.owns(seat, id) {
            return out.refuse(Rule::OriFeed1);
        }
        self.check_remains(id, out)?;
        let cause = Some(id.0);
        if animal.is_hibernating() {
            // ORI-T-HIBERNATION-2: a sleeper receives nothing.
            out.add(Reason { rule: Rule::OriTHibernation2, cause })?;
        } else if animal.is_full() {
            // ORI-FEED-7: a full animal eats no more.
            out.add(Reason { rule: Rule::OriFeed7, cause })?;
        }
        if let Some(guardian) = self.hungry_guardian(id) {
            out.add(Reason { rule: Rule::OriTSymbiosis2, cause: Some(guardian.0) })?;
        }
        out.refuse_if(self.bank_of(id) == 0, Rule::OriFeed1)
    }

    pub(crate) fn apply_take(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        self.receive(id, 1, Source::Bank, sink);
    }

    /// What the use of a trait is refused for when the animal has it and it does not work.
    pub(crate) fn check_active(&self, id: AnimalId, t: Trait, out: &mut impl Refusals<Rule>) -> Verdict {
        self.check_paralysed(id, out)?;
        self.check_disabled(id, t, out)
    }

    // CON-T-REGENERATION-4: remains do nothing. There is no other reason then.
    pub(crate) fn check_remains(&self, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        if self.animal(id).flags.has(Flags::REMAINS) {
            out.add(Reason { rule: Rule::ConTRegeneration4, cause: Some(id.0) })?;
            return Verdict::Break(());
        }
        Verdict::Continue(())
    }

    pub(crate) fn check_paralysed(&self, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        if self.animal(id).is_paralysed() {
            out.add(Reason { rule: Rule::ConTCnidocytes2, cause: Some(id.0) })?;
        }
        Verdict::Continue(())
    }

    pub(crate) fn check_disabled(&self, id: AnimalId, t: Trait, out: &mut impl Refusals<Rule>) -> Verdict {
        if self.is_disabled(id, t) {
            out.add(Reason { rule: Rule::ConTNeoplasm6, cause: Some(id.0) })?;
        }
        Verdict::Continue(())
    }

    // ORI-FEED-8: passing is free unless the option says otherwise.
    #[inline]
    pub(crate) fn check_stop(&self, seat: Seat, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(self.must_feed(seat), Rule::OriOptFeedingCompulsory)
    }
}
