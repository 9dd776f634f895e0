//! What a family of editions adds to the common format: its words ([`Grammar`]) and its table ([`Table`]).
//!
//! The common part (file, steps, evaluation point, report) knows no game; a family brings the position, the commands, what
//! can be expected and what can be seen.

use game::{Game, Seat};

use crate::place::Reading;
use crate::report::Difference;
use crate::words::Words;
use crate::yaml::{Node, Text};

/// Which of the two lists of the format a phrase comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// A command of a turn (`do`).
    Command,
    /// An answer to a question (`choose`).
    Answer,
    /// Either of them (`options`).
    Either,
}

/// What a phrase is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// It is carried out: animals it creates are known from here on.
    Done,
    /// It is only looked at.
    Tried,
    /// It stands in a list of options: ids of new animals are left out.
    Listed,
}

/// Reads the parts of a scenario that differ between families. Reads the steps in order, so that it knows which animals
/// exist.
pub(crate) trait Grammar {
    /// A command or an answer as written.
    type Phrase;
    /// What is expected at one moment.
    type Expectation;
    /// Where `advance_to` stops.
    type Point;
    /// Something a view hides or shows.
    type Path;

    fn players(&self) -> u8;
    fn phrase(&mut self, text: &Text, form: Form, purpose: Purpose) -> Reading<Self::Phrase>;
    /// The words with which commands begin.
    fn beginning(&self, text: &Text) -> Reading<Words>;
    /// A target of commands.
    fn target(&self, text: &Text) -> Reading<String>;
    fn expectation(&self, node: &Node) -> Reading<Self::Expectation>;
    fn point(&self, text: &Text) -> Reading<Self::Point>;
    fn path(&self, text: &Text) -> Reading<Self::Path>;
    /// Refuses an id that is neither a rule nor a group of rules.
    fn check_rule(&self, text: &Text) -> Reading<()>;
    /// Refuses an option that does not exist.
    fn check_option(&self, name: &Text) -> Reading<()>;
}

/// Which of several equally good choices the runner takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// The first.
    First,
    /// The last.
    Last,
}

impl Pick {
    /// One of them.
    pub(crate) fn of<T: Copy>(self, choices: &[T]) -> Option<T> {
        match self {
            Self::First => choices.first().copied(),
            Self::Last => choices.last().copied(),
        }
    }
}

/// The run-time side of a family: turns phrases into actions and looks at the game. Keeps the names of the animals.
pub(crate) trait Table {
    type Grammar: Grammar;
    type Game: Game;

    /// Whether the rules of the family say that nobody is asked where there is one answer. Then a scenario may either give
    /// that answer or leave it out.
    const ONE_ANSWER_IS_NO_QUESTION: bool = false;

    /// The action a phrase means now; a sentence if it means none.
    fn action(
        &self,
        game: &Self::Game,
        seat: Seat,
        phrase: &<Self::Grammar as Grammar>::Phrase,
        pick: Pick,
    ) -> Result<Meaning<<Self::Game as Game>::Action>, String>;

    /// A phrase may say more than one action: what it still says about the question that is open after `done` answers of
    /// its own.
    fn rest(
        &self,
        _game: &Self::Game,
        _seat: Seat,
        _phrase: &<Self::Grammar as Grammar>::Phrase,
        _done: usize,
        _pick: Pick,
    ) -> Option<Rest<<Self::Game as Game>::Action>> {
        None
    }

    /// Whether the action is among those that are offered, or only says more than one of them.
    fn is_offered(offered: &[<Self::Game as Game>::Action], action: <Self::Game as Game>::Action) -> bool {
        offered.contains(&action)
    }

    /// Whether the phrase is a pass or the end of a turn, which may be said also where the game would go on by itself.
    fn is_stop(phrase: &<Self::Grammar as Grammar>::Phrase) -> bool;

    /// Whether the action is one of these.
    fn stops(action: <Self::Game as Game>::Action) -> bool;

    /// Called before an action is carried out, so that an animal it creates gets its name.
    fn note(&mut self, game: &Self::Game, seat: Seat, phrase: &<Self::Grammar as Grammar>::Phrase);

    /// The action as it is compared in `legal_exactly`: without optional clauses and ids of new animals.
    fn write(&self, game: &Self::Game, action: <Self::Game as Game>::Action) -> String;

    /// Everything the player can say now, as it is compared in `legal_exactly`; a series with all its steps if `in_full`,
    /// else only the first ones.
    fn possibilities(&self, game: &Self::Game, seat: Seat, in_full: bool) -> Vec<String>;

    /// A series as it is compared in `legal_exactly`.
    fn write_series(&self, game: &Self::Game, series: &[<Self::Game as Game>::Action]) -> String;

    /// The words of a beginning as they stand in written actions.
    fn beginning(&self, game: &Self::Game, seat: Seat, words: &Words) -> Vec<String>;

    /// Whether the game has just come to the point.
    fn is_at(&self, game: &Self::Game, point: &<Self::Grammar as Grammar>::Point) -> bool;

    /// Whether the point is a turn of the player who is really asked for an action, with nothing done in it yet.
    fn waits_at(&self, game: &Self::Game, point: &<Self::Grammar as Grammar>::Point) -> bool;

    /// What is not as expected.
    fn differences(&self, game: &Self::Game, expected: &<Self::Grammar as Grammar>::Expectation) -> Vec<Difference>;

    /// Fails with the reason if the viewer can know the value, or if it cannot be looked at.
    fn check_hidden(
        &self,
        game: &Self::Game,
        viewer: Seat,
        path: &<Self::Grammar as Grammar>::Path,
    ) -> Result<(), String>;

    /// Fails with the reason if the viewer cannot know the value.
    fn check_visible(
        &self,
        game: &Self::Game,
        viewer: Seat,
        path: &<Self::Grammar as Grammar>::Path,
    ) -> Result<(), String>;

    /// Whether these options are refused, and by which rule.
    fn refuses_options(&self, players: u8, options: &[(String, String)]) -> Refusal;
}

/// What a phrase means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning<A> {
    /// This action.
    Action(A),
    /// These actions one after another, and a last one if the player is still asked then: one command or answer of the
    /// format that the engine takes step by step.
    Series(Vec<A>, Option<A>),
    /// Whatever is possible.
    Anything,
}

/// What a phrase says besides its first action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rest<A> {
    pub(crate) action: A,
    /// Whether something else could stand in its place.
    pub(crate) is_arbitrary: bool,
}

/// Whether a set-up is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// It is not.
    Accepted,
    /// By this rule.
    By(&'static str),
    /// By no rule that could be named.
    Unnamed,
}
