//! Phrases with words of this edition.

use origin::Trait;

use super::terms::trait_name;
use crate::words::Arg;

pub(super) use crate::phrases::Phrases;

impl Phrases<'_> {
    /// The name of a trait.
    pub(super) fn card(&self, t: Trait) -> Arg<'static> {
        trait_name(self.words, t).into()
    }
}
