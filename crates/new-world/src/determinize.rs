//! A state that a viewer cannot tell from the real one.
//!
//! What the viewer sees is copied; the cards he cannot see (deck, other hands, all gene pools, the discard pile, unknown
//! animal cards, cards and areas out of the game, the area deck) are dealt at random from those that are left.

use game::{Seat, Viewer, below};
use rand_core::Rng;

use crate::animal::{Flags, Hand};
use crate::areas::{AreaKind, MAX_AREA_CARDS, MAX_DESIGNS};
use crate::cards::Card;
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::config::Config;
use crate::state::State;
use crate::view::{AnimalView, View};

/// The cards the viewer cannot see, in random order.
struct Unseen<T, const N: usize> {
    cards: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> Unseen<T, N> {
    fn new(empty: T, counts: impl Iterator<Item = (T, u8)>, rng: &mut impl Rng) -> Self {
        let mut unseen = Self { cards: [empty; N], len: 0 };
        for (card, count) in counts {
            for _ in 0..count {
                if unseen.len < N {
                    unseen.cards[unseen.len] = card;
                    unseen.len += 1;
                }
            }
        }
        for last in (1..unseen.len).rev() {
            unseen.cards.swap(last, below(rng, last as u32 + 1) as usize);
        }
        unseen
    }

    fn draw(&mut self) -> T {
        self.len = self.len.saturating_sub(1);
        self.cards[self.len]
    }
}

type UnseenCards = Unseen<Kind, MAX_CARDS>;

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
        let mut unseen = self.unseen_cards(rng);
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
        for place in 0..usize::from(self.discard) {
            let open = self.open_pile.get(place).and_then(|card| self.catalogue.kind(*card));
            state.discard(open.unwrap_or_else(|| unseen.draw()));
        }
        for place in 0..usize::from(self.cards_out + self.deck) {
            state.deck[place % MAX_CARDS] = unseen.draw();
        }
        state.cards_out = self.cards_out;
        state.deck_len = self.deck;
        state
    }

    fn unseen_cards(&self, rng: &mut impl Rng) -> UnseenCards {
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        for (place, (_, count)) in self.catalogue.list().enumerate() {
            counts[place] = count;
        }
        let mut see = |card: Card| {
            if let Some(kind) = self.catalogue.kind(card) {
                let count = &mut counts[kind.index()];
                *count = count.saturating_sub(1);
            }
        };
        self.animals.iter().flat_map(|animal| &animal.stack).for_each(|card| see(card.card));
        self.links.iter().for_each(|link| see(link.card));
        self.open_pile.iter().for_each(|card| see(*card));
        self.moment.mutation().into_iter().for_each(|mutation| see(mutation.card));
        if let Some(own) = &self.own {
            own.hand.iter().for_each(|card| see(*card));
            own.under.iter().for_each(|(_, card)| see(*card));
        }
        let counted = counts.into_iter().enumerate().map(|(kind, count)| (Kind(kind as u8), count));
        Unseen::new(Kind(0), counted, rng)
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
        let own_card = self.own.as_ref().and_then(|own| own.under.iter().find(|(id, _)| *id == animal.id));
        let kind = match own_card {
            Some((_, card)) => self.catalogue.kind(*card).unwrap_or(Kind(0)),
            None => unseen.draw(),
        };
        let id = animal.id;
        let place = usize::from(state.rows[animal.owner].len());
        state.put_animal(id, animal.owner, kind, place, animal.known);
        for card in &animal.stack {
            state.attach(id, self.catalogue.kind(card.card).unwrap_or(Kind(0)), card.shows);
            if card.fat {
                let top = state.animal(id).top;
                state.stacks[usize::from(top) % MAX_CARDS].fat = true;
                state.animal_mut(id).fat += 1;
            }
        }
        let placed = state.animal_mut(id);
        placed.food = animal.food;
        placed.special = animal.special;
        placed.rotated = animal.rotated;
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
