//! Properties that every game has to keep, written once for the tests of all editions.
//!
//! | module | what it holds |
//! |---|---|
//! | [`play`](mod@play) | random games: the driver of all the others |
//! | [`views`] | views: folded ones are up to date, and worlds made from them give them back |
//! | [`answers`] | a world made from a view answers every question of its viewer like the real one |
//! | [`open`] | what happens by itself among people far apart follows from what everybody sees |
//! | [`replay`] | a game that is played again from its record is the same |
//! | [`worlds`] | what may be done in two worlds without telling a viewer which one it is |

pub mod answers;
pub mod open;
pub mod play;
pub mod replay;
pub mod views;
pub mod worlds;

use game::{Game, Seat};
use rand_core::SeedableRng;

pub use play::play;

/// Dice for tests.
pub type Dice = rand_xoshiro::Xoshiro256PlusPlus;

/// Dice with this seed.
pub fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// A game on trial.
pub trait Trial {
    /// The game.
    type Game: Game;

    /// A game of any players and options, chosen by its number.
    fn deal(seed: u64, dice: &mut Dice) -> Self::Game;

    /// Whether all cards and tokens are accounted for.
    fn audit(state: &Self::Game);

    /// One of the legal actions, or another one that is legal and not offered.
    fn choose(
        state: &Self::Game,
        seat: Seat,
        legal: &[<Self::Game as Game>::Action],
        dice: &mut Dice,
    ) -> <Self::Game as Game>::Action;

    /// Any action there is, mostly not a legal one.
    fn any_action(state: &Self::Game, seat: Seat, dice: &mut Dice) -> <Self::Game as Game>::Action;
}

/// The action of a game on trial.
pub type ActionOf<T> = <<T as Trial>::Game as Game>::Action;
/// The event of a game on trial.
pub type EventOf<T> = <<T as Trial>::Game as Game>::Event;
