//! What is legal is applicable, and what is not is refused with the first of its reasons and changes nothing.

use game::{Game, RuleId, Seat, Viewer, below};
use new_world::{Action, AnimalId, AreaName, Card, CardRef, Event, LinkId, Place, RowOrder, State, Token, Trait};
use rand_core::Rng;

use crate::{Dice, dice, new_game, play, random_options};

fn any_card(rng: &mut Dice) -> CardRef {
    match below(rng, 3) {
        0 => CardRef::Pair(LinkId(rng.next_u32() as u8)),
        1 => CardRef::Pair(LinkId(below(rng, 4) as u8)),
        _ => CardRef::Single { shows: Trait::ALL[below(rng, 29) as usize], nth: below(rng, 2) as u8 },
    }
}

/// Some action, sensible or not.
pub(crate) fn any_action(state: &State, seat: Seat, rng: &mut Dice) -> Action {
    let mut animal = || AnimalId(if below(rng, 16) == 0 { rng.next_u32() as u8 } else { below(rng, 24) as u8 });
    let (a, b) = (animal(), animal());
    let face = Trait::ALL[below(rng, 29) as usize];
    let other = Trait::ALL[below(rng, 29) as usize];
    let hand = state.view(Viewer::Seat(seat)).own.map(|own| own.hand).unwrap_or_default();
    let card = match below(rng, 4) {
        0 => Card::double(other, face),
        _ if hand.is_empty() => Card::single(face),
        _ => hand[below(rng, hand.len() as u32) as usize],
    };
    let shown = if below(rng, 2) == 0 { card.major } else { card.minor.unwrap_or(face) };
    let place = Place { name: AreaName::ALL[below(rng, 14) as usize], nth: below(rng, 8) as u8 / 6 };
    let (one, two) = (any_card(rng), any_card(rng));
    let maybe = |rng: &mut Dice, card| (below(rng, 3) == 0).then_some(card);
    match below(rng, 36) {
        0 => Action::PlayAnimal { card, before: (below(rng, 2) == 0).then_some(a) },
        1 => Action::PlayTrait { card, face, on: a },
        2 | 3 => Action::PlayTrait { card, face: shown, on: a },
        4 | 5 => Action::PlayPair { card, face: shown, first: a, second: b },
        6 => Action::Rearrange { order: RowOrder::new(&[a, b]).expect("two fit") },
        7 => Action::AnnounceAnimal,
        8 => Action::AnnounceTrait { on: a },
        9 => Action::Pass,
        10 => Action::Shelter { animal: a, from: place },
        11..14 => Action::Feed { animal: a, from: place },
        14..17 => {
            let (mutation, intelligence) = (maybe(rng, one), maybe(rng, two));
            Action::Attack { predator: a, prey: b, mutation, intelligence }
        }
        17 => Action::Piracy { pirate: a, victim: b, taking: [Token::Food, Token::Special][below(rng, 2) as usize] },
        18 => Action::Metamorphose { animal: a, discard: one, card, face: shown, pair: None },
        19 => Action::Metamorphose { animal: a, discard: one, card, face: shown, pair: Some((a, b)) },
        20 => Action::MetamorphoseFromPool { animal: a, discard: one },
        21 => Action::MetamorphoseForFood { animal: a, discard: one },
        22 => Action::EndTurn,
        23 => Action::Trigger { link: LinkId(below(rng, 6) as u8), from: a },
        24 => Action::Decline { link: LinkId(below(rng, 6) as u8), from: a },
        25 => [Action::Trample { animal: a }, Action::Spare { animal: a }][below(rng, 2) as usize],
        26 => [Action::Run, Action::Gore, Action::Repel, Action::Hide, Action::Stop][below(rng, 5) as usize],
        27 => Action::Elude { discard: one },
        28 => Action::Mimic { to: a },
        29 => Action::AddTrait { face, on: a },
        30 => Action::AddPair { face, first: a, second: b },
        31 => Action::SpendFat { animal: a },
        32 => Action::KeepFat { animal: a },
        33 => Action::Hibernate { animal: a },
        34 => Action::StayAwake { animal: a },
        _ => Action::DiscardHand { card },
    }
}

/// Whether `legal` lists this action, or one that means the same, or leaves it out on purpose (see [`Action`]).
fn is_offered(state: &State, actions: &[Action], action: Action) -> bool {
    let undirected = |face: Trait| face.is_pair() && face != Trait::Symbiosis;
    match action {
        Action::Rearrange { .. } | Action::PlayAnimal { before: Some(_), .. } => {
            actions.iter().any(|action| matches!(action, Action::Pass | Action::PlayAnimal { .. }))
        }
        Action::PlayPair { card, face, first, second } if undirected(face) => {
            actions.contains(&action)
                || actions.contains(&Action::PlayPair { card, face, first: second, second: first })
        }
        Action::AddPair { face, first, second } if undirected(face) => {
            actions.contains(&action) || actions.contains(&Action::AddPair { face, first: second, second: first })
        }
        Action::Metamorphose { animal, discard, card, face, pair: Some((first, second)) } if undirected(face) => {
            let swapped = Action::Metamorphose { animal, discard, card, face, pair: Some((second, first)) };
            actions.contains(&action) || actions.contains(&swapped)
        }
        // What is ignored needlessly is accepted; but then the attack is offered in some other form.
        Action::Attack { predator, prey, .. } => {
            let _ = state;
            actions.iter().any(
                |other| matches!(other, Action::Attack { predator: p, prey: q, .. } if (*p, *q) == (predator, prey)),
            )
        }
        _ => actions.contains(&action),
    }
}

#[test]
fn what_is_legal_is_applicable_and_nothing_else_is() {
    for seed in 0..240 {
        let mut rng = dice(1000 + seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut state = new_game(seats, options);
        play(&mut state, &mut rng, |state, seat, actions, rng| {
            let mut sorted = actions.to_vec();
            sorted.sort();
            sorted.dedup();
            assert_eq!(sorted.len(), actions.len(), "a legal action is offered once");
            for &action in actions {
                let reasons = state.why_not(seat, action).0;
                assert!(reasons.is_empty(), "{action:?} is offered and refused: {reasons:?}");
            }
            for _ in 0..12 {
                let other = Seat::wrapping(below(rng, u32::from(seats)) as usize);
                let action = any_action(state, other, rng);
                check_one(state, seat, other, actions, action);
            }
        });
    }
}

fn check_one(state: &State, seat: Seat, other: Seat, actions: &[Action], action: Action) {
    let reasons = state.why_not(other, action).0;
    if other == seat {
        if reasons.is_empty() {
            assert!(is_offered(state, actions, action), "{action:?} is accepted and not offered");
        } else {
            assert!(!actions.contains(&action), "{action:?} is offered and refused: {reasons:?}");
        }
    } else if !state.need().asks(other) {
        assert!(!reasons.is_empty(), "{other} is not asked, and {action:?} is accepted");
    }
    let mut copy = state.clone();
    let mut events: Vec<Event> = Vec::new();
    match (copy.apply(other, action, &mut events), reasons.first()) {
        (Ok(()), None) => copy.audit().unwrap_or_else(|broken| panic!("{broken:?} after {action:?}")),
        (Err(illegal), Some(first)) => {
            assert_eq!((illegal.rule, illegal.cause), (first.rule, first.cause));
            assert!(events.is_empty(), "a refused action causes nothing");
            let same =
                Seat::all(state.seats()).all(|seat| copy.view(Viewer::Seat(seat)) == state.view(Viewer::Seat(seat)));
            assert!(same && !illegal.rule.id().is_empty());
        }
        (applied, reason) => panic!("{action:?}: {applied:?}, but {reason:?}"),
    }
}

#[test]
fn a_seat_with_nothing_to_do_is_idle() {
    // NW-FSM-2, NW-FSM-5
    for seed in 0..60 {
        let mut rng = dice(1500 + seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut state = new_game(seats, options);
        play(&mut state, &mut rng, |state, _, actions, _| {
            let only_stops = actions.iter().all(|action| matches!(action, Action::Pass | Action::EndTurn));
            let of_a_turn =
                matches!(state.need(), game::Need::Decision(decision) if !game::Ask::is_question(&decision));
            assert_eq!(state.is_idle(), only_stops && of_a_turn, "{actions:?}");
            let mut copy = state.clone();
            assert_eq!(copy.advance(&mut ()), state.is_idle());
        });
    }
}
