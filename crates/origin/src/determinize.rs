//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees is copied, and so is what they remember: the cards that lay open before they went to a pile
//! they may not look through. The cards they do not know (deck, other hands, cards under other animals and those that
//! were) are dealt at random from those that are left of the catalogue. Where not all cards are played with, as many of
//! each group stay in the box as really did.
//!
//! [`Worlds`] holds what all these states have in common, so that a search that draws thousands of them does that once.

use game::{Seat, Viewer, below};
use rand_core::Rng;

use crate::animal::{Flags, Link};
use crate::cards::{AnimalId, Card};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::config::Config;
use crate::food_bank::MAX_DICE;
use crate::sets::MAX_LINKS;
use crate::state::{Discarded, State};
use crate::traits;
use crate::view::{AnimalView, LinkView, Own, View};

/// The cards the viewer cannot see.
#[derive(Clone, Copy)]
struct Unseen {
    cards: [Kind; MAX_CARDS],
    len: usize,
}

impl Unseen {
    fn new(view: &View) -> Self {
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
        unseen
    }

    /// The same in random order.
    #[inline]
    fn shuffled(mut self, rng: &mut impl Rng) -> Self {
        let cards = &mut self.cards[..self.len];
        for last in (1..cards.len()).rev() {
            cards.swap(last, below(rng, last as u32 + 1) as usize);
        }
        self
    }

    /// Puts as many cards of each group into the box as belong there (CON-SETUP-2).
    fn put_in_box(&mut self, mut left_over: Boxed, state: &mut State) {
        let mut kept = 0;
        for place in 0..self.len {
            let kind = self.cards[place];
            let boxed = &mut left_over[state.catalogue.group(kind).0];
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

/// How many cards of each group stay in the box.
type Boxed = [u16; Catalogue::MAX_GROUPS];

/// What all states have in common that the viewer of a view cannot distinguish.
#[derive(Clone)]
pub struct Worlds {
    /// What the viewer knows, in its place; where they know nothing, nothing lies or any card.
    known: State,
    unseen: Unseen,
    boxed: Option<Boxed>,
    /// The animals whose cards they do not know.
    under: Vec<AnimalId>,
    /// What each seat holds.
    held: Vec<Held>,
}

/// A hand and a discard pile.
#[derive(Clone)]
enum Held {
    /// The viewer's own: the hand is in place, this is the pile.
    Own(Vec<Discarded>),
    /// Somebody else's: numbers of cards, and those of the pile that the viewer saw going there, in their order.
    Hidden { hand: u16, pile: u16, seen: Vec<Kind> },
}

impl Worlds {
    /// What is common to all states that agree with this view.
    pub(crate) fn of(view: &View) -> Self {
        let config = Config {
            modules: view.modules,
            seats: view.seats,
            options: view.options,
            catalogue: view.catalogue,
            first: Some(view.first),
        };
        let mut state = State::blank(&config);
        let has_box = view.catalogue.played() < view.catalogue.total() && (view.round > 0 || view.deck > 0);
        state.appointed = None;
        state.moment = view.moment;
        state.round = view.round;
        state.first = view.first;
        state.last_round = view.last_round;
        state.banks = view.banks;
        state.filled = view.filled;
        state.rolled_count = view.rolled.len().min(MAX_DICE) as u8;
        state.rolled[..usize::from(state.rolled_count)]
            .copy_from_slice(&view.rolled[..usize::from(state.rolled_count)]);
        state.winners = view.winners;
        let mut under = Vec::new();
        for animal in &view.animals {
            view.place_animal(&mut state, animal, &mut under);
        }
        state.animal_count = view.animals_so_far;
        view.place_links(&mut state);
        let held = Seat::all(view.seats).map(|seat| view.held(&mut state, seat)).collect();
        state.deck_len = view.deck;
        let boxed = has_box.then(|| view.catalogue.boxed());
        Self { known: state, unseen: Unseen::new(view), boxed, under, held }
    }

    /// One of them: what the viewer does not know is drawn at random.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> State {
        let mut state = self.known.clone();
        let mut unseen = self.unseen.shuffled(rng);
        if let Some(boxed) = self.boxed {
            unseen.put_in_box(boxed, &mut state);
        }
        for &id in &self.under {
            state.animal_mut(id).kind = unseen.draw();
        }
        for (seat, held) in Seat::all(state.seats).zip(&self.held) {
            match held {
                Held::Own(pile) => pile.iter().for_each(|card| state.put_on_pile(*card)),
                Held::Hidden { hand, pile, seen } => {
                    (0..*hand).for_each(|_| state.hands[seat].add(unseen.draw()));
                    place_pile(&mut state, seat, *pile, seen, &mut unseen, rng);
                }
            }
        }
        for place in 0..state.deck_len {
            state.put_in_deck(usize::from(place), unseen.draw());
        }
        state
    }
}

/// The pile of another seat: what the viewer saw going there in its order, and what they did not see, anywhere between.
fn place_pile(state: &mut State, seat: Seat, pile: u16, seen: &[Kind], unseen: &mut Unseen, rng: &mut impl Rng) {
    let mut seen = seen.iter();
    for left in (1..=u32::from(pile)).rev() {
        let known = if below(rng, left) < seen.len() as u32 { seen.next() } else { None };
        match known {
            Some(kind) => state.discard(seat, *kind),
            None => state.discard_face_down(seat, unseen.draw()),
        }
    }
}

impl View {
    fn place_animal(&self, state: &mut State, animal: &AnimalView, under: &mut Vec<AnimalId>) {
        let own_card = self.own.as_ref().and_then(|own| own.under.iter().find(|(id, _)| *id == animal.id));
        let kind = own_card.and_then(|(_, card)| self.catalogue.kind(*card)).unwrap_or(Kind(0));
        state.animal_count = animal.id.0;
        let id = state.add_animal(animal.owner, kind, animal.at);
        // There is no card under remains.
        if own_card.is_none() && !animal.remains {
            under.push(id);
        }
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

    /// Puts the viewer's own hand in its place, and says what else a seat holds.
    fn held(&self, state: &mut State, seat: Seat) -> Held {
        let of = |card: &Card| self.catalogue.kind(*card);
        match self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat)) {
            Some(own) => {
                own.hand.iter().filter_map(of).for_each(|kind| state.hands[seat].add(kind));
                Held::Own(self.own_pile(seat, own))
            }
            None => {
                let seen = self.seen_discards[seat].iter().filter_map(of).collect();
                Held::Hidden { hand: self.hands[seat], pile: self.discards[seat], seen }
            }
        }
    }

    /// The viewer knows their own pile, and what the others saw of it.
    fn own_pile(&self, seat: Seat, own: &Own) -> Vec<Discarded> {
        let mut seen = self.seen_discards[seat].iter().peekable();
        let place = |card: &Card| {
            let kind = self.catalogue.kind(*card).unwrap_or(Kind(0));
            Discarded::new(seat, kind, seen.next_if_eq(&card).is_some())
        };
        own.discard.iter().map(place).collect()
    }
}
