//! Chapters The feeding turn, Shelter, Feeding from an area and Additional actions (NW-FSM-5).
//!
//! | kind | action | where |
//! |---|---|---|
//! | basic | seek shelter, feed from an area | here |
//! | basic | attack | `attack` |
//! | additional | Piracy, Metamorphosis | the trait's file |
//!
//! NW-ADD-6: the basic and the additional action may concern different animals, in either order (NW-ADD-1).

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::access::{Door, Taking};
use crate::action::Action;
use crate::animal::Flags;
use crate::areas::Place;
use crate::cards::{AnimalId, TraitSet};
use crate::event::{Event, Fact, Source};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{ADDITIONAL, carnivorous, shelled};

/// The kinds of possible basic actions that forbid passing (NW-FEED-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Duties {
    /// A hungry animal can eat from an area.
    pub(crate) feed: bool,
    /// A hungry predator has a prey.
    pub(crate) attack: bool,
    /// An animal can seek shelter.
    pub(crate) shelter: bool,
    /// A fed animal can store food from an area (NW-OPT-FAT-FEEDING-BLOCKS-PASS).
    pub(crate) store: bool,
}

impl Duties {
    #[inline]
    pub(crate) fn any(self) -> bool {
        self.feed || self.attack || self.shelter || self.store
    }
}

impl State {
    // NW-ADD-6: each action names its animal; the basic and the additional one may differ.
    pub(crate) fn legal_feeding(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let turn = self.moment.turn;
        let mut duties = Duties::default();
        if !turn.basic_done {
            duties = self.legal_basic(seat, actions);
        }
        // NW-ADD-2: one additional action a turn.
        if !turn.additional_done && self.row_traits(seat).meets(ADDITIONAL) {
            for &id in self.row(seat) {
                if self.animal(id).traits.meets(ADDITIONAL) {
                    self.legal_piracy(id, actions);
                    self.legal_metamorphosis(seat, id, actions);
                }
            }
        }
        // NW-FEED-3, NW-ADD-7; NW-ADD-5: additional actions keep nobody from passing.
        if turn.basic_done || !duties.any() {
            let acted = turn.basic_done || turn.additional_done;
            actions.push(if acted { Action::EndTurn } else { Action::Pass });
        }
    }

    /// The traits that any animal of the seat has.
    #[inline]
    fn row_traits(&self, seat: Seat) -> TraitSet {
        self.row(seat).iter().fold(TraitSet::EMPTY, |all, &id| all.union(self.animal(id).traits))
    }

    /// The basic actions, and which of them are duties.
    fn legal_basic(&self, seat: Seat, actions: &mut ActionList<Action>) -> Duties {
        let mut duties = Duties::default();
        let (food, shelters) = self.open_places();
        for &id in self.row(seat) {
            let animal = self.animal(id);
            let before = actions.len();
            if !animal.flags.has(Flags::SHELTERED) {
                for &(from, door) in shelters.iter() {
                    if door.lets_in(animal) {
                        actions.push(Action::Shelter { animal: id, from });
                    }
                }
                duties.shelter |= actions.len() > before;
            }
            if !self.can_receive(id) {
                continue;
            }
            let before = actions.len();
            for &(from, door) in food.iter() {
                if door.lets_in(animal) {
                    actions.push(Action::Feed { animal: id, from });
                }
            }
            let hungry = !animal.is_fed();
            if actions.len() > before {
                duties.feed |= hungry;
                duties.store |= !hungry;
            }
            if self.is_ready_predator(id) {
                let forced = self.legal_attacks(id, actions);
                duties.attack |= hungry && forced;
            }
        }
        self.as_duties(duties)
    }

    // NW-OPT-SHELTER-BLOCKS-PASS, NW-OPT-FAT-FEEDING-BLOCKS-PASS. NW-FEED-5: an attack for fat alone is never a duty.
    #[inline]
    fn as_duties(&self, mut duties: Duties) -> Duties {
        duties.shelter &= self.options.shelter_blocks_pass;
        duties.store &= self.options.fat_feeding_blocks_pass;
        duties
    }

    /// The basic actions that forbid passing now; none once the basic action is done.
    pub(crate) fn duties(&self, seat: Seat) -> Duties {
        let mut duties = Duties::default();
        if self.moment.turn.basic_done {
            return duties;
        }
        let (food, shelters) = self.open_places();
        for &id in self.row(seat) {
            let animal = self.animal(id);
            duties.shelter |=
                !animal.flags.has(Flags::SHELTERED) && shelters.iter().any(|(_, door)| door.lets_in(animal));
            if !self.can_receive(id) {
                continue;
            }
            let hungry = !animal.is_fed();
            if food.iter().any(|(_, door)| door.lets_in(animal)) {
                duties.feed |= hungry;
                duties.store |= !hungry;
            }
            duties.attack |= hungry && !duties.attack && self.is_ready_predator(id) && self.has_forced_prey(id);
        }
        self.as_duties(duties)
    }

    /// Whether the seat has anything to do but pass or end the turn (NW-FSM-2).
    pub(crate) fn has_feeding_action(&self, seat: Seat) -> bool {
        let turn = self.moment.turn;
        (!turn.basic_done && self.has_basic_action(seat))
            || (!turn.additional_done
                && self.row(seat).iter().any(|&id| {
                    self.animal(id).traits.meets(ADDITIONAL)
                        && (self.has_piracy(id) || self.has_metamorphosis(seat, id))
                }))
    }

    fn has_basic_action(&self, seat: Seat) -> bool {
        let (food, shelters) = self.open_places();
        self.row(seat).iter().any(|&id| {
            let animal = self.animal(id);
            let lets_in = |(_, door): &(Place, Door)| door.lets_in(animal);
            (!animal.flags.has(Flags::SHELTERED) && shelters.iter().any(lets_in))
                || (self.can_receive(id)
                    && (food.iter().any(lets_in) || (self.is_ready_predator(id) && self.has_any_prey(id))))
        })
    }

    // NW-FEED-1: one basic action a turn; a predator that attacks again is refused by NW-ATT-2.
    pub(crate) fn check_basic(&self, action: Action, out: &mut impl Refusals<Rule>) -> Verdict {
        let again = match action {
            Action::Attack { predator, .. } => carnivorous::has_attacked(self.animal(predator)),
            _ => false,
        };
        out.refuse_if(self.moment.turn.basic_done && !again, Rule::NwFeed1)
    }

    // NW-SHEL-1: an animal of the player without a shelter (NW-SHEL-2), an area it has access to with a shelter on it.
    pub(crate) fn check_shelter(&self, id: AnimalId, from: Place, out: &mut impl Refusals<Rule>) -> Verdict {
        let cause = Some(id.0);
        if self.animal(id).flags.has(Flags::SHELTERED) {
            out.add(Reason { rule: Rule::NwShel2, cause })?;
        }
        self.check_access(id, from, Taking::Shelter, out)?;
        out.refuse_if(self.tokens_at(from).shelter == 0, Rule::NwShel1)
    }

    fn check_access(&self, id: AnimalId, from: Place, taking: Taking, out: &mut impl Refusals<Rule>) -> Verdict {
        let reaches = self.find_place(from).is_none() || self.can_reach(id, from, taking);
        if reaches {
            return Verdict::Continue(());
        }
        // NW-ACC-1, NW-ACC-3
        out.add(Reason { rule: Rule::NwAcc3, cause: Some(id.0) })
    }

    pub(crate) fn apply_shelter(&mut self, id: AnimalId, from: Place, sink: &mut impl EventSink<Event>) {
        if let Some(tokens) = self.tokens_at_mut(from) {
            tokens.shelter -= 1;
            self.animal_mut(id).flags.set(Flags::SHELTERED, true);
            sink.emit(Event::Open(Fact::Sheltered { animal: id, from }));
        }
    }

    /// What keeps an animal from receiving food, in the order of the table.
    pub(crate) fn check_receives(&self, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let animal = self.animal(id);
        let cause = Some(id.0);
        if shelled::is_inside(animal) {
            out.add(Reason { rule: Rule::NwTShelled, cause })?;
        }
        if let Some(guardian) = self.hungry_guardian(id) {
            out.add(Reason { rule: Rule::NwTSymbiosis, cause: Some(guardian.0) })?;
        }
        if animal.capacity() == 0 {
            out.add(Reason { rule: Rule::NwHun4, cause })?;
        }
        Verdict::Continue(())
    }

    // NW-GRAZE-1: an animal of the player that can receive food, an area it has access to with food on it.
    pub(crate) fn check_feed(&self, id: AnimalId, from: Place, out: &mut impl Refusals<Rule>) -> Verdict {
        self.check_receives(id, out)?;
        self.check_access(id, from, Taking::Food, out)?;
        out.refuse_if(self.tokens_at(from).food == 0, Rule::NwGraze1)
    }

    pub(crate) fn apply_feed(&mut self, id: AnimalId, from: Place, sink: &mut impl EventSink<Event>) {
        self.receive(id, 1, Source::Area(from), sink);
    }

    /// What a pass in feeding is refused for.
    pub(crate) fn check_pass(&self, seat: Seat, out: &mut impl Refusals<Rule>) -> Verdict {
        let turn = self.moment.turn;
        out.refuse_if(turn.basic_done, Rule::NwFeed1)?;
        // NW-ADD-4: a player who used an additional action has not passed; the turn is ended.
        out.refuse_if(!turn.basic_done && turn.additional_done, Rule::NwAdd4)?;
        let duties = self.duties(seat);
        let kinds = [duties.attack, duties.shelter, duties.store].into_iter().filter(|&kind| kind).count();
        let rule = match (duties.feed, kinds) {
            (true, _) | (false, 2..) => Rule::NwFeed3,
            (false, 0) => return Verdict::Continue(()),
            // NW-FEED-4: forced attacks. NW-FEED-6: shelters.
            _ if duties.attack => Rule::NwFeed4,
            _ if duties.shelter => Rule::NwFeed6,
            _ => Rule::NwFeed5,
        };
        out.refuse(rule)
    }

    /// What the end of a turn is refused for.
    pub(crate) fn check_end_turn(&self, seat: Seat, out: &mut impl Refusals<Rule>) -> Verdict {
        let turn = self.moment.turn;
        if turn.basic_done {
            return Verdict::Continue(());
        }
        if turn.additional_done {
            return out.refuse_if(self.duties(seat).any(), Rule::NwAdd7);
        }
        // NW-FEED-2: a player who has done nothing passes.
        out.refuse(if self.duties(seat).any() { Rule::NwFeed1 } else { Rule::NwFeed2 })
    }
}
