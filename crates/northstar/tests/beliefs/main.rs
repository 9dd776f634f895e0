//! What a seat can remember: the worlds that are possible to it agree with everything it has seen since the start.

mod sheet;

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use northstar::{Card, Event, Options, Preset, SeenEvent, State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use sheet::{Sheet, hidden, remove};

type Dice = Xoshiro256PlusPlus;

fn new_game(preset: Preset, seats: u8, quick_play: bool) -> State {
    let options = Options { quick_play, ..Options::printed(preset, seats) };
    let deck = editions::northstar::deck(options.deck).to_vec();
    State::new(&editions::northstar::config_with(&deck, preset, seats, options, None).expect("a set-up"))
}

fn game_of(seed: u64) -> State {
    let preset = [Preset::Evolution, Preset::NaturalSelection][seed as usize % 2];
    new_game(preset, 2 + (seed / 2 % 4) as u8, seed.is_multiple_of(3))
}

/// One random step; what happened.
fn step(state: &mut State, rng: &mut Dice) -> Vec<Event> {
    let mut events = Vec::new();
    let mut buffer = game::NO_ORDER;
    match state.need() {
        Need::Progress => assert!(state.advance(&mut events)),
        Need::Chance(chance) => state.resolve(rng.answer(chance, &mut buffer), &mut events).expect("answered"),
        need => {
            let seats: Vec<Seat> = need.asked().iter().collect();
            let seat = seats[below(rng, seats.len() as u32) as usize];
            let mut actions = ActionList::new();
            state.legal(seat, &mut actions);
            state.apply(seat, actions[below(rng, actions.len() as u32) as usize], &mut events).expect("legal");
        }
    }
    events
}

#[test]
fn possible_worlds_agree_with_all_that_was_seen() {
    let mut reshuffles = 0;
    for seed in 0..24 {
        let mut rng = Dice::seed_from_u64(seed);
        let mut state = game_of(seed);
        let seats = state.seats();
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut sheets: Vec<Sheet> = viewers.iter().map(|_| Sheet::default()).collect();
        while state.need() != Need::Over {
            let hands = state.view(Viewer::Spectator).hands;
            let events = step(&mut state, &mut rng);
            for (&viewer, sheet) in viewers.iter().zip(&mut sheets) {
                let me = Seat::all(seats).find(|&seat| viewer.is(seat));
                let seen = events.iter().filter_map(|event| State::seen(event, viewer));
                seen.for_each(|seen| sheet.note(&seen, me, &hands));
            }
            if below(&mut rng, 6) != 0 && sheets[0].reshuffles == 0 {
                continue;
            }
            for (&viewer, sheet) in viewers.iter().zip(&sheets) {
                // The truth is never ruled out.
                sheet.check(&state, viewer);
                let possible = State::determinize(&state.view(viewer), &mut rng);
                possible.audit().expect("every card in one place");
                sheet.check(&possible, viewer);
            }
        }
        reshuffles += sheets[0].reshuffles;
    }
    assert!(reshuffles >= 24, "{reshuffles}");
}

/// What a viewer remembers follows from what they saw: worlds in which they see the same leave them with the same view.
#[test]
fn worlds_in_which_the_same_is_seen_are_remembered_alike() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut rng = Dice::seed_from_u64(100 + seed);
        let mut state = game_of(seed);
        while state.need() != Need::Over {
            if below(&mut rng, 6) == 0 {
                let viewer = Viewer::Seat(Seat::wrapping(below(&mut rng, u32::from(state.seats())) as usize));
                let view = state.view(viewer);
                let mut worlds = [State::determinize(&view, &mut rng), State::determinize(&view, &mut rng)];
                for _ in 0..12 {
                    let [one, other] = &mut worlds;
                    let Some([one_saw, other_saw]) = together(one, other, viewer, &mut rng) else { break };
                    if one_saw != other_saw {
                        break;
                    }
                    assert_eq!(worlds[0].view(viewer), worlds[1].view(viewer));
                    compared += 1;
                }
            }
            step(&mut state, &mut rng);
        }
    }
    assert!(compared > 2000, "{compared}");
}

/// The same step in two worlds, if both allow it, and what the viewer saw of it.
fn together(one: &mut State, other: &mut State, viewer: Viewer, rng: &mut Dice) -> Option<[Vec<SeenEvent>; 2]> {
    let mut events: [Vec<Event>; 2] = Default::default();
    let mut buffer = game::NO_ORDER;
    match one.need() {
        Need::Over => return None,
        need if need != other.need() => return None,
        Need::Progress => {
            one.advance(&mut events[0]);
            other.advance(&mut events[1]);
        }
        Need::Chance(chance) => {
            let outcome = rng.answer(chance, &mut buffer);
            one.resolve(outcome, &mut events[0]).expect("answered");
            other.resolve(outcome, &mut events[1]).expect("answered");
        }
        need => {
            let seat = need.asked().iter().next()?;
            let mut actions = ActionList::new();
            one.legal(seat, &mut actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            one.apply(seat, action, &mut events[0]).expect("legal");
            other.apply(seat, action, &mut events[1]).ok()?;
        }
    }
    Some(events.map(|events| events.iter().filter_map(|event| State::seen(event, viewer)).collect()))
}

/// Every card of a list is equally likely in every place: 4 deviations from what is expected are allowed.
fn assert_even(view: &View, unknown: &[Card], rng: &mut Dice, places: impl Fn(&State) -> Vec<Vec<Card>>) {
    const WORLDS: usize = 3000;
    let mut kinds = unknown.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let mut found: Vec<Vec<f64>> = Vec::new();
    let mut sizes: Vec<f64> = Vec::new();
    for _ in 0..WORLDS {
        let here = places(&State::determinize(view, rng));
        found.resize(here.len(), vec![0.0; kinds.len()]);
        sizes = here.iter().map(|cards| cards.len() as f64).collect();
        for (found, cards) in found.iter_mut().zip(here) {
            for card in cards {
                found[kinds.binary_search(&card).expect("an unknown card")] += 1.0;
            }
        }
    }
    for (found, size) in found.iter().zip(sizes) {
        let squares = kinds.iter().zip(found).map(|(kind, found)| {
            let copies = unknown.iter().filter(|card| *card == kind).count();
            let expected = WORLDS as f64 * size * copies as f64 / unknown.len() as f64;
            (found - expected).powi(2) / expected
        });
        let (sum, freedom) = (squares.sum::<f64>(), kinds.len() as f64 - 1.0);
        assert!(sum < freedom + 4.0 * (2.0 * freedom).sqrt(), "{sum} for {freedom}");
    }
}

#[test]
fn unknown_cards_are_spread_evenly() {
    let mut rng = Dice::seed_from_u64(7);
    let mut state = new_game(Preset::Evolution, 2, false);
    let (me, other) = (Seat::FIRST, Seat::wrapping(1));
    while state.view(Viewer::Spectator).round < 2 || state.view(Viewer::Spectator).hands[other] < 4 {
        step(&mut state, &mut rng);
    }
    let view = state.view(Viewer::Seat(me));
    assert!(view.reshuffled.is_none());
    let unknown: Vec<Card> =
        state.deck_from_top().chain(state.cards_out_of_the_game()).chain(hidden(&state, other)).collect();
    assert_even(&view, &unknown, &mut rng, |world| {
        vec![world.deck_from_top().collect(), world.cards_out_of_the_game().collect(), hidden(world, other)]
    });
}

/// After the pile was shuffled the deck and a hand drawn from it hold its cards, and what is out of the game the others.
#[test]
fn what_was_shuffled_again_is_spread_evenly_over_the_new_cards() {
    let mut rng = Dice::seed_from_u64(8);
    let (me, other) = (Seat::FIRST, Seat::wrapping(1));
    let view = loop {
        let mut state = new_game(Preset::Evolution, 2, false);
        let view = loop {
            step(&mut state, &mut rng);
            let view = state.view(Viewer::Seat(me));
            let new = view.reshuffled.as_ref().is_some_and(|known| known.drawn[other] > 2 && known.kept[other] == 0);
            if new || state.need() == Need::Over {
                break new.then_some(view);
            }
        };
        if let Some(view) = view {
            break view;
        }
    };
    let known = view.reshuffled.clone().expect("shuffled");
    let mut unknown = known.cards;
    known.shown.iter().for_each(|card| assert!(remove(&mut unknown, *card)));
    assert_even(&view, &unknown, &mut rng, |world| vec![world.deck_from_top().collect(), hidden(world, other)]);
}
