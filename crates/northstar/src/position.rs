//! A position that need not have been reached by play: for scenarios, the analysis board and tests.
//!
//! A [`Position`] is plain and unchecked; [`State::from_position`] is the gate.

use game::{BySeat, Seat, SeatSet};

use crate::cards::{Card, SpeciesId, Trait};
use crate::catalogue::{Catalogue, CatalogueError, Kind};
use crate::config::Config;
use crate::moment::{Phase, Step};
use crate::options::{Options, Preset};
use crate::state::{MAX_TRAITS, State, TRACK};
use crate::traits::fat_tissue;

/// A position. The species of a seat are numbered in the order listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rulebook.
    pub preset: Preset,
    /// Options.
    pub options: Options,
    /// The round.
    pub round: u8,
    /// Any phase of a round; turns begin at once, the other phases at their beginning.
    pub phase: Phase,
    /// First player.
    pub first: Seat,
    /// Whose turn begins.
    pub turn: Seat,
    /// Who has finished playing cards, or passed just before in feeding.
    pub passed: SeatSet,
    /// The round fixed as last.
    pub last_round: Option<u8>,
    /// Tokens on the watering hole.
    pub watering_hole: u16,
    /// Cards laid on the watering hole.
    pub food_cards: BySeat<Option<Card>>,
    /// The deck, top card first.
    pub deck: Vec<Card>,
    /// The discard pile, top card first.
    pub discard: Vec<Card>,
    /// The seats, clockwise.
    pub seats: Vec<PositionSeat>,
}

/// One seat of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionSeat {
    /// The hand.
    pub hand: Vec<Card>,
    /// Food behind the screen.
    pub screen: u16,
    /// The species from left to right.
    pub species: Vec<PositionSpecies>,
}

/// A species of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionSpecies {
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
    /// Its traits that lie face down.
    pub facedown: Vec<Card>,
}

impl Default for PositionSpecies {
    fn default() -> Self {
        Self { pop: 1, size: 1, food: 0, fat: 0, traits: Vec::new(), facedown: Vec::new() }
    }
}

/// Why a position cannot stand on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// 2 to 6 seats.
    Seats,
    /// First player, turn or a passed seat is not at the table.
    NoSuchSeat(Seat),
    /// A phase in which nothing can be set up.
    Phase(Phase),
    /// Rounds count from 1.
    Round,
    /// More tokens than a watering hole can hold.
    WateringHole,
    /// The cards cannot be held.
    Cards(CatalogueError),
    /// Population or size not from 1 to 6.
    Track(SpeciesId),
    /// More food than population, or more fat than size.
    TooMuchFood(SpeciesId),
    /// Fat without Fat Tissue.
    NoPlaceForFat(SpeciesId),
    /// More traits than a species can have.
    TooManyTraits(SpeciesId),
    /// The same trait twice.
    Twice(SpeciesId, Trait),
    /// A trait face down outside the phase in which cards are played.
    FaceDown(SpeciesId),
    /// More species than a seat can have.
    TooManySpecies(Seat),
}

/// The most tokens the watering hole of a position may hold.
const WATERING_HOLE_LIMIT: u16 = 1000;

impl State {
    /// A game that stands at this position.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let seats = u8::try_from(position.seats.len()).map_err(|_| PositionError::Seats)?;
        if !(2..=6).contains(&seats) {
            return Err(PositionError::Seats);
        }
        let everybody = SeatSet::all(seats);
        for seat in position.passed.iter().chain([position.first, position.turn]) {
            if !everybody.contains(seat) {
                return Err(PositionError::NoSuchSeat(seat));
            }
        }
        if position.round == 0 {
            return Err(PositionError::Round);
        }
        if position.watering_hole > WATERING_HOLE_LIMIT {
            return Err(PositionError::WateringHole);
        }
        let catalogue = Catalogue::new(&position.all_cards()).map_err(PositionError::Cards)?;
        let (preset, options) = (position.preset, position.options);
        let mut state = Self::blank(&Config { preset, seats, options, catalogue, first: Some(position.first) });
        state.round = position.round;
        state.last_round = position.last_round;
        state.watering_hole = position.watering_hole;
        for card in position.deck.iter().rev() {
            state.deck[usize::from(state.deck_end)] = state.kind_of(*card);
            state.deck_end += 1;
        }
        for card in position.discard.iter().rev() {
            let kind = state.kind_of(*card);
            state.discard_card(kind);
        }
        for (index, given) in position.seats.iter().enumerate() {
            state.place_seat(Seat::wrapping(index), given, position.phase)?;
        }
        for seat in everybody.iter() {
            state.food_cards[seat] = position.food_cards[seat].map(|card| state.kind_of(card));
        }
        state.begin_at(position)?;
        Ok(state)
    }

    fn kind_of(&self, card: Card) -> Kind {
        self.catalogue.kind(card).unwrap_or(Kind(0))
    }

    fn begin_at(&mut self, position: &Position) -> Result<(), PositionError> {
        let moment = &mut self.moment;
        moment.phase = position.phase;
        moment.active = position.turn;
        moment.step = match position.phase {
            Phase::Play if self.options.quick_play => Step::Together,
            Phase::Play | Phase::Feeding => Step::Turn,
            Phase::FoodCard | Phase::Deal | Phase::Leaves | Phase::Reveal | Phase::EndOfFeeding => Step::Begin,
            Phase::Setup | Phase::Over => return Err(PositionError::Phase(position.phase)),
        };
        match position.phase {
            Phase::Play => {
                moment.answered = position.passed;
                if !self.options.quick_play {
                    let before = position.first.clockwise(self.seats).take_while(|seat| *seat != position.turn);
                    before.for_each(|seat| self.moment.answered.insert(seat));
                }
            }
            Phase::Feeding => moment.idle = position.passed.len(),
            Phase::FoodCard => {
                let laid = Seat::all(self.seats).filter(|&seat| self.food_cards[seat].is_some());
                self.moment.answered = laid.collect();
                self.begin_food_cards();
            }
            _ => {}
        }
        Ok(())
    }

    fn place_seat(&mut self, seat: Seat, given: &PositionSeat, phase: Phase) -> Result<(), PositionError> {
        for card in &given.hand {
            let kind = self.kind_of(*card);
            self.hands[seat].add(kind);
        }
        self.screens[seat] = given.screen;
        // What happened before the position nobody saw.
        self.screens_counted = false;
        for species in &given.species {
            let id = self.add_species(seat, false).ok_or(PositionError::TooManySpecies(seat))?;
            for card in species.traits.iter().chain(&species.facedown) {
                if usize::from(self.one(id).count) >= MAX_TRAITS {
                    return Err(PositionError::TooManyTraits(id));
                }
                if self.one(id).traits.contains(card.shows) {
                    return Err(PositionError::Twice(id, card.shows));
                }
                let kind = self.kind_of(*card);
                self.attach(id, kind);
            }
            if !species.facedown.is_empty() && phase != Phase::Play {
                return Err(PositionError::FaceDown(id));
            }
            let placed = self.one_mut(id);
            placed.facedown = species.facedown.len() as u8;
            placed.pop = species.pop;
            placed.size = species.size;
            placed.food = species.food;
            placed.fat = species.fat;
            if !(1..=TRACK).contains(&species.pop) || !(1..=TRACK).contains(&species.size) {
                return Err(PositionError::Track(id));
            }
            if species.fat > 0 && !placed.traits.contains(fat_tissue::CARD) {
                return Err(PositionError::NoPlaceForFat(id));
            }
            if species.food > species.pop || species.fat > species.size {
                return Err(PositionError::TooMuchFood(id));
            }
        }
        Ok(())
    }
}

impl Position {
    /// Every card of the position, each counted.
    fn all_cards(&self) -> Vec<(Card, u8)> {
        let seats = self.seats.iter().flat_map(|seat| {
            let traits = seat.species.iter().flat_map(|species| species.traits.iter().chain(&species.facedown));
            seat.hand.iter().chain(traits)
        });
        let laid = self.food_cards.0.iter().flatten();
        self.deck.iter().chain(&self.discard).chain(seats).chain(laid).map(|card| (*card, 1)).collect()
    }
}
