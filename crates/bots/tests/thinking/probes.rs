//! Positions in which people wondered about a bot: what no level does, and what the levels should not do.
//!
//! The files in `probes/` are scenarios. Their `why` begins with the moves that are wrong: `not pass or end_turn: …`; a move
//! is meant by the first words of its text. What is in `must.yaml` holds for every level and seed, what is in
//! `should.yaml` for four of five.

#[path = "../../examples/probe/family.rs"]
#[expect(dead_code, reason = "the test reads positions and moves, the rest is for the program")]
mod family;

use bots::{Level, by_name};
use game::{Need, Seat, Viewer};
use notation::Scenario;

use family::Table;

/// How often each level is asked in each position.
fn seeds(level: Level) -> u64 {
    match level {
        Level::Hatchling | Level::Forager => 6,
        Level::Hunter => 4,
        Level::Apex => 1,
    }
}

fn read(name: &str) -> Vec<Scenario> {
    let path = format!("{}/probes/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
    family::read(&std::fs::read_to_string(path).expect("a file of probes")).expect("scenarios")
}

/// Asks every level; for each answer what it was and whether it is one that should not be.
fn answers(scenario: &Scenario) -> Vec<(Level, u64, String, bool)> {
    None.or_else(|| origin::State::start(scenario).map(|state| ask(scenario, state)))
        .or_else(|| northstar::State::start(scenario).map(|state| ask(scenario, state)))
        .or_else(|| new_world::State::start(scenario).map(|state| ask(scenario, state)))
        .expect("a position")
}

fn ask<G: Table>(scenario: &Scenario, state: &G) -> Vec<(Level, u64, String, bool)> {
    let (wrong, _) = scenario.why.strip_prefix("not ").and_then(|why| why.split_once(": ")).expect("what is wrong");
    let wrong: Vec<&str> = wrong.split(" or ").collect();
    let Need::Decision(_) = state.need() else { panic!("{}: nobody decides", scenario.id) };
    let seat: Seat = state.need().asked().iter().next().expect("somebody decides");
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let is_wrong = |said: &str| wrong.iter().any(|wrong| said.starts_with(wrong));
    for wrong in &wrong {
        let can_be_said = legal.iter().any(|action| G::said(&view, seat, *action).starts_with(wrong));
        assert!(can_be_said, "{}: {wrong} is not possible anyway", scenario.id);
    }
    let mut answers = Vec::new();
    for level in Level::ALL {
        for seed in 0..seeds(level) {
            // Iterations without a limit of time: the same on every machine.
            let name = format!("{}@{}", level.id(), level.skill().iterations);
            let mut bot = by_name::<G>(&name, seed).expect("a bot");
            let said = G::said(&view, seat, bot.choose(seat, &view, &legal));
            let wrong = is_wrong(&said);
            answers.push((level, seed, said, wrong));
        }
    }
    answers
}

#[test]
fn no_level_makes_these_moves() {
    for scenario in read("must") {
        for (level, seed, said, is_wrong) in answers(&scenario) {
            assert!(!is_wrong, "{}: {level:?} with seed {seed}: {said}", scenario.id);
        }
    }
}

#[test]
fn levels_seldom_make_these_moves() {
    for scenario in read("should") {
        let answers = answers(&scenario);
        let wrong = answers.iter().filter(|(.., is_wrong)| *is_wrong).count();
        assert!(wrong * 5 <= answers.len(), "{}: {answers:?}", scenario.id);
    }
}
