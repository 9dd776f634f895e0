//! What can be changed on a free position, as data: the page draws the controls and sends a [`Change`] back.

use game::Seat;
use locale::Words;

use super::FreePosition;
use crate::screen::{AnimalScreen, AreaCardScreen, Being, Emblem, Place};
use crate::{boards, new_world, origin};

/// A change of a position of one family or another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The Origin of Species or Continents.
    Origin(origin::analysis::Edit),
    /// Evolution or Natural Selection.
    Boards(boards::analysis::Edit),
    /// New World.
    World(new_world::analysis::Edit),
}

impl From<origin::analysis::Edit> for Change {
    fn from(edit: origin::analysis::Edit) -> Self {
        Self::Origin(edit)
    }
}

impl From<boards::analysis::Edit> for Change {
    fn from(edit: boards::analysis::Edit) -> Self {
        Self::Boards(edit)
    }
}

impl From<new_world::analysis::Edit> for Change {
    fn from(edit: new_world::analysis::Edit) -> Self {
        Self::World(edit)
    }
}

/// Messages that differ between the families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// How to use the board.
    pub how: &'static str,
    /// Something must be chosen first.
    pub choose_first: &'static str,
    /// A new animal or species of a player.
    pub add: &'static str,
    /// Nobody attacks here.
    pub no_hunters: &'static str,
    /// An attack that is answered, as the heading of an answer.
    pub answered: &'static str,
    /// An attack that must be paid for, as the heading of an answer.
    pub priced: &'static str,
    /// What the colours of the matrix mean besides yes and no: icon and message.
    pub legend: &'static [(&'static str, &'static str)],
    /// What is to be known about the game that begins here.
    pub play_note: &'static str,
}

/// One less and one more of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// One less.
    pub less: Change,
    /// One more.
    pub more: Change,
}

impl Steps {
    /// The steps of a change by a number.
    pub fn of<E: Into<Change>>(change: impl Fn(i8) -> E) -> Self {
        Self { less: change(-1).into(), more: change(1).into() }
    }
}

/// A number that can be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its name.
    pub name: String,
    /// The number.
    pub count: u16,
    /// What the button for less is called.
    pub less: String,
    /// What the button for more is called.
    pub more: String,
    /// What the buttons do.
    pub steps: Steps,
}

impl Counter {
    /// A counter whose buttons are called less and more.
    pub(crate) fn new(words: &Words, name: String, count: impl Into<u16>, steps: Steps) -> Self {
        let (less, more) = (words.text("analysis-board-less"), words.text("analysis-board-more"));
        Self { name, count: count.into(), less, more, steps }
    }
}

/// A state that is or is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Its icon.
    pub icon: &'static str,
    /// Its name.
    pub name: String,
    /// Whether it is so.
    pub is: bool,
    /// The change to the contrary.
    pub change: Change,
}

/// Where an animal could live.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// Where.
    pub at: Place,
    /// Its name.
    pub name: String,
    /// Whether it lives there.
    pub is_here: bool,
    /// The change after which it does.
    pub change: Change,
}

/// What can be changed about a card of an animal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardChanges {
    /// Fat on it, or none any more.
    pub fat: Option<Change>,
    /// Used up, or ready again.
    pub used: Option<Change>,
    /// The card goes.
    pub remove: Option<Change>,
}

/// What can be changed about the chosen animal or species.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Detail {
    /// Its food, where tokens stand for it.
    pub food: Option<Steps>,
    /// Numbers.
    pub counters: Vec<Counter>,
    /// Where it could live; empty where there is one land.
    pub homes: Vec<Home>,
    /// Its cards, in their order.
    pub cards: Vec<CardChanges>,
    /// Its states.
    pub switches: Vec<Switch>,
    /// The change of places with the left and the right neighbour, where the order matters.
    pub shifts: Option<[Change; 2]>,
    /// It goes, with its cards.
    pub remove: Change,
}

/// The row of area cards, with what can be changed about each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaChanges {
    /// The cards.
    pub cards: Vec<AreaCardChanges>,
    /// Cards that can be added, by name.
    pub designs: Vec<(String, Change)>,
}

/// An area card and its changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaCardChanges {
    /// The card.
    pub card: AreaCardScreen,
    /// It goes, with its tokens.
    pub remove: Change,
    /// Food and shelters of its parts.
    pub parts: Vec<[Steps; 2]>,
}

/// What a family offers to change on its positions.
pub trait Controls: FreePosition {
    /// Its messages.
    fn terms(&self) -> Terms;
    /// Whether the trait lies between two animals.
    fn is_pair(&self, shows: Emblem) -> bool;
    /// A new animal or species.
    fn added(&self, seat: Seat) -> Change;
    /// A single trait more.
    fn laid(&self, on: Being, shows: Emblem) -> Option<Change>;
    /// A pair card from the first to the second.
    fn joined(&self, shows: Emblem, first: Being, second: Being) -> Option<Change>;
    /// A pair card of a seat goes.
    fn parted(&self, seat: Seat, place: usize) -> Option<Change>;
    /// What can be changed about this animal or species.
    fn detail(&self, words: &Words, animal: &AnimalScreen) -> Option<Detail>;
    /// The cards of a hand, where their number matters.
    fn hand_counter(&self, words: &Words, seat: Seat) -> Option<Counter>;
    /// Numbers of the whole table.
    fn counters(&self, words: &Words) -> Vec<Counter>;
    /// The row of area cards, where there is one.
    fn area_changes(&self, words: &'static Words) -> Option<AreaChanges>;
}
