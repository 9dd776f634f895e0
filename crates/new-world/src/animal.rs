//! An animal on the table with its tokens and trait cards, and a hand of cards: parts of the state.

use game::Seat;

use crate::cards::{AnimalId, Trait, TraitSet};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::sets::{LinkSet, MAX_ANIMALS};
use crate::traits::Rotated;

/// No place in a stack.
pub(crate) const NONE: u8 = u8::MAX;

/// An animal on the table, or one that was there.
#[derive(Clone, Copy)]
pub(crate) struct Animal {
    /// Its pair cards.
    pub(crate) links: LinkSet,
    /// Its single and pair traits.
    pub(crate) traits: TraitSet,
    /// Traits whose card is rotated: used in this phase (NW-DEV-11).
    pub(crate) rotated: Rotated,
    pub(crate) owner: Seat,
    pub(crate) food: u8,
    pub(crate) special: u8,
    /// NW-HUN-1, kept up to date.
    pub(crate) need: u8,
    pub(crate) fat_slots: u8,
    pub(crate) fat: u8,
    /// Trait cards on it, pair cards included.
    pub(crate) cards: u8,
    pub(crate) flags: Flags,
    /// The card under it.
    pub(crate) kind: Kind,
    /// Its single traits as a list: the first and the last.
    pub(crate) bottom: u8,
    pub(crate) top: u8,
}

game::flag_set! {
    /// States of an animal.
    pub(crate) struct Flags
}

impl Flags {
    pub(crate) const ON_TABLE: u8 = 1;
    pub(crate) const SHELTERED: u8 = 2;
    pub(crate) const POISONED: u8 = 4;
    /// In its shell until the end of the phase.
    pub(crate) const SHELLED_IN: u8 = 8;
    /// It has attacked in this phase (NW-ATT-2).
    pub(crate) const ATTACKED: u8 = 16;
    /// It counts as fed in this extinction: fat or hibernation.
    pub(crate) const SAVED: u8 = 32;
    /// Its owner knows the card under it.
    pub(crate) const KNOWN: u8 = 64;
    /// It is the ward of at least one Symbiosis: a hint that saves looking.
    pub(crate) const WARD: u8 = 128;
}

impl Animal {
    pub(crate) const NOBODY: Self = Self {
        links: LinkSet::EMPTY,
        traits: TraitSet::EMPTY,
        rotated: Rotated::NONE,
        owner: Seat::FIRST,
        food: 0,
        special: 0,
        need: 1,
        fat_slots: 0,
        fat: 0,
        cards: 0,
        flags: Flags::new(0),
        kind: Kind(0),
        bottom: NONE,
        top: NONE,
    };

    #[inline]
    pub(crate) fn has(&self, t: Trait) -> bool {
        self.traits.contains(t)
    }

    // NW-HUN-2: food and special food count alike, fat does not.
    #[inline]
    pub(crate) fn tokens(&self) -> u8 {
        self.food + self.special
    }

    // NW-HUN-3; in extinction also an animal saved by fat or hibernation.
    #[inline]
    pub(crate) fn is_fed(&self) -> bool {
        self.tokens() >= self.need || self.flags.has(Flags::SAVED)
    }

    /// Fat Tissue cards without fat.
    #[inline]
    pub(crate) fn fat_room(&self) -> u8 {
        self.fat_slots - self.fat
    }

    // NW-HUN-5: what is missing, and the free slots; surplus tokens take no slot away.
    #[inline]
    pub(crate) fn capacity(&self) -> u8 {
        self.need.saturating_sub(self.tokens()) + self.fat_room()
    }
}

/// A single trait card of an animal.
#[derive(Clone, Copy)]
pub(crate) struct TraitCard {
    /// Its kind, and the bit [`Self::FAT`].
    kind: u8,
    pub(crate) shows: Trait,
    /// The card placed next.
    pub(crate) above: u8,
}

impl TraitCard {
    /// Whether a fat token lies on it (Fat Tissue).
    const FAT: u8 = 128;

    pub(crate) const fn new(kind: Kind, shows: Trait) -> Self {
        Self { kind: kind.0, shows, above: NONE }
    }

    #[inline]
    pub(crate) fn kind(self) -> Kind {
        Kind(self.kind & !Self::FAT)
    }

    /// Whether a fat token lies on it.
    #[inline]
    pub(crate) fn has_fat(self) -> bool {
        self.kind & Self::FAT != 0
    }

    /// A fat token comes or goes.
    pub(crate) fn set_fat(&mut self, fat: bool) {
        self.kind = self.kind & !Self::FAT | if fat { Self::FAT } else { 0 };
    }
}

const _: () = assert!(Catalogue::MAX_KINDS <= TraitCard::FAT as usize, "a trait card has no room for every kind");
const _: () = assert!(MAX_CARDS <= NONE as usize, "the list of trait cards has no room for every card");

/// A pair card between two neighbours.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    pub(crate) kind: Kind,
    pub(crate) shows: Trait,
    /// First animal; the guardian of a Symbiosis.
    pub(crate) first: AnimalId,
    /// Second animal; the ward of a Symbiosis.
    pub(crate) second: AnimalId,
}

impl Link {
    #[inline]
    pub(crate) fn partner(&self, of: AnimalId) -> AnimalId {
        if self.first == of { self.second } else { self.first }
    }
}

/// The animals of a seat from left to right (NW-ROW-1).
#[derive(Clone, Copy)]
pub(crate) struct Row {
    animals: [AnimalId; MAX_ANIMALS],
    len: u8,
}

impl Row {
    pub(crate) const EMPTY: Self = Self { animals: [AnimalId(0); MAX_ANIMALS], len: 0 };

    #[inline]
    pub(crate) fn order(&self) -> &[AnimalId] {
        &self.animals[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn order_mut(&mut self) -> &mut [AnimalId] {
        &mut self.animals[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn insert(&mut self, place: usize, animal: AnimalId) {
        let len = usize::from(self.len);
        if len < MAX_ANIMALS && place <= len {
            self.animals.copy_within(place..len, place + 1);
            self.animals[place] = animal;
            self.len += 1;
        }
    }

    // NW-PAIR-7: the row closes up.
    pub(crate) fn remove(&mut self, animal: AnimalId) {
        if let Some(place) = crate::row::place(self.order(), animal) {
            self.animals.copy_within(place + 1..usize::from(self.len), place);
            self.len -= 1;
        }
    }
}

game::hand! {
    /// The cards of one hand, counted by kind.
    pub(crate) struct Hand(u8) of Kind: Catalogue::MAX_KINDS
}

/// A gene pool: cards in order, the top first. Nobody sees them (NW-VAR-RM-1).
#[derive(Clone, Copy)]
pub(crate) struct Pool {
    cards: [Kind; MAX_CARDS],
    len: u8,
}

impl Pool {
    pub(crate) const EMPTY: Self = Self { cards: [Kind(0); MAX_CARDS], len: 0 };

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn cards(&self) -> &[Kind] {
        &self.cards[..usize::from(self.len)]
    }

    // NW-VAR-RM-7: to the bottom.
    pub(crate) fn add_below(&mut self, kind: Kind) {
        self.cards[usize::from(self.len)] = kind;
        self.len += 1;
    }

    pub(crate) fn take_top(&mut self) -> Option<Kind> {
        let top = *self.cards().first()?;
        self.cards.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        Some(top)
    }

    pub(crate) fn take_bottom(&mut self) -> Option<Kind> {
        let bottom = *self.cards().last()?;
        self.len -= 1;
        Some(bottom)
    }
}
