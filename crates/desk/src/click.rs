//! What a player can point at and do, whatever the game: clicks, keys, and things carried from place to place.

use crate::screen::{Being, Card, Emblem, Place, Tie};

/// A click, a key or a drop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Click {
    /// On an animal or a species.
    Being(Being),
    /// On a face of a card in hand.
    Face {
        /// The card.
        card: Card,
        /// The face.
        face: Emblem,
    },
    /// On a trait of a species.
    Trait {
        /// The species.
        of: Being,
        /// The trait.
        shows: Emblem,
    },
    /// On a track of a species.
    Track {
        /// The species.
        of: Being,
        /// Which track.
        track: Track,
    },
    /// On an end of the viewer's row.
    End {
        /// Whether it is the left one.
        left: bool,
    },
    /// On the bank or the watering hole.
    Bank,
    /// "As a new animal", with a card picked.
    AsAnimal,
    /// On a location or an area.
    Place(Place),
    /// What the picked animal does.
    Verb(Verb),
    /// One of the choices of the prompt, by its number.
    Choice(usize),
    /// Pass or end the turn.
    Stop,
    /// The solid button.
    Confirm,
    /// One step back.
    Cancel,
}

/// A track of a species board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Track {
    /// Population.
    Population,
    /// Body size.
    Size,
}

/// What an animal can do in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// Take a token.
    Feed,
    /// Attack.
    Attack,
    /// Burn this much fat.
    Fat(u8),
    /// Rob.
    Piracy,
    /// Graze.
    Graze,
    /// Sleep.
    Hibernate,
    /// Go to another location.
    Migrate,
    /// Exchange cards by this pair card.
    Recombine(Tie),
    /// Seek shelter.
    Shelter,
    /// Give a trait up for another one.
    Metamorphose,
    /// Have a trait announced for it.
    Announce,
    /// Go one place to the left in its row.
    Left,
    /// Go one place to the right in its row.
    Right,
}

/// What is carried from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    /// A face of a card in hand.
    Face {
        /// The card.
        card: Card,
        /// The face.
        face: Emblem,
    },
    /// An animal of the viewer, to its prey or to another location.
    Being(Being),
    /// A token of the bank.
    Token,
    /// Food of a location or an area.
    Food(Place),
    /// A shelter that lies on an area.
    Shelter(Place),
}

/// Where something carried is let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drop {
    /// Over an animal.
    Being(Being),
    /// Over a location.
    Place(Place),
    /// Over a track of a species.
    Track {
        /// The species.
        of: Being,
        /// Which track.
        track: Track,
    },
    /// Over an end of the viewer's row.
    End {
        /// Whether it is the left one.
        left: bool,
    },
    /// Over the bank or the watering hole.
    Bank,
    /// Over the viewer's row.
    Row,
}
