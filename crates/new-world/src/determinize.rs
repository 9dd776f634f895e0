//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees and remembers is copied; the cards they do not know (deck, other hands, all gene pools, parts
//! of the discard pile, unknown animal cards, cards and areas out of the game, the area deck) are dealt at random from
//! those that are left, so that they agree with what they have seen before (`unseen`).

use game::{Seat, Viewer};
use rand_core::Rng;

use crate::animal::{Flags, Hand};
use crate::areas::{AreaKind, MAX_AREA_CARDS, MAX_DESIGNS};
use crate::catalogue::{Kind, MAX_CARDS};
use crate::config::Config;
use crate::memory::{Discarded, Reshuffle, Witness};
use crate::state::State;
use crate::unseen::{Unseen, UnseenCards};
use crate::view::{AnimalView, View};

impl View {
    pub(crate) fn determinize(&self, rng: &mut impl Rng) -> State {
        let config = Config {
            seats: self.seats,
            options: self.options,
            catalogue: self.catalogue,
            areas: self.areas,
            numbers: self.numbers,
            first: Some(self.first),
        };
        let mut state = State::blank(&config);
        let mut unseen = UnseenCards::of(self, rng);
        state.appointed = None;
        state.moment = self.moment;
        state.epoch = self.epoch;
        state.first = self.first;
        state.winners = self.winners;
        self.place_areas(&mut state, rng);
        for seat in Seat::all(self.seats) {
            for animal in self.row(seat) {
                self.place_animal(&mut state, animal, &mut unseen);
            }
        }
        for link in &self.links {
            let kind = self.catalogue.kind(link.card).unwrap_or(Kind(0));
            state.put_link(link.id, kind, link.shows, link.first, link.second);
        }
        state.animal_count = self.animals_so_far;
        state.next_animal = self.next_animal;
        for seat in Seat::all(self.seats) {
            self.place_hidden(&mut state, seat, &mut unseen);
        }
        self.place_pile(&mut state, &mut unseen);
        for place in 0..usize::from(self.cards_out + self.deck) {
            state.deck[place % MAX_CARDS] = unseen.draw();
        }
        state.cards_out = self.cards_out;
        state.deck_len = self.deck;
        state
    }

    /// What the viewer saw going to the pile, then what they did not.
    fn place_pile(&self, state: &mut State, unseen: &mut UnseenCards) {
        for kind in self.open_pile.iter().filter_map(|card| self.catalogue.kind(*card)) {
            state.discard(kind);
        }
        let witness = Witness::viewer(self.viewer);
        for kind in self.seen_pile.iter().filter_map(|card| self.catalogue.kind(*card)) {
            state.put_on_pile(Discarded { kind, witness });
        }
        let new = self.reshuffled.as_ref().map_or(0, |reshuffled| reshuffled.discarded);
        for nth in 0..self.unknown_discards() {
            let witness = Witness::NOBODY.new_if(nth < new);
            state.put_on_pile(Discarded { kind: unseen.draw(), witness });
        }
        if let Some(reshuffled) = &self.reshuffled {
            let laid = reshuffled.laid.iter().copied().collect();
            state.reshuffle = Reshuffle::begun(reshuffled.new, laid);
            for kind in reshuffled.cards.iter().filter_map(|card| self.catalogue.kind(*card)) {
                state.reshuffle.add(self.viewer, kind);
            }
        }
    }

    fn place_areas(&self, state: &mut State, rng: &mut impl Rng) {
        let mut counts = [0u8; MAX_DESIGNS];
        for (kind, _, count) in self.areas.list() {
            counts[usize::from(kind.0)] = count;
        }
        for kind in self.area_row.iter().map(|card| card.kind).chain(self.area_discard.iter().copied()) {
            let count = &mut counts[usize::from(kind.0) % MAX_DESIGNS];
            *count = count.saturating_sub(1);
        }
        let counted = counts.into_iter().enumerate().map(|(kind, count)| (AreaKind(kind as u8), count));
        let mut unseen: Unseen<AreaKind, MAX_AREA_CARDS> = Unseen::new(AreaKind(0), counted, rng);
        for place in 0..usize::from(self.areas_out + self.area_deck) {
            state.area_deck[place % MAX_AREA_CARDS] = unseen.draw();
        }
        state.areas_out = self.areas_out;
        state.area_deck_len = self.area_deck;
        for card in self.area_row.iter().rev() {
            state.put_area(*card);
        }
        for (place, kind) in self.area_discard.iter().take(MAX_AREA_CARDS).enumerate() {
            state.area_discards[place] = *kind;
            state.area_discards_len += 1;
        }
    }

    fn place_animal(&self, state: &mut State, animal: &AnimalView, unseen: &mut UnseenCards) {
        let kind = match self.known_under(animal.id) {
            Some(card) => self.catalogue.kind(card).unwrap_or(Kind(0)),
            None => unseen.draw(),
        };
        let id = animal.id;
        let place = usize::from(state.rows[animal.owner].len());
        state.put_animal(id, animal.owner, kind, place, animal.known);
        for card in &animal.stack {
            state.attach(id, self.catalogue.kind(card.card).unwrap_or(Kind(0)), card.shows);
            if card.fat {
                let top = state.animal(id).top;
                state.stacks[usize::from(top)].set_fat(true);
                state.animal_mut(id).fat += 1;
            }
        }
        let placed = state.animal_mut(id);
        placed.food = animal.food;
        placed.special = animal.special;
        placed.rotated = crate::traits::Rotated::of(animal.rotated);
        for (flag, on) in [
            (Flags::SHELTERED, animal.sheltered),
            (Flags::POISONED, animal.poisoned),
            (Flags::SHELLED_IN, animal.shelled_in),
            (Flags::ATTACKED, animal.attacked),
            (Flags::SAVED, animal.saved),
        ] {
            placed.flags.set(flag, on);
        }
    }

    fn place_hidden(&self, state: &mut State, seat: Seat, unseen: &mut UnseenCards) {
        let own = self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat));
        let mut hand = Hand::EMPTY;
        match own {
            Some(own) => own.hand.iter().filter_map(|card| self.catalogue.kind(*card)).for_each(|kind| hand.add(kind)),
            None => (0..self.hands[seat]).for_each(|_| hand.add(unseen.draw())),
        }
        state.hands[seat] = hand;
        // NW-VAR-RM-1: nobody knows a gene pool, not even its owner.
        for _ in 0..self.pools[seat] {
            state.pools[seat].add_below(unseen.draw());
        }
    }
}
