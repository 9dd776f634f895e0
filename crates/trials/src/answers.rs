//! A world made from a view answers every question of its viewer like the real one: an interface that has only the view
//! shows what one with the state would show.

use game::{ActionList, Game, Need, Seat, Viewer, below};

use crate::play::{play, viewers};
use crate::{ActionOf, Dice, Trial, dice};

/// How many actions that are probably illegal are tried on each state.
const TRIED: u32 = 6;

/// What is asked, what is legal, why not, what would follow, the viewer's own points, and at the end all points.
pub fn a_world_answers_like_the_real_one<T: Trial>(seeds: core::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = dice(seed);
        let mut state = T::deal(seed, &mut dice);
        play::<T>(&mut state, &mut dice, |state, dice| {
            let over = state.need() == Need::Over;
            if !over && below(dice, 3) != 0 {
                return;
            }
            for viewer in viewers(state.seats()) {
                let world = T::Game::determinize(&state.view(viewer), dice);
                assert_eq!(world.need(), state.need(), "game {seed}, {viewer:?}: what is asked");
                if let Viewer::Seat(seat) = viewer {
                    let alone = state.need().asks(seat) && state.need().asked().len() == 1;
                    assert!(!alone || world.is_idle() == state.is_idle(), "game {seed}: whether {seat} has a choice");
                    answers_alike::<T>(state, &world, seat, dice);
                }
                for seat in Seat::all(state.seats()).filter(|seat| over || viewer == Viewer::Seat(*seat)) {
                    assert_eq!(
                        world.breakdown(seat),
                        state.breakdown(seat),
                        "game {seed}, {viewer:?}: points of {seat}"
                    );
                }
                if over {
                    assert_eq!(world.standings(), state.standings(), "game {seed}, {viewer:?}: the result");
                }
            }
        });
    }
}

fn answers_alike<T: Trial>(state: &T::Game, world: &T::Game, seat: Seat, dice: &mut Dice) {
    let legal_in = |state: &T::Game| {
        let mut legal = ActionList::new();
        state.legal(seat, &mut legal);
        legal
    };
    let mut legal = legal_in(state);
    assert_eq!(legal_in(world), legal, "what {seat} may do");
    for &action in &legal {
        assert_eq!(world.outlook(seat, action), state.outlook(seat, action), "what follows from {action:?} of {seat}");
    }
    legal.truncate(2);
    let tried: Vec<ActionOf<T>> = (0..TRIED).map(|_| T::any_action(state, seat, dice)).chain(legal).collect();
    for action in tried {
        assert_eq!(world.why_not(seat, action).0, state.why_not(seat, action).0, "{action:?} of {seat}");
        let refused = |state: &T::Game| state.clone().apply(seat, action, &mut ()).err();
        assert_eq!(refused(world), refused(state), "{action:?} of {seat}");
    }
}
