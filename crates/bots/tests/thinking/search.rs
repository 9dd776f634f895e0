//! What a search may know, how much it may remember, and that it is the same every time.

use bots::{Budget, Playable, Search, Thinking};
use editions::Edition;
use game::{Seat, Viewer};

use crate::{Check, along_a_game, everywhere, in_edition, rng, view};

fn choice<G: Playable>(seat: Seat, view: &G::View, legal: &[G::Action], seed: u64, iterations: u32) -> G::Action {
    let mut search = Search::<G>::new(seed, Thinking::default(), 8 << 20);
    search.think(seat, view, &Budget::iterations(iterations));
    let opinions = search.opinions(seat, view, legal);
    opinions.iter().max_by_key(|opinion| opinion.visits).expect("an action").action
}

/// Facts hidden from a seat do not change its choice: the search gets another table that looks the same to it.
struct NoSecrets;

impl Check for NoSecrets {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 11, 9, |state, seat, legal| {
            let seen = view(state, seat);
            let other = G::determinize(&seen, &mut rng(77));
            let mut same = Vec::new();
            other.legal(seat, &mut same);
            assert_eq!(same, legal, "{edition:?}");
            let first = choice::<G>(seat, &seen, legal, 5, 24);
            assert_eq!(first, choice::<G>(seat, &view(&other, seat), &same, 5, 24), "{edition:?}");
        });
    }
}

#[test]
fn hidden_facts_do_not_change_a_choice() {
    everywhere(3, &NoSecrets);
}

/// Two tables have the same fingerprint if they look the same, and another one if they do not.
struct Prints;

impl Check for Prints {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let mut seen: Vec<(G::View, u64)> = Vec::new();
        along_a_game::<G>(config, 3, 2, |state, seat, _| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = state.view(viewer);
                let print = state.fingerprint(viewer);
                let other = G::determinize(&view, &mut rng(seen.len() as u64));
                assert_eq!(other.fingerprint(viewer), print, "{edition:?}: what {viewer:?} does not see counts");
                let twin = seen.iter().find(|(earlier, p)| *p == print && *earlier != view);
                assert!(twin.is_none(), "{edition:?}: two views with one fingerprint");
                seen.push((view, print));
            }
        });
        assert!(seen.len() > 20);
    }
}

#[test]
fn a_fingerprint_is_what_a_viewer_sees() {
    everywhere(4, &Prints);
}

/// The same seed and number of iterations give the same opinions, with what is left from earlier moves as well.
struct Repeats;

impl Check for Repeats {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let run = || {
            let mut search = Search::<G>::new(1, Thinking::default(), 8 << 20);
            let mut thoughts = Vec::new();
            along_a_game::<G>(config, 4, 12, |state, seat, legal| {
                search.think(seat, &view(state, seat), &Budget::iterations(20));
                thoughts.extend(search.opinions(seat, &view(state, seat), legal));
            });
            thoughts
        };
        assert!(run() == run(), "{edition:?}");
    }
}

#[test]
fn a_search_is_the_same_for_the_same_seed() {
    everywhere(2, &Repeats);
}

/// The tree keeps within its memory, also where games are long and tables large, and the search goes on without room.
struct Bounded;

impl Check for Bounded {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        const LIMIT: usize = 96 << 10;
        let mut search = Search::<G>::new(1, Thinking::default(), LIMIT);
        let mut most = 0;
        along_a_game::<G>(config, 2, 10, |state, seat, legal| {
            let seen = view(state, seat);
            search.think(seat, &seen, &Budget::iterations(60));
            most = most.max(search.memory());
            assert!(search.memory() <= LIMIT, "{edition:?}: {} bytes", search.memory());
            let opinions = search.opinions(seat, &seen, legal);
            assert!(opinions.iter().any(|opinion| opinion.visits > 0), "{edition:?}");
        });
        assert!(most > LIMIT / 2, "{edition:?}: only {most} bytes were ever used");
    }
}

#[test]
fn memory_is_bounded() {
    everywhere(8, &Bounded);
}

/// A budget of time ends a search, and some iterations are made in any case.
struct Timed;

impl Check for Timed {
    fn check<G: Playable>(&self, _: Edition, config: &G::Config) {
        along_a_game::<G>(config, 6, 60, |state, seat, legal| {
            let mut search = Search::<G>::new(1, Thinking::default(), 8 << 20);
            let budget = Budget::time(std::time::Duration::from_millis(1));
            let made = search.think(seat, &view(state, seat), &budget);
            assert!(made >= 4, "{made}");
            let seen: u32 = search.opinions(seat, &view(state, seat), legal).iter().map(|opinion| opinion.visits).sum();
            assert_eq!(seen, made);
        });
    }
}

#[test]
fn time_ends_a_search() {
    in_edition(Edition::Origin, 2, &Timed);
    in_edition(Edition::Evolution, 4, &Timed);
}

/// A decisive search saves iterations, is reproducible, and mostly ends with the move that all of them would have
/// found.
struct Decisive;

impl Check for Decisive {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        let (mut saved, mut same, mut all) = (0, 0, 0);
        along_a_game::<G>(config, 8, 5, |state, seat, legal| {
            let seen = view(state, seat);
            let favourite = |budget: Budget| {
                let mut search = Search::<G>::new(1, Thinking::default(), 8 << 20);
                let made = search.think(seat, &seen, &budget);
                let opinions = search.opinions(seat, &seen, legal);
                (made, opinions.iter().max_by_key(|opinion| opinion.visits).map(|opinion| opinion.action))
            };
            let budget = Budget::iterations(400);
            let (full, early) = (favourite(budget), favourite(budget.decisive()));
            assert_eq!(full.0, 400, "{edition:?}: without leave no thought is saved");
            assert_eq!(early, favourite(budget.decisive()), "{edition:?}");
            saved += 400 - early.0;
            same += u32::from(early.1 == full.1);
            all += 1;
        });
        assert!(saved > 40 * all, "{edition:?}: {saved} of {} thoughts saved", 400 * all);
        assert!(same * 10 >= all * 8, "{edition:?}: the same move {same} times of {all}");
    }
}

#[test]
fn a_decisive_search_stops_when_the_rest_would_change_little() {
    everywhere(2, &Decisive);
}
