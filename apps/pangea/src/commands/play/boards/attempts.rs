//! Everything a person could mean at the species boards: the actions one can try at a moment, legal or not. Nothing here
//! knows whether an action is legal: the engine does.

use game::Seat;
use northstar::{Action, Card, Decision, End, Growth, Negations, Question, Scarce, SpeciesId, View};

/// The actions that can be tried when this is asked.
pub fn all(view: &View, decision: &Decision) -> Vec<Action> {
    let seat = decision.seat;
    match decision.question {
        Question::ChooseFoodCard => hand(view).into_iter().map(|card| Action::FoodCard { card }).collect(),
        Question::Play => playing(view, seat),
        Question::Feed => feeding(view, seat),
        Question::Pay { .. } => hand(view).into_iter().map(|card| Action::Pay { card }).collect(),
        Question::ChooseLeaf => leaves(view, seat),
        Question::Store { .. } => (0..=u8::MAX).map(|tokens| Action::Store { tokens }).take(STORED).collect(),
        Question::Scarce { .. } => {
            [Scarce::Forage, Scarce::Neighbour].map(|first| Action::Scarce { first }).into_iter().collect()
        }
    }
}

/// Tokens that somebody may speak of.
const STORED: usize = 10;

/// What can be tried at other moments, or for others: only so that its refusal can be explained.
pub fn elsewhere(view: &View, decision: &Decision) -> Vec<Action> {
    let mut actions = match decision.question {
        Question::Play => feeding(view, decision.seat),
        Question::Feed => playing(view, decision.seat),
        _ => playing(view, decision.seat).into_iter().chain(feeding(view, decision.seat)).collect(),
    };
    for species in view.everybody().filter(|species| species.owner != decision.seat) {
        actions.push(Action::Feed { species: species.id });
        actions.extend(attacks(view, species.id));
    }
    actions
}

/// The different cards of the hand.
fn hand(view: &View) -> Vec<Card> {
    let mut hand = view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default();
    hand.dedup();
    hand
}

fn own(view: &View, seat: Seat) -> impl Iterator<Item = SpeciesId> {
    view.rows[seat].iter().map(|species| species.id)
}

fn playing(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for card in hand(view) {
        actions.extend(own(view, seat).map(|on| Action::PlayTrait { card, on }));
        actions.extend([End::Left, End::Right].map(|end| Action::NewSpecies { card, end }));
        for growth in [Growth::Population, Growth::Size] {
            actions.extend(own(view, seat).map(|species| Action::Grow { card, growth, species }));
        }
    }
    for species in &view.rows[seat] {
        actions.extend(view.known_traits(species).iter().map(|drops| Action::Drop { drops, from: species.id }));
    }
    actions.push(Action::EndTurn);
    actions
}

fn feeding(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions: Vec<Action> = own(view, seat).map(|species| Action::Feed { species }).collect();
    for species in own(view, seat) {
        actions.extend(attacks(view, species));
        actions.extend(hand(view).into_iter().map(|card| Action::Intelligence { species, card }));
    }
    actions.extend([Action::Pass, Action::EndTurn]);
    actions
}

fn attacks(view: &View, attacker: SpeciesId) -> impl Iterator<Item = Action> {
    let victims = view.everybody().map(|species| species.id).filter(move |victim| *victim != attacker);
    victims.map(move |victim| Action::Attack { attacker, victim, negate: Negations::NONE })
}

fn leaves(view: &View, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for species in &view.rows[seat] {
        actions.extend(view.known_traits(species).iter().map(|acts| Action::Leaf { acts, of: species.id }));
    }
    actions.push(Action::DefaultOrder);
    actions
}
