//! Mimicry (ORI-T-MIMICRY): another animal of the same owner is attacked instead (ORI-MIM).

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::moment::Attack;
use crate::options::MimicryLimit;
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Mimicry;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTMimicry, used_up: true, ..PLAIN };

impl State {
    /// Whether the card is there and not used up (the option says for how long), whatever the targets.
    #[inline]
    pub(crate) fn mimicry_is_ready(&self, attack: &Attack) -> bool {
        let target = self.animal(attack.target);
        target.has(Trait::Mimicry)
            && match self.options.mimicry_limit {
                // ORI-OPT-MIMICRY-LIMIT
                MimicryLimit::PerRound => !target.spent.contains(Trait::Mimicry),
                MimicryLimit::PerAttack => !attack.mimicked.contains(attack.target),
            }
    }

    // ORI-MIM: other animals of the same owner, not the attacker, without a static defence against it. Fed, hungry and
    // sleeping ones alike; the first target may be chosen again later.
    #[inline]
    pub(crate) fn mimicry_targets(&self, attack: &Attack) -> impl Iterator<Item = AnimalId> {
        let owner = self.animal(attack.target).owner();
        let (attacker, target) = (attack.attacker, attack.target);
        self.row(owner)
            .iter()
            .filter(move |&other| other != target && other != attacker && !self.is_shielded(attacker, other))
    }

    // ORI-TRAIT-4: the card is marked for the round, if it is limited to the round.
    pub(crate) fn spend_mimicry(&mut self, attack: &mut Attack) {
        match self.options.mimicry_limit {
            MimicryLimit::PerRound => self.animal_mut(attack.target).spent.insert(Trait::Mimicry),
            MimicryLimit::PerAttack => attack.mimicked.insert(attack.target),
        }
    }
}
