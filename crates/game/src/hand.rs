//! The cards of one hand, counted by kind.

/// Makes the type of a hand: how many cards of each kind are in it, with the kinds that are there as the bits of words of
/// 64. A kind is a tuple structure of one byte with the method `index`, always below the number of kinds; a hand with more
/// than 128 kinds does not compile. The first type in brackets counts the cards of a hand.
#[macro_export]
macro_rules! hand {
    ($(#[$doc:meta])* $visibility:vis struct $hand:ident($len:ty) of $kind:ident: $kinds:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        $visibility struct $hand {
            counts: [u8; $kinds],
            present: [u64; ($kinds as usize).div_ceil(64)],
            len: $len,
        }

        const _: () = assert!($kinds <= 128, "a hand has no room for every kind of card");

        impl $hand {
            $visibility const EMPTY: Self = Self { counts: [0; $kinds], present: [0; ($kinds as usize).div_ceil(64)], len: 0 };

            /// How many cards are in it.
            #[inline]
            $visibility fn len(&self) -> $len {
                self.len
            }

            /// A card comes.
            #[inline]
            $visibility fn add(&mut self, kind: $kind) {
                self.counts[kind.index()] += 1;
                let index = kind.index();
                self.present[index / 64] |= 1 << (index % 64);
                self.len += 1;
            }

            /// A card goes.
            #[inline]
            $visibility fn remove(&mut self, kind: $kind) {
                let count = &mut self.counts[kind.index()];
                *count -= 1;
                if *count == 0 {
                    let index = kind.index();
                    self.present[index / 64] &= !(1 << (index % 64));
                }
                self.len -= 1;
            }

            /// How many of a kind are in it.
            #[inline]
            $visibility fn count(&self, kind: $kind) -> u8 {
                self.counts[kind.index()]
            }

            /// The different kinds in it.
            #[inline]
            $visibility fn kinds(&self) -> impl Iterator<Item = $kind> + use<> {
                let words = self.present;
                let (mut bits, mut base) = (words[0], 0);
                // Most hands have no kind of the second word.
                let mut later = words.get(1).copied().unwrap_or(0);
                core::iter::from_fn(move || {
                    if bits == 0 {
                        if later == 0 {
                            return None;
                        }
                        (bits, later, base) = (later, 0, 64);
                    }
                    let index = base + bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Some($kind(index))
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Kind(u8);

    impl Kind {
        fn index(self) -> usize {
            usize::from(self.0) % 128
        }
    }

    crate::hand! {
        /// A hand of 128 kinds.
        pub(crate) struct Hand(u16) of Kind: 128
    }

    #[test]
    fn a_kind_is_in_a_hand_while_one_of_its_cards_is() {
        let mut hand = Hand::EMPTY;
        for kind in [127, 0, 64, 0] {
            hand.add(Kind(kind));
        }
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Kind(0), Kind(64), Kind(127)]);
        hand.remove(Kind(0));
        hand.remove(Kind(64));
        assert_eq!(hand.kinds().collect::<Vec<_>>(), [Kind(0), Kind(127)]);
        assert_eq!((hand.len(), hand.count(Kind(0)), hand.count(Kind(64))), (2, 1, 0));
    }
}
