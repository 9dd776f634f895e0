//! The analysis board of the species boards: a free position, who may attack whom, and why.
//!
//! | module | what it holds |
//! |---|---|
//! | this one | the position and its changes |
//! | `controls` | what the page offers to change |
//! | `judge` | the matrix: yes, yes with horns, yes for cards, or the first rule that forbids it; each pair check by check |
//! | `play` | the game that goes on from it |
//! | `share` | the position as the text of a scenario and as part of an address |
//!
//! Every change is tried on the engine first; what cannot stand on a table is refused with its rule, and nothing changes.

mod controls;
mod judge;
mod play;
mod share;

use game::{BySeat, Game, Seat, SeatSet, Viewer};
use locale::Words;
use northstar::position::{PositionSeat, PositionSpecies};
use northstar::{
    Action, Card, Deck, End, Growth, Options, Phase, Position, PositionError, Preset, Rule, SpeciesId, State, Trait,
    View,
};

use super::still::Still;
use crate::screen::SeatScreen;

/// A free position. Species keep their keys, and so their names and pictures, while others come and go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    position: Position,
    keys: Vec<Vec<SpeciesId>>,
}

/// A change; species are named by their keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// The other rulebook; everything stays.
    Preset(Preset),
    /// This many seats; the last ones go with their species.
    Seats(u8),
    /// A new species at the right end of the row.
    AddSpecies(Seat),
    /// A species goes, with its cards.
    RemoveSpecies(SpeciesId),
    /// A species changes places with its neighbour: the left one if this is true.
    Shift(SpeciesId, bool),
    /// A trait more.
    AddTrait(SpeciesId, Trait),
    /// A trait goes.
    RemoveTrait(SpeciesId, Trait),
    /// A track goes up or down.
    Grow(SpeciesId, Growth, i8),
    /// Tokens of the board more or less.
    Food(SpeciesId, i8),
    /// Tokens on Fat Tissue more or less.
    Fat(SpeciesId, i8),
    /// Cards of a hand more or less; Intelligence pays with them.
    Hand(Seat, i8),
    /// Tokens on the watering hole more or less.
    WateringHole(i16),
    /// Nothing is left but the seats.
    Clear,
}

/// Why a change is refused.
pub type Refused = crate::analysis::Refused<Rule>;

/// A printed card with this trait; the number does not matter here.
fn card(shows: Trait) -> Card {
    let printed = editions::northstar::deck(Deck::Northstar129).iter().map(|(card, _)| *card);
    printed.into_iter().find(|card| card.shows == shows).unwrap_or(Card { shows, food: 0 })
}

/// The cards of a hand; no attack asks for their faces.
fn hand(cards: u8) -> Vec<Card> {
    vec![card(Trait::ALL[0]); usize::from(cards)]
}

impl Default for Board {
    fn default() -> Self {
        Self::example(Preset::Evolution)
    }
}

impl Board {
    /// A small position with one answer of every kind.
    pub fn example(preset: Preset) -> Self {
        let mut board = Self::empty(preset, 2);
        let species = |pop, size, traits: &[Trait]| PositionSpecies {
            pop,
            size,
            traits: traits.iter().copied().map(card).collect(),
            ..PositionSpecies::default()
        };
        let rows = [
            vec![species(3, 4, &[Trait::Carnivore, Trait::Intelligence]), species(2, 2, &[Trait::FatTissue])],
            vec![species(2, 3, &[Trait::Carnivore]), species(2, 2, &[Trait::Horns]), species(3, 2, &[Trait::Climbing])],
        ];
        for (seat, row) in rows.into_iter().enumerate() {
            board.keys[seat] = (0..row.len()).map(|place| SpeciesId((seat + 2 * place) as u8)).collect();
            board.position.seats[seat].species = row;
        }
        board.position.seats[0].hand = hand(2);
        board.position.watering_hole = 4;
        board
    }

    /// Nothing but seats.
    pub fn empty(preset: Preset, seats: u8) -> Self {
        let seats = seats.clamp(2, 6);
        Self {
            position: Position {
                preset,
                options: Options::printed(preset, seats),
                round: 2,
                phase: Phase::Feeding,
                first: Seat::FIRST,
                turn: Seat::FIRST,
                passed: SeatSet::EMPTY,
                last_round: None,
                watering_hole: 0,
                food_cards: BySeat::default(),
                deck: Vec::new(),
                discard: Vec::new(),
                seats: vec![PositionSeat::default(); usize::from(seats)],
            },
            keys: vec![Vec::new(); usize::from(seats)],
        }
    }

    /// The position a game stands at, in its feeding phase. Food behind screens, piles and deck are left out: no attack
    /// asks for them.
    pub fn from_state(state: &State) -> Self {
        Self::from_view(&state.view(Viewer::Spectator))
    }

    /// The same from what somebody sees; traits that they know lie face up here, others not at all.
    pub fn from_view(view: &View) -> Self {
        let mut board = Self::empty(view.preset, view.seats);
        board.position.options = view.options;
        board.position.round = view.round.max(1);
        board.position.last_round = view.last_round;
        board.position.watering_hole = view.watering_hole;
        for seat in Seat::all(view.seats) {
            // In the middle of a death a species has no population any more.
            let row = view.rows[seat].iter().filter(|species| species.pop > 0);
            let to = &mut board.position.seats[seat.index()];
            to.hand = hand(view.hands[seat]);
            to.species = row
                .clone()
                .map(|species| PositionSpecies {
                    pop: species.pop,
                    size: species.size,
                    food: species.food,
                    fat: species.fat,
                    traits: view.known_traits(species).iter().map(card).collect(),
                    facedown: Vec::new(),
                })
                .collect();
            board.keys[seat.index()] = row.map(|species| species.id).collect();
        }
        // Nor does what it lost by then have a place.
        let _ = board.settle();
        board
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.keys.len() as u8
    }

    /// The rulebook.
    pub fn preset(&self) -> Preset {
        self.position.preset
    }

    /// Tokens on the watering hole.
    pub fn watering_hole(&self) -> u16 {
        self.position.watering_hole
    }

    /// Cards in the hand of a seat.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.position.seats.get(seat.index()).map_or(0, |seat| seat.hand.len() as u8)
    }

    /// Whether there is no species.
    pub fn is_empty(&self) -> bool {
        self.keys.iter().all(Vec::is_empty)
    }

    /// The position, for the engine.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The game at this position, with the turn of a seat. Every change was tried, so there is one.
    fn state(&self, turn: Seat) -> Option<State> {
        State::from_position(&Position { turn, ..self.position.clone() }).ok()
    }

    /// The number that the engine gives to the species with this key: those of a seat count on by the number of seats.
    fn number(&self, key: SpeciesId) -> Option<SpeciesId> {
        let (seat, place) = self.place(key)?;
        u8::try_from(seat + place * self.keys.len()).ok().map(SpeciesId)
    }

    /// The key of the species with this number.
    fn key(&self, number: SpeciesId) -> SpeciesId {
        let (place, seat) = (usize::from(number.0) / self.keys.len(), usize::from(number.0) % self.keys.len());
        self.keys.get(seat).and_then(|row| row.get(place)).copied().unwrap_or(number)
    }

    fn place(&self, key: SpeciesId) -> Option<(usize, usize)> {
        let in_row = |row: &Vec<SpeciesId>| row.iter().position(|other| *other == key);
        self.keys.iter().enumerate().find_map(|(seat, row)| Some((seat, in_row(row)?)))
    }

    fn species(&mut self, key: SpeciesId) -> Result<&mut PositionSpecies, Refused> {
        let (seat, place) = self.place(key).ok_or(Refused::Nothing)?;
        Ok(&mut self.position.seats[seat].species[place])
    }

    /// The table in words.
    pub fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen> {
        let Some(state) = self.state(Seat::FIRST) else { return Vec::new() };
        let mut view = state.view(Viewer::Spectator);
        for seat in Seat::all(self.seats()) {
            view.rows[seat].iter_mut().for_each(|species| species.id = self.key(species.id));
        }
        let still = Still::new(&view, words, players);
        let seat = |seat| SeatScreen { tags: Vec::new(), ..still.seat(seat) };
        Seat::all(self.seats()).map(seat).collect()
    }

    /// Makes a change, or refuses it and stays as it was.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Refused> {
        let mut after = self.clone();
        after.change(edit)?;
        after.settle()?;
        *self = after;
        Ok(())
    }

    fn change(&mut self, edit: Edit) -> Result<(), Refused> {
        match edit {
            Edit::Preset(preset) => {
                self.position.preset = preset;
                self.position.options = Options::printed(preset, self.seats());
            }
            Edit::Seats(count) => self.sit(count.clamp(2, 6)),
            Edit::AddSpecies(seat) => self.add_species(seat)?,
            Edit::RemoveSpecies(key) => {
                let (seat, place) = self.place(key).ok_or(Refused::Nothing)?;
                self.position.seats[seat].species.remove(place);
                self.keys[seat].remove(place);
            }
            Edit::Shift(key, left) => {
                let (seat, place) = self.place(key).ok_or(Refused::Nothing)?;
                let other = if left { place.checked_sub(1) } else { Some(place + 1) };
                let other = other.filter(|other| *other < self.keys[seat].len()).ok_or(Refused::Nothing)?;
                self.position.seats[seat].species.swap(place, other);
                self.keys[seat].swap(place, other);
            }
            Edit::AddTrait(key, shows) => {
                self.played(key, |card, on| Action::PlayTrait { card, on }, shows)?;
                self.species(key)?.traits.push(card(shows));
            }
            Edit::RemoveTrait(key, shows) => {
                let traits = &mut self.species(key)?.traits;
                let place = traits.iter().position(|card| card.shows == shows).ok_or(Refused::Nothing)?;
                traits.remove(place);
            }
            Edit::Grow(key, growth, by) => {
                if by > 0 {
                    self.played(key, |card, species| Action::Grow { card, growth, species }, Trait::ALL[0])?;
                }
                let species = self.species(key)?;
                let track = match growth {
                    Growth::Population => &mut species.pop,
                    Growth::Size => &mut species.size,
                };
                more(track, by)?;
            }
            Edit::Food(key, by) => {
                more(&mut self.species(key)?.food, by)?;
                // NS-FEED-3: no more than the population; the engine knows how much that is.
                if by > 0 && matches!(self.tried(), Err(PositionError::TooMuchFood(_))) {
                    return Err(Refused::Rule(Rule::NsFeed3));
                }
            }
            Edit::Fat(key, by) => {
                more(&mut self.species(key)?.fat, by)?;
                // NS-TRAIT-FAT-1: on Fat Tissue, and no more than the body size.
                if by > 0 && self.tried().is_err() {
                    return Err(Refused::Rule(Rule::NsTraitFat1));
                }
            }
            Edit::Hand(seat, by) => {
                let mut cards = self.hand(seat);
                more(&mut cards, by)?;
                self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?.hand = hand(cards);
            }
            Edit::WateringHole(by) => {
                let tokens = self.position.watering_hole.checked_add_signed(by);
                self.position.watering_hole = tokens.ok_or(Refused::Nothing)?;
            }
            Edit::Clear => *self = Self::empty(self.preset(), self.seats()),
        }
        Ok(())
    }

    fn sit(&mut self, count: u8) {
        let preset = self.preset();
        if self.position.options == Options::printed(preset, self.seats()) {
            self.position.options = Options::printed(preset, count);
        }
        self.position.seats.resize_with(usize::from(count), PositionSeat::default);
        self.keys.resize_with(usize::from(count), Vec::new);
    }

    fn add_species(&mut self, seat: Seat) -> Result<(), Refused> {
        self.may(seat, Action::NewSpecies { card: card(Trait::ALL[0]), end: End::Right }, Trait::ALL[0])?;
        let used: Vec<SpeciesId> = self.keys.iter().flatten().copied().collect();
        let key = (0..=u8::MAX).map(SpeciesId).find(|key| !used.contains(key)).ok_or(Refused::TooMuch)?;
        let row = self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?;
        row.species.push(PositionSpecies::default());
        self.keys[seat.index()].push(key);
        Ok(())
    }

    /// Whether a card with this trait could be played so on a species.
    fn played(&self, key: SpeciesId, what: impl Fn(Card, SpeciesId) -> Action, shows: Trait) -> Result<(), Refused> {
        let (seat, _) = self.place(key).ok_or(Refused::Nothing)?;
        let number = self.number(key).ok_or(Refused::Nothing)?;
        self.may(Seat::wrapping(seat), what(card(shows), number), shows)
    }

    /// Asks the engine as if cards were played, with nothing but a card with this trait in the hand.
    fn may(&self, seat: Seat, action: Action, shows: Trait) -> Result<(), Refused> {
        let mut position = Position { phase: Phase::Play, first: seat, turn: seat, ..self.position.clone() };
        position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?.hand = vec![card(shows)];
        let state = State::from_position(&position).map_err(|_| Refused::TooMuch)?;
        match state.why_not(seat, action).0.first() {
            Some(reason) => Err(Refused::Rule(reason.rule)),
            None => Ok(()),
        }
    }

    fn tried(&self) -> Result<State, PositionError> {
        State::from_position(&self.position)
    }

    /// Takes away what the change has left without a place, as far as that needs no decision; refuses the rest.
    fn settle(&mut self) -> Result<(), Refused> {
        for _ in 0..64 {
            let Err(error) = self.tried() else { return Ok(()) };
            match error {
                PositionError::TooMuchFood(id) => {
                    let species = self.species(self.key(id))?;
                    let of = if species.food > species.pop { &mut species.food } else { &mut species.fat };
                    *of = of.saturating_sub(1);
                }
                PositionError::NoPlaceForFat(id) => self.species(self.key(id))?.fat = 0,
                PositionError::Cards(_)
                | PositionError::Seats
                | PositionError::WateringHole
                | PositionError::TooManySpecies(_) => return Err(Refused::TooMuch),
                PositionError::TooManyTraits(_) | PositionError::Twice(..) => {
                    return Err(Refused::Rule(Rule::NsP33));
                }
                _ => return Err(Refused::Nothing),
            }
        }
        Err(Refused::TooMuch)
    }
}

fn more(count: &mut u8, by: i8) -> Result<(), Refused> {
    *count = count.checked_add_signed(by).ok_or(Refused::Nothing)?;
    Ok(())
}
