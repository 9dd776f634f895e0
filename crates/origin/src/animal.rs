//! An animal on the table with its tokens and trait cards: parts of the state, in as few bytes as they fit.

use game::Seat;

use crate::cards::{AnimalId, Location, Trait, TraitSet};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::sets::MAX_LINKS;
use crate::traits::Spent;

/// No place in a stack.
pub(crate) const NONE: u16 = Lists::NO_CARD;

/// An animal on the table, or one that was there.
#[derive(Clone, Copy)]
pub(crate) struct Animal {
    /// Its single and pair traits, active or not.
    pub(crate) traits: TraitSet,
    /// Those that work (ORI-TERM-8), kept up to date; in the Ocean with Swimming (CON-LOC-4).
    pub(crate) active: TraitSet,
    /// Traits whose card is used up for the round (ORI-TERM-9).
    pub(crate) spent: Spent,
    /// Its trait cards.
    pub(crate) lists: Lists,
    /// Whose it is, where it lives and where it goes.
    pub(crate) whereabouts: Whereabouts,
    pub(crate) red: u8,
    pub(crate) blue: u8,
    /// ORI-TERM-5, kept up to date.
    pub(crate) need: u8,
    pub(crate) fat_slots: u8,
    pub(crate) fat: u8,
    pub(crate) flags: Flags,
    /// The card under it.
    pub(crate) kind: Kind,
    /// The round in which its Hibernation card was used last, 0 if never.
    pub(crate) hibernated: u8,
}

/// Where the lists of trait cards of an animal begin, in two bytes: the lowest of its single traits, and one of its pair
/// cards.
#[derive(Clone, Copy)]
pub(crate) struct Lists(u16);

impl Lists {
    /// Bits of the place of a single trait; the others are for that of a pair card.
    const CARD_BITS: u32 = 9;
    const NO_CARD: u16 = (1 << Self::CARD_BITS) - 1;
    pub(crate) const NO_LINK: u8 = u8::MAX >> 1;
    const EMPTY: Self = Self(u16::MAX);

    /// The lowest of the single traits.
    #[inline]
    pub(crate) fn bottom(self) -> u16 {
        self.0 & Self::NO_CARD
    }

    pub(crate) fn set_bottom(&mut self, place: u16) {
        self.0 = self.0 & !Self::NO_CARD | place & Self::NO_CARD;
    }

    /// One of its pair cards, from which the others follow.
    #[inline]
    pub(crate) fn link(self) -> u8 {
        (self.0 >> Self::CARD_BITS) as u8
    }

    pub(crate) fn set_link(&mut self, place: u8) {
        self.0 = self.0 & Self::NO_CARD | u16::from(place) << Self::CARD_BITS;
    }
}

const _: () = assert!(MAX_CARDS <= Lists::NO_CARD as usize && MAX_LINKS <= Lists::NO_LINK as usize);

/// Whose an animal is, where it lives, and where it is about to go in the migration under way, in one byte.
#[derive(Clone, Copy)]
pub(crate) struct Whereabouts(u8);

impl Whereabouts {
    /// The first seat's, in the only location.
    pub(crate) const START: Self = Self(0);

    /// Of this seat, living here and going nowhere.
    pub(crate) fn new(owner: Seat, at: Location) -> Self {
        Self((owner.index() as u8) << 4 | (at.0 & Self::PLACE))
    }

    /// Bits of a location, and of where the animal goes: nowhere, or 1 and the location.
    const PLACE: u8 = 3;

    #[inline]
    pub(crate) fn at(self) -> Location {
        Location(self.0 & Self::PLACE)
    }

    #[inline]
    pub(crate) fn owner(self) -> Seat {
        Seat::wrapping(usize::from(self.0 >> 4))
    }

    pub(crate) fn heading(self) -> Option<Location> {
        ((self.0 >> 2) & Self::PLACE).checked_sub(1).map(Location)
    }

    pub(crate) fn set_at(&mut self, at: Location) {
        self.0 = (self.0 & !Self::PLACE) | (at.0 & Self::PLACE);
    }

    pub(crate) fn set_heading(&mut self, to: Option<Location>) {
        self.0 = (self.0 & !(Self::PLACE << 2)) | to.map_or(0, |to| (to.0 + 1) & Self::PLACE) << 2;
    }
}

const _: () = assert!(Location::COUNT <= Whereabouts::PLACE as usize && game::MAX_SEATS <= 16);

game::flag_set! {
    /// States of an animal.
    pub(crate) struct Flags
}

impl Flags {
    pub(crate) const HIBERNATING: u8 = 1;
    pub(crate) const POISONED: u8 = 2;
    pub(crate) const PARALYSED: u8 = 4;
    pub(crate) const REMAINS: u8 = 8;
    pub(crate) const ON_TABLE: u8 = 16;
    /// It is the ward of at least one Symbiosis: a hint that saves looking.
    pub(crate) const WARD: u8 = 32;
    /// It was restored in this extinction phase and brings no card in its deal (CON-T-REGENERATION-5).
    pub(crate) const RESTORED: u8 = 64;
}

impl Animal {
    pub(crate) const NOBODY: Self = Self {
        traits: TraitSet::EMPTY,
        active: TraitSet::EMPTY,
        spent: Spent::NONE,
        lists: Lists::EMPTY,
        whereabouts: Whereabouts::START,
        red: 0,
        blue: 0,
        need: 1,
        fat_slots: 0,
        fat: 0,
        flags: Flags::new(0),
        kind: Kind(0),
        hibernated: 0,
    };

    /// Whose it is.
    #[inline]
    pub(crate) fn owner(&self) -> Seat {
        self.whereabouts.owner()
    }

    /// Where it lives.
    #[inline]
    pub(crate) fn at(&self) -> Location {
        self.whereabouts.at()
    }

    /// Whether it has the trait and the trait works.
    #[inline]
    pub(crate) fn has(&self, t: Trait) -> bool {
        self.active.contains(t)
    }

    #[inline]
    pub(crate) fn is_paralysed(&self) -> bool {
        self.flags.has(Flags::PARALYSED)
    }

    #[inline]
    pub(crate) fn food(&self) -> u8 {
        self.red + self.blue
    }

    #[inline]
    pub(crate) fn is_hibernating(&self) -> bool {
        self.flags.has(Flags::HIBERNATING)
    }

    // ORI-TERM-6: food tokens reach the need, or the animal sleeps; yellow tokens never count.
    #[inline]
    pub(crate) fn is_fed(&self) -> bool {
        self.food() >= self.need || self.is_hibernating()
    }

    /// Places on active Fat Tissue that are still empty.
    #[inline]
    pub(crate) fn fat_room(&self) -> u8 {
        if self.flags.has(Flags::PARALYSED | Flags::REMAINS) { 0 } else { self.fat_slots - self.fat }
    }

    // ORI-TERM-7: fed, and no room for fat; a sleeper is full.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.is_hibernating() || (self.food() >= self.need && self.fat_room() == 0)
    }

    pub(crate) fn is_living(&self) -> bool {
        self.flags.has(Flags::ON_TABLE) && !self.flags.has(Flags::REMAINS)
    }
}

/// A single trait card in the stack of an animal, in three bytes.
#[derive(Clone, Copy)]
#[repr(Rust, packed(1))]
pub(crate) struct TraitCard {
    /// Its kind, and the bit [`Self::FAT`].
    kind: u8,
    /// The place of the card above it, and what this one shows.
    rest: u16,
}

/// The trait for all that the bits of a card can say, so that nothing has to be checked when it is looked up.
static SHOWN: [Trait; 1 << (u16::BITS - Lists::CARD_BITS)] = {
    let mut shown = [Trait::ALL[0]; 1 << (u16::BITS - Lists::CARD_BITS)];
    let mut index = 0;
    while index < Trait::COUNT {
        shown[index] = Trait::ALL[index];
        index += 1;
    }
    shown
};

impl TraitCard {
    /// Whether a yellow token lies on it (Fat Tissue).
    const FAT: u8 = 128;
    const PLACE: u16 = Lists::NO_CARD;

    pub(crate) const fn new(kind: Kind, shows: Trait, above: u16) -> Self {
        Self { kind: kind.0, rest: (shows as u16) << Lists::CARD_BITS | above }
    }

    /// What it shows.
    #[inline]
    pub(crate) fn shows(self) -> Trait {
        SHOWN[usize::from(self.rest >> Lists::CARD_BITS)]
    }

    /// The card above it.
    #[inline]
    pub(crate) fn above(self) -> u16 {
        self.rest & Self::PLACE
    }

    pub(crate) fn set_above(&mut self, place: u16) {
        self.rest = self.rest & !Self::PLACE | place & Self::PLACE;
    }

    /// Its kind.
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        Kind(self.kind & !Self::FAT)
    }

    /// Whether a yellow token lies on it.
    #[inline]
    pub(crate) fn has_fat(self) -> bool {
        self.kind & Self::FAT != 0
    }

    /// A yellow token comes or goes.
    pub(crate) fn set_fat(&mut self, fat: bool) {
        self.kind = self.kind & !Self::FAT | if fat { Self::FAT } else { 0 };
    }
}

const _: () = assert!(Catalogue::MAX_KINDS <= TraitCard::FAT as usize, "a trait card has no room for every kind");
const _: () = assert!(Trait::COUNT <= 1 << (u16::BITS - Lists::CARD_BITS), "a trait card has no room for every trait");

/// A pair card on two animals.
#[derive(Clone, Copy)]
pub(crate) struct Link {
    pub(crate) kind: Kind,
    pub(crate) shows: Trait,
    /// First animal; the guardian of a Symbiosis.
    pub(crate) first: AnimalId,
    /// Second animal; the ward of a Symbiosis.
    pub(crate) second: AnimalId,
    /// Used up for the round (ORI-TERM-9).
    pub(crate) spent: bool,
    /// The next pair card of the first and of the second animal.
    next: [u8; 2],
}

impl Link {
    pub(crate) fn new(kind: Kind, shows: Trait, first: AnimalId, second: AnimalId) -> Self {
        Self { kind, shows, first, second, spent: false, next: [Lists::NO_LINK; 2] }
    }

    pub(crate) const NOWHERE: Self = Self {
        kind: Kind(0),
        shows: Trait::ALL[0],
        first: AnimalId(0),
        second: AnimalId(0),
        spent: false,
        next: [Lists::NO_LINK; 2],
    };

    /// The next pair card of one of its animals.
    #[inline]
    pub(crate) fn next(&self, of: AnimalId) -> u8 {
        self.next[usize::from(self.first != of)]
    }

    pub(crate) fn next_mut(&mut self, of: AnimalId) -> &mut u8 {
        &mut self.next[usize::from(self.first != of)]
    }

    #[inline]
    pub(crate) fn partner(&self, of: AnimalId) -> AnimalId {
        if self.first == of { self.second } else { self.first }
    }
}

// Without gaps.
const _: () = assert!(size_of::<Animal>() == 28);
