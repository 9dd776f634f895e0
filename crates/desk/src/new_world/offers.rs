//! What the prompt offers as choices of their own.

use new_world::{Action, AnimalId, CardRef, Question};

use super::Desk;
use super::pick::{Pick, Step, propose, question};

/// Something that the prompt offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) what: OfferKind,
    pub(crate) step: Step,
}

/// What is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OfferKind {
    /// Elusive, with one of the ways to use it.
    Elusive(Action),
    /// Mimicry, with the animals that could be attacked instead.
    Mimicry(Vec<AnimalId>),
    /// A card that is given up for another one.
    Discard(CardRef),
    /// An answer by itself.
    Answer(Action),
}

/// The choices of a question, in order.
pub(crate) fn offers(desk: &Desk) -> Vec<Offer> {
    let legal = desk.legal();
    let answer = |action: Action| Offer { what: OfferKind::Answer(action), step: Step::Act(action) };
    match (desk.pick.before_sure(), question(desk)) {
        (_, None) => Vec::new(),
        (pick @ Pick::Which { actions, .. }, _) => {
            let way = |action: &Action| Offer {
                what: OfferKind::Answer(*action),
                step: if action.is_answer() { Step::Act(*action) } else { propose(desk, *action, pick) },
            };
            actions.iter().map(way).collect()
        }
        (Pick::Mimic, Some(Question::React { .. })) => {
            legal.into_iter().filter(|action| matches!(action, Action::Mimic { .. })).map(answer).collect()
        }
        (Pick::Elude, Some(Question::React { .. })) => {
            legal.into_iter().filter(|action| matches!(action, Action::Elude { .. })).map(answer).collect()
        }
        (_, Some(Question::React { .. })) => reactions(&legal),
        (_, Some(Question::ChooseTrigger | Question::PlaceRevealed { .. })) => legal.into_iter().map(answer).collect(),
        (Pick::Change { animal, discard }, Some(Question::Feed)) => discards(desk, &legal, *animal, *discard),
        _ => Vec::new(),
    }
}

fn reactions(legal: &[Action]) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    let substitute = |action: &Action| match *action {
        Action::Mimic { to } => Some(to),
        _ => None,
    };
    for action in legal {
        let (what, step) = match action {
            Action::Elude { .. } => (OfferKind::Elusive(*action), Step::Pick(Pick::Elude)),
            Action::Mimic { .. } => {
                (OfferKind::Mimicry(legal.iter().filter_map(substitute).collect()), Step::Pick(Pick::Mimic))
            }
            // The button beside the question says it.
            Action::Stop => continue,
            action => (OfferKind::Answer(*action), Step::Act(*action)),
        };
        if !offers.iter().any(|offer| offer.step == step) {
            offers.push(Offer { what, step });
        }
    }
    offers
}

/// The cards that a changing animal can give up.
fn discards(desk: &Desk, legal: &[Action], wanted: AnimalId, picked: Option<CardRef>) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for action in legal {
        let (animal, discard, at_once) = match *action {
            Action::Metamorphose { animal, discard, .. } => (animal, discard, false),
            Action::MetamorphoseFromPool { animal, discard } | Action::MetamorphoseForFood { animal, discard } => {
                (animal, discard, true)
            }
            _ => continue,
        };
        let what = OfferKind::Discard(discard);
        if animal != wanted || offers.iter().any(|offer| offer.what == what) {
            continue;
        }
        let back = Pick::Change { animal, discard: None };
        let step = match at_once {
            true => propose(desk, *action, &back),
            false if picked == Some(discard) => Step::Pick(back),
            false => Step::Pick(Pick::Change { animal, discard: Some(discard) }),
        };
        offers.push(Offer { what, step });
    }
    offers
}
