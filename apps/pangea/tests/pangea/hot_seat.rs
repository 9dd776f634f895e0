//! Several people at one keyboard see their own cards only.

use crate::harness::Desk;

const HAND_OVER: &str = "Now: ";

struct Turn<'a> {
    player: &'a str,
    text: &'a str,
}

/// What is on the screen from one hand-over to the next, after the person pressed Enter.
fn turns(out: &str) -> Vec<Turn<'_>> {
    out.split(HAND_OVER)
        .skip(1)
        .filter_map(|turn| {
            let (player, rest) = turn.split_once('\n')?;
            let (_, text) = rest.split_once("Press Enter to continue.")?;
            Some(Turn { player, text })
        })
        .collect()
}

/// The cards of the person at the screen.
fn hand(turn: &Turn<'_>) -> Option<String> {
    let (_, rest) = turn.text.split_once("Your cards: ")?;
    let (cards, _) = rest.split_once("\n\n")?;
    Some(cards.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn nobody_sees_the_cards_of_another() {
    let desk = Desk::new();
    let script = "\n1\n".repeat(12);
    let seats = "person:Ola,person:Marta,random,person:Ilya";
    let run = desk.run(&["play", "--seats", seats, "--seed", "3"], &script).ended(0);
    let turns = turns(&run.out);
    assert!(turns.len() >= 9, "{}", run.out);
    let players: std::collections::BTreeSet<&str> = turns.iter().map(|turn| turn.player).collect();
    assert_eq!(players.len(), 3);
    for turn in &turns {
        let flat = turn.text.split_whitespace().collect::<Vec<_>>().join(" ");
        for other in turns.iter().filter(|other| other.player != turn.player) {
            let Some(cards) = hand(other) else { continue };
            assert!(hand(turn) == Some(cards.clone()) || !flat.contains(&cards), "{} sees {cards}", turn.player);
        }
        // A new animal lies face down: the card is shown to its owner alone.
        for line in turn.text.lines().filter(|line| line.contains("plays a new animal")) {
            assert!(!line.contains('/') && line.ends_with('.'), "{line}");
            assert!(line.matches(' ').count() <= 5, "no card is named: {line}");
        }
    }
}

#[test]
fn what_was_on_the_screen_is_pushed_off_before_the_next_person_looks() {
    let run = Desk::new().run(&["play", "--seats", "person:Ola,person:Marta", "--seed", "3"], "\n1\n\nquit\n").ended(0);
    let between = run.out.split("Number (1").nth(1).unwrap().split_once(HAND_OVER).unwrap().0;
    let (echo, hidden) = between.split_once('\n').unwrap();
    assert!(echo.ends_with(": 1"), "{echo}");
    assert!(hidden.lines().count() >= 50 && hidden.trim().is_empty(), "only blank lines: {hidden:?}");
}

#[test]
fn one_person_is_never_asked_to_hand_over() {
    let run = Desk::new().run(&["play", "--seats", "random,you,random", "--seed", "3"], "1\n1\nquit\n").ended(0);
    assert!(!run.out.contains(HAND_OVER), "{}", run.out);
}

#[test]
fn among_people_only_what_nobody_has_answered_can_be_taken_back() {
    let script = "\n1\n\nundo\nquit\n";
    let run = Desk::new().run(&["play", "--seats", "person:Ola,person:Marta", "--seed", "3"], script).ended(0);
    assert!(run.out.contains("There is nothing to undo."), "Marta has not decided yet: {}", run.out);
}
