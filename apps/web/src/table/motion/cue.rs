//! How long each thing to show takes, and what is heard.

use desk::cue::{Cue, From};

use crate::sound::Sound;

/// How a cue runs.
pub trait Run {
    /// How long it takes, in milliseconds at normal speed.
    fn length(&self) -> f64;
    /// How long after its beginning the next one begins. Chains of food follow closely, the extinct go together.
    fn gap(&self, next: Option<&Self>) -> f64;
    /// Whether it belongs to the attack before it, whose arrow stays as long.
    fn is_of_attack(&self) -> bool;
    /// What is heard.
    fn sound(&self) -> Sound;
    /// What is heard later, and how much later.
    fn echo(&self) -> Option<(f64, Sound)>;
}

impl Run for Cue {
    fn length(&self) -> f64 {
        match self {
            Self::Deal { hands, .. } => {
                let cards = hands.iter().map(|(_, cards)| f64::from(*cards)).sum::<f64>();
                cards * deal_gap(cards) + MOVE + QUICK * 2.0
            }
            Self::Animal { .. } => MOVE + QUICK,
            Self::Trait { and, .. } => MOVE + if and.is_some() { MOVE } else { QUICK },
            Self::Bank => TUMBLE + QUICK + 600.0,
            Self::Food { .. } | Self::Burn { .. } | Self::Graze { .. } => MOVE + QUICK,
            Self::State { .. } | Self::Reveal { .. } => QUICK,
            Self::Shelter { .. } => MOVE + QUICK,
            Self::Move { .. } => STORY,
            Self::Attack { .. } | Self::Redirect { .. } => STORY,
            Self::Die { .. } => TUMBLE + QUICK + 300.0 + MOVE,
            Self::Tail { .. } => STORY,
            Self::Death { .. } => MOVE + 300.0 + MOVE,
            Self::Scores => 2400.0,
        }
    }

    fn gap(&self, next: Option<&Self>) -> f64 {
        let is_food = |cue: &Self| matches!(cue, Self::Food { .. } | Self::Burn { .. } | Self::Graze { .. });
        match (self, next) {
            (Self::Death { eaten: false, .. }, Some(Self::Death { eaten: false, .. })) => 0.0,
            (Self::Move { .. }, Some(Self::Move { .. })) => 0.0,
            (first, Some(second)) if is_food(first) && is_food(second) => QUICK,
            _ => self.length(),
        }
    }

    fn is_of_attack(&self) -> bool {
        matches!(self, Self::Die { .. } | Self::Redirect { .. } | Self::Tail { .. } | Self::Death { eaten: true, .. })
    }

    fn sound(&self) -> Sound {
        match self {
            Self::Deal { .. } | Self::Animal { .. } | Self::Move { .. } | Self::Reveal { .. } => Sound::Card,
            Self::Trait { .. } => Sound::Trait,
            Self::Bank | Self::Die { .. } => Sound::Die,
            Self::Food { fat: 1.., food: 0, .. } | Self::Burn { .. } => Sound::Fat,
            Self::Food { from: From::Bank | From::Place(_), .. } | Self::Shelter { .. } => Sound::Food,
            Self::Food { .. } => Sound::Special,
            Self::Graze { .. } | Self::Attack { .. } | Self::State { .. } => Sound::Attack,
            Self::Redirect { .. } | Self::Tail { .. } => Sound::Escape,
            Self::Death { .. } => Sound::Death,
            Self::Scores => Sound::End,
        }
    }

    fn echo(&self) -> Option<(f64, Sound)> {
        matches!(self, Self::Die { escaped: true, .. }).then_some((TUMBLE + QUICK + 300.0, Sound::Escape))
    }
}

/// `--t-quick`.
pub const QUICK: f64 = 160.0;
/// `--t-move`.
pub const MOVE: f64 = 280.0;
/// `--t-story`.
pub const STORY: f64 = 520.0;
/// How long a die tumbles.
pub const TUMBLE: f64 = 500.0;

/// How long after each other cards are dealt; many are dealt faster.
pub fn deal_gap(cards: f64) -> f64 {
    (900.0 / cards.max(1.0)).min(60.0)
}

#[cfg(test)]
mod tests {
    use desk::screen::Being;

    use super::*;

    #[test]
    fn the_extinct_go_together_and_chains_of_food_follow_closely() {
        let death = |eaten| Cue::Death { animal: Being(1), eaten };
        let food = || Cue::Food { to: Being(1), from: From::Bank, food: 1, fat: 0, lost: 0 };
        assert!(death(false).gap(Some(&death(false))) < 1.0);
        assert!(death(true).gap(Some(&death(true))) >= death(true).length());
        assert!(food().gap(Some(&food())) < food().length());
        assert!(food().gap(None) >= food().length());
    }
}
