//! Clicks, and things carried to their place: a card to an animal, an animal to its prey, to an area or along its row, a token.

use new_world::{Question, State};

use super::pick::{Pick, question};
use super::{Desk, face_of, row};
use crate::click::{Click, Drop, Load, Verb};
use crate::family::{Handled, Step};

impl Handled for State {
    type Pick = Pick;

    fn is_picking(pick: &Pick) -> bool {
        !matches!(pick, Pick::Nothing | Pick::Walked(_))
    }

    fn click(desk: &mut Desk, click: Click) -> bool {
        desk.forget_refusal();
        let walks = match click {
            Click::Verb(Verb::Left | Verb::Right) => desk.pick.actor(),
            _ => None,
        };
        let step = desk.pick.after(desk, click);
        // An animal that moved along the row may go on.
        desk.next_pick = walks.map(Pick::Walked).filter(|_| matches!(step, Step::Act(_)));
        desk.take(step)
    }

    fn lift(desk: &mut Desk, load: Load) {
        desk.forget_refusal();
        desk.pick = match load {
            // What is given up was chosen before.
            Load::Face { .. } if matches!(desk.pick, Pick::Change { discard: Some(_), .. }) => return,
            Load::Face { card, face } => match face_of(&desk.view, card, face) {
                Some((card, face)) => Pick::Face { card, face },
                None => Pick::Nothing,
            },
            Load::Being(actor) => match question(desk) {
                Some(Question::Feed) => Pick::Actor(actor.into()),
                Some(Question::Develop) => Pick::Actor(actor.into()),
                _ => Pick::Nothing,
            },
            Load::Token | Load::Food(_) | Load::Shelter(_) => Pick::Nothing,
        };
    }

    fn drop_on(desk: &mut Desk, load: Load, on: Drop) -> bool {
        Self::lift(desk, load);
        let developing = question(desk) == Some(Question::Develop);
        match (load, on) {
            (Load::Face { card, face }, Drop::Being(_)) if matches!(desk.pick, Pick::Change { .. }) => {
                State::click(desk, Click::Face { card, face })
            }
            (Load::Face { .. }, Drop::Row) if developing => State::click(desk, Click::AsAnimal),
            (Load::Being(animal), Drop::Being(at)) if developing => {
                let step = row::put(desk, animal.into(), Some(at.into()));
                desk.pick = Pick::Nothing;
                desk.take(step)
            }
            (Load::Being(animal), Drop::Row) if developing => {
                let step = row::put(desk, animal.into(), None);
                desk.pick = Pick::Nothing;
                desk.take(step)
            }
            (Load::Being(actor), Drop::Being(prey)) if actor != prey => {
                desk.pick = Pick::Aim { actor: actor.into(), verb: Verb::Attack };
                State::click(desk, Click::Being(prey))
            }
            (Load::Being(_), Drop::Place(at)) => State::click(desk, Click::Place(at)),
            (Load::Food(at), Drop::Being(animal)) => eat(desk, animal.into(), false, at),
            (Load::Shelter(at), Drop::Being(animal)) => eat(desk, animal.into(), true, at),
            (Load::Face { .. }, Drop::Being(animal)) => State::click(desk, Click::Being(animal)),
            _ => State::click(desk, Click::Cancel),
        }
    }
}

/// A token is carried from its area to an animal.
fn eat(desk: &mut Desk, animal: new_world::AnimalId, hide: bool, at: crate::screen::Place) -> bool {
    desk.pick = Pick::Forage { animal, hide };
    let went_on = State::click(desk, Click::Place(at));
    // What was carried says enough.
    let sure = matches!(desk.pick, Pick::Sure { .. });
    if sure {
        return State::click(desk, Click::Confirm);
    }
    if !went_on {
        desk.pick = Pick::Nothing;
    }
    went_on
}
