//! Chance is a need like any other: the driver rolls and records, a search samples, a test supplies.

use core::fmt;
use rand_core::Rng;

/// What chance is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// One die with this many sides.
    Die {
        /// Number of sides.
        sides: u8,
    },
    /// The order of this many cards.
    Shuffle {
        /// Number of cards.
        cards: u16,
    },
}

/// What chance gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome<'a> {
    /// The face of the die, from 1.
    Die(u8),
    /// A permutation of `0..cards`: which card comes first, second, ...
    Order(&'a [u16]),
}

/// An outcome that does not answer what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadOutcome {
    /// Chance is not asked for now.
    NotAsked,
    /// A die was asked for and something else came, or the face does not exist.
    NotAFace {
        /// Sides of the die that was asked for.
        sides: u8,
    },
    /// An order was asked for and something else came, or it is not a permutation.
    NotAnOrder {
        /// Number of cards to order.
        cards: u16,
    },
}

impl fmt::Display for BadOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => write!(f, "no die and no shuffle is asked for here"),
            Self::NotAFace { sides } => write!(f, "a die result from 1 to {sides} is needed here"),
            Self::NotAnOrder { cards } => write!(f, "an order of {cards} cards is needed here"),
        }
    }
}

impl core::error::Error for BadOutcome {}

impl Chance {
    /// Whether the outcome answers this.
    pub fn accepts(self, outcome: Outcome<'_>) -> Result<(), BadOutcome> {
        match (self, outcome) {
            (Self::Die { sides }, Outcome::Die(face)) if (1..=sides).contains(&face) => Ok(()),
            (Self::Die { sides }, _) => Err(BadOutcome::NotAFace { sides }),
            (Self::Shuffle { cards }, Outcome::Order(order)) if is_permutation(order, cards) => Ok(()),
            (Self::Shuffle { cards }, _) => Err(BadOutcome::NotAnOrder { cards }),
        }
    }
}

/// The most cards that are shuffled at once: room for the largest deck of every edition with three expansions more.
pub const MAX_SHUFFLE: usize = 512;

/// Room for the order of a shuffle.
pub type OrderBuffer = [u16; MAX_SHUFFLE];

/// A buffer before the first shuffle.
pub const NO_ORDER: OrderBuffer = [0; MAX_SHUFFLE];

fn is_permutation(order: &[u16], cards: u16) -> bool {
    let mut seen = [false; MAX_SHUFFLE];
    let mut is_new = |card: u16| !core::mem::replace(&mut seen[usize::from(card) % MAX_SHUFFLE], true);
    usize::from(cards) <= MAX_SHUFFLE
        && order.len() == usize::from(cards)
        && order.iter().all(|&card| card < cards && is_new(card))
}

/// Where outcomes come from.
pub trait ChanceSource {
    /// A die: 1 to `sides`.
    fn die(&mut self, sides: u8) -> u8;

    /// Puts the cards into an order.
    fn shuffle(&mut self, cards: &mut [u16]);

    /// Answers one need for chance, with `buffer` for the order of a shuffle.
    fn answer<'b>(&mut self, chance: Chance, buffer: &'b mut OrderBuffer) -> Outcome<'b> {
        match chance {
            Chance::Die { sides } => Outcome::Die(self.die(sides)),
            Chance::Shuffle { cards } => {
                let cards = usize::from(cards).min(buffer.len());
                let order = &mut buffer[..cards];
                for (place, card) in order.iter_mut().enumerate() {
                    *card = place as u16;
                }
                self.shuffle(order);
                Outcome::Order(order)
            }
        }
    }
}

/// Any generator of random numbers is a source. Both methods are exact (no modulo bias).
impl<R: Rng> ChanceSource for R {
    fn die(&mut self, sides: u8) -> u8 {
        below(self, u32::from(sides)) as u8 + 1
    }

    fn shuffle(&mut self, cards: &mut [u16]) {
        for last in (1..cards.len()).rev() {
            let other = below(self, last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }
}

/// Where the outcomes of a table come from: each need for chance has a number.
///
/// A generator with a state gives one outcome after another whatever the number; one with a key makes each outcome from
/// the number and what is asked for. A table keeps a copy before each decision and goes back to it when the decision is
/// taken back, so both give the same outcome for the same need again.
pub trait NumberedChance: Send + Sync {
    /// The outcome of a need, with `buffer` for the order of a shuffle. `need` counts the outcomes of chance that stand in
    /// the record before it.
    fn draw<'b>(&mut self, need: u64, chance: Chance, buffer: &'b mut OrderBuffer) -> Outcome<'b>;

    /// A copy that goes on like this one.
    fn boxed_clone(&self) -> Box<dyn NumberedChance>;
}

/// A uniform number below `bound` (Lemire's method). Below 0 there is only 0.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(bound);
    if (wide as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (wide >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_must_answer_what_was_asked() {
        let die = Chance::Die { sides: 6 };
        assert_eq!(die.accepts(Outcome::Die(6)), Ok(()));
        assert_eq!(die.accepts(Outcome::Die(0)), Err(BadOutcome::NotAFace { sides: 6 }));
        assert_eq!(die.accepts(Outcome::Die(7)), Err(BadOutcome::NotAFace { sides: 6 }));
        let shuffle = Chance::Shuffle { cards: 3 };
        assert_eq!(shuffle.accepts(Outcome::Order(&[2, 0, 1])), Ok(()));
        for wrong in [&[0u16, 0, 1][..], &[0, 1], &[0, 1, 3], &[0, 1, 2, 3]] {
            assert_eq!(shuffle.accepts(Outcome::Order(wrong)), Err(BadOutcome::NotAnOrder { cards: 3 }));
        }
    }
}
