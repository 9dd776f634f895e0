//! Evolution: the food card, what a card can become, the watering hole, and a hunter that must be larger.

use northstar::Trait;

use super::sight::{attacks, can_act, deaths, fed, has_attacked, has_played_trait, is_later, now, own, with};
use super::{Goal, Lesson, Step, Thing, deed, reading, telling};
use crate::click::Track;
use crate::screen::{AnimalScreen, Being, Card, CardScreen, Emblem, Screen};

/// The lesson: a hunter in hand, little food on the watering hole, and another player whose species grows too much.
pub(super) const LESSON: Lesson = Lesson {
    edition: "evolution",
    name: "edition-evolution",
    opening: include_str!("evolution.record"),
    seed: 140,
    round: 1,
    steps: &STEPS,
    script: &[
        "species cooperation:3 right",
        "grow fertile:5 pop",
        "grow cooperation:5 pop",
        "feed",
        "end_turn",
        "pass",
    ],
};

const CARNIVORE: Emblem = Emblem(Trait::Carnivore.id());

const FOOD_CARD: &str = "tutorial-chapter-food-card";
const BOARDS: &str = "tutorial-chapter-boards";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EXTINCTION: &str = "tutorial-chapter-extinction";
const SCORING: &str = "tutorial-chapter-scoring";

/// The number of the phase in which cards are played.
const PLAY: u8 = 3;
/// The number of the phase in which species are fed.
const FEED: u8 = 5;

const STEPS: [Step; 12] = [
    deed(
        (FOOD_CARD, "tutorial-lay", "tutorial-lay-text"),
        Thing::Hand,
        lay,
        |screen, _| is_from(screen, PLAY),
        next_round,
    ),
    deed((BOARDS, "tutorial-slot", "tutorial-slot-text"), Thing::Hand, a_trait, has_played_trait, has_played),
    deed((BOARDS, "tutorial-growth", "tutorial-growth-text"), Thing::Own, grow, has_grown, has_played),
    deed((BOARDS, "tutorial-second", "tutorial-second-text"), Thing::Own, second, |_, mine| mine.len() > 1, has_played),
    deed(
        (BOARDS, "tutorial-finish", "tutorial-finish-text"),
        Thing::Prompt,
        stop,
        |screen, _| has_played(screen),
        next_round,
    ),
    reading((FEEDING, "tutorial-hole", "tutorial-hole-text"), Thing::Bank, stop, |screen| is_from(screen, FEED)),
    deed(
        (FEEDING, "tutorial-plants", "tutorial-plants-text"),
        Thing::Own,
        feed,
        |screen, mine| !fed(screen, mine).is_empty(),
        next_round,
    ),
    deed((ATTACK, "tutorial-larger", "tutorial-larger-text"), Thing::Own, attack, has_attacked, next_round),
    reading((ATTACK, "tutorial-shields", "tutorial-shields-text"), Thing::Others, finish, |screen| {
        is_from(screen, FEED)
    }),
    telling(
        (EXTINCTION, "tutorial-hunger-boards", "tutorial-hunger-boards-text"),
        Thing::Own,
        finish,
        next_round,
        deaths,
    ),
    reading((SCORING, "tutorial-screens", "tutorial-screens-text"), Thing::Points, finish, next_round),
    reading((SCORING, "tutorial-end", "tutorial-boards-end-text"), Thing::Nothing, |_| Vec::new(), |_| true),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, 1)
}

/// Whether the first round has come to this phase.
fn is_from(screen: &Screen, number: u8) -> bool {
    now(screen).is_none_or(|phase| phase >= number) || next_round(screen)
}

/// Whether the learner has played all the cards they wanted to.
fn has_played(screen: &Screen) -> bool {
    is_from(screen, PLAY + 1)
}

fn has_grown(screen: &Screen, _: &[Being]) -> bool {
    let grown = |species: &AnimalScreen| {
        species.board.as_ref().is_some_and(|board| board.population.at > 1 || board.size.at > 1)
    };
    own(screen).iter().any(grown)
}

/// The cards that are no hunters, those with the highest number first.
fn spare(screen: &Screen) -> Vec<Card> {
    let mut cards: Vec<Card> = screen.hand.iter().map(|card: &CardScreen| card.card).collect();
    let worth = |card: &Card| (card.top != CARNIVORE, card.food);
    game::order::sort_by(&mut cards, |one, other| worth(other).cmp(&worth(one)));
    cards
}

fn lay(screen: &Screen) -> Vec<Goal> {
    spare(screen).into_iter().map(|card| Goal::FoodCard { card }).collect()
}

/// A hunter, or else any trait.
fn a_trait(screen: &Screen) -> Vec<Goal> {
    let Some(on) = own(screen).first().map(|species| species.id) else { return Vec::new() };
    let mut cards = spare(screen);
    cards.reverse();
    cards.into_iter().map(|card| Goal::Trait { card, face: card.top, on }).collect()
}

/// The hunter becomes larger, or else any species.
fn grow(screen: &Screen) -> Vec<Goal> {
    let species = || with(screen, CARNIVORE).chain(own(screen)).map(|species| species.id);
    let cards = spare(screen);
    let goal = |of| cards.first().map(|card| Goal::Grow { card: *card, of, track: Track::Size });
    species().filter_map(goal).collect()
}

fn second(screen: &Screen) -> Vec<Goal> {
    spare(screen).into_iter().map(|card| Goal::Species { card, left: false }).collect()
}

fn stop(screen: &Screen) -> Vec<Goal> {
    if has_played(screen) { Vec::new() } else { vec![Goal::Stop] }
}

fn feed(screen: &Screen) -> Vec<Goal> {
    let eats = |species: &&AnimalScreen| can_act(species);
    own(screen).iter().filter(eats).map(|species| Goal::Feed { animal: species.id, from: None }).collect()
}

fn attack(screen: &Screen) -> Vec<Goal> {
    with(screen, CARNIVORE).flat_map(|hunter| attacks(screen, hunter)).collect()
}

/// What can be done is done, then the round may end.
fn finish(screen: &Screen) -> Vec<Goal> {
    feed(screen).into_iter().chain(attack(screen)).chain([Goal::Stop]).collect()
}
