//! Time as data.

use game::{Seat, SeatSet};
use origin::{Action, State};
use table::{Clocks, Millis, Table, TimeControl};

use crate::{asked, setup};

fn timed(start: u64, increment: u64) -> (Table<State>, Seat, Seat) {
    let control = TimeControl { start: Millis(start), increment: Millis(increment) };
    let mut setup = setup(2, 3);
    setup.clocks = Some(Clocks::new(2, control));
    let mut table = Table::new(setup).expect("two players");
    table.start(Millis(1_000));
    let first = asked(&table).iter().next().expect("development");
    (table, first, first.next(2))
}

fn left(table: &Table<State>, seat: Seat, now: u64) -> u64 {
    table.clocks().expect("timed").remaining(seat, Millis(now)).0
}

fn an_animal(table: &Table<State>, seat: Seat) -> Action {
    let legal = table.prompt(seat).expect("asked").legal;
    legal.into_iter().find(|action| matches!(action, Action::PlayAnimal { .. })).expect("a card")
}

#[test]
fn only_the_clock_of_the_seat_that_is_asked_runs() {
    let (mut table, first, second) = timed(60_000, 2_000);
    assert_eq!((left(&table, first, 11_000), left(&table, second, 11_000)), (50_000, 60_000));
    let action = an_animal(&table, first);
    table.act(first, action, Millis(11_000)).expect("legal");
    assert_eq!(left(&table, first, 20_000), 52_000, "10 s spent, 2 s won");
    assert_eq!(left(&table, second, 20_000), 51_000);
    assert!(!table.clocks().expect("timed").is_running(first));
    table.act(second, Action::Pass, Millis(20_000)).expect("legal");
    assert_eq!(left(&table, second, 99_000), 53_000);
}

#[test]
fn a_refused_action_costs_nothing_but_time() {
    let (mut table, first, second) = timed(60_000, 2_000);
    assert!(table.act(first, Action::Run, Millis(3_000)).is_err());
    assert!(table.act(second, Action::Pass, Millis(3_000)).is_err());
    assert_eq!((left(&table, first, 4_000), left(&table, second, 4_000)), (57_000, 60_000));
}

#[test]
fn time_that_runs_out_is_reported_and_nothing_else_happens() {
    let (mut table, first, second) = timed(60_000, 2_000);
    let clocks = table.clocks().expect("timed");
    assert_eq!(clocks.flagged(Millis(60_999)), SeatSet::EMPTY);
    assert_eq!(clocks.flagged(Millis(61_000)), SeatSet::only(first));
    let action = an_animal(&table, first);
    table.act(first, action, Millis(70_000)).expect("whether that counts is not for the table to say");
    assert_eq!(left(&table, first, 70_000), 0, "nothing is won by a decision too late");
    assert_eq!(table.clocks().expect("timed").flagged(Millis(70_000)), SeatSet::only(first));
    assert_eq!(left(&table, second, 71_000), 59_000);
}

#[test]
fn taking_back_wins_no_time() {
    let (mut table, first, _) = timed(60_000, 2_000);
    for tries in 0..5 {
        let now = 2_000 + 1_000 * tries;
        let action = an_animal(&table, first);
        table.act(first, action, Millis(now)).expect("legal");
        table.undo(first, Millis(now)).expect("nothing hidden came up");
        assert_eq!(left(&table, first, now), 60_000 - 1_000 * (tries + 1));
        assert!(table.clocks().expect("timed").is_running(first));
    }
}

#[test]
fn clocks_stand_in_a_pause_and_time_never_runs_backwards() {
    let (mut table, first, second) = timed(60_000, 0);
    table.clocks_mut().expect("timed").stop(Millis(5_000));
    assert_eq!(left(&table, first, 1_000_000), 56_000);
    let action = an_animal(&table, first);
    table.act(first, action, Millis(1_000_000)).expect("legal");
    assert_eq!(left(&table, first, 1_000_000), 56_000);
    assert_eq!(left(&table, second, 7), 60_000);
    table.act(second, Action::Pass, Millis(7)).expect("legal");
    assert_eq!(left(&table, second, 7), 60_000);
}

#[test]
fn without_clocks_nobody_is_hurried() {
    let mut table = crate::table(2, 3);
    let first = asked(&table).iter().next().expect("development");
    table.act(first, Action::Pass, Millis(u64::MAX)).expect("legal");
    assert!(table.clocks().is_none());
}
