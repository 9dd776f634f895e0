//! Who may be attacked, and at what price (NS-ATT-1 to NS-ATT-7, NS-ATT-A1 to NS-ATT-A3).
//!
//! NS-ATT-6: everything here is asked once, before the attack; what changes in its course opens nothing again.
//! NS-ATT-7: nothing here asks whose carnivore it is, and NS-FEED-12: nor what lies on the watering hole.

use game::{ActionList, Reason, Refusals, Seat, Verdict};

use crate::action::{Action, Negations};
use crate::cards::{SpeciesId, TraitSet};
use crate::options::{FatFeeding, Options};
use crate::rule::Rule;
use crate::state::{Species, State};
use crate::traits::{
    SHIELDS, Works, carnivore, fat_tissue, hard_shell, horns, intelligence, own_shields, pack_hunting, symbiosis,
    warning_call,
};

// NS-ATT-4: strictly larger, with Pack Hunting on one side and Hard Shell on the other.
#[inline]
pub(crate) fn is_larger(attacker: &Species, own: TraitSet, victim: &Species, other: TraitSet) -> bool {
    attacker.size + pack_hunting::bonus(attacker, own) > victim.size + hard_shell::bonus(other)
}

// NS-ATT-6, NS-OPT-MEASURED-AFTER-HORNS: the attacker as it is before the attack, or with what Horns will have cost it.
/// The attacker as it is measured against a prey with these traits.
#[inline]
pub(crate) fn measured(attacker: &Species, victim: TraitSet, options: &Options) -> Species {
    let loss = u8::from(options.measured_after_horns && horns::gore(victim));
    Species { pop: attacker.pop.saturating_sub(loss), ..*attacker }
}

impl State {
    /// The traits that keep this attacker off, each of which would have to be negated (NS-ATT-5); `None` if nothing helps.
    /// What is negated anyway stands in the way no more.
    #[inline]
    pub(crate) fn obstacles(&self, attacker: SpeciesId, victim: SpeciesId, negated: TraitSet) -> Option<TraitSet> {
        let prey = self.one(victim);
        let hunter = &measured(self.one(attacker), prey.traits.without(negated), &self.options);
        let mut needed = TraitSet::EMPTY;
        if !is_larger(hunter, hunter.traits, prey, prey.traits) {
            if !is_larger(hunter, hunter.traits, prey, TraitSet::EMPTY) {
                return None;
            }
            needed.insert(hard_shell::CARD);
        }
        needed = needed.union(own_shields(hunter, hunter.traits, prey, prey.traits));
        if self.guardian(victim, prey.traits.without(needed)).is_some() {
            needed.insert(symbiosis::CARD);
        }
        if self.caller(hunter.traits, victim, TraitSet::EMPTY).is_some() {
            needed.insert(warning_call::CARD);
        }
        Some(needed)
    }

    /// Whether nothing keeps this attacker off: quicker than asking for the obstacles, because the first one ends it.
    #[inline]
    pub(crate) fn lies_open(&self, attacker: SpeciesId, victim: SpeciesId) -> bool {
        let prey = self.one(victim);
        let hunter = &measured(self.one(attacker), prey.traits, &self.options);
        is_larger(hunter, hunter.traits, prey, prey.traits)
            && own_shields(hunter, hunter.traits, prey, prey.traits).is_empty()
            && self.guardian(victim, prey.traits).is_none()
            && self.caller(hunter.traits, victim, TraitSet::EMPTY).is_none()
    }

    fn others(&self, attacker: SpeciesId) -> impl Iterator<Item = SpeciesId> {
        self.everybody_from(Seat::FIRST).filter(move |&id| id != attacker)
    }

    /// Whether it could attack somebody without Intelligence.
    pub(crate) fn has_plain_prey(&self, attacker: SpeciesId) -> bool {
        self.others(attacker).any(|victim| self.lies_open(attacker, victim))
    }

    /// Whether it could attack somebody, with Intelligence if it has it.
    pub(crate) fn has_prey(&self, attacker: SpeciesId) -> bool {
        let cards = self.cards_for(attacker);
        let in_reach = |victim, negated: TraitSet| {
            let needed = self.obstacles(attacker, victim, negated);
            needed.is_some_and(|needed| needed.union(negated).len() <= cards)
        };
        self.others(attacker).any(|victim| {
            in_reach(victim, TraitSet::EMPTY)
                || self.horns_in_the_way(victim).is_some_and(|horns| in_reach(victim, horns))
        })
    }

    /// The Horns of a prey, if what they cost is measured: then it matters for the attack whether they are negated.
    fn horns_in_the_way(&self, victim: SpeciesId) -> Option<TraitSet> {
        let has_horns = self.options.measured_after_horns && horns::gore(self.one(victim).traits);
        has_horns.then(|| TraitSet::of(&[horns::CARD]))
    }

    /// How many traits it could negate.
    fn cards_for(&self, attacker: SpeciesId) -> u32 {
        let hunter = self.one(attacker);
        if intelligence::thinks(hunter.traits) { u32::from(self.hands[hunter.owner].len()) } else { 0 }
    }

    /// The attacks of a carnivore that has room. Of the negations those are offered that are needed, with any that would
    /// make a difference; `apply` also takes useless ones.
    pub(crate) fn legal_attacks(&self, attacker: SpeciesId, actions: &mut ActionList<Action>) {
        let cards = self.cards_for(attacker);
        let worth_negating = if cards > 0 { self.worth_negating(attacker) } else { TraitSet::EMPTY };
        for victim in self.others(attacker) {
            if let Some(horns) = self.horns_in_the_way(victim) {
                for negated in [TraitSet::EMPTY, horns] {
                    let needed = self.obstacles(attacker, victim, negated).map(|needed| needed.union(negated));
                    let Some(needed) = needed else { continue };
                    for more in worth_negating.without(horns).subsets() {
                        let traits = needed.union(more);
                        if traits.len() <= cards {
                            actions.push(Action::Attack { attacker, victim, negate: Negations::of(traits) });
                        }
                    }
                }
                continue;
            }
            let Some(needed) = self.obstacles(attacker, victim, TraitSet::EMPTY).filter(|needed| needed.len() <= cards)
            else {
                continue;
            };
            if cards == 0 {
                actions.push(Action::Attack { attacker, victim, negate: Negations::NONE });
                continue;
            }
            let gores = self.one(victim).traits.intersection(TraitSet::of(&[horns::CARD]));
            for more in worth_negating.union(gores).subsets() {
                let traits = needed.union(more);
                if traits.len() <= cards {
                    actions.push(Action::Attack { attacker, victim, negate: Negations::of(traits) });
                }
            }
        }
    }

    /// Traits on the table whose negation would change the course of an attack, whoever has them.
    fn worth_negating(&self, attacker: SpeciesId) -> TraitSet {
        let allowed = intelligence::allowed(self.options.intelligence_negates);
        let mut traits = intelligence::WORTH_NEGATING.intersection(allowed).intersection(self.traits_in_play());
        if !self.one(attacker).is_hungry() {
            traits.remove(fat_tissue::CARD);
        }
        traits
    }

    // NS-ATT-7: whoever owns the attacker. NS-FEED-12: whatever lies on the watering hole.
    /// What an attack is refused for, in the order of the table (NS-ATT-A3: as a whole).
    pub(crate) fn check_attack(
        &self,
        seat: Seat,
        attacker: SpeciesId,
        victim: SpeciesId,
        negate: Negations,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        // NS-ATT-1: a carnivore of the player, and another species of anybody.
        let hunts = self.owns(seat, attacker) && carnivore::hunts(self.one(attacker).traits);
        if !hunts || attacker == victim || !self.is_here(victim) {
            return out.refuse(Rule::NsAtt1);
        }
        let neg = negate.traits;
        let hunter = self.one(attacker);
        let own = hunter.traits.without(neg);
        // NS-ATT-2: hungry, or with room for fat that the negations do not take away.
        let room = self.options.fat_feeding == FatFeeding::OvershootOnly || fat_tissue::room(hunter, own) > 0;
        self.check_eater(seat, attacker, Rule::NsAtt2, room, out)?;
        self.check_negations(seat, attacker, negate, out)?;
        let prey = self.one(victim);
        let other = prey.traits.without(neg);
        let hunter = &measured(hunter, other, &self.options);
        let because = |rule, id: SpeciesId| Reason { rule, cause: Some(id.0) };
        if !is_larger(hunter, own, prey, other) {
            out.add(because(Rule::NsAtt4, victim))?;
        }
        let shields = own_shields(hunter, own, prey, other);
        for shows in SHIELDS {
            let Some(shield) = shows.shield() else { continue };
            let by = match shield.works {
                Works::Always | Works::WhileFull | Works::UnlessOutnumbered => {
                    shields.contains(shows).then_some(victim)
                }
                Works::BesideLarger => self.guardian(victim, other),
                Works::ForNeighbours => self.caller(own, victim, neg),
            };
            if let Some(by) = by {
                out.add(because(shows.rules().rule, by))?;
            }
        }
        Verdict::Continue(())
    }

    // NS-ATT-A2: those that the attacker names. NS-TRAIT-INT-4: a card for each. NS-TRAIT-INT-5: of a class that the book allows. NS-TRAIT-INT-7: not the two traits
    // on which the attack rests, none twice, and none that nobody has.
    fn check_negations(
        &self,
        seat: Seat,
        attacker: SpeciesId,
        negate: Negations,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        if negate == Negations::NONE {
            return Verdict::Continue(());
        }
        let thinks = intelligence::thinks(self.one(attacker).traits);
        out.refuse_if(!thinks || negate.price() > self.hands[seat].len(), Rule::NsTraitInt4)?;
        let foreign = negate.traits.without(intelligence::allowed(self.options.intelligence_negates));
        out.refuse_if(!foreign.is_empty(), Rule::NsTraitInt5)?;
        let absent = !negate.traits.without(self.traits_in_play()).is_empty();
        let wrong = negate.traits.meets(intelligence::UNTOUCHABLE) || negate.twice || absent;
        out.refuse_if(wrong, Rule::NsTraitInt7)
    }
}
