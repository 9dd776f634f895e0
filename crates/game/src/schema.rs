//! How seats, sets and traits are described by JSON Schema, for documentation. Only with the feature `schema`: neither a
//! page nor a program needs it.

/// Describes an enum that travels by its ids.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! described_by_id {
    ($type:ident) => {
        impl $crate::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                let ids: Vec<&str> = Self::ALL.iter().map(|one| one.id()).collect();
                $crate::schemars::json_schema!({ "type": "string", "enum": ids })
            }
        }
    };
}

/// Describes a set that travels as a list.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! described_as_list {
    ($set:ident of $item:ty) => {
        impl $crate::schemars::JsonSchema for $set {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($set).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($set)).into()
            }

            fn json_schema(generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                let one = generator.subschema_for::<$item>();
                $crate::schemars::json_schema!({ "type": "array", "items": one })
            }
        }
    };
}

/// Nothing is described.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! described_by_id {
    ($type:ident) => {};
}

/// Nothing is described.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! described_as_list {
    ($set:ident of $item:ty) => {};
}

#[cfg(feature = "schema")]
mod seats {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use crate::seat::{BySeat, Seat, SeatSet};

    impl JsonSchema for Seat {
        fn schema_name() -> Cow<'static, str> {
            "Seat".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string", "pattern": "^P[1-8]$", "description": "A place at the table: P1 to P8, clockwise." })
        }
    }

    impl JsonSchema for SeatSet {
        fn schema_name() -> Cow<'static, str> {
            "SeatSet".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let seat = generator.subschema_for::<Seat>();
            json_schema!({ "type": "array", "items": seat, "description": "Seats in order, each once." })
        }
    }

    impl<T: JsonSchema> JsonSchema for BySeat<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            format!("BySeat_{}", T::schema_name()).into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            let item = generator.subschema_for::<T>();
            let text = "One value for each of eight seats; those the table does not have are empty.";
            json_schema!({ "type": "array", "items": item, "minItems": 8, "maxItems": 8, "description": text })
        }
    }
}
