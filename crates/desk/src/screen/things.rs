//! Things on the screen by names that mean the same in every game.

/// An animal or a species.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Being(pub u8);

/// A pair card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tie(pub u8);

/// A location or an area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place(pub u8);

/// A trait, by the id it has in the rulebooks: its icon and its page are found by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Emblem(pub &'static str);

impl Emblem {
    /// The id.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Its trait, or the upper one.
    pub top: Emblem,
    /// The lower trait, where there is one.
    pub bottom: Option<Emblem>,
    /// The number for the watering hole, where there is one.
    pub food: Option<i8>,
}
