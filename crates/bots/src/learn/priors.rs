//! Learning the priors: how likely each kind of move is, from what a search chose in the end.
//!
//! A move is chosen with a probability by its hand-written prior and the learned weight of its kind; the weights make
//! what the search chose as likely as possible.

use game::Seat;

use crate::mind::Mind;
use crate::model::Model;
use crate::search::Opinion;

/// A decision that a search was made on.
#[derive(Clone, Debug)]
pub struct Choice {
    /// For each legal action: its kind, its hand-written prior, its share of the visits.
    actions: Vec<(u16, f32, f32)>,
}

impl Choice {
    /// The visits of the actions of a seat; nothing if there were none.
    pub fn new<G: Mind>(state: &G, seat: Seat, opinions: &[Opinion<G::Action>]) -> Option<Self> {
        let legal: Vec<G::Action> = opinions.iter().map(|opinion| opinion.action).collect();
        let mut base = Vec::new();
        state.base_priors(seat, &legal, &mut base);
        // An action with half the visits counts an eighth: the other visits were exploration.
        let share = |visits: u32| (visits as f32).powi(3);
        let sum: f32 = opinions.iter().map(|opinion| share(opinion.visits)).sum();
        let action = |(opinion, base): (&Opinion<G::Action>, &f32)| {
            (state.kind(seat, opinion.action) as u16, *base, share(opinion.visits) / sum)
        };
        (sum > 0.0).then(|| Self { actions: opinions.iter().zip(&base).map(action).collect() })
    }
}

/// Sets the move weights of a model to what makes these choices most likely, regularised towards those it has.
pub fn fit_move_weights(model: &mut Model, kinds: usize, choices: &[Choice], passes: u32) {
    const PULL: f32 = 1e-4;
    let before: Vec<f32> = (0..kinds).map(|kind| model.log_weight(kind)).collect();
    let mut log_weights = before.clone();
    let (mut mean, mut square) = (vec![0.0_f32; kinds], vec![0.0_f32; kinds]);
    let mut slope = vec![0.0_f32; kinds];
    let mut steps = 0;
    for pass in 0..passes {
        let rate = 0.05 * (1.0 - pass as f32 / passes as f32) + 0.002;
        for batch in choices.chunks(128) {
            slope.fill(0.0);
            for choice in batch {
                let weight = |&(kind, base, _): &(u16, f32, f32)| base * log_weights[usize::from(kind)].exp();
                let sum: f32 = choice.actions.iter().map(weight).sum();
                for action in &choice.actions {
                    slope[usize::from(action.0)] += (weight(action) / sum - action.2) / batch.len() as f32;
                }
            }
            steps += 1;
            let (warm, warm_square) = (1.0 - 0.9_f32.powi(steps), 1.0 - 0.999_f32.powi(steps));
            for kind in 0..kinds {
                let slope = slope[kind] + PULL * (log_weights[kind] - before[kind]);
                mean[kind] = 0.9 * mean[kind] + 0.1 * slope;
                square[kind] = 0.999 * square[kind] + 0.001 * slope * slope;
                log_weights[kind] -= rate * (mean[kind] / warm) / ((square[kind] / warm_square).sqrt() + 1e-8);
                log_weights[kind] = log_weights[kind].clamp(-5.0, 5.0);
            }
        }
    }
    for (kind, log_weight) in log_weights.iter().enumerate() {
        model.set_log_weight(kind, *log_weight);
    }
}

/// The cross-entropy of these choices under the model, in nats, above its minimum.
pub fn cross_entropy(model: &Model, choices: &[Choice]) -> f64 {
    let mut total = 0.0;
    for choice in choices {
        let weight = |&(kind, base, _): &(u16, f32, f32)| base * model.log_weight(usize::from(kind)).exp();
        let sum: f32 = choice.actions.iter().map(weight).sum();
        for action in choice.actions.iter().filter(|action| action.2 > 0.0) {
            total += f64::from(action.2 * (action.2 / (weight(action) / sum)).ln());
        }
    }
    total / choices.len().max(1) as f64
}
