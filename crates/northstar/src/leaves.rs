//! Chapter Leaf traits and food: traits with the leaf mark act before the food cards are turned up.
//!
//! NS-P4-2: seats act in turn order; each orders its own effects. NS-P4-6: the cards stay where they are. NS-P4-7: the
//! owner is asked as long as some run of their row (species joined by Cooperation) has two or more effects left; all
//! others follow in the default order without a question.

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::{Food, SpeciesId, Trait};
use crate::event::{Event, Fact};
use crate::moment::{Cause, Source, Step};
use crate::rule::Rule;
use crate::state::{Species, State};
use crate::traits::{cooperation, fat_tissue, fertile, long_neck};

/// The leaf traits in the default order (NS-P4-3).
pub(crate) const ORDER: [Trait; 3] = [fertile::CARD, fat_tissue::CARD, long_neck::CARD];

impl Species {
    /// Whether this leaf trait has still to act.
    pub(crate) fn has_leaf(&self, leaf: Trait) -> bool {
        ORDER.iter().position(|t| *t == leaf).is_some_and(|place| self.leaves & (1 << place) != 0)
    }

    pub(crate) fn all_leaves(&self) -> u8 {
        let has = |place: usize| u8::from(self.traits.contains(ORDER[place])) << place;
        has(0) | has(1) | has(2)
    }
}

impl State {
    // NS-P4-1: three traits have one, and all of them act before the food cards are turned up.
    pub(crate) fn begin_leaves(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            let mut next = self.rows[seat].first;
            while next != crate::state::NONE {
                let species = self.one_mut(SpeciesId(next));
                species.leaves = species.all_leaves();
                next = species.right;
            }
        }
        sink.emit(Event::Open(Fact::LeavesReady));
        self.moment.active = self.first;
        self.moment.step = Step::Leaf { default: false };
        self.run(sink);
    }

    /// Lets leaf traits act until the owner must be asked; true if they must, or if a take asks something.
    pub(crate) fn run_leaves(&mut self, default: bool, sink: &mut impl EventSink<Event>) -> bool {
        let seat = self.moment.active;
        if !default && self.first_crowded_run(seat).is_some() {
            return true;
        }
        let next = ORDER
            .into_iter()
            .find_map(|leaf| self.row(seat).find(|&id| self.one(id).has_leaf(leaf)).map(|id| (leaf, id)));
        match next {
            Some((leaf, id)) => self.act_leaf(leaf, id, sink),
            None => {
                let next = seat.next(self.seats);
                self.moment.step = if next == self.first { Step::Done } else { Step::Leaf { default: false } };
                self.moment.active = next;
            }
        }
        self.moment.top().is_some()
    }

    // NS-P4-6: the card stays where it is.
    // NS-P4-3: every effect happens as far as it can.
    fn act_leaf(&mut self, leaf: Trait, id: SpeciesId, sink: &mut impl EventSink<Event>) {
        let place = ORDER.iter().position(|t| *t == leaf).unwrap_or(0);
        let watering_hole = self.watering_hole;
        let species = self.one_mut(id);
        species.leaves &= !(1 << place);
        if leaf == fertile::CARD {
            if fertile::multiply(species, watering_hole) {
                sink.emit(Event::Open(Fact::Multiplied { species: id, pop: self.one(id).pop }));
            }
        } else if leaf == fat_tissue::CARD {
            // NS-TAKE-8: moving fat is not a take, so nothing follows from it.
            let tokens = fat_tissue::transfer(species);
            if tokens > 0 {
                sink.emit(Event::Open(Fact::FatMoved { species: id, tokens }));
            }
        }
        sink.emit(Event::Open(Fact::LeafActed { acted: leaf, species: id }));
        if leaf == long_neck::CARD {
            self.take(id, Food::Plant, Source::Bank, long_neck::TOKENS, Cause::LongNeck, sink);
        }
    }

    /// The run a species belongs to, by its leftmost species.
    fn run_start(&self, id: SpeciesId) -> SpeciesId {
        let mut start = id;
        while let Some(left) = self.left_of(start)
            && self.one(left).traits.contains(cooperation::CARD)
        {
            start = left;
        }
        start
    }

    fn leaves_in_run(&self, start: SpeciesId) -> u32 {
        let mut count = 0;
        let mut here = Some(start);
        while let Some(id) = here {
            let species = self.one(id);
            count += species.leaves.count_ones();
            here = self.right_of(id).filter(|_| species.traits.contains(cooperation::CARD));
        }
        count
    }

    fn is_crowded(&self, id: SpeciesId) -> bool {
        self.leaves_in_run(self.run_start(id)) >= 2
    }

    fn first_crowded_run(&self, seat: Seat) -> Option<SpeciesId> {
        self.row(seat).find(|&id| self.one(id).leaves != 0 && self.is_crowded(id))
    }

    pub(crate) fn legal_leaves(&self, seat: Seat, actions: &mut ActionList<Action>) {
        for id in self.row(seat).filter(|&id| self.one(id).leaves != 0 && self.is_crowded(id)) {
            let open = ORDER.into_iter().filter(|leaf| self.one(id).has_leaf(*leaf));
            actions.extend(open.map(|acts| Action::Leaf { acts, of: id }));
        }
        actions.push(Action::DefaultOrder);
    }

    // NS-DEC-3: an effect that has not acted, of a run with two or more.
    pub(crate) fn check_leaf(&self, seat: Seat, acts: Trait, of: SpeciesId, out: &mut impl Refusals<Rule>) -> Verdict {
        let open = self.owns(seat, of) && self.one(of).has_leaf(acts) && self.is_crowded(of);
        out.refuse_if(!open, Rule::NsP47)
    }

    pub(crate) fn apply_leaf(&mut self, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Leaf { acts, of } => self.act_leaf(acts, of, sink),
            _ => self.moment.step = Step::Leaf { default: true },
        }
    }
}
