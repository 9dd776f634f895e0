//! Who is asked what.

use game::{Ask, Seat};

use crate::cards::{AnimalId, Card};

/// A decision of one seat. Its options are derived by `legal`, never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Who decides.
    pub seat: Seat,
    /// What about.
    pub question: Question,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Play a card or announce, or pass (NW-DEV-1, NW-VAR-RM-2).
    Develop,
    /// Act in the feeding phase, pass or end the turn (NW-FEED-1).
    Feed,
    /// Choose the next reaction to an attack (NW-ATT-6).
    React {
        /// Who attacks.
        predator: AnimalId,
        /// Who is attacked.
        prey: AnimalId,
    },
    /// Choose the trigger that acts next (NW-GRAZE-5).
    ChooseTrigger,
    /// Choose the trait of the revealed card (NW-VAR-RM-4).
    PlaceRevealed {
        /// The card.
        card: Card,
        /// The animal that gets it.
        on: AnimalId,
    },
    /// Spend the fat of this animal, or not (NW-EXT-2).
    SpendFat {
        /// Whose fat.
        animal: AnimalId,
    },
    /// Let this animal hibernate, or not (NW-EXT-3).
    Hibernate {
        /// Which.
        animal: AnimalId,
    },
    /// Discard a card down to the hand limit; several seats at the same time (NW-EXT-11).
    DiscardDown,
}

impl Ask for Decision {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn is_question(&self) -> bool {
        !matches!(self.question, Question::Develop | Question::Feed)
    }
}
