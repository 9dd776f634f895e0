//! The commands, one module each: what it takes, what it does.

#[cfg(feature = "online")]
pub mod admin;
pub mod arena;
pub mod bench;
pub mod check;
pub mod editions;
#[cfg(feature = "online")]
pub mod load;
pub mod play;
pub mod replay;
pub mod rules;
pub mod selfplay;
#[cfg(feature = "online")]
pub mod serve;
pub mod simulate;
