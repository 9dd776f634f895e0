//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees and remembers is copied; the cards they do not know (deck, other hands, all gene pools, parts
//! of the discard pile, unknown animal cards, cards and areas out of the game, the area deck) are dealt at random from
//! those that are left, so that they agree with what they have seen before (`unseen`).
//!
//! [`Worlds`] holds what all these states have in common, so that a search that draws thousands of them does that once.

use game::{BySeat, Seat, Viewer};
use rand_core::Rng;

use crate::animal::Flags;
use crate::areas::{AreaKind, MAX_AREA_CARDS, MAX_DESIGNS};
use crate::cards::AnimalId;
use crate::catalogue::{Kind, MAX_CARDS};
use crate::config::Config;
use crate::memory::{Discarded, Reshuffle, Witness};
use crate::state::State;
use crate::unseen::{Unseen, UnseenCards};
use crate::view::{AnimalView, View};

/// What all states have in common that the viewer of a view cannot distinguish.
#[derive(Clone)]
pub struct Worlds {
    /// What the viewer knows, in its place; where they know nothing, nothing lies or any card.
    known: State,
    unseen: UnseenCards,
    unseen_areas: Unseen<AreaKind, MAX_AREA_CARDS>,
    /// The animals whose cards they do not know.
    under: Vec<AnimalId>,
    /// How many cards of each hand they do not know, and of each gene pool (NW-VAR-RM-1: nobody knows one).
    hands: BySeat<u8>,
    pools: BySeat<u8>,
    /// How many cards of the discard pile they do not know, and how many of these may be new.
    discarded: u8,
    new: u8,
}

impl Worlds {
    /// What is common to all states that agree with this view.
    pub(crate) fn of(view: &View) -> Self {
        let config = Config {
            seats: view.seats,
            options: view.options,
            catalogue: view.catalogue,
            areas: view.areas,
            numbers: view.numbers,
            first: Some(view.first),
        };
        let mut state = State::blank(&config);
        state.appointed = None;
        state.moment = view.moment;
        state.epoch = view.epoch;
        state.first = view.first;
        state.winners = view.winners;
        let unseen_areas = view.place_areas(&mut state);
        let mut under = Vec::new();
        for seat in Seat::all(view.seats) {
            for animal in view.row(seat) {
                view.place_animal(&mut state, animal, &mut under);
            }
        }
        for link in &view.links {
            let kind = view.catalogue.kind(link.card).unwrap_or(Kind(0));
            state.put_link(link.id, kind, link.shows, link.first, link.second);
        }
        state.animal_count = view.animals_so_far;
        state.next_animal = view.next_animal;
        let mut hands = view.hands;
        if let (Some(own), Viewer::Seat(seat)) = (&view.own, view.viewer) {
            own.hand.iter().filter_map(|card| view.catalogue.kind(*card)).for_each(|kind| state.hands[seat].add(kind));
            hands[seat] = 0;
        }
        view.place_pile(&mut state);
        state.cards_out = view.cards_out;
        state.deck_len = view.deck;
        Self {
            known: state,
            unseen: UnseenCards::of(view),
            unseen_areas,
            under,
            hands,
            pools: view.pools,
            discarded: view.unknown_discards(),
            new: view.reshuffled.as_ref().map_or(0, |reshuffled| reshuffled.discarded),
        }
    }

    /// One of them: what the viewer does not know is drawn at random.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> State {
        let mut state = self.known.clone();
        let mut unseen = self.unseen.shuffled(rng);
        let mut areas = self.unseen_areas.shuffled(rng);
        for place in 0..usize::from(state.areas_out + state.area_deck_len) {
            state.area_deck[place % MAX_AREA_CARDS] = areas.draw();
        }
        for &id in &self.under {
            state.animal_mut(id).kind = unseen.draw();
        }
        for seat in Seat::all(state.seats) {
            (0..self.hands[seat]).for_each(|_| state.hands[seat].add(unseen.draw()));
            (0..self.pools[seat]).for_each(|_| state.pools[seat].add_below(unseen.draw()));
        }
        for nth in 0..self.discarded {
            let witness = Witness::NOBODY.new_if(nth < self.new);
            state.put_on_pile(Discarded { kind: unseen.draw(), witness });
        }
        for place in 0..usize::from(state.cards_out + state.deck_len) {
            state.deck[place % MAX_CARDS] = unseen.draw();
        }
        state
    }
}

impl View {
    /// What the viewer saw going to the pile, and what they remember of cards that were shuffled again.
    fn place_pile(&self, state: &mut State) {
        for kind in self.open_pile.iter().filter_map(|card| self.catalogue.kind(*card)) {
            state.discard(kind);
        }
        let witness = Witness::viewer(self.viewer);
        for kind in self.seen_pile.iter().filter_map(|card| self.catalogue.kind(*card)) {
            state.put_on_pile(Discarded { kind, witness });
        }
        if let Some(reshuffled) = &self.reshuffled {
            let laid = reshuffled.laid.iter().copied().collect();
            state.reshuffle = Reshuffle::begun(reshuffled.new, laid);
            for kind in reshuffled.cards.iter().filter_map(|card| self.catalogue.kind(*card)) {
                state.reshuffle.add(self.viewer, kind);
            }
        }
    }

    /// The area row and the area cards that have left it; the others are unknown.
    fn place_areas(&self, state: &mut State) -> Unseen<AreaKind, MAX_AREA_CARDS> {
        let mut counts = [0u8; MAX_DESIGNS];
        for (kind, _, count) in self.areas.list() {
            counts[usize::from(kind.0)] = count;
        }
        for kind in self.area_row.iter().map(|card| card.kind).chain(self.area_discard.iter().copied()) {
            let count = &mut counts[usize::from(kind.0) % MAX_DESIGNS];
            *count = count.saturating_sub(1);
        }
        let counted = counts.into_iter().enumerate().map(|(kind, count)| (AreaKind(kind as u8), count));
        state.areas_out = self.areas_out;
        state.area_deck_len = self.area_deck;
        for card in self.area_row.iter().rev() {
            state.put_area(*card);
        }
        for (place, kind) in self.area_discard.iter().take(MAX_AREA_CARDS).enumerate() {
            state.area_discards[place] = *kind;
            state.area_discards_len += 1;
        }
        Unseen::new(AreaKind(0), counted)
    }

    fn place_animal(&self, state: &mut State, animal: &AnimalView, under: &mut Vec<AnimalId>) {
        let id = animal.id;
        let known = self.known_under(id);
        let kind = known.and_then(|card| self.catalogue.kind(card)).unwrap_or(Kind(0));
        if known.is_none() {
            under.push(id);
        }
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
}
