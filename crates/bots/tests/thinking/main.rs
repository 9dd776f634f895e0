//! The tree search, the levels and their advice, in every edition.

mod advice;
mod allocation;
mod levels;
mod model;
#[cfg(feature = "network")]
mod network;
mod probes;
mod search;

use bots::Playable;
use editions::Edition;
use game::{Game, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Something that holds in the game of any edition.
trait Check {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config);
}

/// Checks it in an edition for this many seats.
fn in_edition(edition: Edition, seats: u8, check: &impl Check) {
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

/// Checks it in every edition for this many seats, or as many as there can be.
fn everywhere(seats: u8, check: &impl Check) {
    for edition in Edition::ALL {
        in_edition(edition, seats.min(*edition.seats().end()), check);
    }
}

/// Plays a game by the priors and shows every n-th decision on the way: the table, who decides, what is legal.
fn along_a_game<G: Playable>(config: &G::Config, seed: u64, every: u32, mut look: impl FnMut(&G, Seat, &[G::Action])) {
    let mut state = G::new(config);
    let mut number = 0;
    let (mut weights, mut own) = (Vec::new(), rng(seed ^ 0xabcd));
    let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
        number += 1;
        if number % every == 0 {
            look(state, seat, legal);
        }
        state.model().priors(state, seat, legal, &mut weights);
        Some(legal[bots::random::draw(&weights, &mut own)])
    };
    bots::Playout::default().run(&mut state, choose, &mut rng(seed), &mut ()).expect("legal actions");
}

fn view<G: Game>(state: &G, seat: Seat) -> G::View {
    state.view(Viewer::Seat(seat))
}
