//! A position that need not have been reached by play: for scenarios, the analysis board and tests.
//!
//! A [`Position`] is plain and unchecked; [`State::from_position`] is the gate. Changes by hand are in `changes`.

mod changes;

pub use changes::{ChangeError, Spot};

use game::{Seat, SeatSet};

use crate::animal::Flags;
use crate::areas::{AreaCard, Areas, AreasError, Design, MAX_ROW, Tokens};
use crate::cards::{AnimalId, Card, Trait};
use crate::catalogue::{Catalogue, CatalogueError, Kind, MAX_CARDS, Numbers};
use crate::config::Config;
use crate::memory::Witness;
use crate::moment::{Phase, Step};
use crate::options::Options;
use crate::row;
use crate::sets::MAX_ANIMALS;
use crate::state::State;
use crate::traits::{FAT_SLOTS, carnivorous};

/// A position. Animals are numbered seat by seat in the order listed, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Options.
    pub options: Options,
    /// What the traits add to the required food and to the points.
    pub numbers: Numbers,
    /// The epoch; it is the final one if it equals the number of epochs.
    pub epoch: u8,
    /// Any phase of an epoch; turns begin at once, the other phases at their beginning.
    pub phase: Phase,
    /// First player.
    pub first: Seat,
    /// Whose turn begins.
    pub turn: Seat,
    /// Who has passed for the phase.
    pub passed: SeatSet,
    /// The area row, left to right.
    pub areas: Vec<PositionArea>,
    /// The area deck, top card first.
    pub area_deck: Vec<Design>,
    /// The deck, top card first.
    pub deck: Vec<Card>,
    /// The discard pile, top card first.
    pub discard: Vec<Card>,
    /// The seats, clockwise.
    pub seats: Vec<PositionSeat>,
}

/// An area card of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionArea {
    /// What is printed on it.
    pub design: Design,
    /// Its number among cards of its name; the lowest free one, from the right, if none is given (NW-AREA-6).
    pub nth: Option<u8>,
    /// Tokens on its upper part.
    pub upper: Tokens,
    /// Tokens on its lower or only part.
    pub lower: Tokens,
}

/// One seat of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionSeat {
    /// The hand.
    pub hand: Vec<Card>,
    /// The gene pool, top card first.
    pub pool: Vec<Card>,
    /// The animals in row order.
    pub animals: Vec<PositionAnimal>,
    /// Pair cards between animals of this seat.
    pub links: Vec<PositionLink>,
}

/// An animal of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionAnimal {
    /// The card under it.
    pub card: Card,
    /// Ordinary food.
    pub food: u8,
    /// Special food.
    pub special: u8,
    /// Its single traits in the order of placement.
    pub stack: Vec<PositionTrait>,
    /// It has a shelter.
    pub sheltered: bool,
    /// Poisoned.
    pub poisoned: bool,
    /// In its shell.
    pub shelled_in: bool,
}

/// A single trait card of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionTrait {
    /// The card.
    pub card: Card,
    /// The trait it shows.
    pub shows: Trait,
    /// A fat token lies on it.
    pub fat: bool,
    /// Used in this phase.
    pub rotated: bool,
}

/// A pair card of a position; animals by their place in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionLink {
    /// The card.
    pub card: Card,
    /// The trait it shows.
    pub shows: Trait,
    /// First animal; the guardian of a Symbiosis.
    pub first: usize,
    /// Second animal; the ward of a Symbiosis.
    pub second: usize,
}

/// Why a position cannot stand on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// 2 to 4 seats.
    Seats,
    /// First player, turn or a passed seat is not at the table.
    NoSuchSeat(Seat),
    /// A phase in which nothing can be set up.
    Phase(Phase),
    /// Epochs count from 1.
    Epoch,
    /// The cards cannot be held.
    Cards(CatalogueError),
    /// The area cards cannot be held.
    Areas(AreasError),
    /// More area cards in the row than fit, or two with the same name and number.
    AreaRow,
    /// More tokens than an area can hold.
    TooManyTokens,
    /// A pair trait among the single traits, or a single trait as a link.
    WrongForm(Trait),
    /// The trait is not printed on the card given for it.
    WrongCard(Trait),
    /// The same single trait twice on this animal.
    Twice(AnimalId, Trait),
    /// A fat token on a card without a place for it.
    NoPlaceForFat(AnimalId, Trait),
    /// More food than can lie on an animal.
    TooMuchFood(AnimalId),
    /// A link to an animal that is not in the row, to itself, or to one that is not a neighbour (NW-PAIR-2).
    BadLink(Trait),
    /// Two pair traits between the same neighbours (NW-PAIR-3).
    LinkedTwice(Trait),
}

/// The most tokens on an animal or an area of a position.
pub(crate) const TOKEN_LIMIT: u8 = 60;

impl State {
    /// A game that stands at this position. Numbers of cards are not checked against any box.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let seats = u8::try_from(position.seats.len()).map_err(|_| PositionError::Seats)?;
        if !(2..=4).contains(&seats) {
            return Err(PositionError::Seats);
        }
        let everybody = SeatSet::all(seats);
        for seat in position.passed.iter().chain([position.first, position.turn]) {
            if !everybody.contains(seat) {
                return Err(PositionError::NoSuchSeat(seat));
            }
        }
        if position.epoch == 0 {
            return Err(PositionError::Epoch);
        }
        let catalogue = Catalogue::new(&position.all_cards()).map_err(PositionError::Cards)?;
        let designs: Vec<(Design, u8)> = position
            .areas
            .iter()
            .map(|area| area.design)
            .chain(position.area_deck.iter().copied())
            .map(|d| (d, 1))
            .collect();
        let areas = Areas::new(&designs).map_err(PositionError::Areas)?;
        let (options, numbers, first) = (position.options, position.numbers, Some(position.first));
        let mut state = Self::blank(&Config { seats, options, catalogue, areas, numbers, first });
        state.epoch = position.epoch;
        state.moment.phase = position.phase;
        state.moment.active = position.turn;
        state.moment.passed = position.passed;
        state.moment.step = match position.phase {
            Phase::Development | Phase::Feeding => Step::Turn,
            Phase::Areas | Phase::Extinction => Step::Begin,
            Phase::Setup | Phase::Over => return Err(PositionError::Phase(position.phase)),
        };
        state.place_areas(position)?;
        for kind in position.deck.iter().rev().filter_map(|card| catalogue.kind(*card)) {
            state.deck[usize::from(state.deck_len) % MAX_CARDS] = kind;
            state.deck_len += 1;
        }
        // What happened before the position nobody saw.
        let pile = position.discard.iter().rev().filter_map(|card| catalogue.kind(*card));
        pile.for_each(|kind| state.discard_unseen(position.first, kind, Witness::NOBODY));
        for (index, seat) in position.seats.iter().enumerate() {
            state.place_seat(Seat::wrapping(index), seat)?;
        }
        Ok(state)
    }

    fn place_areas(&mut self, position: &Position) -> Result<(), PositionError> {
        if position.areas.len() >= MAX_ROW {
            return Err(PositionError::AreaRow);
        }
        for kind in position.area_deck.iter().rev().filter_map(|design| self.areas.kind(design)) {
            self.area_deck[usize::from(self.area_deck_len)] = kind;
            self.area_deck_len += 1;
        }
        // In the row of a position cards count as entered from right to left.
        for area in position.areas.iter().rev() {
            let Some(kind) = self.areas.kind(&area.design) else { continue };
            let nth = area.nth.unwrap_or_else(|| self.free_number(kind));
            for tokens in [area.upper, area.lower] {
                if tokens.food > TOKEN_LIMIT || tokens.shelter > TOKEN_LIMIT {
                    return Err(PositionError::TooManyTokens);
                }
            }
            let taken = area
                .design
                .parts()
                .any(|(_, part)| self.find_place(crate::areas::Place { name: part.name, nth }).is_some());
            if taken {
                return Err(PositionError::AreaRow);
            }
            self.put_area(AreaCard { kind, nth, upper: area.upper, lower: area.lower });
        }
        Ok(())
    }

    fn place_seat(&mut self, seat: Seat, given: &PositionSeat) -> Result<(), PositionError> {
        let catalogue = self.catalogue;
        given.hand.iter().filter_map(|card| catalogue.kind(*card)).for_each(|kind| self.hands[seat].add(kind));
        given.pool.iter().filter_map(|card| catalogue.kind(*card)).for_each(|kind| self.pools[seat].add_below(kind));
        for animal in &given.animals {
            self.place_animal(seat, animal)?;
        }
        for link in &given.links {
            self.place_link(seat, link)?;
        }
        Ok(())
    }

    fn place_animal(&mut self, seat: Seat, given: &PositionAnimal) -> Result<(), PositionError> {
        let kind = self.catalogue.kind(given.card).unwrap_or(Kind(0));
        let known = !self.has_pools();
        if self.is_full() {
            let limit = MAX_ANIMALS as u16;
            return Err(PositionError::Cards(CatalogueError::TooManyCards { cards: limit + 1, limit }));
        }
        let id = self.add_animal(seat, kind, usize::from(self.rows[seat].len()), known);
        for card in &given.stack {
            self.place_trait(id, card)?;
        }
        if given.food > TOKEN_LIMIT || given.special > TOKEN_LIMIT {
            return Err(PositionError::TooMuchFood(id));
        }
        let animal = self.animal_mut(id);
        animal.food = given.food;
        animal.special = given.special;
        animal.flags.set(Flags::SHELTERED, given.sheltered);
        animal.flags.set(Flags::POISONED, given.poisoned);
        animal.flags.set(Flags::SHELLED_IN, given.shelled_in);
        Ok(())
    }

    fn place_trait(&mut self, id: AnimalId, card: &PositionTrait) -> Result<(), PositionError> {
        let shows = card.shows;
        if shows.is_pair() {
            return Err(PositionError::WrongForm(shows));
        }
        if !card.card.shows(shows) {
            return Err(PositionError::WrongCard(shows));
        }
        let has_place = FAT_SLOTS.contains(shows);
        if self.animal(id).has(shows) && !has_place {
            return Err(PositionError::Twice(id, shows));
        }
        if card.fat && !has_place {
            return Err(PositionError::NoPlaceForFat(id, shows));
        }
        let kind = self.catalogue.kind(card.card).ok_or(PositionError::WrongCard(shows))?;
        self.attach(id, kind, shows);
        if card.fat {
            let top = self.animal(id).top;
            self.stacks[usize::from(top)].set_fat(true);
            self.animal_mut(id).fat += 1;
        }
        if card.rotated {
            let animal = self.animal_mut(id);
            animal.rotated.insert(shows);
            if shows == carnivorous::CARD {
                carnivorous::mark_attack(animal);
            }
        }
        Ok(())
    }

    fn place_link(&mut self, seat: Seat, given: &PositionLink) -> Result<(), PositionError> {
        let bad = PositionError::BadLink(given.shows);
        if !given.shows.is_pair() {
            return Err(PositionError::WrongForm(given.shows));
        }
        if !given.card.shows(given.shows) {
            return Err(PositionError::WrongCard(given.shows));
        }
        let order = self.row(seat);
        let (Some(&first), Some(&second)) = (order.get(given.first), order.get(given.second)) else { return Err(bad) };
        let places = (row::place(order, first), row::place(order, second));
        let (Some(one), Some(other)) = places else { return Err(bad) };
        if one.abs_diff(other) != 1 {
            return Err(bad);
        }
        if self.linked(first, second) {
            return Err(PositionError::LinkedTwice(given.shows));
        }
        let kind = self.catalogue.kind(given.card).ok_or(bad)?;
        self.add_link(kind, given.shows, first, second).ok_or(bad)?;
        Ok(())
    }
}

impl Position {
    /// Every evolution card of the position, each counted.
    fn all_cards(&self) -> Vec<(Card, u8)> {
        let seats = self.seats.iter().flat_map(|seat| {
            let animals = seat
                .animals
                .iter()
                .flat_map(|animal| core::iter::once(animal.card).chain(animal.stack.iter().map(|card| card.card)));
            let links = seat.links.iter().map(|link| link.card);
            seat.hand.iter().copied().chain(seat.pool.iter().copied()).chain(animals).chain(links)
        });
        self.deck.iter().chain(&self.discard).copied().chain(seats).map(|card| (card, 1)).collect()
    }
}
