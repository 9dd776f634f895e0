//! The steps of the lesson: what each shows, when it is done, and what it suggests from what can be done now.

use desk::Screen;
use desk::cue::Cue;
use desk::diary::{ANIMAL, CLOSE};
use desk::screen::{AnimalScreen, Being, Emblem, Mark, Mood, Progress};
use locale::{Arg, Words};
use origin::{Phase, Trait};

/// A step of the lesson.
pub struct Step {
    /// The chapter: a message id.
    pub chapter: &'static str,
    /// The heading: a message id.
    pub title: &'static str,
    /// The text: a message id.
    pub text: &'static str,
    /// What it points at: selectors, the first that is there counts.
    pub at: &'static [&'static str],
    /// What has been done when the player is through with it.
    done: fn(&Done) -> bool,
}

/// Something to try: a message id with its values.
pub type Try = (&'static str, Vec<(&'static str, String)>);

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

/// The steps in order.
pub const STEPS: [Step; 12] = [
    step(DEVELOPMENT, "tutorial-animal", "tutorial-animal-text", HAND, |done| done.animals),
    step(DEVELOPMENT, "tutorial-trait", "tutorial-trait-text", HAND, |done| done.traits),
    step(DEVELOPMENT, "tutorial-more", "tutorial-more-text", PROMPT, |done| done.developed),
    step(BANK, "tutorial-bank", "tutorial-bank-text", POND, |done| done.ate),
    step(FEEDING, "tutorial-hunger", "tutorial-hunger-text", HUNGRY, |done| done.ate),
    step(FEEDING, "tutorial-turns", "tutorial-turns-text", OWN, |done| done.all_fed || done.next_round),
    step(ATTACK, "tutorial-attack", "tutorial-attack-text", HUNGRY, |done| done.attacked || done.next_round),
    step(ATTACK, "tutorial-defence", "tutorial-defence-text", OTHERS, |_| false),
    step(EXTINCTION, "tutorial-extinction", "tutorial-extinction-text", OWN, |done| done.next_round),
    step(EXTINCTION, "tutorial-cards", "tutorial-cards-text", HAND, |done| done.over),
    step(SCORING, "tutorial-points", "tutorial-points-text", POINTS, |done| done.over),
    step(SCORING, "tutorial-end", "tutorial-end-text", &[], |_| false),
];

const fn step(
    chapter: &'static str,
    title: &'static str,
    text: &'static str,
    at: &'static [&'static str],
    done: fn(&Done) -> bool,
) -> Step {
    Step { chapter, title, text, at, done }
}

/// What has been done so far, read from the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    animals: bool,
    traits: bool,
    developed: bool,
    ate: bool,
    all_fed: bool,
    attacked: bool,
    next_round: bool,
    over: bool,
}

impl Done {
    /// What this screen tells.
    pub fn of(screen: &Screen) -> Self {
        let own = screen.own.as_ref().map(|seat| seat.animals.as_slice()).unwrap_or_default();
        let cues = || screen.log.iter().filter_map(|line| line.cue.as_ref());
        let is_own = |id: Being| own.iter().any(|animal| animal.id == id);
        let developing = is_phase(screen, Phase::Development);
        let next_round = screen.log.iter().any(|line| line.round.is_some_and(|round| round > 1));
        Self {
            animals: !own.is_empty(),
            traits: own.iter().any(|animal| !animal.traits.is_empty() || !animal.pairs.is_empty()),
            developed: !developing || next_round,
            ate: own.iter().any(|animal| animal.red + animal.blue > 0) || next_round,
            all_fed: !developing && !own.is_empty() && own.iter().all(|animal| animal.fed),
            attacked: cues().any(|cue| matches!(cue, Cue::Attack { hunter, .. } if is_own(*hunter))),
            next_round,
            over: screen.result.is_some(),
        }
    }
}

/// Whether a step is done.
pub fn step_done(step: usize, done: &Done) -> bool {
    STEPS.get(step).is_some_and(|step| (step.done)(done))
}

/// Steps from this one on are there to be read, and are not passed over.
const TO_READ: usize = 7;

/// The first step after this one that is still to be done or read.
pub fn after(step: usize, done: &Done) -> usize {
    let is_open = |next: &usize| *next >= TO_READ || !step_done(*next, done);
    (step + 1..STEPS.len()).find(is_open).unwrap_or(STEPS.len() - 1)
}

/// Whether the player is attacked: then the note is about that.
pub fn is_attacked(screen: &Screen) -> bool {
    screen.prompt.mood == Mood::Defence
}

/// What to try at this step, from what can be done now.
pub fn suggestion(step: usize, screen: &Screen, words: &Words) -> Option<Try> {
    let title = STEPS.get(step)?.title;
    if screen.prompt.mood == Mood::Wait {
        return Some(("tutorial-try-wait", Vec::new()));
    }
    let button = |id: &str| ("button", words.text(id));
    let own = screen.own.as_ref().map(|seat| seat.animals.as_slice()).unwrap_or_default();
    match title {
        "tutorial-animal" => Some(("tutorial-try-animal", vec![button("desk-as-animal")])),
        "tutorial-trait" => {
            let faces = || screen.hand.iter().flat_map(|card| &card.faces).filter(|face| face.playable);
            let single = || faces().filter(|face| !face.pair);
            let hunter = single().find(|face| face.shows == Emblem::from(Trait::Carnivorous));
            let face = hunter.or_else(|| single().next()).or_else(|| faces().next())?;
            let animal = own.first()?;
            Some(("tutorial-try-trait", vec![("trait", face.name.clone()), ("animal", marked_name(animal))]))
        }
        "tutorial-more" => Some(("tutorial-try-more", vec![button("ui-pass")])),
        "tutorial-hunger" | "tutorial-turns" if is_phase(screen, Phase::Feeding) => {
            let hungry = own.iter().find(|animal| !animal.fed && matches!(animal.mark, Mark::Legal { .. }))?;
            Some(("tutorial-try-feed", vec![("animal", marked_name(hungry)), button("ui-feed")]))
        }
        "tutorial-attack" if is_phase(screen, Phase::Feeding) => match own.iter().find(|animal| can_hunt(animal)) {
            Some(hunter) => Some(("tutorial-try-attack", vec![("animal", marked_name(hunter)), button("ui-attack")])),
            None => Some(("tutorial-try-no-hunter", Vec::new())),
        },
        "tutorial-extinction" if is_phase(screen, Phase::Feeding) => Some(("tutorial-try-end-feeding", Vec::new())),
        _ => None,
    }
}

/// The values of a suggestion, as messages take them.
pub fn args(values: &[(&'static str, String)]) -> Vec<(&'static str, Arg<'static>)> {
    values.iter().map(|(name, value)| (*name, value.clone().into())).collect()
}

fn marked_name(animal: &AnimalScreen) -> String {
    format!("{ANIMAL}{}{CLOSE}", animal.name)
}

fn can_hunt(animal: &AnimalScreen) -> bool {
    let ready = animal.traits.iter().any(|row| row.shows == Emblem::from(Trait::Carnivorous) && row.spent.is_none());
    ready && !matches!(animal.mark, Mark::Rest | Mark::Barred(_))
}

fn is_phase(screen: &Screen, phase: Phase) -> bool {
    screen.phases.iter().any(|there| there.number == phase as u8 && there.is == Progress::Now)
}
