//! The engine of New World, steered by bytes.

use game::{ActionList, Game, Need, Seat, Viewer, below};
use new_world::{
    Action, AnimalId, AreaName, Card, CardRef, LinkId, OPTIONS, Place, RowOrder, State, Token, Trait, Variant,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game steered by bytes: one in four chooses any action at all, the others a legal one.
pub fn actions(bytes: &[u8]) -> Result<(), String> {
    let mut bytes = bytes.iter().copied();
    let mut next = move || bytes.next();
    let seed = u64::from(next().unwrap_or(0)) << 8 | u64::from(next().unwrap_or(0));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut options = editions::new_world_defaults();
    for spec in OPTIONS {
        let value = spec.values[usize::from(next().unwrap_or(0)) % spec.values.len()];
        options.set(spec.name, value).map_err(|error| format!("{error:?}"))?;
    }
    let seats = 2 + next().unwrap_or(0) % 3;
    let printed = editions::new_world_defaults();
    if options.variant == Variant::Disaster {
        (options.epochs, options.hand_limit) = (printed.epochs, printed.hand_limit);
    }
    // The more players, the fewer epochs the area cards last.
    let config = editions::new_world_config(seats, options, None).or_else(|_| {
        options.epochs = printed.epochs;
        editions::new_world_config(seats, options, None)
    });
    let config = config.map_err(|error| error.to_string())?;
    let mut state = State::new(&config);
    let mut legal: ActionList<Action> = ActionList::new();
    let mut buffer = game::NO_ORDER;
    while let Some(byte) = next() {
        state.audit().map_err(|broken| format!("{broken:?}"))?;
        match state.need() {
            Need::Over => break,
            Need::Progress => {
                state.advance(&mut ());
            }
            Need::Chance(chance) => {
                let outcome = game::ChanceSource::answer(&mut rng, chance, &mut buffer);
                state.resolve(outcome, &mut ()).map_err(|error| error.to_string())?;
            }
            need @ (Need::Decision(_) | Need::Together(..)) => {
                let asked: Vec<Seat> = need.asked().iter().collect();
                let seat = asked[usize::from(byte / 64) % asked.len()];
                legal.clear();
                state.legal(seat, &mut legal);
                if byte.is_multiple_of(4) {
                    try_anything(&mut state, &legal, seat, &mut next)?;
                } else if legal.is_empty() {
                    state.advance(&mut ());
                } else {
                    let action = legal[usize::from(byte / 4) % legal.len()];
                    state.apply(seat, action, &mut ()).map_err(|error| format!("{action:?}: {error}"))?;
                }
            }
        }
        if below(&mut rng, 32) == 0 {
            let viewer = Viewer::Seat(Seat::FIRST);
            let view = state.view(viewer);
            if State::determinize(&view, &mut rng).view(viewer) != view {
                return Err("a view is not its own".to_owned());
            }
        }
    }
    Ok(())
}

fn try_anything(
    state: &mut State,
    legal: &[Action],
    asked: Seat,
    next: &mut impl FnMut() -> Option<u8>,
) -> Result<(), String> {
    let mut byte = || next().unwrap_or(0);
    let view = state.view(Viewer::Seat(asked));
    let hand = view.own.as_ref().map_or(&[][..], |own| &own.hand);
    let action = any_action(hand, &mut byte);
    let seat = if byte() < 200 { asked } else { Seat::wrapping(usize::from(byte())) };
    let reasons = state.why_not(seat, action).0;
    let accepted = state.apply(seat, action, &mut ()).is_ok();
    if accepted != reasons.is_empty() {
        return Err(format!("{action:?} of {seat}: accepted {accepted}, reasons {reasons:?}"));
    }
    if !accepted && state.view(Viewer::Seat(asked)) != view {
        return Err(format!("{action:?} of {seat} was refused and changed something"));
    }
    if accepted && seat == asked && !is_offered(legal, action) {
        return Err(format!("{action:?} of {seat} is accepted and not offered"));
    }
    Ok(())
}

/// Whether it is listed, or left out on purpose (see [`Action`]).
fn is_offered(legal: &[Action], action: Action) -> bool {
    legal.iter().any(|known| match (*known, action) {
        (_, Action::Rearrange { .. } | Action::PlayAnimal { .. }) => true,
        (
            Action::PlayPair { card: a, face: b, first: c, second: d },
            Action::PlayPair { card, face, first, second },
        ) => (a, b) == (card, face) && ((c, d) == (first, second) || (d, c) == (first, second)),
        (Action::AddPair { face: b, first: c, second: d }, Action::AddPair { face, first, second }) => {
            b == face && ((c, d) == (first, second) || (d, c) == (first, second))
        }
        (
            Action::Metamorphose { animal: a, discard: b, card: c, face: d, pair: Some(e) },
            Action::Metamorphose { animal, discard, card, face, pair: Some(pair) },
        ) => (a, b, c, d) == (animal, discard, card, face) && (e == pair || (e.1, e.0) == pair),
        (Action::Attack { predator: a, prey: b, .. }, Action::Attack { predator, prey, .. }) => {
            (a, b) == (predator, prey)
        }
        (known, action) => known == action,
    })
}

fn any_action(hand: &[Card], byte: &mut impl FnMut() -> u8) -> Action {
    let trait_of = |byte: u8| Trait::ALL[usize::from(byte) % Trait::COUNT];
    let any_card = |byte: &mut dyn FnMut() -> u8| match byte() % 3 {
        0 => CardRef::Pair(LinkId(byte())),
        1 => CardRef::Pair(LinkId(byte() % 4)),
        _ => CardRef::Single { shows: trait_of(byte()), nth: byte() % 3 },
    };
    let kind = byte() % 30;
    let (a, b) = (AnimalId(byte()), AnimalId(byte() % 24));
    let (face, other) = (trait_of(byte()), trait_of(byte()));
    let card = match (byte(), hand) {
        (..40, _) | (_, []) => Card::double(other, face),
        (byte, hand) => hand[usize::from(byte) % hand.len()],
    };
    let shown = if byte() < 128 { card.major } else { card.minor.unwrap_or(face) };
    let from = Place { name: AreaName::ALL[usize::from(byte()) % AreaName::ALL.len()], nth: byte() / 128 };
    let (one, two) = (any_card(byte), any_card(byte));
    match kind {
        0 => Action::PlayAnimal { card, before: (byte() < 128).then_some(b) },
        1 => Action::PlayTrait { card, face: shown, on: b },
        2 => Action::PlayTrait { card, face, on: a },
        3 => Action::PlayPair { card, face: shown, first: a, second: b },
        4 => Action::Rearrange { order: RowOrder::new(&[a, b]).unwrap_or_else(|| unreachable!("two fit")) },
        5 => [Action::AnnounceAnimal, Action::AnnounceTrait { on: b }][usize::from(byte() % 2)],
        6 => Action::Pass,
        7 => Action::EndTurn,
        8 => Action::Shelter { animal: b, from },
        9 => Action::Feed { animal: b, from },
        10 => Action::attack(a, b),
        11 => Action::Attack { predator: b, prey: a, mutation: Some(one), intelligence: Some(two) },
        12 => Action::Piracy { pirate: a, victim: b, taking: [Token::Food, Token::Special][usize::from(byte() % 2)] },
        13 => Action::Metamorphose { animal: b, discard: one, card, face: shown, pair: None },
        14 => Action::Metamorphose { animal: b, discard: one, card, face: shown, pair: Some((a, b)) },
        15 => Action::MetamorphoseFromPool { animal: b, discard: one },
        16 => Action::MetamorphoseForFood { animal: b, discard: one },
        17 => Action::Trigger { link: LinkId(byte() % 6), from: b },
        18 => Action::Decline { link: LinkId(byte() % 6), from: b },
        19 => [Action::Trample { animal: b }, Action::Spare { animal: b }][usize::from(byte() % 2)],
        20 => [Action::Run, Action::Gore, Action::Repel, Action::Hide, Action::Stop][usize::from(byte() % 5)],
        21 => Action::Elude { discard: one },
        22 => Action::Mimic { to: b },
        23 => Action::AddTrait { face, on: b },
        24 => Action::AddPair { face, first: a, second: b },
        25 => Action::SpendFat { animal: b },
        26 => Action::KeepFat { animal: b },
        27 => Action::Hibernate { animal: b },
        28 => Action::StayAwake { animal: b },
        _ => Action::DiscardHand { card },
    }
}
