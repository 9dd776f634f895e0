//! The features and move priors of New World for the search.

use std::sync::OnceLock;

use game::{Seat, Viewer};
#[cfg(feature = "network")]
use new_world::Options;
use new_world::traits::HARMFUL;
use new_world::{Access, Action, Exposure, Phase, State, Step, Trait, Variant};

#[cfg(feature = "network")]
use super::elements;
use super::kinds::{self, Sorter};
#[cfg(feature = "network")]
use crate::encoding::built_in;
use crate::mind::Mind;
use crate::model::Model;

/// What is measured besides the traits.
const TABLE: [&str; 15] = [
    "animals",
    "points",
    "cards",
    "need",
    "fed",
    "missing",
    "fat",
    "fat_room",
    "exposed",
    "hunters",
    "poisoned",
    "sheltered",
    "first",
    "reachable",
    "private",
];

const FEATURES: [&str; TABLE.len() + Trait::COUNT] = {
    let mut all = [""; TABLE.len() + Trait::COUNT];
    let mut place = 0;
    while place < all.len() {
        all[place] = if place < TABLE.len() { TABLE[place] } else { Trait::ALL[place - TABLE.len()].id() };
        place += 1;
    }
    all
};

impl Mind for State {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const STAGES: usize = 3;
    const SPREAD: f32 = 35.0;

    fn model(&self) -> &'static Model {
        static KEPT: OnceLock<Model> = OnceLock::new();
        let text = include_str!("../../weights/new-world.txt");
        KEPT.get_or_init(|| Model::parse::<Self>(text).unwrap_or_else(|_| Model::blank::<Self>()))
    }

    #[cfg(feature = "network")]
    fn network(&self) -> Option<&'static net::Network> {
        static KEPT: OnceLock<Option<net::Network>> = OnceLock::new();
        // It has seen games with the printed options alone.
        if *self.options() != Options::default() {
            return None;
        }
        built_in::<Self>(include_bytes!("../../weights/new-world.net"), &KEPT)
    }

    #[cfg(feature = "network")]
    fn rows() -> Vec<String> {
        elements::names()
    }

    #[cfg(feature = "network")]
    fn each_element(&self, exposure: &Exposure, seat: Seat, found: impl FnMut(net::Element)) {
        elements::each(self, exposure, seat, found);
    }

    fn stage(&self) -> usize {
        match (self.phase(), self.step()) {
            (Phase::Setup | Phase::Extinction | Phase::Over, _) | (Phase::Development, Step::Begin) => 2,
            (Phase::Development | Phase::Areas, _) => 0,
            (Phase::Feeding, _) => 1,
        }
    }

    fn progress(&self) -> f32 {
        if self.is_last_epoch() || self.options().variant == Variant::Disaster {
            return 1.0;
        }
        0.9 * f32::from(self.epoch().saturating_sub(1)) / f32::from(self.options().epochs.max(2) - 1)
    }

    fn round(&self) -> u8 {
        self.epoch()
    }

    type Exposure = Exposure;

    fn exposure(&self) -> Exposure {
        Self::exposure(self)
    }

    fn measure(&self, exposure: &Exposure, seat: Seat, out: &mut [f32]) {
        let mut put = |place: usize, number: f32| out[place] += number;
        let mut missing = 0;
        for animal in self.animals_of(seat) {
            // Intelligent is of no use to an animal that does not hunt.
            let hunts = animal.traits.contains(Trait::Carnivorous);
            for shows in animal.traits.iter().filter(|shows| hunts || *shows != Trait::Intelligent) {
                put(TABLE.len() + shows as usize, 1.0);
            }
            put(0, 1.0);
            put(3, f32::from(animal.need.saturating_sub(1)));
            put(6, f32::from(animal.fat));
            put(7, f32::from(animal.fat_slots.saturating_sub(animal.fat)));
            put(10, f32::from(u8::from(animal.poisoned)));
            put(11, f32::from(u8::from(animal.sheltered)));
            if animal.fed {
                put(4, 1.0);
            } else {
                let tokens = animal.need.saturating_sub(animal.tokens);
                missing += tokens;
                put(5, f32::from(tokens));
            }
            put(8, f32::from(u8::from(exposure.prey.contains(animal.id))));
            put(9, f32::from(u8::from(exposure.hunters.contains(animal.id))));
        }
        let (mut common, mut private) = (0, 0);
        for (place, part, tokens) in self.places() {
            let food = if self.phase() == Phase::Feeding { tokens.food } else { part.food.max(tokens.food) };
            if part.access == Access::All {
                common += food;
            } else if self.animals_of(seat).any(|animal| self.reaches_food(animal.id, place)) {
                private += food;
            }
        }
        put(1, f32::from(game::Game::breakdown(self, seat).total()));
        put(2, f32::from(self.cards_held(seat)));
        put(12, f32::from(u8::from(self.first_player() == seat)));
        put(13, f32::from(missing.min(common)));
        put(14, f32::from(missing.min(private)));
    }

    fn each_prior(&self, seat: Seat, actions: &[Action], mut found: impl FnMut(f32, usize)) {
        let sorter = Sorter::new(self, seat, actions);
        for action in actions {
            let (weight, kind) = sorter.sort(action);
            found(weight, kind);
        }
    }

    fn kinds() -> Vec<String> {
        kinds::names()
    }

    fn hostility(&self, seat: Seat, action: Action) -> i8 {
        match action {
            Action::Attack { prey, .. } => i8::from(self.facts(prey).owner != seat),
            Action::Piracy { victim, .. } => i8::from(self.facts(victim).owner != seat),
            Action::PlayTrait { face, on, .. } => {
                i8::from(face == Trait::Carnivorous || (HARMFUL.contains(face) && self.facts(on).owner != seat))
            }
            Action::Feed { .. } | Action::Shelter { .. } => -1,
            _ => 0,
        }
    }

    fn mark_odd(&self, seat: Seat, legal: &[Action], odd: &mut [bool]) {
        // Nobody on the table, or hardly anybody beside a hand full of cards.
        let cards = self.cards_held(seat);
        let is_idle = self.phase() == Phase::Development
            && match self.animals_of(seat).count() {
                0 => true,
                1 => cards >= 4,
                _ => cards >= 8,
            };
        let could_eat = |hunter: new_world::AnimalId| {
            legal.iter().any(|action| matches!(*action, Action::Feed { animal, .. } if animal == hunter))
        };
        // It hunts, or another card of the hand could make it hunt.
        let may_hunt = |host: new_world::AnimalId, without: new_world::Card| {
            let makes_it_hunt = |action: &Action| match *action {
                Action::PlayTrait { card, face: Trait::Carnivorous, on } => on == host && card != without,
                _ => false,
            };
            self.facts(host).traits.contains(Trait::Carnivorous) || legal.iter().any(makes_it_hunt)
        };
        for (action, odd) in legal.iter().zip(odd) {
            *odd = match *action {
                Action::Pass => is_idle,
                // It helps a predator alone; in the last epoch it is a point on anybody.
                Action::PlayTrait { card, face: Trait::Intelligent, on } => {
                    !self.is_last_epoch() && !may_hunt(on, card)
                }
                Action::Attack { predator, prey, .. } => {
                    let (hunter, prey) = (self.facts(predator), self.facts(prey));
                    let needs_it = !hunter.fed && !could_eat(predator);
                    let is_deadly = self.is_last_epoch() && prey.traits.contains(Trait::Poisonous) && !hunter.poisoned;
                    (hunter.fed && prey.owner == seat) || (is_deadly && !needs_it)
                }
                _ => false,
            };
        }
    }

    fn fingerprint(&self, viewer: Viewer) -> u64 {
        Self::fingerprint(self, viewer)
    }
}
