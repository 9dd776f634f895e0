//! What a replay says about the dice of a fair deal, and going on with such a game at one screen.

use desk::replay::DiceCheck;
use desk::{AnyFilm, Saved};
use game::Viewer;
use locale::{Lang, Words};
use table::Occupant;

const RECORDS: [(&str, &str); 3] = [
    ("origin", include_str!("../../../golden/dice/origin.record")),
    ("evolution", include_str!("../../../golden/dice/evolution.record")),
    ("new-world", include_str!("../../../golden/dice/new-world.record")),
];

fn film(text: &str) -> Box<dyn AnyFilm> {
    desk::film("game", text, Viewer::Spectator).unwrap_or_else(|problem| panic!("{problem}"))
}

fn english(film: &dyn AnyFilm) -> String {
    film.dice().expect("the record tells what its dice were made of").text(Words::of(Lang::En))
}

#[test]
fn a_replay_says_that_the_dice_are_fair() {
    for (name, text) in RECORDS {
        let film = film(text);
        assert!(matches!(film.dice(), Some(DiceCheck::Fair { shuffles: 1.., .. })), "{name}: {:?}", film.dice());
        assert_eq!(film.dice(), film.seen_by(Viewer::Seat(game::Seat::FIRST)).dice());
    }
    let said = english(film(RECORDS[1].1).as_ref());
    assert!(said.starts_with("Dice verified: ") && said.contains("seed and 1 player’s word."), "{said}");
    assert!(said.ends_with(" 1 sealed word was never revealed."), "{said}");
}

#[test]
fn a_replay_says_where_the_dice_do_not_fit() {
    let (_, text) = RECORDS[0];
    let at = text.lines().position(|line| line.starts_with("dice seed")).expect("a seed") + 1;
    let other = text.replacen("dice seed: 5", "dice seed: 6", 1);
    let film = film(&other);
    assert_eq!(film.dice(), Some(DiceCheck::Unfit { line: at }));
    assert!(english(film.as_ref()).contains(&format!("line {at} ")));
}

#[test]
fn a_record_that_tells_nothing_about_dice_gets_no_line() {
    let (_, text) = RECORDS[0];
    let plain: String = text.split_inclusive('\n').filter(|line| !line.starts_with("dice ")).collect();
    assert_eq!(film(&plain).dice(), None);
}

#[test]
fn such_a_game_goes_on_at_one_screen_from_any_moment() {
    for (name, text) in RECORDS {
        let film = film(text);
        for frame in (0..film.len()).step_by(23) {
            let saved: Saved = film.play_on(frame, None, "greedy", 5).unwrap_or_else(|| panic!("{name}, {frame}"));
            let table = desk::resume(&saved, Lang::En).unwrap_or_else(|error| panic!("{name}, {frame}: {error}"));
            let record = table.save().expect("a table in this program").record;
            assert!(!record.contains("dice seed") && !record.contains("passes: open"), "{name}, {frame}");
            let people =
                table.occupants().iter().filter(|occupant| matches!(occupant, Occupant::Person { .. })).count();
            assert_eq!(people, 1, "{name}, {frame}");
        }
    }
}
