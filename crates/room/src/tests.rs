//! What cannot be seen from outside.

use std::collections::BTreeMap;

use game::Seat;
use protocol::to_server::StartWith;
use protocol::{Id, RequestKind, Rules, ToServer, Watching};

use crate::journal::Fact;
use crate::room::Voting;
use crate::{Device, Given, Input, Opening, Room};

fn id<K>(number: u8) -> Id<K> {
    Id::from_bytes([number; 16])
}

fn room() -> Room {
    let (options, watching) = (BTreeMap::new(), Watching::AtOnce);
    let rules = Rules { edition: "origin".to_owned(), seats: 2, options, clock: None, watching, outside_bots: false };
    let opening = Opening::new(id(100), id(101), rules, id(1), "Person 1".to_owned());
    let given = Given { seed: dice::Seed::new([3; 32]), bots: 1, epoch: 1 };
    Room::open(opening, given, 0).expect("rules that can be played").0
}

#[test]
fn no_answer_is_kept_for_people_who_come_and_go_and_what_they_did_is_done_once() {
    let mut room = room();
    let mut entries = 0;
    for number in 2..60 {
        let (person, device) = (id(number), Device(u64::from(number)));
        for attempt in 0..2 {
            room.step(Input::Join { person, name: format!("Person {number}"), watch: true }, 0);
            let start = StartWith::View;
            room.step(Input::Connect { device, person, have: None, start, legal: false }, 0);
            let left = room.step(Input::Say { device, message: ToServer::Leave { id: id(number) } }, 0);
            // Said again by somebody who has come back: it was carried out already.
            assert_eq!(left.append.is_some(), attempt == 0);
            entries += left.append.map_or(0, |append| append.entries.len());
        }
    }
    assert_eq!(entries, 58);
    // Half of the name of each request is kept for good, and no answer.
    assert_eq!(room.requests.kept(), (0, 58));
}

#[test]
fn requests_that_change_nothing_are_not_remembered_for_ever() {
    let mut room = room();
    let start = StartWith::View;
    room.step(Input::Connect { device: Device(1), person: id(1), have: None, start, legal: false }, 0);
    for number in 2..200 {
        let message = ToServer::Ready { id: id(number), ready: false, sealed: None };
        room.step(Input::Say { device: Device(1), message }, 0);
    }
    assert_eq!(room.requests.kept(), (8, 0));
}

#[test]
fn what_was_agreed_to_and_is_impossible_does_not_stand_in_the_way() {
    let mut room = room();
    let (by, voters) = (Seat::FIRST, vec![Seat::FIRST]);
    room.voting = Some(Voting { number: 1, by, kind: RequestKind::Undo, agreed: voters.clone(), voters, since: 0 });
    // There is no game to go back in.
    assert!(room.follow(Fact::Undone { seat: by, kept: 0, agreed: true }));
    assert_eq!(room.voting, None);
    assert!(!room.follow(Fact::Undone { seat: by, kept: 0, agreed: false }), "nothing else is made of another fact");
}

#[test]
fn a_waiting_room_does_not_run() {
    let mut room = room();
    let person = id(2);
    let joined = room.step(Input::Join { person, name: "Person 2".to_owned(), watch: false }, 0);
    assert!(joined.wake.is_some(), "somebody may be said to be away soon");
    assert!(!joined.append.expect("it is written").is_running);
    let start = StartWith::View;
    for (device, person) in [(Device(1), id(1)), (Device(2), person)] {
        room.step(Input::Connect { device, person, have: None, start, legal: false }, 0);
    }
    for (device, number) in [(Device(1), 11), (Device(2), 12)] {
        // A sealed word that will be awaited.
        let sealed = Some(protocol::Bytes32([7; 32]));
        room.step(Input::Say { device, message: ToServer::Ready { id: id(number), ready: true, sealed } }, 0);
    }
    let begun = room.step(Input::Say { device: Device(1), message: ToServer::Begin { id: id(13) } }, 0);
    assert!(begun.append.expect("it is written").is_running);
}
