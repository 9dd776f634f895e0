//! Digests of the journal: a table that is read again has to look as it did, whatever the search of the bots is made of.

use editions::Edition;
use room::{Entry, Input, Room};
use serde_json::Value;

use crate::world::{Weather, World, given, rules};

/// How many entries are written.
const ENTRIES: usize = 50;
const SEED: u64 = 5;

/// A game of two.
fn played(edition: Edition) -> World {
    let mut world = World::new(SEED, rules(edition.id(), 2), 2, Weather::FINE);
    while world.journal.len() < ENTRIES {
        world.live();
    }
    world
}

/// Entries as they were written before digests had a version: with digests of another kind.
fn former(journal: &[Entry]) -> Vec<Entry> {
    let former = |entry: &Entry| {
        let mut body: Value = serde_json::from_str(&entry.body).expect("JSON");
        let version = body.as_object_mut().and_then(|body| body.remove("d"));
        assert_eq!(version, Some(2.into()));
        Entry { body: body.to_string(), digest: entry.digest.rotate_left(7) ^ 1, ..entry.clone() }
    };
    journal.iter().map(former).collect()
}

fn opened(journal: &[Entry]) -> Result<Room, String> {
    Room::restore(journal, given(SEED, 2), 0).map(|(room, _)| room).map_err(|error| error.problem)
}

#[test]
fn a_journal_with_former_digests_opens_and_goes_on_with_those_of_today() {
    for edition in Edition::ALL {
        let world = played(edition);
        let mut journal = former(&world.journal);
        let mut room = opened(&journal).unwrap_or_else(|problem| panic!("{edition}: {problem}"));
        let person = world.clients[0].person;
        let output = room.step(Input::Rename { person, name: "Ola".to_owned() }, world.now);
        journal.extend(output.append.expect("something is written").entries);
        assert!(journal.last().is_some_and(|entry| entry.body.contains("\"d\":2")), "{edition}");
        assert!(opened(&journal).is_ok(), "{edition}");
        let last = journal.len() - 1;
        journal[last].digest ^= 1;
        let problem = opened(&journal).err().expect("it looks otherwise");
        assert!(problem.contains("another one"), "{problem}");
    }
}

#[test]
fn a_digest_of_a_later_version_is_refused_and_not_passed_over() {
    let mut journal = played(Edition::Origin).journal;
    let last = journal.last_mut().expect("an entry");
    last.body = last.body.replace("\"d\":2", "\"d\":3");
    assert_eq!(opened(&journal).err().as_deref(), Some("digests of version 3 are not known here"));
}

/// What is written into journals stays: if this fails because views are written otherwise, digests need another version, and
/// those of the version before are not compared any longer.
/// With the 48th entry each seat is looked at, too.
#[test]
fn digests_are_those_that_were_written_before() {
    let digests = Edition::ALL.map(|edition| {
        let journal = played(edition).journal;
        [ENTRIES - 1, 47].map(|place| journal.get(place).map_or(0, |entry| entry.digest))
    });
    let written = digests.map(|digests| digests.map(|digest| format!("{digest:016x}")).join(" "));
    let known = [
        "51b3336652e341da 17a43f8b141f624a",
        "8f50540072b1d24a f6fcb170fb894263",
        "084b8fbb18b1d186 3296f3b61e74affc",
        "bf7cf5289564ebf4 a789c0a7fc765dae",
        "c2fd53affc7b4a3e 271ced5311f6f544",
    ];
    assert_eq!(written, known);
}
