//! Records of random games of New World: what is printed, parsed and replayed is the game that was played.

use editions::new_world_decks;
use game::{ChanceSource, Game, Need, Seat, Viewer, below};
use new_world::view::AnimalView;
use new_world::{Access, Action, AnimalId, AreaName, Card, Config, Design, OPTIONS, Part, RowOrder, State, Step, View};
use notation::new_world::{Recorder, Replay, parse, print, read_action, scenario_from, verify, write_action};
use notation::read_scenarios;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Custom area cards: two that are in no box, and some of the box.
fn own_areas() -> Vec<(Design, u8)> {
    let part = |name, access, food, swamp| Part { name, access, food, shelter: 1, swamp };
    let marsh = Design { upper: None, lower: part(AreaName::Swamp, Access::All, 2, Some(6)) };
    let high = Design {
        upper: Some(part(AreaName::Glacier, Access::NoTraits, 3, None)),
        lower: part(AreaName::Lake, Access::With(new_world::Trait::Swimming), 1, None),
    };
    let printed = new_world_decks::areas().iter().take(4).map(|(design, _)| (*design, 2));
    [(marsh, 3), (high, 5)].into_iter().chain(printed).collect()
}

fn config(seed: u64, rng: &mut Xoshiro256PlusPlus) -> Config {
    let seats = 2 + (seed % 3) as u8;
    let variant = ["standard", "random_mutations", "disaster"][(seed / 3 % 3) as usize];
    let mut options = editions::new_world_options([("variant", variant)]).expect("a variant");
    if seed.is_multiple_of(2) {
        for spec in OPTIONS.iter().filter(|spec| !matches!(spec.name, "variant" | "epochs" | "hand_limit")) {
            let value = spec.values[below(rng, spec.values.len() as u32) as usize];
            options.set(spec.name, value).expect("a value of the option");
        }
    }
    let first = seed.is_multiple_of(5).then_some(Seat::wrapping(1));
    if seed % 4 == 1 && variant == "standard" {
        let cards: Vec<(Card, u8)> =
            new_world_decks::deck(options.deck).iter().map(|(card, count)| (*card, *count + 1)).take(30).collect();
        return editions::new_world_config_with(&cards, &own_areas(), seats, options, first).expect("a set-up");
    }
    editions::new_world_config(seats, options, first).expect("a set-up")
}

/// Sometimes an action that only a person would choose: another order of the row, a place for a new animal.
fn whim(state: &State, seat: Seat, action: Action, rng: &mut Xoshiro256PlusPlus) -> Action {
    let row: Vec<AnimalId> = state.view(Viewer::Spectator).rows[seat].clone();
    let wish = match action {
        Action::PlayAnimal { card, .. } if !row.is_empty() => {
            Action::PlayAnimal { card, before: Some(row[below(rng, row.len() as u32) as usize]) }
        }
        Action::PlayTrait { .. } | Action::AnnounceTrait { .. } if row.len() > 1 && below(rng, 4) == 0 => {
            let mut order = row;
            order.rotate_left(1);
            match RowOrder::new(&order) {
                Some(order) => Action::Rearrange { order },
                None => action,
            }
        }
        _ => action,
    };
    if state.why_not(seat, wish).0.is_empty() { wish } else { action }
}

/// Plays a random game to its end, or for this many decisions, as a table does; those who decide together in random
/// order.
fn play(seed: u64, most: usize, mut watch: impl FnMut(&State, Seat, &[Action])) -> (Recorder, State) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let config = config(seed, &mut rng);
    let mut recorder = Recorder::new(&config, Vec::new());
    let mut state = State::new(&config);
    let mut actions = Vec::new();
    let mut decisions = 0;
    loop {
        match state.need() {
            Need::Over => break,
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                let outcome = rng.answer(chance, &mut buffer);
                recorder.outcome(outcome);
                state.resolve(outcome, &mut ()).expect("a good outcome");
            }
            need @ (Need::Decision(_) | Need::Together(..)) if !state.is_idle() => {
                if decisions == most {
                    break;
                }
                decisions += 1;
                let seats: Vec<Seat> = need.asked().iter().collect();
                let seat = seats[below(&mut rng, seats.len() as u32) as usize];
                actions.clear();
                state.legal(seat, &mut actions);
                watch(&state, seat, &actions);
                let action = whim(&state, seat, actions[below(&mut rng, actions.len() as u32) as usize], &mut rng);
                recorder.action(seat, action);
                state.apply(seat, action, &mut ()).expect("a legal action");
            }
            _ => assert!(state.advance(&mut ()), "the game goes on"),
        }
    }
    if state.need() == Need::Over {
        recorder.result(&state.standings());
    }
    (recorder, state)
}

fn all_views(state: &State) -> Vec<View> {
    let seats = Seat::all(state.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| state.view(viewer)).collect()
}

#[test]
fn a_printed_game_is_read_and_replayed_as_it_was_played() {
    let mut words =
        [" before A", "rearrange", "discard_hand", " add pool", "mutation_ignores", "deck: own", "glacier:"]
            .map(|word| (word, 0));
    for seed in 0..90 {
        let (recorder, played) = play(seed, usize::MAX, |_, _, _| {});
        let record = recorder.into_record();
        let text = print(&record).expect("a record of a game that was played");
        let verified = verify("game.record", &text).unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
        assert!(verified.record == record, "seed {seed}");
        assert!(verified.is_over());
        assert!(all_views(&verified.state) == all_views(&played), "seed {seed}");
        assert_eq!(print(&verified.record).as_ref(), Ok(&text));
        for (word, count) in &mut words {
            *count += text.matches(*word).count();
        }
    }
    assert!(words.iter().all(|(_, count)| *count > 5), "{words:?}");
}

#[test]
fn a_game_that_was_broken_off_is_replayed_to_where_it_stood() {
    for seed in 0..60 {
        let (recorder, played) = play(seed, 5 * seed as usize, |_, _, _| {});
        let text = print(&recorder.into_record()).expect("a record of a game that was played");
        let record = parse("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
        let mut replay = Replay::new(&record).expect("the set-up of a game that was played");
        while replay.step().expect("an entry of a game that was played").is_some() {}
        assert_eq!(replay.entries_done(), record.entries.len());
        assert!(all_views(replay.state()) == all_views(&played), "seed {seed}");
    }
}

#[test]
fn every_legal_action_is_read_as_it_is_written() {
    let mut tried = 0;
    for seed in 0..18 {
        play(seed, usize::MAX, |state, seat, actions| {
            let view = state.view(Viewer::Seat(seat));
            for &action in actions {
                let text = write_action(&view, action);
                let read = read_action(&view, &text).unwrap_or_else(|problem| panic!("{problem}"));
                assert_eq!(read, [action], "{text}");
                tried += 1;
            }
        });
    }
    assert!(tried > 10_000);
}

#[test]
fn a_wrong_line_is_named() {
    let (recorder, _) = play(0, usize::MAX, |_, _, _| {});
    let text = print(&recorder.into_record()).expect("a record of a game that was played");
    let line = text.lines().position(|line| line.contains(" as animal A1")).expect("somebody has an animal");
    let cases = [
        ("P1 feed A1 from steppe", "unknown animal"),
        ("P1 play any as animal A1", "a card must be named"),
        ("P1 play parasite/carnivorous as animal A7", "called 'A1'"),
        ("P1 play parasite/robust as animal A1", "refused by NW-DEV-1"),
        ("P9 pass", "a line is"),
        ("P1 sing", "unknown command"),
    ];
    for (wrong, message) in cases {
        let seat = text.lines().nth(line).and_then(|line| line.split(' ').next()).unwrap_or("P1");
        let wrong = wrong.replace("P1", seat);
        let broken: String = text
            .lines()
            .enumerate()
            .map(|(number, old)| if number == line { format!("{wrong}\n") } else { format!("{old}\n") })
            .collect();
        let problem = verify("game.record", &broken).map(|_| ()).expect_err("it is wrong");
        assert!(problem.message.contains(message), "{problem}");
        assert_eq!(problem.line, line + 1, "{problem}");
    }
}

#[test]
fn every_position_at_the_start_of_a_turn_can_be_written_as_a_scenario() {
    let (mut tried, mut own) = (0, 0);
    for seed in 0..24 {
        play(seed, usize::MAX, |state, _, _| {
            let turn = state.moment().turn;
            let began = turn.basic_done || turn.additional_done;
            if state.step() != Step::Turn || began || state.moment().top().is_some() {
                return;
            }
            tried += 1;
            let views: Vec<View> = Seat::all(state.seats()).map(|seat| state.view(Viewer::Seat(seat))).collect();
            let text = scenario_from("a position", &views).expect("a position of a game under way");
            own += text.matches("card: \"glacier:no_traits").count();
            let scenarios = read_scenarios("position.yaml", &text);
            let scenario = scenarios[0].as_ref().unwrap_or_else(|problem| panic!("{problem}\n{text}"));
            let read = scenario.world_start().expect("a position of this family");
            for view in &views {
                assert_eq!(portrait(&read.view(view.viewer)), portrait(view), "{text}");
            }
        });
    }
    assert!(tried > 900 && own > 5, "only {tried} positions, {own} cards in full");
}

/// What the format can say of a view, whatever the numbers of the animals are.
fn portrait(view: &View) -> impl PartialEq + std::fmt::Debug + use<> {
    let order: Vec<AnimalId> = Seat::all(view.seats).flat_map(|seat| view.rows[seat].clone()).collect();
    let place = |id| order.iter().position(|other| *other == id);
    let animal = |animal: &AnimalView| {
        let stack: Vec<_> = animal.stack.iter().map(|card| (card.shows, card.fat)).collect();
        let flags = (animal.sheltered, animal.poisoned, animal.shelled_in);
        (animal.owner, stack, animal.food, animal.special, animal.need, animal.rotated, flags)
    };
    let animals: Vec<_> = order.iter().filter_map(|id| view.animal(*id)).map(animal).collect();
    let mut links: Vec<_> = view.links.iter().map(|link| (link.shows, place(link.first), place(link.second))).collect();
    links.sort();
    let areas: Vec<_> = view.places().map(|(place, part, tokens)| (place, *part, tokens)).collect();
    let moment = (view.moment.phase, view.moment.active, view.moment.passed, view.epoch, view.first, view.last_epoch);
    let piles = (view.deck, view.area_deck, view.discard, view.open_pile.clone(), view.hands, view.pools);
    let hand = view.own.as_ref().map(|own| own.hand.clone());
    (animals, links, areas, moment, piles, (hand, view.options))
}
