//! The evaluation for Evolution and Natural Selection: how far the seat is ahead, in points.
//!
//! ```text
//! table    = own strength - the others' (the mean and the strongest, half each), at the end of this round
//! strength = food behind the screen and stored as fat
//!          + for each species: its population and traits
//!                            + what it will bring in the rounds to come
//!          + cards in hand, and plants left for what they may become
//! ```
//!
//! How the round ends is played out (`round`): the engine knows who reaches which prey, who protects whom and for how long
//! the plants last.

#[cfg(feature = "network")]
mod elements;
mod kinds;
mod mind;
mod round;

use game::{Game, Seat, Viewer};
use northstar::view::SpeciesView;
use northstar::{Phase, State, View};

use crate::evaluate::Evaluate;

/// What the evaluation thinks things are worth, in points; set by hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A card in hand, while it can still be played.
    pub hand: f64,
    /// The same when it cannot: only against doing things for nothing.
    pub idle_hand: f64,
    /// A plant that would be left over, while a card in hand can still become a mouth for it.
    pub plants: f64,
    /// Share of its population that a species feeds in a later round.
    pub appetite: f64,
    /// The same for a hunter with prey in reach.
    pub luck: f64,
    /// What a point of body size is worth in each round to come.
    pub size: f64,
    /// What a trait is worth in each round to come.
    pub talent: f64,
    /// What a species is worth in each round to come by the card dealt for it.
    pub card: f64,
    /// Population that a carnivore of somebody else is expected to take in each round to come, if it could attack.
    pub danger: f64,
    /// What the others' strength counts.
    pub rivalry: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            hand: 0.6,
            idle_hand: 0.02,
            plants: 0.3,
            appetite: 0.75,
            luck: 0.85,
            size: 0.12,
            talent: 0.35,
            card: 0.5,
            danger: 0.1,
            rivalry: 0.8,
        }
    }
}

impl Evaluate for State {
    fn evaluate(&self, seat: Seat) -> f64 {
        judge(&self.view(Viewer::Seat(seat)), seat, &Weights::default())
    }
}

/// How good the table looks to the seat.
pub fn judge(view: &View, seat: Seat, weights: &Weights) -> f64 {
    match view.moment.phase {
        Phase::Setup | Phase::Over => compare(view, seat, weights),
        phase => {
            let end = round::played_out(view).view(Viewer::Seat(seat));
            let growing = matches!(phase, Phase::Deal | Phase::FoodCard | Phase::Play);
            let cards = if growing { view.hands[seat].into() } else { 0 };
            compare(&end, seat, weights) + weights.plants * f64::from(end.watering_hole.min(cards))
        }
    }
}

/// How far the seat is ahead of the others.
fn compare(view: &View, seat: Seat, weights: &Weights) -> f64 {
    let judgement = Judgement { view, weights, rounds: rounds_left(view) };
    let strength =
        |seat| if view.moment.phase == Phase::Over { final_points(view, seat) } else { judgement.strength(seat) };
    let others: Vec<f64> = Seat::all(view.seats).filter(|&other| other != seat).map(strength).collect();
    let mean = others.iter().sum::<f64>() / others.len().max(1) as f64;
    let most = others.iter().copied().fold(f64::MIN, f64::max);
    strength(seat) - weights.rivalry * (mean + most) / 2.0
}

fn final_points(view: &View, seat: Seat) -> f64 {
    let won = if view.winners.contains(seat) { 10.0 } else { 0.0 };
    f64::from(view.breakdown(seat).total()) + won
}

struct Judgement<'a> {
    view: &'a View,
    weights: &'a Weights,
    /// Rounds after this one.
    rounds: f64,
}

impl Judgement<'_> {
    fn strength(&self, seat: Seat) -> f64 {
        let card = if self.rounds > 0.0 { self.weights.hand } else { self.weights.idle_hand };
        let eaten = f64::from(self.view.screens[seat].unwrap_or(0));
        let species = self.view.rows[seat].iter().map(|species| self.worth(species));
        eaten + card * f64::from(self.view.hands[seat]) + species.sum::<f64>()
    }

    fn worth(&self, species: &SpeciesView) -> f64 {
        let Weights { appetite, size, talent, card, luck, danger, .. } = *self.weights;
        let (pop, traits) = (f64::from(species.pop), f64::from(species.cards()));
        let prey = if self.view.hunts(species) { self.prey(species) } else { 1.0 };
        let feeding = if self.view.hunts(species) { luck * prey } else { appetite };
        let income = pop * feeding
            + size * f64::from(species.size)
            + talent * traits * if prey > 0.0 { 1.0 } else { 0.5 }
            + card
            - (danger * self.hunters(species)).min(pop);
        f64::from(species.food) + f64::from(species.fat) + pop + traits + self.rounds * income
    }

    /// How much prey a hunter finds: 1 is enough for everything it wants.
    fn prey(&self, hunter: &SpeciesView) -> f64 {
        let meat = |prey: &&SpeciesView| self.view.could_attack(hunter, prey);
        let foreign = self.view.everybody().filter(|prey| prey.owner != hunter.owner).filter(meat);
        let found: f64 = foreign.map(|prey| f64::from(prey.pop * prey.size)).sum();
        let own = self.view.rows[hunter.owner].iter().any(|prey| meat(&prey));
        let wanted = f64::from(hunter.pop).max(1.0);
        (found / wanted).min(1.0) - if own && found < wanted { 0.2 } else { 0.0 }
    }

    /// Carnivores of others that could attack.
    fn hunters(&self, prey: &SpeciesView) -> f64 {
        let others = self.view.everybody().filter(|hunter| hunter.owner != prey.owner);
        others.filter(|hunter| self.view.could_attack(hunter, prey)).count() as f64
    }
}

/// Rounds after this one, by what the deck still gives.
fn rounds_left(view: &View) -> f64 {
    if let Some(last) = view.last_round {
        return f64::from(last.saturating_sub(view.round));
    }
    let species: usize = Seat::all(view.seats).map(|seat| view.rows[seat].len()).sum();
    let a_round = 3.0 * f64::from(view.seats) + species as f64;
    (f64::from(view.deck) / a_round.max(1.0)).ceil().clamp(1.0, 6.0)
}
