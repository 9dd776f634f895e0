//! What is told when the game is over: everything that was hidden, to be compared with what was shown.

use core::fmt;

use game::Seat;
use thiserror::Error;

use crate::commitment::{Commitment, DealId};
use crate::secret::{Key, Seed};
use crate::transcript::{GameSetup, Given, Transcript};

/// What a record of a fair deal holds beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosure {
    /// Which deal.
    pub deal: DealId,
    /// The server's seed.
    pub seed: Seed,
    /// What was shown of it.
    pub commitment: Commitment,
    /// What came from each place.
    pub given: Vec<Given>,
    /// For each seat the place of its player, if the seating was drawn.
    pub seating: Option<Vec<Seat>>,
}

/// Why what was told does not fit what was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unfit {
    /// The seed is not the one of the commitment.
    #[error("the seed is not the one that was committed to")]
    Seed,
    /// A word is not the one that was sealed.
    #[error("the word of {0} is not the one that was sealed")]
    Word(Seat),
    /// The seating was not drawn from the key.
    #[error("the seating does not follow from the seed and the words")]
    Seating,
}

impl Disclosure {
    /// The transcript of a deal of this game.
    pub fn transcript(&self, game: GameSetup) -> Transcript {
        Transcript { deal: self.deal, game, commitment: self.commitment, given: self.given.clone() }
    }

    /// The key of the deal of this game, if everything told fits what was shown.
    pub fn key(&self, game: GameSetup) -> Result<Key, Unfit> {
        if Commitment::to(&self.seed, self.deal) != self.commitment {
            return Err(Unfit::Seed);
        }
        let transcript = self.transcript(game);
        transcript.check_words()?;
        let key = Key::derive(&self.seed, &transcript);
        if self.seating.as_ref().is_some_and(|seating| *seating != key.seating(self.given.len() as u8)) {
            return Err(Unfit::Seating);
        }
        Ok(key)
    }

    /// How many words went into the key, and how many were sealed and did not come.
    pub fn words(&self) -> (usize, usize) {
        let missing = self.given.iter().filter(|given| matches!(given, Given::Sealed(_))).count();
        (self.given.iter().filter(|given| given.word().is_some()).count(), missing)
    }
}

/// What verifying the dice of a record gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VerifiedDice {
    /// How many shuffles.
    pub shuffles: usize,
    /// How many dice.
    pub dice: usize,
    /// How many words went into the key.
    pub words: usize,
    /// How many were sealed and did not come.
    pub missing: usize,
}

impl fmt::Display for VerifiedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        let shuffles = counted(self.shuffles, "shuffle", "shuffles");
        let dice = counted(self.dice, "die", "dice");
        let words = counted(self.words, "word", "words");
        write!(f, "dice verified: {shuffles} and {dice} follow from the server's seed and {words}")?;
        if self.missing > 0 {
            write!(f, " ({} sealed and never told)", self.missing)?;
        }
        Ok(())
    }
}
