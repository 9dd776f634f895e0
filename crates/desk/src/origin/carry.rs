//! Clicks, and things carried to their place: a card to an animal, an animal to its prey or to another location, a token.

use origin::{AnimalId, Location, Question, State};

use super::pick::Pick;
use super::{Desk, face_of};
use crate::click::{Click, Drop, Load, Verb};
use crate::family::Handled;

impl Handled for State {
    type Pick = Pick;

    fn click(desk: &mut Desk, click: Click) -> bool {
        desk.forget_refusal();
        let step = desk.pick.after(desk, click);
        desk.take(step)
    }

    fn lift(desk: &mut Desk, load: Load) {
        desk.forget_refusal();
        desk.pick = match load {
            Load::Face { card, face } => match face_of(&desk.view, card, face) {
                Some((card, face)) => Pick::Face { card, face },
                None => Pick::Nothing,
            },
            Load::Being(actor) => Pick::Aim { actor: actor.into(), verb: Verb::Attack },
            Load::Token | Load::Food(_) | Load::Shelter(_) => Pick::Nothing,
        };
    }

    fn drop_on(desk: &mut Desk, load: Load, on: Drop) -> bool {
        Self::lift(desk, load);
        match (load, on) {
            (Load::Face { .. }, Drop::Row) => State::click(desk, Click::AsAnimal),
            (Load::Face { .. }, Drop::Place(at)) => State::click(desk, Click::Place(at)),
            (Load::Being(animal), Drop::Place(at)) => send(desk, animal.into(), at.into()),
            (Load::Token | Load::Food(_), Drop::Being(animal)) => {
                let eater = desk.view.animal(animal.into());
                if let (Load::Food(bank), Some(eater)) = (load, eater)
                    && let Some(rule) = eater.cannot_reach(bank.into())
                {
                    desk.bar(rule, Some(animal.0));
                    return false;
                }
                desk.pick = Pick::Actor(animal.into());
                let went_on = State::click(desk, Click::Verb(Verb::Feed));
                if !went_on {
                    desk.pick = Pick::Nothing;
                }
                went_on
            }
            (_, Drop::Being(animal) | Drop::Track { of: animal, .. }) => State::click(desk, Click::Being(animal)),
            (_, Drop::Row | Drop::Place(_) | Drop::End { .. } | Drop::Bank) => State::click(desk, Click::Cancel),
        }
    }
}

/// An animal is carried to a location: it migrates, or follows a migrant, if it can.
fn send(desk: &mut Desk, animal: AnimalId, at: Location) -> bool {
    desk.pick = match desk.decision().map(|decision| decision.question) {
        Some(Question::ChooseFollower { animal: follower }) if follower == animal => Pick::Nothing,
        Some(Question::Feed | Question::ChooseMigrants) => Pick::Depart(animal),
        _ => return State::click(desk, Click::Cancel),
    };
    let went_on = State::click(desk, Click::Place(at.into()));
    if desk.pick == Pick::Depart(animal) {
        desk.pick = Pick::Nothing;
    }
    went_on
}
