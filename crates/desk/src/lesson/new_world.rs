//! New World: a row with neighbours, areas and who may use them, a hunt, and no pass while there is something to do.

use ::new_world::{Phase, Trait};

use super::sight::{
    attacks, can_act, cues, deaths, faces, fed, has, has_attacked, has_passed, is_later, now, own, with,
};
use super::{Goal, Lesson, Step, Thing, deed, reading, telling};
use crate::cue::Cue;
use crate::screen::{AnimalScreen, Being, CardScreen, Emblem, FaceScreen, Place, Screen};

/// The lesson: a pair card, a hunter and the key to the first new area in hand. The other player has cards that neither
/// harm nor hide anybody, so that there is prey whatever they do with them.
pub(super) const LESSON: Lesson = Lesson {
    edition: "new-world",
    name: "edition-new-world",
    opening: include_str!("new_world.record"),
    seed: 7,
    round: 1,
    steps: &STEPS,
    script: &[
        "play elusive/fat_tissue as animal",
        "play metamorphosis/fat_tissue as animal",
        "play piracy/fat_tissue as animal",
        "feed",
        "end_turn",
        "stop",
        "pass",
        "discard_hand",
    ],
};

const CARNIVOROUS: Emblem = Emblem(Trait::Carnivorous.id());
const NOCTURNAL: Emblem = Emblem(Trait::Nocturnal.id());
const COOPERATION: Emblem = Emblem(Trait::Cooperation.id());

const DEVELOPMENT: &str = "tutorial-chapter-development";
const AREAS: &str = "new-world-phase-areas";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EPOCH_END: &str = "tutorial-chapter-epoch-end";
const SCORING: &str = "tutorial-chapter-scoring";

const STEPS: [Step; 12] = [
    deed((DEVELOPMENT, "tutorial-row", "tutorial-row-text"), Thing::Hand, row, |_, mine| mine.len() > 1, is_developed),
    deed((DEVELOPMENT, "tutorial-pair", "tutorial-pair-text"), Thing::Hand, pair, has_pair, is_developed),
    deed((DEVELOPMENT, "tutorial-hunter", "tutorial-hunter-text"), Thing::Hand, hunter, has_hunter, is_developed),
    deed((DEVELOPMENT, "tutorial-night", "tutorial-night-text"), Thing::Prompt, night, has_finished, next_epoch),
    reading((AREAS, "tutorial-areas", "tutorial-areas-text"), Thing::Areas, night, is_developed),
    deed(
        (FEEDING, "tutorial-forage", "tutorial-forage-text"),
        Thing::Own,
        forage,
        |screen, mine| !fed(screen, mine).is_empty(),
        next_epoch,
    ),
    deed((FEEDING, "tutorial-cave", "tutorial-cave-text"), Thing::TwoParts, hide, has_hidden, next_epoch),
    deed((ATTACK, "tutorial-prey", "tutorial-prey-text"), Thing::Own, attack, has_attacked, next_epoch),
    reading((ATTACK, "tutorial-reaction", "tutorial-reaction-text"), Thing::Others, finish, is_developed),
    reading((EPOCH_END, "tutorial-must", "tutorial-must-text"), Thing::Prompt, finish, is_developed),
    telling((EPOCH_END, "tutorial-starve", "tutorial-starve-text"), Thing::Own, finish, next_epoch, deaths),
    reading((SCORING, "tutorial-count", "tutorial-count-text"), Thing::Points, |_| Vec::new(), |_| true),
];

fn next_epoch(screen: &Screen) -> bool {
    is_later(screen, 1)
}

/// Whether the first epoch has left development behind.
fn is_developed(screen: &Screen) -> bool {
    now(screen).is_none_or(|phase| phase > Phase::Development as u8) || next_epoch(screen)
}

fn has_finished(screen: &Screen, _: &[Being]) -> bool {
    has_passed(screen) || is_developed(screen)
}

fn has_pair(screen: &Screen, mine: &[Being]) -> bool {
    let seat = screen.own.as_ref().map(|own| own.seat);
    let joins = |cue: &Cue| matches!(cue, Cue::Trait { seat: by, on, and: Some(_), .. } if Some(*by) == seat && mine.contains(on));
    cues(screen).any(joins)
}

fn has_hunter(screen: &Screen, _: &[Being]) -> bool {
    with(screen, CARNIVOROUS).next().is_some()
}

fn has_hidden(screen: &Screen, mine: &[Being]) -> bool {
    cues(screen).any(|cue| matches!(cue, Cue::Shelter { to, .. } if mine.contains(to)))
}

/// A card that no later step needs, or else the last one.
fn spare(screen: &Screen) -> Option<&CardScreen> {
    let needed = [CARNIVOROUS, NOCTURNAL];
    let is_spare = |card: &&CardScreen| card.faces.iter().all(|face| !face.pair && !needed.contains(&face.shows));
    screen.hand.iter().find(is_spare).or(screen.hand.last())
}

fn row(screen: &Screen) -> Vec<Goal> {
    spare(screen).map(|card| Goal::Animal { card: card.card, at: None }).into_iter().collect()
}

/// Cooperation between the first neighbours, or another pair card.
fn pair(screen: &Screen) -> Vec<Goal> {
    let [first, second, ..] = own(screen) else { return row(screen) };
    let pairs = || faces(screen).filter(|(_, face)| face.pair);
    let wanted = pairs().filter(|(_, face)| face.shows == COOPERATION).chain(pairs());
    let goal = |(card, face): (&CardScreen, &FaceScreen)| Goal::Pair {
        card: card.card,
        face: face.shows,
        first: first.id,
        second: second.id,
    };
    wanted.map(goal).collect()
}

fn single(screen: &Screen, shows: Emblem, on: Option<&AnimalScreen>) -> Vec<Goal> {
    let found = faces(screen).filter(|(_, face)| face.shows == shows);
    let on = on.map(|animal| animal.id);
    found.filter_map(|(card, face)| Some(Goal::Trait { card: card.card, face: face.shows, on: on? })).collect()
}

fn hunter(screen: &Screen) -> Vec<Goal> {
    single(screen, CARNIVOROUS, own(screen).last())
}

/// The key to the cave on an animal that does not hunt, then a pass.
fn night(screen: &Screen) -> Vec<Goal> {
    if is_developed(screen) {
        return Vec::new();
    }
    let has_key = with(screen, NOCTURNAL).next().is_some();
    let on = own(screen).iter().find(|animal| !has(animal, CARNIVOROUS)).filter(|_| !has_key);
    single(screen, NOCTURNAL, on).into_iter().chain([Goal::Stop]).collect()
}

/// The areas with food, the fullest first.
fn places(screen: &Screen) -> Vec<Place> {
    let areas = screen.areas.iter().flat_map(|row| &row.cards).flat_map(|card| &card.parts);
    let mut places: Vec<(u8, Place)> = areas.map(|area| (area.food, area.at)).filter(|(food, _)| *food > 0).collect();
    game::order::sort_by(&mut places, |one, other| other.0.cmp(&one.0));
    places.into_iter().map(|(_, at)| at).collect()
}

fn forage(screen: &Screen) -> Vec<Goal> {
    let places = places(screen);
    let hungry = own(screen).iter().filter(|animal| !animal.fed && can_act(animal)).map(|animal| animal.id);
    let ways = |animal| places.iter().map(move |at| Goal::Feed { animal, from: Some(*at) });
    hungry.flat_map(ways).collect()
}

fn hide(screen: &Screen) -> Vec<Goal> {
    let open = |animal: &&AnimalScreen| animal.sheltered.is_none() && can_act(animal);
    let keys = with(screen, NOCTURNAL).chain(own(screen)).filter(open);
    keys.map(|animal| Goal::Shelter { animal: animal.id }).collect()
}

fn attack(screen: &Screen) -> Vec<Goal> {
    with(screen, CARNIVOROUS).flat_map(|hunter| attacks(screen, hunter)).collect()
}

/// What can be done is done, then the epoch may end.
fn finish(screen: &Screen) -> Vec<Goal> {
    forage(screen).into_iter().chain(hide(screen)).chain(attack(screen)).chain([Goal::Stop]).collect()
}
