//! The analysis board of New World: a free position, who may attack whom, and why.
//!
//! | module | what it holds |
//! |---|---|
//! | this one | the position and its changes |
//! | `controls` | what the page offers to change |
//! | `judge` | the matrix: yes, yes with an answer, yes with Intelligent, or the first rule that forbids it; each pair check by check |
//! | `play` | the game that goes on from it |
//! | `share` | the position as the text of a scenario and as part of an address |
//!
//! Every change is tried on the engine first; what cannot stand on a table is refused with its rule, and nothing changes.

mod controls;
mod judge;
mod play;
mod share;

use editions::new_world_decks as decks;
use game::{Game, Seat, SeatSet, Viewer};
use locale::Words;
use new_world::position::{ChangeError, PositionAnimal, PositionArea, PositionLink, PositionSeat, PositionTrait, Spot};
use new_world::view::AnimalView;
use new_world::{
    AnimalId, Card, Design, Half, Options, Phase, Position, Rule, State, Token, Tokens, Trait, Variant, View,
};

use super::say;
use super::still::Still;
use crate::screen::{AreaRowScreen, SeatScreen};

/// A free position. Animals keep their keys, and so their names and pictures, while others come and go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    position: Position,
    keys: Vec<Vec<AnimalId>>,
}

/// A change; animals are named by their keys, areas by their place in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// This many seats; the last ones go with their animals.
    Seats(u8),
    /// An epoch later or earlier.
    Epoch(i8),
    /// A new animal at the right end of the row.
    AddAnimal(Seat),
    /// An animal goes, with its cards.
    RemoveAnimal(AnimalId),
    /// An animal changes places with its neighbour: the left one if this is true.
    Shift(AnimalId, bool),
    /// A single trait more.
    AddTrait(AnimalId, Trait),
    /// The single trait at this place of the stack goes.
    RemoveTrait(AnimalId, usize),
    /// A pair card from the first to the second; they become neighbours.
    Link(Trait, AnimalId, AnimalId),
    /// A pair card of a seat goes.
    Unlink(Seat, usize),
    /// A token more; it becomes fat if the animal is fed.
    Give(AnimalId, Token),
    /// A token less.
    Take(AnimalId, Token),
    /// A fat token on the card at this place, or none any more.
    Fat(AnimalId, usize),
    /// The card at this place is rotated, or straight again.
    Used(AnimalId, usize),
    /// In a shelter, or not.
    Shelter(AnimalId),
    /// Poisoned, or not.
    Poison(AnimalId),
    /// In its shell, or not.
    Hide(AnimalId),
    /// A new area card at the left end of the row.
    AddArea(Design),
    /// An area card goes, with its tokens.
    RemoveArea(usize),
    /// Food of a part of an area more or less.
    AreaFood(usize, Half, i8),
    /// Shelters of a part of an area more or less.
    AreaShelter(usize, Half, i8),
    /// Nothing is left but the seats and the bare area cards.
    Clear,
}

/// Why a change is refused.
pub type Refused = crate::analysis::Refused<Rule>;

impl From<ChangeError> for Refused {
    fn from(error: ChangeError) -> Self {
        match error {
            ChangeError::Rule(rule) => Self::Rule(rule),
            ChangeError::TooMuch => Self::TooMuch,
            ChangeError::Nothing => Self::Nothing,
        }
    }
}

/// The card under every animal; no rule looks at it.
const UNDER: Card = Card::single(Trait::Camouflage);

/// The area cards on a new board: one more than there are seats, as in every feeding phase (NW-AREA-1).
const AREAS: [&str; 5] = ["steppe", "cave_mountains", "swamp", "jungle", "lake_meadow"];

impl Default for Board {
    /// A small position with one answer of every kind.
    fn default() -> Self {
        let mut board = Self::empty(2);
        let rows: [&[&[Trait]]; 2] = [
            &[&[Trait::Carnivorous, Trait::Intelligent], &[Trait::FatTissue], &[Trait::Running]],
            &[&[Trait::Carnivorous], &[Trait::Camouflage], &[Trait::Flying], &[Trait::Camouflage, Trait::Swimming]],
        ];
        for (seat, rows) in Seat::all(2).zip(rows) {
            for traits in rows {
                let _ = board.edit(Edit::AddAnimal(seat));
                let key = board.keys[seat.index()].last().copied().unwrap_or(AnimalId(0));
                for shows in *traits {
                    let _ = board.edit(Edit::AddTrait(key, *shows));
                }
            }
        }
        for (area, half, food) in [(0, Half::Lower, 3), (1, Half::Upper, 1), (1, Half::Lower, 2)] {
            let _ = board.edit(Edit::AreaFood(area, half, food));
        }
        let _ = board.edit(Edit::AreaShelter(1, Half::Upper, 1));
        board
    }
}

impl Board {
    /// Nothing but seats and bare area cards.
    pub fn empty(seats: u8) -> Self {
        let seats = usize::from(seats.clamp(2, 4));
        Self {
            position: Position {
                options: editions::new_world_defaults(),
                numbers: decks::trait_numbers().numbers,
                epoch: 2,
                phase: Phase::Feeding,
                first: Seat::FIRST,
                turn: Seat::FIRST,
                passed: SeatSet::EMPTY,
                areas: AREAS.iter().take(seats + 1).filter_map(|id| decks::area(id)).map(bare).collect(),
                area_deck: Vec::new(),
                deck: Vec::new(),
                discard: Vec::new(),
                seats: vec![PositionSeat::default(); seats],
            },
            keys: vec![Vec::new(); seats],
        }
    }

    /// The position a game stands at, in its feeding phase. Hands, piles and decks are left out: no attack asks for them.
    pub fn from_state(state: &State) -> Self {
        Self::from_view(&state.view(Viewer::Spectator))
    }

    /// The same from what somebody sees.
    pub fn from_view(view: &View) -> Self {
        let mut board = Self::empty(view.seats);
        board.position.options = view.options;
        board.position.epoch = view.epoch.max(1);
        board.position.areas = view
            .area_row
            .iter()
            .map(|card| PositionArea {
                design: *view.areas.design(card.kind),
                nth: Some(card.nth),
                upper: card.upper,
                lower: card.lower,
            })
            .collect();
        for seat in Seat::all(view.seats) {
            let row: Vec<_> = view.row(seat).collect();
            let place = |id| row.iter().position(|animal| animal.id == id);
            let to = &mut board.position.seats[seat.index()];
            for link in &view.links {
                if let (Some(first), Some(second)) = (place(link.first), place(link.second)) {
                    to.links.push(PositionLink { card: Card::single(link.shows), shows: link.shows, first, second });
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

    /// The epoch.
    pub fn epoch(&self) -> u8 {
        self.position.epoch
    }

    /// The last epoch of this game.
    fn epochs(&self) -> u8 {
        match self.position.options.variant {
            Variant::Disaster => 1,
            _ => self.position.options.epochs,
        }
    }

    /// The options.
    pub fn options(&self) -> Options {
        self.position.options
    }

    /// Traits that can be on the table: those of the deck.
    pub fn traits(&self) -> Vec<Trait> {
        let cards = decks::deck(self.position.options.deck);
        Trait::ALL.into_iter().filter(|shows| cards.iter().any(|(card, _)| card.shows(*shows))).collect()
    }

    /// Area cards that can be added, with their names.
    pub fn designs(words: &Words) -> Vec<(Design, String)> {
        let named = |(design, _): &(Design, u8)| (*design, locale::new_world::design_name(words, design, 0));
        decks::areas().iter().map(named).collect()
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
        let mut spots = Seat::all(self.seats()).zip(&self.keys);
        spots.find_map(|(seat, row)| Some((seat, in_row(row)?))).ok_or(Refused::Nothing)
    }

    fn animal(&mut self, key: AnimalId) -> Result<&mut PositionAnimal, Refused> {
        let (seat, place) = self.spot(key)?;
        Ok(&mut self.position.seats[seat.index()].animals[place])
    }

    /// The table in words.
    pub fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen> {
        let Some(state) = self.state(Seat::FIRST) else { return Vec::new() };
        let view = self.keyed(&state.view(Viewer::Spectator));
        let still = Still { view: &view, words, players };
        let seat = |seat| SeatScreen { tags: Vec::new(), ..still.seat(seat) };
        Seat::all(self.seats()).map(seat).collect()
    }

    /// The area row in words.
    pub fn areas(&self, words: &'static Words) -> AreaRowScreen {
        let view = self.state(Seat::FIRST).map(|state| state.view(Viewer::Spectator));
        let row = view.map(|view| Still { view: &view, words, players: &[] }.areas());
        let cards = row.map(|row| row.cards).unwrap_or_default();
        AreaRowScreen { cards, enters: None, leaves: None }
    }

    /// The same table with keys instead of the engine's numbers.
    fn keyed(&self, view: &View) -> View {
        let order = self.order();
        let mut view = view.clone();
        let key = |id: &mut AnimalId| *id = order.get(usize::from(id.0)).copied().unwrap_or(*id);
        view.animals.iter_mut().for_each(|animal| key(&mut animal.id));
        game::order::sort_by_key(&mut view.animals, |animal| animal.id);
        view.links.iter_mut().for_each(|link| {
            key(&mut link.first);
            key(&mut link.second);
        });
        for seat in Seat::all(view.seats) {
            view.rows[seat].iter_mut().for_each(key);
        }
        view
    }

    /// Makes a change, or refuses it and stays as it was.
    pub fn edit(&mut self, edit: Edit) -> Result<(), Refused> {
        let mut after = self.clone();
        after.change(edit)?;
        State::from_position(&after.position).map_err(ChangeError::from)?;
        *self = after;
        Ok(())
    }

    fn change(&mut self, edit: Edit) -> Result<(), Refused> {
        match edit {
            Edit::Seats(count) => self.sit(usize::from(count.clamp(2, 4))),
            Edit::Epoch(by) => {
                let epoch = self.position.epoch.checked_add_signed(by).filter(|epoch| *epoch > 0);
                self.position.epoch = epoch.ok_or(Refused::Nothing)?;
                if self.position.epoch > self.epochs() {
                    return Err(Refused::Rule(Rule::NwEpoch1));
                }
            }
            Edit::AddAnimal(seat) => {
                let used = self.order();
                let key = (0..=u8::MAX).map(AnimalId).find(|key| !used.contains(key)).ok_or(Refused::TooMuch)?;
                let row = self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?;
                row.animals.push(PositionAnimal::fresh(UNDER));
                self.keys[seat.index()].push(key);
            }
            Edit::RemoveAnimal(key) => {
                let at = self.spot(key)?;
                self.position.remove(at)?;
                self.keys[at.0.index()].remove(at.1);
            }
            Edit::Shift(key, left) => {
                let at = self.spot(key)?;
                let order = self.position.shift(at, left)?;
                self.reorder(at.0, &order);
            }
            Edit::AddTrait(key, shows) => self.position.lay(self.spot(key)?, shows)?,
            Edit::RemoveTrait(key, place) => {
                self.card(key, place)?;
                self.animal(key)?.stack.remove(place);
            }
            Edit::Link(shows, first, second) => {
                let (first, second) = (self.spot(first)?, self.spot(second)?);
                let order = self.position.link(shows, first, second)?;
                self.reorder(first.0, &order);
            }
            Edit::Unlink(seat, place) => {
                let links = &mut self.position.seats.get_mut(seat.index()).ok_or(Refused::Nothing)?.links;
                if place >= links.len() {
                    return Err(Refused::Nothing);
                }
                links.remove(place);
            }
            Edit::Give(key, token) => self.position.feed(self.spot(key)?, token)?,
            Edit::Take(key, token) => self.position.take(self.spot(key)?, token)?,
            Edit::Fat(key, place) => toggle(&mut self.card(key, place)?.fat),
            Edit::Used(key, place) => toggle(&mut self.card(key, place)?.rotated),
            Edit::Shelter(key) => toggle(&mut self.animal(key)?.sheltered),
            Edit::Poison(key) => toggle(&mut self.animal(key)?.poisoned),
            Edit::Hide(key) => self.position.hide(self.spot(key)?)?,
            Edit::AddArea(design) => self.position.areas.insert(0, bare(design)),
            Edit::RemoveArea(place) => {
                if place >= self.position.areas.len() {
                    return Err(Refused::Nothing);
                }
                self.position.areas.remove(place);
            }
            Edit::AreaFood(area, half, by) => self.position.stock(area, half, by, 0)?,
            Edit::AreaShelter(area, half, by) => self.position.stock(area, half, 0, by)?,
            Edit::Clear => {
                let Position { options, epoch, areas, .. } = self.position.clone();
                *self = Self::empty(self.seats());
                let areas = areas.into_iter().map(|area| bare(area.design)).collect();
                self.position = Position { options, epoch, areas, ..self.position.clone() };
            }
        }
        Ok(())
    }

    fn sit(&mut self, count: usize) {
        self.position.seats.resize_with(count, PositionSeat::default);
        self.keys.resize_with(count, Vec::new);
    }

    /// The keys follow their animals.
    fn reorder(&mut self, seat: Seat, order: &[usize]) {
        let keys = &self.keys[seat.index()];
        self.keys[seat.index()] = order.iter().filter_map(|place| keys.get(*place).copied()).collect();
    }

    fn card(&mut self, key: AnimalId, place: usize) -> Result<&mut PositionTrait, Refused> {
        self.animal(key)?.stack.get_mut(place).ok_or(Refused::Nothing)
    }

    /// The name of the animal with this key.
    fn name(key: AnimalId) -> String {
        say::animal_name(key)
    }
}

fn toggle(is: &mut bool) {
    *is = !*is;
}

/// An area card without tokens.
fn bare(design: Design) -> PositionArea {
    PositionArea { design, nth: None, upper: Tokens::default(), lower: Tokens::default() }
}

fn position_animal(animal: &AnimalView) -> PositionAnimal {
    let card = |card: &new_world::view::TraitView| PositionTrait {
        fat: card.fat,
        rotated: animal.rotated.contains(card.shows),
        ..PositionTrait::fresh(card.shows)
    };
    PositionAnimal {
        food: animal.food,
        special: animal.special,
        stack: animal.stack.iter().map(card).collect(),
        sheltered: animal.sheltered,
        poisoned: animal.poisoned,
        shelled_in: animal.shelled_in,
        ..PositionAnimal::fresh(UNDER)
    }
}
