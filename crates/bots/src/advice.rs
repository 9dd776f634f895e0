//! Advice for people: what could be done and what it is expected to bring, what a move has cost, how the seats stand.
//!
//! Everything here is computed from a view, so it gives away nothing that the person asking may not know. The same
//! view, budget of iterations and seed give the same advice.

use game::Seat;

use crate::mind::Mind;
use crate::model::{Prospect, Prospects};
use crate::search::{Budget, Opinion, Search, Thinking};

/// The legal actions of a seat, the most promising first, with what each is expected to bring.
///
/// Actions that were never visited come last, with the prospect of the worst that was.
pub fn suggest<G: Mind>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: &Budget,
    seed: u64,
) -> Vec<Opinion<G::Action>> {
    let mut opinions = think::<G>(seat, view, legal, budget, seed);
    let seen = opinions.iter().filter(|opinion| opinion.visits > 0);
    let worst = seen.map(|opinion| opinion.prospect).min_by(|a, b| a.win.total_cmp(&b.win)).unwrap_or_default();
    for opinion in opinions.iter_mut().filter(|opinion| opinion.visits == 0) {
        opinion.prospect = worst;
    }
    game::order::sort_by(&mut opinions, by_promise);
    opinions
}

/// What was done, beside what would have been best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict<A> {
    /// What was done.
    pub played: Opinion<A>,
    /// What would have been best, by what was seen then.
    pub best: Opinion<A>,
}

impl<A: PartialEq> Verdict<A> {
    /// The chance to win that was given away, from 0 to 1.
    pub fn cost(&self) -> f32 {
        if self.played.action == self.best.action {
            0.0
        } else {
            (self.best.prospect.win - self.played.prospect.win).max(0.0)
        }
    }
}

/// Compares what was done with what would have been best; nothing if there was no choice.
///
/// What was done is searched as thoroughly as the best, also where a search would have dropped it early.
pub fn review<G: Mind>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    played: G::Action,
    budget: &Budget,
    seed: u64,
) -> Option<Verdict<G::Action>> {
    if legal.len() < 2 || !legal.contains(&played) {
        return None;
    }
    let mut search = Search::<G>::new(seed, Thinking::default(), budget.memory);
    search.think(seat, view, budget);
    let best = search.opinions(seat, view, legal).into_iter().min_by(by_promise)?;
    let own = |search: &mut Search<G>| search.opinions(seat, view, &[played]).first().copied();
    let looked = own(&mut search)?.visits;
    let wanted = best.visits.min(looked + budget.iterations / 2).max(FAIR);
    if looked < wanted {
        search.think_about(seat, view, played, wanted - looked);
    }
    Some(Verdict { played: own(&mut search)?, best })
}

/// How the seats stand, as far as this view shows: over this many tables that look like it, played to the end of the
/// round.
pub fn chances<G: Mind>(view: &G::View, tables: u32, seed: u64) -> Prospects {
    Search::<G>::new(seed, Thinking::default(), 0).chances(view, tables)
}

/// Visits that every action gets before it is compared.
const FAIR: u32 = 8;

/// The most promising first.
fn by_promise<A>(a: &Opinion<A>, b: &Opinion<A>) -> core::cmp::Ordering {
    b.visits.cmp(&a.visits).then(b.prospect.win.total_cmp(&a.prospect.win))
}

/// The opinions of one tree, or of several that are grown side by side and merged.
fn think<G: Mind>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: &Budget,
    seed: u64,
) -> Vec<Opinion<G::Action>> {
    let trees = usize::from(budget.threads.max(1));
    let grow = |number: usize| {
        let seed = seed.wrapping_add((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut search = Search::<G>::new(seed, Thinking::default(), budget.memory / trees);
        search.think(seat, view, budget);
        search.opinions(seat, view, legal)
    };
    if trees == 1 || cfg!(target_family = "wasm") {
        return grow(0);
    }
    let grow = &grow;
    let all: Vec<Vec<Opinion<G::Action>>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..trees).map(|number| scope.spawn(move || grow(number))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    merge(all)
}

/// Opinions about the same actions merged, each weighted by its visits.
pub(crate) fn merge<A: Copy>(all: Vec<Vec<Opinion<A>>>) -> Vec<Opinion<A>> {
    let mut all = all.into_iter();
    let mut together = all.next().unwrap_or_default();
    for opinions in all {
        for (sum, opinion) in together.iter_mut().zip(opinions) {
            let (mine, its) = (sum.visits as f32, opinion.visits as f32);
            let mean = |a: f32, b: f32| if mine + its > 0.0 { (a * mine + b * its) / (mine + its) } else { 0.0 };
            sum.prospect = Prospect {
                win: mean(sum.prospect.win, opinion.prospect.win),
                lead: mean(sum.prospect.lead, opinion.prospect.lead),
            };
            sum.worth = mean(sum.worth, opinion.worth);
            let errors = (mine * sum.error).powi(2) + (its * opinion.error).powi(2);
            sum.error = if mine + its > 0.0 { errors.sqrt() / (mine + its) } else { sum.error };
            sum.visits += opinion.visits;
        }
    }
    together
}
