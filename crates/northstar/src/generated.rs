//! What `cargo xtask codegen` writes from the rulebooks. Nothing here is edited by hand.

pub mod rule;
