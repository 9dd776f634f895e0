//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees is copied; the cards they cannot see (deck, cards out of the game, other hands, food cards and
//! face-down traits) are dealt at random from those that are left of the catalogue, so that they agree with what they
//! have seen before (`unseen`). Behind a hidden screen there is what they saw going there; in a position without a past
//! as much as behind their own, a guess as good as any. Of what others do in quick play they know nothing, so nothing
//! is what they have done.

use game::{Seat, Viewer};
use rand_core::Rng;

use crate::cards::Card;
use crate::catalogue::Kind;
use crate::config::Config;
use crate::leaves::ORDER;
use crate::memory::Reshuffle;
use crate::play::Sealed;
use crate::state::State;
use crate::unseen::Unseen;
use crate::view::{Own, SpeciesView, View};

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
        state.screens_counted = self.screens_seen.is_some();
        for card in &self.discard {
            state.discard_card(self.kind(*card));
        }
        self.place_memory(&mut state, &unseen);
        for seat in Seat::all(self.seats) {
            let own = self.own.as_ref().filter(|_| self.viewer == Viewer::Seat(seat));
            for species in &self.rows[seat] {
                self.place_species(&mut state, species, own, &mut unseen);
            }
            state.rows[seat].so_far = self.so_far[seat];
            let seen = self.screens_seen.map(|screens| screens[seat]);
            state.screens[seat] = self.screens[seat].or(seen).or(self.own_screen()).unwrap_or(0);
            self.place_cards(&mut state, seat, own, &mut unseen);
        }
        for (place, kind) in state.deck.iter_mut().zip(unseen.deck()) {
            *place = kind;
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
        let kind = unseen.draw_fitting(species.owner, |kind| !has.contains(self.catalogue.shows(kind)));
        state.attach(species.id, kind);
    }

    /// What the viewer remembers, and for the others what can be told to them.
    fn place_memory(&self, state: &mut State, unseen: &Unseen) {
        let Some(reshuffled) = &self.reshuffled else { return };
        let (drawn, kept) = (reshuffled.drawn, reshuffled.kept);
        state.reshuffle = Reshuffle { happened: true, drawn, kept, ..Reshuffle::NEVER };
        for card in &reshuffled.cards {
            state.reshuffle.cards[self.kind(*card).index()] += 1;
        }
        let others = || Seat::all(self.seats).filter(|&seat| !self.viewer.is(seat));
        let Some(other) = others().find(|&seat| drawn[seat] > 0) else { return };
        reshuffled.shown.iter().for_each(|card| state.reshuffle.shown.note(other, self.kind(*card)));
        for seat in others() {
            let held = unseen.held(seat).iter().take(usize::from(drawn[seat]));
            held.for_each(|kind| state.reshuffle.draws.note(seat, *kind));
        }
    }

    fn place_cards(&self, state: &mut State, seat: Seat, own: Option<&Own>, unseen: &mut Unseen) {
        match own {
            Some(own) => {
                own.hand.iter().for_each(|card| state.hands[seat].add(self.kind(*card)));
                state.food_cards[seat] = own.food_card.map(|card| self.kind(card));
                for sealed in own.sealed.iter().filter_map(|play| Sealed::of(seat, *play, &self.catalogue)) {
                    state.sealed.push(sealed);
                }
            }
            None => {
                (0..self.hands[seat]).for_each(|_| state.hands[seat].add(unseen.draw(seat)));
                state.food_cards[seat] = self.food_cards.contains(seat).then(|| unseen.draw(seat));
            }
        }
    }
}
