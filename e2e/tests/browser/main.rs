//! The page in a real browser. Every test starts a site and a browser of its own.

mod accessibility;
mod advice;
mod analysis;
mod boards;
mod continents;
mod games;
mod hot_seat;
mod keyboard;
mod languages;
mod measurements;
mod new_world;
mod records;
mod reloads;
mod replay;
mod sizes;
mod themes;
mod tutorial;
