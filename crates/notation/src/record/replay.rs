//! A recorded game played again.

use core::fmt;

use game::{Ask, Chance, EventSink, Game, Need, Outcome, RuleId};

use super::{Entry, EntryOf, EventOf, Family, Passes, RecordOf, RuleOf, first_state, order_in};
use crate::place::{Asked, Cause, Fault, Place};

/// Why an entry does not fit the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit<R> {
    /// The set-up is refused.
    SetUp(String),
    /// Something else is asked for at this moment.
    NotAsked {
        /// What is asked for.
        asked: Asked,
    },
    /// These cards are not there to be shuffled.
    WrongCards,
    /// No die that is rolled now shows this.
    NoSuchFace(u8),
    /// A rule refuses the action.
    Refused(R),
}

impl<R: RuleId> Misfit<R> {
    /// What kind of mistake this is in a text.
    fn cause(&self) -> Option<Cause> {
        Some(match self {
            Self::SetUp(_) => return None,
            Self::NotAsked { asked } => Cause::NotAsked(*asked),
            Self::WrongCards => Cause::Cards,
            Self::NoSuchFace(die) => Cause::Face(*die),
            Self::Refused(rule) => Cause::Rule(rule.id()),
        })
    }

    pub(super) fn fault(&self, place: Place) -> Fault {
        Fault { cause: self.cause().map(Box::new), ..Fault::new(place, self.to_string()) }
    }
}

impl<R: RuleId> fmt::Display for Misfit<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetUp(error) => f.write_str(error),
            Self::NotAsked { asked } => write!(f, "this does not fit here: {asked}"),
            Self::WrongCards => write!(f, "these are not the cards to shuffle"),
            Self::NoSuchFace(die) => write!(f, "no die shows {die} here"),
            Self::Refused(rule) => write!(f, "refused by {} ({})", rule.id(), rule.title()),
        }
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError<R> {
    /// The entry, from 0.
    pub entry: usize,
    /// Why.
    pub misfit: Misfit<R>,
}

impl<R: RuleId> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} of the record: {}", self.entry + 1, self.misfit)
    }
}

impl<R: RuleId> core::error::Error for ReplayError<R> {}

/// A game that is played again, entry by entry.
#[derive(Clone)]
pub struct Replay<'r, F: Family> {
    entries: &'r [EntryOf<F>],
    next: usize,
    game: Replayed<F>,
    opening: Vec<EventOf<F>>,
}

impl<'r, F: Family> Replay<'r, F> {
    /// The game before its set-up, or at the position it began with.
    pub fn new(record: &'r RecordOf<F>) -> Result<Self, ReplayError<RuleOf<F>>> {
        let mut opening = Vec::new();
        let game = Replayed::new(first_state::<F>(record)?, record.header.passes, &mut opening);
        Ok(Self { entries: &record.entries, next: 0, game, opening })
    }

    /// A replay of which so many entries have been replayed and have led to this game.
    pub(super) fn after(entries: &'r [EntryOf<F>], next: usize, game: Replayed<F>) -> Self {
        Self { entries, next, game, opening: Vec::new() }
    }

    /// The game behind it.
    pub(super) fn into_game(self) -> Replayed<F> {
        self.game
    }

    /// What happened by itself before the first entry: something only in a game that began with a position.
    pub fn opening(&self) -> &[EventOf<F>] {
        &self.opening
    }

    /// The state now: after the entries replayed so far and what followed by itself.
    pub fn state(&self) -> &F::Game {
        &self.game.state
    }

    /// How many entries have been replayed.
    pub fn entries_done(&self) -> usize {
        self.next
    }

    /// What comes next.
    pub fn upcoming(&self) -> Option<&'r EntryOf<F>> {
        self.entries.get(self.next)
    }

    /// The order of the shuffle that comes next, as a game takes it; nothing if something else comes, or other cards.
    pub fn order(&self) -> Option<Vec<u16>> {
        match self.upcoming()? {
            Entry::Shuffle(cards) => order_in(&F::to_shuffle(self.state()), cards),
            _ => None,
        }
    }

    /// Everything that is still to come.
    pub fn rest(&self) -> &'r [EntryOf<F>] {
        self.entries.get(self.next..).unwrap_or_default()
    }

    /// Replays one entry and what follows by itself; gives everything that happened, or nothing after the last entry.
    pub fn step(&mut self) -> Result<Option<Vec<EventOf<F>>>, ReplayError<RuleOf<F>>> {
        let Some(entry) = self.entries.get(self.next) else { return Ok(None) };
        let mut events = Vec::new();
        self.game.enter(entry, &mut events).map_err(|misfit| ReplayError { entry: self.next, misfit })?;
        self.next += 1;
        Ok(Some(events))
    }

    /// Replays everything that is left and gives the last state.
    pub fn finish(mut self) -> Result<F::Game, ReplayError<RuleOf<F>>> {
        while self.step()?.is_some() {}
        Ok(self.game.state)
    }
}

/// The game behind a replay: goes on by itself exactly as at the table.
#[derive(Clone)]
pub(super) struct Replayed<F: Family> {
    pub(super) state: F::Game,
    passes: Passes,
}

impl<F: Family> Replayed<F> {
    pub(super) fn new(first: F::Game, passes: Passes, events: &mut impl EventSink<EventOf<F>>) -> Self {
        let mut game = Self { state: first, passes };
        game.go_on(events);
        game
    }

    pub(super) fn enter(
        &mut self,
        entry: &EntryOf<F>,
        events: &mut impl EventSink<EventOf<F>>,
    ) -> Result<(), Misfit<RuleOf<F>>> {
        let need = self.state.need();
        match (entry, need) {
            (Entry::Shuffle(cards), Need::Chance(Chance::Shuffle { .. })) => {
                let order = order_in(&F::to_shuffle(&self.state), cards).ok_or(Misfit::WrongCards)?;
                self.state.resolve(Outcome::Order(&order), events).map_err(|_| Misfit::WrongCards)?;
            }
            (Entry::Die(die), Need::Chance(Chance::Die { .. })) => {
                self.state.resolve(Outcome::Die(*die), events).map_err(|_| Misfit::NoSuchFace(*die))?;
            }
            (Entry::Act { seat, action }, _) if need.asks(*seat) => {
                self.state.apply(*seat, *action, events).map_err(|refusal| Misfit::Refused(refusal.rule))?;
            }
            _ => return Err(Misfit::NotAsked { asked: self.asked() }),
        }
        self.go_on(events);
        Ok(())
    }

    /// Automatic progress until somebody is really asked, chance is needed, or the game is over.
    fn go_on(&mut self, events: &mut impl EventSink<EventOf<F>>) {
        while self.passes.pass(&self.state) && self.state.advance(events) {}
    }

    pub(super) fn asked(&self) -> Asked {
        match self.state.need() {
            Need::Decision(decision) if decision.is_question() => Asked::Question(decision.seat()),
            Need::Decision(decision) => Asked::Turn(decision.seat()),
            Need::Together(seats, _) => Asked::Together(seats),
            Need::Chance(Chance::Die { .. }) => Asked::Die,
            Need::Chance(Chance::Shuffle { .. }) => Asked::Shuffle,
            Need::Progress => Asked::Nothing,
            Need::Over => Asked::Over,
        }
    }
}
