//! The table at a moment, in words and without a question, whatever the game: for the replay.

use crate::screen::{AreaRowScreen, HoleScreen, LocationScreen, SeatScreen, StageScreen};

/// The table at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StillScreen {
    /// The round in words.
    pub round: String,
    /// The phase.
    pub phase: String,
    /// Cards in the deck.
    pub deck: u16,
    /// The bank.
    pub stage: StageScreen,
    /// The locations with their banks; empty where there is one land.
    pub locations: Vec<LocationScreen>,
    /// The row of area cards, where food lies on area cards.
    pub areas: Option<AreaRowScreen>,
    /// The watering hole, where there is one.
    pub hole: Option<HoleScreen>,
    /// Every seat, in order.
    pub seats: Vec<SeatScreen>,
    /// The hand of the viewer, each card in words.
    pub hand: Vec<String>,
    /// The position as a link of the analysis board, where there is one.
    pub analysis: Option<String>,
}
