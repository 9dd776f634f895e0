//! Ambush (NS-TRAIT-AMBUSH): the prey's neighbours call in vain. NS-TRAIT-AMBUSH-2: it helps against nothing else.

use super::{Class, TraitRules};
use crate::rule::Rule;

// NS-TRAIT-AMBUSH-2: no shield, no other effect.
pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitAmbush1, class: Class::Carnivore, leaf: false, shield: None };
