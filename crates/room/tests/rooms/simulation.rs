//! Tables in bad weather, thousands of them: a store that fails before, in and after the commit, a server that stops at any
//! moment, clocks that jump, lines that lose. `PANGEA_SEEDS` says how many.

use std::env;

use editions::Edition;
use protocol::to_server::StartWith;
use protocol::{Clock, Phase, Rules, ToServer, Watching};
use room::{Device, Entry, Input, Room};

use crate::games::verified;
use crate::world::{Weather, World, given, rules};

/// How many tables a usual run looks at.
const SEEDS: u64 = 150;
/// How long each lives in bad weather.
const STEPS: usize = 700;
/// How long a game takes at most when the weather is fine again.
const LONGEST: usize = 80_000;

fn seeds() -> u64 {
    env::var("PANGEA_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(SEEDS)
}

/// A table of any edition, size and clock.
fn any_rules(seed: u64) -> (Rules, u8) {
    let editions = [("origin", 4_u8), ("continents", 3), ("evolution", 4), ("natural-selection", 3), ("new-world", 3)];
    let (edition, most) = editions[(seed % 5) as usize];
    let seats = 2 + (seed / 5 % (u64::from(most) - 1)) as u8;
    let clock = match seed % 3 {
        0 => Some(Clock::Live { start_ms: 60_000, increment_ms: 2_000 }),
        1 => Some(Clock::Slow { days: 1 + (seed % 2) as u8 }),
        _ => None,
    };
    let watching = if seed.is_multiple_of(4) { Watching::Delayed } else { Watching::AtOnce };
    // Sometimes with a bot, sometimes with somebody who watches.
    let people = match seed % 7 {
        0..=2 => seats,
        3 | 4 => seats + 1,
        _ => seats - 1,
    };
    (Rules { clock, watching, ..rules(edition, seats) }, people)
}

fn survives(seed: u64, to_the_end: bool) -> World {
    let (rules, people) = any_rules(seed);
    let mut world = World::new(seed, rules, people.max(1), Weather::STORM);
    for step in 0..STEPS {
        if world.room.phase() == Phase::Over {
            break;
        }
        world.live();
        if step % 130 == 100 {
            world.check(false);
        }
    }
    world.calm_down();
    world.check(true);
    if to_the_end {
        world.weather = Weather { breaks: 1, ..Weather::FINE };
        assert!(world.play(LONGEST), "seed {seed}: stuck in {:?}", world.room.phase());
        world.calm_down();
        world.check(true);
        let (edition, person) = (&world.room.seen_by(None).rules.edition, world.clients[0].person);
        let text = world.room.record(person).expect("the game is over for whoever played");
        verified(Edition::from_id(edition).expect("an edition"), &text);
    }
    world
}

#[test]
fn tables_survive_bad_weather() {
    let (mut crashes, mut acted) = (0, 0);
    for seed in 0..seeds() {
        let world = survives(seed, seed.is_multiple_of(15));
        crashes += world.crashes;
        acted += world.clients.iter().map(|client| client.acted.len()).sum::<usize>();
    }
    assert!(crashes as u64 > seeds() / 2, "{crashes} crashes");
    assert!(acted as u64 > 5 * seeds(), "{acted} actions");
}

/// What a fact of the journal was made of, if somebody acted.
fn acted(entry: &Entry) -> Option<(u64, u64, String)> {
    let body: serde_json::Value = serde_json::from_str(&entry.body).expect("an entry");
    let fact = &body["fact"];
    let is_act = fact["what"] == "acted";
    is_act.then(|| Some((body["at"].as_u64()?, fact["prompt"].as_u64()?, fact["words"].as_str()?.to_owned())))?
}

#[test]
fn a_room_restored_at_any_entry_goes_on_the_same_way() {
    for (seed, edition) in (1..).zip(["origin", "continents", "evolution", "natural-selection", "new-world"]) {
        let mut world = World::new(seed, rules(edition, 2), 2, Weather::FINE);
        assert!(world.play(LONGEST));
        let first = world.journal.iter().position(|entry| acted(entry).is_some()).expect("somebody acted");
        for kept in (first..world.journal.len()).step_by(17) {
            let (mut again, _) = Room::restore(&world.journal[..kept], given(seed, 2), 0).expect("its own journal");
            for (place, client) in world.clients.iter().enumerate() {
                let (device, person, start) = (Device(place as u64), client.person, StartWith::View);
                again.step(Input::Connect { device, person, have: None, start, legal: false }, 0);
            }
            for entry in &world.journal[kept..] {
                let (Some((at, prompt, action)), Some(id)) = (acted(entry), entry.action_id) else { continue };
                let place = world.clients.iter().position(|client| Some(client.person) == entry.person);
                let device = Device(place.expect("somebody at the table") as u64);
                let message = ToServer::Act { id, prompt, action };
                let output = again.step(Input::Say { device, message }, at);
                let append = output.append.expect("it is written");
                assert_eq!(append.entries, std::slice::from_ref(entry), "{edition}, restored after {kept} entries");
            }
            assert_eq!(again.phase(), Phase::Over, "{edition}");
            let person = world.clients[0].person;
            assert_eq!(again.record(person), world.room.record(person), "{edition}");
        }
    }
}

#[test]
fn an_entry_that_was_changed_is_named() {
    let world = survives(6, false);
    let played = world.journal.iter().position(|entry| entry.body.contains("\"acted\"")).expect("somebody acted");
    let mut journal = world.journal.clone();
    // From there on it is another table.
    journal[played..].iter_mut().for_each(|entry| entry.digest ^= 1);
    let error = Room::restore(&journal, given(6, 9), 0).map(|_| ()).expect_err("it is noticed");
    assert_eq!(error.entry, played + 1);
    // Another seed than the one that was committed to is noticed at once.
    let error = Room::restore(&world.journal, given(7, 9), 0).map(|_| ()).expect_err("noticed");
    assert_eq!(error.entry, 1);
    let secret = format!("{:?}", given(6, 9));
    assert!(secret.contains("hidden"), "{secret}");
    let bytes = dice::hex::encode(given(6, 9).seed.reveal());
    assert!(world.journal.iter().all(|entry| !entry.body.contains(&bytes)), "the seed is written nowhere");
}
