//! A table from a record: for reloading, for imports, for looking at an old game move by move.

use game::{BadOutcome, Game, Illegal, Need, NumberedChance, RecordEntry, RuleId, Seat};
use thiserror::Error;

use crate::error::TableError;
use crate::seeded::Seeded;
use crate::table::{Setup, Table};

/// Why a record does not replay, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("entry {}: {problem}", entry + 1)]
pub struct ReplayError<R: RuleId> {
    /// The entry that fails, from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub problem: ReplayProblem<R>,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ReplayProblem<R: RuleId> {
    /// The players do not fit the game; before any entry.
    #[error("{0}")]
    Setup(TableError<R>),
    /// Somebody has to decide here, no die and no shuffle.
    #[error("a decision is due here, no chance")]
    DecisionDue,
    /// A die or a shuffle is due here.
    #[error("a die or a shuffle is due here, no action")]
    ChanceDue,
    /// Somebody else is asked here.
    #[error("{seat} is not asked here")]
    NotAsked {
        /// Whose action the record has.
        seat: Seat,
    },
    /// The rules forbid the action.
    #[error("{0}")]
    Illegal(Illegal<R>),
    /// The outcome does not fit.
    #[error("{0}")]
    BadOutcome(BadOutcome),
    /// The game is already over.
    #[error("the game is over before this")]
    Over,
}

impl<G: Game> Table<G> {
    /// A table at which all this has happened. It goes no further than the record: if that ends before a die or an answer
    /// that would come by itself, [`Table::start`] goes on. The seed of the set-up is for what comes then; the dice of
    /// the record are drawn from it too and not used, so that a game with its own seed gets the dice it would have got.
    pub fn replay<'r>(
        setup: Setup<G::Config>,
        record: impl IntoIterator<Item = &'r RecordEntry<G::Action>>,
    ) -> Result<Self, ReplayError<G::Rule>>
    where
        G::Action: 'r,
    {
        let chance = Box::new(Seeded::new(setup.seed));
        Self::replay_all(None, setup, chance, record)
    }

    /// The same for a game that began with a position.
    pub fn replay_from<'r>(
        position: G,
        setup: Setup<G::Config>,
        record: impl IntoIterator<Item = &'r RecordEntry<G::Action>>,
    ) -> Result<Self, ReplayError<G::Rule>>
    where
        G::Action: 'r,
    {
        let chance = Box::new(Seeded::new(setup.seed));
        Self::replay_all(Some(Box::new(position)), setup, chance, record)
    }

    /// The same with another source of chance for what comes then; the seed is not used.
    pub fn replay_with<'r>(
        setup: Setup<G::Config>,
        chance: Box<dyn NumberedChance>,
        record: impl IntoIterator<Item = &'r RecordEntry<G::Action>>,
    ) -> Result<Self, ReplayError<G::Rule>>
    where
        G::Action: 'r,
    {
        Self::replay_all(None, setup, chance, record)
    }

    pub(crate) fn replay_all<'r>(
        position: Option<Box<G>>,
        setup: Setup<G::Config>,
        chance: Box<dyn NumberedChance>,
        record: impl IntoIterator<Item = &'r RecordEntry<G::Action>>,
    ) -> Result<Self, ReplayError<G::Rule>>
    where
        G::Action: 'r,
    {
        let mut table = Self::at_with(position, setup, chance)
            .map_err(|error| ReplayError { entry: 0, problem: ReplayProblem::Setup(error) })?;
        for (entry, given) in record.into_iter().enumerate() {
            table.repeat(given).map_err(|problem| ReplayError { entry, problem })?;
        }
        Ok(table)
    }

    /// Lets happen what has happened at another table: the next entry of its record, and what follows without chance and
    /// without an answer. With [`Table::undo`] between the entries a journal is replayed in which decisions were taken
    /// back, with the same numbers for all events. An entry that does not fit is not carried out.
    pub fn repeat(&mut self, entry: &RecordEntry<G::Action>) -> Result<(), ReplayProblem<G::Rule>> {
        if self.record.is_empty() {
            self.run_forced();
        }
        self.enter(entry)?;
        self.run_forced();
        Ok(())
    }

    fn enter(&mut self, given: &RecordEntry<G::Action>) -> Result<(), ReplayProblem<G::Rule>> {
        let need = self.state.need();
        match (need, given) {
            (Need::Over, _) => Err(ReplayProblem::Over),
            (Need::Chance(chance), RecordEntry::Chance(outcome)) => {
                let mut buffer = game::NO_ORDER;
                self.chance.draw(self.drawn, chance, &mut buffer);
                self.resolve(outcome.as_outcome()).map_err(ReplayProblem::BadOutcome)
            }
            (Need::Chance(_) | Need::Progress, _) => Err(ReplayProblem::ChanceDue),
            (_, RecordEntry::Chance(_)) => Err(ReplayProblem::DecisionDue),
            (_, RecordEntry::Act { seat, .. }) if !need.asks(*seat) => Err(ReplayProblem::NotAsked { seat: *seat }),
            (_, RecordEntry::Act { seat, action }) if self.is_decision(*seat, *action) => {
                self.decide(*seat, *action).map_err(ReplayProblem::Illegal)
            }
            (_, RecordEntry::Act { seat, action }) => self.carry_out(*seat, *action).map_err(ReplayProblem::Illegal),
        }
    }

    /// Whether the seat decides with this action: it is not what the table answers by itself.
    fn is_decision(&self, seat: Seat, action: G::Action) -> bool {
        self.automatic.answer_of(&self.state, seat) != Some(action)
    }
}
