//! What a lesson is: an opening, steps that show something each, and what to try from what can be done now.

use desk::Screen;
use desk::diary::{ANIMAL, CLOSE};
use desk::screen::{AnimalScreen, Emblem, Mark, Mood, Progress};
use locale::{Arg, Words};
use origin::{Phase, Trait};

/// A lesson.
pub struct Lesson {
    /// Its name in addresses: the edition it is about.
    pub edition: &'static str,
    /// What it is called: a message id.
    pub name: &'static str,
    /// The record it opens with.
    pub opening: &'static str,
    /// For its dice.
    pub seed: u64,
    /// The steps in order.
    pub steps: &'static [Step],
    /// Steps from this one on are there to be read, and are not passed over.
    pub to_read: usize,
    /// What to try at the step with this title.
    pub suggest: fn(title: &str, screen: &Screen, words: &Words) -> Option<Try>,
}

/// A step of a lesson.
pub struct Step {
    /// The chapter: a message id.
    pub chapter: &'static str,
    /// The heading: a message id.
    pub title: &'static str,
    /// The text: a message id.
    pub text: &'static str,
    /// What it points at: selectors, the first that is there counts.
    pub at: &'static [&'static str],
    /// Whether the screen shows that the player has done it.
    pub done: fn(&Screen) -> bool,
}

/// Something to try: a message id with its values.
pub type Try = (&'static str, Vec<(&'static str, String)>);

/// A step.
pub const fn step(
    chapter: &'static str,
    title: &'static str,
    text: &'static str,
    at: &'static [&'static str],
    done: fn(&Screen) -> bool,
) -> Step {
    Step { chapter, title, text, at, done }
}

impl Lesson {
    /// Whether a step is done.
    pub fn step_done(&self, step: usize, screen: &Screen) -> bool {
        self.steps.get(step).is_some_and(|step| (step.done)(screen))
    }

    /// The first step after this one that is still to be done or read.
    pub fn after(&self, step: usize, screen: &Screen) -> usize {
        let is_open = |next: &usize| *next >= self.to_read || !self.step_done(*next, screen);
        (step + 1..self.steps.len()).find(is_open).unwrap_or(self.steps.len() - 1)
    }

    /// What to try at this step, from what can be done now.
    pub fn suggestion(&self, step: usize, screen: &Screen, words: &Words) -> Option<Try> {
        if screen.prompt.mood == Mood::Wait {
            return Some(("tutorial-try-wait", Vec::new()));
        }
        (self.suggest)(self.steps.get(step)?.title, screen, words)
    }
}

/// Whether the player is attacked: then the note is about that.
pub fn is_attacked(screen: &Screen) -> bool {
    screen.prompt.mood == Mood::Defence
}

/// The values of a suggestion, as messages take them.
pub fn args(values: &[(&'static str, String)]) -> Vec<(&'static str, Arg<'static>)> {
    values.iter().map(|(name, value)| (*name, value.clone().into())).collect()
}

/// The player's animals.
pub fn own(screen: &Screen) -> &[AnimalScreen] {
    screen.own.as_ref().map(|seat| seat.animals.as_slice()).unwrap_or_default()
}

/// The name of an animal, marked as such.
pub fn marked_name(animal: &AnimalScreen) -> String {
    format!("{ANIMAL}{}{CLOSE}", animal.name)
}

/// The word on a button, for a suggestion.
pub fn button(words: &Words, id: &str) -> (&'static str, String) {
    ("button", words.text(id))
}

/// Whether the animal has a trait that is not used up and can do something now.
pub fn is_ready(animal: &AnimalScreen, shows: Trait) -> bool {
    let ready = animal.traits.iter().any(|row| row.shows == Emblem::from(shows) && row.spent.is_none());
    ready && !matches!(animal.mark, Mark::Rest | Mark::Barred(_))
}

/// Whether the round is in this phase.
pub fn is_phase(screen: &Screen, phase: Phase) -> bool {
    screen.phases.iter().any(|there| there.number == phase as u8 && there.is == Progress::Now)
}

/// Whether a round later than this one has begun.
pub fn is_later(screen: &Screen, than: u8) -> bool {
    screen.log.iter().any(|line| line.round.is_some_and(|round| round > than))
}

/// What to try with a hungry animal, and with a hunter.
pub fn feed(screen: &Screen, words: &Words) -> Option<Try> {
    let hungry = own(screen).iter().find(|animal| !animal.fed && matches!(animal.mark, Mark::Legal { .. }))?;
    Some(("tutorial-try-feed", vec![("animal", marked_name(hungry)), button(words, "ui-feed")]))
}

/// What to try with a hunter.
pub fn hunt(screen: &Screen, words: &Words) -> Try {
    match own(screen).iter().find(|animal| is_ready(animal, Trait::Carnivorous)) {
        Some(hunter) => ("tutorial-try-attack", vec![("animal", marked_name(hunter)), button(words, "ui-attack")]),
        None => ("tutorial-try-no-hunter", Vec::new()),
    }
}
