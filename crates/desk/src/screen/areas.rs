//! A row of area cards with tokens on them.

use super::{Emblem, Mark, Place};

/// The row of area cards, left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaRowScreen {
    /// The cards.
    pub cards: Vec<AreaCardScreen>,
    /// Where new cards come from, in words; nothing if none come any more.
    pub enters: Option<String>,
    /// Which card goes, in words; nothing if none goes any more.
    pub leaves: Option<String>,
}

/// An area card: one area, or two above each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaCardScreen {
    /// Its areas, the upper one first.
    pub parts: Vec<AreaScreen>,
}

/// An area with what lies on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaScreen {
    /// Which.
    pub at: Place,
    /// Its id in the rulebooks: its icon is found by it.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Who may use it, where not everybody may.
    pub access: Option<AccessScreen>,
    /// Food on it.
    pub food: u8,
    /// Places for food.
    pub food_places: u8,
    /// Shelters on it.
    pub shelter: u8,
    /// Places for shelters.
    pub shelter_places: u8,
    /// Nothing lies on it any more.
    pub empty: Option<String>,
    /// How it stands out: an animal may use it, or why not.
    pub mark: Mark,
    /// Everything about it in one sentence, for a screen reader.
    pub label: String,
}

/// Who may use an area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccessScreen {
    /// The trait that opens it, for the icon.
    pub shows: Option<Emblem>,
    /// The same in a word.
    pub text: String,
}
