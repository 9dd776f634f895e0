//! Places in a list found by what stands there: a table of numbers with open addresses, at most half full.

/// No place.
pub(super) const NONE: u32 = u32::MAX;

/// The table. What stands at a place, and its hash, the caller knows.
#[derive(Default)]
pub(super) struct Index {
    slots: Vec<u32>,
    used: usize,
}

impl Index {
    /// The most bytes that the table takes for each place.
    pub(super) const BYTES: usize = 4 * size_of::<u32>();

    /// The place with this hash for which it holds, or [`NONE`].
    #[inline]
    pub(super) fn find(&self, hash: u64, mut is_it: impl FnMut(u32) -> bool) -> u32 {
        if self.slots.is_empty() {
            return NONE;
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        // At least one slot is free, so this ends.
        loop {
            let place = self.slots[slot & mask];
            if place == NONE || is_it(place) {
                return place;
            }
            slot += 1;
        }
    }

    /// A further place, which was not found before; `hash_of` gives the hashes of those that are there.
    pub(super) fn insert(&mut self, place: u32, hash_of: impl Fn(u32) -> u64) {
        if (self.used + 1) * 2 > self.slots.len() {
            let wider = (self.slots.len() * 2).max(64);
            let before = core::mem::replace(&mut self.slots, vec![NONE; wider]);
            before.into_iter().filter(|&known| known != NONE).for_each(|known| self.put(known, hash_of(known)));
        }
        self.put(place, hash_of(place));
        self.used += 1;
    }

    fn put(&mut self, place: u32, hash: u64) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot & mask] != NONE {
            slot += 1;
        }
        self.slots[slot & mask] = place;
    }

    /// Forgets every place and keeps the room.
    pub(super) fn clear(&mut self) {
        self.slots.fill(NONE);
        self.used = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_in_is_found_however_many_there_are() {
        let hash = |place: u32| u64::from(place % 7);
        let mut index = Index::default();
        assert_eq!(index.find(3, |_| true), NONE);
        for place in 0..200 {
            index.insert(place, hash);
        }
        for place in 0..200 {
            assert_eq!(index.find(hash(place), |found| found == place), place);
        }
        assert_eq!(index.find(1, |_| false), NONE);
        assert!(index.slots.len() * size_of::<u32>() <= 200 * Index::BYTES);
        index.clear();
        assert_eq!(index.find(3, |_| true), NONE);
    }
}
