//! The evolution cards a game is played with: which kinds there are and how many of each (NW-DECK-1), and the numbers of
//! the traits on them.

mod travel;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Trait};
use crate::sets::MAX_LINKS;
use crate::traits::REGISTRY;

/// The most evolution cards of one game; the printed deck has 96 (NW-COMP-1).
pub const MAX_CARDS: usize = 192;
const CARD_LIMIT: u16 = MAX_CARDS as u16;

/// A kind of card, by its place in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub(crate) u8);

impl Kind {
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize % Catalogue::MAX_KINDS
    }
}

/// Kinds of cards with their numbers, sorted by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "travel::Written", into = "travel::Written")]
#[schemars(with = "travel::Written")]
pub struct Catalogue {
    cards: [Card; Self::MAX_KINDS],
    counts: [u8; Self::MAX_KINDS],
    kinds: u8,
    total: u8,
}

/// Why a list of cards cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CatalogueError {
    /// More different cards than [`Catalogue::MAX_KINDS`].
    TooManyKinds,
    /// More cards than a game can hold.
    TooManyCards {
        /// How many there are.
        cards: u16,
        /// How many there may be.
        limit: u16,
    },
    /// More cards with pair traits than a game can hold.
    TooManyPairs {
        /// How many there are.
        cards: u16,
        /// How many there may be.
        limit: u16,
    },
    /// Too few cards to deal the first hands.
    TooFewCards {
        /// How many there are.
        cards: u16,
        /// How many are needed.
        needed: u16,
    },
    /// A card has the same trait twice.
    SameFaceTwice(Trait),
}

impl core::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "these cards cannot be played with: {self:?}")
    }
}

impl Catalogue {
    /// The most different cards.
    pub const MAX_KINDS: usize = 64;

    // NW-DECK-1: the cards come from a list.
    /// A catalogue of these cards.
    pub fn new(list: &[(Card, u8)]) -> Result<Self, CatalogueError> {
        let mut sorted: Vec<(Card, u16)> = Vec::new();
        for &(card, count) in list {
            if card.minor == Some(card.major) {
                return Err(CatalogueError::SameFaceTwice(card.major));
            }
            let count = u16::from(count);
            match sorted.iter_mut().find(|(known, _)| *known == card) {
                Some((_, total)) => *total += count,
                None => sorted.push((card, count)),
            }
        }
        game::order::sort_by_key(&mut sorted, |(card, _)| *card);
        if sorted.len() > Self::MAX_KINDS {
            return Err(CatalogueError::TooManyKinds);
        }
        let cards: u16 = sorted.iter().map(|(_, count)| count).sum();
        if cards > CARD_LIMIT {
            return Err(CatalogueError::TooManyCards { cards, limit: CARD_LIMIT });
        }
        let pairs = sorted.iter().filter(|(card, _)| card.faces().any(Trait::is_pair)).map(|(_, count)| count).sum();
        if pairs > MAX_LINKS as u16 {
            return Err(CatalogueError::TooManyPairs { cards: pairs, limit: MAX_LINKS as u16 });
        }
        let mut catalogue = Self {
            cards: [Card::single(Trait::ALL[0]); Self::MAX_KINDS],
            counts: [0; Self::MAX_KINDS],
            kinds: sorted.len() as u8,
            total: cards as u8,
        };
        for (place, (card, count)) in sorted.into_iter().enumerate() {
            catalogue.cards[place] = card;
            catalogue.counts[place] = count as u8;
        }
        Ok(catalogue)
    }

    /// All cards together.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// The kinds with their numbers.
    pub fn list(&self) -> impl Iterator<Item = (Card, u8)> {
        self.cards.into_iter().zip(self.counts).take(usize::from(self.kinds))
    }

    #[inline]
    pub(crate) fn card(&self, kind: Kind) -> Card {
        self.cards[kind.index()]
    }

    pub(crate) fn kind(&self, card: Card) -> Option<Kind> {
        self.cards[..usize::from(self.kinds)].binary_search(&card).ok().map(|place| Kind(place as u8))
    }

    /// Every card of the game, kind by kind: place n of a shuffled order means the n-th of these.
    pub(crate) fn spread(&self) -> [Kind; MAX_CARDS] {
        let mut spread = [Kind(0); MAX_CARDS];
        let mut place = 0;
        for kind in 0..self.kinds {
            for _ in 0..self.counts[usize::from(kind)] {
                spread[place] = Kind(kind);
                place += 1;
            }
        }
        spread
    }
}

/// What each trait adds to the required food (NW-HUN-1) and to the points (NW-END-1): data, because a corrected trait
/// guide may change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Numbers {
    need: [u8; Trait::COUNT],
    bonus: [u8; Trait::COUNT],
}

impl Default for Numbers {
    fn default() -> Self {
        let mut numbers = Self { need: [0; Trait::COUNT], bonus: [0; Trait::COUNT] };
        for (index, rules) in REGISTRY.iter().enumerate() {
            numbers.need[index] = rules.extra_need;
            numbers.bonus[index] = rules.bonus;
        }
        numbers
    }
}

impl Numbers {
    /// The most food one trait may add.
    pub const LIMIT: u8 = 5;

    /// The same with other numbers for a trait.
    pub fn with(mut self, t: Trait, need: u8, bonus: u8) -> Self {
        self.need[t as usize] = need.min(Self::LIMIT);
        self.bonus[t as usize] = bonus;
        self
    }

    /// What the trait adds to the required food (NW-HUN-1).
    #[inline]
    pub fn need(&self, t: Trait) -> u8 {
        self.need[t as usize]
    }

    /// Points of a card with this trait besides the one for the card.
    #[inline]
    pub fn bonus(&self, t: Trait) -> u8 {
        self.bonus[t as usize]
    }
}
