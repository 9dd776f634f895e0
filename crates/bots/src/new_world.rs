//! The evaluation for New World: how far the seat is ahead, in points.
//!
//! ```text
//! table    = own strength - the others' (the mean and the strongest, half each)
//! strength = for each animal: how likely it lives through this epoch
//!                             * (its points at the end + the cards it brings until then)
//!          + cards that can still be played + fat that is stored
//! ```
//!
//! How likely an animal lives comes from a sketch of the feeding phase: the food in reach is shared turn by turn by all who
//! want some, predators find prey or not, and prey without shelter may be found.

#[cfg(feature = "network")]
mod elements;
mod kinds;
mod mind;

use game::{Game, Seat, Viewer};
use new_world::view::AnimalView;
use new_world::{Access, Phase, State, Step, Trait, Variant, View};

use crate::evaluate::Evaluate;

/// What the evaluation thinks things are worth, in points; set by hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A card in hand that can still be played.
    pub hand: f64,
    /// What an animal brings in each epoch to come: the card drawn for it and what becomes of that.
    pub card: f64,
    /// How likely a point on the table lives through an epoch to come.
    pub lasting: f64,
    /// Food on an area card that nobody has seen yet.
    pub new_area: f64,
    /// How likely a predator with prey in reach eats.
    pub luck: f64,
    /// How likely a predator attacks at all.
    pub danger: f64,
    /// A stored fat.
    pub fat: f64,
    /// What the others' strength counts.
    pub rivalry: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self { hand: 0.7, card: 1.2, lasting: 0.9, new_area: 2.8, luck: 0.75, danger: 0.8, fat: 0.5, rivalry: 0.8 }
    }
}

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> f64 {
        judge(self, seat, &Weights::default())
    }
}

/// How good the table looks to the seat. Of the state only what lies open is asked.
pub fn judge(state: &State, seat: Seat, weights: &Weights) -> f64 {
    let view = state.view(Viewer::Seat(seat));
    let strengths: Vec<f64> = if view.moment.phase == Phase::Over {
        Seat::all(view.seats).map(|seat| final_points(&view, seat)).collect()
    } else {
        let judgement = Judgement::new(state, &view, weights);
        Seat::all(view.seats).map(|seat| judgement.strength(seat)).collect()
    };
    let others: Vec<f64> =
        Seat::all(view.seats).filter(|&other| other != seat).map(|other| strengths[other.index()]).collect();
    let mean = others.iter().sum::<f64>() / others.len().max(1) as f64;
    let most = others.iter().copied().fold(f64::MIN, f64::max);
    strengths[seat.index()] - weights.rivalry * (mean + most) / 2.0
}

fn final_points(view: &View, seat: Seat) -> f64 {
    let won = if view.winners.contains(seat) { 10.0 } else { 0.0 };
    f64::from(view.breakdown(seat).total()) + won
}

struct Judgement<'a> {
    state: &'a State,
    view: &'a View,
    weights: &'a Weights,
    /// Epochs after this one.
    epochs: f64,
    /// Food open to everybody that is there or will be.
    common: f64,
    /// Shelters for each animal without one, at most 1; only before the feeding phase.
    shelters: f64,
    /// What each animal still wants from areas, by its place in the view.
    wants: Vec<f64>,
    /// Predators that may still attack, with the number of their prey.
    hunters: Vec<(usize, usize)>,
    /// Share of its wants that a seat gets.
    shares: Vec<f64>,
}

impl<'a> Judgement<'a> {
    fn new(state: &'a State, view: &'a View, weights: &'a Weights) -> Self {
        let last = view.options.variant == Variant::Disaster;
        let epochs = if last { 0.0 } else { f64::from(view.options.epochs.saturating_sub(view.epoch)) };
        let mut judgement = Self {
            state,
            view,
            weights,
            epochs,
            common: 0.0,
            shelters: 0.0,
            wants: Vec::new(),
            hunters: Vec::new(),
            shares: Vec::new(),
        };
        judgement.look_for_food();
        judgement.look_for_hunters();
        judgement.wants = view.animals.iter().map(|animal| judgement.wanted(animal)).collect();
        judgement.share();
        judgement
    }

    fn is_before_feeding(&self) -> bool {
        matches!(self.view.moment.phase, Phase::Setup | Phase::Development | Phase::Areas)
    }

    /// Food that lies on an area, or will when it is filled.
    fn food_on(&self, symbols: u8, tokens: u8) -> f64 {
        match self.view.moment.phase {
            Phase::Extinction | Phase::Over => 0.0,
            Phase::Feeding => f64::from(tokens),
            _ => f64::from(symbols.max(tokens)),
        }
    }

    fn look_for_food(&mut self) {
        let comes = self.is_before_feeding() && self.view.options.variant != Variant::Disaster;
        let mut shelters = 0.0;
        self.common = if comes { self.weights.new_area } else { 0.0 };
        for (_, part, tokens) in self.view.places() {
            shelters += f64::from(part.shelter);
            if part.access == Access::All {
                self.common += self.food_on(part.food, tokens.food);
            }
        }
        if self.is_before_feeding() {
            self.shelters = (shelters / self.view.animals.len().max(1) as f64).min(1.0);
        }
    }

    /// Food for this animal that not everybody reaches, shared by those who do.
    fn private_food(&self, animal: &AnimalView) -> f64 {
        let mut food = 0.0;
        for (place, part, tokens) in self.view.places().filter(|(_, part, _)| part.access != Access::All) {
            if self.state.reaches_food(animal.id, place) {
                let others = self.view.animals.iter().filter(|other| self.state.reaches_food(other.id, place)).count();
                food += self.food_on(part.food, tokens.food) / others.max(1) as f64;
            }
        }
        food
    }

    fn look_for_hunters(&mut self) {
        if matches!(self.view.moment.phase, Phase::Extinction | Phase::Over) {
            return;
        }
        for (place, animal) in self.view.animals.iter().enumerate() {
            let hunts = if self.is_before_feeding() {
                animal.traits().contains(Trait::Carnivorous)
            } else {
                self.state.is_on_the_hunt(animal.id)
            };
            if hunts {
                let prey = self.view.animals.iter().filter(|prey| self.state.could_attack(animal.id, prey.id));
                let foreign = prey.filter(|prey| prey.owner != animal.owner).count();
                self.hunters.push((place, foreign));
            }
        }
    }

    /// What an animal still wants from the areas that are open to everybody.
    fn wanted(&self, animal: &AnimalView) -> f64 {
        if animal.is_fed() {
            return 0.0;
        }
        let deficit = f64::from(animal.need.saturating_sub(animal.tokens()));
        let hunt = self.hunters.iter().find(|(place, _)| self.view.animals[*place].id == animal.id);
        let meat = match hunt {
            Some((_, 0)) | None => 0.0,
            Some(_) => 2.0 * self.weights.luck,
        };
        let pairs: f64 = self
            .view
            .links_of(animal.id)
            .map(|link| match link.shows {
                Trait::Cooperation => 0.6,
                Trait::Communication => 0.3,
                _ => 0.0,
            })
            .sum();
        let others = if animal.traits().contains(Trait::Scavenger) { 0.3 } else { 0.0 }
            + if animal.traits().contains(Trait::Piracy) { 0.3 } else { 0.0 };
        (deficit - meat - pairs - others - 0.8 * self.private_food(animal)).max(0.0)
    }

    /// Turn by turn everybody takes one: as much as the others, and what they leave.
    fn share(&mut self) {
        let seats: Vec<f64> = Seat::all(self.view.seats)
            .map(|seat| {
                let own = self.view.animals.iter().zip(&self.wants).filter(|(animal, _)| animal.owner == seat);
                own.map(|(_, wants)| wants).sum()
            })
            .collect();
        let all: f64 = seats.iter().sum();
        let takers = seats.iter().filter(|wants| **wants > 0.0).count().max(1) as f64;
        self.shares = seats
            .iter()
            .map(|wants| {
                let got = (self.common / takers).max(self.common - (all - wants)).min(*wants);
                if *wants > 0.0 { (got / wants).clamp(0.0, 1.0) } else { 1.0 }
            })
            .collect();
    }

    fn strength(&self, seat: Seat) -> f64 {
        let Weights { hand, .. } = *self.weights;
        let cards = f64::from(self.view.hands[seat] + self.view.pools[seat]);
        let playable = self.epochs > 0.0 || self.is_before_feeding();
        let held = if playable { hand * cards.min(6.0) } else { 0.02 * cards };
        let animals = self.view.animals.iter().zip(&self.wants).filter(|(animal, _)| animal.owner == seat);
        held + animals.map(|(animal, wants)| self.worth(animal, *wants)).sum::<f64>()
    }

    fn worth(&self, animal: &AnimalView, wants: f64) -> f64 {
        let Weights { card, lasting, fat, .. } = *self.weights;
        let points = f64::from(self.view.worth(animal).total());
        let stored = if self.epochs > 0.0 { fat * f64::from(animal.fat()) } else { 0.0 };
        let later = points * lasting.powf(self.epochs) + card * self.epochs + stored;
        self.survival(animal, wants) * later
    }

    /// How likely it lives through this epoch.
    fn survival(&self, animal: &AnimalView, wants: f64) -> f64 {
        if animal.poisoned {
            return 0.0;
        }
        (1.0 - self.eaten(animal)) * self.fed(animal, wants)
    }

    fn fed(&self, animal: &AnimalView, wants: f64) -> f64 {
        if animal.is_fed() {
            return 1.0;
        }
        let deficit = animal.need.saturating_sub(animal.tokens());
        let over = self.view.moment.phase == Phase::Extinction;
        let asks_for_fat = !over || matches!(self.view.moment.step, Step::Begin | Step::SpendFat(_));
        let may_sleep = animal.traits().contains(Trait::Hibernation) && !self.view.last_epoch;
        // Once they are asked, what is not used is gone: these are for what is still to be asked.
        let rescue = match (asks_for_fat && animal.fat() >= deficit, may_sleep) {
            (true, _) => 0.9,
            (_, true) if over => 0.3,
            (_, true) => 0.85,
            _ => 0.0,
        };
        let share = self.shares[animal.owner.index()];
        let eats = if over || animal.shelled_in { 0.0 } else { share.powf(wants.max(0.3)) };
        rescue + (1.0 - rescue) * eats
    }

    /// How likely somebody eats it.
    fn eaten(&self, animal: &AnimalView) -> f64 {
        let mut lives = 1.0;
        for (place, prey) in &self.hunters {
            let hunter = &self.view.animals[*place];
            if hunter.id == animal.id || !self.state.could_attack(hunter.id, animal.id) {
                continue;
            }
            let chosen = if hunter.owner == animal.owner {
                if *prey == 0 { 0.3 } else { 0.05 }
            } else {
                1.0 / (*prey).max(1) as f64
            };
            lives *= 1.0 - self.weights.danger * chosen * defence(animal) * (1.0 - self.shelters);
        }
        1.0 - lives
    }
}

/// How often an attack on it succeeds.
fn defence(animal: &AnimalView) -> f64 {
    let mut dies = 1.0;
    for card in &animal.stack {
        dies *= match card.shows {
            Trait::Elusive => 0.1,
            Trait::Repulsive => 0.2,
            Trait::Running => 0.5,
            Trait::Horned => 0.6,
            Trait::Shelled => 0.4,
            Trait::Mimicry => 0.6,
            Trait::Poisonous => 0.7,
            _ => 1.0,
        };
    }
    dies
}
