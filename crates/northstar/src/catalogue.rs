//! The cards a game is played with, kind by kind (chapters Components and goal, Deck): NS-COMP-1 as data.
//!
//! NS-DECK-1, NS-DECK-2: the cards come from a data file, and nothing here depends on particular numbers. NS-DECK-4: a card is known
//! by its face; the copies of a face are counted, and nobody could distinguish them at the table.

mod travel;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Trait};
use crate::traits::cooperation;

/// The most cards a game can have; a position for the analysis board may hold more than one printed deck.
pub const MAX_CARDS: usize = 224;

/// A face by its place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Kind(pub(crate) u8);

impl Kind {
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) & (Catalogue::MAX_KINDS - 1)
    }
}

/// The different faces in the order of trait and number, each with its count.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "travel::Written", into = "travel::Written")]
#[schemars(with = "travel::Written")]
pub struct Catalogue {
    cards: [Card; Self::MAX_KINDS],
    counts: [u8; Self::MAX_KINDS],
    /// Where the faces of each trait begin, and where the last one ends.
    starts: [u8; Trait::ALL.len() + 1],
    total: u8,
}

/// Why cards cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CatalogueError {
    /// More different faces than can be held.
    TooManyKinds,
    /// More cards than can be held.
    TooManyCards,
    /// More cards that pass food on than a chain can be long.
    TooManyLinks(Trait),
    /// A number that no card has (NS-DECK-3).
    Number(Card),
}

/// The greatest plant-food number of a card, up or down (NS-DECK-3).
pub const MAX_NUMBER: i8 = 20;

impl core::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "these cards cannot be played with: {self:?}")
    }
}

impl Catalogue {
    /// The most different faces.
    pub const MAX_KINDS: usize = 128;

    // NS-COMP-1, NS-DECK-1, NS-DECK-2: the cards come from a list, whatever its numbers. NS-DECK-4: a card is known by
    // its face.
    /// A catalogue of these cards; a face may be listed several times.
    pub fn new(list: &[(Card, u8)]) -> Result<Self, CatalogueError> {
        let nothing = Card { shows: Trait::ALL[0], food: 0 };
        let mut catalogue = Self {
            cards: [nothing; Self::MAX_KINDS],
            counts: [0; Self::MAX_KINDS],
            starts: [0; Trait::ALL.len() + 1],
            total: 0,
        };
        let mut len = 0;
        for t in Trait::ALL {
            catalogue.starts[t as usize] = len as u8;
            let mut of_trait = 0u16;
            for food in -MAX_NUMBER..=MAX_NUMBER {
                let card = Card { shows: t, food };
                let count: u16 = list.iter().filter(|(other, _)| *other == card).map(|(_, n)| u16::from(*n)).sum();
                if count == 0 {
                    continue;
                }
                if len >= Self::MAX_KINDS {
                    return Err(CatalogueError::TooManyKinds);
                }
                let total = u16::from(catalogue.total) + count;
                if usize::from(total) > MAX_CARDS {
                    return Err(CatalogueError::TooManyCards);
                }
                catalogue.cards[len] = card;
                catalogue.counts[len] = count as u8;
                catalogue.total = total as u8;
                of_trait += count;
                len += 1;
            }
            if t == cooperation::CARD && usize::from(of_trait) >= cooperation::MAX_CHAIN {
                return Err(CatalogueError::TooManyLinks(t));
            }
        }
        catalogue.starts[Trait::ALL.len()] = len as u8;
        match list.iter().find(|(card, _)| !(-MAX_NUMBER..=MAX_NUMBER).contains(&card.food)) {
            Some((card, _)) => Err(CatalogueError::Number(*card)),
            None => Ok(catalogue),
        }
    }

    /// Number of cards.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// The different faces and how often each is there.
    pub fn list(&self) -> impl Iterator<Item = (Card, u8)> {
        let len = usize::from(self.starts[Trait::ALL.len()]);
        (0..len).map(|index| (self.cards[index], self.counts[index]))
    }

    #[inline]
    pub(crate) fn card(&self, kind: Kind) -> Card {
        self.cards[kind.index()]
    }

    #[inline]
    pub(crate) fn shows(&self, kind: Kind) -> Trait {
        self.cards[kind.index()].shows
    }

    #[inline]
    pub(crate) fn kind(&self, card: Card) -> Option<Kind> {
        let range = self.starts[card.shows as usize]..self.starts[card.shows as usize + 1];
        range.map(Kind).find(|kind| self.card(*kind) == card)
    }

    /// Every card, kind by kind: the order before a shuffle.
    pub(crate) fn spread(&self) -> [Kind; MAX_CARDS] {
        let mut all = [Kind(0); MAX_CARDS];
        let mut place = 0;
        for (index, (_, count)) in self.list().enumerate() {
            for _ in 0..count {
                all[place] = Kind(index as u8);
                place += 1;
            }
        }
        all
    }
}

impl core::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.list()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_found_again_and_counted() {
        let horns = |food| Card { shows: Trait::Horns, food };
        let ambush = Card { shows: Trait::Ambush, food: -3 };
        let catalogue = Catalogue::new(&[(horns(3), 2), (ambush, 1), (horns(1), 1), (horns(3), 1)]).expect("few cards");
        assert_eq!(catalogue.list().collect::<Vec<_>>(), [(ambush, 1), (horns(1), 1), (horns(3), 3)]);
        for (card, _) in catalogue.list() {
            assert_eq!(catalogue.kind(card).map(|kind| catalogue.card(kind)), Some(card));
        }
        assert_eq!(catalogue.kind(horns(2)), None);
        assert_eq!(Catalogue::new(&[(horns(21), 1)]), Err(CatalogueError::Number(horns(21))));
        assert!(Catalogue::new(&[(horns(1), 224)]).is_ok());
        assert_eq!(Catalogue::new(&[(horns(1), 225)]), Err(CatalogueError::TooManyCards));
    }
}
