//! The table as one viewer sees it: a different type, built field by field (chapter What players see).
//!
//! There is no field for somebody else's cards: [`Own`] holds the viewer's hand, their food card and what lies face
//! down on their species; of the others there are numbers. While quick play goes on, the others are shown as they were
//! at its start (NS-VAR-4). Everything an interface shows can be asked here, so that it computes no rule.

use game::{BySeat, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Growth, SpeciesId, TraitSet};
use crate::catalogue::Catalogue;
use crate::event::Play;
use crate::leaves::ORDER;
use crate::memory::Reshuffled;
use crate::moment::{Moment, Phase};
use crate::options::{Options, Preset};
use crate::scoring::Breakdown;
use crate::state::{Species, State, next_number};
use crate::traits::{self, fat_tissue};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The rulebook.
    pub preset: Preset,
    /// Number of seats.
    pub seats: u8,
    /// The options of this game.
    pub options: Options,
    /// The cards the game is played with.
    pub catalogue: Catalogue,
    /// Whose move it is and what is under way.
    pub moment: Moment,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// First player.
    pub first: Seat,
    /// The round fixed as last.
    pub last_round: Option<u8>,
    /// Tokens on the watering hole.
    pub watering_hole: u16,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards out of the game (NS-VIS-5).
    pub removed: u8,
    /// The discard pile, the oldest card first; it may be browsed (NS-VIS-6).
    pub discard: Vec<Card>,
    /// Cards in each hand (NS-VIS-1).
    pub hands: BySeat<u8>,
    /// Food behind each screen, where it can be seen (NS-VIS-4).
    pub screens: BySeat<Option<u16>>,
    /// What the viewer saw going behind each screen, if they saw all of it: not shown, but remembered.
    pub screens_seen: Option<BySeat<u16>>,
    /// What they remember of the cards that were shuffled again, if some were.
    pub reshuffled: Option<Reshuffled>,
    /// Who has laid a card on the watering hole (NS-VIS-2).
    pub food_cards: SeatSet,
    /// The rows from left to right (NS-VIS-7).
    pub rows: BySeat<Vec<SpeciesView>>,
    /// How many species each seat has had.
    pub so_far: BySeat<u8>,
    /// What only the viewer sees; nothing for a spectator.
    pub own: Option<Own>,
    /// Who has won, when the game is over.
    pub winners: SeatSet,
}

/// What only the viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    /// The hand, sorted by face.
    pub hand: Vec<Card>,
    /// The card laid on the watering hole.
    pub food_card: Option<Card>,
    /// What lies face down on the viewer's species, in the order it was played.
    pub facedown: Vec<(SpeciesId, Card)>,
    /// What was played in this quick-play phase and is not open yet.
    pub sealed: Vec<Play>,
}

/// A species as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SpeciesView {
    /// Which one.
    pub id: SpeciesId,
    /// Whose.
    pub owner: Seat,
    /// Population.
    pub pop: u8,
    /// Body size.
    pub size: u8,
    /// Tokens on the board.
    pub food: u8,
    /// Tokens on Fat Tissue.
    pub fat: u8,
    /// Its traits that lie face up.
    pub traits: Vec<Card>,
    /// How many lie face down (NS-VIS-3).
    pub facedown: u8,
    /// Leaf traits that have still to act in this round.
    pub leaves: TraitSet,
}

impl SpeciesView {
    pub(crate) fn new(id: SpeciesId, owner: Seat) -> Self {
        let (pop, size, food, fat, facedown) = (1, 1, 0, 0, 0);
        Self { id, owner, pop, size, food, fat, traits: Vec::new(), facedown, leaves: TraitSet::EMPTY }
    }

    /// Its open traits.
    pub fn open_traits(&self) -> TraitSet {
        self.traits.iter().map(|card| card.shows).collect()
    }

    /// Whether it would eat more.
    pub fn is_hungry(&self) -> bool {
        self.food < self.pop
    }

    /// Room for fat.
    pub fn fat_room(&self) -> u8 {
        let species = Species { size: self.size, fat: self.fat, ..Species::NOBODY };
        fat_tissue::room(&species, self.open_traits())
    }

    /// Trait cards on it.
    pub fn cards(&self) -> u8 {
        self.traits.len() as u8 + self.facedown
    }
}

impl View {
    pub(crate) fn new(state: &State, viewer: Viewer) -> Self {
        let mut view = Self {
            viewer,
            preset: state.preset,
            seats: state.seats,
            options: state.options,
            catalogue: state.catalogue,
            moment: state.moment,
            round: state.round,
            first: state.first,
            last_round: state.last_round,
            watering_hole: state.watering_hole,
            deck: state.deck_len(),
            // NS-VIS-5: how many there are.
            removed: state.removed,
            // NS-VIS-6: it may be browsed.
            discard: cards(state, &state.discard[..usize::from(state.discard_len)]),
            hands: BySeat::default(),
            screens: BySeat::default(),
            screens_seen: state.screens_counted.then_some(state.screens),
            reshuffled: Reshuffled::new(state, viewer),
            food_cards: SeatSet::EMPTY,
            rows: BySeat::default(),
            so_far: BySeat::default(),
            own: None,
            winners: state.winners,
        };
        let open = state.options.open_scores || state.moment.phase == Phase::Over;
        for seat in Seat::all(state.seats) {
            // NS-VIS-1: the number of cards. NS-VIS-4: what is behind a screen only its owner knows.
            view.hands[seat] = state.hands[seat].len();
            view.screens[seat] = (open || viewer.is(seat)).then_some(state.screens[seat]);
            // NS-VIS-7: the boards lie open.
            view.rows[seat] = state.row(seat).map(|id| species_view(state, id)).collect();
            view.so_far[seat] = state.rows[seat].so_far;
            // NS-VIS-2: that there is one, not which.
            if state.food_cards[seat].is_some() {
                view.food_cards.insert(seat);
            }
        }
        for sealed in state.sealed.iter().rev() {
            if !viewer.is(sealed.seat) {
                view.take_back(sealed.seat, sealed.play(&state.catalogue));
            }
        }
        if let Viewer::Seat(seat) = viewer {
            view.own = Some(own_view(state, seat));
        }
        view
    }

    /// Shows a seat as it was before this play of its own.
    fn take_back(&mut self, seat: Seat, play: Play) {
        match play {
            Play::Species { species, .. } => {
                self.rows[seat].retain(|other| other.id != species);
                self.so_far[seat] = self.so_far[seat].saturating_sub(1);
            }
            Play::Trait { species, .. } => self.change(species, |here| here.facedown = here.facedown.saturating_sub(1)),
            Play::Grow { species, growth: Growth::Population, .. } => self.change(species, |here| here.pop -= 1),
            Play::Grow { species, growth: Growth::Size, .. } => self.change(species, |here| here.size -= 1),
            Play::Drop { species, card, place, down, fat } => {
                self.change(species, |here| {
                    if down {
                        here.facedown += 1;
                    } else {
                        here.traits.insert(usize::from(place).min(here.traits.len()), card);
                    }
                    here.fat += fat;
                });
                let seen = self.screens_seen.as_mut().map(|screens| &mut screens[seat]);
                for screen in self.screens[seat].as_mut().into_iter().chain(seen) {
                    *screen = screen.saturating_sub(u16::from(fat));
                }
                return;
            }
        }
        self.hands[seat] += 1;
    }

    /// The species with this number, if it is on the table.
    pub fn species(&self, id: SpeciesId) -> Option<&SpeciesView> {
        self.everybody().find(|species| species.id == id)
    }

    /// All species, seat by seat and from left to right.
    pub fn everybody(&self) -> impl Iterator<Item = &SpeciesView> {
        Seat::all(self.seats).flat_map(|seat| &self.rows[seat])
    }

    /// The traits of a species as far as the viewer knows them: their own also face down.
    pub fn known_traits(&self, species: &SpeciesView) -> TraitSet {
        let hidden = self.own.iter().flat_map(|own| &own.facedown).filter(|(id, _)| *id == species.id);
        species.open_traits().union(hidden.map(|(_, card)| card.shows).collect())
    }

    /// The number the next species of this seat gets, as far as the viewer knows.
    pub fn next_species(&self, seat: Seat) -> Option<SpeciesId> {
        let here = |id: SpeciesId| self.rows[seat].iter().any(|species| species.id == id);
        next_number(seat, self.seats, self.so_far[seat], here)
    }

    /// The number of the phase in the printed book.
    pub fn phase_number(&self) -> Option<u8> {
        self.moment.phase.number(self.preset)
    }

    /// Points of a seat as the table stands, as far as the viewer can see them: food behind a hidden screen is left out.
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let mut points = Breakdown { food: self.screens[seat].unwrap_or(0), ..Breakdown::default() };
        for species in &self.rows[seat] {
            points.food += u16::from(species.food) + u16::from(species.fat);
            points.population += u16::from(species.pop);
            points.traits += u16::from(species.cards());
        }
        points
    }

    pub(crate) fn change(&mut self, id: SpeciesId, how: impl FnOnce(&mut SpeciesView)) {
        let seats = self.seats;
        let place = Seat::all(seats)
            .find_map(|seat| self.rows[seat].iter().position(|species| species.id == id).map(|place| (seat, place)));
        if let Some((seat, place)) = place {
            how(&mut self.rows[seat][place]);
        }
    }
}

fn cards(state: &State, kinds: &[crate::catalogue::Kind]) -> Vec<Card> {
    kinds.iter().map(|kind| state.catalogue.card(*kind)).collect()
}

fn species_view(state: &State, id: SpeciesId) -> SpeciesView {
    let species = state.one(id);
    let open = usize::from(species.count - species.facedown);
    SpeciesView {
        id,
        owner: species.owner,
        pop: species.pop,
        size: species.size,
        food: species.food,
        fat: species.fat,
        traits: cards(state, &species.cards[..open]),
        // NS-VIS-3: that they are there, not what they are.
        facedown: species.facedown,
        leaves: ORDER.into_iter().filter(|leaf| species.has_leaf(*leaf)).collect(),
    }
}

fn own_view(state: &State, seat: Seat) -> Own {
    let hand = &state.hands[seat];
    let facedown = |id: SpeciesId| {
        let species = state.one(id);
        let open = usize::from(species.count - species.facedown);
        cards(state, &species.cards[open..usize::from(species.count)]).into_iter().map(move |card| (id, card))
    };
    let mut own = Own {
        hand: hand
            .kinds()
            .flat_map(|kind| (0..hand.count(kind)).map(move |_| kind))
            .map(|kind| state.catalogue.card(kind))
            .collect(),
        food_card: state.food_cards[seat].map(|kind| state.catalogue.card(kind)),
        facedown: state.row(seat).flat_map(facedown).collect(),
        sealed: state
            .sealed
            .iter()
            .filter(|sealed| sealed.seat == seat)
            .map(|sealed| sealed.play(&state.catalogue))
            .collect(),
    };
    game::order::sort_by_key(&mut own.facedown, |(id, _)| *id);
    own
}

/// The leaf traits among the open traits of a species.
pub(crate) fn open_leaves(species: &SpeciesView) -> TraitSet {
    species.open_traits().intersection(traits::LEAVES)
}
