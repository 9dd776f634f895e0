//! What a match came to.

use serde::Serialize;

use crate::clock::{Clock, Thinking};
use crate::deal::Deal;
use crate::pairing::Pairing;
use crate::statistics::Estimate;

/// The result of a match from the challenger's side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Score {
    /// The edition.
    pub edition: String,
    /// Options that are not as printed.
    pub options: Vec<String>,
    /// Seats at the table.
    pub seats: u8,
    /// Who sat on one seat.
    pub challenger: String,
    /// Who sat on the others.
    pub champion: String,
    /// Deals that count.
    pub deals: u64,
    /// Games of these deals.
    pub games: u64,
    /// What an equal player would win.
    pub even: f64,
    /// The challenger's share of victories.
    pub wins: Estimate,
    /// The challenger's points less those of the best other.
    pub margin: Estimate,
    /// The share of victories of whoever began the first round.
    pub beginner: Estimate,
    /// Thinking time of the challenger.
    pub challenger_thinking: Thinking,
    /// Thinking time of the champions.
    pub champion_thinking: Thinking,
}

impl Score {
    /// The result of these deals.
    pub fn new(pairing: &Pairing, deals: &[&Deal]) -> Self {
        let values = |of: fn(&Deal) -> f64| -> Vec<f64> { deals.iter().map(|deal| of(deal)).collect() };
        let clock = |of: fn(&Deal) -> &Clock| {
            let mut sum = Clock::default();
            deals.iter().for_each(|deal| sum.merge(of(deal)));
            sum.summary()
        };
        Self {
            edition: pairing.edition.clone(),
            options: pairing.options.clone(),
            seats: pairing.seats,
            challenger: pairing.challenger.clone(),
            champion: pairing.champion.clone(),
            deals: deals.len() as u64,
            games: deals.iter().map(|deal| deal.games.len() as u64).sum(),
            even: pairing.even(),
            wins: Estimate::of_shares(&values(Deal::share)),
            margin: Estimate::new(&values(Deal::margin)),
            beginner: Estimate::of_shares(&values(Deal::beginner_share)),
            challenger_thinking: clock(|deal| &deal.challenger),
            champion_thinking: clock(|deal| &deal.champion),
        }
    }

    /// A match for two from the other side.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            wins: self.wins.complement(),
            margin: self.margin.negative(),
            challenger: self.champion,
            champion: self.challenger,
            challenger_thinking: self.champion_thinking,
            champion_thinking: self.challenger_thinking,
            ..self
        }
    }
}
