//! Parasite (ORI-T-PARASITE): two more to feed, on somebody else's animal; worth three to the animal's owner if it
//! survives.

use super::{Host, PLAIN, TraitRules};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::OriTParasite, extra_need: 2, bonus: 2, host: Host::Opponent, ..PLAIN };
