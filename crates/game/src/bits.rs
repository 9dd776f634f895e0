//! Sets in the bits of a number: the traits of an animal, its states.
//!
//! They are macros because most of what they make is used in constants, where no trait of the language can be called.

/// Makes the traits of a family from one table: the enum, its list `ALL`, the ids, and the registry of what is data about
/// each. A line names the trait and its file, which holds its `RULES`; the id of a trait is the name of its file, and the
/// ids of its words follow from it.
#[macro_export]
macro_rules! traits {
    ($(#[$doc:meta])* pub enum $name:ident: $rules:ident in $folder:ident { $($variant:ident: $file:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names are those of the cards")]
        pub enum $name {
            $($variant,)+
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = [$(stringify!($variant),)+].len();

            /// Every trait, in the order of the table.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant,)+];

            /// The trait with this id (`fat_tissue`).
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|t| t.id() == id)
            }

            /// Its id in decks, scenarios and records: the name of its file.
            pub const fn id(self) -> &'static str {
                const IDS: [&str; $name::COUNT] = [$(stringify!($file),)+];
                IDS[self as usize]
            }

            /// Everything that is data about it.
            #[inline]
            pub const fn rules(self) -> &'static $rules {
                &REGISTRY[self as usize]
            }
        }

        /// What is data about every trait, in the order of the table.
        pub const REGISTRY: [$rules; $name::COUNT] = [$($crate::traits!(@rules $folder $file),)+];
    };
    (@rules $folder:ident $file:ident) => {
        $folder::$file::RULES
    };
}

/// Makes a type for sets of traits in a word: at most as many as it has bits, which is checked when it is compiled. The
/// traits are an enum from 0 without gaps, with the constant `ALL`.
///
/// The set is aligned to two bytes whatever its word, so that a structure of bytes around it has smaller gaps.
#[macro_export]
macro_rules! trait_set {
    ($(#[$doc:meta])* $visibility:vis struct $set:ident($word:ty) of $trait:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(Rust, packed(2))]
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

/// Makes a type for sets of places in a table of at most 64, by their numbers: the pair cards on the table. A number that no
/// place has is in no set.
///
/// The set is aligned to four bytes, so that a structure of bytes around it has smaller gaps.
#[macro_export]
macro_rules! place_set {
    ($(#[$doc:meta])* $visibility:vis struct $set:ident of $place:ident: $most:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[repr(Rust, packed(4))]
        $visibility struct $set(u64);

        const _: () = assert!($most <= u64::BITS as usize, "the set has no room for every place");

        impl $set {
            /// None.
            pub const EMPTY: Self = Self(0);

            /// Whether the place is in it.
            #[inline]
            pub const fn contains(self, place: $place) -> bool {
                (place.0 as usize) < $most && self.0 & (1 << (place.0 & 63)) != 0
            }

            /// Puts the place in; a number that no place has changes nothing.
            #[inline]
            pub const fn insert(&mut self, place: $place) {
                if (place.0 as usize) < $most {
                    self.0 |= 1 << (place.0 & 63);
                }
            }

            /// Takes the place out.
            #[inline]
            pub const fn remove(&mut self, place: $place) {
                if (place.0 as usize) < $most {
                    self.0 &= !(1 << (place.0 & 63));
                }
            }

            /// What is in either.
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
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

            /// The first place that is not in it.
            #[inline]
            pub const fn first_free(self) -> Option<$place> {
                let bits = self.0;
                let place = bits.trailing_ones();
                if place < $most as u32 { Some($place(place as u8)) } else { None }
            }

            /// Its places in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $place> {
                let mut bits = self.0;
                core::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let place = bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Some($place(place))
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

/// Makes a type for those traits of an animal whose card is used up, in one byte: a bit for each trait whose card can be.
/// More of them than bits do not compile.
#[macro_export]
macro_rules! used_set {
    ($(#[$doc:meta])* $visibility:vis struct $set:ident of $trait:ident in $traits:ident: $can_be:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        $visibility struct $set(u8);

        impl $set {
            /// None.
            $visibility const NONE: Self = Self(0);

            /// The bit of each trait; none for those that are never used up.
            const BITS: [u8; $trait::COUNT] = {
                let mut bits = [0; $trait::COUNT];
                let (mut index, mut next) = (0, 0);
                while index < $trait::COUNT {
                    if $can_be.contains($trait::ALL[index]) {
                        assert!(next < u8::BITS, "the set has no room for every card that is used up");
                        bits[index] = 1 << next;
                        next += 1;
                    }
                    index += 1;
                }
                bits
            };

            /// Whether the trait is in it.
            #[inline]
            $visibility const fn contains(self, t: $trait) -> bool {
                self.0 & Self::BITS[t as usize] != 0
            }

            /// Puts the trait in.
            #[inline]
            $visibility const fn insert(&mut self, t: $trait) {
                self.0 |= Self::BITS[t as usize];
            }

            /// Takes the trait out.
            #[inline]
            $visibility const fn remove(&mut self, t: $trait) {
                self.0 &= !Self::BITS[t as usize];
            }

            /// As a set of traits.
            $visibility fn traits(self) -> $traits {
                let mut set = $traits::EMPTY;
                $can_be.iter().filter(|t| self.contains(*t)).for_each(|t| set.insert(t));
                set
            }

            /// Those of a set that can be used up.
            $visibility fn of(traits: $traits) -> Self {
                let mut used = Self::NONE;
                traits.iter().for_each(|t| used.insert(t));
                used
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
