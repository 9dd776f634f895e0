//! Which cards of an animal are rotated because they were used in this phase (NW-DEV-11).

use super::USED_UP;
use crate::cards::{Trait, TraitSet};

game::used_set! {
    /// Traits of an animal whose card is rotated.
    pub(crate) struct Rotated of Trait in TraitSet: USED_UP
}
