//! Things carried to their place: a card to a slot, a track, an end of the row or the watering hole; a carnivore to its
//! prey; a token to a species.

use northstar::Question;

use super::pick::Pick;
use super::{Desk, card_of};
use crate::click::{Click, Drop, Load, Verb};
use crate::family::Family;

/// Takes something up: picks it, whatever was picked before.
pub(super) fn lift(desk: &mut Desk, load: Load) {
    desk.forget_refusal();
    desk.pick = match load {
        Load::Face { card, .. } => card_of(&desk.view, card).map_or(Pick::Nothing, Pick::Card),
        Load::Being(actor) => Pick::Aim(actor.into()),
        Load::Token | Load::Food(_) | Load::Shelter(_) => Pick::Nothing,
    };
}

/// Lets it go. Returns whether the game went on.
pub(super) fn drop_on(desk: &mut Desk, load: Load, on: Drop) -> bool {
    lift(desk, load);
    let went_on = match (load, on) {
        (Load::Face { .. }, Drop::End { left }) => Family::click(desk, Click::End { left }),
        (Load::Face { .. }, Drop::Bank) => Family::click(desk, Click::Bank),
        // While species are fed a card is food for one with Intelligence.
        (Load::Face { card, face }, Drop::Being(species) | Drop::Track { of: species, .. })
            if desk.asked() == Some(Question::Feed) =>
        {
            desk.pick = Pick::Actor(species.into());
            Family::click(desk, Click::Face { card, face })
        }
        (Load::Face { .. }, Drop::Track { of, track }) => Family::click(desk, Click::Track { of, track }),
        (Load::Face { .. }, Drop::Being(species)) => Family::click(desk, Click::Being(species)),
        (Load::Being(_), Drop::Bank) => feed(desk, load),
        (Load::Being(of), Drop::Being(species) | Drop::Track { of: species, .. }) if species != of => {
            Family::click(desk, Click::Being(species))
        }
        (Load::Token, Drop::Being(species) | Drop::Track { of: species, .. }) => feed(desk, Load::Being(species)),
        _ => Family::click(desk, Click::Cancel),
    };
    if let (false, Pick::Card(_) | Pick::Actor(_), Load::Face { .. } | Load::Token) = (went_on, &desk.pick, load) {
        desk.pick = Pick::Nothing;
    }
    went_on
}

fn feed(desk: &mut Desk, load: Load) -> bool {
    let Load::Being(species) = load else { return false };
    desk.pick = Pick::Actor(species.into());
    Family::click(desk, Click::Verb(Verb::Feed))
}
