//! What `cargo xtask instructions` counts: random games, iterations of the search and determinizations, edition by edition.
//! `instructions [SCALE] [EDITION [PLAYERS]]` prints a line for each, in the order in which they are counted.
//!
//! Callgrind counts inside [`callgrind_counts_here`] alone and writes a part of its own for every call. Everything is the
//! same in every run: fixed seeds, no time, one thread.

#![allow(clippy::print_stdout, reason = "a program")]

use std::hint::black_box;

use bots::random::draw;
use bots::{Budget, Mind, Playout, Search, Thinking, random_playout};
use editions::{Edition, Family};
use game::{ActionList, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Random games of a row, for each unit of the scale.
const GAMES: u64 = 15;
/// Decisions that are searched, and iterations for each.
const DECISIONS: usize = 11;
const ITERATIONS: u32 = 40;
/// Determinizations of each of these decisions.
const WORLDS: u64 = 10;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let scale = words.first().map_or(1, |word| word.parse().expect("a number"));
    let wanted = |edition: Edition, players: u8| {
        words.get(1).is_none_or(|id| id == edition.id())
            && words.get(2).is_none_or(|number| *number == players.to_string())
    };
    for edition in Edition::ALL {
        let all: [u8; 3] = match edition.family() {
            Family::Origin(_) => [2, 4, 8],
            Family::Boards(_) => [2, 4, 6],
            Family::NewWorld => [2, 3, 4],
        };
        for players in all.into_iter().filter(|&players| wanted(edition, players)) {
            count_edition(edition, players, scale);
        }
    }
}

fn count_edition(edition: Edition, players: u8, scale: u64) {
    match edition.family() {
        Family::Origin(modules) => {
            let config = editions::module_config(modules, players, origin::Options::default(), None);
            count::<origin::State>(edition, players, &config.expect("2 to 8 seats"), scale);
        }
        Family::Boards(preset) => {
            let options = northstar::Options::printed(preset, players);
            let config = editions::northstar::config(preset, players, options, None);
            count::<northstar::State>(edition, players, &config.expect("2 to 6 seats"), scale);
        }
        Family::NewWorld => {
            let config = editions::new_world_config(players, editions::new_world_defaults(), None);
            count::<new_world::State>(edition, players, &config.expect("2 to 4 seats"), scale);
        }
    }
}

fn count<G: Mind>(edition: Edition, players: u8, config: &G::Config, scale: u64) {
    let row = |what: &str, times: u64, Trace(trace): Trace| {
        println!("{} {players} {what} {times} {} {trace:016x}", edition.id(), size_of::<G>());
    };
    let mut trace = Trace::default();
    let decisions = decisions::<G>(config);
    let mut actions = ActionList::with_capacity(4096);
    let made = callgrind_counts_here(&mut || {
        let mut made = 0;
        for seed in 0..GAMES * scale {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = G::new(config);
            made += random_playout(&mut state, &mut rng, &mut actions).decisions;
            trace.note_points(&state);
        }
        made
    });
    row("decision", made, trace);
    let iterations = ITERATIONS * u32::try_from(scale).expect("a small number");
    let mut searches: Vec<Search<G>> =
        (0..DECISIONS as u64).map(|seed| Search::new(seed, Thinking::default(), Budget::NATIVE)).collect();
    let made = callgrind_counts_here(&mut || {
        let mut made = 0;
        for (search, (seat, view, _)) in searches.iter_mut().zip(&decisions) {
            made += u64::from(search.think(*seat, view, &Budget::iterations(iterations)));
        }
        made
    });
    let mut trace = Trace::default();
    for (search, (seat, view, legal)) in searches.iter_mut().zip(&decisions) {
        for opinion in search.opinions(*seat, view, legal) {
            trace.note(u64::from(opinion.visits) << 32 | u64::from(opinion.worth.to_bits()));
        }
    }
    row("iteration", made, trace);
    let mut trace = Trace::default();
    let mut drawn = Vec::new();
    let made = callgrind_counts_here(&mut || {
        let mut made = 0;
        for (seed, (_, view, _)) in (0..).zip(&decisions) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let worlds = G::worlds(view);
            for _ in 0..WORLDS * scale {
                let world = G::draw(&worlds, &mut rng);
                black_box(&world);
                made += 1;
            }
            drawn.push((G::draw(&worlds, &mut rng), rng));
        }
        made
    });
    for (mut state, mut rng) in drawn {
        random_playout(&mut state, &mut rng, &mut actions);
        trace.note_points(&state);
    }
    row("determinization", made, trace);
}

/// A number that changes when anything else is played, chosen or drawn, and not when it is only done in another way.
#[derive(Clone, Copy, Default)]
struct Trace(u64);

impl Trace {
    fn note(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }

    /// How a game ended.
    fn note_points<G: Mind>(&mut self, state: &G) {
        let points = state.standings().points;
        Seat::all(state.seats()).for_each(|seat| self.note(points[seat] as u64));
    }
}

/// Decisions from games that are played by the priors: some from each part of them.
fn decisions<G: Mind>(config: &G::Config) -> Vec<(Seat, G::View, Vec<G::Action>)> {
    let mut all = Vec::new();
    for game in 0..4 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut own = Xoshiro256PlusPlus::seed_from_u64(!game);
        let mut state = G::new(config);
        let mut weights = Vec::new();
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            all.push((seat, state.view(Viewer::Seat(seat)), legal.to_vec()));
            state.model().priors(state, seat, legal, &mut weights);
            Some(legal[draw(&weights, &mut own)])
        };
        let played = Playout::default().run(&mut state, choose, &mut rng, &mut ());
        assert!(played.is_ok(), "a game that is played by the priors ends");
    }
    let between = all.len() / (DECISIONS + 1);
    all.into_iter().skip(between).step_by(between.max(1)).take(DECISIONS).collect()
}

/// Callgrind knows this function by its name.
#[inline(never)]
fn callgrind_counts_here(work: &mut dyn FnMut() -> u64) -> u64 {
    // Something is left to do after the call, so that it does not become a jump out of this function.
    black_box(work())
}
