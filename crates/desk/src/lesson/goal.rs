//! What a step wants to be done, and the clicks that may lead there in any game.

use crate::click::{Click, Track, Verb};
use crate::screen::{Being, Card, Emblem, Place};

/// Something to be done at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A card becomes an animal.
    Animal {
        /// The card.
        card: Card,
        /// Where it lives, where there are several places.
        at: Option<Place>,
    },
    /// A card becomes a trait.
    Trait {
        /// The card.
        card: Card,
        /// Which of its traits.
        face: Emblem,
        /// Of whom.
        on: Being,
    },
    /// A card is placed between two animals.
    Pair {
        /// The card.
        card: Card,
        /// Which of its traits.
        face: Emblem,
        /// The first animal.
        first: Being,
        /// The second one.
        second: Being,
    },
    /// An animal eats.
    Feed {
        /// Which.
        animal: Being,
        /// From where, where there are several places.
        from: Option<Place>,
    },
    /// An animal takes shelter.
    Shelter {
        /// Which.
        animal: Being,
    },
    /// An animal attacks another.
    Attack {
        /// The hunter.
        hunter: Being,
        /// The prey.
        prey: Being,
    },
    /// An animal goes elsewhere.
    Migrate {
        /// Which.
        animal: Being,
        /// Where to.
        to: Place,
    },
    /// An animal goes along with another.
    Follow,
    /// The learner passes or ends the turn.
    Stop,
    /// A card is placed on the watering hole.
    FoodCard {
        /// The card.
        card: Card,
    },
    /// A species grows.
    Grow {
        /// The card for it.
        card: Card,
        /// Which species.
        of: Being,
        /// In what.
        track: Track,
    },
    /// A new species at an end of the row.
    Species {
        /// The card for it.
        card: Card,
        /// Whether at the left end.
        left: bool,
    },
}

impl Goal {
    /// The clicks that may be needed, in order. What is not offered when its turn comes is not needed.
    pub(super) fn clicks(self) -> Vec<Click> {
        let up = |card: Card| Click::Face { card, face: card.top };
        match self {
            Self::Animal { card, at } => {
                let home = at.map(Click::Place);
                [up(card), Click::AsAnimal].into_iter().chain(home).chain([Click::Confirm]).collect()
            }
            Self::Trait { card, face, on } => vec![Click::Face { card, face }, Click::Being(on), Click::Confirm],
            Self::Pair { card, face, first, second } => {
                vec![Click::Face { card, face }, Click::Being(first), Click::Being(second), Click::Confirm]
            }
            Self::Feed { animal, from } => {
                let place = from.map(Click::Place);
                let last = [Click::Verb(Verb::Feed), Click::Confirm];
                core::iter::once(Click::Being(animal)).chain(place).chain(last).collect()
            }
            Self::Shelter { animal } => vec![Click::Being(animal), Click::Verb(Verb::Shelter), Click::Confirm],
            Self::Attack { hunter, prey } => {
                vec![Click::Being(hunter), Click::Verb(Verb::Attack), Click::Being(prey), Click::Confirm]
            }
            Self::Migrate { animal, to } => {
                vec![Click::Being(animal), Click::Verb(Verb::Migrate), Click::Place(to), Click::Confirm]
            }
            Self::Follow => vec![Click::Confirm],
            Self::Stop => vec![Click::Stop],
            Self::FoodCard { card } => vec![up(card), Click::Confirm],
            Self::Grow { card, of, track } => vec![up(card), Click::Track { of, track }],
            Self::Species { card, left } => vec![up(card), Click::End { left }],
        }
    }
}
