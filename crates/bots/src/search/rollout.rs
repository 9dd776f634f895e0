//! Rollouts: the rest of a round, played by the priors.

use game::{ActionList, ChanceSource, Need};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::mind::Mind;
use crate::model::Model;
use crate::random::draw;

/// The buffers of a rollout.
pub(super) struct Rollout<G: Mind> {
    legal: ActionList<G::Action>,
    weights: Vec<f32>,
}

impl<G: Mind> Default for Rollout<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Mind> Rollout<G> {
    /// Plays on until the round `end` begins or `rollout_limit` decisions were made; returns whether the game is over.
    pub(super) fn run(
        &mut self,
        state: &mut G,
        model: &Model,
        end: u8,
        rollout_limit: u16,
        rng: &mut Xoshiro256PlusPlus,
        order: &mut game::OrderBuffer,
    ) -> bool {
        let mut left = rollout_limit;
        loop {
            if state.round() >= end {
                return false;
            }
            let went_on = match state.need() {
                Need::Over => return true,
                Need::Progress => state.advance(&mut ()),
                Need::Chance(chance) => state.resolve(rng.answer(chance, order), &mut ()).is_ok(),
                need @ (Need::Decision(_) | Need::Together(..)) => {
                    let Some(seat) = need.asked().iter().next() else { return false };
                    self.legal.clear();
                    state.legal(seat, &mut self.legal);
                    match self.legal.as_slice() {
                        [] => state.advance(&mut ()),
                        [only] => state.apply(seat, *only, &mut ()).is_ok(),
                        several => {
                            if left == 0 {
                                return false;
                            }
                            left -= 1;
                            model.priors(state, seat, several, &mut self.weights);
                            let place = draw(&self.weights, rng);
                            state.apply(seat, several[place], &mut ()).is_ok()
                        }
                    }
                }
            };
            if !went_on {
                return false;
            }
        }
    }
}
