//! The cards of one hand, counted by kind. NS-P1-6: there is no limit.

use crate::catalogue::{Catalogue, Kind};

#[derive(Clone, Copy)]
pub(crate) struct Hand {
    counts: [u8; Catalogue::MAX_KINDS],
    present: u128,
    len: u8,
}

impl Hand {
    pub(crate) const EMPTY: Self = Self { counts: [0; Catalogue::MAX_KINDS], present: 0, len: 0 };

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.present |= 1 << kind.index();
        self.len += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        let count = &mut self.counts[kind.index()];
        *count -= 1;
        if *count == 0 {
            self.present &= !(1 << kind.index());
        }
        self.len -= 1;
    }

    #[inline]
    pub(crate) fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// The different kinds in it.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Kind> {
        let mut bits = self.present;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Kind(index))
        })
    }
}
