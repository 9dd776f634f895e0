//! The search, compiled here once for every family.
//!
//! Generic code is compiled where it is first used. Named here, it becomes machine code of this crate, optimised as this
//! crate is, and the crates above link to it instead of compiling copies of their own.

use game::Seat;

use crate::advice::{Verdict, chances, fates, review, suggest};
use crate::bot::Bot;
use crate::model::Prospects;
use crate::registry::{Playable, by_name};
use crate::search::{Budget, Fate, Opinion};

/// Everything that searches in the games of one family.
#[expect(clippy::type_complexity, reason = "these are the signatures of the functions they name")]
pub struct Family<G: Playable> {
    /// Bots by name.
    pub by_name: fn(&str, u64) -> Option<Box<dyn Bot<G>>>,
    /// Hints.
    pub suggest: fn(Seat, &G::View, &[G::Action], &Budget, u64) -> Vec<Opinion<G::Action>>,
    /// What a move has cost.
    pub review: fn(Seat, &G::View, &[G::Action], G::Action, &Budget, u64) -> Option<Verdict<G::Action>>,
    /// How the seats stand.
    pub chances: fn(&G::View, u32, u64) -> Prospects,
    /// What becomes of everybody.
    pub fates: fn(Seat, &G::View, &[G::Action], u32, u64) -> Vec<Fate>,
}

impl<G: Playable> Family<G> {
    const fn new() -> Self {
        Self {
            by_name: by_name::<G>,
            suggest: suggest::<G>,
            review: review::<G>,
            chances: chances::<G>,
            fates: fates::<G>,
        }
    }
}

/// The Origin of Species and Continents.
pub static ORIGIN: Family<origin::State> = Family::new();

/// Evolution and Natural Selection.
pub static NORTHSTAR: Family<northstar::State> = Family::new();

/// New World.
pub static NEW_WORLD: Family<new_world::State> = Family::new();
