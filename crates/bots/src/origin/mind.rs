//! The features and move priors of The Origin of Species and Continents for the search.

use std::sync::OnceLock;

use game::{Seat, Viewer};
#[cfg(feature = "network")]
use origin::Options;
use origin::traits::Host;
use origin::{Action, Exposure, Module, Phase, State, Step, Trait};

#[cfg(feature = "network")]
use super::elements;
use super::kinds::{self, Sorter};
#[cfg(feature = "network")]
use crate::encoding::built_in;
use crate::mind::Mind;
use crate::model::Model;

/// What is measured besides the traits.
const TABLE: [&str; 14] = [
    "animals", "points", "hand", "need", "fed", "missing", "fat", "fat_room", "exposed", "hunters", "poisoned",
    "asleep", "first", "ocean",
];

const FEATURES: [&str; TABLE.len() + Trait::ALL.len()] = {
    let mut all = [""; TABLE.len() + Trait::ALL.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = if place < TABLE.len() { TABLE[place] } else { Trait::ALL[place - TABLE.len()].id() };
        place += 1;
    }
    all
};

fn school(text: &str, kept: &'static OnceLock<Model>) -> &'static Model {
    // A file that does not fit is found by a test; a bot that finds all tables equal still plays.
    kept.get_or_init(|| Model::parse::<State>(text).unwrap_or_else(|_| Model::blank::<State>()))
}

impl Mind for State {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const STAGES: usize = 3;
    const SPREAD: f32 = 25.0;

    fn model(&self) -> &'static Model {
        static ORIGIN: OnceLock<Model> = OnceLock::new();
        static CONTINENTS: OnceLock<Model> = OnceLock::new();
        if self.modules().has(Module::Continents) {
            school(include_str!("../../weights/continents.txt"), &CONTINENTS)
        } else {
            school(include_str!("../../weights/origin.txt"), &ORIGIN)
        }
    }

    #[cfg(feature = "network")]
    fn network(&self) -> Option<&'static net::Network> {
        static ORIGIN: OnceLock<Option<net::Network>> = OnceLock::new();
        static CONTINENTS: OnceLock<Option<net::Network>> = OnceLock::new();
        // They have seen games with the printed options alone.
        if *self.options() != Options::default() {
            return None;
        }
        if self.modules().has(Module::Continents) {
            built_in::<Self>(include_bytes!("../../weights/continents.net"), &CONTINENTS)
        } else {
            built_in::<Self>(include_bytes!("../../weights/origin.net"), &ORIGIN)
        }
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
            (Phase::Setup, _) | (Phase::Development, Step::Begin) | (Phase::Extinction | Phase::Over, _) => 2,
            (Phase::Development, _) => 0,
            (Phase::FoodBank | Phase::Feeding, _) => 1,
        }
    }

    fn progress(&self) -> f32 {
        if self.is_last_round() {
            return 1.0;
        }
        0.9 * (1.0 - f32::from(self.deck_size()) / f32::from(self.cards_in_the_game().max(1)))
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }

    type Exposure = Exposure;

    fn exposure(&self) -> Exposure {
        Self::exposure(self)
    }

    fn measure(&self, exposure: &Exposure, seat: Seat, out: &mut [f32]) {
        let mut put = |place: usize, number: f32| out[place] += number;
        for animal in self.animals_of(seat) {
            for shows in animal.traits.iter() {
                put(TABLE.len() + shows as usize, 1.0);
            }
            if animal.remains {
                continue;
            }
            put(0, 1.0);
            put(3, f32::from(animal.need - 1));
            put(6, f32::from(animal.fat));
            put(7, f32::from(animal.fat_slots - animal.fat.min(animal.fat_slots)));
            put(10, f32::from(u8::from(animal.poisoned)));
            put(11, f32::from(u8::from(animal.hibernating)));
            if animal.is_fed() {
                put(4, 1.0);
            } else {
                put(5, f32::from(animal.need - animal.food));
            }
            put(8, f32::from(u8::from(exposure.prey.contains(animal.id))));
            put(9, f32::from(u8::from(exposure.hunters.contains(animal.id))));
            put(13, f32::from(u8::from(animal.at == origin::Location::OCEAN)));
        }
        put(1, f32::from(game::Game::breakdown(self, seat).total()));
        put(2, f32::from(self.hand_size(seat)));
        put(12, f32::from(u8::from(self.first_player() == seat)));
    }

    fn each_prior(&self, seat: Seat, actions: &[Action], mut found: impl FnMut(f32, usize)) {
        let sorter = Sorter::new(self, seat, actions);
        for action in actions {
            let (weight, kind) = sorter.sort(*action);
            found(weight, kind);
        }
    }

    fn kinds() -> Vec<String> {
        kinds::names()
    }

    fn hostility(&self, seat: Seat, action: Action) -> i8 {
        match action {
            Action::Attack { target, .. } | Action::Piracy { target, .. } => i8::from(self.facts(target).owner != seat),
            Action::PlayTrait { face, on, .. } => {
                let hostile =
                    face == Trait::Carnivorous || (face.rules().host == Host::Opponent && self.facts(on).owner != seat);
                i8::from(hostile)
            }
            Action::Take { .. } => -1,
            _ => 0,
        }
    }

    fn mark_odd(&self, seat: Seat, legal: &[Action], odd: &mut [bool]) {
        let could_eat = |action: &Action| match *action {
            Action::Take { animal } => {
                let facts = self.facts(animal);
                (!facts.is_fed() && !facts.poisoned).then_some(animal)
            }
            _ => None,
        };
        let is_hungry = legal.iter().any(|action| could_eat(action).is_some());
        let animals = self.animals_of(seat).count();
        let is_idle = match self.phase() {
            // Nobody on the table, or more cards in hand than a deal brings.
            Phase::Development => animals == 0 || usize::from(self.hand_size(seat)) >= animals + 3,
            _ => is_hungry,
        };
        for (action, odd) in legal.iter().zip(odd) {
            *odd = match *action {
                Action::Pass | Action::EndTurn => is_idle,
                Action::Attack { attacker, target } => {
                    let (hunter, prey) = (self.facts(attacker), self.facts(target));
                    let needs_it = !hunter.is_fed() && !legal.iter().any(|other| could_eat(other) == Some(attacker));
                    let is_deadly = self.is_last_round() && prey.active.contains(Trait::Poisonous) && !hunter.poisoned;
                    !needs_it && (prey.owner == seat || is_deadly)
                }
                _ => false,
            };
        }
    }

    fn fingerprint(&self, viewer: Viewer) -> u64 {
        Self::fingerprint(self, viewer)
    }
}
