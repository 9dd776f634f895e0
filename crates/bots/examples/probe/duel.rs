//! What a second look costs or gains: a bot against itself without one.

use std::ops::Range;

use bots::{Budget, Playout, Search, Thinking, by_name};
use game::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::family::Table;
use crate::playouts::interval;

/// What is played.
pub struct Plan<'p> {
    /// Who looks again.
    pub bot: &'p str,
    /// How long the others search.
    pub iterations: u32,
    /// The deals.
    pub deals: Range<u64>,
}

impl crate::Plan for Plan<'_> {
    fn carry_out<G: Table>(&self, config: &G::Config) {
        play::<G>(config, self.bot, self.iterations, self.deals.clone());
    }
}

/// Plays each deal once with the bot on each seat, against others that search as long and take the favourite at once.
fn play<G: Table>(config: &G::Config, bot: &str, iterations: u32, deals: Range<u64>) {
    let mut shares = Vec::new();
    let seats = G::new(config).seats();
    for deal in deals {
        let mut sum = 0.0;
        for place in Seat::all(seats) {
            let mut state = G::new(config);
            let seed = |seat: Seat| !deal ^ ((seat.index() as u64) << 56);
            let Some(mut looks_again) = by_name::<G>(bot, seed(place)) else { return eprintln!("no such bot") };
            let search = |seat| Search::<G>::new(seed(seat), Thinking::default(), 64 << 20);
            let mut others: Vec<Search<G>> = Seat::all(seats).map(search).collect();
            let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
                let view = state.view(Viewer::Seat(seat));
                if seat == place {
                    return Some(looks_again.choose(seat, &view, legal));
                }
                let search = &mut others[seat.index()];
                search.think(seat, &view, &Budget::iterations(iterations).decisive());
                let opinions = search.opinions(seat, &view, legal);
                let most = opinions.iter().map(|opinion| opinion.visits).max()?;
                opinions.iter().find(|opinion| opinion.visits == most).map(|opinion| opinion.action)
            };
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(deal);
            if Playout::default().run(&mut state, choose, &mut chance, &mut ()).is_ok() {
                sum += state.standings().share(place);
            }
        }
        shares.push(sum / f64::from(seats));
        let (mean, width) = interval(&shares);
        println!(
            "{:.1} ± {:.1} % of {} games ({:.1} is even)",
            100.0 * mean,
            100.0 * width,
            shares.len() * usize::from(seats),
            100.0 / f64::from(seats)
        );
    }
}
