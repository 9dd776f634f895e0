//! How the ids of messages follow from the family of an edition: the only place where all families are told apart here.

use editions::Edition;

use crate::options::ORIGIN;

/// What the messages of a family are called.
pub(crate) struct FamilyWords {
    /// With what the ids of its options begin.
    pub(crate) options: &'static str,
    /// With what ids end that only this family has; the first family has none.
    pub(crate) own: Option<&'static str>,
}

impl FamilyWords {
    /// Those of an edition.
    pub(crate) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Origin | Edition::Continents => Self { options: ORIGIN, own: None },
            Edition::Evolution | Edition::NaturalSelection => Self { options: "board-option", own: Some("boards") },
            Edition::NewWorld => Self { options: "new-world-option", own: Some("new-world") },
        }
    }
}
