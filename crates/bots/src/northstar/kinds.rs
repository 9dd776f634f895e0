//! The kinds of moves that are distinguished in Evolution and Natural Selection.

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

pub(super) fn kind(state: &State, seat: Seat, action: Action) -> usize {
    let rest = |place: usize| LAST + place;
    match action {
        Action::PlayTrait { card, on } => usize::from(state.facts(on).hunts) * TRAITS + card.shows as usize,
        Action::NewSpecies { .. } => rest(state.species_of(seat).count().min(3)),
        Action::Grow { growth: Growth::Population, species, .. } => {
            let facts = state.facts(species);
            if facts.hunts { rest(38) } else { rest(4 + usize::from(facts.pop.clamp(1, 5) - 1)) }
        }
        Action::Grow { growth: Growth::Size, species, .. } => {
            rest(9 + usize::from(state.facts(species).size.clamp(1, 5) - 1))
        }
        Action::Drop { .. } => rest(14),
        Action::FoodCard { card } => rest(match card.food {
            ..=0 => 15,
            1..=3 => 16,
            4..=5 => 17,
            _ => 18,
        }),
        Action::Feed { species } => {
            let facts = state.facts(species);
            rest(19 + usize::from(facts.pop.saturating_sub(facts.food).clamp(1, 3) - 1))
        }
        Action::Attack { victim, negate, .. } => {
            let prey = state.facts(victim);
            rest(if prey.owner == seat {
                26 + usize::from(prey.pop == 1)
            } else if negate != Negations::NONE {
                25
            } else if prey.traits.contains(Trait::Horns) {
                24
            } else {
                22 + usize::from(prey.pop == 1)
            })
        }
        Action::Intelligence { .. } => rest(28),
        Action::Pass => rest(29),
        Action::EndTurn => rest(30),
        Action::Pay { .. } => rest(31),
        Action::Leaf { .. } => rest(32),
        Action::DefaultOrder => rest(33),
        Action::Store { tokens } => rest(34 + usize::from(tokens == 0)),
        Action::Scarce { first: northstar::action::Scarce::Forage } => rest(36),
        Action::Scarce { first: northstar::action::Scarce::Neighbour } => rest(37),
    }
}
