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
    use desk::screen::Emblem;
    use desk::{Desk, Saved, Tabletop};
    use game::Seat;
    use locale::Lang;
    use origin::State;

    use super::*;

    /// Ada's A1 and Marta's A2.
    const TABLE: &str = "pangea record 1
edition: origin
rules: 2
seats: 2
names: Ada | Marta
position: {phase: development, round: 2, first: P1, turn: P1, deck: [running, piracy], seats: \
{P1: {hand: [mimicry], animals: [{id: A1}]}, P2: {hand: [mimicry], animals: [{id: A2}]}}}
---
";
    const OWN: Being = Being(0);
    const OTHER: Being = Being(1);

    fn table(record: &str) -> Screen {
        let saved =
            Saved::from_parts(&record.replace("\\\n", ""), "person:Ada\nbot:greedy:Marta", 3).expect("a record");
        Desk::<State>::resume(&saved, Lang::En).expect("a game").screen()
    }

    #[test]
    fn a_card_of_somebody_else_on_ones_own_is_given_a_glance() {
        let now = table(TABLE);
        let card = now.hand[0].card;
        let parasite = |seat, on| Cue::Trait { seat, card, shows: Emblem("parasite"), on, and: None };
        let [me, marta] = [0, 1].map(Seat::wrapping);
        assert_eq!(concerns(&parasite(marta, OWN), None, &now), Some(OWN));
        assert_eq!(concerns(&parasite(me, OWN), None, &now), None, "what they did themselves");
        assert_eq!(concerns(&parasite(me, OTHER), None, &now), None, "somebody else's animal");
    }

    #[test]
    fn a_lost_animal_is_given_a_glance_also_when_it_is_gone() {
        let before = table(TABLE);
        let now = table(
            &TABLE
                .replace("{hand: [mimicry], animals: [{id: A1}]}", "{hand: [mimicry], animals: []}")
                .replace("A2", "A1"),
        );
        assert!(now.own.as_ref().is_some_and(|own| own.animals.is_empty()));
        for eaten in [true, false] {
            assert_eq!(concerns(&Cue::Death { animal: OWN, eaten }, Some(&before), &now), Some(OWN));
            assert_eq!(concerns(&Cue::Death { animal: OTHER, eaten }, Some(&before), &before), None);
        }
    }

    #[test]
    fn an_attack_on_ones_own_is_given_a_glance_and_an_own_attack_is_not() {
        let now = table(TABLE);
        assert_eq!(concerns(&Cue::Attack { hunter: OTHER, prey: OWN }, None, &now), Some(OWN));
        assert_eq!(concerns(&Cue::Attack { hunter: OWN, prey: OTHER }, None, &now), None);
        let turned = |hunter| Cue::Redirect { hunter: Some(hunter), from: OTHER, to: OWN };
        assert_eq!(concerns(&turned(OTHER), None, &now), Some(OWN));
        assert_eq!(concerns(&turned(OWN), None, &now), None);
    }

    #[test]
    fn who_waits_longer_is_shown_less() {
        assert!((hurry(0.0) - 1.0).abs() < 1e-9 && (hurry(PATIENCE) - 1.0).abs() < 1e-9);
        assert!(hurry(4000.0) > 1.9 && hurry(6999.0) < FASTEST && hurry(60_000.0) >= FASTEST);
    }
}
