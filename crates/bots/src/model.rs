//! The learned evaluation of a table: how likely each seat wins, and how many points it will have.
//!
//! Both are linear in what is measured of a seat ([`Mind::measure`]), with weights of their own for each kind of moment, and
//! with a second set of weights that counts more the further the game is:
//!
//! ```text
//! strength(seat) = sum over features of (weight + progress * late) * feature
//! win(seat)      = e^strength(seat) / sum over seats of e^strength
//! points(seat)   = the same sum with weights for points
//! ```
//!
//! Besides it holds a prior weight for each kind of move ([`Mind::kind`]): the hand-written prior is multiplied by it.
//!
//! The weights are learned from games (`crate::learn`) and kept as text beside the code.

use core::fmt::Write;

use game::{BySeat, MAX_SEATS, Seat};

use crate::mind::Mind;

/// What a player may expect.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// The chance to win, from 0 to 1; a shared victory counts its share.
    pub win: f32,
    /// Points ahead of the best other, at the end.
    pub lead: f32,
}

/// The prospects of all seats.
pub type Prospects = BySeat<Prospect>;

/// Weights for every feature and kind of moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    features: usize,
    stages: usize,
    /// For each stage and feature: for winning, the same late in the game; for points, the same late.
    weights: Vec<[f32; 4]>,
    /// For each kind of move the logarithm of its prior weight, and the weight itself.
    move_weights: Vec<(f32, f32)>,
}

/// Why a text is not a model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModelError {
    /// The line, from 1; 0 if something is missing.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl core::fmt::Display for ModelError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.line {
            0 => write!(f, "weights: {}", self.problem),
            line => write!(f, "weights, line {line}: {}", self.problem),
        }
    }
}

impl core::error::Error for ModelError {}

/// The most features of any game.
pub const MAX_FEATURES: usize = 64;

impl Model {
    /// A model that finds all seats equal.
    pub fn blank<G: Mind>() -> Self {
        let (features, stages) = (G::FEATURES.len(), G::STAGES);
        let move_weights = vec![(0.0, 1.0); G::kinds().len()];
        Self { features, stages, weights: vec![[0.0; 4]; features * stages], move_weights }
    }

    /// The four weights of a feature at a stage.
    pub fn weights_mut(&mut self, stage: usize, feature: usize) -> &mut [f32; 4] {
        &mut self.weights[stage * self.features + feature]
    }

    /// The same, to read.
    pub fn weights(&self, stage: usize, feature: usize) -> [f32; 4] {
        self.weights[stage * self.features + feature]
    }

    /// The logarithm of the prior weight of a kind of move.
    pub fn log_weight(&self, kind: usize) -> f32 {
        self.move_weights[kind].0
    }

    /// Sets it.
    pub fn set_log_weight(&mut self, kind: usize, log_weight: f32) {
        self.move_weights[kind] = (log_weight, exp(log_weight));
    }

    /// The prior of each of these actions, as a weight above 0; in the order given.
    pub fn priors<G: Mind>(&self, state: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        weights.clear();
        weights.reserve(actions.len());
        state.each_prior(seat, actions, |weight, kind| weights.push(weight * self.move_weights[kind].1));
    }

    /// Strength and points of a seat by what was measured.
    pub fn weigh(&self, stage: usize, progress: f32, measured: &[f32]) -> (f32, f32) {
        let row = &self.weights[stage * self.features..(stage + 1) * self.features];
        // Four sums side by side fit one register.
        let mut sums = [0.0_f32; 4];
        for (weight, number) in row.iter().zip(measured) {
            for (sum, weight) in sums.iter_mut().zip(weight) {
                *sum += weight * number;
            }
        }
        let [strength, late_strength, points, late_points] = sums;
        (strength + progress * late_strength, points + progress * late_points)
    }

    /// What every seat may expect.
    pub fn judge<G: Mind>(&self, state: &G) -> Prospects {
        let (stage, progress, seats) = (state.stage(), state.progress(), state.seats());
        let mut measured = [0.0; MAX_FEATURES];
        let measured = &mut measured[..G::FEATURES.len()];
        let (mut strength, mut points) = ([f32::MIN; MAX_SEATS], [f32::MIN; MAX_SEATS]);
        let exposure = state.exposure();
        for seat in Seat::all(seats) {
            measured.fill(0.0);
            state.measure(&exposure, seat, measured);
            (strength[seat.index()], points[seat.index()]) = self.weigh(stage, progress, measured);
        }
        prospects(seats, &strength, &points)
    }

    /// As text: a line for each stage and feature.
    pub fn print<G: Mind>(&self) -> String {
        let mut text = String::from("# stage feature: win, win late, points, points late\n");
        for stage in 0..self.stages {
            for (feature, name) in G::FEATURES.iter().enumerate() {
                let [a, b, c, d] = self.weights[stage * self.features + feature];
                let _ = writeln!(text, "{stage} {name} {a:.4} {b:.4} {c:.3} {d:.3}");
            }
        }
        text.push_str("# kind of move: how readily it is made, as a logarithm\n");
        for (name, (log_weight, _)) in G::kinds().iter().zip(&self.move_weights) {
            let _ = writeln!(text, "move {name} {log_weight:.3}");
        }
        text
    }

    /// Reads what [`Model::print`] wrote. Every stage and feature must be there, in any order; a kind of move may be missing.
    pub fn parse<G: Mind>(text: &str) -> Result<Self, ModelError> {
        let mut model = Self::blank::<G>();
        let kinds = G::kinds();
        let mut seen = vec![false; model.weights.len()];
        for (number, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let wrong = |problem: String| ModelError { line: number + 1, problem };
            let mut words = line.split_whitespace();
            if let Some(rest) = line.strip_prefix("move ") {
                let mut words = rest.split_whitespace();
                let kind = words.next().and_then(|name| kinds.iter().position(|kind| kind == name));
                let log_weight =
                    words.next().and_then(|word| word.parse::<f32>().ok()).filter(|log_weight| log_weight.is_finite());
                let (Some(kind), Some(log_weight)) = (kind, log_weight) else {
                    return Err(wrong("a kind of move of this game and a number are needed".into()));
                };
                model.set_log_weight(kind, log_weight);
                continue;
            }
            let stage = words.next().and_then(|word| word.parse::<usize>().ok()).filter(|&stage| stage < G::STAGES);
            let stage = stage.ok_or_else(|| wrong("a stage must stand first".into()))?;
            let name = words.next().unwrap_or_default();
            let feature = G::FEATURES.iter().position(|known| *known == name);
            let feature = feature.ok_or_else(|| wrong(format!("{name:?} is not measured in this game")))?;
            let mut read =
                || words.next().and_then(|word| word.parse::<f32>().ok()).filter(|number| number.is_finite());
            let four = [read(), read(), read(), read()];
            let [Some(a), Some(b), Some(c), Some(d)] = four else {
                return Err(wrong("four numbers are needed".into()));
            };
            let place = stage * model.features + feature;
            model.weights[place] = [a, b, c, d];
            seen[place] = true;
        }
        match seen.iter().position(|seen| !seen) {
            Some(place) => {
                let name = G::FEATURES[place % model.features];
                Err(ModelError { line: 0, problem: format!("stage {} lacks {name}", place / model.features) })
            }
            None => Ok(model),
        }
    }
}

/// What a network expects for every seat.
#[cfg(feature = "network")]
pub fn judged_by<G: Mind>(
    network: &net::Network,
    state: &G,
    inputs: &mut net::Inputs,
    scratch: &mut net::Scratch,
) -> Prospects {
    crate::encoding::encode(state, inputs);
    let said = network.evaluate(inputs, scratch);
    prospects(state.seats(), &said.map(|said| said.strength), &said.map(|said| said.points))
}

/// Chances from strengths, leads from points.
fn prospects(seats: u8, strength: &[f32; MAX_SEATS], points: &[f32; MAX_SEATS]) -> Prospects {
    let most = Seat::all(seats).map(|seat| strength[seat.index()]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    let mut all = Prospects::default();
    for seat in Seat::all(seats) {
        let share = exp(strength[seat.index()] - most);
        all[seat].win = share;
        sum += share;
        let best =
            Seat::all(seats).filter(|&other| other != seat).map(|other| points[other.index()]).fold(f32::MIN, f32::max);
        all[seat].lead = points[seat.index()] - best;
    }
    for seat in Seat::all(seats) {
        all[seat].win /= sum;
    }
    all
}

/// The exponential function from operations that are exact everywhere, so that a search is the same on every machine.
pub(crate) fn exp(x: f32) -> f32 {
    // e^x = (e^(x / 1024))^1024, with the first terms of the series for the small part.
    let small = x.clamp(-60.0, 60.0) / 1024.0;
    let mut power = 1.0 + small * (1.0 + small * (0.5 + small / 6.0));
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// What the seats have when the game is over.
pub fn result<G: Mind>(state: &G) -> Prospects {
    let standings = state.standings();
    let mut all = Prospects::default();
    for seat in Seat::all(state.seats()) {
        let others = Seat::all(state.seats()).filter(|&other| other != seat);
        let best = others.map(|other| standings.points[other]).max().unwrap_or(0);
        all[seat] = Prospect { win: standings.share(seat) as f32, lead: (standings.points[seat] - best) as f32 };
    }
    all
}
