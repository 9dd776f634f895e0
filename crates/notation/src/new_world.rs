//! New World and its variants.

pub(crate) mod actions;
pub(crate) mod areas;
pub(crate) mod cards;
pub(crate) mod commands;
pub mod excerpt;
pub(crate) mod expect;
pub(crate) mod grammar;
pub(crate) mod position;
pub mod record;
pub(crate) mod table;
pub(crate) mod views;

pub use excerpt::{position_from, scenario_from};
pub use record::{
    Entry, Misfit, Record, Recorder, Replay, ReplayError, Shuffled, Verified, World, config, config_of, first_state,
    header, parse, print, read_action, verify, write_action,
};

use new_world::{AnimalId, State};

use crate::expectation::Expecting;
use crate::fields::{Fields, list, text};
use crate::names::check_rule;
use crate::place::{Place, Reading};
use crate::report::Failure;
use crate::runner::{self, Plan};
use crate::scenario::only_keys;
use crate::scenario::step::{Step, read_steps};
use expect::Expectation;
use grammar::Lexicon;
use table::WorldTable;

/// A scenario of this family.
pub(crate) struct Case {
    state: State,
    table: WorldTable,
    dice: Vec<u8>,
    steps: Vec<Step<Lexicon>>,
    expect: Option<Expectation>,
    expect_place: Place,
}

/// Reads what follows the head of a scenario. Steps and expectations only of a `WHOLE` one.
pub(crate) fn read_case<const WHOLE: bool>(fields: Fields<'_>) -> Reading<Case> {
    only_keys(fields, &["epoch", "areas", "area_deck", "discard"])?;
    for rule in list(fields.need("rules")?, "rules")? {
        check_rule::<::new_world::Rule>(text(rule, "a rule id")?)?;
    }
    let start = position::read_start(fields)?;
    let names = start.names.0.iter().map(|(name, _)| name.clone()).collect();
    let mut lexicon = Lexicon { players: start.players, names };
    let steps = match fields.get("steps").filter(|_| WHOLE) {
        Some(node) => read_steps(node, &mut lexicon)?,
        None => Vec::new(),
    };
    let expect = fields.get("expect").filter(|_| WHOLE).map(|node| lexicon.read(node)).transpose()?;
    let expect_place = fields.get("expect").map_or(fields.place, |node| node.place);
    let table = WorldTable { names: start.names, arbitrary: start.arbitrary };
    Ok(Case { state: start.state, table, dice: start.dice, steps, expect, expect_place })
}

impl Case {
    /// Where it starts.
    pub(crate) fn start(&self) -> &State {
        &self.state
    }

    /// The names of its animals.
    pub(crate) fn names(&self) -> &[(String, AnimalId)] {
        &self.table.names.0
    }

    /// Runs it.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let plan = Plan {
            dice: &self.dice,
            steps: &self.steps,
            expect: self.expect.as_ref(),
            expect_place: self.expect_place,
        };
        runner::run(&self.state, &self.table, &plan)
    }
}
