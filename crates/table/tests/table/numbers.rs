//! Numbers of their own for every viewer: without gaps, and the same after a restart.

use game::{Game, Seat, Viewer};
use northstar::State;
use table::{Automatic, Clocks, NumberedEvent, RecordEntry, Setup, Table, UndoPolicy};

use crate::clients::{Client, Numbers};
use crate::showdown::Showdown;
use crate::{Dice, NOON, person, viewers};

/// Quick play, in which nobody sees what the others do until all are ready.
pub fn quick_play(seats: u8, seed: u64) -> Setup<northstar::Config> {
    let deal = editions::Deal::new(editions::Edition::Evolution, seats, [("quick_play", "true")]).expect("an option");
    let editions::Deal::Boards(config) = deal else { panic!("species boards") };
    let occupants = (1..=seats).map(|number| person(&format!("Player {number}"))).collect();
    let clocks: Option<Clocks> = None;
    Setup { config, occupants, seed, undo: UndoPolicy::Strict, automatic: Automatic::Open, clocks }
}

fn table(seats: u8, seed: u64) -> Table<State> {
    let mut table = Table::new(quick_play(seats, seed)).expect("as many players as seats");
    table.start(NOON);
    table
}

fn numbers<E>(events: &[NumberedEvent<E>]) -> Vec<u64> {
    events.iter().map(|entry| entry.seq).collect()
}

#[test]
fn nobody_can_tell_from_a_number_that_somebody_else_saw_something() {
    let mut table = table(3, 5);
    let mut dice = Dice::new(5);
    let mut gaps = 0;
    while dice.act(&mut table) {
        for viewer in viewers(&table) {
            let news = table.news(viewer, 0);
            assert_eq!(numbers(&news.events), (0..news.next).collect::<Vec<_>>());
            assert_eq!(news.next, table.next_for(viewer));
            gaps += usize::from(news.next < table.next_seq());
        }
    }
    assert!(gaps > 0, "what is sealed is seen by one seat alone");
}

#[test]
fn clients_with_numbers_of_their_own_follow_over_what_was_taken_back() {
    for seed in 0..6 {
        let mut table = table(2 + (seed % 3) as u8, seed);
        let mut dice = Dice::new(seed);
        let mut clients: Vec<_> =
            viewers(&table).map(|viewer| Client::with_numbers(&table, viewer, Numbers::Own)).collect();
        let mut lazy = Client::with_numbers(&table, Viewer::Spectator, Numbers::Own);
        let (mut decisions, mut undone) = (0, 0);
        while let Some((seat, action)) = dice.choose(&table) {
            table.act(seat, action, NOON).expect("legal");
            decisions += 1;
            clients.iter_mut().for_each(|client| client.catch_up(&table));
            if decisions % 3 == 0 && table.undo(seat, NOON).is_ok() {
                undone += 1;
                clients.iter_mut().for_each(|client| client.catch_up(&table));
            }
            if decisions % 19 == 0 {
                lazy.catch_up(&table);
            }
        }
        lazy.catch_up(&table);
        assert!(undone > 3, "{undone}");
        let afresh: Vec<usize> = clients.iter().map(|client| client.started_afresh).collect();
        assert!(
            afresh.iter().sum::<usize>() < undone * afresh.len(),
            "who saw nothing of it noticed nothing: {afresh:?}"
        );
    }
}

/// What a server keeps: everything that happened, also what was taken back later.
enum Line<A> {
    Entry(RecordEntry<A>),
    Undo(Seat),
}

/// Plays with undos and writes a journal.
fn journal<G: Game>(table: &mut Table<G>, seed: u64, decisions: usize) -> Vec<Line<G::Action>> {
    let mut dice = Dice::new(seed);
    let mut lines: Vec<_> = table.record().iter().cloned().map(Line::Entry).collect();
    for decision in 0..decisions {
        let Some((seat, action)) = dice.choose(table) else { break };
        let before = table.record().len();
        table.act(seat, action, NOON).expect("legal");
        lines.extend(table.record()[before..].iter().cloned().map(Line::Entry));
        if decision % 4 == 1 && table.undo(seat, NOON).is_ok() {
            lines.push(Line::Undo(seat));
        }
    }
    lines
}

fn restarts_alike<G: Game>(setup: impl Fn() -> Setup<G::Config>, seed: u64) -> usize {
    let mut undone = 0;
    for decisions in [7, 40, 10_000] {
        let mut live = Table::<G>::new(setup()).expect("as many players as seats");
        live.start(NOON);
        let lines = journal(&mut live, seed, decisions);
        let mut again = Table::<G>::new(setup()).expect("as many players as seats");
        for line in &lines {
            match line {
                Line::Entry(entry) => again.repeat(entry).expect("it happened"),
                Line::Undo(seat) => {
                    undone += 1;
                    again.undo(*seat, NOON).expect("it was taken back");
                }
            }
        }
        assert_eq!(again.record(), live.record());
        for viewer in viewers(&live) {
            let next = live.next_for(viewer);
            for since in (0..next).step_by(7).chain(next.saturating_sub(3)..=next + 1) {
                assert_eq!(again.news(viewer, since), live.news(viewer, since), "{viewer:?} since {since}");
            }
        }
    }
    undone
}

#[test]
fn numbers_are_the_same_after_a_restart() {
    for seed in 0..3 {
        assert!(restarts_alike::<State>(|| quick_play(3, seed), seed) > 3);
        assert!(restarts_alike::<origin::State>(|| crate::setup(3, seed), seed) > 3);
    }
    restarts_alike::<Showdown>(|| crate::together::setup(4), 4);
}
