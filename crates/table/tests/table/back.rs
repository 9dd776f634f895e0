//! Going back further than a player may alone, past dice and what others did.

use dice::{FairDice, Key};
use game::{Seat, Viewer};
use origin::State;
use table::{Automatic, Table, UndoPolicy};

use crate::clients::{Client, Numbers};
use crate::{Dice, NOON, all_views, setup, viewers};

fn table() -> Table<State> {
    table_of(3)
}

fn table_of(seats: u8) -> Table<State> {
    let setup = table::Setup { automatic: Automatic::Open, ..setup(seats, 1) };
    let mut table = Table::with_chance(setup, Box::new(FairDice::new(Key::new([9; 32])))).expect("players");
    table.start(NOON);
    table
}

#[test]
fn the_same_decisions_lead_to_the_same_table_again_and_every_client_follows() {
    let (mut live, mut dice) = (table(), Dice::new(4));
    let mut clients: Vec<_> = viewers(&live).map(|viewer| Client::with_numbers(&live, viewer, Numbers::Own)).collect();
    let (mut went_back, mut over_dice) = (0, 0);
    for decision in 1.. {
        if !dice.act(&mut live) {
            break;
        }
        clients.iter_mut().for_each(|client| client.catch_up(&live));
        if decision % 9 != 0 {
            continue;
        }
        let (views, record) = (all_views(&live), live.record().to_vec());
        let kept = record.len() - (decision / 9 * 5 % 30).min(record.len() - 1);
        let kept =
            kept.max(record.iter().position(|entry| matches!(entry, table::RecordEntry::Act { .. })).expect("acts"));
        live.go_back(kept, NOON).expect("it was played");
        clients.iter_mut().for_each(|client| client.catch_up(&live));
        went_back += 1;
        over_dice += usize::from(record[kept..].iter().any(|entry| matches!(entry, table::RecordEntry::Chance(_))));
        assert!(live.can_undo(Seat::FIRST).is_err(), "what is left was decided long ago");
        for entry in &record[kept..] {
            live.repeat(entry).expect("as before");
        }
        assert_eq!((all_views(&live), live.record()), (views, record.as_slice()));
        clients.iter_mut().for_each(|client| client.catch_up(&live));
        let again = Table::<State>::replay_with(
            table::Setup { automatic: Automatic::Open, ..setup(3, 1) },
            Box::new(FairDice::new(Key::new([9; 32]))),
            live.record(),
        );
        assert_eq!(all_views(&again.expect("as before")), all_views(&live));
    }
    assert!(went_back > 5 && over_dice > 0, "{went_back}, {over_dice} over dice");
    let mut straight = table();
    for entry in &live.record()[straight.record().len()..] {
        straight.repeat(entry).expect("as before");
    }
    assert_eq!(all_views(&straight), all_views(&live));
    assert_eq!(live.view(Viewer::Spectator), straight.view(Viewer::Spectator));
}

#[test]
fn the_same_need_gives_the_same_dice_after_going_back() {
    let (mut live, mut dice) = (table(), Dice::new(7));
    while dice.act(&mut live) {}
    let record = live.record().to_vec();
    let first = record.iter().position(|entry| matches!(entry, table::RecordEntry::Act { .. })).expect("acts");
    live.go_back(first, NOON).expect("it was played");
    // Only the decisions are given: everything else follows.
    while live.record().len() < record.len() {
        let table::RecordEntry::Act { seat, action } = record[live.record().len()] else {
            panic!("dice fall by themselves")
        };
        live.act(seat, action, NOON).expect("legal as before");
    }
    assert_eq!(live.record(), record);
}

#[test]
fn a_table_that_drops_old_events_keeps_what_the_last_action_did() {
    let (mut whole, mut dice) = (table_of(8), Dice::new(4));
    let mut short = table_of(8);
    short.set_undo_policy(UndoPolicy::StrictReplayed);
    let mut most = 0;
    loop {
        let from = whole.record().len();
        if !dice.act(&mut whole) {
            break;
        }
        let table::RecordEntry::Act { seat, action } = whole.record()[from] else { panic!("a decision comes first") };
        let acted = short.act(seat, action, NOON).expect("as before");
        most = most.max(acted.next - acted.from);
        for viewer in viewers(&whole) {
            assert_eq!(short.seen_since(viewer, acted.from), whole.seen_since(viewer, acted.from), "{viewer:?}");
        }
    }
    assert!(most > 16, "an action does more than a log keeps at least: {most}");
    let [kept, all] = [&short, &whole].map(|table| table.seen_since(Viewer::Spectator, 0).events.len());
    assert!(kept < most as usize + 64 && all > kept + 32, "{kept} of {all} events are kept");
}

#[test]
fn a_table_that_drops_old_events_tells_the_same_news() {
    let (mut whole, mut dice) = (table(), Dice::new(4));
    let mut short = table();
    short.set_undo_policy(UndoPolicy::StrictReplayed);
    for decision in 1.. {
        if !dice.act(&mut whole) {
            break;
        }
        for entry in &whole.record()[short.record().len()..] {
            short.repeat(entry).expect("as before");
        }
        if decision % 9 == 0 {
            let record = whole.record();
            let first = record.iter().position(|entry| matches!(entry, table::RecordEntry::Act { .. })).expect("acts");
            let kept = record.len().saturating_sub(decision / 9 * 5 % 30).max(first);
            for table in [&mut whole, &mut short] {
                table.go_back(kept, NOON).expect("it was played");
            }
        }
        short.drop_old_events();
        for viewer in viewers(&whole) {
            let next = whole.next_for(viewer);
            for since in [0, 1, next / 2, next.saturating_sub(40), next.saturating_sub(1), next, next + 1] {
                assert_eq!(short.news(viewer, since), whole.news(viewer, since), "{viewer:?} since {since}");
            }
        }
    }
    let [kept, all] = [&short, &whole].map(|table| table.seen_since(Viewer::Spectator, 0).events.len());
    assert!(kept < 64 && all > kept + 32, "{kept} of {all} events are kept");
}
