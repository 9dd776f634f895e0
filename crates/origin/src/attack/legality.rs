//! Who may attack whom: the hunter's side (ORI-HUNT) and the static defences (ORI-S1 to ORI-S8).

use game::{ActionList, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::cards::AnimalId;
use crate::rule::Rule;
use crate::state::{Flags, State};
use crate::traits::{burrowing, camouflage, carnivorous, herding, high_body_weight, swimming};

impl State {
    #[inline]
    pub(crate) fn legal_attacks(&self, attacker: AnimalId, actions: &mut ActionList<Action>) {
        if !self.can_hunt(attacker) {
            return;
        }
        for target in self.everybody() {
            if self.shield(attacker, target).is_none() {
                actions.push(Action::Attack { attacker, target });
            }
        }
    }

    pub(crate) fn can_hunt_somebody(&self, attacker: AnimalId) -> bool {
        self.can_hunt(attacker) && self.everybody().any(|target| self.shield(attacker, target).is_none())
    }

    // ORI-HUNT-1, ORI-HUNT-2, ORI-HUNT-4: a carnivore whose card is ready and that could eat.
    #[inline]
    fn can_hunt(&self, attacker: AnimalId) -> bool {
        let animal = self.animal(attacker);
        carnivorous::hunts(animal) && !carnivorous::is_spent(animal) && self.can_receive(attacker)
    }

    /// The first static defence that keeps the attacker off, if there is one.
    #[inline]
    pub(crate) fn shield(&self, attacker: AnimalId, target: AnimalId) -> Option<Reason<Rule>> {
        let mut first = game::FirstReason::default();
        let _ = self.check_shields(attacker, target, &mut first);
        first.0
    }

    /// The static defences in the order of the table.
    #[inline(always)]
    pub(crate) fn check_shields(&self, attacker: AnimalId, target: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let (hunter, prey) = (self.animal(attacker), self.animal(target));
        let (a, t) = (hunter.active, prey.active);
        out.refuse_if(attacker == target || prey.flags.has(Flags::REMAINS), Rule::OriS1)?;
        // CON-LOC-7: nothing reaches from one location to another.
        out.refuse_if(hunter.at != prey.at, Rule::OriS2)?;
        // ORI-T-SYMBIOSIS-1: whether the guardian is fed or not.
        if prey.flags.has(Flags::WARD)
            && let Some(guardian) = self.guardian(target)
        {
            out.add(Reason { rule: Rule::OriS3, cause: Some(guardian.0) })?;
        }
        out.refuse_if(camouflage::shields(a, t), Rule::OriS4)?;
        out.refuse_if(swimming::shields(a, t), Rule::OriS5)?;
        out.refuse_if(high_body_weight::shields(a, t), Rule::OriS6)?;
        out.refuse_if(burrowing::shields(t, prey.is_fed()), Rule::OriS7)?;
        out.refuse_if(herding::shields(self, prey), Rule::OriS8)
    }

    /// What an attack is refused for, in the order of the table.
    #[inline]
    pub(crate) fn check_attack(
        &self,
        seat: Seat,
        attacker: AnimalId,
        target: AnimalId,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let hunter = self.animal(attacker);
        let cause = Some(attacker.0);
        // Of an animal that is gone nothing else is known.
        if !hunter.flags.has(Flags::ON_TABLE) {
            return out.add(Reason { rule: Rule::OriHunt1, cause });
        }
        if self.owns(seat, attacker) {
            self.check_remains(attacker, out)?;
        }
        if !self.owns(seat, attacker) || !carnivorous::has_card(hunter) {
            out.add(Reason { rule: Rule::OriHunt1, cause })?;
        } else if !carnivorous::hunts(hunter) {
            self.check_disabled(attacker, carnivorous::CARD, out)?;
            self.check_paralysed(attacker, out)?;
        } else if carnivorous::is_spent(hunter) {
            out.add(Reason { rule: Rule::OriHunt2, cause })?;
        }
        if !self.can_receive(attacker) {
            out.add(Reason { rule: Rule::OriHunt4, cause })?;
        }
        // ORI-HUNT-3: any other animal on the table, also one of the player's own.
        if !self.animal(target).flags.has(Flags::ON_TABLE) {
            return out.refuse(Rule::OriHunt3);
        }
        self.check_shields(attacker, target, out)
    }
}
