//! Learning what comes first to mind: how readily each kind of move is made, from what a search chose in the end.
//!
//! A player without time takes a move with the chance that instinct and learned urge give it; the urges make what the
//! search chose as likely as possible.

use game::Seat;

use crate::mind::Mind;
use crate::model::Model;
use crate::search::Opinion;

/// A decision that a search has thought about.
#[derive(Clone, Debug)]
pub struct Choice {
    /// For each legal action: its kind, what instinct says of it, what part of the thinking it got.
    actions: Vec<(u16, f32, f32)>,
}

impl Choice {
    /// What was thought of the actions of a seat; nothing if nothing was.
    pub fn new<G: Mind>(state: &G, seat: Seat, opinions: &[Opinion<G::Action>]) -> Option<Self> {
        let legal: Vec<G::Action> = opinions.iter().map(|opinion| opinion.action).collect();
        let mut instinct = Vec::new();
        state.instinct(seat, &legal, &mut instinct);
        // What was looked at half as often counts an eighth: the rest was only looked around.
        let share = |visits: u32| (visits as f32).powi(3);
        let sum: f32 = opinions.iter().map(|opinion| share(opinion.visits)).sum();
        let action = |(opinion, instinct): (&Opinion<G::Action>, &f32)| {
            (state.kind(seat, opinion.action) as u16, *instinct, share(opinion.visits) / sum)
        };
        (sum > 0.0).then(|| Self { actions: opinions.iter().zip(&instinct).map(action).collect() })
    }
}

/// Sets the urges of a model to what makes these choices most likely, pulled towards those it has.
pub fn fit_urges(model: &mut Model, kinds: usize, choices: &[Choice], passes: u32) {
    const PULL: f32 = 1e-4;
    let before: Vec<f32> = (0..kinds).map(|kind| model.urge(kind)).collect();
    let mut urges = before.clone();
    let (mut mean, mut square) = (vec![0.0_f32; kinds], vec![0.0_f32; kinds]);
    let mut slope = vec![0.0_f32; kinds];
    let mut steps = 0;
    for pass in 0..passes {
        let rate = 0.05 * (1.0 - pass as f32 / passes as f32) + 0.002;
        for batch in choices.chunks(128) {
            slope.fill(0.0);
            for choice in batch {
                let weight = |&(kind, instinct, _): &(u16, f32, f32)| instinct * urges[usize::from(kind)].exp();
                let sum: f32 = choice.actions.iter().map(weight).sum();
                for action in &choice.actions {
                    slope[usize::from(action.0)] += (weight(action) / sum - action.2) / batch.len() as f32;
                }
            }
            steps += 1;
            let (warm, warm_square) = (1.0 - 0.9_f32.powi(steps), 1.0 - 0.999_f32.powi(steps));
            for kind in 0..kinds {
                let slope = slope[kind] + PULL * (urges[kind] - before[kind]);
                mean[kind] = 0.9 * mean[kind] + 0.1 * slope;
                square[kind] = 0.999 * square[kind] + 0.001 * slope * slope;
                urges[kind] -= rate * (mean[kind] / warm) / ((square[kind] / warm_square).sqrt() + 1e-8);
                urges[kind] = urges[kind].clamp(-5.0, 5.0);
            }
        }
    }
    for (kind, urge) in urges.iter().enumerate() {
        model.set_urge(kind, *urge);
    }
}

/// How surprising these choices are to the model, in nats, beyond what they must be.
pub fn surprise(model: &Model, choices: &[Choice]) -> f64 {
    let mut total = 0.0;
    for choice in choices {
        let weight = |&(kind, instinct, _): &(u16, f32, f32)| instinct * model.urge(usize::from(kind)).exp();
        let sum: f32 = choice.actions.iter().map(weight).sum();
        for action in choice.actions.iter().filter(|action| action.2 > 0.0) {
            total += f64::from(action.2 * (action.2 / (weight(action) / sum)).ln());
        }
    }
    total / choices.len().max(1) as f64
}
