//! Sets in the bits of a number: the traits of an animal, its states.
//!
//! They are macros because most of what they make is used in constants, where no trait of the language can be called.

/// Makes a type for sets of traits in a word: at most as many as it has bits, which is checked when it is compiled. The
/// traits are an enum from 0 without gaps, with the constant `ALL`.
///
/// The set is aligned to four bytes whatever its word, so that a structure of bytes around it has smaller gaps.
#[macro_export]
macro_rules! trait_set {
    ($(#[$doc:meta])* $visibility:vis struct $set:ident($word:ty) of $trait:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(Rust, packed(4))]
        $visibility struct $set($word);

        const _: () = assert!(<$trait>::ALL.len() <= <$word>::BITS as usize, "the set has no room for every trait");

        impl $set {
            /// No trait.
            pub const EMPTY: Self = Self(0);

            /// Just these.
            pub const fn of(traits: &[$trait]) -> Self {
                let mut bits: $word = 0;
                let mut index = 0;
                while index < traits.len() {
                    bits |= 1 << traits[index] as u32;
                    index += 1;
                }
                Self(bits)
            }

            /// Whether the trait is in it.
            #[inline]
            pub const fn contains(self, t: $trait) -> bool {
                self.0 & (1 << t as u32) != 0
            }

            /// Whether any of the others is in it.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Puts the trait in.
            #[inline]
            pub const fn insert(&mut self, t: $trait) {
                self.0 |= 1 << t as u32;
            }

            /// Takes the trait out.
            #[inline]
            pub const fn remove(&mut self, t: $trait) {
                self.0 &= !(1 << t as u32);
            }

            /// What is in both.
            #[inline]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in this one and not in the other.
            #[inline]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> u32 {
                let bits = self.0;
                bits.count_ones()
            }

            /// Its traits in the order of their table.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $trait> {
                let mut bits = self.0;
                core::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let index = bits.trailing_zeros();
                    bits &= bits - 1;
                    Some(<$trait>::ALL[index as usize])
                })
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// Makes a type for eight states that are on or off. The states are constants of the type, one bit each.
#[macro_export]
macro_rules! flag_set {
    ($(#[$doc:meta])* $visibility:vis struct $set:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        $visibility struct $set(u8);

        impl $set {
            #[inline]
            $visibility const fn new(bits: u8) -> Self {
                Self(bits)
            }

            #[inline]
            $visibility const fn bits(self) -> u8 {
                self.0
            }

            #[inline]
            $visibility const fn has(self, flag: u8) -> bool {
                self.0 & flag != 0
            }

            #[inline]
            $visibility const fn set(&mut self, flag: u8, on: bool) {
                if on {
                    self.0 |= flag;
                } else {
                    self.0 &= !flag;
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Trait {
        Fast,
        Large,
        Sharp,
    }

    impl Trait {
        const ALL: [Self; 3] = [Self::Fast, Self::Large, Self::Sharp];
    }

    crate::trait_set! {
        /// A set of traits.
        struct TraitSet(u64) of Trait
    }

    crate::flag_set! {
        /// States.
        struct Flags
    }

    #[test]
    fn a_set_knows_what_is_in_it() {
        const PAIR: TraitSet = TraitSet::of(&[Trait::Sharp, Trait::Fast]);
        assert_eq!(PAIR.iter().collect::<Vec<_>>(), [Trait::Fast, Trait::Sharp]);
        assert!(PAIR.contains(Trait::Sharp) && !PAIR.contains(Trait::Large));
        let mut set = TraitSet::EMPTY;
        set.insert(Trait::Large);
        set.insert(Trait::Fast);
        assert_eq!((set.len(), set.intersection(PAIR)), (2, TraitSet::of(&[Trait::Fast])));
        assert_eq!(set.union(PAIR).without(PAIR), TraitSet::of(&[Trait::Large]));
        assert!(set.meets(PAIR));
        set.remove(Trait::Fast);
        set.remove(Trait::Large);
        assert!(set.is_empty() && !set.meets(PAIR));
        assert_eq!(format!("{PAIR:?}"), "{Fast, Sharp}");
    }

    #[test]
    fn states_are_on_or_off() {
        let mut flags = Flags::new(5);
        assert!(flags.has(1) && flags.has(6) && !flags.has(2));
        flags.set(2, true);
        flags.set(1, false);
        assert_eq!(flags.bits(), 6);
    }
}
