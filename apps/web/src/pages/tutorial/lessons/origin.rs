//! The Origin of Species, from the first card to the score.

use desk::Screen;
use desk::cue::Cue;
use desk::screen::{Being, Emblem};
use locale::Words;
use origin::{Phase, Trait};

use crate::pages::tutorial::lesson::{
    Lesson, Step, Try, button, feed, hunt, is_later, is_phase, marked_name, own, step,
};

/// The lesson: the deck is stacked and the bot has made its first move.
pub const LESSON: Lesson = Lesson {
    edition: "origin",
    name: "edition-origin-short",
    opening: include_str!("origin.record"),
    seed: 8,
    steps: &STEPS,
    to_read: 7,
    suggest,
};

const DEVELOPMENT: &str = "tutorial-chapter-development";
const BANK: &str = "tutorial-chapter-bank";
const FEEDING: &str = "tutorial-chapter-feeding";
const ATTACK: &str = "tutorial-chapter-attack";
const EXTINCTION: &str = "tutorial-chapter-extinction";
const SCORING: &str = "tutorial-chapter-scoring";

const HAND: &[&str] = &[".tut .hand"];
const PROMPT: &[&str] = &[".tut .prompt"];
const POND: &[&str] = &[".tut .pondpill", ".tut .stage", ".tut .stageline"];
const HUNGRY: &[&str] = &[".tut .own .beast.is-legal", ".tut .own .beast"];
const OWN: &[&str] = &[".tut .own .beast", ".tut .own"];
const OTHERS: &[&str] = &[".tut .opp .beast", ".tut .opp"];
const POINTS: &[&str] = &[".tut .own .facts"];

const STEPS: [Step; 12] = [
    step(DEVELOPMENT, "tutorial-animal", "tutorial-animal-text", HAND, |screen| !own(screen).is_empty()),
    step(DEVELOPMENT, "tutorial-trait", "tutorial-trait-text", HAND, has_trait),
    step(DEVELOPMENT, "tutorial-more", "tutorial-more-text", PROMPT, has_developed),
    step(BANK, "tutorial-bank", "tutorial-bank-text", POND, has_eaten),
    step(FEEDING, "tutorial-hunger", "tutorial-hunger-text", HUNGRY, has_eaten),
    step(FEEDING, "tutorial-turns", "tutorial-turns-text", OWN, all_fed),
    step(ATTACK, "tutorial-attack", "tutorial-attack-text", HUNGRY, has_attacked),
    step(ATTACK, "tutorial-defence", "tutorial-defence-text", OTHERS, |_| false),
    step(EXTINCTION, "tutorial-extinction", "tutorial-extinction-text", OWN, next_round),
    step(EXTINCTION, "tutorial-cards", "tutorial-cards-text", HAND, is_over),
    step(SCORING, "tutorial-points", "tutorial-points-text", POINTS, is_over),
    step(SCORING, "tutorial-end", "tutorial-end-text", &[], |_| false),
];

fn next_round(screen: &Screen) -> bool {
    is_later(screen, 1)
}

fn has_trait(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| !animal.traits.is_empty() || !animal.pairs.is_empty())
}

fn has_developed(screen: &Screen) -> bool {
    !is_phase(screen, Phase::Development) || next_round(screen)
}

fn has_eaten(screen: &Screen) -> bool {
    own(screen).iter().any(|animal| animal.red + animal.blue > 0) || next_round(screen)
}

fn all_fed(screen: &Screen) -> bool {
    let own = own(screen);
    let fed = !is_phase(screen, Phase::Development) && !own.is_empty() && own.iter().all(|animal| animal.fed);
    fed || next_round(screen)
}

fn has_attacked(screen: &Screen) -> bool {
    let is_own = |id: Being| own(screen).iter().any(|animal| animal.id == id);
    let mut cues = screen.log.iter().filter_map(|line| line.cue.as_ref());
    cues.any(|cue| matches!(cue, Cue::Attack { hunter, .. } if is_own(*hunter))) || next_round(screen)
}

fn is_over(screen: &Screen) -> bool {
    screen.result.is_some()
}

fn suggest(title: &str, screen: &Screen, words: &Words) -> Option<Try> {
    match title {
        "tutorial-animal" => Some(("tutorial-try-animal", vec![button(words, "desk-as-animal")])),
        "tutorial-trait" => {
            let faces = || screen.hand.iter().flat_map(|card| &card.faces).filter(|face| face.playable);
            let single = || faces().filter(|face| !face.pair);
            let hunter = single().find(|face| face.shows == Emblem::from(Trait::Carnivorous));
            let face = hunter.or_else(|| single().next()).or_else(|| faces().next())?;
            let animal = own(screen).first()?;
            Some(("tutorial-try-trait", vec![("trait", face.name.clone()), ("animal", marked_name(animal))]))
        }
        "tutorial-more" => Some(("tutorial-try-more", vec![button(words, "ui-pass")])),
        "tutorial-hunger" | "tutorial-turns" if is_phase(screen, Phase::Feeding) => feed(screen, words),
        "tutorial-attack" if is_phase(screen, Phase::Feeding) => Some(hunt(screen, words)),
        "tutorial-extinction" if is_phase(screen, Phase::Feeding) => Some(("tutorial-try-end-feeding", Vec::new())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::tutorial::aside::opening;

    #[test]
    fn the_lesson_opens_with_a_hunter_in_hand_and_prey_on_the_table() {
        let desk = desk::resume(&opening(&LESSON, "You"), locale::Lang::En).expect("the opening is a record");
        assert!(matches!(desk.stage(), desk::Stage::Yours(_)));
        let screen = desk.screen();
        assert_eq!(screen.others.first().map(|seat| seat.animals.len()), Some(1));
        assert_eq!(screen.hand.len(), 6);
        let mut faces = screen.hand.iter().flat_map(|card| &card.faces);
        assert!(faces.any(|face| face.shows == Emblem::from(Trait::Carnivorous)));
    }
}
