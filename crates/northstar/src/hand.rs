//! The cards of one hand. NS-P1-6: there is no limit.

use crate::catalogue::{Catalogue, Kind};

game::hand! {
    /// The cards of one hand, counted by kind.
    pub(crate) struct Hand(u8) of Kind: Catalogue::MAX_KINDS
}
