//! Evolution: the food card, what a card can become, the watering hole, and a hunter that must be larger.

use desk::Screen;
use desk::cue::Cue;
use desk::screen::{AnimalScreen, Being, Emblem, Mark, Progress};
use locale::Words;
use northstar::Trait;

use crate::pages::tutorial::lesson::{Lesson, Step, Try, button, is_later, marked_name, own, step};

/// The lesson: a hunter and plenty of plants in hand, and the other player has laid a food card already.
pub const LESSON: Lesson = Lesson {
    edition: "evolution",
    name: "edition-evolution",
    opening: include_str!("evolution.record"),
    seed: 140,
    steps: &STEPS,
    to_read: 8,
    suggest,
};

const FOOD_CARD: &str = "tutorial-chapter-food-card";
const BOARDS: &str = "tutorial-chapter-boards";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EXTINCTION: &str = "tutorial-chapter-extinction";
const SCORING: &str = "tutorial-chapter-scoring";

const HAND: &[&str] = &[".tut .hand"];
const PROMPT: &[&str] = &[".tut .prompt"];
const SLOTS: &[&str] = &[".tut .own .slot.drop", ".tut .hand"];
const TRACKS: &[&str] = &[".tut .own .cell.grow", ".tut .own .tracks"];
const ENDS: &[&str] = &[".tut .newsp", ".tut .hand"];
const HOLE: &[&str] = &[".tut .pondpill"];
const HUNGRY: &[&str] = &[".tut .own .species.is-legal", ".tut .own .species"];
const OTHERS: &[&str] = &[".tut .opp .beast", ".tut .opp"];
const OWN: &[&str] = &[".tut .own .species", ".tut .own"];
const POINTS: &[&str] = &[".tut .own .facts"];

/// The number of the phase in which cards are played.
const PLAY: u8 = 3;
/// The number of the phase in which species are fed.
const FEED: u8 = 5;

const STEPS: [Step; 12] = [
    step(FOOD_CARD, "tutorial-lay", "tutorial-lay-text", HAND, |screen| is_from(screen, PLAY)),
    step(BOARDS, "tutorial-slot", "tutorial-slot-text", SLOTS, has_trait),
    step(BOARDS, "tutorial-growth", "tutorial-growth-text", TRACKS, has_grown),
    step(BOARDS, "tutorial-second", "tutorial-second-text", ENDS, has_second),
    step(BOARDS, "tutorial-finish", "tutorial-finish-text", PROMPT, |screen| is_from(screen, PLAY + 1)),
    step(FEEDING, "tutorial-hole", "tutorial-hole-text", HOLE, has_eaten),
    step(FEEDING, "tutorial-plants", "tutorial-plants-text", HUNGRY, has_eaten),
    step(ATTACK, "tutorial-larger", "tutorial-larger-text", HUNGRY, has_attacked),
    step(ATTACK, "tutorial-shields", "tutorial-shields-text", OTHERS, |_| false),
    step(EXTINCTION, "tutorial-hunger-boards", "tutorial-hunger-boards-text", OWN, next_round),
    step(SCORING, "tutorial-screens", "tutorial-screens-text", POINTS, |screen| screen.result.is_some()),
    step(SCORING, "tutorial-end", "tutorial-boards-end-text", &[], |_| false),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, 1)
}

/// Whether the first round has come to this phase.
fn is_from(screen: &Screen, number: u8) -> bool {
    let now = screen.phases.iter().find(|phase| phase.is == Progress::Now);
    now.is_none_or(|phase| phase.number >= number) || next_round(screen)
}

fn has_trait(screen: &Screen) -> bool {
    own(screen).iter().any(|species| !species.traits.is_empty()) || is_from(screen, PLAY + 1)
}

fn has_grown(screen: &Screen) -> bool {
    let grown = |species: &AnimalScreen| {
        species.board.as_ref().is_some_and(|board| board.population.at > 1 || board.size.at > 1)
    };
    own(screen).iter().any(grown) || is_from(screen, PLAY + 1)
}

fn has_second(screen: &Screen) -> bool {
    own(screen).len() > 1 || is_from(screen, PLAY + 1)
}

fn has_eaten(screen: &Screen) -> bool {
    own(screen).iter().any(|species| species.red > 0) || next_round(screen)
}

fn has_attacked(screen: &Screen) -> bool {
    let is_own = |id: Being| own(screen).iter().any(|species| species.id == id);
    let mut cues = screen.log.iter().filter_map(|line| line.cue.as_ref());
    cues.any(|cue| matches!(cue, Cue::Attack { hunter, .. } if is_own(*hunter))) || next_round(screen)
}

fn hunts(species: &AnimalScreen) -> bool {
    species.traits.iter().any(|row| row.shows == Emblem::from(Trait::Carnivore))
}

fn suggest(title: &str, screen: &Screen, words: &Words) -> Option<Try> {
    let plays = !is_from(screen, PLAY + 1);
    match title {
        "tutorial-lay" => Some(("tutorial-try-lay", vec![button(words, "board-lay")])),
        "tutorial-slot" if plays => {
            let faces = || screen.hand.iter().flat_map(|card| &card.faces).filter(|face| face.playable);
            let hunter = faces().find(|face| face.shows == Emblem::from(Trait::Carnivore));
            let (face, species) = (hunter.or_else(|| faces().next())?, own(screen).first()?);
            Some(("tutorial-try-slot", vec![("trait", face.name.clone()), ("animal", marked_name(species))]))
        }
        "tutorial-growth" if plays => {
            let species = own(screen).iter().find(|species| hunts(species)).or(own(screen).first())?;
            Some(("tutorial-try-growth", vec![("animal", marked_name(species))]))
        }
        "tutorial-second" if plays => Some(("tutorial-try-second", vec![button(words, "board-new-here")])),
        "tutorial-finish" if plays => Some(("tutorial-try-finish", vec![button(words, "board-finish")])),
        "tutorial-hole" | "tutorial-plants" if is_from(screen, FEED) => {
            let eats = |species: &&AnimalScreen| !hunts(species) && matches!(species.mark, Mark::Legal { .. });
            let species = own(screen).iter().find(eats)?;
            Some(("tutorial-try-feed", vec![("animal", marked_name(species)), button(words, "ui-feed")]))
        }
        "tutorial-larger" if is_from(screen, FEED) => {
            let ready = |species: &&AnimalScreen| hunts(species) && matches!(species.mark, Mark::Legal { .. });
            match own(screen).iter().find(ready) {
                Some(hunter) => {
                    Some(("tutorial-try-larger", vec![("animal", marked_name(hunter)), button(words, "ui-attack")]))
                }
                None => Some(("tutorial-try-no-hunter-boards", Vec::new())),
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use desk::{Click, Desk, Stage, Tabletop, Track};
    use locale::Lang;
    use northstar::{Action, State};

    use super::*;
    use crate::pages::tutorial::aside::opening;

    /// Wallace does as little as possible, until the learner is asked.
    fn wait(desk: &mut Desk<State>) {
        while let Stage::Bot(seat) = desk.stage() {
            let (_, legal) = desk.bot_prompt(seat).expect("he is asked");
            let stop = legal.iter().find(|action| matches!(action, Action::EndTurn | Action::Pass));
            let action = *stop.unwrap_or(&legal[0]);
            assert!(desk.act_for(seat, action));
        }
    }

    fn take(desk: &mut Desk<State>, wanted: impl Fn(Emblem) -> bool) {
        let screen = desk.screen();
        let card = screen.hand.iter().find(|card| wanted(card.card.top)).expect("such a card").card;
        desk.click(Click::Face { card, face: card.top });
    }

    /// Does what the notes suggest, step by step; each step is done then, and was not before.
    #[test]
    fn the_lesson_can_be_followed() {
        let mut desk = Desk::<State>::resume(&opening(&LESSON, "You"), Lang::En).expect("the opening is a record");
        let hunter = Emblem::from(Trait::Carnivore);
        type Act = fn(&mut Desk<State>, Emblem);
        let acts: [(usize, Act); 7] = [
            (0, |desk, hunter| {
                take(desk, |shows| shows != hunter);
                desk.click(Click::Confirm);
            }),
            (1, |desk, hunter| {
                let first = own(&desk.screen())[0].id;
                take(desk, |shows| shows == hunter);
                desk.click(Click::Being(first));
            }),
            (2, |desk, _| {
                let first = own(&desk.screen())[0].id;
                take(desk, |_| true);
                desk.click(Click::Track { of: first, track: Track::Size });
            }),
            (3, |desk, _| {
                take(desk, |_| true);
                desk.click(Click::End { left: false });
            }),
            (4, |desk, _| {
                desk.click(Click::Stop);
            }),
            (6, |desk, _| {
                let screen = desk.screen();
                let plants = own(&screen).iter().find(|species| !hunts(species)).expect("a second species").id;
                desk.click(Click::Being(plants));
                desk.click(Click::Confirm);
            }),
            (7, |desk, _| {
                let screen = desk.screen();
                let hunter = own(&screen).iter().find(|species| hunts(species)).expect("a hunter").id;
                desk.click(Click::Being(hunter));
                let screen = desk.screen();
                let mut rivals = screen.others.iter().flat_map(|seat| &seat.animals);
                let prey = rivals.find(|species| matches!(species.mark, Mark::Legal { .. })).expect("smaller prey").id;
                desk.click(Click::Being(prey));
                desk.click(Click::Confirm);
            }),
        ];
        for (step, act) in acts {
            wait(&mut desk);
            let before = desk.screen();
            assert!(!LESSON.step_done(step, &before), "step {step} is still to be done");
            assert!(LESSON.suggestion(step, &before, desk.words()).is_some(), "step {step} suggests something");
            act(&mut desk, hunter);
            wait(&mut desk);
            assert!(LESSON.step_done(step, &desk.screen()), "step {step} is done");
        }
    }
}
