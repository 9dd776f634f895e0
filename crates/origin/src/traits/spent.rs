//! Which cards of an animal are used up for the round (ORI-TERM-9).

use super::USED_UP;
use crate::cards::{Trait, TraitSet};

game::used_set! {
    /// Traits of an animal whose card is used up for the round.
    pub(crate) struct Spent of Trait in TraitSet: USED_UP
}
