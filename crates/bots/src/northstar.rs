//! The evaluation for Evolution and Natural Selection: what a player on the seat would say he is ahead by, in points.
//!
//! ```text
//! table    = own strength - the others' (the mean and the strongest, half each)
//! strength = food eaten and stored
//!          + for each species: the food it will still get this round
//!                            + its population and traits, as far as it survives
//!                            + what it will bring in the rounds to come
//!          + cards in hand
//! ```
//!
//! How much a species will get comes from a sketch of the feeding phase: plants are shared by all who want some, meat by
//! who finds prey it could attack; what is attacked loses population.

use game::{Game, Seat, Viewer};
use northstar::view::SpeciesView;
use northstar::{Phase, State, TRACK, View};

use crate::evaluate::Evaluate;

/// What the evaluation thinks things are worth, in points; set by hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A card in hand, while it can still be played.
    pub hand: f64,
    /// The plants that a card of somebody else is expected to bring.
    pub plants: f64,
    /// Share of the room that a species fills in a later round.
    pub appetite: f64,
    /// What a point of body size is worth in each round to come.
    pub size: f64,
    /// What a trait is worth in each round to come.
    pub talent: f64,
    /// What a species is worth in each round to come by the card dealt for it.
    pub card: f64,
    /// How likely a carnivore that could attack a species does so.
    pub danger: f64,
    /// How likely a hunter with prey in reach gets its fill.
    pub luck: f64,
    /// What the others' strength counts.
    pub rivalry: f64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            hand: 0.6,
            plants: 3.2,
            appetite: 0.75,
            size: 0.12,
            talent: 0.35,
            card: 0.5,
            danger: 0.5,
            luck: 0.85,
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
    let outlook = Judgement::new(view, seat, weights);
    let strength =
        |seat| if view.moment.phase == Phase::Over { final_points(view, seat) } else { outlook.strength(seat) };
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
    /// Plants for each token of room that herbivores have, at most 1.
    plants: f64,
    /// Rounds after this one.
    rounds: f64,
    /// Whether this round's food has still to be eaten.
    before_feeding: bool,
}

impl<'a> Judgement<'a> {
    fn new(view: &'a View, seat: Seat, weights: &'a Weights) -> Self {
        let phase = view.moment.phase;
        let before_feeding = !matches!(phase, Phase::EndOfFeeding | Phase::Over);
        let supply = f64::from(view.watering_hole) + expected_plants(view, seat, weights);
        let wanted: f64 =
            view.everybody().filter(|species| !view.hunts(species)).map(|species| f64::from(room(species))).sum();
        Self {
            view,
            weights,
            plants: (supply.max(0.0) / wanted.max(1.0)).min(1.0),
            rounds: rounds_left(view),
            before_feeding,
        }
    }

    fn strength(&self, seat: Seat) -> f64 {
        let Weights { hand, .. } = *self.weights;
        let last = self.rounds == 0.0;
        let playable = !last || matches!(self.view.moment.phase, Phase::Deal | Phase::FoodCard | Phase::Play);
        let cards =
            if playable { hand * f64::from(self.view.hands[seat]) } else { 0.02 * f64::from(self.view.hands[seat]) };
        let eaten = f64::from(self.view.screens[seat].unwrap_or(0));
        eaten + cards + self.view.rows[seat].iter().map(|species| self.worth(species)).sum::<f64>()
    }

    fn worth(&self, species: &SpeciesView) -> f64 {
        let Weights { appetite, size, talent, card, luck, .. } = *self.weights;
        let (pop, food) = (f64::from(species.pop), f64::from(species.food));
        let hunts = self.view.hunts(species);
        let prey = if hunts { self.prey(species) } else { 0.0 };
        let share = if hunts { luck * prey.min(1.0) } else { self.plants };
        let more = if self.before_feeding { share * (pop - food) } else { 0.0 };
        let loss = if self.before_feeding { self.loss(species) } else { 0.0 };
        // Who is not fed shrinks to what it has eaten; who has eaten nothing is gone.
        let survivors = (food + more - loss).clamp(0.0, pop);
        let alive = if self.before_feeding { (survivors / pop.max(1.0) * 1.6).min(1.0) } else { 1.0 };
        let traits = f64::from(species.cards());
        let now = food + f64::from(species.fat) + more.min(pop - food);
        let kept = survivors + alive * traits;
        let feeding = if hunts { luck * prey.min(1.0) } else { appetite };
        let income = survivors * feeding
            + size * f64::from(species.size)
            + talent * traits * if hunts && prey == 0.0 { 0.5 } else { 1.0 }
            + card;
        now + kept + alive * self.rounds * income
    }

    /// How much prey a hunter finds: 1 is enough for everything it wants.
    fn prey(&self, hunter: &SpeciesView) -> f64 {
        let meat = |prey: &&SpeciesView| self.view.could_attack(hunter, prey);
        let foreign = self.view.everybody().filter(|prey| prey.owner != hunter.owner).filter(meat);
        let found: f64 = foreign.map(|prey| f64::from(prey.pop * prey.size)).sum();
        let own = self.view.rows[hunter.owner].iter().any(|prey| meat(&prey));
        let wanted = f64::from(room(hunter)).max(1.0);
        (found / wanted).min(1.0) - if own && found < wanted { 0.2 } else { 0.0 }
    }

    /// Population that carnivores are expected to take.
    fn loss(&self, prey: &SpeciesView) -> f64 {
        let hungry = |hunter: &&SpeciesView| hunter.is_hungry() || self.view.moment.phase != Phase::Feeding;
        let hunters = self.view.everybody().filter(hungry).filter(|hunter| self.view.could_attack(hunter, prey));
        let danger: f64 = hunters.map(|hunter| if hunter.owner == prey.owner { 0.3 } else { 1.0 }).sum();
        (self.weights.danger * danger).min(f64::from(prey.pop))
    }
}

/// Room on the board and on Fat Tissue.
fn room(species: &SpeciesView) -> u8 {
    species.pop - species.food.min(species.pop) + species.fat_room().min(TRACK)
}

/// What the food cards will bring: the own one is known, the others are as good as most.
fn expected_plants(view: &View, seat: Seat, weights: &Weights) -> f64 {
    let phase = view.moment.phase;
    if !matches!(phase, Phase::Deal | Phase::FoodCard | Phase::Play | Phase::Leaves | Phase::Reveal) {
        return 0.0;
    }
    let own = view.own.as_ref().filter(|_| view.viewer.is(seat)).and_then(|own| own.food_card);
    let known = own.map_or(weights.plants, |card| f64::from(card.food));
    known + weights.plants * f64::from(view.seats - 1)
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
