//! How a catalogue is written where it travels: kind by kind, with its number.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Catalogue, CatalogueError};
use crate::cards::Card;

/// The cards of a game.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Catalogue")]
pub(super) struct Written {
    /// The kinds, sorted by face.
    kinds: Vec<WrittenKind>,
    /// How many cards of each group are played with; the others stay in the box.
    played: Vec<u16>,
}

/// Cards of one kind.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "CatalogueKind")]
struct WrittenKind {
    /// What is printed on them.
    card: Card,
    /// How many there are.
    count: u8,
    /// To which group they belong.
    group: u8,
}

impl From<Catalogue> for Written {
    fn from(catalogue: Catalogue) -> Self {
        let kinds = catalogue.list().zip(catalogue.groups);
        let groups = catalogue.played.iter().rposition(|&played| played > 0).map_or(0, |last| last + 1);
        Self {
            kinds: kinds.map(|((card, count), group)| WrittenKind { card, count, group }).collect(),
            played: catalogue.played[..groups].to_vec(),
        }
    }
}

impl TryFrom<Written> for Catalogue {
    type Error = CatalogueError;

    fn try_from(written: Written) -> Result<Self, CatalogueError> {
        let list: Vec<(Card, u8)> = written.kinds.iter().map(|kind| (kind.card, kind.count)).collect();
        let mut catalogue = Self::new(&list, 1)?;
        let mut sizes = [0u16; Self::MAX_GROUPS];
        for WrittenKind { card, count, group } in written.kinds {
            let kind = catalogue.kind(card).ok_or(CatalogueError::TooManyKinds)?;
            catalogue.groups[kind.index()] = group;
            *sizes.get_mut(usize::from(group)).ok_or(CatalogueError::TooFewToDraw)? += u16::from(count);
        }
        catalogue.played = [0; Self::MAX_GROUPS];
        for (place, played) in written.played.into_iter().enumerate() {
            if sizes.get(place).is_none_or(|&size| size < played) {
                return Err(CatalogueError::TooFewToDraw);
            }
            catalogue.played[place] = played;
        }
        Ok(catalogue)
    }
}
