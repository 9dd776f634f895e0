//! Parts of the screen for games with species boards: tracks, slots, the watering hole, what is behind the screens.

use game::Seat;

use super::{Emblem, Mark, Why};
use crate::click::Click;

/// The board of a species.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardScreen {
    /// Its population.
    pub population: TrackScreen,
    /// Its body size.
    pub size: TrackScreen,
    /// Its food in words.
    pub food: String,
    /// What its food is.
    pub diet: Diet,
    /// Its trait slots.
    pub slots: Vec<SlotScreen>,
    /// How much of it nobody else has seen yet, in words.
    pub planned: Option<String>,
    /// It is new, and nobody else has seen it yet.
    pub fresh: Option<String>,
    /// Why the picked card finds no slot here.
    pub full: Option<Why>,
}

/// What the food of a species is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diet {
    /// Plants.
    Plants,
    /// Meat: it is a carnivore.
    Meat,
    /// Plants, and meat that it scavenges.
    Either,
}

/// A track of a species board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrackScreen {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub at: u8,
    /// Its last cell.
    pub end: u8,
    /// The same in words.
    pub label: String,
    /// Cells at its end that nobody else has seen yet.
    pub planned: u8,
    /// What a click on the next cell does, in words and as a click.
    pub grow: Option<(String, Click)>,
}

/// A place for a trait card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SlotScreen {
    /// What lies there.
    pub kind: SlotKind,
    /// The trait, if the viewer knows it.
    pub shows: Option<Emblem>,
    /// The words on it.
    pub text: String,
    /// Small words below.
    pub note: Option<String>,
    /// Tokens on it, and how many find room.
    pub fat: Option<(u8, u8)>,
    /// What a click on it does.
    pub click: Option<Click>,
    /// Whether it is picked.
    pub picked: bool,
}

/// What lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotKind {
    /// A trait face up.
    Up,
    /// A trait face down.
    Down,
    /// Nothing.
    Free,
    /// Nothing, and the picked card can be put here.
    Open,
}

/// The watering hole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HoleScreen {
    /// Tokens.
    pub tokens: u16,
    /// The same in words.
    pub left: String,
    /// What is to be said beside it.
    pub notes: Vec<String>,
    /// The food cards, seat by seat; empty while there are none.
    pub cards: Vec<LaidScreen>,
    /// How many lie face down, in words.
    pub cards_note: Option<String>,
    /// Which is the viewer's, in words.
    pub own_note: Option<String>,
    /// Who has decided, where all decide together.
    pub ready: Option<ReadyScreen>,
    /// The picked card can be laid here.
    pub takes_card: bool,
}

/// A food card on the watering hole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LaidScreen {
    /// Whose.
    pub seat: Seat,
    /// The name of the player.
    pub name: String,
    /// Whether it lies there.
    pub laid: bool,
    /// Its number, if the viewer knows it.
    pub number: Option<String>,
}

/// Who has decided, where all decide together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyScreen {
    /// How many have.
    pub ready: u8,
    /// How many there are.
    pub all: u8,
    /// The same in words.
    pub text: String,
    /// Who has not, in words.
    pub waiting: Option<String>,
}

/// Something a seat has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactScreen {
    /// What kind of thing, for the icon.
    pub kind: FactKind,
    /// How much; nothing if it is a secret.
    pub count: Option<u16>,
    /// What it is, in words.
    pub text: String,
}

/// What kind of thing a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FactKind {
    /// Food put aside.
    Food,
    /// Population.
    Population,
    /// Traits.
    Traits,
}

/// An end of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndScreen {
    /// Whether it is the left one.
    pub left: bool,
    /// What a click there does, in words.
    pub label: String,
    /// Whether something can be placed there, or why not.
    pub mark: Mark,
}
