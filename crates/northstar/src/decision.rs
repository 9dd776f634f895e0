//! Who is asked what (chapter Decisions).

use game::{Ask, Seat};

use crate::cards::SpeciesId;

/// A decision of one seat. Its options are derived by `legal`, never stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Who decides; of several who decide together, the first that has not decided yet.
    pub seat: Seat,
    /// What about.
    pub question: Question,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// NS-DEC-1: a card for the watering hole; all at the same time.
    ChooseFoodCard,
    /// NS-DEC-2: play a card, drop a trait or end the turn; in quick play all at the same time.
    Play,
    /// NS-DEC-3: which leaf trait acts next.
    ChooseLeaf,
    /// NS-DEC-4: feed, attack, use Intelligence, pass or end the turn.
    Feed,
    /// NS-ATT-A4: which card is discarded for a negated trait.
    Pay {
        /// The attacker with Intelligence.
        attacker: SpeciesId,
        /// Cards still to be discarded.
        left: u8,
    },
    /// NS-DEC-5: how many spare tokens go on Fat Tissue.
    Store {
        /// Who has taken them.
        species: SpeciesId,
        /// How many there are.
        spare: u8,
    },
    /// NS-DEC-6: Foraging or the neighbour first.
    Scarce {
        /// Who takes.
        species: SpeciesId,
    },
}

impl Ask for Decision {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn is_question(&self) -> bool {
        !matches!(self.question, Question::ChooseFoodCard | Question::Play | Question::Feed)
    }
}
