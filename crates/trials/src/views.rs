//! Views: those that are folded are up to date, and worlds that are made from them give them back.

use game::{Game, Need, Seat, Viewer, below};

use crate::play::{play, step, viewers};
use crate::{EventOf, Trial, dice};

/// A world made from a view gives the same view back, and goes on to the end of a game.
pub fn a_world_gives_its_view_back<T: Trial>(seeds: core::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = dice(seed);
        let mut state = T::deal(seed, &mut dice);
        play::<T>(&mut state, &mut dice, |state, dice| {
            for viewer in viewers(state.seats()) {
                let view = state.view(viewer);
                let world = T::Game::determinize(&view, dice);
                T::audit(&world);
                assert_eq!(world.view(viewer), view, "game {seed}");
            }
            if below(dice, 200) == 0 {
                let mut world = T::Game::determinize(&state.view(Viewer::Seat(Seat::FIRST)), dice);
                play::<T>(&mut world, dice, |_, _| {});
            }
        });
    }
}

/// A view brought up to date with what was seen is the view of what is there now. `ends_step` says of an event that it
/// may be the last of a step.
pub fn folded_views_are_up_to_date<T: Trial>(seeds: core::ops::Range<u64>, ends_step: fn(&EventOf<T>) -> bool) {
    for seed in seeds {
        let mut dice = dice(seed);
        let mut state = T::deal(seed, &mut dice);
        let mut views: Vec<_> = viewers(state.seats()).map(|viewer| (viewer, state.view(viewer))).collect();
        while state.need() != Need::Over {
            let mut events: Vec<EventOf<T>> = Vec::new();
            step::<T>(&mut state, &mut dice, &mut events);
            assert!(events.last().is_some_and(ends_step), "game {seed}: {events:?}");
            for (viewer, view) in &mut views {
                let before = view.clone();
                for seen in events.iter().filter_map(|event| T::Game::seen(event, *viewer)) {
                    T::Game::fold(view, &seen);
                }
                let after = state.view(*viewer);
                assert!(*view == after, "after {events:#?}\nfolded {before:#?}\ninto {view:#?}\nnot {after:#?}");
            }
        }
    }
}
