//! Digests of the journal: a table that is read again has to look as it did, whatever the search of the bots is made of.

use protocol::Phase;
use room::{Entry, Room};
use serde_json::Value;

use crate::direct::Direct;
use crate::world::{given, rules};

/// A game of each edition: so many moves of the first thing that is legal.
fn played(edition: &str) -> Direct {
    let mut direct = Direct::playing(rules(edition, 2));
    for _ in 0..40 {
        if direct.room.phase() == Phase::Playing {
            direct.act();
        }
    }
    direct
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
    Room::restore(journal, given(5, 2), 0).map(|(room, _)| room).map_err(|error| error.problem)
}

#[test]
fn a_journal_with_former_digests_opens_and_goes_on_with_those_of_today() {
    for edition in ["origin", "continents", "evolution", "natural-selection", "new-world"] {
        let mut direct = played(edition);
        direct.journal = former(&direct.journal);
        direct.restart();
        direct.act();
        direct.restart();
        assert!(direct.journal.last().is_some_and(|entry| entry.body.contains("\"d\":2")), "{edition}");
        let last = direct.journal.len() - 1;
        direct.journal[last].digest ^= 1;
        let problem = opened(&direct.journal).err().expect("it looks otherwise");
        assert!(problem.contains("another one"), "{problem}");
    }
}

#[test]
fn a_digest_of_a_later_version_is_refused_and_not_passed_over() {
    let mut direct = played("origin");
    let last = direct.journal.last_mut().expect("an entry");
    last.body = last.body.replace("\"d\":2", "\"d\":3");
    assert_eq!(opened(&direct.journal).err().as_deref(), Some("digests of version 3 are not known here"));
}

/// What is written into journals stays: if this fails because views are written otherwise, digests need another version, and
/// those of the version before are not compared any longer.
#[test]
fn digests_are_those_that_were_written_before() {
    let editions = ["origin", "continents", "evolution", "natural-selection", "new-world"];
    let digests = editions.map(|edition| played(edition).journal.last().map_or(0, |entry| entry.digest));
    let written = digests.map(|digest| format!("{digest:016x}"));
    assert_eq!(written, ["", "", "", "", ""]);
}
