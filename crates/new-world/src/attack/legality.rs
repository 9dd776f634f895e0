//! Who may attack whom: the predator's side (NW-ATT-1, NW-ATT-2), the prey's (NW-ATT-3), and what is ignored (NW-ATT-5).

use game::{ActionList, Reason, Refusals, Verdict};

use crate::action::Action;
use crate::animal::Flags;
use crate::cards::{AnimalId, CardRef, TraitSet};
use crate::options::MutationIgnores;
use crate::rule::Rule;
use crate::sets::LinkSet;
use crate::state::State;
use crate::traits::{
    Hunter, PAIRS, PROTECTIVE, REACTIONS, SHIELDS, carnivorous, harmful_mutation, intelligent, shelled, swimming,
};

/// Cards of a prey that keep a predator off (NW-ATT-4): single traits, and pair cards in which it is the ward.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shields {
    pub(crate) traits: TraitSet,
    pub(crate) links: LinkSet,
}

impl Shields {
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.traits.is_empty() && self.links.is_empty()
    }

    #[inline]
    fn len(self) -> u32 {
        self.traits.len() + self.links.len()
    }

    fn without(mut self, card: Option<CardRef>) -> Self {
        match card {
            Some(CardRef::Single { shows, .. }) => self.traits.remove(shows),
            Some(CardRef::Pair(link)) => self.links.remove(link),
            None => {}
        }
        self
    }

    /// Its cards by name, pair cards first.
    fn cards(self) -> impl Iterator<Item = CardRef> {
        self.links.iter().map(CardRef::Pair).chain(self.traits.iter().map(CardRef::only))
    }
}

impl State {
    /// The predator as its prey sees it.
    #[inline]
    pub(crate) fn hunter(&self, predator: AnimalId) -> Hunter {
        Hunter::new(predator, self.animal(predator))
    }

    /// The cards that keep the predator off. All of them must be overcome.
    #[inline]
    pub(crate) fn shields(&self, hunter: Hunter, prey: AnimalId) -> Shields {
        let hunted = self.animal(prey);
        let mut shields = Shields::default();
        if !hunted.traits.meets(PROTECTIVE) {
            return shields;
        }
        shields.traits = hunter.kept_off_by(hunted);
        shields.links = self.guarding_links(prey);
        shields
    }

    /// What nothing overcomes: itself, a shelter (NW-SHEL-3), a shell, and the water (NW-T-SWIMMING).
    #[inline]
    pub(crate) fn can_be_chosen(&self, hunter: Hunter, prey: AnimalId) -> bool {
        let hunted = self.animal(prey);
        hunter.id != prey
            && !hunted.flags.has(Flags::SHELTERED)
            && !shelled::is_inside(hunted)
            && !swimming::keeps_in_water(&self.options, hunter.traits, hunted.traits)
    }

    // NW-ATT-1: a predator that has not attacked yet; that it can receive food is asked apart.
    #[inline]
    pub(crate) fn is_ready_predator(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        carnivorous::is_predator(animal) && !carnivorous::has_attacked(animal)
    }

    /// The card that a Harmful Mutation opens so that nothing keeps the predator off; `None` if it does not suffice.
    fn mutation_opens(&self, prey: AnimalId, shields: Shields) -> Option<Option<CardRef>> {
        if shields.is_none() {
            return Some(None);
        }
        match harmful_mutation::opens(&self.options, self.animal(prey))? {
            MutationIgnores::All => Some(None),
            MutationIgnores::One if shields.len() == 1 => Some(shields.cards().next()),
            MutationIgnores::SymbiosisOnly if shields.len() == 1 => {
                shields.links.iter().next().map(|link| Some(CardRef::Pair(link)))
            }
            _ => None,
        }
    }

    /// Every attack of a predator that is ready and can eat; returns whether one of them is a duty (NW-FEED-4).
    /// Ignoring what keeps nobody off is left out, and so is Intelligent where a Harmful Mutation does.
    #[inline]
    pub(crate) fn legal_attacks(&self, predator: AnimalId, actions: &mut ActionList<Action>) -> bool {
        let clever = intelligent::is_ready(self.animal(predator));
        let hunter = self.hunter(predator);
        let mut forced = false;
        for prey in self.everyone.iter() {
            if !self.can_be_chosen(hunter, prey) {
                continue;
            }
            let shields = self.shields(hunter, prey);
            if let Some(mutation) = self.mutation_opens(prey, shields) {
                forced = true;
                actions.push(Action::Attack { predator, prey, mutation, intelligence: None });
                if clever {
                    let reactions = self.animal(prey).traits.intersection(REACTIONS).iter().map(CardRef::only);
                    actions.extend(reactions.map(|card| Action::Attack {
                        predator,
                        prey,
                        mutation,
                        intelligence: Some(card),
                    }));
                }
            } else if clever {
                self.legal_clever_attack(predator, prey, shields, actions);
            }
        }
        forced
    }

    /// The attack that needs Intelligent to overcome a protective trait.
    fn legal_clever_attack(
        &self,
        predator: AnimalId,
        prey: AnimalId,
        shields: Shields,
        actions: &mut ActionList<Action>,
    ) {
        let opened = shields.cards().find_map(|card| {
            let mutation = self.mutation_opens(prey, shields.without(Some(card)))?;
            Some((mutation, Some(card)))
        });
        if let Some((mutation, intelligence)) = opened {
            actions.push(Action::Attack { predator, prey, mutation, intelligence });
        }
    }

    // NW-FEED-4: a prey that is legal without Intelligent makes the attack a duty.
    pub(crate) fn has_forced_prey(&self, predator: AnimalId) -> bool {
        let hunter = self.hunter(predator);
        self.everyone.iter().any(|prey| {
            self.can_be_chosen(hunter, prey) && self.mutation_opens(prey, self.shields(hunter, prey)).is_some()
        })
    }

    pub(crate) fn has_any_prey(&self, predator: AnimalId) -> bool {
        let clever = intelligent::is_ready(self.animal(predator));
        let hunter = self.hunter(predator);
        self.everyone.iter().any(|prey| self.finds_prey(hunter, prey, clever))
    }

    /// Whether nothing keeps the predator off that it could not ignore.
    #[inline(always)]
    pub(crate) fn finds_prey(&self, hunter: Hunter, prey: AnimalId, clever: bool) -> bool {
        self.can_be_chosen(hunter, prey)
            && (!self.animal(prey).traits.meets(PROTECTIVE) || self.finds_guarded_prey(hunter, prey, clever))
    }

    /// The same for a prey that may have cards that keep the predator off.
    fn finds_guarded_prey(&self, hunter: Hunter, prey: AnimalId, clever: bool) -> bool {
        let shields = self.shields(hunter, prey);
        self.mutation_opens(prey, shields).is_some()
            || (clever && shields.cards().any(|card| self.mutation_opens(prey, shields.without(Some(card))).is_some()))
    }

    /// Whether this is a protective card of the animal: of a pair card only the ward's side protects.
    fn is_protective(&self, prey: AnimalId, card: CardRef) -> bool {
        match card {
            CardRef::Single { shows, .. } => {
                PROTECTIVE.contains(shows) && !PAIRS.contains(shows) && self.shown_by(prey, card).is_some()
            }
            CardRef::Pair(link) => self.guarding_links(prey).contains(link),
        }
    }

    // NW-ATT-5: a mutation opens a protective card; Intelligent ignores a protective or a reaction card.
    fn ignores_are_available(
        &self,
        predator: AnimalId,
        prey: AnimalId,
        mutation: Option<CardRef>,
        intelligence: Option<CardRef>,
    ) -> bool {
        let by_mutation = mutation.is_none_or(|card| {
            let opens = harmful_mutation::opens(&self.options, self.animal(prey));
            self.is_protective(prey, card)
                && match opens {
                    Some(MutationIgnores::SymbiosisOnly) => matches!(card, CardRef::Pair(_)),
                    opens => opens.is_some(),
                }
        });
        let by_intelligence = intelligence.is_none_or(|card| {
            let reacts = matches!(card, CardRef::Single { shows, .. } if REACTIONS.contains(shows))
                && self.shown_by(prey, card).is_some();
            intelligent::is_ready(self.animal(predator)) && (reacts || self.is_protective(prey, card))
        });
        by_mutation && by_intelligence
    }

    /// What an attack is refused for, in the order of the table.
    pub(crate) fn check_attack(
        &self,
        predator: AnimalId,
        prey: AnimalId,
        mutation: Option<CardRef>,
        intelligence: Option<CardRef>,
        out: &mut impl Refusals<Rule>,
    ) -> Verdict {
        let hunter = self.animal(predator);
        let cause = Some(predator.0);
        if !carnivorous::is_predator(hunter) {
            out.add(Reason { rule: Rule::NwAtt1, cause })?;
        }
        if carnivorous::has_attacked(hunter) {
            out.add(Reason { rule: Rule::NwAtt2, cause })?;
        }
        self.check_receives(predator, out)?;
        // NW-ATT-3: an animal that is there.
        if !self.is_here(prey) {
            return out.refuse(Rule::NwAtt3);
        }
        let hunted = self.animal(prey);
        // NW-ATT-10: never itself.
        out.refuse_if(predator == prey, Rule::NwAtt10)?;
        out.refuse_if(hunted.flags.has(Flags::SHELTERED), Rule::NwShel3)?;
        out.refuse_if(shelled::is_inside(hunted), Rule::NwTShelled)?;
        let available = self.ignores_are_available(predator, prey, mutation, intelligence);
        out.refuse_if(!available, Rule::NwAtt5)?;
        let in_water = swimming::keeps_in_water(&self.options, hunter.traits, hunted.traits);
        out.refuse_if(in_water, Rule::NwTSwimming)?;
        let mut shields = self.shields(self.hunter(predator), prey);
        if available {
            shields = shields.without(mutation).without(intelligence);
        }
        if harmful_mutation::opens(&self.options, hunted) == Some(MutationIgnores::All) {
            return Verdict::Continue(());
        }
        self.check_shields(shields, out)
    }

    /// The protective traits in the order of the table NW-ATT-4, each with its own rule.
    fn check_shields(&self, shields: Shields, out: &mut impl Refusals<Rule>) -> Verdict {
        for t in SHIELDS {
            let rule = t.rules().rule;
            out.refuse_if(shields.traits.contains(t), rule)?;
            for link in shields.links.iter().map(|link| self.link(link)).filter(|link| link.shows == t) {
                out.add(Reason { rule, cause: Some(link.first.0) })?;
            }
        }
        Verdict::Continue(())
    }
}
