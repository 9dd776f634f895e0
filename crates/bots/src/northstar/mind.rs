//! The features and move priors of Evolution and Natural Selection for the search.

use std::sync::OnceLock;

use game::{Seat, Viewer};
use northstar::options::Preset;
use northstar::{Action, Exposure, Phase, State, Step, Trait};

#[cfg(feature = "network")]
use super::elements;
use super::kinds::{self, Sorter};
use crate::mind::Mind;
use crate::model::Model;

/// What is measured besides the traits.
const TABLE: [&str; 15] = [
    "species",
    "points",
    "hand",
    "population",
    "size",
    "eaten",
    "fat",
    "hungry",
    "exposed",
    "hunters",
    "prey",
    "idle_hunters",
    "first",
    "full_population",
    "plants",
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
    kept.get_or_init(|| Model::parse::<State>(text).unwrap_or_else(|_| Model::blank::<State>()))
}

impl Mind for State {
    const FEATURES: &'static [&'static str] = &FEATURES;
    const STAGES: usize = 3;
    const SPREAD: f32 = 60.0;

    fn model(&self) -> &'static Model {
        static EVOLUTION: OnceLock<Model> = OnceLock::new();
        static NATURAL_SELECTION: OnceLock<Model> = OnceLock::new();
        match self.preset() {
            Preset::Evolution => school(include_str!("../../weights/evolution.txt"), &EVOLUTION),
            Preset::NaturalSelection => school(include_str!("../../weights/natural-selection.txt"), &NATURAL_SELECTION),
        }
    }

    #[cfg(feature = "network")]
    fn network(&self) -> Option<&'static net::Network> {
        // None has proved better than the linear model (docs/champion.md).
        None
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
            (Phase::Setup | Phase::Deal | Phase::EndOfFeeding | Phase::Over, _) | (Phase::FoodCard, Step::Begin) => 2,
            (Phase::FoodCard | Phase::Play | Phase::Leaves, _) => 0,
            (Phase::Reveal | Phase::Feeding, _) => 1,
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
        let mut hungry = 0;
        for species in self.species_of(seat) {
            for shows in species.traits.iter() {
                put(TABLE.len() + shows as usize, 1.0);
            }
            put(0, 1.0);
            put(3, f32::from(species.pop));
            put(4, f32::from(species.size));
            put(5, f32::from(species.food));
            put(6, f32::from(species.fat));
            let missing = species.pop.saturating_sub(species.food);
            hungry += u16::from(missing);
            put(7, f32::from(missing));
            put(13, f32::from(u8::from(species.pop >= 5)));
            if exposure.is_prey(species.id) {
                put(8, f32::from(species.pop));
            }
            if species.hunts {
                let meat = exposure.meat(species.id);
                put(9, 1.0);
                put(10, f32::from(meat).min(f32::from(species.pop) * 2.0));
                put(11, f32::from(u8::from(meat == 0)));
            }
        }
        put(1, f32::from(game::Game::breakdown(self, seat).total()));
        put(2, f32::from(self.hand_size(seat)));
        put(12, f32::from(u8::from(self.first_player() == seat)));
        put(14, f32::from(hungry.min(self.watering_hole() / u16::from(self.seats_at_the_table().max(1)))));
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
            Action::Attack { victim, .. } => i8::from(self.facts(victim).owner != seat),
            Action::PlayTrait { card, .. } => i8::from(card.shows.rules().class == northstar::traits::Class::Carnivore),
            Action::Feed { .. } => -1,
            _ => 0,
        }
    }

    fn mark_odd(&self, seat: Seat, legal: &[Action], odd: &mut [bool]) {
        // Nothing to speak of was played: a deal brings three cards and one for each species, a food card takes one.
        let holds_all = usize::from(self.hand_size(seat)) >= self.species_of(seat).count() + 2;
        let is_playing = self.phase() == Phase::Play;
        for (action, odd) in legal.iter().zip(odd) {
            *odd = match *action {
                Action::EndTurn => is_playing && holds_all,
                Action::Drop { .. } => true,
                _ => false,
            };
        }
    }

    fn fingerprint(&self, viewer: Viewer) -> u64 {
        Self::fingerprint(self, viewer)
    }
}
