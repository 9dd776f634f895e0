//! A position as the text of a scenario, and as part of an address.

use game::{Game, Seat, Viewer};

use super::Board;
use crate::analysis::share::{self, LinkProblem};

impl Board {
    /// The position as a scenario.
    pub fn to_scenario(&self) -> String {
        let view = self.state(Seat::FIRST).map(|state| state.view(Viewer::Spectator));
        notation::new_world::scenario_from("analysis", view.as_slice()).unwrap_or_default()
    }

    /// The position with which a scenario starts; the first one of the text.
    pub fn from_scenario(text: &str) -> Result<Self, LinkProblem> {
        Ok(Self::from_state(share::first(text)?.world_start().ok_or(LinkProblem::NoPosition)?))
    }

    /// The position as part of an address.
    pub fn to_link(&self) -> String {
        share::write(self.to_scenario())
    }

    /// The position of an address.
    pub fn from_link(link: &str) -> Result<Self, LinkProblem> {
        Self::from_scenario(&share::read(link)?)
    }
}
