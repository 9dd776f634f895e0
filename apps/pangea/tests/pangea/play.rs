//! Whole games at the keyboard, and what a person can ask on the way.

use crate::harness::{Desk, always};

#[test]
fn whole_games_in_all_languages_and_sizes_end_with_scores_and_a_record() {
    for lang in ["en", "pl", "ru", "cs"] {
        let final_scores = locale_text(lang, "cli-final-scores");
        for (edition, players) in [("origin", 2), ("origin", 4), ("origin", 8), ("continents", 2), ("continents", 5)] {
            let desk = Desk::new();
            let players_text = players.to_string();
            let words = ["play", "--edition", edition, "--lang", lang, "--players", &players_text, "--seed", "5"];
            let run = desk.run(&words, &always("1")).ended(0);
            assert_eq!(run.err, "", "{lang} {players}");
            let scores = run.out.split(&final_scores).nth(1).unwrap_or_default();
            let places =
                scores.lines().filter(|line| line.split_once(". ").is_some_and(|(n, _)| n.parse::<u8>().is_ok()));
            assert_eq!(places.count(), players, "{lang}: {scores}");
            let [record] = desk.files().try_into().expect("one record");
            desk.run(&["check", desk.path(&record).to_str().unwrap()], "").ended(0).said("1 passed, 0 failed");
            assert_no_raw_ids(&run.out);
        }
    }
}

fn locale_text(lang: &str, id: &str) -> String {
    locale::Words::of(locale::Lang::from_code(lang).unwrap()).text(id)
}

/// A message that does not exist is shown as its id.
fn assert_no_raw_ids(text: &str) {
    let families =
        ["cli-", "log-", "ui-", "outlook-", "refusal-", "question-", "action-", "count-", "state-", "trait-", "phase-"];
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        assert!(!families.iter().any(|family| word.starts_with(family)), "an id instead of words: {word}");
    }
}

#[test]
fn a_game_with_nothing_said_needs_no_question_through_a_pipe() {
    let run = Desk::new().run(&["play"], "quit\n").ended(0);
    assert!(run.out.contains("Players: you, "), "{}", run.out);
    assert!(run.out.contains("help  list all commands"), "{}", run.out);
    assert_eq!(run.out.matches("Number (1").count(), 1, "{}", run.out);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = || Desk::new().run(&["play", "--players", "3", "--seed", "12"], &always("1")).ended(0).out;
    let until_saved = |out: String| out.split("Saved: ").next().map(str::to_owned);
    assert_eq!(until_saved(game()), until_saved(game()));
}

#[test]
fn plain_text_has_no_columns_and_no_colours() {
    let run = Desk::new().run(&["play", "--plain", "--players", "2", "--seed", "5"], &always("1")).ended(0);
    assert!(run.out.contains("A1 Montana, 0/1"), "{}", run.out);
    assert!(!run.out.contains('\u{1b}'));
    let long: Vec<&str> =
        run.out.lines().filter(|line| line.chars().count() > 80 && !line.contains(".record")).collect();
    assert!(long.is_empty(), "lines fit a piped width of 80: {long:?}");
}

#[test]
fn why_explains_every_reason_with_its_rule() {
    // In the first turn only new animals are possible.
    let script =
        "1\nwhy attack Borealis with Montana\nwhy attack A1 -> A2\nwhy Montana Borealis\nwhy\nwhy 1\nwhy xyzzy\nquit\n";
    let run = Desk::new().run(&["play", "--players", "2", "--seed", "11"], script).ended(0);
    let asked =
        |question: &str| run.out.split(question).nth(1).and_then(|rest| rest.split("Number (1").next()).unwrap();
    for question in ["why attack Borealis with Montana\n", "why attack A1 -> A2\n"] {
        let answer = asked(question);
        assert!(answer.contains("You cannot do this in the current phase. (ORI-ROUND-1)"), "{answer}");
        assert!(answer.contains("(ORI-HUNT-1)"), "every reason is told: {answer}");
    }
    assert!(asked("why Montana Borealis\n").contains("ORI-"), "{}", asked("why Montana Borealis\n"));
    assert!(asked("why\n").contains("Type why followed by a move"), "{}", asked("why\n"));
    assert!(asked("why 1\n").contains("This move is allowed."), "{}", asked("why 1\n"));
    assert!(asked("why xyzzy\n").contains("Type why followed by a move"), "{}", asked("why xyzzy\n"));
}

#[test]
fn questions_besides_the_game_are_answered_and_change_nothing() {
    let script = "hand\nlog\ntable\nhint\nhelp\nrules ORI-S4\nrules ORI-S44\nrules\n99\nnonsense words\n\nquit\n";
    let run = Desk::new().run(&["play", "--players", "2", "--seed", "11"], script).ended(0);
    for part in [
        "Running: When attacked",
        "The deck is shuffled: 84 cards.",
        "Hints, best first:",
        " to win, ",
        "undo the last move",
        "ORI-S4: Camouflage hides",
        "ORI-S4, ",
        "Type rules followed by a rule id",
        "There is no choice 99",
        "nonsense words",
    ] {
        assert!(run.out.contains(part), "'{part}' is missing in {}", run.out);
    }
    assert_eq!(run.out.matches("72 cards in the deck").count(), 2, "the table was shown twice, unchanged");
}

#[test]
fn a_move_may_be_written_in_words() {
    let run = Desk::new().run(&["play", "--players", "2", "--seed", "11"], "play running as animal\nquit\n").ended(0);
    assert!(run.out.contains("You play Running as a new animal: Montana."), "{}", run.out);
    let run = Desk::new().run(&["play", "--players", "2", "--seed", "11"], "1\ntake Montana\nquit\n").ended(0);
    assert!(run.out.contains("You cannot do that now."), "{}", run.out);
    assert!(run.out.contains("(ORI-ROUND-1)"), "{}", run.out);
}

#[test]
fn undo_takes_the_last_decision_back_with_what_followed() {
    let run = Desk::new().run(&["play", "--players", "2", "--seed", "11"], "undo\n1\nundo\nundo\nlog\nquit\n").ended(0);
    assert_eq!(run.out.matches("There is nothing to undo.").count(), 2, "{}", run.out);
    assert_eq!(run.out.matches("Move undone.").count(), 1);
    let after = run.out.split("Move undone.").nth(1).unwrap();
    assert!(after.contains("You: 6 cards in hand, 0 points"), "{after}");
    assert!(!after.contains("You play Running"), "what was taken back left the log: {after}");
}

#[test]
fn many_choices_come_in_two_steps_and_lead_back() {
    let script = format!("{}0\nquit\n", "1\n1\n1\n1\n1\n1\n1\n");
    let run = Desk::new().run(&["play", "--players", "8", "--seed", "5"], &script).ended(0);
    let list = run.out.split(" …\n").count();
    assert!(list > 2, "groups are opened: {}", run.out);
    assert!(run.out.contains("  0. Back"), "{}", run.out);
}

#[test]
fn bots_alone_are_watched_to_the_end() {
    let run = Desk::new().run(&["play", "--seats", "random,random", "--seed", "2"], "").ended(0);
    assert!(run.out.contains("Final scores"), "{}", run.out);
    assert!(!run.out.contains("Your cards"), "nobody's cards are shown");
}

#[test]
fn the_end_of_the_input_ends_the_game_and_says_where_it_is() {
    let desk = Desk::new();
    let run = desk.run(&["play", "--players", "2", "--seed", "11"], "1\n1\n").ended(0);
    assert!(run.out.contains("End of input"), "{}", run.out);
    assert!(run.out.contains("pangea play --resume "), "{}", run.out);
    assert_eq!(desk.files().len(), 1);
}
