//! Chapter Migration: animals are announced one by one, others follow, then all set off together.
//!
//! ```text
//! announce (CON-MIG-2) --+-- one more migrant ---> announce
//!                        +-- set off
//!                              v
//!                        follow (CON-MIG-6): for each animal with Phoresy where a migrant starts, in table order
//!                              v
//!                        all move together (CON-MIG-7)
//! ```
//!
//! What somebody else holds in their discard pile is not known to the table. So a player is asked also where only they
//! know that their animal cannot go, and an animal that leaves the Ocean takes its Swimming card when it is announced.

use game::{ActionList, EventSink, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::{AnimalId, Location};
use crate::event::{Event, Fact};
use crate::moment::{Frame, MainAction, Migration, MigrationStep};
use crate::rule::Rule;
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{migration, phoresy, swimming};

impl State {
    pub(crate) fn legal_migrations(&self, seat: Seat, actions: &mut ActionList<Action>) {
        for animal in self.ready_migrants(seat) {
            let (at, swims) = (self.animal(animal).at(), swimming::swims(self.animal(animal)));
            if at == Location::OCEAN && !self.can_take_swimming(seat) {
                continue;
            }
            for &to in self.modules.locations().iter().filter(|&&to| to != at) {
                let may_go = match (at == Location::OCEAN, to == Location::OCEAN) {
                    (false, true) => swims,
                    (false, false) => self.options.land_to_land_migration,
                    (true, _) => true,
                };
                if may_go {
                    actions.push(Action::Migrate { animal, to });
                }
            }
        }
    }

    /// The animals of the seat whose Migration is ready.
    #[inline]
    fn ready_migrants(&self, seat: Seat) -> impl Iterator<Item = AnimalId> {
        self.row(seat).iter().filter(|&id| migration::is_ready(self.animal(id)))
    }

    /// Whether the seat can announce a migration in this turn.
    pub(crate) fn can_migrate(&self, seat: Seat) -> bool {
        let can_go = |id, to| self.check_migrant(seat, id, to, &mut game::FirstReason::default()).is_continue();
        !self.moment.turn.acted
            && self.ready_migrants(seat).any(|id| self.modules.locations().iter().any(|&to| can_go(id, to)))
    }

    /// Whether an animal of the seat could migrate, as far as everybody can see.
    #[inline]
    pub(crate) fn seems_able_to_migrate(&self, seat: Seat) -> bool {
        self.ready_migrants(seat).any(|id| {
            let animal = self.animal(id);
            if animal.at() == Location::OCEAN {
                self.discard_sizes[seat] > 0
            } else {
                self.options.land_to_land_migration || swimming::swims(animal)
            }
        })
    }

    // CON-MIG-1: before any other action of the turn.
    pub(crate) fn check_migrate(
        &self,
        seat: Seat,
        animal: AnimalId,
        to: Location,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        self.check_main(MainAction::Migrate, out)?;
        out.refuse_if(self.moment.turn.main == MainAction::None && self.moment.turn.acted, Rule::ConMig1)?;
        self.check_migrant(seat, animal, to, out)
    }

    // CON-MIG-2: active and not spent, to a different location. CON-MIG-8: a sleeping animal can migrate, a paralysed
    // one cannot.
    pub(crate) fn check_migrant(
        &self,
        seat: Seat,
        id: AnimalId,
        to: Location,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let animal = self.animal(id);
        let cause = Some(id.0);
        let is_fit = self.owns(seat, id) && migration::is_ready(animal);
        if !is_fit || to == animal.at() || !self.modules.has_location(to) {
            out.add(Reason { rule: Rule::ConMig2, cause })?;
        }
        let (from_ocean, to_ocean) = (animal.at() == Location::OCEAN, to == Location::OCEAN);
        // CON-MIG-3: from continent to continent, unless the option forbids it.
        if !from_ocean && !to_ocean && !self.options.land_to_land_migration {
            out.add(Reason { rule: Rule::ConOptLandToLand, cause })?;
        }
        if !from_ocean && to_ocean && !swimming::swims(animal) {
            out.add(Reason { rule: Rule::ConMig4, cause })?;
        }
        if from_ocean && !to_ocean && !self.can_take_swimming(seat) {
            out.add(Reason { rule: Rule::ConMig5, cause })?;
        }
        Verdict::Continue(())
    }

    pub(crate) fn apply_migrate(&mut self, id: AnimalId, to: Location, sink: &mut impl EventSink<Event>) {
        let seat = self.animal(id).owner();
        let mut under_way = match self.moment.top() {
            Some(&Frame::Migration(under_way)) => under_way,
            _ => {
                let begun = Migration { seat, migrants: AnimalSet::EMPTY, step: MigrationStep::Announce };
                self.moment.push(Frame::Migration(begun));
                begun
            }
        };
        migration::spend(self.animal_mut(id));
        sink.emit(Event::Open(Fact::MigrationAnnounced { animal: id, to }));
        self.prepare_departure(id, to, sink);
        under_way.migrants.insert(id);
        self.set_migration(under_way);
    }

    /// The animal will go there when all set off.
    fn prepare_departure(&mut self, id: AnimalId, to: Location, sink: &mut impl EventSink<Event>) {
        self.set_heading(id, Some(to));
        if self.animal(id).at() == Location::OCEAN {
            self.take_swimming(id, sink);
        }
    }

    fn set_migration(&mut self, under_way: Migration) {
        if let Some(frame @ Frame::Migration(_)) = self.moment.top_mut() {
            *frame = Frame::Migration(under_way);
        }
    }

    pub(crate) fn apply_set_off(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(&Frame::Migration(under_way)) = self.moment.top() {
            self.call_follower(under_way, None, sink);
        }
    }

    /// Asks about the animal that could follow after this one; when there is none, all set off.
    fn call_follower(&mut self, mut under_way: Migration, after: Option<AnimalId>, sink: &mut impl EventSink<Event>) {
        match self.next_follower(&under_way, after) {
            Some(animal) => {
                under_way.step = MigrationStep::Follow(animal);
                self.set_migration(under_way);
            }
            None => {
                self.moment.pop();
                self.set_off(sink);
            }
        }
    }

    // CON-MIG-6: in order announcing player, then clockwise; row by row.
    fn next_follower(&self, under_way: &Migration, after: Option<AnimalId>) -> Option<AnimalId> {
        let in_order = under_way.seat.clockwise(self.seats).flat_map(|seat| self.row(seat).iter());
        let mut left = in_order.skip_while(|&id| after.is_some_and(|last| last != id));
        if after.is_some() {
            left.next();
        }
        left.find(|&id| {
            let animal = self.animal(id);
            phoresy::follows(animal)
                && self.heading(id).is_none()
                && under_way.migrants.iter().any(|migrant| self.seems_able_to_follow(id, migrant))
        })
    }

    /// Whether the animal could follow the migrant, as far as everybody can see.
    fn seems_able_to_follow(&self, id: AnimalId, migrant: AnimalId) -> bool {
        let animal = self.animal(id);
        self.animal(migrant).at() == animal.at()
            && (self.heading(migrant) != Some(Location::OCEAN) || swimming::swims(animal))
            && (animal.at() != Location::OCEAN || self.discard_sizes[animal.owner()] > 0)
    }

    pub(crate) fn legal_follows(&self, under_way: &Migration, animal: AnimalId, actions: &mut ActionList<Action>) {
        let fits = under_way.migrants.iter().filter(|&migrant| self.can_follow(under_way, animal, migrant));
        actions.extend(fits.map(|migrant| Action::Follow { animal, migrant }));
        actions.push(Action::Stay { animal });
    }

    // CON-MIG-6: from where the migrant starts to where it goes; into the Ocean and out of it as for the migrant itself.
    pub(crate) fn can_follow(&self, under_way: &Migration, follower: AnimalId, migrant: AnimalId) -> bool {
        let animal = self.animal(follower);
        under_way.migrants.contains(migrant)
            && self.seems_able_to_follow(follower, migrant)
            && (animal.at() != Location::OCEAN || self.can_take_swimming(animal.owner()))
    }

    /// Who follows whom, or nobody.
    pub(crate) fn apply_follow(
        &mut self,
        animal: AnimalId,
        migrant: Option<AnimalId>,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(&Frame::Migration(under_way)) = self.moment.top() else { return };
        if let Some(migrant) = migrant
            && let Some(to) = self.heading(migrant)
        {
            sink.emit(Event::Open(Fact::Followed { animal, migrant, to }));
            self.prepare_departure(animal, to, sink);
        }
        self.call_follower(under_way, Some(animal), sink);
    }

    // CON-MIG-7: all together, with their tokens; then links between those who have parted are cut.
    fn set_off(&mut self, sink: &mut impl EventSink<Event>) {
        let travellers: AnimalSet = self.everybody().filter(|&id| self.heading(id).is_some()).collect();
        for id in travellers.iter() {
            if let Some(to) = self.heading(id) {
                self.set_heading(id, None);
                self.relocate(id, to, sink);
            }
        }
        self.cut_links(sink);
        for id in travellers.iter().filter(|&id| self.animal(id).at() == Location::OCEAN).collect::<AnimalSet>().iter()
        {
            self.discard_swimming(id, sink);
        }
    }
}
