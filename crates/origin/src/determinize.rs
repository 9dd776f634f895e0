//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees is copied, and so is what they remember: the cards that lay open before they went to a pile
//! they may not look through. The cards they do not know (deck, other hands, cards under other animals and those that
//! were) are dealt at random from those that are left of the catalogue. Where not all cards are played with, as many of
//! each group stay in the box as really did.

use game::{Seat, Viewer, below};
use rand_core::Rng;

use crate::animal::{Flags, Link};
use crate::cards::Card;
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::config::Config;
use crate::food_bank::MAX_DICE;
use crate::sets::MAX_LINKS;
use crate::state::{Hand, State};
use crate::traits;
use crate::view::{AnimalView, LinkView, Own, View};

/// The cards the viewer cannot see, in random order.
struct Unseen {
    cards: [Kind; MAX_CARDS],
    len: usize,
}

impl Unseen {
    fn new(view: &View, rng: &mut impl Rng) -> Self {
        let mut counts = [0u8; Catalogue::MAX_KINDS];
        for (place, (_, count)) in view.catalogue.list().enumerate() {
            counts[place] = count;
        }
        let mut see = |card: Card| {
            if let Some(kind) = view.catalogue.kind(card) {
                let count = &mut counts[kind.index()];
                *count = count.saturating_sub(1);
            }
        };
        view.animals.iter().flat_map(|animal| &animal.stack).for_each(|card| see(card.card));
        view.links.iter().for_each(|link| see(link.card));
        let others = Seat::all(view.seats).filter(|&seat| !view.viewer.is(seat));
        others.flat_map(|seat| &view.seen_discards[seat]).for_each(|card| see(*card));
        if let Some(own) = &view.own {
            own.hand.iter().chain(&own.discard).for_each(|card| see(*card));
            own.under.iter().for_each(|(_, card)| see(*card));
        }
        let mut unseen = Self { cards: [Kind(0); MAX_CARDS], len: 0 };
        for (kind, count) in counts.into_iter().enumerate() {
            for _ in 0..count {
                unseen.cards[unseen.len] = Kind(kind as u8);
                unseen.len += 1;
            }
        }
        for last in (1..unseen.len).rev() {
            unseen.cards.swap(last, below(rng, last as u32 + 1) as usize);
        }
        unseen
    }

    /// Puts as many cards of each group into the box as belong there (CON-SETUP-2).
    fn put_in_box(&mut self, view: &View, state: &mut State) {
        let mut left_over = view.catalogue.boxed();
        let mut kept = 0;
        for place in 0..self.len {
            let kind = self.cards[place];
            let boxed = &mut left_over[view.catalogue.group(kind).0];
            if *boxed > 0 {
                *boxed -= 1;
                state.put_in_box(kind);
            } else {
                self.cards[kept] = kind;
                kept += 1;
            }
        }
        self.len = kept;
    }

    fn draw(&mut self) -> Kind {
        self.len = self.len.saturating_sub(1);
        self.cards[self.len]
    }
}

impl View {
    pub(crate) fn determinize(&self, rng: &mut impl Rng) -> State {
        let config = Config {
            modules: self.modules,
            seats: self.seats,
            options: self.options,
            catalogue: self.catalogue,
            first: Some(self.first),
        };
        let mut state = State::blank(&config);
        let mut unseen = Unseen::new(self, rng);
        if self.catalogue.played() < self.catalogue.total() && (self.round > 0 || self.deck > 0) {
            unseen.put_in_box(self, &mut state);
        }
        state.appointed = None;
        state.moment = self.moment;
        state.round = self.round;
        state.first = self.first;
        state.last_round = self.last_round;
        state.banks = self.banks;
        state.filled = self.filled;
        state.rolled_count = self.rolled.len().min(MAX_DICE) as u8;
        state.rolled[..usize::from(state.rolled_count)]
            .copy_from_slice(&self.rolled[..usize::from(state.rolled_count)]);
        state.winners = self.winners;
        for animal in &self.animals {
            self.place_animal(&mut state, animal, &mut unseen);
        }
        state.animal_count = self.animals_so_far;
        self.place_links(&mut state);
        for seat in Seat::all(self.seats) {
            let own = self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat));
            self.place_hand(&mut state, seat, own, &mut unseen);
            match own {
                Some(own) => self.place_own_pile(&mut state, seat, own),
                None => self.place_pile(&mut state, seat, &mut unseen, rng),
            }
        }
        for place in 0..self.deck {
            state.put_in_deck(usize::from(place), unseen.draw());
        }
        state.deck_len = self.deck;
        state
    }

    fn place_animal(&self, state: &mut State, animal: &AnimalView, unseen: &mut Unseen) {
        let own_card = self.own.as_ref().and_then(|own| own.under.iter().find(|(id, _)| *id == animal.id));
        let kind = match own_card {
            Some((_, card)) => self.catalogue.kind(*card).unwrap_or(Kind(0)),
            // There is no card under remains.
            None if animal.remains => Kind(0),
            None => unseen.draw(),
        };
        state.animal_count = animal.id.0;
        let id = state.add_animal(animal.owner, kind, animal.at);
        for card in &animal.stack {
            state.attach_on_top(id, self.catalogue.kind(card.card).unwrap_or(Kind(0)), card.shows);
            if card.fat {
                let top = state.top(id);
                state.card_at_mut(top).set_fat(true);
                state.animal_mut(id).fat += 1;
            }
        }
        let placed = state.animal_mut(id);
        placed.red = animal.red;
        placed.blue = animal.blue;
        placed.spent = traits::Spent::of(animal.spent);
        placed.hibernated = animal.hibernated;
        placed.flags.set(Flags::HIBERNATING, animal.hibernating);
        placed.flags.set(Flags::POISONED, animal.poisoned);
        placed.flags.set(Flags::PARALYSED, animal.paralysed);
        placed.flags.set(Flags::REMAINS, animal.remains);
        placed.flags.set(Flags::RESTORED, animal.restored);
        state.set_heading(id, animal.heading);
        state.recount_stack(id);
    }

    /// Pair cards keep their places, because the moment names them.
    fn place_links(&self, state: &mut State) {
        let is_new = |state: &State, link: &LinkView| link.first != link.second && !state.live_links.contains(link.id);
        for link in self.links.iter().filter(|link| usize::from(link.id.0) < MAX_LINKS) {
            if !is_new(state, link) {
                continue;
            }
            let kind = self.catalogue.kind(link.card).unwrap_or(Kind(0));
            let mut placed = Link::new(kind, link.shows, link.first, link.second);
            placed.spent = link.spent;
            state.put_link(link.id, placed);
        }
    }

    fn place_hand(&self, state: &mut State, seat: Seat, own: Option<&Own>, unseen: &mut Unseen) {
        let mut hand = Hand::EMPTY;
        match own {
            Some(own) => own.hand.iter().filter_map(|card| self.catalogue.kind(*card)).for_each(|kind| hand.add(kind)),
            None => (0..self.hands[seat]).for_each(|_| hand.add(unseen.draw())),
        }
        state.hands[seat] = hand;
    }

    /// The viewer knows their own pile, and what the others saw of it.
    fn place_own_pile(&self, state: &mut State, seat: Seat, own: &Own) {
        let mut seen = self.seen_discards[seat].iter().peekable();
        for card in &own.discard {
            let kind = self.catalogue.kind(*card).unwrap_or(Kind(0));
            if seen.next_if_eq(&card).is_some() {
                state.discard(seat, kind);
            } else {
                state.discard_face_down(seat, kind);
            }
        }
    }

    /// The pile of another seat: what the viewer saw going there in its order, and what they did not see, anywhere
    /// between.
    fn place_pile(&self, state: &mut State, seat: Seat, unseen: &mut Unseen, rng: &mut impl Rng) {
        let mut seen = self.seen_discards[seat].iter().filter_map(|card| self.catalogue.kind(*card));
        let mut seen_left = self.seen_discards[seat].len() as u32;
        for left in (1..=u32::from(self.discards[seat])).rev() {
            let known = if below(rng, left) < seen_left { seen.next() } else { None };
            match known {
                Some(kind) => {
                    seen_left -= 1;
                    state.discard(seat, kind);
                }
                None => state.discard_face_down(seat, unseen.draw()),
            }
        }
    }
}
