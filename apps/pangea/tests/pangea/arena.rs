//! The tournament: the same whatever the threads, going on after an interruption, reported in four forms.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::harness::{Desk, Run};

/// The arena with these words and a journal in this folder of the desk.
fn arena(desk: &Desk, journal: &str, words: &str) -> Run {
    let folder = desk.path(journal);
    let mut all = vec!["arena", "--journal", folder.to_str().unwrap()];
    all.extend(words.split(' ').filter(|word| !word.is_empty()));
    desk.run(&all, "")
}

fn journals(desk: &Desk, journal: &str) -> Vec<PathBuf> {
    fs::read_dir(desk.path(journal)).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn games_are_the_same_on_any_number_of_threads_and_after_an_interruption() {
    let desk = Desk::new();
    let words = "greedy random --edition new-world --games 8 --seed 3 --csv -";
    let alone = arena(&desk, "one", &format!("{words} --threads 1")).ended(0).out;
    assert_eq!(alone.lines().count(), 9, "{alone}");
    assert_eq!(alone, arena(&desk, "two", &format!("{words} --threads 3")).ended(0).out);
    // Three lines are left of five, and half of another.
    let [path] = journals(&desk, "two").try_into().expect("one journal");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    fs::write(&path, format!("{}\n{}", lines[..3].join("\n"), &lines[3][..lines[3].len() / 2])).unwrap();
    assert_eq!(alone, arena(&desk, "two", words).ended(0).out);
    let begun = fs::read_to_string(&path).unwrap();
    assert!(begun.starts_with(&lines[..3].join("\n")), "what was there was not played again");
    // Fewer games of a longer journal are the first ones.
    let fewer = arena(&desk, "two", &words.replace("--games 8", "--games 3")).ended(0).out;
    assert!(alone.starts_with(&fewer) && fewer.lines().count() == 5, "{fewer}");
    assert_eq!(fs::read_to_string(&path).unwrap(), begun, "nothing was played for it");
    // No time at all: nothing is played, and what is there is reported.
    let none = arena(&desk, "three", "random random --minutes 0").ended(0);
    none.said("Stopped early: 0 of 100 deals count");
}

#[test]
fn a_challenge_is_reported_in_numbers() {
    let desk = Desk::new();
    let run = arena(&desk, "j", "random greedy --edition new-world --seats 2,3 --games 6 --json -").ended(0);
    let result: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(result["seed"], 1);
    let [two, three] = result["fields"].as_array().unwrap().as_slice() else { panic!("{result}") };
    let (duel, table) = (&two["matches"][0], &three["matches"][0]);
    assert_eq!((&duel["challenger"], &duel["champion"]), (&"random".into(), &"greedy".into()), "as it was asked for");
    assert_eq!((&duel["deals"], &duel["games"]), (&3.into(), &6.into()));
    assert_eq!((&table["deals"], &table["games"], &table["seats"]), (&2.into(), &6.into(), &3.into()));
    assert!(duel["wins"]["mean"].as_f64() < Some(0.4), "{duel}");
    assert!(duel["margin"]["mean"].as_f64() < Some(0.0), "{duel}");
    for match_ in [duel, table] {
        let (wins, even) = (&match_["wins"], match_["even"].as_f64().unwrap());
        assert!(wins["low"].as_f64() <= wins["mean"].as_f64() && wins["mean"].as_f64() <= wins["high"].as_f64());
        assert!((even - 1.0 / match_["seats"].as_f64().unwrap()).abs() < 1e-9);
        assert!(match_["champion_thinking"]["decisions"].as_u64() > Some(100), "{match_}");
    }
    assert_eq!(two["ratings"][0]["name"], "greedy");
    let bots: Vec<&str> = two["thinking"].as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(bots, ["random", "greedy"]);
    assert!(two["beginner"]["mean"].is_number());
    // The same from the other side, from the same journal.
    let run = arena(&desk, "j", "greedy random --edition new-world --games 6 --json -").ended(0);
    let other: Value = serde_json::from_str(&run.out).expect("JSON");
    let sum =
        duel["wins"]["mean"].as_f64().unwrap() + other["fields"][0]["matches"][0]["wins"]["mean"].as_f64().unwrap();
    assert!((sum - 1.0).abs() < 1e-9);
    assert_eq!(journals(&desk, "j").len(), 2);
    let text = arena(&desk, "j", "random greedy --edition new-world --games 6").ended(0);
    text.said("points ahead").said("the first player in round 1").said("99% ms").said("new-world, 2 seats");
}

#[test]
fn a_document_is_written_from_the_journals_alone() {
    let desk = Desk::new();
    let doc = desk.path("bots.md");
    let file = doc.to_str().unwrap();
    arena(&desk, "j", &format!("--doc {file}")).ended(1).complained("play first");
    let words = "hatchling random --edition new-world --games 4 --generation one";
    arena(&desk, "j", &format!("{words} --doc {file}")).ended(0).said("2 seats, bots one");
    let text = fs::read_to_string(&doc).unwrap();
    assert!(text.contains("bots/ladder.svg") && text.contains("### new-world, 2 players"), "{text}");
    let picture = fs::read_to_string(desk.path("bots").join("ladder.svg")).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("hatchling over random"), "{picture}");
    fs::write(&doc, text.replace("# Bots", "# My bots")).unwrap();
    assert_eq!(arena(&desk, "j", &format!("--doc {file} --generation one")).ended(0).out, "");
    assert_eq!(fs::read_to_string(&doc).unwrap(), text.replace("# Bots", "# My bots"));
    arena(&desk, "j", &format!("--doc {file}")).ended(1).complained("choose one with --generation): one");
    fs::write(&doc, "no place").unwrap();
    arena(&desk, "j", &format!("--doc {file} --generation one")).ended(2).complained("arena results");
}

#[test]
fn what_cannot_be_measured_is_refused() {
    let desk = Desk::new();
    for (words, complaint) in [
        ("", "[BOT]"),
        ("greedy", "at least two bots"),
        ("greedy gredy", "unknown bot 'gredy'"),
        ("greedy gredy", "random"),
        ("greedy random@zz", "unknown bot 'random@zz'"),
        ("random greedy random", "named twice"),
        ("greedy random --edition origins", "origins"),
        ("greedy random --edition new-world --seats 5", "2 to 4 players, not 5"),
        ("greedy random --seats 1", "2 to 8 players, not 1"),
        ("greedy random --games 0", "--games must be at least 1"),
        ("greedy random --threads 0", "--threads must be at least 1"),
        ("greedy random --minutes=-1", "--minutes"),
        ("greedy random --option colour=red", "colour"),
        ("greedy random --json - --csv -", "standard output"),
    ] {
        arena(&desk, "j", words).ended(2).complained(complaint);
    }
    assert!(!desk.path("j").exists(), "nothing was begun");
    let taken = desk.write("taken.json", "{}");
    arena(&desk, "j", &format!("random random --json {}", taken.display())).ended(1).complained("already exists");
}
