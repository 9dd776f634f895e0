//! Pace: how fast others are shown to a player who waits, and what is given time for a glance.
//!
//! With many bots the wait between two own decisions would grow with their number. So the longer a player has waited, the
//! faster the others are shown; what concerns the player's own animals still gets its glance.

use desk::Screen;
use desk::cue::Cue;
use desk::screen::Being;

/// A wait this long, in milliseconds at normal speed, is shown as drawn.
const PATIENCE: f64 = 2500.0;
/// From here on everything is shown as fast as it gets.
const ENOUGH: f64 = 7000.0;
/// As fast as it gets.
const FASTEST: f64 = 8.0;

/// How many times as fast as drawn something is shown to a player who has waited this long.
pub fn hurry(waited: f64) -> f64 {
    match waited {
        waited if waited <= PATIENCE => 1.0,
        waited if waited < ENOUGH => 1.0 + (waited - PATIENCE) / 1500.0,
        _ => FASTEST,
    }
}

/// A glance, in milliseconds at normal speed.
pub const GLANCE: f64 = 1200.0;

/// Whom of the player's own this is about, if it is something they did not do themselves and would not want to miss: an
/// attack on it, a card of somebody else on it, its death.
pub fn concerns(cue: &Cue, before: Option<&Screen>, now: &Screen) -> Option<Being> {
    let own = |screen: &Screen, animal: Being| {
        screen.own.as_ref().is_some_and(|own| own.animals.iter().any(|one| one.id == animal))
    };
    let is_own = |animal: &Being| own(now, *animal) || before.is_some_and(|before| own(before, *animal));
    let me = now.own.as_ref()?.seat;
    match cue {
        Cue::Attack { hunter, prey } if !is_own(hunter) => Some(*prey).filter(is_own),
        Cue::Redirect { hunter: Some(hunter), to, .. } if !is_own(hunter) => Some(*to).filter(is_own),
        Cue::Trait { seat, on, .. } if *seat != me => Some(*on).filter(is_own),
        Cue::Death { animal, .. } => Some(*animal).filter(is_own),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_longer_is_shown_less() {
        assert!((hurry(0.0) - 1.0).abs() < 1e-9 && (hurry(PATIENCE) - 1.0).abs() < 1e-9);
        assert!(hurry(4000.0) > 1.9 && hurry(6999.0) < FASTEST && hurry(60_000.0) >= FASTEST);
    }
}
