//! What Continents adds to the base game (`rulebooks/continents.md`).
//!
//! | chapter | module |
//! |---|---|
//! | Locations | `locations`, [`crate::modules`] |
//! | Migration | `migration` |
//! | Extinction | `remains`: what is restored, `fresh_start`: who starts again |
//!
//! CON-DEV-1: development runs as before. CON-FEED-1, CON-FEED-2: so does feeding; a bank is asked by the animal that eats
//! from it, and the phase ends when all have passed one after another. CON-EXT-1: extinction goes through the rows, whatever
//! the locations. CON-LOC-10: there are no exceptions to any of it. What the traits of the deck do stands in their files.

mod fresh_start;
mod locations;
mod migration;
mod remains;
