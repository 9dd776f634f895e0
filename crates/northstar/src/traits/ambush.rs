//! Ambush (NS-TRAIT-AMBUSH): the prey's neighbours call in vain. NS-TRAIT-AMBUSH-2: it helps against nothing else.

use super::{Class, TraitRules};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "ambush", rule: Rule::NsTraitAmbush1, class: Class::Carnivore, leaf: false, shield: None };
