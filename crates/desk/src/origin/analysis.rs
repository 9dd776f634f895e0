//! The analysis board: a free position, who may attack whom, and why.
//!
//! | module | what it holds |
//! |---|---|
//! | this one | the position and its changes |
//! | `controls` | what the page offers to change |
//! | `judge` | the matrix: yes, yes with a defence, or the first rule that forbids it; each pair check by check |
//! | `play` | the game that goes on from it |
//! | [`share`] | the position as the text of a scenario and as part of an address |
//!
//! Every change is tried on the engine first; what cannot stand on a table is refused with its rule, and nothing changes.

mod controls;
mod judge;
mod play;
pub mod share;

pub use crate::analysis::{Check, Matrix, Pair, PlayOn, Verdict, WhatIf};

use game::{Game, Seat, SeatSet, Viewer};
use locale::Words;
use origin::position::{PositionAnimal, PositionLink, PositionSeat, PositionTrait, Spot};
use origin::{
    AnimalId, Card, Location, Modules, Options, Phase, Position, PositionError, Rule, State, Trait, TraitSet, View,
};

use crate::origin::still::Still;
use crate::screen::SeatScreen;

/// A free position. Animals keep their keys, and so their names and pictures, while others come and go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    position: Position,
    keys: Vec<Vec<AnimalId>>,
}

/// A change; animals are named by their keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Another edition; animals stay, and what it does not know goes.
    Modules(Modules),
    /// An animal lives elsewhere.
    Move(AnimalId, Location),
    /// This many seats; the last ones go with their animals.
    Seats(u8),
    /// A new animal.
    AddAnimal(Seat),
    /// An animal goes, with its cards.
    RemoveAnimal(AnimalId),
    /// A single trait more.
    AddTrait(AnimalId, Trait),
    /// The single trait at this place of the stack goes.
    RemoveTrait(AnimalId, usize),
    /// A token more or less.
    Food(AnimalId, i8),
    /// A fat token on the card at this place, or none any more.
    Fat(AnimalId, usize),
    /// The card at this place is used up, or ready again.
    Spent(AnimalId, usize),
    /// Asleep, or awake again.
    Sleep(AnimalId),
    /// A pair card from the first to the second.
    Link(Trait, AnimalId, AnimalId),
    /// Tokens of a bank more or less.
    Bank(Location, i8),
    /// A pair card of a seat goes.
    Unlink(Seat, usize),
    /// Nothing is left but the seats.
    Clear,
}

/// Why a change is refused.
pub type Refused = crate::analysis::Refused<Rule>;

impl From<Rule> for Refused {
    fn from(rule: Rule) -> Self {
        Self::Rule(rule)
    }
}

impl From<PositionError> for Refused {
    fn from(error: PositionError) -> Self {
        match (error.rule(), error) {
            (Some(rule), _) => Self::Rule(rule),
            (None, PositionError::Cards(_) | PositionError::Seats | PositionError::Bank) => Self::TooMuch,
            (None, _) => Self::Nothing,
        }
    }
}

/// The card under every animal; no rule looks at it.
const UNDER: Card = Card::single(Trait::Camouflage);

impl Default for Board {
    /// A small position with one answer of every kind.
    fn default() -> Self {
        let mut board = Self::empty(2);
        let row = |board: &mut Self, seat, rows: &[&[Trait]]| {
            for traits in rows {
                let _ = board.edit(Edit::AddAnimal(seat));
                let key = board.keys[seat.index()].last().copied().unwrap_or(AnimalId(0));
                for shows in *traits {
                    let _ = board.edit(Edit::AddTrait(key, *shows));
                }
            }
        };
        let (first, second) = (Seat::FIRST, Seat::wrapping(1));
        row(&mut board, first, &[&[Trait::Carnivorous, Trait::SharpVision], &[Trait::Camouflage], &[Trait::FatTissue]]);
        row(&mut board, second, &[&[Trait::Carnivorous], &[Trait::Running], &[Trait::Swimming]]);
        let _ = board.edit(Edit::Bank(Location::ONLY, 4));
        board
    }
}

impl Board {
    /// Nothing but seats.
    pub fn empty(seats: u8) -> Self {
        let seats = usize::from(seats.clamp(2, 8));
        Self {
            position: Position {
                modules: Modules::BASE,
                options: Options::default(),
                round: 2,
                phase: Phase::Feeding,
                first: Seat::FIRST,
                turn: Seat::FIRST,
                passed: SeatSet::EMPTY,
                last_round: false,
                banks: [0; Location::COUNT],
                deck: Vec::new(),
                seats: vec![PositionSeat::default(); seats],
            },
            keys: vec![Vec::new(); seats],
        }
    }

    /// The position a game stands at, in its feeding phase. Hands, piles and deck are left out: no attack asks for them.
    pub fn from_state(state: &State) -> Self {
        Self::from_view(&state.view(Viewer::Spectator))
    }

    /// The same from what somebody sees.
    pub fn from_view(view: &View) -> Self {
        let mut board = Self::empty(view.seats);
        board.position.modules = view.modules;
        board.position.options = view.options;
        board.position.round = view.round.max(1);
        board.position.last_round = view.last_round;
        board.position.banks = view.banks;
        for seat in Seat::all(view.seats) {
            let row: Vec<_> = view.row(seat).collect();
            let place = |id| row.iter().position(|animal| animal.id == id);
            let to = &mut board.position.seats[seat.index()];
            for link in &view.links {
                if let (Some(first), Some(second)) = (place(link.first), place(link.second)) {
                    let card = Card::single(link.shows);
                    to.links.push(PositionLink { card, shows: link.shows, first, second, spent: link.spent });
                }
            }
            to.animals = row.iter().map(|animal| position_animal(animal)).collect();
            board.keys[seat.index()] = row.iter().map(|animal| animal.id).collect();
        }
        board
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.keys.len() as u8
    }

    /// The modules it is played with.
    pub fn modules(&self) -> Modules {
        self.position.modules
    }

    /// Tokens in the bank of a location.
    pub fn bank(&self, at: Location) -> u8 {
        self.position.banks[at.index()]
    }

    /// Traits that can be on the table.
    pub fn traits(&self) -> TraitSet {
        self.position.modules.traits()
    }

    /// Whether there is no animal.
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

    /// Keys in the order in which the engine numbers the animals.
    fn order(&self) -> Vec<AnimalId> {
        self.keys.iter().flatten().copied().collect()
    }

    fn spot(&self, key: AnimalId) -> Result<Spot, Refused> {
        let in_row = |row: &Vec<AnimalId>| row.iter().position(|other| *other == key);
        let spots = Seat::all(self.seats()).zip(&self.keys);
        spots.into_iter().find_map(|(seat, row)| Some((seat, in_row(row)?))).ok_or(Refused::Nothing)
    }

    fn animal(&mut self, key: AnimalId) -> Result<&mut PositionAnimal, Refused> {
        let (seat, place) = self.spot(key)?;
        Ok(&mut self.position.seats[seat.index()].animals[place])
    }

    /// The table in words.
    pub fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen> {
        let Some(state) = self.state(Seat::FIRST) else { return Vec::new() };
        let view = state.view(Viewer::Spectator);
        let order = self.order();
        let key = |id: AnimalId| order.get(usize::from(id.0)).copied().unwrap_or(id);
        let mut seats = Still { view: &view, words, players }.seats();
        for seat in &mut seats {
            seat.tags.clear();
            for animal in &mut seat.animals {
                let (name, new) = (animal.name.clone(), locale::field_name(key(animal.id.into())));
                animal.id = key(animal.id.into()).into();
                animal.label = animal.label.replacen(&name, &new, 1);
                animal.name = new;
            }
            for link in &mut seat.links {
                let (first, second) = (key(link.first.into()), key(link.second.into()));
                (link.first, link.second) = (first.into(), second.into());
                link.names = [locale::field_name(first), locale::field_name(second)];
            }
        }
        seats
    }

    /// Makes a change, or refuses it and stays as it was.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Refused> {
        let mut after = self.clone();
        after.change(edit)?;
        after.position.settle()?;
        *self = after;
        Ok(())
    }

    fn change(&mut self, edit: Edit) -> Result<(), Refused> {
        match edit {
            Edit::Seats(count) => {
                let count = usize::from(count.clamp(2, 8));
                self.position.seats.resize_with(count, PositionSeat::default);
                self.keys.resize_with(count, Vec::new);
            }
            Edit::AddAnimal(seat) => self.add_animal(seat)?,
            Edit::RemoveAnimal(key) => self.remove_animal(key)?,
            Edit::AddTrait(key, shows) => self.position.lay(self.spot(key)?, shows)?,
            Edit::RemoveTrait(key, place) => {
                let animal = self.animal(key)?;
                if place >= animal.stack.len() {
                    return Err(Refused::Nothing);
                }
                animal.stack.remove(place);
            }
            Edit::Food(key, by) => {
                let animal = self.animal(key)?;
                animal.red = animal.red.checked_add_signed(by).ok_or(Refused::Nothing)?;
                // Food that is given and has no place is refused; food that has lost its place goes.
                if by > 0 {
                    State::from_position(&self.position)?;
                }
            }
            Edit::Fat(key, place) => self.card(key, place, |card| card.fat = !card.fat)?,
            Edit::Spent(key, place) => self.card(key, place, |card| card.spent = !card.spent)?,
            Edit::Sleep(key) => {
                let animal = self.animal(key)?;
                animal.hibernating = !animal.hibernating;
            }
            Edit::Modules(modules) => self.position.enter(modules),
            Edit::Move(key, to) => self.position.move_animal(self.spot(key)?, to)?,
            Edit::Bank(at, by) => {
                let bank = self.position.banks.get_mut(at.index()).ok_or(Refused::Nothing)?;
                *bank = bank.checked_add_signed(by).ok_or(Refused::Nothing)?;
            }
            Edit::Link(shows, first, second) => self.position.link(shows, self.spot(first)?, self.spot(second)?)?,
            Edit::Unlink(seat, place) => {
                let links = &mut self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?.links;
                if place >= links.len() {
                    return Err(Refused::Nothing);
                }
                links.remove(place);
            }
            Edit::Clear => {
                let modules = self.position.modules;
                *self = Self::empty(self.seats());
                self.position.modules = modules;
            }
        }
        Ok(())
    }

    fn card(&mut self, key: AnimalId, place: usize, change: impl FnOnce(&mut PositionTrait)) -> Result<(), Refused> {
        self.animal(key)?.stack.get_mut(place).map(change).ok_or(Refused::Nothing)
    }

    fn add_animal(&mut self, seat: Seat) -> Result<(), Refused> {
        let used = self.order();
        let key = (0..=u8::MAX).map(AnimalId).find(|key| !used.contains(key)).ok_or(Refused::TooMuch)?;
        let row = self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?;
        row.animals.push(PositionAnimal {
            card: UNDER,
            at: Location::ONLY,
            red: 0,
            blue: 0,
            stack: Vec::new(),
            hibernating: false,
            poisoned: false,
            paralysed: false,
            remains: false,
        });
        self.keys[seat.index()].push(key);
        Ok(())
    }

    fn remove_animal(&mut self, key: AnimalId) -> Result<(), Refused> {
        let (seat, place) = self.spot(key)?;
        let row = &mut self.position.seats[seat.index()];
        row.animals.remove(place);
        row.links.retain(|link| link.first != place && link.second != place);
        for link in &mut row.links {
            link.first -= usize::from(link.first > place);
            link.second -= usize::from(link.second > place);
        }
        self.keys[seat.index()].remove(place);
        Ok(())
    }
}

fn position_animal(animal: &origin::view::AnimalView) -> PositionAnimal {
    let card = |card: &origin::view::TraitView| PositionTrait {
        card: Card::single(card.shows),
        shows: card.shows,
        fat: card.fat,
        spent: animal.spent.contains(card.shows),
        last_used: (card.shows == Trait::Hibernation && animal.hibernated > 0 && !animal.hibernating)
            .then_some(animal.hibernated),
        disabled: false,
    };
    PositionAnimal {
        card: UNDER,
        at: animal.at,
        red: animal.red,
        blue: animal.blue,
        stack: animal.stack.iter().map(card).collect(),
        hibernating: animal.hibernating,
        poisoned: animal.poisoned,
        paralysed: animal.paralysed,
        remains: animal.remains,
    }
}
