//! One game of a bot against itself, and many on many threads.
//!
//! Most moves are chosen by a search, some are drawn from the priors, in some games more of them than in others: so that
//! also tables are seen to which good play does not lead.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use bots::random::draw;
use bots::{Budget, Playable, Playout, Search, Thinking};
use game::{BySeat, Seat, Viewer, below};
use net::Network;

use crate::seeds::{Purpose, generator, of_game};
use crate::shard::Record;

/// Who plays.
#[derive(Clone, Debug)]
pub struct Player {
    /// Iterations of a search.
    pub iterations: u32,
    /// The network that judges; without it the linear model does.
    pub network: Option<Arc<Network>>,
}

/// How fast and how long games are played.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Threads.
    pub threads: usize,
    /// No game is begun after this; those under way are finished.
    pub until: Option<Instant>,
}

/// A run: who plays which games.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Who plays.
    pub player: Player,
    /// The seed from which every game gets its own.
    pub seed: u64,
    /// How many games there are to be, those that are known included.
    pub games: u64,
    /// How fast and how long.
    pub limits: Limits,
}

/// Room for the deepest search.
const STACK: usize = 16 << 20;
/// Memory for the tree of a seat.
const MEMORY: usize = 16 << 20;
/// The moves that are drawn from the priors, as shares: each game has one of these.
const CARELESS: [u32; 3] = [20, 100, 300];

/// Plays one game; nothing if it was stopped.
pub fn game<G: Playable>(
    config: &G::Config,
    player: &Player,
    seed: u64,
    number: u64,
    stop: &AtomicBool,
) -> Result<Option<Record>, String> {
    let mut state = G::new(config);
    let mut noise = generator(seed, number, Purpose::Noise);
    let careless = CARELESS[below(&mut noise, CARELESS.len() as u32) as usize];
    let mut searches: Vec<Search<G>> = Seat::all(state.seats())
        .map(|seat| {
            let seed = of_game(seed, number, Purpose::Search).wrapping_add(seat.index() as u64);
            let search = Search::new(seed, Thinking::default(), MEMORY);
            match &player.network {
                Some(network) => search.with_network(network.clone()),
                None => search,
            }
        })
        .collect();
    let (mut moves, mut weights) = (Vec::new(), Vec::new());
    let budget = Budget::iterations(player.iterations).decisive();
    let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let place = if below(&mut noise, 1000) < careless {
            state.model().priors(state, seat, legal, &mut weights);
            draw(&weights, &mut noise)
        } else {
            let view = state.view(Viewer::Seat(seat));
            let search = &mut searches[seat.index()];
            search.think(seat, &view, &budget);
            let opinions = search.opinions(seat, &view, legal);
            let best = (0..opinions.len()).rev().max_by_key(|place| opinions[*place].visits);
            best.unwrap_or(0)
        };
        moves.push(place as u16);
        Some(legal[place])
    };
    let mut chance = generator(seed, number, Purpose::Chance);
    match Playout::default().run(&mut state, choose, &mut chance, &mut ()) {
        Ok(_) => {}
        Err(_) if stop.load(Ordering::Relaxed) => return Ok(None),
        Err(stopped) => return Err(format!("game {number} did not come to its end: {stopped:?}")),
    }
    let standings = state.standings();
    let points = points(&standings.points, state.seats());
    Ok(Some(Record { number, moves, points }))
}

/// Plays the games of a plan that are not known. `finished` gets each of them, in the order in which they end.
pub fn play<G: Playable, E: From<String>>(
    config: &G::Config,
    plan: &Plan,
    known: &BTreeSet<u64>,
    stop: &AtomicBool,
    mut finished: impl FnMut(Record) -> Result<(), E>,
) -> Result<(), E>
where
    G::Config: Sync,
{
    let Plan { player, seed, games, limits } = plan;
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let over = || stop.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed);
    let work = |done: mpsc::Sender<Result<Record, String>>| {
        while !over() && limits.until.is_none_or(|until| Instant::now() < until) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= *games {
                return;
            }
            if known.contains(&number) {
                continue;
            }
            let played = game::<G>(config, player, *seed, number, stop).transpose();
            let Some(played) = played else { return };
            if done.send(played).is_err() {
                return;
            }
        }
    };
    let work = &work;
    std::thread::scope(|scope| {
        let (done, played) = mpsc::channel();
        for _ in 0..limits.threads.max(1) {
            let done = done.clone();
            let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || work(done));
            thread.map_err(|error| E::from(format!("a thread could not be started: {error}")))?;
        }
        drop(done);
        for record in played {
            record.map_err(E::from).and_then(&mut finished).inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
        }
        Ok(())
    })
}

/// The points of the seats at the end, as a shard keeps them.
pub(crate) fn points(points: &BySeat<i32>, seats: u8) -> Vec<i32> {
    Seat::all(seats).map(|seat| points[seat]).collect()
}
