//! The real program, from the command line to its exit code.

#![allow(clippy::unwrap_used, reason = "a test that cannot run its program has failed")]

mod admin;
mod arena;
mod bad_input;
mod boards;
mod harness;
mod hot_seat;
mod load;
mod new_world;
mod play;
mod review;
mod saving;
mod selfplay;
mod serve;
mod tools;
