//! Harmful Mutation (NW-T-HARMFUL-MUTATION): a predator may ignore a protective trait of its bearer.

use super::{Host, PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::options::{MutationIgnores, Options};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NwTHarmfulMutation, extra_need: 1, bonus: 1, host: Host::Opponent, ..PLAIN };

/// What a predator may ignore of this prey, if anything (NW-OPT-HARMFUL-MUTATION-IGNORES).
#[inline]
pub(crate) fn opens(options: &Options, prey: &Animal) -> Option<MutationIgnores> {
    prey.has(Trait::HarmfulMutation).then_some(options.harmful_mutation_ignores)
}
