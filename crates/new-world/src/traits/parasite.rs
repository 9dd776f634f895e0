//! Parasite (NW-T-PARASITE): two more food for its host, and nothing else.

use super::{Host, PLAIN, TraitRules};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NwTParasite, extra_need: 2, bonus: 2, host: Host::Opponent, ..PLAIN };
