//! Learning the evaluation: weights for a [`Model`] by regression on games that were played.
//!
//! Every game gives moments ([`Moment`]) with what was measured of each seat, and at its end what became of the seats. The
//! weights for winning make the real winners as likely as possible (logistic regression over the seats of a table); those
//! for points make the squared error of the points over the table's mean as small as possible. Both are found by small
//! steps along the gradient (Adam) regularised towards the weights before.

pub mod priors;

use game::Seat;

use crate::mind::Mind;
use crate::model::Model;

/// What was measured at one moment of a game.
#[derive(Clone, Debug)]
pub struct Moment {
    stage: u8,
    progress: f32,
    seats: u8,
    /// Seat after seat.
    measured: Vec<f32>,
    /// For each seat: its share of the victory and its points at the end.
    ends: Vec<(f32, f32)>,
}

impl Moment {
    /// What there is to measure now.
    pub fn new<G: Mind>(state: &G) -> Self {
        let features = G::FEATURES.len();
        let mut measured = vec![0.0; features * usize::from(state.seats())];
        let exposure = state.exposure();
        for seat in Seat::all(state.seats()) {
            state.measure(&exposure, seat, &mut measured[seat.index() * features..][..features]);
        }
        let (stage, progress, seats) = (state.stage() as u8, state.progress(), state.seats());
        Self { stage, progress, seats, measured, ends: Vec::new() }
    }

    /// Notes what became of the seats.
    pub fn end<G: Mind>(&mut self, over: &G) {
        let standings = over.standings();
        let end = |seat: Seat| (standings.share(seat) as f32, standings.points[seat] as f32);
        self.ends = Seat::all(self.seats).map(end).collect();
    }

    fn row(&self, seat: usize, features: usize) -> &[f32] {
        &self.measured[seat * features..(seat + 1) * features]
    }
}

/// How well a model predicts games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fit {
    /// Mean cross-entropy of the winner, in nats; a blank model has the logarithm of the number of seats.
    pub cross_entropy: f64,
    /// How often the seat that was thought best won.
    pub hits: f64,
    /// Root of the mean squared error of points over the mean of the table.
    pub error: f64,
}

/// How well the model predicts the ends of these moments.
pub fn examine<G: Mind>(model: &Model, moments: &[Moment]) -> Fit {
    let features = G::FEATURES.len();
    let mut fit = Fit::default();
    let mut rows = 0.0;
    for moment in moments {
        let weighed: Vec<(f32, f32)> = (0..usize::from(moment.seats))
            .map(|seat| model.weigh(moment.stage.into(), moment.progress, moment.row(seat, features)))
            .collect();
        let chances = softmax(weighed.iter().map(|(strength, _)| *strength));
        let best = (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b])).unwrap_or(0);
        fit.hits += f64::from(moment.ends[best].0);
        let count = f64::from(moment.seats);
        let mean = weighed.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / count;
        let truth = moment.ends.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / count;
        for (seat, chance) in chances.iter().enumerate() {
            fit.cross_entropy -= f64::from(moment.ends[seat].0 * chance.max(1e-6).ln());
            let error = (f64::from(weighed[seat].1) - mean) - (f64::from(moment.ends[seat].1) - truth);
            fit.error += error * error;
            rows += 1.0;
        }
    }
    let count = moments.len().max(1) as f64;
    Fit {
        cross_entropy: fit.cross_entropy / count,
        hits: fit.hits / count,
        error: (fit.error / f64::max(rows, 1.0)).sqrt(),
    }
}

/// The model that predicts these moments of `games` games best, found in `passes` passes over them.
///
/// It is regularised towards the model before, the more the fewer games there are: moments of one game all have the
/// same end, so that games count and not moments.
pub fn fit<G: Mind>(moments: &[Moment], games: usize, before: &Model, passes: u32) -> Model {
    const BATCH: usize = 256;
    let pull = 4.0 / games.max(1) as f32;
    let features = G::FEATURES.len();
    let scale = scales(moments, features);
    let anchor: Vec<[f32; 4]> = (0..features * G::STAGES)
        .map(|place| {
            let ([a, b, c, d], unit) = (before.weights(place / features, place % features), scale[place % features]);
            [a / unit, b / unit, c / unit / 10.0, d / unit / 10.0]
        })
        .collect();
    let mut weights = anchor.clone();
    let mut adam = Adam::new(weights.len());
    let mut gradient = weights.clone();
    // A fixed walk over the moments that mixes games.
    let count = moments.len();
    let stride = (1..).map(|k| count / 2 + count / 7 + k).find(|stride| greatest_common(*stride, count.max(1)) == 1);
    let (stride, mut place) = (stride.unwrap_or(1), 0);
    for pass in 0..passes {
        let rate = 0.02 * (1.0 - pass as f32 / passes as f32) + 0.0005;
        for batch in 0..count.div_ceil(BATCH) {
            gradient.fill([0.0; 4]);
            let size = BATCH.min(count - batch * BATCH);
            for _ in 0..size {
                place = (place + stride) % count;
                add_gradient(&moments[place], features, &scale, &weights, &mut gradient);
            }
            for (slope, (weight, anchor)) in gradient.iter_mut().zip(weights.iter().zip(&anchor)) {
                for part in 0..4 {
                    slope[part] = slope[part] / size as f32 + pull * (weight[part] - anchor[part]);
                }
            }
            adam.step(&mut weights, &gradient, rate);
        }
    }
    let mut model = Model::blank::<G>();
    for stage in 0..G::STAGES {
        for feature in 0..features {
            let [a, b, c, d] = weights[stage * features + feature];
            let unit = scale[feature];
            // Points were learned in tens.
            *model.weights_mut(stage, feature) = [a * unit, b * unit, c * unit * 10.0, d * unit * 10.0];
        }
    }
    model
}

fn add_gradient(moment: &Moment, features: usize, scale: &[f32], weights: &[[f32; 4]], gradient: &mut [[f32; 4]]) {
    let first = usize::from(moment.stage) * features;
    let weights = &weights[first..first + features];
    let gradient = &mut gradient[first..first + features];
    let late = moment.progress;
    let seats = usize::from(moment.seats);
    let weighed: Vec<(f32, f32)> = (0..seats)
        .map(|seat| {
            let row = moment.row(seat, features);
            let mut sums = (0.0, 0.0);
            for feature in 0..features {
                let number = row[feature] * scale[feature];
                sums.0 += (weights[feature][0] + late * weights[feature][1]) * number;
                sums.1 += (weights[feature][2] + late * weights[feature][3]) * number;
            }
            sums
        })
        .collect();
    let chances = softmax(weighed.iter().map(|(strength, _)| *strength));
    let mean = weighed.iter().map(|(_, points)| points).sum::<f32>() / seats as f32;
    let truth = moment.ends.iter().map(|(_, points)| points / 10.0).sum::<f32>() / seats as f32;
    for seat in 0..seats {
        let row = moment.row(seat, features);
        let excess = chances[seat] - moment.ends[seat].0;
        let error = (weighed[seat].1 - mean) - (moment.ends[seat].1 / 10.0 - truth);
        for feature in 0..features {
            let number = row[feature] * scale[feature];
            if number != 0.0 {
                let slope = &mut gradient[feature];
                slope[0] += excess * number;
                slope[1] += excess * number * late;
                slope[2] += error * number;
                slope[3] += error * number * late;
            }
        }
    }
}

/// One over the usual size of each feature.
fn scales(moments: &[Moment], features: usize) -> Vec<f32> {
    let mut squares = vec![0.0_f64; features];
    let mut rows = 0.0;
    for moment in moments {
        for seat in 0..usize::from(moment.seats) {
            for (square, number) in squares.iter_mut().zip(moment.row(seat, features)) {
                *square += f64::from(number * number);
            }
            rows += 1.0;
        }
    }
    // What is hardly ever seen gets no large weight.
    squares.iter().map(|square| (1.0 / (square / f64::max(rows, 1.0) + 1e-3).sqrt()) as f32).collect()
}

fn softmax(strengths: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
    let most = strengths.clone().fold(f32::MIN, f32::max);
    let mut shares: Vec<f32> = strengths.map(|strength| (strength - most).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

fn greatest_common(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common(b, a % b) }
}

/// Steps along a gradient, each weight at its own pace.
struct Adam {
    mean: Vec<[f32; 4]>,
    square: Vec<[f32; 4]>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Self {
        Self { mean: vec![[0.0; 4]; weights], square: vec![[0.0; 4]; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [[f32; 4]], gradient: &[[f32; 4]], rate: f32) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps += 1;
        let (warm, warm_square) = (1.0 - KEEP.powi(self.steps), 1.0 - KEEP_SQUARE.powi(self.steps));
        for place in 0..weights.len() {
            for part in 0..4 {
                let slope = gradient[place][part];
                let mean = &mut self.mean[place][part];
                *mean = KEEP * *mean + (1.0 - KEEP) * slope;
                let square = &mut self.square[place][part];
                *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
                weights[place][part] -= rate * (*mean / warm) / ((*square / warm_square).sqrt() + 1e-8);
            }
        }
    }
}
