//! The species boards at the keyboard: whole games, saved, resumed and replayed.

use std::fs;

use crate::harness::{Desk, always};

const EDITIONS: [&str; 2] = ["evolution", "natural-selection"];

#[test]
fn a_whole_game_can_be_played_and_looked_at_again() {
    for (edition, lang) in EDITIONS.iter().zip(["en", "pl"]) {
        let desk = Desk::new();
        let words = ["play", "--edition", edition, "--players", "3", "--seed", "5", "--lang", lang];
        let run = desk.run(&words, &always("1")).ended(0);
        assert!(run.out.contains("pangea replay "), "{}", run.out);
        let [file] = &desk.files()[..] else { panic!("one file: {:?}", desk.files()) };
        assert!(file.starts_with(edition), "{file}");
        let path = desk.path(file);
        let name = path.to_str().unwrap();
        desk.run(&["check", name], "").ended(0).said("1 passed, 0 failed");
        let told = desk.run(&["replay", name], "").ended(0);
        assert!(told.out.contains("Winner: ") || told.out.contains("Shared victory: "), "{}", told.out);
        let own = desk.run(&["replay", name, "--seat", "P1", "--to", "9"], "").ended(0);
        assert!(own.out.contains("Your cards: "), "{}", own.out);
    }
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    for edition in EDITIONS {
        let desk = Desk::new();
        let file = desk.path("mine.record");
        let name = file.to_str().unwrap();
        let script = format!("1\n1\n1\nsave {name}\ntable\nquit\n");
        let words = ["play", "--edition", edition, "--seats", "random,you,greedy", "--seed", "4"];
        let saved = desk.run(&words, &script).ended(0);
        let shown = saved.out.rsplit("Number (1").nth(1).unwrap().split_once('\n').unwrap().1.trim();
        assert!(shown.starts_with("Round "), "{shown}");
        let resumed = desk.run(&["play", "--resume", name], "quit\n").ended(0);
        assert!(resumed.out.contains(shown), "{shown}\nis missing in\n{}", resumed.out);
        assert!(fs::read_to_string(&file).unwrap().contains("\nplayers: bot random, person, bot greedy\n"));
        let ended = desk.run(&["play", "--resume", name], &always("1")).ended(0);
        assert!(ended.out.contains("Final scores"), "{}", ended.out);
        desk.run(&["check", name], "").ended(0).said("1 passed, 0 failed");
        assert_eq!(desk.files(), ["mine.record"], "a game has one file");
    }
}

#[test]
fn people_at_one_keyboard_do_not_see_what_the_others_chose() {
    let desk = Desk::new();
    let words = ["play", "--edition", "evolution", "--seats", "person:Ola,person:Ivo", "--seed", "6"];
    // Ola looks at her cards, lays the first one face down, and hands over.
    let run = desk.run(&words, "\nhand\n1\n\nlog\nquit\n").ended(0);
    let (_, ivo) = run.out.split_once("Ola places a food card face down.").expect("Ivo is told so much");
    assert!(!ivo.contains(": food card "), "{ivo}");
}

#[test]
fn moves_can_be_typed_and_refusals_are_explained() {
    let desk = Desk::new();
    let words = ["play", "--edition", "evolution", "--players", "2", "--seed", "9"];
    let run = desk.run(&words, "1\nfeed S1\nwhy attack S1 -> S2\nend turn\nquit\n").ended(0);
    assert!(run.out.contains("NS-ROUND-1"), "{}", run.out);
    assert!(run.out.contains("NS-ATT-1"), "{}", run.out);
}
