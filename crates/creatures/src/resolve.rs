//! First step: what the traits and conditions of an animal say together.
//!
//! Effects act in the order of the kit, conditions after traits. Every slot takes the strongest value that an effect claims
//! and no veto forbids. A claim that loses leaves its fallback, so that no trait stays invisible.

use crate::kit::{
    CHOICES, Claim, Condition, EYES, Effect, FEET, Facts, HEADS, Head, LEGS, Legs, MOUTHS, NECKS, Neck, PLANS, PartId,
    Plan, SLOTS, Shape, Slot, TAILS, Trait,
};

pub(crate) struct Resolved {
    counts: [u32; Trait::ALL.len()],
    /// Without repeats.
    pub conditions: Vec<Condition>,
    pub effects: Vec<&'static Effect>,
    facts: Facts,
    chosen: [u8; SLOTS],
    fallbacks: Vec<PartId>,
}

impl Resolved {
    pub fn of(traits: &[Trait], conditions: &[Condition]) -> Self {
        let mut resolved = Self {
            counts: [0; Trait::ALL.len()],
            conditions: Vec::with_capacity(conditions.len()),
            effects: Vec::with_capacity(traits.len() + conditions.len()),
            facts: Facts::NONE,
            chosen: [0; SLOTS],
            fallbacks: Vec::new(),
        };
        for &known in traits {
            let count = &mut resolved.counts[known as usize];
            *count = count.saturating_add(1);
            resolved.facts.add(known as usize);
        }
        for &condition in conditions {
            if !resolved.conditions.contains(&condition) {
                resolved.conditions.push(condition);
                resolved.facts.add(Trait::ALL.len() + condition as usize);
            }
        }
        resolved.gather_effects();
        resolved.fill_slots();
        resolved.facts.add(Trait::ALL.len() + Condition::ALL.len() + resolved.choice(Slot::Plan));
        resolved
    }

    /// The traits in the order of the kit, and how many of each.
    pub fn traits(&self) -> impl Iterator<Item = (Trait, u32)> + '_ {
        Trait::ALL.into_iter().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    pub fn count(&self, of: Trait) -> u32 {
        self.counts[of as usize]
    }

    fn gather_effects(&mut self) {
        for known in Trait::ALL {
            if self.count(known) > 0 {
                self.effects.push(known.effect());
            }
        }
        self.effects.extend(self.conditions.iter().map(|condition| condition.effect()));
    }

    fn fill_slots(&mut self) {
        for (slot, choices) in CHOICES.iter().enumerate() {
            let of_slot = |claim: &&Claim| claim.slot as usize == slot;
            let claims = self.effects.iter().flat_map(|effect| effect.claims).filter(of_slot);
            let (mut claimed, mut order) = (0u32, Vec::new());
            for claim in claims {
                if claimed & 1 << claim.value == 0 {
                    claimed |= 1 << claim.value;
                    order.push(claim.value);
                }
            }
            let allowed = |&value: &usize| claimed & 1 << value != 0 && !choices[value].vetoed_by.meets(self.facts);
            let chosen = (0..choices.len()).find(allowed).unwrap_or(choices.len() - 1);
            self.chosen[slot] = chosen as u8;
            for lost in order.into_iter().map(usize::from).filter(|&value| value != chosen) {
                self.fallbacks.extend(choices[lost].fallbacks);
            }
        }
    }

    /// The parts of all effects, then the fallbacks, each once.
    pub fn parts(&self) -> Vec<PartId> {
        let mut parts: Vec<PartId> = Vec::with_capacity(24);
        let mut want = |part| {
            if !parts.contains(&part) {
                parts.push(part);
            }
        };
        for wanted in self.effects.iter().flat_map(|effect| effect.parts) {
            let holds = wanted.only_if.is_empty() || wanted.only_if.meets(self.facts);
            if holds && !wanted.unless.meets(self.facts) {
                want(wanted.part);
            }
        }
        self.fallbacks.iter().copied().for_each(want);
        parts
    }

    fn choice(&self, slot: Slot) -> usize {
        usize::from(self.chosen[slot as usize])
    }

    pub fn plan(&self) -> &'static Plan {
        &PLANS[self.choice(Slot::Plan)]
    }

    pub fn legs(&self) -> &'static Legs {
        &LEGS[self.choice(Slot::Legs)]
    }

    pub fn feet(&self) -> &'static [Shape] {
        FEET[self.choice(Slot::Feet)]
    }

    pub fn neck(&self) -> &'static Neck {
        &NECKS[self.choice(Slot::Neck)]
    }

    pub fn head(&self) -> &'static Head {
        &HEADS[self.choice(Slot::Head)]
    }

    pub fn tail(&self) -> PartId {
        TAILS[self.choice(Slot::Tail)]
    }

    pub fn mouth(&self) -> PartId {
        MOUTHS[self.choice(Slot::Mouth)]
    }

    /// `None`: the eye the animal was born with.
    pub fn eye(&self) -> Option<PartId> {
        EYES[self.choice(Slot::Eye)]
    }
}
