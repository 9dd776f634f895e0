//! The lessons: an opening, steps that are done with own hands or read, and what to do next, in words and in clicks.
//!
//! | module | what it holds |
//! |---|---|
//! | [`coach`] | how far the learner is, and the note that is shown |
//! | [`plan`] | the clicks that lead to a goal, each with the name of the thing that is clicked |
//! | [`goal`] | what a step wants to be done |
//! | `sight` | what a screen shows of what the learner has done |
//!
//! A step that is to be done is ticked when the learner has done it and not before. What to click is never guessed: the
//! goal is tried on a copy of the table, click by click, and the note names what was clicked there.

pub mod coach;
mod continents;
mod evolution;
pub mod goal;
mod new_world;
mod origin;
pub mod plan;
mod sight;

use table::Occupant;

use crate::saved::Saved;
use crate::screen::{Being, Screen};

pub use coach::{Advice, Coach, Note, StepState};
pub use goal::Goal;
pub use plan::{Do, Plan, What};

/// All of them; the first is the one to begin with.
pub const LESSONS: &[&Lesson] = &[&origin::LESSON, &continents::LESSON, &evolution::LESSON, &new_world::LESSON];

/// The name of the other player.
const PARTNER: &str = "Wallace";

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
    /// The round it opens in.
    pub round: u8,
    /// What the other player does in that round, in the words of records: the first of these that is legal.
    pub script: &'static [&'static str],
}

/// A step of a lesson.
pub struct Step {
    /// The chapter: a message id.
    pub chapter: &'static str,
    /// The heading: a message id.
    pub title: &'static str,
    /// The text: a message id.
    pub text: &'static str,
    /// What it is about while there is nothing to be clicked for it.
    pub at: Thing,
    /// Whether it is done or read.
    pub kind: Kind,
    /// What leads to it, the best first.
    pub goals: fn(&Screen) -> Vec<Goal>,
}

/// What a step wants.
pub enum Kind {
    /// Something is done by the learner.
    Do {
        /// Whether the learner has done it.
        done: fn(&Screen, mine: &[Being]) -> bool,
        /// Whether its time is over.
        over: fn(&Screen) -> bool,
    },
    /// Something is read. The other player waits meanwhile.
    Read {
        /// Whether what it speaks about is there.
        when: fn(&Screen) -> bool,
        /// What has happened, in sentences with marks round names.
        tells: fn(&Screen) -> Vec<String>,
    },
}

/// Something on the table that a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// Nothing in particular.
    Nothing,
    /// The hand.
    Hand,
    /// The question.
    Prompt,
    /// The bank, the banks or the watering hole.
    Bank,
    /// The learner's animals.
    Own,
    /// The other player's animals.
    Others,
    /// The learner's points.
    Points,
    /// The row of areas.
    Areas,
    /// An area card with two parts.
    TwoParts,
}

impl Lesson {
    /// The lesson as it begins, for a learner of this name.
    pub fn opening(&self, you: &str) -> Saved {
        let person = Occupant::Person { name: you.to_owned() };
        let partner = Occupant::Bot { name: PARTNER.to_owned(), plays: "forager".to_owned() };
        let opening = Saved::new(self.opening, &[person, partner], self.seed);
        opening.unwrap_or_else(|_| Saved { record: self.opening.to_owned() })
    }

    /// What the other player does of these actions, in the words of records; nothing once they play on their own.
    pub fn partner<'a>(&self, screen: &Screen, legal: &'a [String]) -> Option<&'a str> {
        if sight::is_later(screen, self.round) {
            return None;
        }
        self.script.iter().find_map(|line| legal.iter().find(|action| is_said(action, line))).map(String::as_str)
    }
}

/// Whether an action is meant by a line of a script: by its first words.
fn is_said(action: &str, line: &str) -> bool {
    let words = action.split_once(' ').filter(|(seat, _)| seat.starts_with('P')).map_or(action, |(_, words)| words);
    words.strip_prefix(line).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The lesson about an edition; the first one if there is none.
pub fn about(edition: Option<&str>) -> &'static Lesson {
    LESSONS.iter().copied().find(|lesson| Some(lesson.edition) == edition).unwrap_or(LESSONS[0])
}

/// A step that is done.
const fn deed(
    (chapter, title, text): (&'static str, &'static str, &'static str),
    at: Thing,
    goals: fn(&Screen) -> Vec<Goal>,
    done: fn(&Screen, &[Being]) -> bool,
    over: fn(&Screen) -> bool,
) -> Step {
    Step { chapter, title, text, at, kind: Kind::Do { done, over }, goals }
}

/// A step that is read.
const fn reading(
    (chapter, title, text): (&'static str, &'static str, &'static str),
    at: Thing,
    goals: fn(&Screen) -> Vec<Goal>,
    when: fn(&Screen) -> bool,
) -> Step {
    Step { chapter, title, text, at, kind: Kind::Read { when, tells: |_| Vec::new() }, goals }
}

/// A step that is read, with what has happened.
const fn telling(
    words: (&'static str, &'static str, &'static str),
    at: Thing,
    goals: fn(&Screen) -> Vec<Goal>,
    when: fn(&Screen) -> bool,
    tells: fn(&Screen) -> Vec<String>,
) -> Step {
    let (chapter, title, text) = words;
    Step { chapter, title, text, at, kind: Kind::Read { when, tells }, goals }
}
