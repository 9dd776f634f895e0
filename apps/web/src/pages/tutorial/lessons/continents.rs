//! Continents: where an animal lives, where it eats and hunts, and how it gets elsewhere.

use desk::Screen;
use desk::cue::Cue;
use desk::screen::{AnimalScreen, Being, Emblem, Place};
use locale::Words;
use origin::{Location, Phase, Trait};

use crate::pages::tutorial::lesson::{
    Lesson, Step, Try, button, feed, hunt, is_later, is_phase, is_ready, marked_name, own, step,
};

/// The lesson: in the second round, with a migrant and a rider on a continent where food is short, and a hunter on the
/// other one.
pub const LESSON: Lesson = Lesson {
    edition: "continents",
    name: "edition-continents",
    opening: include_str!("continents.record"),
    seed: 18,
    steps: &STEPS,
    to_read: 7,
    suggest,
};

/// The round it opens in.
const ROUND: u8 = 2;
/// The player's animals it opens with.
const ANIMALS: usize = 3;

const LOCATIONS: &str = "tutorial-chapter-locations";
const FEEDING: &str = "tutorial-chapter-feeding";
const MIGRATION: &str = "tutorial-chapter-migration";
const SCORING: &str = "tutorial-chapter-scoring";

const HAND: &[&str] = &[".tut .hand"];
const PROMPT: &[&str] = &[".tut .prompt"];
const PONDS: &[&str] = &[".tut .place-pond .pondpill"];
const HUNGRY: &[&str] = &[".tut .mine .beast.is-legal", ".tut .mine .beast"];
const HUNTER: &[&str] = &[".tut .mine .pcell.gondwana .beast", ".tut .mine .beast"];
const POINTS: &[&str] = &[".tut .mine .facts"];

const STEPS: [Step; 11] = [
    step(LOCATIONS, "tutorial-home", "tutorial-home-text", HAND, has_settled),
    step(LOCATIONS, "tutorial-ocean", "tutorial-ocean-text", HAND, is_in_ocean),
    step(LOCATIONS, "tutorial-settled", "tutorial-settled-text", PROMPT, has_developed),
    step(FEEDING, "tutorial-banks", "tutorial-banks-text", PONDS, has_eaten),
    step(FEEDING, "tutorial-near", "tutorial-near-text", HUNGRY, has_eaten),
    step(FEEDING, "tutorial-neighbours", "tutorial-neighbours-text", HUNTER, has_attacked),
    step(MIGRATION, "tutorial-migrate", "tutorial-migrate-text", HUNGRY, sets_off),
    step(MIGRATION, "tutorial-ride", "tutorial-ride-text", PROMPT, has_moved),
    step(MIGRATION, "tutorial-torn", "tutorial-torn-text", &[], |_| false),
    step(SCORING, "tutorial-sea-points", "tutorial-sea-points-text", POINTS, |screen| screen.result.is_some()),
    step(SCORING, "tutorial-end", "tutorial-sea-end-text", &[], |_| false),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, ROUND)
}

fn has_settled(screen: &Screen) -> bool {
    own(screen).len() > ANIMALS || next_round(screen)
}

fn swims(animal: &AnimalScreen) -> bool {
    animal.at == Place::from(Location::OCEAN)
}

fn is_in_ocean(screen: &Screen) -> bool {
    own(screen).iter().any(swims) || next_round(screen)
}

fn has_developed(screen: &Screen) -> bool {
    !is_phase(screen, Phase::Development) || next_round(screen)
}

fn has_eaten(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| animal.red + animal.blue > 0) || next_round(screen)
}

fn has_attacked(screen: &Screen) -> bool {
    cues(screen).any(|cue| matches!(cue, Cue::Attack { hunter, .. } if is_own(screen, *hunter))) || next_round(screen)
}

/// An animal of the player is announced, or has arrived already.
fn sets_off(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| animal.heading.is_some()) || has_moved(screen)
}

/// Before the banks are filled only Swimming moves an animal.
fn has_moved(screen: &Screen) -> bool {
    let mut since = cues(screen).skip_while(|cue| !matches!(cue, Cue::Bank));
    since.any(|cue| matches!(cue, Cue::Move { animal } if is_own(screen, *animal))) || next_round(screen)
}

fn cues(screen: &Screen) -> impl Iterator<Item = &Cue> {
    screen.log.iter().filter_map(|line| line.cue.as_ref())
}

fn is_own(screen: &Screen, id: Being) -> bool {
    own(screen).iter().any(|animal| animal.id == id)
}

fn suggest(title: &str, screen: &Screen, words: &Words) -> Option<Try> {
    let feeding = is_phase(screen, Phase::Feeding);
    match title {
        "tutorial-home" => Some(("tutorial-try-home", vec![button(words, "desk-as-animal")])),
        "tutorial-ocean" => {
            let mut faces = screen.hand.iter().flat_map(|card| &card.faces).filter(|face| face.playable);
            let swimming = faces.find(|face| face.shows == Emblem::from(Trait::Swimming))?;
            // The newest one: the others are needed ashore.
            let animal = own(screen).iter().rev().find(|animal| !swims(animal))?;
            Some(("tutorial-try-trait", vec![("trait", swimming.name.clone()), ("animal", marked_name(animal))]))
        }
        "tutorial-settled" => Some(("tutorial-try-more", vec![button(words, "ui-pass")])),
        "tutorial-banks" | "tutorial-near" if feeding => feed(screen, words),
        "tutorial-neighbours" if feeding => Some(hunt(screen, words)),
        "tutorial-migrate" if feeding => {
            let migrant = own(screen).iter().find(|animal| is_ready(animal, Trait::Migration))?;
            Some(("tutorial-try-migrate", vec![("animal", marked_name(migrant)), button(words, "desk-migrate")]))
        }
        "tutorial-ride" if !screen.prompt.asked.is_empty() => {
            Some(("tutorial-try-ride", vec![button(words, "desk-ride-along")]))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use desk::screen::Mark;
    use desk::{Click, Desk, Stage, Tabletop, Verb};
    use locale::Lang;
    use origin::{Action, State};

    use super::*;
    use crate::pages::tutorial::aside::opening;

    type Act = Box<dyn Fn(&mut Desk<State>)>;

    /// Wallace passes, until the learner is asked.
    fn wait(desk: &mut Desk<State>) {
        while let Stage::Bot(seat) = desk.stage() {
            assert!(desk.act_for(seat, Action::Pass), "he can pass");
        }
    }

    fn with(screen: &Screen, shows: Trait) -> Being {
        let has = |animal: &&AnimalScreen| animal.traits.iter().any(|row| row.shows == Emblem::from(shows));
        own(screen).iter().find(has).expect("an animal with it").id
    }

    fn take(desk: &mut Desk<State>, shows: Trait) {
        let face = Emblem::from(shows);
        let screen = desk.screen();
        let has = |card: &&desk::screen::CardScreen| card.faces.iter().any(|other| other.shows == face);
        let card = screen.hand.iter().find(has).expect("a card with it").card;
        desk.click(Click::Face { card, face });
    }

    /// Does what the notes suggest, step by step; each step is done then, and was not before.
    #[test]
    fn the_lesson_can_be_followed() {
        let mut desk = Desk::<State>::resume(&opening(&LESSON, "You"), Lang::En).expect("the opening is a record");
        let gondwana = Place::from(Location::GONDWANA);
        let clicks: Vec<(usize, Act)> = vec![
            (
                0,
                Box::new(move |desk| {
                    take(desk, Trait::Camouflage);
                    desk.click(Click::AsAnimal);
                    desk.click(Click::Place(gondwana));
                }),
            ),
            (
                1,
                Box::new(|desk| {
                    let newest = own(&desk.screen()).last().expect("an animal").id;
                    take(desk, Trait::Swimming);
                    desk.click(Click::Being(newest));
                }),
            ),
            (
                2,
                Box::new(|desk| {
                    desk.click(Click::Stop);
                }),
            ),
            (
                4,
                Box::new(|desk| {
                    let rider = with(&desk.screen(), Trait::Phoresy);
                    desk.click(Click::Being(rider));
                    desk.click(Click::Verb(Verb::Feed));
                }),
            ),
            (
                5,
                Box::new(|desk| {
                    let hunter = with(&desk.screen(), Trait::Carnivorous);
                    desk.click(Click::Being(hunter));
                    desk.click(Click::Verb(Verb::Attack));
                    let screen = desk.screen();
                    let rivals = || screen.others.iter().flat_map(|seat| &seat.animals);
                    let prey = rivals().find(|animal| matches!(animal.mark, Mark::Legal { .. })).expect("prey");
                    assert_eq!(prey.at, Place::from(Location::GONDWANA), "prey is a neighbour");
                    assert!(rivals().any(|animal| matches!(&animal.mark, Mark::Barred(why) if why.rule == "ORI-S2")));
                    desk.click(Click::Being(prey.id));
                }),
            ),
            (
                6,
                Box::new(move |desk| {
                    let migrant = with(&desk.screen(), Trait::Migration);
                    desk.click(Click::Being(migrant));
                    desk.click(Click::Verb(Verb::Migrate));
                    desk.click(Click::Place(gondwana));
                }),
            ),
            (
                7,
                Box::new(|desk| {
                    let suggestion = LESSON.suggestion(7, &desk.screen(), desk.words()).expect("a rider is asked");
                    assert_eq!(suggestion.0, "tutorial-try-ride");
                }),
            ),
        ];
        for (step, act) in clicks {
            wait(&mut desk);
            let before = desk.screen();
            assert!(!LESSON.step_done(step, &before), "step {step} is still to be done");
            assert!(LESSON.suggestion(step, &before, desk.words()).is_some(), "step {step} suggests something");
            act(&mut desk);
            desk.click(Click::Confirm);
            // What the turn leaves open ends with it.
            if matches!(desk.stage(), Stage::Yours(_)) && desk.legal().contains(&Action::EndTurn) {
                desk.click(Click::Stop);
            }
            assert!(LESSON.step_done(step, &desk.screen()), "step {step} is done");
        }
        let screen = desk.screen();
        assert!(own(&screen).iter().filter(|animal| animal.at == gondwana).count() > 2, "both have arrived");
    }

    #[test]
    fn food_is_short_where_the_migrant_lives() {
        let mut desk = Desk::<State>::resume(&opening(&LESSON, "You"), Lang::En).expect("the opening is a record");
        while is_phase(&desk.screen(), Phase::Development) {
            wait(&mut desk);
            desk.click(Click::Stop);
        }
        let screen = desk.screen();
        let at = |at: Location| screen.locations.iter().find(|location| location.at == at.into()).expect("a location");
        let mouths = screen.own.iter().chain(&screen.others).flat_map(|seat| &seat.animals);
        let hungry = mouths.filter(|animal| animal.at == Location::LAURASIA.into()).count();
        assert!(usize::from(at(Location::LAURASIA).stage.bank) < hungry);
        assert!(at(Location::GONDWANA).stage.bank > 4);
    }
}
