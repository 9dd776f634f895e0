//! The plays of a quick-play phase that the others have not seen yet (NS-VAR-4), in four bytes each.

use game::Seat;

use crate::cards::{Growth, SpeciesId};
use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::play::{Sealed, What};
use crate::state::{MAX_SPECIES, MAX_TRAITS};

/// The most plays that can be sealed: a card is played once and dropped once.
const MOST: usize = 2 * MAX_CARDS;

/// Sealed plays in the order in which they were made.
#[derive(Clone)]
pub(crate) struct SealedPlays {
    plays: [Packed; MOST],
    len: u16,
}

impl SealedPlays {
    pub(crate) const NONE: Self = Self { plays: [Packed(0); MOST], len: 0 };

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn push(&mut self, play: Sealed) {
        if let Some(free) = self.plays.get_mut(usize::from(self.len)) {
            *free = Packed::from(play);
            self.len += 1;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn at(&self, place: usize) -> Sealed {
        self.plays[place % MOST].into()
    }

    /// Whether one of them made this species.
    pub(crate) fn make(&self, species: SpeciesId) -> bool {
        let made =
            |Packed(bits): &Packed| matches!(bits & 15, SPECIES | SPECIES_LEFT) && (bits >> 12) as u8 == species.0;
        self.plays[..usize::from(self.len)].iter().any(made)
    }

    /// How many species of a seat they make.
    pub(crate) fn species_of(&self, seat: Seat) -> usize {
        let made = |Packed(bits): &&Packed| {
            matches!(bits & 15, SPECIES | SPECIES_LEFT) && (bits >> 20) as usize & 15 == seat.index()
        };
        self.plays[..usize::from(self.len)].iter().filter(made).count()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Sealed> {
        self.plays[..usize::from(self.len)].iter().map(|play| Sealed::from(*play))
    }
}

/// A sealed play in the bits of a number: fat 8, seat 4, species 8, kind 8, what was played 4.
#[derive(Clone, Copy)]
struct Packed(u32);

const _: () = assert!(game::MAX_SEATS <= 16 && MAX_SPECIES <= 256 && Catalogue::MAX_KINDS <= 256 && MAX_TRAITS <= 4);

const TRAIT: u32 = 0;
const SPECIES: u32 = 1;
const SPECIES_LEFT: u32 = 2;
const GROW: u32 = 3;
const DROP: u32 = 8;

impl From<Sealed> for Packed {
    fn from(play: Sealed) -> Self {
        let (what, fat) = match play.what {
            What::Trait => (TRAIT, 0),
            What::Species { left } => (SPECIES + u32::from(left), 0),
            What::Grow(Growth::Population) => (GROW, 0),
            What::Grow(Growth::Size) => (GROW + 1, 0),
            What::Drop { place, down, fat } => (DROP + 2 * u32::from(place) + u32::from(down), u32::from(fat)),
        };
        let (seat, species, kind) = (play.seat.index() as u32, u32::from(play.species.0), u32::from(play.kind.0));
        Self(fat << 24 | seat << 20 | species << 12 | kind << 4 | what)
    }
}

impl From<Packed> for Sealed {
    fn from(Packed(bits): Packed) -> Self {
        let what = match bits & 15 {
            TRAIT => What::Trait,
            what @ (SPECIES | SPECIES_LEFT) => What::Species { left: what != SPECIES },
            GROW => What::Grow(Growth::Population),
            drop @ DROP.. => {
                What::Drop { place: ((drop - DROP) / 2) as u8, down: drop % 2 == 1, fat: (bits >> 24) as u8 }
            }
            _ => What::Grow(Growth::Size),
        };
        Self {
            seat: Seat::wrapping((bits >> 20) as usize & 15),
            species: SpeciesId((bits >> 12) as u8),
            kind: Kind((bits >> 4) as u8),
            what,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_play_is_kept_as_it_was_made() {
        // NS-VAR-4
        let drops = [0, MAX_TRAITS as u8 - 1].map(|place| What::Drop { place, down: place > 0, fat: 255 - place });
        let whats = [
            What::Trait,
            What::Species { left: true },
            What::Species { left: false },
            What::Grow(Growth::Population),
            What::Grow(Growth::Size),
            drops[0],
            drops[1],
        ];
        let mut plays = SealedPlays::NONE;
        let play = |(place, what)| Sealed {
            seat: Seat::wrapping(place),
            species: SpeciesId(MAX_SPECIES as u8 - 1 - place as u8),
            kind: Kind(Catalogue::MAX_KINDS as u8 - 1 - place as u8),
            what,
        };
        let made: Vec<Sealed> = whats.into_iter().enumerate().map(play).collect();
        made.iter().for_each(|play| plays.push(*play));
        assert_eq!(plays.iter().collect::<Vec<_>>(), made);
        assert_eq!((plays.len(), plays.at(3)), (made.len(), made[3]));
    }
}
