//! Clicks, and things carried to their place: a card to a slot, a track, an end of the row or the watering hole; a carnivore to its
//! prey; a token to a species.

use northstar::{Action, Question, State};

use super::pick::Pick;
use super::{Desk, card_of};
use crate::click::{Click, Drop, Load, Verb};
use crate::family::{Handled, Step};

impl Handled for State {
    type Pick = Pick;

    fn click(desk: &mut Desk, click: Click) -> bool {
        desk.forget_refusal();
        let step = desk.pick.after(desk, click);
        // The cards that were chosen beforehand answer the questions that follow.
        if let Step::Act(Action::Attack { .. }) = step {
            let pays: Vec<Action> = desk.pick.pays().iter().map(|card| Action::Pay { card: *card }).collect();
            desk.answer_next(pays);
        }
        desk.take(step)
    }

    fn lift(desk: &mut Desk, load: Load) {
        desk.forget_refusal();
        desk.pick = match load {
            Load::Face { card, .. } => card_of(&desk.view, card).map_or(Pick::Nothing, Pick::Card),
            Load::Being(actor) => Pick::Aim(actor.into()),
            Load::Token | Load::Food(_) | Load::Shelter(_) => Pick::Nothing,
        };
    }

    fn drop_on(desk: &mut Desk, load: Load, on: Drop) -> bool {
        Self::lift(desk, load);
        let went_on = match (load, on) {
            (Load::Face { .. }, Drop::End { left }) => State::click(desk, Click::End { left }),
            (Load::Face { .. }, Drop::Bank) => State::click(desk, Click::Bank),
            // While species are fed a card is food for one with Intelligence.
            (Load::Face { card, face }, Drop::Being(species) | Drop::Track { of: species, .. })
                if desk.asked() == Some(Question::Feed) =>
            {
                desk.pick = Pick::Actor(species.into());
                State::click(desk, Click::Face { card, face })
            }
            (Load::Face { .. }, Drop::Track { of, track }) => State::click(desk, Click::Track { of, track }),
            (Load::Face { .. }, Drop::Being(species)) => State::click(desk, Click::Being(species)),
            (Load::Being(_), Drop::Bank) => feed(desk, load),
            (Load::Being(of), Drop::Being(species) | Drop::Track { of: species, .. }) if species != of => {
                State::click(desk, Click::Being(species))
            }
            (Load::Token, Drop::Being(species) | Drop::Track { of: species, .. }) => feed(desk, Load::Being(species)),
            _ => State::click(desk, Click::Cancel),
        };
        if let (false, Pick::Card(_) | Pick::Actor(_), Load::Face { .. } | Load::Token) = (went_on, &desk.pick, load) {
            desk.pick = Pick::Nothing;
        }
        went_on
    }
}

fn feed(desk: &mut Desk, load: Load) -> bool {
    let Load::Being(species) = load else { return false };
    desk.pick = Pick::Actor(species.into());
    State::click(desk, Click::Verb(Verb::Feed))
}
