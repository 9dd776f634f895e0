//! One step ahead: the action after which the table looks best.
//!
//! The bot draws tables that look like its own, tries each legal action on them, lets everything follow that the rules
//! attach to the action, and evaluates what it sees then:
//!
//! | what follows | how it is taken |
//! |---|---|
//! | a die | the mean over all faces |
//! | a shuffle | one order, drawn at random |
//! | a question to the bot | its best answer |
//! | a question to somebody else | the answer worst for the bot |
//! | the next turn, the next phase | not looked at: that is what the evaluation is for |

use game::{ActionList, Ask, Chance, ChanceSource, Game, Need, Outcome, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Bot;
use crate::evaluate::Evaluate;

/// How many questions and dice one after another are looked at with all their answers and faces: the fewer, the more
/// actions there are. After that the first answer and a random face stand for all.
const fn depth(actions: usize) -> u8 {
    match actions {
        ..=12 => 3,
        13..=32 => 2,
        _ => 1,
    }
}

/// The most answers to a question that are looked at.
const ANSWERS: usize = 8;

/// The evaluation of a table for a seat.
type Judge<G> = Box<dyn Fn(&G, Seat) -> f64 + Send>;

/// Plays the action after which the table looks best.
pub struct Greedy<G: Game> {
    rng: Xoshiro256PlusPlus,
    tables: u8,
    judge: Judge<G>,
}

impl<G: Game> Greedy<G> {
    /// Its name in the registry.
    pub const NAME: &'static str = "greedy";

    /// A bot that plays the same way whenever it gets the same seed.
    pub fn new(seed: u64) -> Self
    where
        G: Evaluate + 'static,
    {
        Self::with_judge(seed, G::evaluate)
    }

    /// The same with an evaluation of its own; `judge` keeps to what the seat sees, as [`Evaluate`] asks.
    pub fn with_judge(seed: u64, judge: impl Fn(&G, Seat) -> f64 + Send + 'static) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), tables: 1, judge: Box::new(judge) }
    }

    /// The same, evaluating every action on this many tables drawn at random, at least one.
    pub fn with_tables(mut self, tables: u8) -> Self {
        self.tables = tables.max(1);
        self
    }

    /// What each action is worth to the seat, in the order given.
    fn values(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<f64> {
        let mut values = vec![0.0; legal.len()];
        let worlds = G::worlds(view);
        for _ in 0..self.tables {
            let table = G::draw(&worlds, &mut self.rng);
            let mut search = Search { seat, judge: &self.judge, rng: &mut self.rng };
            for (value, action) in values.iter_mut().zip(legal) {
                let mut after = table.clone();
                *value += match after.apply(seat, *action, &mut ()) {
                    Ok(()) => search.follow(after, depth(legal.len())),
                    Err(_) => f64::NEG_INFINITY,
                };
            }
        }
        values
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let values = self.values(seat, view, legal);
        // The first of the best: legal lists come in a fixed order.
        let mut best = 0;
        for (place, value) in values.iter().enumerate() {
            if *value > values[best] {
                best = place;
            }
        }
        legal[best]
    }
}

/// What is asked about every table on the way.
struct Search<'a, G: Game> {
    seat: Seat,
    judge: &'a Judge<G>,
    rng: &'a mut Xoshiro256PlusPlus,
}

impl<G: Game> Search<'_, G> {
    /// What the table is worth once everything has followed.
    fn follow(&mut self, mut table: G, depth: u8) -> f64 {
        let mut answers: ActionList<G::Action> = Vec::new();
        loop {
            let went_on = match table.need() {
                Need::Chance(Chance::Die { sides }) if depth > 0 => return self.mean(&table, sides, depth - 1),
                Need::Chance(chance) => {
                    let mut buffer = game::NO_ORDER;
                    table.resolve(self.rng.answer(chance, &mut buffer), &mut ()).is_ok()
                }
                Need::Decision(decision) if decision.is_question() => {
                    let asked = decision.seat();
                    answers.clear();
                    table.legal(asked, &mut answers);
                    match answers.as_slice() {
                        [_, _, ..] if depth > 0 => return self.answer(&table, asked, &answers, depth - 1),
                        [first, ..] => table.apply(asked, *first, &mut ()).is_ok(),
                        [] => false,
                    }
                }
                _ => false,
            };
            if !went_on {
                return (self.judge)(&table, self.seat);
            }
        }
    }

    fn mean(&mut self, table: &G, sides: u8, depth: u8) -> f64 {
        let mut sum = 0.0;
        for face in 1..=sides {
            let mut after = table.clone();
            sum += match after.resolve(Outcome::Die(face), &mut ()) {
                Ok(()) => self.follow(after, depth),
                Err(_) => (self.judge)(table, self.seat),
            };
        }
        sum / f64::from(sides.max(1))
    }

    /// The best answer if the bot itself is asked, the worst for it if somebody else is.
    fn answer(&mut self, table: &G, asked: Seat, answers: &[G::Action], depth: u8) -> f64 {
        let better = if asked == self.seat { f64::max } else { f64::min };
        let mut best = None;
        for answer in answers.iter().take(ANSWERS) {
            let mut after = table.clone();
            if after.apply(asked, *answer, &mut ()).is_ok() {
                let value = self.follow(after, depth);
                best = Some(best.map_or(value, |best| better(best, value)));
            }
        }
        best.unwrap_or_else(|| (self.judge)(table, self.seat))
    }
}
