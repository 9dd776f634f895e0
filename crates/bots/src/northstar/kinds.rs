//! The kinds of moves that are distinguished in Evolution and Natural Selection, and their priors.

use game::Seat;
use northstar::{Action, Growth, Negations, State, Trait};

const TRAITS: usize = Trait::ALL.len();
const HOSTS: [&str; 2] = ["grazer", "hunter"];
const REST: [&str; 40] = [
    "species_first",
    "species_second",
    "species_third",
    "species_more",
    "people_1",
    "people_2",
    "people_3",
    "people_4",
    "people_5",
    "size_1",
    "size_2",
    "size_3",
    "size_4",
    "size_5",
    "drop",
    "food_less",
    "food_little",
    "food_some",
    "food_much",
    "feed_1",
    "feed_2",
    "feed_more",
    "attack_weak",
    "attack_last",
    "attack_horns",
    "attack_paid",
    "attack_own",
    "attack_own_last",
    "think",
    "pass",
    "end_turn",
    "pay",
    "leaf",
    "default_order",
    "store",
    "store_none",
    "forage_first",
    "share_first",
    "people_hunter",
    "answer",
];
const LAST: usize = HOSTS.len() * TRAITS;

pub(super) fn names() -> Vec<String> {
    let mut all = Vec::new();
    for host in HOSTS {
        all.extend(Trait::ALL.iter().map(|shows| format!("{host}_{}", shows.id())));
    }
    all.extend(REST.iter().map(|&name| name.to_owned()));
    all
}

/// What the priors of the moves have in common.
pub(super) struct Sorter<'a> {
    state: &'a State,
    seat: Seat,
    row: usize,
    /// The prior of a trait, of a new species, of population, of body size.
    card: f32,
    species: f32,
    population: f32,
    size: f32,
}

impl<'a> Sorter<'a> {
    /// For these moves of the seat.
    pub(super) fn new(state: &'a State, seat: Seat, actions: &[Action]) -> Self {
        let (mut traits, mut species, mut population, mut size) = (0, 0, 0, 0);
        for action in actions {
            traits += i32::from(matches!(action, Action::PlayTrait { .. }));
            species += i32::from(matches!(action, Action::NewSpecies { .. }));
            population += i32::from(matches!(action, Action::Grow { growth: Growth::Population, .. }));
            size += i32::from(matches!(action, Action::Grow { growth: Growth::Size, .. }));
        }
        let share = |weight: f32, number: i32| weight / number.max(1) as f32;
        let row = state.species_of(seat).count();
        Self {
            state,
            seat,
            row,
            card: share(1.6, traits),
            species: share(if row < 3 { 1.0 } else { 0.4 }, species),
            population: share(1.0, population),
            size: share(0.5, size),
        }
    }

    /// The hand-written prior of a move, and its kind.
    #[inline]
    pub(super) fn sort(&self, action: Action) -> (f32, usize) {
        let rest = |place: usize| LAST + place;
        let state = self.state;
        match action {
            Action::PlayTrait { card, on } => {
                (self.card, usize::from(state.facts(on).hunts) * TRAITS + card.shows as usize)
            }
            Action::NewSpecies { .. } => (self.species, rest(self.row.min(3))),
            Action::Grow { growth: Growth::Population, species, .. } => {
                let facts = state.facts(species);
                let kind = if facts.hunts { 38 } else { 4 + usize::from(facts.pop.clamp(1, 5) - 1) };
                (self.population, rest(kind))
            }
            Action::Grow { growth: Growth::Size, species, .. } => {
                (self.size, rest(9 + usize::from(state.facts(species).size.clamp(1, 5) - 1)))
            }
            Action::Drop { .. } => (0.005, rest(14)),
            Action::FoodCard { card } => {
                let kind = match card.food {
                    ..=0 => 15,
                    1..=3 => 16,
                    4..=5 => 17,
                    _ => 18,
                };
                (1.0, rest(kind))
            }
            Action::Feed { species } => {
                let facts = state.facts(species);
                let missing = facts.pop.saturating_sub(facts.food).clamp(1, 3);
                (2.0 + f32::from(facts.pop), rest(19 + usize::from(missing - 1)))
            }
            Action::Attack { victim, negate, .. } => {
                let prey = state.facts(victim);
                let last = usize::from(prey.pop == 1);
                if prey.owner == self.seat {
                    (0.03, rest(26 + last))
                } else if negate != Negations::NONE {
                    (0.4, rest(25))
                } else {
                    (3.0, rest(if prey.traits.contains(Trait::Horns) { 24 } else { 22 + last }))
                }
            }
            Action::Intelligence { .. } => (0.3, rest(28)),
            Action::Pass => (0.02, rest(29)),
            Action::EndTurn => (0.1, rest(30)),
            Action::Pay { .. } => (1.0, rest(31)),
            Action::Leaf { .. } => (0.1, rest(32)),
            Action::DefaultOrder => (3.0, rest(33)),
            Action::Store { tokens } => (0.1 + f32::from(tokens), rest(34 + usize::from(tokens == 0))),
            Action::Scarce { first: northstar::action::Scarce::Forage } => (1.0, rest(36)),
            Action::Scarce { first: northstar::action::Scarce::Neighbour } => (1.0, rest(37)),
        }
    }
}
