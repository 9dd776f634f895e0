//! How seats, sets and traits are written where they travel: by the names people know them by.
//!
//! `P1` is the first seat, a set is a list, one value for each seat is a list of eight. What comes from outside is checked:
//! a seat that no table has is refused.

use std::borrow::Cow;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::{BySeat, MAX_SEATS, Seat, SeatSet};

impl Seat {
    /// The seat that is written so: `P1` to `P8`.
    pub fn from_name(name: &str) -> Option<Self> {
        let number: usize = name.strip_prefix('P')?.parse().ok()?;
        Self::new(number.checked_sub(1)?).filter(|seat| seat.to_string() == name)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        Self::from_name(&name).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&name), &"a seat from P1 to P8"))
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <[T; MAX_SEATS]>::deserialize(deserializer).map(Self)
    }
}

/// Lets an enum travel by its ids: it has `id` and `from_id`, and the constant `ALL`.
#[macro_export]
macro_rules! travels_by_id {
    ($type:ident) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::serde::de::{Error, Unexpected};
                let id = <::std::borrow::Cow<'_, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                Self::from_id(&id).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&id), &stringify!($type)))
            }
        }

        $crate::described_by_id!($type);
    };
}

/// Lets a set travel as the list of what is in it. The set has `EMPTY`, `insert` and `iter`.
#[macro_export]
macro_rules! travels_as_list {
    ($set:ident of $item:ty) => {
        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let list = <Vec<$item> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                let mut set = Self::EMPTY;
                list.into_iter().for_each(|one| set.insert(one));
                Ok(set)
            }
        }

        $crate::described_as_list!($set of $item);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_called_as_people_call_them() {
        for seat in Seat::all(8) {
            assert_eq!(Seat::from_name(&seat.to_string()), Some(seat));
        }
        for wrong in ["", "P", "P0", "P9", "P01", "p1", "P+1", "1"] {
            assert_eq!(Seat::from_name(wrong), None, "{wrong}");
        }
    }
}
