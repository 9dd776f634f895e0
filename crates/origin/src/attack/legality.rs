//! Who may attack whom: the hunter's side (ORI-HUNT) and the static defences (ORI-S1 to ORI-S8).

use game::{ActionList, Reason, Refusals, Seat, Verdict};

use crate::action::Action;
use crate::animal::Flags;
use crate::cards::AnimalId;
use crate::rule::Rule;
use crate::state::State;
use crate::traits::{Hunter, SHIELDS, Works, any_works, carnivorous};

impl State {
    #[inline]
    pub(crate) fn legal_attacks(&self, attacker: AnimalId, actions: &mut ActionList<Action>) {
        if !self.can_hunt(attacker) {
            return;
        }
        let hunter = Hunter::new(self.animal(attacker).active);
        for target in self.everybody() {
            if !self.keeps_off(attacker, hunter, target) {
                actions.push(Action::Attack { attacker, target });
            }
        }
    }

    /// The animals from which no static defence keeps the attacker off.
    #[inline]
    pub(crate) fn preys_of(&self, attacker: AnimalId) -> impl Iterator<Item = AnimalId> {
        let hunter = Hunter::new(self.animal(attacker).active);
        self.everybody().filter(move |&target| !self.keeps_off(attacker, hunter, target))
    }

    pub(crate) fn can_hunt_somebody(&self, attacker: AnimalId) -> bool {
        let hunter = Hunter::new(self.animal(attacker).active);
        self.can_hunt(attacker) && self.everybody().any(|target| !self.keeps_off(attacker, hunter, target))
    }

    // ORI-HUNT-1, ORI-HUNT-2, ORI-HUNT-4: a carnivore whose card is ready and that could eat.
    #[inline]
    fn can_hunt(&self, attacker: AnimalId) -> bool {
        let animal = self.animal(attacker);
        carnivorous::hunts(animal) && !carnivorous::is_spent(animal) && self.can_receive(attacker)
    }

    /// Whether a static defence keeps the attacker off: what [`Self::check_shields`] says, quicker.
    #[inline]
    pub(crate) fn is_shielded(&self, attacker: AnimalId, target: AnimalId) -> bool {
        self.keeps_off(attacker, Hunter::new(self.animal(attacker).active), target)
    }

    #[inline(always)]
    fn keeps_off(&self, attacker: AnimalId, hunter: Hunter, target: AnimalId) -> bool {
        let prey = self.animal(target);
        attacker == target
            || prey.flags.has(Flags::REMAINS)
            || self.animal(attacker).at() != prey.at()
            || (prey.flags.has(Flags::WARD) && self.guardian(target).is_some())
            || any_works(hunter.obstacles(prey.active), || prey.is_fed(), || self.herd_holds_at(prey.at()))
    }

    /// The static defences in the order of the table.
    #[inline(always)]
    pub(crate) fn check_shields(&self, attacker: AnimalId, target: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let (hunter, prey) = (self.animal(attacker), self.animal(target));
        out.refuse_if(attacker == target || prey.flags.has(Flags::REMAINS), Rule::OriS1)?;
        // CON-LOC-7, CON-LOC-10: nothing reaches from one location to another, without exception.
        out.refuse_if(hunter.at() != prey.at(), Rule::OriS2)?;
        let obstacles = Hunter::new(hunter.active).obstacles(prey.active);
        if obstacles.is_empty() && !prey.flags.has(Flags::WARD) {
            return Verdict::Continue(());
        }
        for shows in SHIELDS {
            let Some(shield) = shows.shield() else { continue };
            // ORI-T-SYMBIOSIS-1: a ward needs no trait of its own.
            let guardian = if shield.works == Works::AsWard { self.guardian(target) } else { None };
            let works = match shield.works {
                Works::Always | Works::BothWays => obstacles.contains(shows),
                Works::WhileFed => obstacles.contains(shows) && prey.is_fed(),
                Works::InHerd => obstacles.contains(shows) && self.herd_holds_at(prey.at()),
                Works::AsWard => guardian.is_some(),
            };
            if works {
                out.add(Reason { rule: shield.rule, cause: guardian.map(|guardian| guardian.0) })?;
            }
        }
        Verdict::Continue(())
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
