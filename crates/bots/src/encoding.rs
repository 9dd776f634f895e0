//! A table as a network reads it: what is measured of each seat, and its animals or species one by one.
//!
//! A network judges tables between two rounds. What is read of them then lies open to everybody: any two tables that look
//! alike to a seat are read as the same.

use std::sync::OnceLock;

use game::Seat;
use net::{Inputs, Network};

use crate::mind::Mind;
use crate::model::MAX_FEATURES;

/// Reads a table.
pub fn encode<G: Mind>(state: &G, inputs: &mut Inputs) {
    let seats = state.seats();
    inputs.begin(seats, state.progress());
    let mut measured = [0.0; MAX_FEATURES];
    let measured = &mut measured[..G::FEATURES.len()];
    let exposure = state.exposure();
    for seat in Seat::all(seats) {
        measured.fill(0.0);
        state.measure(&exposure, seat, measured);
        inputs.measure(seat.index(), measured);
        state.each_element(&exposure, seat, |element| inputs.add(seat.index(), element));
    }
}

/// Whether a network was learned for this game as it is measured now.
pub fn fits<G: Mind>(network: &Network) -> bool {
    network.fits(G::FEATURES, &G::rows())
}

/// A network that comes with the program; nothing if it does not fit, which a test would say.
pub(crate) fn built_in<G: Mind>(
    bytes: &'static [u8],
    kept: &'static OnceLock<Option<Network>>,
) -> Option<&'static Network> {
    kept.get_or_init(|| Network::read(bytes).ok().filter(fits::<G>)).as_ref()
}
