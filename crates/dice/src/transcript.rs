//! What everybody agreed on before the deal, in one form as bytes.
//!
//! Whole numbers are big-endian. A text is its length in bytes as two bytes, then its UTF-8. Options are sorted by name.

use game::Seat;
use sha2::{Digest, Sha256};

use crate::commitment::{Commitment, DealId, SealedWord};
use crate::disclosure::Unfit;
use crate::secret::Word;

const TRANSCRIPT: &[u8] = b"pangea transcript 1";

/// What is played, in the words of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The id of the edition.
    pub edition: String,
    /// The revision of its rules.
    pub rules: u32,
    /// The options that differ from the printed game, by name and value, in any order.
    pub options: Vec<(String, String)>,
    /// The first player, if named beforehand.
    pub first: Option<Seat>,
}

/// What came from one place at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// Nothing: a bot, or somebody who was not there.
    Nothing,
    /// A sealed word; the word itself did not come in time.
    Sealed(SealedWord),
    /// A sealed word and the word.
    Opened(SealedWord, Word),
}

impl Given {
    /// A word with its seal.
    pub fn opened(word: Word, deal: DealId, place: Seat) -> Self {
        Self::Opened(SealedWord::of(&word, deal, place), word)
    }

    /// The sealed word, if there was one.
    pub fn sealed(&self) -> Option<SealedWord> {
        match self {
            Self::Nothing => None,
            Self::Sealed(sealed) | Self::Opened(sealed, _) => Some(*sealed),
        }
    }

    /// The word, if it came.
    pub fn word(&self) -> Option<&Word> {
        match self {
            Self::Opened(_, word) => Some(word),
            Self::Nothing | Self::Sealed(_) => None,
        }
    }
}

/// Everything that was said before the deal. It is closed when the last word has come or the time for it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// Which deal.
    pub deal: DealId,
    /// What is played.
    pub game: GameSetup,
    /// The server's commitment.
    pub commitment: Commitment,
    /// What came from each place, one for each seat of the game.
    pub given: Vec<Given>,
}

impl Transcript {
    /// The transcript as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = TRANSCRIPT.to_vec();
        bytes.extend(self.deal.table.0);
        bytes.extend(self.deal.deal.to_be_bytes());
        write_text(&mut bytes, &self.game.edition);
        bytes.extend(self.game.rules.to_be_bytes());
        let mut options: Vec<_> = self.game.options.iter().collect();
        options.sort();
        bytes.extend((options.len() as u16).to_be_bytes());
        for (name, value) in options {
            write_text(&mut bytes, name);
            write_text(&mut bytes, value);
        }
        bytes.push(self.game.first.map_or(0, Seat::number));
        bytes.extend(self.commitment.0);
        bytes.push(self.given.len() as u8);
        for given in &self.given {
            match given {
                Given::Nothing => bytes.push(0),
                Given::Sealed(sealed) => {
                    bytes.push(1);
                    bytes.extend(sealed.0);
                }
                Given::Opened(sealed, word) => {
                    bytes.push(2);
                    bytes.extend(sealed.0);
                    bytes.extend(word.reveal());
                }
            }
        }
        bytes
    }

    /// The hash that goes into the key.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.bytes()).into()
    }

    /// Whether every word is the one that was sealed.
    pub fn check_words(&self) -> Result<(), Unfit> {
        for (place, given) in self.given.iter().enumerate() {
            let place = Seat::wrapping(place);
            if let Given::Opened(sealed, word) = given
                && *sealed != SealedWord::of(word, self.deal, place)
            {
                return Err(Unfit::Word(place));
            }
        }
        Ok(())
    }
}

/// Longer texts than two bytes can count do not occur; they would be cut.
fn write_text(bytes: &mut Vec<u8>, text: &str) {
    let text = &text.as_bytes()[..text.len().min(usize::from(u16::MAX))];
    bytes.extend((text.len() as u16).to_be_bytes());
    bytes.extend(text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commitment::TableId;
    use crate::secret::Seed;

    fn transcript() -> Transcript {
        let deal = DealId { table: TableId([9; 16]), deal: 1 };
        let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let options = vec![option("b", "2"), option("a", "1")];
        Transcript {
            deal,
            game: GameSetup { edition: "origin".to_owned(), rules: 2, options, first: None },
            commitment: Commitment::to(&Seed::new([1; 32]), deal),
            given: vec![Given::opened(Word::new([2; 32]), deal, Seat::FIRST), Given::Nothing],
        }
    }

    #[test]
    fn every_part_changes_the_bytes_and_the_order_of_options_does_not() {
        let first = transcript();
        let changes: &[fn(&mut Transcript)] = &[
            |t| t.deal.deal = 2,
            |t| t.deal.table = TableId([8; 16]),
            |t| t.game.edition = "origi".to_owned(),
            |t| t.game.rules = 1,
            |t| t.game.options[0].1 = "3".to_owned(),
            |t| t.game.options.truncate(1),
            |t| t.game.first = Some(Seat::FIRST),
            |t| t.commitment.0[31] ^= 1,
            |t| t.given.push(Given::Nothing),
            |t| t.given.swap(0, 1),
            |t| t.given[0] = Given::Nothing,
            |t| t.given[0] = t.given[0].sealed().map_or(Given::Nothing, Given::Sealed),
        ];
        let mut all = vec![first.bytes()];
        for change in changes {
            let mut other = first.clone();
            change(&mut other);
            assert!(!all.contains(&other.bytes()), "{other:?}");
            all.push(other.bytes());
        }
        let mut sorted = first.clone();
        sorted.game.options.reverse();
        assert_eq!(sorted.bytes(), first.bytes());
    }

    #[test]
    fn a_word_must_be_the_one_that_was_sealed() {
        let mut one = transcript();
        assert_eq!(one.check_words(), Ok(()));
        one.given.swap(0, 1);
        assert_eq!(one.check_words(), Err(Unfit::Word(Seat::wrapping(1))), "it was sealed for another place");
    }
}
