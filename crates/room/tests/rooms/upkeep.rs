//! What happens to a table from outside: people get other names, and whoever runs the server closes it.

use protocol::{Clock, Occupant, Phase, Refusal, Rules, ToServer, Watching};
use room::{Effect, Input};

use crate::direct::{Direct, Message, person};
use crate::world::rules;

fn rename(direct: &mut Direct, number: u64, name: &str) {
    direct.step(Input::Rename { person: person(number), name: name.to_owned() });
}

fn names(direct: &Direct) -> Vec<String> {
    let name = |place: &protocol::Place| match &place.occupant {
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
        Occupant::Open => String::new(),
    };
    direct.shown().places.iter().map(name).collect()
}

#[test]
fn another_name_is_told_to_everybody_at_the_table_and_written_down() {
    let mut direct = Direct::playing(rules("origin", 2));
    direct.act();
    rename(&mut direct, 2, "Ola");
    let told = |message: &Message| matches!(message, Message::Room(room) if format!("{room:?}").contains("Ola"));
    assert!(direct.heard(1, told) && direct.heard(2, told));
    assert!(direct.heard(2, |message| matches!(message, Message::You(you) if you.name == "Ola")));
    assert_eq!(names(&direct), ["Person 1", "Ola"]);
    let entries = direct.journal.len();
    // Nothing is written for a name that is known, nor for somebody who is not there.
    rename(&mut direct, 2, "Ola");
    rename(&mut direct, 7, "Nobody");
    assert_eq!(direct.journal.len(), entries);
    direct.restart();
    assert_eq!(names(&direct), ["Person 1", "Ola"]);
    // The name goes with its person, wherever it was written.
    direct.step(Input::Erase { person: person(2) });
    let named = |direct: &Direct| direct.journal.iter().filter(|entry| entry.body.contains("Ola")).count();
    assert_eq!(named(&direct), 1);
    for entry in &mut direct.journal {
        entry.body = room::without_name(&entry.body, person(2)).unwrap_or_else(|| entry.body.clone());
    }
    assert_eq!(named(&direct), 0);
    direct.restart();
    rename(&mut direct, 2, "Back");
    assert_eq!(names(&direct), ["Person 1", ""], "whoever was erased has no name any longer");
}

#[test]
fn a_table_that_is_closed_says_so_and_nothing_follows_there() {
    for watching in [Watching::AtOnce, Watching::Delayed] {
        let clock = Some(Clock::Live { start_ms: 60_000, increment_ms: 0 });
        let mut direct = Direct::playing(Rules { clock, watching, ..rules("origin", 2) });
        direct.watch(3);
        direct.act();
        direct.effects.clear();
        direct.step(Input::Close);
        let closed = |message: &Message| matches!(message, Message::Room(room) if room.phase == Phase::Closed);
        assert!((1..=3).all(|number| direct.heard(number, closed)), "{watching:?}: {:?}", direct.told);
        assert_eq!(direct.effects, [Effect::Closed]);
        assert_eq!(direct.wake.filter(|wake| *wake > direct.now + 10_000), None, "no clock runs");
        assert!(!direct.room.is_asked(person(1)) && !direct.room.is_asked(person(2)));
        let act = |id| ToServer::Act { id, prompt: 1, action: "pass".to_owned() };
        assert_eq!(direct.ask(1, act), Err(Refusal::WrongPhase));
        // There is no result, and what was hidden stays so.
        assert!(direct.room.finished().is_none() && direct.room.record(person(1)).is_none());
        assert_eq!(direct.shown().deal.seed, None);
        let entries = direct.journal.len();
        direct.step(Input::Close);
        direct.wait(300_000);
        direct.restart();
        assert_eq!((direct.journal.len(), direct.room.phase()), (entries, Phase::Closed));
    }
}

#[test]
fn a_waiting_room_is_closed_and_a_game_that_is_over_stays_as_it_is() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    direct.step(Input::Close);
    assert_eq!(direct.room.phase(), Phase::Closed);
    assert_eq!(direct.ask(1, |id| ToServer::Begin { id }), Err(Refusal::WrongPhase));
    let mut direct = Direct::playing(rules("origin", 2));
    while direct.room.phase() == Phase::Playing {
        direct.act();
    }
    let entries = direct.journal.len();
    direct.step(Input::Close);
    assert_eq!((direct.journal.len(), direct.room.phase()), (entries, Phase::Over));
}
