//! Continents: where an animal lives, where it eats and hunts, and how it gets elsewhere.

use ::origin::{Location, Phase, Trait};

use super::sight::{
    attacks, cues, deaths, faces, fed, feed_all, has, has_attacked, has_passed, is_later, is_phase, own, with,
};
use super::{Goal, Lesson, Step, Thing, deed, reading, telling};
use crate::cue::Cue;
use crate::screen::{AnimalScreen, Being, Emblem, Place, Screen};

/// The lesson: in the second round, with a migrant and a rider on a continent where food is short, and a hunter on the
/// other one.
pub(super) const LESSON: Lesson = Lesson {
    edition: "continents",
    name: "edition-continents",
    opening: include_str!("continents.record"),
    seed: 18,
    round: ROUND,
    steps: &STEPS,
    script: &[
        "play running as running on A4",
        "play mimicry as mimicry on A5",
        "take A4",
        "take A5",
        "take A7",
        "take",
        "end_turn",
        "pass",
    ],
};

/// The round it opens in.
const ROUND: u8 = 2;
/// The learner's animals it opens with.
const ANIMALS: usize = 3;
const CARNIVOROUS: Emblem = Emblem(Trait::Carnivorous.id());
const SWIMMING: Emblem = Emblem(Trait::Swimming.id());
const MIGRATION: Emblem = Emblem(Trait::Migration.id());

const LOCATIONS: &str = "tutorial-chapter-locations";
const FEEDING: &str = "tutorial-chapter-feeding";
const JOURNEY: &str = "tutorial-chapter-migration";
const SCORING: &str = "tutorial-chapter-scoring";

const STEPS: [Step; 11] = [
    deed(
        (LOCATIONS, "tutorial-home", "tutorial-home-text"),
        Thing::Hand,
        new_animal,
        |_, mine| mine.len() > ANIMALS,
        is_fed_from,
    ),
    deed((LOCATIONS, "tutorial-ocean", "tutorial-ocean-text"), Thing::Hand, to_ocean, is_in_ocean, is_fed_from),
    deed((LOCATIONS, "tutorial-settled", "tutorial-settled-text"), Thing::Prompt, stop, has_developed, next_round),
    reading((FEEDING, "tutorial-banks", "tutorial-banks-text"), Thing::Bank, stop, is_fed_from),
    deed(
        (FEEDING, "tutorial-near", "tutorial-near-text"),
        Thing::Own,
        feed,
        |screen, mine| !fed(screen, mine).is_empty(),
        next_round,
    ),
    deed((FEEDING, "tutorial-neighbours", "tutorial-neighbours-text"), Thing::Own, attack, has_attacked, next_round),
    deed((JOURNEY, "tutorial-migrate", "tutorial-migrate-text"), Thing::Own, migrate, sets_off, next_round),
    deed((JOURNEY, "tutorial-ride", "tutorial-ride-text"), Thing::Prompt, ride, has_ridden, |screen| {
        next_round(screen) || has_arrived(screen)
    }),
    reading((JOURNEY, "tutorial-torn", "tutorial-torn-text"), Thing::Own, finish, is_fed_from),
    telling((SCORING, "tutorial-sea-points", "tutorial-sea-points-text"), Thing::Points, finish, next_round, deaths),
    reading((SCORING, "tutorial-end", "tutorial-sea-end-text"), Thing::Nothing, |_| Vec::new(), |_| true),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, ROUND)
}

fn is_fed_from(screen: &Screen) -> bool {
    is_phase(screen, Phase::Feeding as u8) || next_round(screen)
}

fn has_developed(screen: &Screen, _: &[Being]) -> bool {
    !is_phase(screen, Phase::Development as u8) || has_passed(screen) || next_round(screen)
}

fn swims(animal: &AnimalScreen) -> bool {
    animal.at == Place::from(Location::OCEAN)
}

fn is_in_ocean(screen: &Screen, _: &[Being]) -> bool {
    own(screen).iter().any(swims)
}

/// Before the banks are filled only Swimming moves an animal.
fn moved(screen: &Screen) -> impl Iterator<Item = Being> {
    let since = cues(screen).skip_while(|cue| !matches!(cue, Cue::Bank));
    since.filter_map(|cue| match cue {
        Cue::Move { animal } => Some(*animal),
        _ => None,
    })
}

/// An animal of the learner is announced, or has arrived already.
fn sets_off(screen: &Screen, mine: &[Being]) -> bool {
    own(screen).iter().any(|animal| animal.heading.is_some()) || moved(screen).any(|animal| mine.contains(&animal))
}

/// An animal of the learner without Migration has gone along.
fn has_ridden(screen: &Screen, mine: &[Being]) -> bool {
    let rides = |animal: &AnimalScreen| !has(animal, MIGRATION);
    let under_way = own(screen).iter().any(|animal| rides(animal) && animal.heading.is_some());
    let arrived = moved(screen).any(|id| mine.contains(&id) && own(screen).iter().any(|a| a.id == id && rides(a)));
    under_way || arrived
}

/// The migrant of the learner is there, alone or not.
fn has_arrived(screen: &Screen) -> bool {
    moved(screen).any(|id| own(screen).iter().any(|animal| animal.id == id))
}

fn is_needed(face: Emblem) -> bool {
    face == SWIMMING
}

fn new_animal(screen: &Screen) -> Vec<Goal> {
    let spare = screen.hand.iter().find(|card| !card.faces.iter().any(|face| is_needed(face.shows)));
    let card = spare.or(screen.hand.first());
    card.map(|card| Goal::Animal { card: card.card, at: Some(Location::GONDWANA.into()) }).into_iter().collect()
}

/// Swimming on the newest animal: the others are needed ashore.
fn to_ocean(screen: &Screen) -> Vec<Goal> {
    let swimming = faces(screen).find(|(_, face)| face.shows == SWIMMING);
    let newest = own(screen).iter().rev().filter(|animal| !swims(animal));
    let goal =
        |on: &AnimalScreen| swimming.map(|(card, face)| Goal::Trait { card: card.card, face: face.shows, on: on.id });
    newest.filter_map(goal).collect()
}

fn stop(screen: &Screen) -> Vec<Goal> {
    if is_phase(screen, Phase::Development as u8) { vec![Goal::Stop] } else { Vec::new() }
}

/// Those who stay at home eat first: the hunter finds prey, the migrant food elsewhere.
fn feed(screen: &Screen) -> Vec<Goal> {
    let goes = |goal: &Goal| {
        let Goal::Feed { animal, .. } = goal else { return false };
        let busy = |other: &AnimalScreen| has(other, CARNIVOROUS) || has(other, MIGRATION) || swims(other);
        own(screen).iter().any(|other| other.id == *animal && busy(other))
    };
    let (later, first): (Vec<Goal>, Vec<Goal>) = feed_all(screen).partition(goes);
    first.into_iter().chain(later).collect()
}

fn attack(screen: &Screen) -> Vec<Goal> {
    with(screen, CARNIVOROUS).flat_map(|hunter| attacks(screen, hunter)).collect()
}

/// To where there is most food.
fn migrate(screen: &Screen) -> Vec<Goal> {
    let mut places: Vec<(u8, Place)> = screen.locations.iter().map(|there| (there.stage.bank, there.at)).collect();
    game::order::sort_by(&mut places, |one, other| other.0.cmp(&one.0));
    let journeys = |animal: &AnimalScreen| {
        let (id, lives) = (animal.id, animal.at);
        let elsewhere = places.iter().filter(move |(_, to)| *to != lives);
        elsewhere.map(move |(_, to)| Goal::Migrate { animal: id, to: *to }).collect::<Vec<Goal>>()
    };
    with(screen, MIGRATION).flat_map(journeys).collect()
}

fn ride(screen: &Screen) -> Vec<Goal> {
    if screen.prompt.asked.is_empty() { finish(screen) } else { vec![Goal::Follow] }
}

/// Everybody eats, then the round may end.
fn finish(screen: &Screen) -> Vec<Goal> {
    feed_all(screen).chain([Goal::Stop]).collect()
}
