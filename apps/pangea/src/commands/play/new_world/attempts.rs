//! Everything a person could mean in New World: the actions one can try at a moment, legal or not. Nothing here knows
//! whether an action is legal: the engine does.

use game::Seat;
use new_world::{Action, AnimalId, Card, CardRef, Decision, Place, Question, RowOrder, Token, View};

/// The actions that can be tried when this is asked.
pub fn all(view: &View, decision: &Decision) -> Vec<Action> {
    match decision.question {
        Question::Develop => developing(view, decision.seat),
        Question::Feed => feeding(view, decision.seat),
        Question::React { prey, .. } => reacting(view, prey),
        Question::ChooseTrigger => triggers(view),
        Question::PlaceRevealed { card, .. } => placing(view, decision.seat, card),
        Question::SpendFat { animal } => vec![Action::SpendFat { animal }, Action::KeepFat { animal }],
        Question::Hibernate { animal } => vec![Action::Hibernate { animal }, Action::StayAwake { animal }],
        Question::DiscardDown => hand(view).into_iter().map(|card| Action::DiscardHand { card }).collect(),
    }
}

/// What can be tried at other moments, or for others: only so that its refusal can be explained.
pub fn elsewhere(view: &View, decision: &Decision) -> Vec<Action> {
    let mut actions = match decision.question {
        Question::Develop => feeding(view, decision.seat),
        Question::Feed => developing(view, decision.seat),
        _ => developing(view, decision.seat).into_iter().chain(feeding(view, decision.seat)).collect(),
    };
    for animal in view.animals.iter().filter(|animal| animal.owner != decision.seat) {
        actions.extend(places(view).map(|from| Action::Feed { animal: animal.id, from }));
        actions.extend(attacks(view, animal.id));
    }
    actions
}

/// The different cards of the hand.
fn hand(view: &View) -> Vec<Card> {
    let mut hand = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    hand.dedup();
    hand
}

fn places(view: &View) -> impl Iterator<Item = Place> {
    view.places().map(|(place, ..)| place)
}

fn everybody(view: &View) -> impl Iterator<Item = AnimalId> {
    view.animals.iter().map(|animal| animal.id)
}

/// Two different animals of a row, both ways round.
fn pairs(row: &[AnimalId]) -> impl Iterator<Item = (AnimalId, AnimalId)> {
    row.iter()
        .flat_map(move |&first| row.iter().filter(move |second| **second != first).map(move |&second| (first, second)))
}

fn developing(view: &View, seat: Seat) -> Vec<Action> {
    let row = &view.rows[seat];
    let mut actions = Vec::new();
    for card in hand(view) {
        actions.push(Action::PlayAnimal { card, before: None });
        actions.extend(row.iter().map(|&before| Action::PlayAnimal { card, before: Some(before) }));
        for face in card.faces() {
            if face.is_pair() {
                actions.extend(pairs(row).map(|(first, second)| Action::PlayPair { card, face, first, second }));
            } else {
                actions.extend(everybody(view).map(|on| Action::PlayTrait { card, face, on }));
            }
        }
    }
    actions.push(Action::AnnounceAnimal);
    actions.extend(row.iter().map(|&on| Action::AnnounceTrait { on }));
    actions.extend(orders(row));
    actions.push(Action::Pass);
    actions
}

/// The longest row of which every order is pictured; a longer one is ordered with the names of records.
const PICTURED: usize = 4;

fn orders(row: &[AnimalId]) -> Vec<Action> {
    fn permute(rest: &[AnimalId], order: &mut Vec<AnimalId>, found: &mut Vec<Action>) {
        if rest.is_empty() {
            found.extend(RowOrder::new(order).map(|order| Action::Rearrange { order }));
        }
        for (place, &animal) in rest.iter().enumerate() {
            let others: Vec<AnimalId> = [&rest[..place], &rest[place + 1..]].concat();
            order.push(animal);
            permute(&others, order, found);
            order.pop();
        }
    }
    let mut found = Vec::new();
    if (2..=PICTURED).contains(&row.len()) {
        permute(row, &mut Vec::new(), &mut found);
    }
    found
}

fn feeding(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for &animal in &view.rows[seat] {
        actions.extend(places(view).map(|from| Action::Feed { animal, from }));
        actions.extend(places(view).map(|from| Action::Shelter { animal, from }));
        actions.extend(attacks(view, animal));
        for victim in everybody(view).filter(|victim| *victim != animal) {
            actions.extend([Token::Food, Token::Special].map(|taking| Action::Piracy {
                pirate: animal,
                victim,
                taking,
            }));
        }
        actions.extend(changes(view, animal));
    }
    actions.extend([Action::Pass, Action::EndTurn]);
    actions
}

fn attacks(view: &View, predator: AnimalId) -> impl Iterator<Item = Action> {
    everybody(view).filter(move |prey| *prey != predator).map(move |prey| Action::attack(predator, prey))
}

/// Every trait card of an animal.
fn cards(view: &View, animal: AnimalId) -> Vec<CardRef> {
    let stack = view.animal(animal).map_or(&[][..], |animal| &animal.stack);
    let nth = |place: usize| stack[..place].iter().filter(|card| card.shows == stack[place].shows).count() as u8;
    let singles = stack.iter().enumerate().map(|(place, card)| CardRef::Single { shows: card.shows, nth: nth(place) });
    singles.chain(view.links_of(animal).map(|link| CardRef::Pair(link.id))).collect()
}

fn changes(view: &View, animal: AnimalId) -> Vec<Action> {
    let mut actions = Vec::new();
    for discard in cards(view, animal) {
        for card in hand(view) {
            for face in card.faces().filter(|face| !face.is_pair()) {
                actions.push(Action::Metamorphose { animal, discard, card, face, pair: None });
            }
        }
        actions.push(Action::MetamorphoseFromPool { animal, discard });
        actions.push(Action::MetamorphoseForFood { animal, discard });
    }
    actions
}

fn reacting(view: &View, prey: AnimalId) -> Vec<Action> {
    let mut actions = vec![Action::Run, Action::Gore, Action::Repel, Action::Hide];
    actions.extend(cards(view, prey).into_iter().map(|discard| Action::Elude { discard }));
    actions.extend(everybody(view).filter(|to| *to != prey).map(|to| Action::Mimic { to }));
    actions.push(Action::Stop);
    actions
}

fn triggers(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    for link in &view.links {
        for from in [link.first, link.second] {
            actions.extend([Action::Trigger { link: link.id, from }, Action::Decline { link: link.id, from }]);
        }
    }
    for animal in everybody(view) {
        actions.extend([Action::Trample { animal }, Action::Spare { animal }]);
    }
    actions
}

fn placing(view: &View, seat: Seat, card: Card) -> Vec<Action> {
    let mut actions = Vec::new();
    for face in card.faces() {
        if face.is_pair() {
            actions.extend(pairs(&view.rows[seat]).map(|(first, second)| Action::AddPair { face, first, second }));
        } else {
            actions.extend(everybody(view).map(|on| Action::AddTrait { face, on }));
        }
    }
    actions
}
