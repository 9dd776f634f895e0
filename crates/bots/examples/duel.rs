//! A small tournament: how often does one bot beat others?
//!
//! `cargo run --release -p bots --example duel -- [games] [seats] [champion] [others] [first seed] [edition]`
//!
//! One seat is the champion's, the others' bots sit on the rest; the champion's seat goes round with the games. Who begins
//! is rolled as in the rules.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::{Bot, Playable, Playout, by_name};
use editions::Edition;
use game::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| given.get(place).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, seats, seed) = (number(0, 2000), number(1, 2) as u8, number(4, 1));
    let champion = given.get(2).map_or("greedy", String::as_str);
    let other = given.get(3).map_or("random", String::as_str);
    let edition = Edition::from_id(given.get(5).map_or("origin", String::as_str));
    let duel = Duel { games, seats, seed, champion, other };
    if let Some(world) = edition.and_then(Edition::world) {
        match editions::world_config(world, seats, origin::Options::default(), None) {
            Ok(config) => duel.play::<origin::State>(&config),
            Err(error) => eprintln!("{error}"),
        }
    } else if let Some(preset) = edition.and_then(editions::northstar::preset) {
        match editions::northstar::config(preset, seats, northstar::Options::printed(preset, seats), None) {
            Ok(config) => duel.play::<northstar::State>(&config),
            Err(error) => eprintln!("{error}"),
        }
    } else if let Ok(config) = editions::new_world_config(seats, new_world::Options::default(), None) {
        duel.play::<new_world::State>(&config);
    }
}

struct Duel<'a> {
    games: u64,
    seats: u8,
    seed: u64,
    champion: &'a str,
    other: &'a str,
}

impl Duel<'_> {
    fn play<G: Playable>(&self, config: &G::Config) {
        let Self { games, seats, seed, champion, other } = *self;
        let clock = Arc::new(Clock::default());
        let (mut shares, mut margin) = (0.0, 0.0);
        for round in 0..games {
            let place = (round % u64::from(seats)) as usize;
            // The bots' streams are far from the dice's.
            let own_seed = seed.wrapping_add(round).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let sit = |seat: usize| {
                by_name(if seat == place { champion } else { other }, own_seed.wrapping_add(1 + seat as u64))
            };
            let Some(mut bots) = (0..usize::from(seats)).map(sit).collect::<Option<Vec<Box<dyn Bot<G>>>>>() else {
                return eprintln!("the bots are {:?}", bots::NAMES);
            };
            let inner = bots.swap_remove(place);
            bots.push(Box::new(Timed { inner, clock: Arc::clone(&clock) }));
            let last = bots.len() - 1;
            bots.swap(place, last);
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(round));
            let mut state = G::new(config);
            if let Err(stopped) = Playout::default().run_bots(&mut state, &mut bots, &mut chance, &mut ()) {
                return eprintln!("game {round}: {stopped:?}");
            }
            let standings = state.standings();
            let own = Seat::wrapping(place);
            shares += standings.share(own);
            let others = Seat::all(seats).filter(|&seat| seat != own);
            let best = others.map(|seat| standings.points[seat]).max().unwrap_or(0);
            margin += f64::from(standings.points[own] - best);
        }
        let (low, high) = wilson(shares, games as f64);
        println!(
            "{champion} against {} {other}: {shares:.1} of {games}, {:.1} % (95 %: {:.1} to {:.1}), {:+.1} points on the \
             best other; {clock}",
            seats - 1,
            100.0 * shares / games as f64,
            100.0 * low,
            100.0 * high,
            margin / games as f64,
        );
    }
}

/// How long the champion thought.
#[derive(Default)]
struct Clock {
    decisions: AtomicU64,
    nanoseconds: AtomicU64,
    longest: AtomicU64,
}

impl std::fmt::Display for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let get = |number: &AtomicU64| number.load(Ordering::Relaxed) as f64;
        let mean = get(&self.nanoseconds) / get(&self.decisions).max(1.0);
        let longest = get(&self.longest);
        write!(f, "{} decisions of {:.0} us, the longest {:.1} ms", get(&self.decisions), mean / 1e3, longest / 1e6)
    }
}

/// A bot under the clock.
struct Timed<G: Game> {
    inner: Box<dyn Bot<G>>,
    clock: Arc<Clock>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn name(&self) -> &'static str {
        self.inner.name()
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let began = Instant::now();
        let action = self.inner.choose(seat, view, legal);
        let spent = began.elapsed().as_nanos() as u64;
        self.clock.decisions.fetch_add(1, Ordering::Relaxed);
        self.clock.nanoseconds.fetch_add(spent, Ordering::Relaxed);
        self.clock.longest.fetch_max(spent, Ordering::Relaxed);
        action
    }
}

/// Wilson's interval of 95 % for a share of wins.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let z = 1.96;
    let share = wins / games;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - spread) / scale, (middle + spread) / scale)
}
