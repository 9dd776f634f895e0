//! Somebody is erased: their name goes, and the game goes on.

use protocol::{Occupant, Phase, RequestKind, ToServer};
use room::{Entry, Input};

use crate::direct::{Direct, person};
use crate::world::rules;

const NAME: &str = "Person 2";

/// What of a table has the name.
fn named(direct: &mut Direct) -> Vec<&'static str> {
    direct.connect(1);
    let told = direct.told.iter().any(|(_, message)| protocol::text(message).contains(NAME));
    let journal = direct.journal.iter().any(|entry| entry.body.contains(NAME));
    let record = direct.room.record(person(1)).is_some_and(|record| record.contains(NAME));
    [(told, "told"), (journal, "journal"), (record, "record")]
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, what)| *what)
        .collect()
}

/// The entries are written anew, and the table is read from them.
fn rewritten(direct: &mut Direct) {
    let anew = |entry: &Entry| room::without_name(&entry.body, person(2)).unwrap_or_else(|| entry.body.clone());
    direct.journal = direct.journal.iter().map(|entry| Entry { body: anew(entry), ..entry.clone() }).collect();
    direct.restart();
}

#[test]
fn a_seat_of_somebody_who_is_erased_is_played_by_a_bot_and_nobodys() {
    let mut direct = Direct::playing(rules("origin", 2));
    direct.act();
    assert_eq!(named(&mut direct), ["told", "journal"]);
    direct.step(Input::Erase { person: person(2) });
    rewritten(&mut direct);
    assert!(named(&mut direct).is_empty());
    let room = direct.shown();
    let Occupant::Person { name, played_by, .. } = &room.places[1].occupant else { panic!("{room:?}") };
    assert!(name.is_empty() && played_by.is_some());
    // Nobody waits for them: what the table is asked is agreed to without them.
    direct.ask_for(1, RequestKind::Pause).expect("asked");
    assert_eq!(direct.room.phase(), Phase::Paused);
    // Again changes nothing.
    let entries = direct.journal.len();
    direct.step(Input::Erase { person: person(2) });
    assert_eq!(direct.journal.len(), entries);
}

#[test]
fn a_game_that_is_over_keeps_its_seats_and_loses_the_name() {
    let mut direct = Direct::playing(rules("continents", 2));
    while direct.room.phase() == Phase::Playing {
        direct.act();
    }
    assert_eq!(named(&mut direct), ["told", "journal", "record"]);
    let digest = direct.journal.last().map(|entry| entry.digest);
    direct.step(Input::Erase { person: person(2) });
    rewritten(&mut direct);
    assert!(named(&mut direct).is_empty());
    assert_eq!(direct.journal.last().map(|entry| entry.digest), digest, "the same game");
    let record = direct.room.record(person(1)).expect("a record");
    assert!(notation::origin::verify("record", &record).is_ok());
    // Whoever plays again has an open seat there.
    direct.effects.clear();
    direct.ask_for(1, RequestKind::Rematch).expect("nobody else is asked");
    let again = direct.effects.iter().find_map(|effect| match effect {
        room::Effect::OpenRematch { seats, .. } => Some(seats.len()),
        _ => None,
    });
    assert_eq!(again, Some(1));
}

#[test]
fn somebody_who_is_erased_leaves_a_waiting_room_and_watches_no_more() {
    let mut direct = Direct::open(rules("origin", 3));
    direct.join(2);
    direct.watch(3);
    direct.step(Input::Erase { person: person(2) });
    rewritten(&mut direct);
    assert!(named(&mut direct).is_empty());
    assert_eq!(direct.shown().places[1].occupant, Occupant::Open);
    assert!(!direct.room.is_member(person(2)) && direct.room.is_member(person(3)));
    direct.step(Input::Erase { person: person(1) });
    assert!(direct.room.is_host(person(3)), "somebody else is the host");
    direct.connect(3);
    assert!(matches!(direct.ask(3, |id| ToServer::Stand { id }), Ok(())));
}
