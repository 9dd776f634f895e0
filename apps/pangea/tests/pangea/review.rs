//! The review of a played game.

use serde_json::Value;

use crate::harness::Desk;

/// A game that two bots have played by chance.
fn played(desk: &Desk) -> String {
    desk.run(&["play", "--seats", "random,random", "--seed", "2"], "").ended(0);
    let file = desk.files().into_iter().find(|name| name.ends_with(".record")).expect("a saved game");
    desk.path(&file).to_str().expect("a path").to_owned()
}

#[test]
fn a_review_shows_how_everybody_stood_and_what_the_moves_have_cost() {
    let desk = Desk::new();
    let file = played(&desk);
    let words = ["replay", file.as_str(), "--review"];
    let run = desk.run(&words, "").ended(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "Chance to win, from the first entry to the last");
    for (line, name) in lines[1..3].iter().zip(["Ada", "Boris"]) {
        assert!(line.starts_with(name) && line.ends_with('%'), "{line}");
        assert!(line.chars().filter(|sign| ('▁'..='█').contains(sign)).count() >= 40, "{line}");
    }
    assert_eq!(lines[4], "Turning points");
    assert!(lines[5].starts_with("Round ") && run.out.contains("Better: "), "{}", run.out);
    assert_eq!(desk.run(&words, "").ended(0).out, run.out, "the same again");
    let plain =
        desk.run(&["replay", &file, "--review", "--plain"], "").ended(0).said("Round 1: Ada ").said("end: Ada ");
    assert!(!plain.out.contains('█'), "{}", plain.out);
    for lang in ["pl", "ru", "cs"] {
        desk.run(&["replay", &file, "--review", "--lang", lang], "").ended(0).said("%");
    }
}

#[test]
fn a_review_as_numbers_has_everything() {
    let desk = Desk::new();
    let file = played(&desk);
    let read = |words: &[&str]| -> Value { serde_json::from_str(&desk.run(words, "").ended(0).out).expect("JSON") };
    let all = read(&["replay", &file, "--review", "--json"]);
    let chances = all["chances"].as_array().expect("a list");
    for step in chances {
        let shares: Vec<f64> = step.as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
        assert!(shares.len() == 2 && (shares.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{step}");
    }
    let moves = all["moves"].as_array().expect("a list");
    assert!(moves.iter().all(|one| one["entry"].as_u64().is_some_and(|entry| entry < chances.len() as u64)));
    assert!(["P1", "P2"].iter().all(|seat| moves.iter().any(|one| one["seat"] == *seat)));
    let own = read(&["replay", &file, "--review", "--json", "--seat", "P2"]);
    assert!(own["moves"].as_array().is_some_and(|moves| moves.iter().all(|one| one["seat"] == "P2")));
    desk.run(&["replay", &file, "--json"], "").ended(2);
    desk.run(&["replay", &file, "--review", "--seat", "P3"], "").ended(2).complained("P1 to P2");
}
