//! Advice for people: what could be done and what it is expected to bring, what a move has cost, how the seats stand.
//!
//! Everything here is computed from a view, so it gives away nothing that the person asking may not know. The same
//! view, budget of iterations and seed give the same advice.

use game::Seat;

use crate::census::Census;
use crate::mind::Mind;
use crate::model::{Prospect, Prospects};
use crate::search::{Budget, Fate, Opinion, Search, Thinking};

/// The legal actions of a seat, the most promising first, with what each is expected to bring.
///
/// The moves that the search favours stand first, ranked by what they are expected to bring ([`rank`]); each of them was
/// visited often enough to be compared. The others follow by how often they were visited; those that were never
/// visited come last, with the prospect of the worst that was.
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
    ranked(opinions)
}

/// What becomes of everybody after each of these actions, over this many tables that look like the view.
pub fn fates<G: Census>(seat: Seat, view: &G::View, actions: &[G::Action], tables: u32, seed: u64) -> Vec<Fate> {
    Search::<G>::new(seed, Thinking::default(), 0).fates(seat, view, actions, tables)
}

/// The order of suggestions is what is shown of them: whole per cent to win, then whole points ahead.
pub fn rank(prospect: Prospect) -> (i32, i32) {
    ((prospect.win.clamp(0.0, 1.0) * 100.0).round() as i32, prospect.lead.round() as i32)
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
    visit_favourites(&mut search, seat, view, legal, Some(played));
    let opinions = search.opinions(seat, view, legal);
    let own = opinions.iter().find(|opinion| opinion.action == played).copied()?;
    let best = ranked(opinions).into_iter().next()?;
    // What is as good as the best, by what is shown, is a best move.
    let best = if rank(own.prospect) >= rank(best.prospect) { own } else { best };
    Some(Verdict { played: own, best })
}

/// How the seats stand, as far as this view shows: over this many tables that look like it, played to the end of the
/// round.
pub fn chances<G: Mind>(view: &G::View, tables: u32, seed: u64) -> Prospects {
    Search::<G>::new(seed, Thinking::default(), 0).chances(view, tables)
}

/// Visits that every action gets before it is compared.
const FAIR: u32 = 8;
/// Moves that are compared with each other.
const FAVOURITES: usize = 4;

/// The most visited actions.
fn favourites<A: Copy>(opinions: &[Opinion<A>]) -> Vec<Opinion<A>> {
    let mut all = opinions.to_vec();
    game::order::sort_by(&mut all, |a, b| b.visits.cmp(&a.visits));
    // An action with few visits is no favourite, whatever its value.
    let most = all.first().map_or(0, |first| first.visits);
    all.retain(|opinion| opinion.visits > 0 && opinion.visits * 20 >= most);
    all.truncate(FAVOURITES);
    all
}

/// Visits the favourites, and what was played, until they can be compared: a search looks little at what it thinks worse.
fn visit_favourites<G: Mind>(
    search: &mut Search<G>,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    played: Option<G::Action>,
) {
    let opinions = search.opinions(seat, view, legal);
    let all: u32 = opinions.iter().map(|opinion| opinion.visits).sum();
    let best = favourites(&opinions);
    let most = best.first().map_or(0, |first| first.visits);
    let played = opinions.iter().find(|opinion| Some(opinion.action) == played);
    let played = played.filter(|played| best.iter().all(|opinion| opinion.action != played.action));
    for opinion in best.iter().chain(played) {
        let wanted = most.min(opinion.visits + all / 4).max(FAIR);
        search.think_about(seat, view, opinion.action, wanted.saturating_sub(opinion.visits));
    }
}

/// The favourites by what they are expected to bring, then the others by their visits.
fn ranked<A: Copy + PartialEq>(mut opinions: Vec<Opinion<A>>) -> Vec<Opinion<A>> {
    let mut first = favourites(&opinions);
    game::order::sort_by(&mut first, |a, b| rank(b.prospect).cmp(&rank(a.prospect)));
    opinions.retain(|opinion| first.iter().all(|one| one.action != opinion.action));
    game::order::sort_by(&mut opinions, |a, b| b.visits.cmp(&a.visits));
    first.extend(opinions);
    first
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
        visit_favourites(&mut search, seat, view, legal, None);
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
            sum.visits += opinion.visits;
        }
    }
    together
}
