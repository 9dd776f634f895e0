//! Records of random games at the species boards: what is printed, parsed and replayed is the game that was played.

use game::{ChanceSource, Game, Need, Seat, Viewer, below};
use northstar::{Action, Card, Config, OPTIONS, Options, Preset, State, Trait, View};
use notation::northstar::{Recorder, Replay, parse, print, read_action, verify, write_action};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A custom deck in which clever carnivores are common.
fn hunters() -> Vec<(Card, u8)> {
    let count = |t: Trait| match t.id() {
        "carnivore" | "intelligence" => 10,
        _ => 1,
    };
    Trait::ALL.iter().flat_map(|&shows| (0..4).map(move |food| (Card { shows, food }, count(shows)))).collect()
}

fn config(seed: u64, rng: &mut Xoshiro256PlusPlus) -> Config {
    let seats = 2 + (seed % 5) as u8;
    let preset = if seed.is_multiple_of(2) { Preset::Evolution } else { Preset::NaturalSelection };
    let mut options = Options::printed(preset, seats);
    if seed % 4 > 1 {
        for spec in OPTIONS {
            let value = spec.values[below(rng, spec.values.len() as u32) as usize];
            let _ = options.set(preset, seats, spec.name, value);
        }
    }
    let first = seed.is_multiple_of(3).then_some(Seat::wrapping(1));
    if seed.is_multiple_of(3) {
        return editions::northstar::config_with(&hunters(), preset, seats, options, first).expect("a set-up");
    }
    editions::northstar::config(preset, seats, options, first).expect("a set-up")
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
                // Of many actions one often ends the turn, so that some cards stay in hand for Intelligence.
                let action = match actions.last() {
                    Some(Action::EndTurn) if below(&mut rng, 3) == 0 => Action::EndTurn,
                    _ => actions[below(&mut rng, actions.len() as u32) as usize],
                };
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
    let mut paid = 0;
    for seed in 0..90 {
        let (recorder, played) = play(seed, usize::MAX, |_, _, _| {});
        let record = recorder.into_record();
        let text = print(&record).expect("a record of a game that was played");
        let verified = verify("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(verified.record, record, "seed {seed}");
        assert!(verified.is_over());
        assert_eq!(all_views(&verified.state), all_views(&played), "seed {seed}");
        assert_eq!(print(&verified.record).as_ref(), Ok(&text));
        paid += text.lines().filter(|line| line.contains(" negate ") && line.contains(" paying ")).count();
        assert!(!text.contains("choose pay"), "what an attack pays stands in its line");
    }
    assert!(paid > 5, "{paid} attacks were paid for");
}

#[test]
fn a_game_that_was_broken_off_is_replayed_to_where_it_stood() {
    for seed in 0..60 {
        let (recorder, played) = play(seed, 7 * seed as usize, |_, _, _| {});
        let text = print(&recorder.into_record()).expect("a record of a game that was played");
        let record = parse("game.record", &text).unwrap_or_else(|problem| panic!("{problem}"));
        let mut replay = Replay::new(&record).expect("the set-up of a game that was played");
        while replay.step().expect("an entry of a game that was played").is_some() {}
        assert_eq!(replay.entries_done(), record.entries.len());
        assert_eq!(all_views(replay.state()), all_views(&played), "seed {seed}");
    }
}

#[test]
fn every_legal_action_is_read_as_it_is_written() {
    let mut tried = 0;
    for seed in 0..10 {
        play(seed, usize::MAX, |state, seat, actions| {
            let view = state.view(Viewer::Seat(seat));
            for &action in actions {
                let text = write_action(&view, seat, action);
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
    let (recorder, _) = play(4, usize::MAX, |_, _, _| {});
    let text = print(&recorder.into_record()).expect("a record of a game that was played");
    let line = text.lines().position(|line| line.contains("food_card")).expect("everybody lays a food card");
    let cases = [
        ("P1 feed S1", "this does not fit here"),
        ("P1 food_card any", "every card is named"),
        ("P1 food_card horns:19", "refused by NS-P2-1"),
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
        assert!(message == "this does not fit here" || problem.message.contains(message), "{problem}");
        assert_eq!(problem.line, line + 1, "{problem}");
    }
}
