//! What is wrong in a file is said with line, column and, where possible, what would be right.

use notation::{Verdict, check_text};

const HEAD: &str = "- id: one\n  edition: origin\n  rules: [ORI-FEED-1]\n  why: a test\n";

/// The line, column, message and help of the only problem in a scenario with these further lines (from line 5).
fn problem(rest: &str) -> (usize, usize, String, String) {
    let report = check_text("test.yaml", &format!("{HEAD}{rest}"));
    assert_eq!(report.outcomes.len(), 1, "{report}");
    match &report.outcomes[0].verdict {
        Verdict::Broken(problem) => {
            (problem.line, problem.column, problem.message.clone(), problem.help.clone().unwrap_or_default())
        }
        other => panic!("must be refused: {rest}\n{other:?}"),
    }
}

#[test]
fn unknown_words_are_pointed_at() {
    let cases = [
        ("  bnak: 3\n", 5, 3, "unknown key 'bnak'", "'bank'"),
        ("  wh: 3\n", 5, 3, "belongs to other editions", ""),
        ("  both: true\n", 5, 9, "species boards", ""),
        ("  phase: feding\n", 5, 10, "unknown phase", "'feeding'"),
        ("  options: {mimicry: PerRound}\n", 5, 13, "unknown option", ""),
        ("  options: {mimicry_limit: Never}\n", 5, 28, "cannot be 'Never'", "PerRound, PerAttack"),
        ("  players: 9\n", 5, 12, "2 to 8", ""),
        ("  dice: [7]\n", 5, 10, "1 to 6", ""),
        ("  first: P3\n", 5, 10, "P3 does not sit", ""),
        ("  seats: {P3: {hand: 1}}\n", 5, 11, "P3 does not sit", ""),
        ("  seats: {P1: {hnad: 1}}\n", 5, 16, "unknown key 'hnad'", "'hand'"),
        ("  seats: {P1: {hand: [runing]}}\n", 5, 23, "unknown trait 'runing'", "'running'"),
        ("  seats: {P1: {hand: [\"running/swiming\"]}}\n", 5, 32, "unknown trait 'swiming'", "'swimming'"),
        ("  seats: {P1: {animals: [{id: P2}]}}\n", 5, 31, "is a seat", ""),
        ("  seats: {P1: {animals: [{id: A}, {id: A}]}}\n", 5, 40, "already", ""),
        ("  seats: {P1: {animals: [{id: A, traits: [herding]}]}}\n", 5, 43, "not in this edition", ""),
        ("  seats: {P1: {animals: [{id: A, traits: [cooperation]}]}}\n", 5, 43, "under 'links'", ""),
        ("  seats: {P1: {animals: [{id: A, traits: [running(disabled)]}]}}\n", 5, 51, "other editions", ""),
        ("  seats: {P1: {animals: [{id: A, at: ocean}]}}\n", 5, 34, "other editions", ""),
        ("  seats: {P1: {animals: [{id: A, food: 2}]}}\n", 5, 26, "more food than it needs", ""),
        ("  seats: {P1: {animals: [{id: A, hibernating: yes}]}}\n", 5, 47, "true or false", ""),
        ("  steps: [{by: P1, don: pass}]\n", 5, 20, "unknown key 'don'", "'do'"),
        ("  steps: [{by: P1, do: jump}]\n", 5, 24, "unknown command 'jump'", ""),
        ("  steps: [{by: P1, do: running}]\n", 5, 24, "is an answer", ""),
        ("  steps: [{by: P1, do: take B}]\n", 5, 29, "unknown animal 'B'", ""),
        ("  steps: [{by: P1, do: take  B}]\n", 5, 29, "one blank", ""),
        ("  steps: [{by: P1, do: migrate A to ocean}]\n", 5, 24, "belongs to Continents", ""),
        ("  steps: [{by: P1, do: play any as}]\n", 5, 36, "is missing at the end", ""),
        ("  steps: [{by: P1, do: \"pass now\"}]\n", 5, 30, "too much", ""),
        ("  steps: [{illegal: {by: P1, do: pass}, because: ORI-FEED-99}]\n", 5, 50, "unknown rule", "ORI-FEED-9"),
        ("  steps: [{advance_to: winter}]\n", 5, 24, "unknown phase", "one of"),
        ("  steps: [{advance_to: turn P5}]\n", 5, 29, "does not sit", ""),
        ("  steps: [{view: {by: P1, hidden: [screen(P1)]}}]\n", 5, 36, "other editions", ""),
        ("  steps: [{view: {by: P1, hidden: [hand(P7)]}}]\n", 5, 41, "does not sit", ""),
        ("  expect: {banks: {}}\n", 5, 12, "other editions", ""),
        ("  expect: {Z: dead}\n", 5, 12, "neither an animal", ""),
        ("  expect: {P1: {hnd: 1}}\n", 5, 17, "unknown key", "'hand'"),
        ("  expect: {bank: many}\n", 5, 18, "whole number", ""),
        ("  expect: {bank: \"3\"}\n", 5, 18, "whole number", ""),
        ("  expect: {bank: 3, bank: 3}\n", 5, 21, "twice", ""),
    ];
    for (rest, line, column, message, help) in cases {
        let found = problem(rest);
        assert_eq!((found.0, found.1), (line, column), "{rest}{}", found.2);
        assert!(found.2.contains(message), "{rest}{}", found.2);
        assert!(found.3.contains(help), "{rest}{}", found.3);
    }
}

#[test]
fn one_wrong_scenario_does_not_keep_the_others_from_running() {
    let text = format!("{HEAD}  bnak: 1\n{}", HEAD.replace("one", "two"));
    let report = check_text("test.yaml", &text);
    assert_eq!((report.passed(), report.failed()), (1, 1), "{report}");
    assert!(report.to_string().contains("test.yaml:5:3: unknown key 'bnak'"), "{report}");
    let twice = check_text("test.yaml", &format!("{HEAD}{HEAD}"));
    assert_eq!((twice.passed(), twice.failed()), (1, 1), "the id is used twice");
}

/// The message of the failure of a scenario with these further lines.
fn failure(rest: &str) -> (Option<usize>, String) {
    let report = check_text("test.yaml", &format!("{HEAD}{rest}"));
    match &report.outcomes[0].verdict {
        Verdict::Failed(failure) => (failure.step, failure.to_string()),
        other => panic!("must fail: {rest}\n{other:?}"),
    }
}

#[test]
fn failures_say_what_was_expected_and_what_was_found() {
    let seats = "  bank: 2\n  seats: {P1: {animals: [{id: A}]}, P2: {animals: [{id: X}]}}\n";
    let cases = [
        ("  expect: {A: {food: 1}}\n", None, "A.food             1                           0"),
        ("  dice: [1]\n", None, "not used"),
        ("  steps: [{by: P1, do: graze A}]\n", Some(1), "refused by ORI-T-GRAZING"),
        ("  steps: [{illegal: {by: P1, do: take A}}]\n", Some(1), "accepted"),
        ("  steps: [{illegal: {by: P1, do: take X}, because: ORI-FEED-7}]\n", Some(1), "ORI-FEED-1"),
        ("  steps: [{legal: {by: P1, do: graze A}}]\n", Some(1), "refused by"),
        ("  steps: [{legal_exactly: {by: P1, of: take, options: []}}]\n", Some(1), "take A"),
        ("  steps: [{by: P1, choose: running}]\n", Some(1), "no question"),
        ("  steps: [{advance_to: extinction}]\n", Some(1), "P1, an action"),
        ("  steps: [{by: P1, do: pass}, {by: P2, do: pass}, {advance_to: food}]\n", Some(3), "does not come"),
        ("  steps: [{view: {by: P2, hidden: [hand_size(P1)]}}]\n", Some(1), "visible"),
        ("  steps: [{view: {by: P2, visible: [hand(P1)]}}]\n", Some(1), "hidden"),
        ("  steps: [{illegal_config: {mimicry_limit: PerAttack}}]\n", Some(1), "accepted"),
    ];
    for (rest, step, message) in cases {
        let (at, shown) = failure(&format!("{seats}{rest}"));
        assert_eq!(at, step, "{rest}{shown}");
        assert!(shown.contains(message), "{rest}{shown}");
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    }
}
