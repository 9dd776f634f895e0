//! Hints, and what a move has cost.

use bots::advice::rank;
use bots::{Budget, Playable, chances, fates, review, suggest};
use editions::Edition;
use game::{Seat, Viewer};

use crate::{Check, along_a_game, everywhere, view};

struct Hints;

impl Check for Hints {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 5, 40, |state, seat, legal| {
            let seen = view(state, seat);
            let hints = suggest::<G>(seat, &seen, legal, &Budget::iterations(40), 3);
            assert_eq!(hints.len(), legal.len(), "{edition:?}");
            assert!(hints.iter().all(|hint| legal.contains(&hint.action)));
            // The moves that can be compared stand first, in the order of what is shown of them.
            let most = hints.iter().map(|hint| hint.visits).max().unwrap_or_default();
            let compared = hints.iter().take(3).take_while(|hint| hint.visits * 2 >= most).collect::<Vec<_>>();
            assert!(compared.windows(2).all(|two| rank(two[0].prospect) >= rank(two[1].prospect)), "{edition:?}");
            assert!(
                hints.iter().all(|hint| (0.0..=1.0).contains(&hint.prospect.win) && hint.prospect.lead.is_finite())
            );
            assert!(hints == suggest::<G>(seat, &seen, legal, &Budget::iterations(40), 3), "the same advice again");
            // Two trees know as much as both of them.
            let two = suggest::<G>(seat, &seen, legal, &Budget { threads: 2, ..Budget::iterations(40) }, 3);
            assert!(two.iter().map(|hint| hint.visits).sum::<u32>() >= 80);
        });
    }
}

#[test]
fn hints_are_ranked() {
    everywhere(3, &Hints);
}

struct Costs;

impl Check for Costs {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 8, 50, |state, seat, legal| {
            let seen = view(state, seat);
            let budget = Budget::iterations(60);
            let best = suggest::<G>(seat, &seen, legal, &budget, 4)[0].action;
            let good = review::<G>(seat, &seen, legal, best, &budget, 4).expect("a choice");
            assert_eq!(good.cost(), 0.0, "{edition:?}");
            for played in legal.iter().take(6) {
                let verdict = review::<G>(seat, &seen, legal, *played, &budget, 4).expect("a choice");
                assert_eq!(verdict.played.action, *played);
                assert!(verdict.played.visits >= 8, "{edition:?}: what was done is looked at");
                assert!((0.0..=1.0).contains(&verdict.cost()));
            }
            assert!(review::<G>(seat, &seen, &legal[..1], legal[0], &budget, 4).is_none(), "no choice, no verdict");
        });
    }
}

#[test]
fn a_move_is_compared_with_the_best() {
    everywhere(2, &Costs);
}

struct Standing;

impl Check for Standing {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 9, 20, |state, seat, _| {
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let all = chances::<G>(&state.view(viewer), 8, 1);
                let sum: f32 = Seat::all(state.seats()).map(|seat| all[seat].win).sum();
                assert!((sum - 1.0).abs() < 1e-3, "{edition:?}: {sum}");
            }
        });
    }
}

#[test]
fn the_chances_of_all_seats_are_one() {
    everywhere(4, &Standing);
}

struct Fates;

impl Check for Fates {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 6, 30, |state, seat, legal| {
            let seen = view(state, seat);
            let some = &legal[..legal.len().min(3)];
            let all = fates::<G>(seat, &seen, some, 6, 2);
            assert_eq!(all.len(), some.len(), "{edition:?}");
            assert_eq!(all, fates::<G>(seat, &seen, some, 6, 2), "the same again");
            let mut living = Vec::new();
            state.living(&mut living);
            for fate in &all {
                assert_eq!(fate.lives.len(), living.len(), "{edition:?}: everybody has a fate");
                assert!(fate.lives.iter().all(|(.., share)| (0.0..=1.001).contains(share)));
                assert!(fate.lives.iter().all(|(animal, owner, _)| living.contains(&(*animal, *owner))));
            }
        });
    }
}

#[test]
fn everybody_has_a_fate() {
    everywhere(3, &Fates);
}
