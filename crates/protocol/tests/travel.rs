//! Views and seen events arrive as they were sent, in every edition; and the schema in `docs/protocol` is that of the types.

use std::fs;
use std::path::Path;

use editions::{Deal, Edition};
use game::{ChanceSource, Game, Need, Seat, Viewer, below};
use protocol::{ToClient, ToClientOf, Wire};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Sends it there and back.
fn travelled<M: Wire + Serialize + DeserializeOwned>(message: &M) -> M {
    serde_json::from_str(&protocol::text(message)).expect("a message")
}

/// Plays a random game and lets every seat and a spectator see it over the wire.
fn plays_over_the_wire<G>(config: &G::Config, seed: u64)
where
    G: Game,
    G::View: Wire + DeserializeOwned,
    G::SeenEvent: Wire + DeserializeOwned,
{
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut state, mut events, mut legal) = (G::new(config), Vec::new(), Vec::new());
    let viewers: Vec<Viewer> = Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut steps = 0;
    loop {
        match state.need() {
            Need::Over => break,
            Need::Progress => assert!(state.advance(&mut events)),
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                let outcome = dice.answer(chance, &mut buffer);
                state.resolve(outcome, &mut events).expect("an outcome");
            }
            _ if state.is_idle() && state.advance(&mut events) => {}
            need => {
                let seat = need.asked().iter().next().expect("somebody is asked");
                legal.clear();
                state.legal(seat, &mut legal);
                let action = legal[below(&mut dice, legal.len() as u32) as usize];
                state.apply(seat, action, &mut events).expect("legal");
            }
        }
        for viewer in &viewers {
            for event in &events {
                if let Some(seen) = G::seen(event, *viewer) {
                    assert_eq!(travelled(&seen), seen);
                }
            }
            if steps % 8 == 0 {
                let view: ToClientOf<G> = ToClient::View { next: steps, view: state.view(*viewer) };
                assert_eq!(travelled(&view), view);
            }
        }
        events.clear();
        steps += 1;
    }
    assert!(steps > 20);
}

#[test]
fn views_and_events_arrive_as_they_were_sent() {
    for edition in Edition::ALL {
        for seats in [*edition.seats().start(), *edition.seats().end()] {
            match Deal::new(edition, seats, []).expect("the printed game") {
                Deal::Origin(config) => plays_over_the_wire::<origin::State>(&config, 1),
                Deal::Boards(config) => plays_over_the_wire::<northstar::State>(&config, 2),
                Deal::NewWorld(config) => plays_over_the_wire::<new_world::State>(&config, 3),
            }
        }
    }
}

#[test]
fn the_variants_of_new_world_travel_too() {
    for (name, value) in Edition::NewWorld.variants() {
        let Ok(Deal::NewWorld(config)) = Deal::new(Edition::NewWorld, 3, [(*name, *value)]) else {
            panic!("{name}={value} can be played by three")
        };
        plays_over_the_wire::<new_world::State>(&config, 4);
    }
}

#[test]
fn the_schema_in_the_documentation_is_that_of_the_types() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol");
    for (name, text) in protocol::schema::documents() {
        let path = folder.join(name);
        if std::env::var_os("PANGEA_BLESS").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&path, &text).expect("written");
        }
        let written = fs::read_to_string(&path).unwrap_or_default();
        assert!(written == text, "docs/protocol/{name} is out of date: PANGEA_BLESS=1 cargo test -p protocol");
    }
}
