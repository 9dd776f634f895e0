//! A state that a viewer cannot tell from the real one.
//!
//! What the viewer sees is copied; the cards he cannot see (deck, cards out of the game, other hands, food cards and
//! face-down traits) are dealt at random from those that are left of the catalogue. Behind a hidden screen there is as much
//! as behind the viewer's own: a guess as good as any. Of what others do in quick play he knows nothing, so nothing is
//! what they have done.

use game::{Seat, Viewer, below};
use rand_core::Rng;

use crate::cards::Card;
use crate::catalogue::{Kind, MAX_CARDS};
use crate::config::Config;
use crate::leaves::ORDER;
use crate::play::Sealed;
use crate::state::{MAX_SEALED, State};
use crate::view::{Own, SpeciesView, View};

/// The cards the viewer cannot see, in random order.
struct Unseen {
    cards: [Kind; MAX_CARDS],
    len: usize,
}

impl Unseen {
    fn new(view: &View, rng: &mut impl Rng) -> Self {
        let mut counts = [0u8; 128];
        for (place, (_, count)) in view.catalogue.list().enumerate() {
            counts[place] = count;
        }
        let mut see = |card: Card| {
            if let Some(kind) = view.catalogue.kind(card) {
                let count = &mut counts[kind.index()];
                *count = count.saturating_sub(1);
            }
        };
        view.everybody().flat_map(|species| &species.traits).for_each(|card| see(*card));
        view.discard.iter().for_each(|card| see(*card));
        if let Some(own) = &view.own {
            own.hand.iter().for_each(|card| see(*card));
            own.food_card.iter().for_each(|card| see(*card));
            own.facedown.iter().for_each(|(_, card)| see(*card));
            let discarded = own.sealed.iter().filter(|play| !matches!(play, crate::event::Play::Trait { .. }));
            discarded.for_each(|play| see(play.card()));
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

    fn draw(&mut self) -> Kind {
        self.len = self.len.saturating_sub(1);
        self.cards[self.len]
    }
}

impl View {
    pub(crate) fn determinize(&self, rng: &mut impl Rng) -> State {
        let config = Config {
            preset: self.preset,
            seats: self.seats,
            options: self.options,
            catalogue: self.catalogue,
            first: Some(self.first),
        };
        let mut state = State::blank(&config);
        let mut unseen = Unseen::new(self, rng);
        state.appointed = None;
        state.moment = self.moment;
        state.round = self.round;
        state.first = self.first;
        state.last_round = self.last_round;
        state.watering_hole = self.watering_hole;
        state.winners = self.winners;
        for card in &self.discard {
            state.discard_card(self.kind(*card));
        }
        for seat in Seat::all(self.seats) {
            let own = self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat));
            for species in &self.rows[seat] {
                self.place_species(&mut state, species, own, &mut unseen);
            }
            state.rows[seat].so_far = self.so_far[seat];
            state.screens[seat] = self.screens[seat].or(self.own_screen()).unwrap_or(0);
            self.place_cards(&mut state, seat, own, &mut unseen);
        }
        for place in 0..self.removed + self.deck {
            state.deck[usize::from(place)] = unseen.draw();
        }
        state.removed = self.removed;
        state.deck_end = self.removed + self.deck;
        state
    }

    fn kind(&self, card: Card) -> Kind {
        self.catalogue.kind(card).unwrap_or(Kind(0))
    }

    fn own_screen(&self) -> Option<u16> {
        match self.viewer {
            Viewer::Seat(seat) => self.screens[seat],
            Viewer::Spectator => None,
        }
    }

    fn place_species(&self, state: &mut State, species: &SpeciesView, own: Option<&Own>, unseen: &mut Unseen) {
        let id = species.id;
        state.put_species(species.owner, id, false);
        for card in &species.traits {
            state.attach(id, self.kind(*card));
        }
        let mut hidden = own.into_iter().flat_map(|own| &own.facedown).filter(|(of, _)| *of == id);
        for _ in 0..species.facedown {
            match hidden.next() {
                Some((_, card)) => state.attach(id, self.kind(*card)),
                None => self.attach_unseen(state, species, unseen),
            }
        }
        let placed = state.one_mut(id);
        placed.facedown = species.facedown;
        placed.pop = species.pop;
        placed.size = species.size;
        placed.food = species.food;
        placed.fat = species.fat;
        for (place, leaf) in ORDER.into_iter().enumerate() {
            placed.leaves |= u8::from(species.leaves.contains(leaf)) << place;
        }
    }

    /// A face-down trait must differ from the others of its species.
    fn attach_unseen(&self, state: &mut State, species: &SpeciesView, unseen: &mut Unseen) {
        let has = state.one(species.id).traits;
        let fits = |kind: &Kind| !has.contains(self.catalogue.shows(*kind));
        if let Some(place) = unseen.cards[..unseen.len].iter().rposition(fits) {
            unseen.cards.swap(place, unseen.len - 1);
        }
        state.attach(species.id, unseen.draw());
    }

    fn place_cards(&self, state: &mut State, seat: Seat, own: Option<&Own>, unseen: &mut Unseen) {
        match own {
            Some(own) => {
                own.hand.iter().for_each(|card| state.hands[seat].add(self.kind(*card)));
                state.food_cards[seat] = own.food_card.map(|card| self.kind(card));
                for sealed in own.sealed.iter().filter_map(|play| Sealed::of(seat, *play, &self.catalogue)) {
                    state.sealed[usize::from(state.sealed_len) % MAX_SEALED] = sealed;
                    state.sealed_len += 1;
                }
            }
            None => {
                (0..self.hands[seat]).for_each(|_| state.hands[seat].add(unseen.draw()));
                state.food_cards[seat] = self.food_cards.contains(seat).then(|| unseen.draw());
            }
        }
    }
}
