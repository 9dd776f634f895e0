//! Load: a small run, so that the command keeps working.

use serde_json::Value;

use crate::harness::Desk;

fn loaded(words: &[&str]) -> Value {
    let desk = Desk::new();
    let file = desk.path("load.json");
    let path = file.display().to_string();
    let words = [&["load", "--json", path.as_str()], words].concat();
    desk.run(&words, "").ended(0).said("acknowledgement").said("errors");
    let text = std::fs::read_to_string(file).expect("a report");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
fn twenty_tables_play_at_their_pace_and_come_back_after_a_kill() {
    let words = ["--tables", "20", "--seats", "3", "--pace", "0.5", "--talk", "3", "--seconds", "5", "--restart"];
    let report = loaded(&words);
    assert_eq!((&report["begun"], &report["sockets"]), (&Value::from(20), &Value::from(60)));
    let acted = report["acknowledgement"]["count"].as_u64().expect("a count");
    // Ten each, less what a machine that is busy with other tests does not get done.
    assert!((100..=220).contains(&acted), "{report:#}");
    // Everybody says something now and then.
    assert!(report["talk"]["count"].as_u64().is_some_and(|lines| (20..=120).contains(&lines)), "{report:#}");
    assert_eq!(report["restart"]["tables_back"]["count"], 20, "{report:#}");
    assert_eq!(report["errors"], serde_json::json!({}), "{report:#}");
}

#[test]
fn a_full_disk_holds_everything_up_and_loses_nothing() {
    let words = ["--tables", "4", "--seats", "2", "--bots", "1", "--pace", "0.2", "--seconds", "2", "--disk-full", "1"];
    let report = loaded(&words);
    // Whoever acted meanwhile was answered when there was room again.
    assert!(report["acknowledgement"]["max"].as_f64() > Some(500.0), "{report:#}");
    assert_eq!(report["errors"], serde_json::json!({}), "{report:#}");
}

#[test]
fn what_cannot_be_loaded_is_said_before_anything_is_started() {
    let desk = Desk::new();
    desk.run(&["load", "--tables", "100000000"], "").ended(2).complained("ulimit -n");
    desk.run(&["load", "--edition", "new-world", "--seats", "5"], "").ended(2).complained("5");
    desk.run(&["load", "--talk", "1"], "").ended(2).complained("--talk");
    desk.run(&["load", "--database-gone", "1"], "").ended(2).complained("--database postgres");
}
