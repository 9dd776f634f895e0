//! Editions, rules, check, simulate, bench.

use serde_json::Value;

use crate::harness::{Desk, Run, SMALL_DECK};

fn json(words: &[&str]) -> Value {
    let run = Desk::new().run(words, "").ended(0);
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error} in {}", run.out))
}

#[test]
fn editions_are_listed_with_their_options() {
    let run = Desk::new().run(&["editions"], "").ended(0).said("PerRound, PerAttack").said("variant=disaster");
    assert!(run.out.contains("Options for new-world") && run.out.contains("harmful_mutation_ignores"), "{}", run.out);
    let list = json(&["editions", "--json"]);
    assert_eq!(list.as_array().map(Vec::len), Some(5));
    assert_eq!(list[0]["id"], "origin");
    assert_eq!(list[4]["id"], "new-world");
    assert_eq!(list[4]["players"], serde_json::json!([2, 4]));
    assert_eq!(list[4]["variants"][0], "variant=random_mutations");
    assert_eq!(list[0]["options"][0]["values"][0], "PerRound");
}

#[test]
fn rules_are_found_by_id_and_by_group() {
    let desk = Desk::new();
    let count = rule_count();
    let all = format!("{count} rules, {count} with code");
    desk.run(&["rules"], "").ended(0).said("Static defences").said("ORI-SCORE-4").said(&all);
    desk.run(&["rules", "ori-s4"], "")
        .ended(0)
        .said("ORI-S4: Camouflage hides")
        .said("A camouflaged animal")
        .said("code   crates/origin/src/")
        .said("tests  ");
    desk.run(&["rules", "ORI-T-TAIL-LOSS"], "").ended(0).said("ORI-T-TAIL-LOSS-1").said("ORI-T-TAIL-LOSS-2");
    assert_eq!(desk.run(&["rules", "--uncovered"], "").ended(0).out, "Every rule has code and a test.\n");
    let run = desk.run(&["rules", "ORI-TURN-1"], "").ended(0);
    assert!(paragraph(&run).lines().all(|line| line.chars().count() <= 80), "{}", run.out);
}

/// The rules of every book.
fn rule_count() -> usize {
    let books: std::collections::BTreeSet<&str> = editions::Edition::ALL
        .into_iter()
        .flat_map(|edition| editions::rulebook::rules(edition).iter().map(|rule| rule.id))
        .collect();
    books.len()
}

/// A rule without its sites, which stay whole whatever their length.
fn paragraph(run: &Run) -> &str {
    run.out.split("\ncode ").next().unwrap_or_default()
}

#[test]
fn rules_are_read_in_the_language_asked_for() {
    let desk = Desk::new();
    for (lang, title, word) in [
        ("en", "Swimming", "carnivores"),
        ("pl", "Pływanie", "drapieżniki"),
        ("ru", "Водоплавающее", "хищники"),
        ("cs", "Plavání", "Predátor"),
    ] {
        let run = desk.run(&["rules", "ORI-T-SWIMMING", "--lang", lang], "").ended(0);
        let run = run.said(&format!("ORI-T-SWIMMING: {title}")).said(word);
        assert!(paragraph(&run).lines().all(|line| line.chars().count() <= 80), "{}", run.out);
        desk.run(&["rules", "--lang", lang], "").ended(0).said(title).said(&format!("{} rules", rule_count()));
    }
    desk.run(&["rules", "--lang", "de"], "").ended(2).complained("en, pl, ru, cs");
    desk.run(&["rules", "pływanie", "--lang", "pl"], "")
        .ended(2)
        .complained("did you mean")
        .complained("ORI-T-SWIMMING");
    let run = desk.run(&["play", "--players", "2", "--lang", "ru", "--seed", "11"], "rules ORI-S4\nquit\n").ended(0);
    run.said("ORI-S4: ").said("Острое зрение");
}

#[test]
fn all_scenarios_and_records_of_the_repository_pass() {
    let run = Desk::new().run(&["check", "scenarios", "golden"], "").ended(0);
    let last = run.out.lines().last().unwrap_or_default();
    let (passed, failed) = last.split_once(" passed, ").unwrap_or_else(|| panic!("no summary: {}", run.out));
    assert!(passed.parse().is_ok_and(|passed: usize| passed > 500), "{last}");
    assert_eq!(failed, "0 failed");
}

#[test]
fn the_dice_of_a_fair_deal_are_recomputed() {
    let desk = Desk::new();
    let run = desk.run(&["check", "golden/dice/origin.record"], "").ended(0).said("1 passed, 0 failed");
    run.said("dice verified: 1 shuffle and 22 dice follow from the server's seed and 1 word (1 sealed and never told)");
    let run = desk.run(&["check", "golden/dice", "--json"], "").ended(0);
    let result: Value = serde_json::from_str(&run.out).expect("JSON");
    let shuffles: Vec<u64> = result["results"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["dice"]["shuffles"].as_u64())
        .collect();
    assert_eq!(shuffles, [2, 2, 1], "evolution, new-world, origin");
    let quiet = desk.run(&["check", "golden/dice", "--quiet"], "").ended(0);
    assert_eq!(quiet.out, "3 passed, 0 failed\n");

    let text = std::fs::read_to_string(crate::harness::root().join("golden/dice/origin.record")).expect("a record");
    let forged = desk.write("forged.record", &text.replacen("dice word P2: ", "dice word P2: none\n# ", 1));
    let run = desk.run(&["check", forged.to_str().unwrap()], "").ended(1).said("0 passed, 1 failed");
    run.said("this shuffle does not follow from the seed and the words");
}

const GOOD: &str = "\
- id: one
  edition: origin
  rules: [ORI-FEED-1]
  why: a token is taken
  bank: 2
  seats:
    P1: {animals: [{id: A}]}
    P2: {animals: [{id: B}]}
  steps: [{by: P1, do: take A}]
  expect: {A: {food: FOOD}, bank: 1}
";

#[test]
fn a_failed_scenario_shows_expected_and_actual() {
    let desk = Desk::new();
    let good = desk.write("good.yaml", &GOOD.replace("FOOD", "1"));
    let wrong = desk.write("wrong.yml", &GOOD.replace("FOOD", "2"));
    desk.run(&["check", good.to_str().unwrap()], "").ended(0).said("1 passed, 0 failed");
    let run = desk.run(&["check", wrong.to_str().unwrap()], "").ended(1);
    assert!(run.out.contains("expected") && run.out.contains("actual") && run.out.contains("A.food"), "{}", run.out);
    let folder = desk.path("");
    let run = desk.run(&["check", folder.to_str().unwrap(), "--quiet"], "").ended(1);
    assert_eq!(run.out, "1 passed, 1 failed\n");
    let run = desk.run(&["check", folder.to_str().unwrap(), "--json"], "").ended(1);
    let result: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(result["failed"], 1);
    let difference = &result["results"][1]["differences"][0];
    assert_eq!((difference["expected"].as_str(), difference["actual"].as_str()), (Some("2"), Some("1")));
}

#[test]
fn statistics_do_not_depend_on_the_number_of_threads() {
    let desk = Desk::new();
    for form in ["--json", "--csv"] {
        let run = |threads: &str| {
            let words = [
                "simulate",
                "--bots",
                "greedy,random,random",
                "--games",
                "21",
                "--seed",
                "9",
                "--threads",
                threads,
                form,
            ];
            desk.run(&words, "").ended(0).out
        };
        assert_eq!(run("1"), run("3"), "{form}");
    }
}

#[test]
fn statistics_add_up() {
    let words = ["simulate", "--players", "4", "--bots", "random,greedy", "--games", "16", "--seed", "1", "--json"];
    let result = json(&words);
    let sum = |places: &str| -> f64 {
        result[places].as_array().unwrap().iter().map(|place| place["victories"]["wins"].as_f64().unwrap()).sum()
    };
    assert!((sum("bots") - 16.0).abs() < 1e-6 && (sum("seats") - 16.0).abs() < 1e-6, "{result}");
    assert_eq!(result["bots"][0]["victories"]["tries"], 32, "each bot sits on half of the seats");
    assert_eq!(result["traits"].as_array().map(Vec::len), Some(19));
    let histogram: u64 =
        result["points_histogram"].as_array().unwrap().iter().map(|bar| bar[1].as_u64().unwrap()).sum();
    assert_eq!(histogram, 64);
    let text = Desk::new().run(&["simulate", "--bots", "random", "--games", "10", "--seed", "1"], "").ended(0);
    text.said("Wins").said("95% interval").said("Game length").said("carnivorous").said("#");
}

#[test]
fn results_go_to_a_file_that_is_never_replaced() {
    let desk = Desk::new();
    let file = desk.path("games.csv");
    let words =
        ["simulate", "--bots", "random", "--games", "5", "--seed", "1", "--csv", "--out", file.to_str().unwrap()];
    let run = desk.run(&words, "").ended(0);
    assert_eq!(run.out, "");
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(text.starts_with("game,seed,rounds,decisions,winners,p1_bot,"), "{text}");
    desk.run(&words, "").ended(1).complained("already exists");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn bench_rows_have_exactly_the_agreed_fields() {
    let rows = json(&["bench", "--players", "2,3", "--seconds", "0.05", "--json"]);
    let rows = rows.as_array().expect("a list");
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let editions = json(&["editions", "--json"]).as_array().map_or(0, Vec::len);
    assert_eq!(rows.len(), editions * if threads == 1 { 2 } else { 4 });
    for row in rows {
        let mut keys: Vec<&str> = row.as_object().expect("a row").keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(
            keys,
            [
                "chance_per_game",
                "decisions_per_game",
                "decisions_per_second",
                "decisions_per_second_error",
                "edition",
                "games_per_second",
                "players",
                "state_bytes",
                "threads"
            ]
        );
        assert!(row["decisions_per_game"].as_f64().is_some_and(|decisions| decisions > 20.0), "{row}");
        assert!(row["games_per_second"].as_f64().is_some_and(|games| games > 0.0), "{row}");
    }
}

#[test]
fn a_custom_deck_is_played_with() {
    let desk = Desk::new();
    let deck = desk.write("small.toml", SMALL_DECK);
    let deck = deck.to_str().unwrap();
    let run = desk.run(&["play", "--players", "2", "--deck", deck, "--seed", "1"], "hand\nquit\n").ended(0);
    assert!(run.out.contains("12 cards in the deck"), "{}", run.out);
    let words = ["simulate", "--bots", "random", "--deck", deck, "--games", "4", "--seed", "1", "--json"];
    let result = json(&words);
    let played = |id: &str| {
        let traits = result["traits"].as_array().unwrap();
        traits.iter().find(|row| row["id"] == id).map_or(0, |row| row["played"].as_u64().unwrap())
    };
    assert!(played("swimming") > 0);
    assert_eq!(played("piracy"), 0);
}

#[test]
fn bench_measures_the_search_of_every_edition() {
    let rows = json(&["bench", "--search", "--players", "2", "--seconds", "0.02", "--json"]);
    let rows = rows.as_array().expect("a list");
    let editions: Vec<_> = rows.iter().map(|row| row["edition"].as_str().expect("an id").to_owned()).collect();
    assert_eq!(editions, editions::Edition::ALL.map(|edition| edition.id().to_owned()));
    for row in rows {
        for number in ["iterations_per_second", "playouts_per_second", "bytes_per_iteration"] {
            assert!(row[number].as_f64().expect("a number") > 0.0, "{row}");
        }
    }
}

#[test]
fn bench_compares_with_an_earlier_run() {
    let desk = Desk::new();
    let words = ["bench", "--edition", "origin", "--players", "2", "--seconds", "0.05"];
    let before = desk.run(&[&words[..], &["--json"]].concat(), "").ended(0).out;
    let mut slow: Value = serde_json::from_str(&before).expect("rows");
    for row in slow.as_array_mut().expect("a list") {
        row["decisions_per_second"] = Value::from(1.0);
        row["decisions_per_second_error"] = Value::from(0.01);
    }
    let file = desk.write("slow.json", &slow.to_string());
    let against = ["--against", file.to_str().expect("a path")];
    let run = desk.run(&[&words[..], &against].concat(), "").ended(0).said("faster").said("origin, 2 players");
    assert!(!run.out.contains("slower"), "{}", run.out);
    let search = [&words[..], &["--search"], &against].concat();
    desk.run(&search, "").ended(2).complained("these are not the figures of such a run");
}

#[test]
fn bench_measures_every_edition_that_can_be_played() {
    let list = json(&["editions", "--json"]);
    let editions = list.as_array().expect("a list").iter();
    let mut measured = 0;
    for edition in editions.map(|edition| edition["id"].as_str().expect("an id")) {
        let rows = json(&["bench", "--edition", edition, "--players", "2,4", "--seconds", "0.02", "--json"]);
        for row in rows.as_array().expect("a list") {
            assert_eq!(row["edition"], edition);
            assert!(row["decisions_per_second"].as_f64() > Some(0.0), "{row}");
        }
        measured += 1;
    }
    assert_eq!(measured, 5, "{list}");
}

#[test]
fn every_command_has_help_with_examples() {
    let desk = Desk::new();
    for command in ["play", "rules", "editions", "check", "replay", "simulate", "arena", "bench"] {
        let run = desk.run(&[command, "--help"], "").ended(0);
        assert!(run.out.contains(&format!("  pangea {command}")), "{}", run.out);
        assert!(run.out.contains("Examples:"), "{}", run.out);
    }
}
