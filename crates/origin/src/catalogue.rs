//! The cards a game is played with: which kinds there are and how many of each (ORI-DECK-1, CON-DECK-1).

mod travel;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Trait};
use crate::sets::MAX_LINKS;
use crate::traits::FAT_SLOTS;

/// The most cards of one game; the largest printed deck has 252.
pub const MAX_CARDS: usize = 448;
const CARD_LIMIT: u16 = MAX_CARDS as u16;
/// The most cards of one kind, and the most that can lie on one animal.
const ALIKE_LIMIT: u16 = u8::MAX as u16;

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
    /// To which group each kind belongs.
    groups: [u8; Self::MAX_KINDS],
    /// How many cards of each group are played with; the others stay in the box.
    played: [u16; Self::MAX_GROUPS],
    kinds: u8,
    total: u16,
}

/// How much of a list of cards is played with, drawn at random (CON-SETUP-2): by their main traits some cards are drawn
/// from each kind, and some from all the others together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Main trait and number of cards.
    pub kinds: Vec<(Trait, u8)>,
    /// How many of all the other cards.
    pub others: u16,
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
    /// More cards of one kind, or more that can lie on one animal, than are counted.
    TooManyAlike {
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
    /// More cards are to be drawn than there are.
    TooFewToDraw,
}

impl core::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "these cards cannot be played with: {self:?}")
    }
}

impl Catalogue {
    /// The most different cards.
    pub const MAX_KINDS: usize = 128;
    /// The most groups of kinds.
    pub(crate) const MAX_GROUPS: usize = 32;

    // ORI-DECK-1: each card as often as there are sets. CON-DECK-1: the expansion is a list like any other.
    /// A catalogue of these cards.
    pub fn new(list: &[(Card, u8)], sets: u8) -> Result<Self, CatalogueError> {
        let mut sorted: Vec<(Card, u16)> = Vec::new();
        for &(card, count) in list {
            if card.bottom == Some(card.top) {
                return Err(CatalogueError::SameFaceTwice(card.top));
            }
            let count = u16::from(count) * u16::from(sets);
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
        let stackable = sorted.iter().filter(|(card, _)| card.faces().any(|t| FAT_SLOTS.contains(t)));
        let on_one_animal: u16 = stackable.map(|(_, count)| count).sum();
        let alike = sorted.iter().map(|(_, count)| *count).max().unwrap_or(0).max(on_one_animal);
        if alike > ALIKE_LIMIT {
            return Err(CatalogueError::TooManyAlike { cards: alike, limit: ALIKE_LIMIT });
        }
        let mut catalogue = Self {
            cards: [Card::single(Trait::ALL[0]); Self::MAX_KINDS],
            counts: [0; Self::MAX_KINDS],
            groups: [0; Self::MAX_KINDS],
            played: [0; Self::MAX_GROUPS],
            kinds: sorted.len() as u8,
            total: cards,
        };
        for (place, (card, count)) in sorted.into_iter().enumerate() {
            catalogue.cards[place] = card;
            catalogue.counts[place] = count as u8;
        }
        catalogue.played[0] = catalogue.total;
        Ok(catalogue)
    }

    /// The same cards, of which only some are played with.
    pub fn with_draw(mut self, draw: &Draw) -> Result<Self, CatalogueError> {
        let mut sizes = [0u16; Self::MAX_GROUPS];
        for kind in 0..usize::from(self.kinds) {
            let main = self.cards[kind].top;
            let group = draw.kinds.iter().position(|(t, _)| *t == main).map_or(0, |place| place + 1);
            self.groups[kind] = group as u8;
            *sizes.get_mut(group).ok_or(CatalogueError::TooFewToDraw)? += u16::from(self.counts[kind]);
        }
        let drawn = core::iter::once(draw.others).chain(draw.kinds.iter().map(|(_, count)| u16::from(*count)));
        for (place, count) in drawn.enumerate() {
            if sizes.get(place).is_none_or(|&size| size < count) {
                return Err(CatalogueError::TooFewToDraw);
            }
            self.played[place] = count;
        }
        Ok(self)
    }

    /// All cards together, also those that stay in the box.
    pub fn total(&self) -> u16 {
        self.total
    }

    /// How many cards are played with.
    pub fn played(&self) -> u16 {
        self.played.iter().sum()
    }

    /// The group of a kind, and how many cards of it are played with.
    pub(crate) fn group(&self, kind: Kind) -> (usize, u16) {
        let group = usize::from(self.groups[kind.index()]) % Self::MAX_GROUPS;
        (group, self.played[group])
    }

    /// How many cards of each group stay in the box.
    pub(crate) fn boxed(&self) -> [u16; Self::MAX_GROUPS] {
        let mut boxed = [0; Self::MAX_GROUPS];
        for kind in 0..self.kinds {
            boxed[self.group(Kind(kind)).0] += u16::from(self.counts[usize::from(kind)]);
        }
        for (boxed, played) in boxed.iter_mut().zip(self.played) {
            *boxed -= played;
        }
        boxed
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
