//! The analysis board of any game: who may attack whom and why, the game that goes on, the link.
//!
//! Each family has a `Board` of its own, with the changes that its positions know; what they answer is here. The page
//! holds an [`AnyBoard`], draws the controls it offers and gives a [`Change`] back: it names no family.

mod any;
mod controls;
mod position;
pub mod share;

pub use any::AnyBoard;
pub use controls::{
    AreaCardChanges, AreaChanges, CardChanges, Change, Controls, Counter, Detail, Home, Steps, Switch, Terms,
};
pub use position::{FreePosition, TraitWords};

use core::fmt::Debug;

use game::{Game, Seat, Viewer};
use notation::record::{ConfigOf, Family as Notation, Recorder};
use table::Occupant;

use crate::saved::Saved;
use crate::screen::{Being, Emblem};

/// Who may attack whom. A row for every animal that hunts at all, a column for every animal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matrix {
    /// The columns.
    pub prey: Vec<Being>,
    /// The rows: the hunter and its pairs, in the order of the columns.
    pub hunters: Vec<(Being, Vec<Pair>)>,
}

impl Matrix {
    /// The answer for this hunter and this prey.
    pub fn pair(&self, hunter: Being, prey: Being) -> Option<&Pair> {
        self.pairs().find(|pair| (pair.hunter, pair.prey) == (hunter, prey))
    }

    /// The first answer about two animals.
    pub fn first(&self) -> Option<&Pair> {
        self.pairs().find(|pair| pair.verdict != Verdict::Itself)
    }

    fn pairs(&self) -> impl Iterator<Item = &Pair> {
        self.hunters.iter().flat_map(|(_, pairs)| pairs)
    }
}

/// The answer for one pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// Who would attack.
    pub hunter: Being,
    /// Whom.
    pub prey: Being,
    /// The answer.
    pub verdict: Verdict,
    /// The whole answer in a sentence.
    pub spoken: String,
    /// Every check of the rules, in their order.
    pub checks: Vec<Check>,
    /// What would follow, if it may attack.
    pub outlook: Vec<String>,
}

/// The answer in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The animal itself.
    Itself,
    /// It may, and nothing saves the prey.
    Yes,
    /// It may, but something answers: the prey may escape, or the attacker is hurt.
    Defended {
        /// The first defence, for the icon.
        by: Emblem,
        /// In a word.
        short: String,
    },
    /// It may, if it pays for it.
    Priced {
        /// What lets it pay, for the icon.
        by: Emblem,
        /// In a word.
        short: String,
    },
    /// It may not.
    No {
        /// The first rule that forbids it.
        rule: &'static str,
    },
}

/// A trait that would turn the answer of a pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhatIf {
    /// The trait.
    pub shows: Emblem,
    /// In words: on which animal.
    pub text: String,
    /// The rule that would forbid the attack then; none if it would be allowed.
    pub rule: Option<&'static str>,
}

/// One check of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// Whether it is passed.
    pub passed: bool,
    /// A sentence, with marks round names.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

/// Why a change is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// A rule of the game forbids it.
    Rule(R),
    /// More than fits a table.
    TooMuch,
    /// There is nothing to change.
    Nothing,
}

/// Who plays on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayOn {
    /// The seat of the person; it has the turn.
    pub you: Seat,
    /// What the players are called, seat by seat.
    pub players: Vec<String>,
    /// The bot on the other seats.
    pub bot: String,
    /// For the order of the deck and the dice.
    pub seed: u64,
}

impl PlayOn {
    /// The game that begins here, ready to be opened; `written` puts what the seats see into the words of a scenario.
    pub(crate) fn game<F: Notation>(
        &self,
        config: &ConfigOf<F>,
        state: &F::Game,
        written: impl FnOnce(&[<F::Game as Game>::View]) -> Option<String>,
    ) -> Option<Saved> {
        let seats = state.seats();
        let views: Vec<_> = Seat::all(seats).map(|seat| state.view(Viewer::Seat(seat))).collect();
        let occupants: Vec<Occupant> = Seat::all(seats)
            .map(|seat| {
                let name = self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
                match seat == self.you {
                    true => Occupant::Person { name },
                    false => Occupant::Bot { name, plays: self.bot.clone() },
                }
            })
            .collect();
        let names = occupants.iter().map(|occupant| occupant.name().to_owned()).collect();
        let recorder = Recorder::<F>::new(config, names).from_position(Some(written(&views)?));
        let record = notation::record::print::<F>(recorder.record()).ok()?;
        Saved::new(&record, &occupants, self.seed).ok()
    }
}
