//! The Origin of Species, from the first card to the score.

use ::origin::{Phase, Trait};

use super::sight::{
    attacks, deaths, faces, fed, feed_all, has, has_attacked, has_passed, has_played_trait, is_later, is_phase, own,
    with,
};
use super::{Goal, Lesson, Step, Thing, deed, reading, telling};
use crate::screen::{Being, CardScreen, Emblem, Screen};

/// The lesson: a first round in which the learner's hunter has prey, and there is too little food for the other player.
pub(super) const LESSON: Lesson = Lesson {
    edition: "origin",
    name: "edition-origin-short",
    opening: include_str!("origin.record"),
    seed: 8,
    round: 1,
    steps: &STEPS,
    script: &[
        "play grazing/fat_tissue as animal",
        "play swimming as swimming on",
        "play sharp_vision/fat_tissue as animal",
        "play cooperation/fat_tissue as animal",
        "play burrowing/fat_tissue as animal",
        "take",
        "end_turn",
        "pass",
    ],
};

const CARNIVOROUS: Emblem = Emblem(Trait::Carnivorous.id());
/// Animals that the learner should have before they pass.
const ANIMALS: usize = 3;

const DEVELOPMENT: &str = "tutorial-chapter-development";
const BANK: &str = "tutorial-chapter-bank";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EXTINCTION: &str = "tutorial-chapter-extinction";
const SCORING: &str = "tutorial-chapter-scoring";

const STEPS: [Step; 12] = [
    deed(
        (DEVELOPMENT, "tutorial-animal", "tutorial-animal-text"),
        Thing::Hand,
        new_animal,
        |_, mine| !mine.is_empty(),
        is_fed_from,
    ),
    deed((DEVELOPMENT, "tutorial-trait", "tutorial-trait-text"), Thing::Hand, a_trait, has_played_trait, is_fed_from),
    deed((DEVELOPMENT, "tutorial-more", "tutorial-more-text"), Thing::Prompt, more, has_developed, next_round),
    reading((BANK, "tutorial-bank", "tutorial-bank-text"), Thing::Bank, more, is_fed_from),
    deed((FEEDING, "tutorial-hunger", "tutorial-hunger-text"), Thing::Own, feed, |s, m| eaters(s, m) > 0, next_round),
    deed((FEEDING, "tutorial-turns", "tutorial-turns-text"), Thing::Own, feed, |s, m| eaters(s, m) > 1, next_round),
    deed((ATTACK, "tutorial-attack", "tutorial-attack-text"), Thing::Own, attack, has_attacked, next_round),
    reading((ATTACK, "tutorial-defence", "tutorial-defence-text"), Thing::Others, finish, is_fed_from),
    telling((EXTINCTION, "tutorial-extinction", "tutorial-extinction-text"), Thing::Own, finish, next_round, deaths),
    reading((EXTINCTION, "tutorial-cards", "tutorial-cards-text"), Thing::Hand, finish, next_round),
    reading((SCORING, "tutorial-points", "tutorial-points-text"), Thing::Points, finish, next_round),
    reading((SCORING, "tutorial-end", "tutorial-end-text"), Thing::Nothing, |_| Vec::new(), |_| true),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, 1)
}

/// Whether the food of the first round is there.
fn is_fed_from(screen: &Screen) -> bool {
    is_phase(screen, Phase::Feeding as u8) || next_round(screen)
}

fn has_developed(screen: &Screen, _: &[Being]) -> bool {
    !is_phase(screen, Phase::Development as u8) || has_passed(screen) || next_round(screen)
}

fn eaters(screen: &Screen, mine: &[Being]) -> usize {
    fed(screen, mine).len()
}

/// A card without the trait that a hunter needs.
fn spare(screen: &Screen) -> Option<&CardScreen> {
    let hunts = |card: &CardScreen| card.faces.iter().any(|face| face.shows == CARNIVOROUS);
    screen.hand.iter().find(|card| !hunts(card)).or(screen.hand.first())
}

fn new_animal(screen: &Screen) -> Vec<Goal> {
    spare(screen).map(|card| Goal::Animal { card: card.card, at: None }).into_iter().collect()
}

/// Carnivorous on the first animal, or else any trait.
fn a_trait(screen: &Screen) -> Vec<Goal> {
    let Some(on) = own(screen).first().map(|animal| animal.id) else { return new_animal(screen) };
    let single = || faces(screen).filter(|(_, face)| !face.pair);
    let hunter = single().filter(|(_, face)| face.shows == CARNIVOROUS);
    hunter.chain(single()).map(|(card, face)| Goal::Trait { card: card.card, face: face.shows, on }).collect()
}

/// A hunter and enough animals, then a pass.
fn more(screen: &Screen) -> Vec<Goal> {
    if !is_phase(screen, Phase::Development as u8) {
        return Vec::new();
    }
    let hunter = faces(screen).find(|(_, face)| face.shows == CARNIVOROUS);
    let hunter = hunter.filter(|_| with(screen, CARNIVOROUS).next().is_none()).zip(own(screen).first());
    let hunter = hunter.map(|((card, face), on)| Goal::Trait { card: card.card, face: face.shows, on: on.id });
    let animal = spare(screen).filter(|_| own(screen).len() < ANIMALS);
    let animal = animal.map(|card| Goal::Animal { card: card.card, at: None });
    hunter.into_iter().chain(animal).chain([Goal::Stop]).collect()
}

/// The hunter shall stay hungry.
fn feed(screen: &Screen) -> Vec<Goal> {
    let hunts = |goal: &Goal| {
        let Goal::Feed { animal, .. } = goal else { return false };
        own(screen).iter().any(|other| other.id == *animal && has(other, CARNIVOROUS))
    };
    let (hunters, others): (Vec<Goal>, Vec<Goal>) = feed_all(screen).partition(hunts);
    others.into_iter().chain(hunters).collect()
}

fn attack(screen: &Screen) -> Vec<Goal> {
    with(screen, CARNIVOROUS).flat_map(|hunter| attacks(screen, hunter)).collect()
}

/// Everybody eats, then the round may end.
fn finish(screen: &Screen) -> Vec<Goal> {
    feed_all(screen).chain([Goal::Stop]).collect()
}
