//! What a seat can remember: the worlds that are possible to it agree with everything it has seen since the start.

mod sheet;

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use new_world::{Card, Event, Options, SeenEvent, State, Variant, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use sheet::{Sheet, hand, remove};

type Dice = Xoshiro256PlusPlus;

fn new_game(seats: u8, options: Options) -> State {
    State::new(&editions::new_world_config(seats, options, None).expect("2 to 4 seats"))
}

/// Ordinary games and Random Mutations with closed piles, sometimes with open ones; long enough to shuffle again.
fn game_of(seed: u64) -> State {
    let variant = [Options::default().variant, Variant::RandomMutations][seed as usize % 2];
    let options = Options { variant, open_discards: seed % 5 == 4, epochs: 9, ..Options::default() };
    new_game(2 + (seed / 2 % 3) as u8, options)
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

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

#[test]
fn possible_worlds_agree_with_all_that_was_seen() {
    let (mut reshuffles, mut seen_cards) = (0, 0);
    for seed in 0..30 {
        let mut rng = Dice::seed_from_u64(seed);
        let mut state = game_of(seed);
        let seats = state.seats();
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut sheets: Vec<Sheet> = viewers.iter().map(|_| Sheet::default()).collect();
        while state.need() != Need::Over {
            let events = step(&mut state, &mut rng);
            for (&viewer, sheet) in viewers.iter().zip(&mut sheets) {
                let me = Seat::all(seats).find(|&seat| viewer.is(seat));
                events.iter().filter_map(|event| State::seen(event, viewer)).for_each(|seen| sheet.note(&seen, me));
            }
            if below(&mut rng, 6) != 0 {
                continue;
            }
            for (&viewer, sheet) in viewers.iter().zip(&sheets) {
                // The truth is never ruled out.
                sheet.check(&state, viewer);
                let view = state.view(viewer);
                let seen = view.open_pile.iter().chain(&view.seen_pile).copied().collect();
                assert_eq!(sorted(seen), sorted(sheet.pile.clone()));
                let possible = State::determinize(&view, &mut rng);
                possible.audit().expect("every card in one place");
                sheet.check(&possible, viewer);
                seen_cards += sheet.pile.len();
            }
        }
        reshuffles += sheets[0].reshuffles;
    }
    assert!(reshuffles > 20 && seen_cards > 10_000, "{reshuffles} times shuffled, {seen_cards} cards");
}

/// What a viewer remembers follows from what they saw: worlds in which they see the same leave them with the same view.
#[test]
fn worlds_in_which_the_same_is_seen_are_remembered_alike() {
    let mut compared = 0;
    for seed in 0..30 {
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
    let kinds = {
        let mut kinds = sorted(unknown.to_vec());
        kinds.dedup();
        kinds
    };
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
    for (found, size) in found.iter().zip(sizes).filter(|(_, size)| *size > 0.0) {
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
    let mut state = new_game(3, Options::default());
    let (me, others) = (Seat::FIRST, [Seat::wrapping(1), Seat::wrapping(2)]);
    let view = loop {
        step(&mut state, &mut rng);
        let view = state.view(Viewer::Seat(me));
        if usize::from(view.discard) > view.seen_pile.len() + 2 && view.hands[others[0]] > 2 {
            break view;
        }
    };
    assert!(view.reshuffled.is_none());
    let places = |world: &State| {
        let mut pile: Vec<Card> = world.discard_pile().collect();
        view.seen_pile.iter().for_each(|card| assert!(remove(&mut pile, *card), "it is there"));
        let under = others.iter().flat_map(|&seat| &view.rows[seat]).filter_map(|&id| world.card_under(id));
        let hands = others.iter().flat_map(|&seat| hand(world, seat));
        vec![world.deck_from_top().collect(), pile, under.collect(), hands.collect()]
    };
    let unknown: Vec<Card> = places(&state).concat();
    assert_even(&view, &unknown, &mut rng, places);
}

/// In Random Mutations it is known which cards of a gene pool are new: those that the pile gave and nobody has seen since
/// are in the deck, in the lower part of a pool, under a new animal or among what was thrown away unseen.
#[test]
fn what_was_shuffled_again_is_never_in_the_old_part_of_a_gene_pool() {
    let mut rng = Dice::seed_from_u64(9);
    let mut checked = 0;
    for seed in 0..12 {
        let mut state = game_of(2 * seed + 1);
        while state.need() != Need::Over {
            step(&mut state, &mut rng);
            let view = state.view(Viewer::Spectator);
            let Some(reshuffled) = &view.reshuffled else { continue };
            if below(&mut rng, 4) != 0 {
                continue;
            }
            let world = State::determinize(&view, &mut rng);
            for seat in Seat::all(view.seats) {
                let old = view.pools[seat].saturating_sub(reshuffled.new.0[seat]);
                let old: Vec<Card> = world.pool_from_top(seat).take(usize::from(old)).collect();
                let copies = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
                for &card in &old {
                    let all = view.catalogue.list().find(|(other, _)| *other == card).map_or(0, |(_, count)| count);
                    let elsewhere = usize::from(all) - copies(&reshuffled.cards, card);
                    assert!(copies(&old, card) <= elsewhere);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 500, "{checked}");
}
