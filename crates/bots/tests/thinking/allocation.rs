//! What a search allocates: room for a larger tree, and nothing else.

use std::cell::Cell;

use bots::{Budget, Playable, Search, Thinking};
use editions::Edition;

use crate::{Check, along_a_game, everywhere, view};

/// Iterations in a tree that has no room left allocate nothing, but for a longer list of moves than ever before; in one that
/// grows, as often as its lists and tables grow.
#[derive(Default)]
struct AllocatesNothing {
    full: Cell<u32>,
}

const FULL: usize = 48 << 10;
const LARGE: usize = 64 << 20;

impl Check for AllocatesNothing {
    fn check<G: Playable>(&self, edition: Edition, config: &G::Config) {
        along_a_game::<G>(config, 3, 25, |state, seat, _| {
            let seen = view(state, seat);
            // Two searches that are alike, so that only the last 300 iterations differ.
            let allocations = |memory: usize, iterations: u32| {
                let mut search = Search::<G>::new(1, Thinking::default(), memory);
                let counted = allocation_counter::measure(|| {
                    search.think(seat, &seen, &Budget::iterations(iterations));
                });
                (counted.count_total, search.memory())
            };
            let ((before, used), (after, _)) = (allocations(FULL, 500), allocations(FULL, 800));
            if used > FULL * 9 / 10 {
                assert!(after - before <= 3, "{edition:?}: {} allocations in a full tree", after - before);
                self.full.set(self.full.get() + 1);
            }
            let ((before, _), (after, _)) = (allocations(LARGE, 200), allocations(LARGE, 500));
            assert!(after - before < 40, "{edition:?}: {} allocations in a tree that grows", after - before);
        });
    }
}

#[test]
fn an_iteration_allocates_nothing_but_room_for_the_tree() {
    let check = AllocatesNothing::default();
    everywhere(2, &check);
    assert!(check.full.get() > 5, "only {} searches filled their tree", check.full.get());
}
