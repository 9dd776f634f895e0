//! An animal as the evaluation sees it, and what its survival is worth.

use game::Seat;
use origin::traits::{Prey, herd_holds, keep_off};
use origin::view::AnimalView;
use origin::{AnimalId, Location, Options, Phase, Trait, TraitSet, View};

use super::Weights;

/// An animal on the table, or one that a hidden hand will probably bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Creature {
    pub(super) owner: Seat,
    pub(super) at: Location,
    /// Its single traits that work.
    pub(super) traits: TraitSet,
    pub(super) need: u8,
    pub(super) food: u8,
    pub(super) fat: u8,
    pub(super) fat_slots: u8,
    /// Carnivorous and not used yet.
    pub(super) hunts: bool,
    /// Piracy and not used yet.
    pub(super) robs: bool,
    /// Could go to sleep in this round.
    pub(super) can_sleep: bool,
    pub(super) asleep: bool,
    /// Dies in the extinction, fed or not.
    pub(super) doomed: bool,
    /// Is the ward of a Symbiosis, at least at the beginning.
    pub(super) is_ward: bool,
    /// Has a pair card that feeds.
    pub(super) shares: bool,
    /// Only its traits are left; it comes back at the end of the round.
    pub(super) remains: bool,
    /// How many more food phases it survives its Neoplasm after this round.
    pub(super) sick: Option<i8>,
    /// What its owner loses with it.
    pub(super) worth: f64,
    /// How likely it has not been eaten.
    pub(super) alive: f64,
}

impl Creature {
    pub(super) fn new(view: &View, animal: &AnimalView) -> Self {
        let traits = animal.active();
        let ready = |t: Trait| traits.contains(t) && !animal.is_spent(t, view.round);
        Self {
            owner: animal.owner,
            at: animal.heading.unwrap_or(animal.at),
            traits,
            need: animal.need(),
            food: animal.food(),
            fat: animal.fat(),
            fat_slots: animal.fat_slots(),
            hunts: ready(Trait::Carnivorous),
            robs: ready(Trait::Piracy),
            can_sleep: ready(Trait::Hibernation) && !view.last_round,
            asleep: animal.hibernating,
            doomed: animal.poisoned,
            is_ward: view.links.iter().any(|link| link.shows == Trait::Symbiosis && link.second == animal.id),
            shares: view.links_of(animal.id).any(|link| link.shows != Trait::Symbiosis),
            remains: animal.remains,
            sick: sickness(view, animal),
            worth: 0.0,
            alive: if sickness(view, animal).is_some_and(|left| left < 0) { 0.0 } else { 1.0 },
        }
    }

    /// An animal without traits that somebody may still play.
    pub(super) fn plain(owner: Seat, at: Location, worth: f64) -> Self {
        Self {
            owner,
            at,
            traits: TraitSet::EMPTY,
            need: 1,
            food: 0,
            fat: 0,
            fat_slots: 0,
            hunts: false,
            robs: false,
            can_sleep: false,
            asleep: false,
            doomed: false,
            is_ward: false,
            shares: false,
            remains: false,
            sick: None,
            worth,
            alive: 1.0,
        }
    }

    pub(super) fn has(&self, t: Trait) -> bool {
        self.traits.contains(t)
    }

    pub(super) fn is_fed(&self) -> bool {
        self.asleep || self.food >= self.need
    }

    pub(super) fn is_full(&self) -> bool {
        self.is_fed() && (self.asleep || self.fat == self.fat_slots)
    }

    /// More likely there than not.
    pub(super) fn is_there(&self) -> bool {
        self.alive >= 0.5 && !self.remains
    }

    /// How open it is to carnivores that are not on the table yet: 1 without any defence.
    pub(super) fn exposure(&self) -> f64 {
        const DEFENCES: [(Trait, f64); 11] = [
            (Trait::Regeneration, 0.2),
            (Trait::Camouflage, 0.35),
            (Trait::Swimming, 0.35),
            (Trait::HighBodyWeight, 0.5),
            (Trait::Burrowing, 0.5),
            (Trait::Running, 0.5),
            (Trait::TailLoss, 0.5),
            (Trait::Mimicry, 0.7),
            (Trait::Poisonous, 0.5),
            (Trait::Cnidocytes, 0.6),
            (Trait::Herding, 0.6),
        ];
        let open = if self.is_ward { 0.1 } else { 1.0 };
        // In the Ocean there are fewer hunters.
        let open = if self.at == Location::OCEAN { 0.4 * open } else { open };
        DEFENCES.iter().filter(|(t, _)| self.has(*t)).fold(open, |open, (_, factor)| open * factor)
    }

    /// Whether it is in a herd that protects it, among all of these (CON-T-HERDING).
    pub(super) fn is_in_herd(&self, all: &[Self], options: &Options) -> bool {
        let there = all.iter().filter(|other| other.at == self.at && other.is_there());
        self.has(Trait::Herding) && herd_holds(options, there.map(|other| other.traits))
    }

    /// Whether a static defence keeps this hunter off; the engine says which traits do.
    pub(super) fn is_safe_from(&self, hunter: &Self, ward: bool, in_herd: bool) -> bool {
        let is = Prey { fed: self.is_fed(), in_herd, ward };
        self.at != hunter.at || keep_off(hunter.traits, self.traits, is)
    }
}

/// How many more food phases an animal with a Neoplasm survives after this round, -1 if not even this one
/// (CON-T-NEOPLASM-2).
fn sickness(view: &View, animal: &AnimalView) -> Option<i8> {
    let place = animal.stack.iter().position(|card| card.shows == Trait::Neoplasm)?;
    let above = (animal.stack.len() - place - 1).max(1) as i8;
    let to_come = i8::from(view.moment.phase == Phase::Development);
    (!animal.remains).then(|| above - 1 - to_come)
}

/// Points an animal would score now, half of each pair card.
pub(super) fn points(view: &View, animal: &AnimalView) -> f64 {
    let cards: u16 = animal.stack.iter().map(|card| 1 + u16::from(card.shows.rules().bonus)).sum();
    let pairs = view.links_of(animal.id).count() as f64;
    let ocean = if animal.at == Location::OCEAN { 1.0 } else { 0.0 };
    2.0 + f64::from(cards) + pairs / 2.0 + ocean
}

/// How likely an animal that survives this round survives each of the next ones.
pub(super) fn prospects(view: &View, id: AnimalId, creature: &Creature, prey: usize, w: &Weights) -> f64 {
    let pairs = view.links_of(id).filter(|link| link.shows != Trait::Symbiosis).count().min(2) as f64;
    let extra_need = f64::from(creature.need.saturating_sub(1));
    let hunting = if creature.has(Trait::Carnivorous) { w.hunting * prey.min(3) as f64 / 3.0 } else { 0.0 };
    let sleep = if creature.has(Trait::Hibernation) { w.sleep } else { 0.0 };
    let extras = [Trait::Scavenger, Trait::Piracy].iter().filter(|t| creature.has(**t)).count() as f64;
    let fat = f64::from(creature.fat_slots) * w.fat_slot;
    let chance = w.survival - w.hunger * extra_need + hunting + w.pair * pairs + sleep + w.extra_food * extras + fat
        - w.danger * creature.exposure();
    chance.clamp(0.2, 0.97)
}
