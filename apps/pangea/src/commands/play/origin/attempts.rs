//! Everything a person could mean: the actions one can try at a moment, legal or not. Nothing here knows whether an action
//! is legal: the engine does.

use game::{Seat, Viewer};
use origin::view::LinkView;
use origin::{Action, AnimalId, Card, CardRef, Kept, Question, Trait, View};

/// The actions that can be tried when this is asked, as far as they can be pictured at this table.
pub fn all(view: &View, question: Question) -> Vec<Action> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    match question {
        Question::Develop => development(view, seat),
        Question::Feed => feeding(view, seat),
        Question::Defend { target, .. } => defence(view, seat, target),
        Question::ChooseTrigger => triggers(view),
        Question::ChooseScavenger => own(view, seat).map(|animal| Action::Scavenge { animal }).collect(),
        Question::ChooseMigrants => migrations(view, seat).chain([Action::SetOff]).collect(),
        Question::ChooseFollower { animal } => {
            let follow = everybody(view).map(|migrant| Action::Follow { animal, migrant });
            follow.chain([Action::Stay { animal }]).collect()
        }
        Question::ChooseKept { animal, .. } => Kept::BOTH.map(|which| Action::Keep { animal, which }).into(),
        Question::ChooseRestored => {
            let hand = hand(view);
            let with = |animal| hand.iter().map(move |&card| Action::Restore { animal, card });
            own(view, seat).flat_map(with).collect()
        }
        Question::ChooseFresh => {
            let at = |card| view.modules.locations().iter().map(move |&at| Action::Place { card, at });
            hand(view).into_iter().flat_map(at).collect()
        }
    }
}

/// What can be tried at other moments, or with cards that are not in the hand: only so that its refusal can be
/// explained.
pub fn elsewhere(view: &View, question: Question) -> Vec<Action> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let cards: Vec<Card> = view.catalogue.list().map(|(card, _)| card).collect();
    let mut actions = Vec::new();
    if question != Question::Feed {
        actions.extend(feeding(view, seat));
    }
    for animal in view.animals.iter().filter(|animal| animal.owner != seat).map(|animal| animal.id) {
        actions.extend([Action::Take { animal }, Action::Graze { animal }, Action::Hibernate { animal }]);
        actions.extend(others(view, animal).map(|target| Action::Attack { attacker: animal, target }));
        actions.extend(others(view, animal).map(|target| Action::Piracy { pirate: animal, target }));
    }
    actions.extend(plays(view, seat, &cards));
    actions
}

fn own(view: &View, seat: Seat) -> impl Iterator<Item = AnimalId> {
    view.row(seat).map(|animal| animal.id)
}

fn everybody(view: &View) -> impl Iterator<Item = AnimalId> {
    view.animals.iter().map(|animal| animal.id)
}

fn others(view: &View, animal: AnimalId) -> impl Iterator<Item = AnimalId> {
    everybody(view).filter(move |other| *other != animal)
}

fn development(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions = plays(view, seat, &hand(view));
    actions.push(Action::Pass);
    actions
}

/// The different cards of the hand.
fn hand(view: &View) -> Vec<Card> {
    let mut hand = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    hand.dedup();
    hand
}

fn migrations(view: &View, seat: Seat) -> impl Iterator<Item = Action> {
    let to = |animal| view.modules.locations().iter().map(move |&to| Action::Migrate { animal, to });
    own(view, seat).filter(|_| view.modules.locations().len() > 1).flat_map(to)
}

/// Every exchange of cards between two linked animals.
fn exchanges(view: &View, link: &LinkView) -> Vec<Action> {
    let cards = |animal: AnimalId| view.animal(animal).map_or(0, |animal| animal.stack.len() as u8);
    let with = |first| (0..cards(link.second)).map(move |second| Action::Recombine { link: link.id, first, second });
    (0..cards(link.first)).flat_map(with).collect()
}

/// Everything that could be done with these cards.
fn plays(view: &View, seat: Seat, cards: &[Card]) -> Vec<Action> {
    let mut actions = Vec::new();
    for &card in cards {
        actions.extend(view.modules.locations().iter().map(|&at| Action::PlayAnimal { card, at }));
        for face in card.faces() {
            if face.is_pair() {
                for first in own(view, seat) {
                    let others = own(view, seat).filter(|&second| second != first);
                    actions.extend(others.map(|second| Action::PlayPair { card, face, first, second }));
                }
            } else {
                actions.extend(everybody(view).map(|on| Action::PlayTrait { card, face, on }));
            }
        }
    }
    actions
}

fn feeding(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for animal in own(view, seat) {
        actions.push(Action::Take { animal });
        actions.push(Action::Graze { animal });
        actions.push(Action::Hibernate { animal });
        let fat = view.animal(animal).map_or(0, |animal| animal.fat()).max(1);
        actions.extend((1..=fat).map(|count| Action::Fat { animal, count }));
    }
    for animal in own(view, seat) {
        actions.extend(others(view, animal).map(|target| Action::Attack { attacker: animal, target }));
        actions.extend(others(view, animal).map(|target| Action::Piracy { pirate: animal, target }));
    }
    actions.extend(migrations(view, seat));
    let is_own = |link: &&LinkView| view.animal(link.first).is_some_and(|animal| animal.owner == seat);
    let exchanging = view.links.iter().filter(|link| link.shows == Trait::Recombination).filter(is_own);
    actions.extend(exchanging.flat_map(|link| exchanges(view, link)));
    actions.extend([Action::Pass, Action::EndTurn]);
    actions
}

fn defence(view: &View, seat: Seat, target: AnimalId) -> Vec<Action> {
    let mut actions = vec![Action::Run];
    actions.extend(own(view, seat).map(|to| Action::Mimic { to }));
    if let Some(animal) = view.animal(target) {
        let stack = (0..).zip(&animal.stack).map(|(place, card)| CardRef::Stack { shows: card.shows, place });
        let pairs = view.links_of(target).map(|link| CardRef::Pair(link.id));
        actions.extend(stack.chain(pairs).map(|discard| Action::LoseTail { discard }));
    }
    actions.push(Action::Decline);
    actions
}

fn triggers(view: &View) -> Vec<Action> {
    let both = |link: &LinkView| [link.first, link.second].map(|from| (link.id, from));
    view.links.iter().flat_map(both).map(|(link, from)| Action::Trigger { link, from }).collect()
}
