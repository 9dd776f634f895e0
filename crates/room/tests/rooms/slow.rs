//! Slow games: each move has its own time, which passes whoever is there; vacations.

use protocol::{Clock, Notice, Phase, Rules, ToServer};

use room::Turn;

use crate::direct::{Direct, Message, person, seat};
use crate::world::rules;

const A_DAY: u64 = 24 * 60 * 60 * 1000;

fn slow(days: u8) -> Direct {
    Direct::playing(Rules { clock: Some(Clock::Slow { days }), ..rules("origin", 2) })
}

#[test]
fn each_move_has_its_own_time_and_nothing_is_free() {
    let mut direct = slow(2);
    let number = direct.asked();
    assert_eq!(direct.left(number), 2 * A_DAY);
    direct.wait(A_DAY);
    assert_eq!(direct.left(number), A_DAY);
    direct.act();
    for _ in 0..40 {
        if direct.asked() == number {
            break;
        }
        direct.act();
    }
    assert_eq!(direct.asked(), number);
    assert_eq!(direct.left(number), 2 * A_DAY, "the next move has its own");
    assert_eq!(direct.clocks(number).free_ms, 0);
}

#[test]
fn time_passes_while_nobody_is_there_and_then_a_bot_plays_until_the_person_is_back() {
    let mut direct = slow(1);
    let number = direct.asked();
    direct.disconnect(1);
    direct.disconnect(2);
    direct.wait(A_DAY - 1);
    assert_eq!(direct.thoughts.len(), 0, "a bot never moves before the time is up");
    direct.wait(1);
    assert_eq!(direct.thoughts.len(), 1);
    direct.connect(number);
    let is_back = |message: &Message| matches!(message, Message::Notice { notice: Notice::Back { .. } });
    assert!(!direct.heard(number, is_back), "who comes back knows it");
    let decision = direct.clocks(number).decision_ms;
    assert_eq!(decision, Some(60_000), "for the move whose time was up");
}

#[test]
fn a_restart_gives_nothing_back_and_time_has_passed_meanwhile() {
    let mut direct = slow(1);
    let number = direct.asked();
    direct.wait(1_000);
    let entries = direct.journal.len();
    // Its owner says that so much has passed on the wall.
    direct.now += A_DAY / 2;
    direct.restart();
    assert_eq!(direct.journal.len(), entries, "nothing is written");
    assert_eq!(direct.left(number), A_DAY / 2 - 1_000);
    direct.now += A_DAY / 2;
    direct.restart();
    let last = &direct.journal.last().expect("an entry").body;
    assert!(last.contains("time_up"), "{last}");
}

/// Whoever is asked plays until somebody else is.
fn until_the_other_is_asked(direct: &mut Direct) -> u64 {
    let first = direct.asked();
    for _ in 0..40 {
        if direct.asked() != first {
            break;
        }
        direct.act();
    }
    assert_ne!(direct.asked(), first);
    direct.asked()
}

#[test]
fn the_time_of_somebody_on_vacation_stands_until_it_is_over() {
    let mut direct = slow(1);
    let number = 3 - direct.asked();
    direct.away(number, Some(direct.now + 4 * A_DAY));
    assert_eq!(direct.clocks(3 - number).vacation.iter().collect::<Vec<_>>(), [seat(number)]);
    assert_eq!(until_the_other_is_asked(&mut direct), number);
    assert!(direct.room.turns().is_empty(), "nobody is told that it is their turn");
    direct.wait(A_DAY);
    let entries = direct.journal.len();
    // The same once more, as after each loading, is not written.
    direct.away(number, Some(direct.now + 3 * A_DAY + 900));
    assert_eq!(direct.journal.len(), entries);
    direct.wait(2 * A_DAY);
    assert_eq!(direct.left(number), A_DAY);
    direct.restart();
    assert_eq!(direct.left(number), A_DAY, "nor after a restart");
    direct.wait(A_DAY + 1_000);
    assert!(direct.clocks(number).vacation.is_empty(), "it is over by itself");
    assert_eq!(direct.left(number), A_DAY - 1_000);
    // And whoever is on vacation may move.
    direct.away(number, Some(direct.now + A_DAY));
    direct.act();
    // Back early.
    direct.away(number, None);
    assert!(direct.clocks(number).vacation.is_empty());
}

#[test]
fn a_vacation_is_no_way_out_of_the_move_that_one_owes_already() {
    let mut direct = slow(1);
    let number = direct.asked();
    direct.wait(A_DAY - 60_000);
    direct.away(number, Some(direct.now + 3 * A_DAY));
    assert!(direct.clocks(number).vacation.is_empty(), "it begins after this move");
    assert_eq!(direct.room.turns(), [Turn { person: person(number), prompt: 1, left: Some(60_000) }]);
    direct.restart();
    direct.wait(30_000);
    assert_eq!(direct.left(number), 30_000, "nor does a restart begin it");
    direct.act();
    assert_eq!(direct.clocks(number).vacation.iter().collect::<Vec<_>>(), [seat(number)]);
    direct.wait(2 * A_DAY);
    let stands = until_asked_again(&mut direct, number);
    assert_eq!(stands, A_DAY);
}

/// The others play until somebody is asked again; how much time that one has a day later.
fn until_asked_again(direct: &mut Direct, number: u64) -> u64 {
    if direct.asked() != number {
        until_the_other_is_asked(direct);
    }
    direct.wait(A_DAY / 2);
    direct.left(number)
}

#[test]
fn whoever_waits_too_long_before_a_vacation_loses_the_move_to_a_bot() {
    let mut direct = slow(1);
    let number = direct.asked();
    direct.wait(A_DAY - 60_000);
    direct.away(number, Some(direct.now + 3 * A_DAY));
    direct.wait(60_000);
    assert_eq!(direct.thoughts.len(), 1, "the time for that move was up");
}

#[test]
fn at_a_live_table_a_vacation_means_nothing() {
    let clock = Some(Clock::Live { start_ms: 60_000, increment_ms: 0 });
    let mut direct = Direct::playing(Rules { clock, ..rules("origin", 2) });
    let entries = direct.journal.len();
    direct.away(1, Some(direct.now + A_DAY));
    assert_eq!(direct.journal.len(), entries);
}

#[test]
fn whoever_has_to_move_is_known_with_the_number_of_the_question() {
    let mut direct = slow(1);
    let number = direct.asked();
    let turn = Turn { person: person(number), prompt: 1, left: Some(A_DAY) };
    assert_eq!(direct.room.turns(), [turn]);
    assert_eq!(direct.room.waiting_for_others(), [person(3 - number)]);
    direct.done(number, |id| ToServer::Leave { id });
    assert!(direct.room.turns().is_empty(), "a bot plays");
    let live = Direct::playing(rules("origin", 2));
    assert!(live.room.turns().is_empty());
    assert_eq!(live.room.phase(), Phase::Playing);
}
