//! A state that a viewer cannot distinguish from the real one.
//!
//! What the viewer sees is copied; the cards they cannot see (deck, cards out of the game, other hands, food cards and
//! face-down traits) are dealt at random from those that are left of the catalogue, so that they agree with what they
//! have seen before (`unseen`). Behind a hidden screen there is what they saw going there; in a position without a past
//! as much as behind their own, a guess as good as any. Of what others do in quick play they know nothing, so nothing
//! is what they have done.
//!
//! [`Worlds`] holds what all these states have in common, so that a search that draws thousands of them does that once.

use game::{BySeat, Seat, SeatSet, Viewer};
use rand_core::Rng;

use crate::cards::{Card, SpeciesId};
use crate::catalogue::Kind;
use crate::config::Config;
use crate::leaves::ORDER;
use crate::memory::Reshuffle;
use crate::play::Sealed;
use crate::state::State;
use crate::unseen::{Unseen, UnseenCards};
use crate::view::{Own, SpeciesView, View};

/// What all states have in common that the viewer of a view cannot distinguish.
#[derive(Clone)]
pub struct Worlds {
    /// What the viewer knows, in its place; where they know nothing, nothing lies.
    known: State,
    unseen: UnseenCards,
    /// The seats whose species have face-down traits that they do not know, which species, and how many.
    facedown: Vec<(Seat, SpeciesId, u8)>,
    /// How many cards of each hand they do not know, and which food cards.
    hands: BySeat<u8>,
    food_cards: SeatSet,
    /// Those of whom the others can remember that they drew shuffled cards.
    told: SeatSet,
}

impl Worlds {
    /// What is common to all states that agree with this view.
    pub(crate) fn of(view: &View) -> Self {
        let config = Config {
            preset: view.preset,
            seats: view.seats,
            options: view.options,
            catalogue: view.catalogue,
            first: Some(view.first),
        };
        let mut state = State::blank(&config);
        state.appointed = None;
        state.moment = view.moment;
        state.round = view.round;
        state.first = view.first;
        state.last_round = view.last_round;
        state.watering_hole = view.watering_hole;
        state.winners = view.winners;
        state.screens_counted = view.screens_seen.is_some();
        for card in &view.discard {
            state.discard_card(view.kind(*card));
        }
        let told = view.place_memory(&mut state);
        let (mut facedown, mut hands, mut food_cards) = (Vec::new(), view.hands, view.food_cards);
        for seat in Seat::all(view.seats) {
            let own = view.own.as_ref().filter(|_| view.viewer == Viewer::Seat(seat));
            for species in &view.rows[seat] {
                let unknown = view.place_species(&mut state, species, own);
                if unknown > 0 {
                    facedown.push((seat, species.id, unknown));
                }
            }
            state.rows[seat].so_far = view.so_far[seat];
            let seen = view.screens_seen.map(|screens| screens[seat]);
            state.screens[seat] = view.screens[seat].or(seen).or(view.own_screen()).unwrap_or(0);
            if let Some(own) = own {
                view.place_own_cards(&mut state, seat, own);
                hands[seat] = 0;
                food_cards.remove(seat);
            }
        }
        state.removed = view.removed;
        state.deck_end = view.removed + view.deck;
        Self { known: state, unseen: UnseenCards::of(view), facedown, hands, food_cards, told }
    }

    /// One of them: what the viewer does not know is drawn at random.
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> State {
        let mut state = self.known.clone();
        let mut unseen = self.unseen.laid(rng);
        for seat in self.told.iter() {
            let held = unseen.held(seat).iter().take(usize::from(state.reshuffle.drawn[seat]));
            held.for_each(|kind| state.reshuffle.draws.note(seat, *kind));
        }
        for seat in Seat::all(state.seats) {
            for &(_, id, count) in self.facedown.iter().filter(|(of, ..)| *of == seat) {
                (0..count).for_each(|_| attach_unseen(&mut state, id, &mut unseen));
                // They were counted among those that lie face down.
                state.one_mut(id).facedown -= count;
            }
            (0..self.hands[seat]).for_each(|_| state.hands[seat].add(unseen.draw(seat)));
            if self.food_cards.contains(seat) {
                state.food_cards[seat] = Some(unseen.draw(seat));
            }
        }
        for (place, kind) in state.deck.iter_mut().zip(unseen.deck()) {
            *place = kind;
        }
        state
    }
}

/// A face-down trait must differ from the others of its species.
fn attach_unseen(state: &mut State, id: SpeciesId, unseen: &mut Unseen) {
    let species = state.one(id);
    let (has, owner) = (species.traits, species.owner);
    let kind = unseen.draw_fitting(owner, |kind| !has.contains(state.catalogue.shows(kind)));
    state.attach(id, kind);
}

impl View {
    fn kind(&self, card: Card) -> Kind {
        self.catalogue.kind(card).unwrap_or(Kind(0))
    }

    fn own_screen(&self) -> Option<u16> {
        match self.viewer {
            Viewer::Seat(seat) => self.screens[seat],
            Viewer::Spectator => None,
        }
    }

    /// Puts a species on the table; how many of its traits are unknown.
    fn place_species(&self, state: &mut State, species: &SpeciesView, own: Option<&Own>) -> u8 {
        let id = species.id;
        state.put_species(species.owner, id, false);
        for card in &species.traits {
            state.attach(id, self.kind(*card));
        }
        let hidden = own.into_iter().flat_map(|own| &own.facedown).filter(|(of, _)| *of == id);
        let mut unknown = species.facedown;
        for (_, card) in hidden.take(usize::from(species.facedown)) {
            state.attach(id, self.kind(*card));
            unknown -= 1;
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
        unknown
    }

    /// What the viewer remembers, and for the others what can be told to them: of whom it is told what they hold.
    fn place_memory(&self, state: &mut State) -> SeatSet {
        let Some(reshuffled) = &self.reshuffled else { return SeatSet::EMPTY };
        let (drawn, kept) = (reshuffled.drawn, reshuffled.kept);
        state.reshuffle = Reshuffle { happened: true, drawn, kept, ..Reshuffle::NEVER };
        for card in &reshuffled.cards {
            state.reshuffle.cards[self.kind(*card).index()] += 1;
        }
        let others = || Seat::all(self.seats).filter(|&seat| !self.viewer.is(seat));
        let Some(other) = others().find(|&seat| drawn[seat] > 0) else { return SeatSet::EMPTY };
        reshuffled.shown.iter().for_each(|card| state.reshuffle.shown.note(other, self.kind(*card)));
        others().collect()
    }

    fn place_own_cards(&self, state: &mut State, seat: Seat, own: &Own) {
        own.hand.iter().for_each(|card| state.hands[seat].add(self.kind(*card)));
        state.food_cards[seat] = own.food_card.map(|card| self.kind(card));
        for sealed in own.sealed.iter().filter_map(|play| Sealed::of(seat, *play, &self.catalogue)) {
            state.sealed.push(sealed);
        }
    }
}
