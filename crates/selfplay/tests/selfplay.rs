//! Self-play: the same games however they are played, and everything that can be known of them from their moves.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{Mind, Playable};
use editions::Edition;
use net::{Network, Origin, Shape, Shifts};
use selfplay::{Examiner, Heading, Limits, Plan, Player, Record, Tensors, play, replay};

const SEED: u64 = 11;

/// Something that holds in the game of any edition.
trait Check {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config)
    where
        G::Config: Sync;
}

fn everywhere(seats: u8, check: &impl Check) {
    for edition in Edition::ALL {
        if let Some(world) = edition.modules() {
            let config = editions::module_config(world, seats, origin::Options::default(), None).expect("a game");
            check.check::<origin::State>(edition, &config);
        } else if let Some(preset) = editions::northstar::preset(edition) {
            let options = northstar::Options::printed(preset, seats);
            let config = editions::northstar::config(preset, seats, options, None).expect("a game");
            check.check::<northstar::State>(edition, &config);
        } else {
            let config = editions::new_world_config(seats, new_world::Options::default(), None).expect("a game");
            check.check::<new_world::State>(edition, &config);
        }
    }
}

fn games<G: Playable>(config: &G::Config, player: &Player, known: &BTreeSet<u64>, threads: usize) -> Vec<Record>
where
    G::Config: Sync,
{
    let limits = Limits { threads, until: None };
    let plan = Plan { player: player.clone(), seed: SEED, games: 4, limits };
    let mut all = Vec::new();
    let finished = |record| {
        all.push(record);
        Ok::<(), String>(())
    };
    play::<G, String>(config, &plan, known, &AtomicBool::new(false), finished).expect("games");
    all.sort_by_key(|record| record.number);
    all
}

/// A network that finds all seats equal.
fn blank<G: Mind>() -> Network {
    let shape = Shape { measures: G::FEATURES.len(), rows: G::rows().len(), width: 16, first: 16, second: 16 };
    let (measures, rows) = (G::FEATURES.join(" "), G::rows().join(" "));
    let origin = Origin { measures, rows, ..Origin::default() };
    let (weights, biases) = (vec![0; shape.weights()], vec![0; shape.biases()]);
    Network::new(shape, Shifts::default(), origin, &weights, &biases).expect("a network")
}

struct Games;

impl Check for Games {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config)
    where
        G::Config: Sync,
    {
        let player = Player { iterations: 6, network: None };
        let all = games::<G>(config, &player, &BTreeSet::new(), 2);
        assert_eq!(all.len(), 4, "{edition:?}");
        // What is known is not played again, and the rest does not depend on it or on the number of threads.
        let rest = games::<G>(config, &player, &BTreeSet::from([0, 2]), 1);
        assert_eq!(rest, [all[1].clone(), all[3].clone()], "{edition:?}");
        let network = Some(Arc::new(blank::<G>()));
        let others = games::<G>(config, &Player { iterations: 6, network }, &BTreeSet::from([1, 2, 3]), 1);
        assert_ne!(others[0], all[0], "{edition:?}: the network was not asked");

        let network = blank::<G>();
        let mut examiner = Examiner::new(&network);
        let rows = G::rows();
        let measures = G::FEATURES.iter().map(|&name| name.to_owned()).collect();
        let mut tensors = Tensors::new(3, measures, rows);
        for record in &all {
            let moments = replay::<G>(config, SEED, record).expect("the same game");
            assert!(moments.len() >= 3, "{edition:?}: {} rounds", moments.len());
            for moment in &moments {
                let shares: f32 = moment.ends.iter().map(|(share, _)| share).sum();
                assert!((shares - 1.0).abs() < 1e-6, "{edition:?}");
                let points: Vec<i32> = moment.ends.iter().map(|(_, points)| *points as i32).collect();
                assert_eq!(points, record.points, "{edition:?}");
            }
            examiner.add(&moments);
            tensors.add(&moments);
            // A move more, a move less, another move, other points: not this game.
            let refuse = |change: &dyn Fn(&mut Record)| {
                let mut other = record.clone();
                change(&mut other);
                assert!(replay::<G>(config, SEED, &other).is_err(), "{edition:?}");
            };
            refuse(&|other| other.moves.push(0));
            refuse(&|other| other.moves.truncate(record.moves.len() - 1));
            refuse(&|other| other.moves[3] = 60_000);
            refuse(&|other| other.points[1] += 1);
        }
        let examined = examiner.finish();
        assert_eq!(examined.moments, tensors.moments());
        // Who finds all seats equal is surprised by the logarithm of their number.
        assert!((examined.network.surprise - f64::ln(3.0)).abs() < 1e-6, "{edition:?}: {examined:?}");
        assert!(examined.linear.surprise != examined.network.surprise, "{edition:?}: {examined:?}");
        let gain = examined.linear.surprise - examined.network.surprise;
        assert!((examined.gain.0 - gain).abs() < 1e-9 && examined.gain.1 > 0.0, "{edition:?}: {examined:?}");
        check_file(edition, &tensors);
    }
}

/// The file of arrays is as long as its first line says.
fn check_file(edition: Edition, tensors: &Tensors) {
    let (options, judge) = (Vec::new(), "linear".to_owned());
    let (edition, rules) = (edition.id().to_owned(), edition.rules_revision());
    let heading = Heading { selfplay: 1, edition, options, rules, seats: 3, iterations: 6, judge, seed: SEED };
    let mut bytes = Vec::new();
    tensors.write(&heading, &mut bytes).expect("written");
    let end = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let header: serde_json::Value = serde_json::from_slice(&bytes[..end]).expect("JSON");
    assert_eq!((&header["edition"], &header["games"]), (&heading.edition.as_str().into(), &4.into()));
    let size = |array: &serde_json::Value| {
        let shape = array["shape"].as_array().expect("a shape").iter().map(|size| size.as_u64().expect("a number"));
        let bytes = match array["type"].as_str().expect("a type") {
            "u8" => 1,
            "i16" => 2,
            _ => 4,
        };
        bytes * shape.product::<u64>()
    };
    let arrays = header["arrays"].as_array().expect("arrays");
    assert_eq!(arrays.len(), 8);
    assert_eq!(arrays.iter().map(size).sum::<u64>(), (bytes.len() - end) as u64);
}

#[test]
fn games_are_the_same_on_any_number_of_threads_and_replayed_from_their_moves() {
    everywhere(3, &Games);
}
