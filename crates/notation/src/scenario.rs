//! A scenario: a position, a few commands and what must be true afterwards, written in YAML.
//!
//! This module reads what is common to all editions and hands the rest to the family; [`check_text`] runs everything.

use std::collections::HashSet;

use ::new_world::AnimalId;
use ::northstar::SpeciesId;
use editions::{Edition, Family};

use crate::fields::{Fields, list, one_of, text, truth};
use crate::place::{Fault, Place, Problem, Reading, Source};
use crate::report::{Outcome, Report, Verdict};
use crate::yaml::{self, Node};
use crate::{new_world, northstar, origin};

pub(crate) mod step;

/// A scenario that has been read and can be run.
pub struct Scenario {
    /// Its name, unique in the file.
    pub id: String,
    /// The edition it is played by.
    pub edition: Edition,
    /// The ids of the rules it is about.
    pub rules: Vec<String>,
    /// One sentence for the reader.
    pub why: String,
    /// Where it begins.
    pub place: Place,
    body: Body,
}

enum Body {
    Origin(Box<origin::Case>),
    Northstar(Box<northstar::Case>),
    NewWorld(Box<new_world::Case>),
}

/// Keys of all families.
const COMMON: &[&str] = &[
    "id", "edition", "rules", "why", "note", "options", "players", "phase", "first", "turn", "passed", "deck", "dice",
    "seats", "steps", "expect",
];
/// Keys that only some families have.
const OF_FAMILIES: &[&str] =
    &["both", "round", "epoch", "last_round", "bank", "banks", "wh", "food_cards", "areas", "area_deck", "discard"];

/// Reads a file of scenarios. A scenario that is wrong does not keep the others from being read; a text that is not a
/// list gives one problem.
pub fn read_scenarios(file: &str, text: &str) -> Vec<Result<Scenario, Problem>> {
    read_all::<true>(Source { file, text }).into_iter().map(|(_, scenario)| scenario).collect()
}

/// The same for the positions in which they start: steps and expectations are passed over. A program that only wants these
/// need not be able to read those.
pub fn read_positions(file: &str, text: &str) -> Vec<Result<Scenario, Problem>> {
    read_all::<false>(Source { file, text }).into_iter().map(|(_, scenario)| scenario).collect()
}

/// Reads a file of scenarios and runs them all.
pub fn check_text(file: &str, text: &str) -> Report {
    let outcomes = read_all::<true>(Source { file, text })
        .into_iter()
        .map(|(id, scenario)| match scenario {
            Ok(scenario) => scenario.outcome(file),
            Err(problem) => Outcome {
                file: file.to_owned(),
                line: problem.line,
                id,
                rules: Vec::new(),
                verdict: Verdict::Broken(problem),
            },
        })
        .collect();
    Report { outcomes }
}

type Named = (Option<String>, Result<Scenario, Problem>);

fn read_all<const WHOLE: bool>(source: Source<'_>) -> Vec<Named> {
    let document = match yaml::load(source.text) {
        Ok(document) => document,
        Err(fault) => return vec![(None, Err(source.problem(fault)))],
    };
    let items = match list(&document, "a file of scenarios") {
        Ok(items) => items,
        Err(fault) => return vec![(None, Err(source.problem(fault)))],
    };
    let mut ids = HashSet::new();
    items
        .iter()
        .flat_map(|item| {
            let name = Fields::of(item, "a scenario").ok().and_then(|fields| fields.get("id"));
            let name = name.and_then(|node| text(node, "id").ok()).map(|id| id.text.clone());
            let scenarios = match read::<WHOLE>(item, &mut ids) {
                Ok(scenarios) => scenarios.into_iter().map(Ok).collect(),
                Err(fault) => vec![Err(source.problem(fault))],
            };
            scenarios.into_iter().map(move |scenario| (name.clone(), scenario))
        })
        .collect()
}

/// Reads a scenario; one that is for both editions with species boards counts as two.
fn read<const WHOLE: bool>(node: &Node, ids: &mut HashSet<String>) -> Reading<Vec<Scenario>> {
    let fields = Fields::of(node, "a scenario")?;
    let known: Vec<&str> = COMMON.iter().chain(OF_FAMILIES).copied().collect();
    fields.only(&known, &[], "a scenario")?;
    let id = text(fields.need("id")?, "id")?;
    if !ids.insert(id.text.clone()) {
        return Err(Fault::new(id.place, format!("the id '{}' is used twice in this file", id.text)));
    }
    let names: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
    let edition = one_of(text(fields.need("edition")?, "edition")?, &names, "edition")?;
    let edition = Edition::from_id(edition).unwrap_or(Edition::Origin);
    let mut rules = Vec::new();
    for rule in list(fields.need("rules")?, "rules")? {
        rules.push(text(rule, "a rule id")?.text.clone());
    }
    let why = text(fields.need("why")?, "why")?.text.clone();
    if let Some(note) = fields.get("note") {
        text(note, "note")?;
    }
    let mut editions = vec![edition];
    if let Some(both) = fields.get("both") {
        if truth(both)? {
            editions = vec![Edition::Evolution, Edition::NaturalSelection];
        }
        if !matches!(edition.family(), Family::Boards(_)) {
            return Err(Fault::new(both.place, "'both' is for the editions with species boards"));
        }
    }
    let scenario = |edition: Edition| {
        let body = match edition.family() {
            Family::Origin(modules) => Body::Origin(Box::new(origin::read_case::<WHOLE>(modules, fields)?)),
            Family::Boards(preset) => Body::Northstar(Box::new(northstar::read_case::<WHOLE>(fields, preset)?)),
            Family::NewWorld => Body::NewWorld(Box::new(new_world::read_case::<WHOLE>(fields)?)),
        };
        let (id, rules, why) = (id.text.clone(), rules.clone(), why.clone());
        Ok(Scenario { id, edition, rules, why, place: node.place, body })
    };
    editions.into_iter().map(scenario).collect()
}

impl Scenario {
    /// Runs the scenario.
    pub fn run(&self) -> Verdict {
        let run = match &self.body {
            Body::Origin(case) => case.run(),
            Body::Northstar(case) => case.run(),
            Body::NewWorld(case) => case.run(),
        };
        run.map_or_else(Verdict::Failed, |()| Verdict::Passed)
    }

    /// The position a scenario of the family origin starts from, for the analysis board.
    pub fn origin_start(&self) -> Option<&::origin::State> {
        match &self.body {
            Body::Origin(case) => Some(case.start()),
            Body::Northstar(_) | Body::NewWorld(_) => None,
        }
    }

    /// The position a scenario of the family origin starts from, with the names of its animals, by their numbers.
    pub(crate) fn origin_table(&self) -> Option<(&::origin::State, &[String])> {
        match &self.body {
            Body::Origin(case) => Some((case.start(), case.names())),
            Body::Northstar(_) | Body::NewWorld(_) => None,
        }
    }

    /// The position a scenario of the species boards starts from.
    pub fn boards_start(&self) -> Option<&::northstar::State> {
        match &self.body {
            Body::Northstar(case) => Some(case.start()),
            _ => None,
        }
    }

    /// The same, with the names of its species.
    pub(crate) fn boards_table(&self) -> Option<(&::northstar::State, &[(String, SpeciesId)])> {
        match &self.body {
            Body::Northstar(case) => Some((case.start(), case.names())),
            Body::Origin(_) | Body::NewWorld(_) => None,
        }
    }

    /// The position a scenario of New World starts from.
    pub fn world_start(&self) -> Option<&::new_world::State> {
        self.world_table().map(|(state, _)| state)
    }

    /// The same, with the names of its animals.
    pub(crate) fn world_table(&self) -> Option<(&::new_world::State, &[(String, AnimalId)])> {
        match &self.body {
            Body::NewWorld(case) => Some((case.start(), case.names())),
            Body::Origin(_) | Body::Northstar(_) => None,
        }
    }

    fn outcome(&self, file: &str) -> Outcome {
        Outcome {
            file: file.to_owned(),
            line: self.place.line,
            id: Some(self.id.clone()),
            rules: self.rules.clone(),
            verdict: self.run(),
        }
    }
}

/// The keys a family has besides the common ones, for its own check.
pub(crate) fn only_keys(fields: Fields<'_>, of_family: &[&str]) -> Reading<()> {
    let known: Vec<&str> = COMMON.iter().chain(of_family).copied().collect();
    fields.only(&known, OF_FAMILIES, "a scenario").map(|_| ())
}
