//! Who is asked what.

use game::{Ask, Seat};

use crate::cards::{AnimalId, Trait};

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
    /// Play a card or pass (ORI-DEV-1).
    Develop,
    /// Act in the feeding phase, pass or end the turn (ORI-TURN-1).
    Feed,
    /// Choose the next defence (ORI-ATT-3).
    Defend {
        /// Who attacks.
        attacker: AnimalId,
        /// Who is attacked.
        target: AnimalId,
    },
    /// Choose the pair trigger that acts next (ORI-PAIR-6).
    ChooseTrigger,
    /// Choose which of the seat's scavengers eats (ORI-T-SCAVENGER-2).
    ChooseScavenger,
    /// Announce one more migrant, or set off (CON-MIG-2).
    ChooseMigrants,
    /// Let this animal follow a migrant, or not (CON-MIG-6).
    ChooseFollower {
        /// The animal with Phoresy.
        animal: AnimalId,
    },
    /// Choose which of two cards of the same trait stays after a Recombination (CON-T-RECOMBINATION-3).
    ChooseKept {
        /// The animal that has one and is given another.
        animal: AnimalId,
        /// The trait both show.
        shows: Trait,
    },
    /// Choose which remains come back with which card (CON-T-REGENERATION-5).
    ChooseRestored,
    /// Choose a card that becomes an animal at once, and where (CON-EXT-2).
    ChooseFresh,
}

impl Ask for Decision {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn is_question(&self) -> bool {
        !matches!(self.question, Question::Develop | Question::Feed)
    }
}
