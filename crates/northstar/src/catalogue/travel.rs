//! How a catalogue is written where it travels: kind by kind, with its number.

use serde::{Deserialize, Serialize};

use super::{Catalogue, CatalogueError};
use crate::cards::Card;

/// The cards of a game, sorted by face.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Catalogue"))]
pub(super) struct Written(Vec<WrittenKind>);

/// Cards of one kind.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "CatalogueKind"))]
struct WrittenKind {
    /// What is printed on them.
    card: Card,
    /// How many there are.
    count: u8,
}

impl From<Catalogue> for Written {
    fn from(catalogue: Catalogue) -> Self {
        Self(catalogue.list().map(|(card, count)| WrittenKind { card, count }).collect())
    }
}

impl TryFrom<Written> for Catalogue {
    type Error = CatalogueError;

    fn try_from(written: Written) -> Result<Self, CatalogueError> {
        let list: Vec<(Card, u8)> = written.0.into_iter().map(|kind| (kind.card, kind.count)).collect();
        Self::new(&list)
    }
}
