//! The page in a real browser. Every test starts a site and a browser of its own.

mod accessibility;
mod games;
mod icons;
mod keyboard;
mod languages;
mod measurements;
mod phones;
mod reloads;
mod themes;
