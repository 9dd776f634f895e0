//! What happens by itself at a table of people far apart follows from what everybody sees: it comes at once, and its speed
//! must not tell a hand.

use game::{Game, Need, Viewer, below};
use table::Automatic;

use crate::play::{play, viewers};
use crate::{Trial, dice};

/// How often something happened by itself, and how often a seat was asked although it had nothing to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Questions that were answered.
    pub answered: usize,
    /// Turns that were passed.
    pub passed: usize,
    /// Questions whose only answer follows from hidden cards alone.
    pub asked: usize,
    /// Turns in which nothing can be done, as hidden cards alone tell.
    pub waited: usize,
}

/// In worlds that a viewer cannot distinguish the same seats are answered for and passed; the viewer's own answers are the
/// same too. Returns what was found on the way.
pub fn what_happens_by_itself_is_open<T: Trial>(seeds: core::ops::Range<u64>) -> Found {
    let mut found = Found::default();
    for seed in seeds {
        let mut dice = dice(seed);
        let mut state = T::deal(seed, &mut dice);
        play::<T>(&mut state, &mut dice, |state, dice| {
            if state.need() == Need::Over {
                return;
            }
            let passes = Automatic::Open.passes(state);
            found.passed += usize::from(passes);
            found.waited += usize::from(state.is_idle() && !passes);
            let is_looked_at = below(dice, 4) == 0;
            let asked: Vec<_> = state.need().asked().iter().collect();
            let answers: Vec<_> = asked.iter().map(|&seat| Automatic::Open.answer_of(state, seat)).collect();
            for (&seat, answer) in asked.iter().zip(&answers) {
                found.answered += usize::from(answer.is_some() && !passes);
                let is_hidden = answer.is_none() && Automatic::Alike.answer_of(state, seat).is_some();
                found.asked += usize::from(is_hidden && !passes);
            }
            for viewer in viewers(state.seats()).filter(|_| is_looked_at) {
                let world = T::Game::determinize(&state.view(viewer), dice);
                assert_eq!(Automatic::Open.passes(&world), passes, "game {seed}, {viewer:?}: {:?}", state.need());
                for (&seat, answer) in asked.iter().zip(&answers) {
                    let other = Automatic::Open.answer_of(&world, seat);
                    assert_eq!(other.is_some(), answer.is_some(), "game {seed}, {viewer:?}: {:?}", state.need());
                    assert!(viewer != Viewer::Seat(seat) || other == *answer, "game {seed}: the answer of {seat}");
                }
            }
        });
    }
    found
}
