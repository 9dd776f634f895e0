//! What is given wrongly is answered with what is wrong and a way out; the exit code is not 0.

use crate::harness::{Desk, Run};

fn refused(words: &[&str], parts: &[&str]) {
    refused_by(&Desk::new(), words, 2, parts);
}

fn refused_by(desk: &Desk, words: &[&str], code: i32, parts: &[&str]) {
    let Run { out, err, code: actual } = desk.run(words, "");
    assert_eq!(actual, code, "{words:?}\n{out}\n{err}");
    for part in parts {
        assert!(err.contains(part), "{words:?}: '{part}' is missing in\n{err}");
    }
    assert!(!err.contains("panicked"), "{err}");
}

#[test]
fn impossible_set_ups_are_refused() {
    for command in ["play", "simulate", "bench"] {
        refused(&[command, "--edition", "orgin"], &["unknown edition 'orgin'", "origin, continents"]);
        refused(&[command, "--edition", "new-world", "--players", "5"], &["2 to 4 players, not 5", "NW-COMP-4"]);
        refused(&[command, "--players", "9"], &["2 to 8 players, not 9", "ORI-SETUP-4"]);
        refused(&[command, "--players", "1"], &["2 to 8 players, not 1", "ORI-COMP-1"]);
        refused(&[command, "--players", "many"], &["invalid value 'many'"]);
        let of_origin = |words: &[&'static str]| [&[command, "--edition", "origin"], words].concat();
        refused(&of_origin(&["--option", "mimicry=PerRound"]), &["no option 'mimicry'", "pangea editions"]);
        refused(&of_origin(&["--option", "mimicry_limit=Never"]), &["PerRound or PerAttack"]);
        refused(&of_origin(&["--option", "mimicry_limit"]), &["--option name=value"]);
        refused(&of_origin(&["--deck", "/no/such/deck.toml"]), &["/no/such/deck.toml", "file not found"]);
    }
    refused(&["bench", "--seconds", "0"], &["between 0.01 and 3600"]);
}

#[test]
fn decks_that_cannot_be_played_name_file_and_line() {
    let desk = Desk::new();
    let deck = desk.write("odd.toml", "name = \"x\"\ncards = 4\n[[card]]\ntop = \"swiming\"\ncount = 4\n");
    let name = deck.to_str().unwrap();
    refused_by(&desk, &["play", "--deck", name], 2, &["odd.toml:4:", "did you mean 'swimming'"]);
    refused_by(&desk, &["simulate", "--deck", name], 2, &["odd.toml:4:"]);
    let few = desk.write("few.toml", "name = \"x\"\ncards = 4\n[[card]]\ntop = \"swimming\"\ncount = 4\n");
    refused_by(&desk, &["play", "--deck", few.to_str().unwrap()], 2, &["the first hands alone take"]);
}

#[test]
fn impossible_seats_are_refused() {
    refused(
        &["play", "--seats", "you,gredy"],
        &["'gredy'", "you, person:NAME, random, hatchling, greedy, forager, hunter, apex", "hunter+predatory"],
    );
    refused(&["play", "--seats", "you"], &["2 to 8 players, not 1"]);
    refused(&["play", "--seats", "you,person:"], &["cannot be the name"]);
    refused(&["play", "--seats", "person:Ola,person:Ola"], &["two players are called 'Ola'"]);
    refused(&["play", "--seats", "you,greedy", "--players", "2"], &["cannot be used with"]);
    refused(&["play", "--lang", "de"], &["unknown language 'de'", "en, pl, ru, cs"]);
    refused(&["simulate", "--bots", "gredy"], &["unknown bot 'gredy'", "random, hatchling, greedy"]);
    refused(&["simulate", "--games", "0"], &["--games must be at least 1"]);
    refused(&["simulate", "--threads", "0"], &["--threads must be at least 1"]);
    refused(&["simulate", "--csv", "--json"], &["cannot be used with"]);
}

#[test]
fn unreadable_files_are_reported() {
    let desk = Desk::new();
    for words in [&["check"][..], &["replay"], &["play", "--resume"]] {
        let mut missing = words.to_vec();
        missing.push("/no/such/file.record");
        refused_by(&desk, &missing, 2, &["/no/such/file.record", "file not found"]);
    }
    refused_by(&desk, &["check", desk.path("").to_str().unwrap()], 2, &["nothing to check"]);
    let letter = desk.write("letter.txt", "Dear Charles\n");
    refused_by(&desk, &["check", letter.to_str().unwrap()], 2, &["neither a scenario nor a record"]);
    refused_by(&desk, &["replay", letter.to_str().unwrap()], 2, &["letter.txt:1:1", "not a record"]);
    refused_by(&desk, &["play", "--resume", letter.to_str().unwrap()], 2, &["not a record", "pangea check"]);
    std::fs::write(desk.path("bytes.record"), [0xff, 0xfe, 0x00]).unwrap();
    refused_by(&desk, &["replay", desk.path("bytes.record").to_str().unwrap()], 2, &["not a text file"]);
    refused(&["rules", "ORI-ATT-33"], &["unknown rule 'ORI-ATT-33'", "ORI-ATT-3"]);
    refused(&["nonsense"], &["unrecognized subcommand"]);
}

#[test]
fn scenarios_and_records_that_are_wrong_point_at_the_place() {
    let desk = Desk::new();
    let broken = desk.write("broken.yaml", "- id: one\n  edition: [origin\n");
    let run = desk.run(&["check", broken.to_str().unwrap()], "").ended(1);
    assert!(run.out.contains("broken.yaml:") && run.out.contains("0 passed, 1 failed"), "{}", run.out);

    let file = desk.path("mine.record");
    desk.run(&["play", "--players", "2", "--seed", "11"], &format!("1\n1\nsave {}\nquit\n", file.display())).ended(0);
    let record = std::fs::read_to_string(&file).unwrap();
    let forged =
        desk.write("forged.record", &record.replace("P1 play running as animal A1", "P1 play piracy as animal A1"));
    let line = record.lines().position(|line| line.starts_with("P1 play running")).unwrap() + 1;
    let place = format!("forged.record:{line}:");
    let run = desk.run(&["check", forged.to_str().unwrap()], "").ended(1);
    assert!(run.out.contains(&place), "{}", run.out);
    refused_by(&desk, &["replay", forged.to_str().unwrap()], 2, &[&place]);
    refused_by(&desk, &["play", "--resume", forged.to_str().unwrap()], 2, &[&place]);
}
