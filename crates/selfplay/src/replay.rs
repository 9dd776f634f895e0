//! A game played again from its moves, with a look at the beginning of each round.

use bots::Mind;
use game::{BySeat, ChanceSource, NO_ORDER, Need, Seat};
use net::Inputs;
use thiserror::Error;

use crate::play::points;
use crate::seeds::{Purpose, generator, is_held_out};
use crate::shard::Record;

/// Why a game cannot be played again: the rules are not those under which it was played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("game {number} is another one under today's rules")]
pub struct ReplayError {
    /// Its number in the run.
    pub number: u64,
}

/// The beginning of a round, when a search judges the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The game.
    pub number: u64,
    /// Whether nobody learns from the game.
    pub held_out: bool,
    /// The table as a network reads it.
    pub inputs: Box<Inputs>,
    /// What the linear model says of each seat: strength and points.
    pub linear: Vec<(f32, f32)>,
    /// What became of each seat: its share of the victory and its points at the end.
    pub ends: Vec<(f32, f32)>,
}

/// The moments of a game.
pub fn replay<G: Mind>(config: &G::Config, seed: u64, record: &Record) -> Result<Vec<Moment>, ReplayError> {
    let wrong = ReplayError { number: record.number };
    let mut state = G::new(config);
    let seats = state.seats();
    let mut moves = record.moves.iter();
    let mut moments: Vec<Moment> = Vec::new();
    let mut round = 0;
    let mut chance = generator(seed, record.number, Purpose::Chance);
    let mut look = |state: &G| {
        if state.round() != round {
            round = state.round();
            if state.is_between_rounds() {
                moments.push(Moment::new(state, seed, record.number));
            }
        }
    };
    let mut buffer = NO_ORDER;
    let mut legal = Vec::new();
    loop {
        look(&state);
        let went_on = match state.need() {
            Need::Over => break,
            Need::Progress => state.advance(&mut ()),
            Need::Chance(asked) => {
                let outcome = chance.answer(asked, &mut buffer);
                state.resolve(outcome, &mut ()).is_ok()
            }
            need => {
                let seat = need.asked().iter().next().ok_or(wrong.clone())?;
                legal.clear();
                state.legal(seat, &mut legal);
                match legal.as_slice() {
                    [] => state.advance(&mut ()),
                    [only] => state.apply(seat, *only, &mut ()).is_ok(),
                    several => {
                        let place = usize::from(*moves.next().ok_or(wrong.clone())?);
                        let action = several.get(place).ok_or(wrong.clone())?;
                        state.apply(seat, *action, &mut ()).is_ok()
                    }
                }
            }
        };
        if !went_on {
            return Err(wrong);
        }
    }
    let standings = state.standings();
    if moves.next().is_some() || points(&standings.points, seats) != record.points {
        return Err(wrong);
    }
    let end = |seat: Seat| (standings.share(seat) as f32, standings.points[seat] as f32);
    moments.iter_mut().for_each(|moment| moment.ends = Seat::all(seats).map(end).collect());
    Ok(moments)
}

impl Moment {
    fn new<G: Mind>(state: &G, seed: u64, number: u64) -> Self {
        let mut inputs = Box::<Inputs>::default();
        bots::encoding::encode(state, &mut inputs);
        let (model, exposure) = (state.model(), state.exposure());
        let mut measured = vec![0.0; G::FEATURES.len()];
        let linear = Seat::all(state.seats()).map(|seat| {
            measured.fill(0.0);
            state.measure(&exposure, seat, &mut measured);
            model.weigh(state.stage(), state.progress(), &measured)
        });
        let linear = linear.collect();
        Self { number, held_out: is_held_out(seed, number), inputs, linear, ends: Vec::new() }
    }
}

/// Chances from strengths, as a search shares them out.
pub fn chances(strengths: &BySeat<f32>, seats: u8) -> BySeat<f64> {
    let most = Seat::all(seats).map(|seat| strengths[seat]).fold(f32::MIN, f32::max);
    let mut all = BySeat::default();
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        all[seat] = f64::from(strengths[seat] - most).exp();
        sum += all[seat];
    }
    for seat in Seat::all(seats) {
        all[seat] /= sum;
    }
    all
}
