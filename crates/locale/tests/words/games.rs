//! Whole games in words: the sentences about real play are complete in every language.

use std::collections::HashMap;

use game::{Chance, ChanceSource, Game, Need, Seat, Viewer};
use locale::{Lang, Table, Words, origin as say};
use origin::{Action, Event, Options, State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::sample;

const PLAYERS: [&str; 4] = ["Anna", "Marta", "Ilya", "Wallace"];

/// Plays at random and shows everything to a listener: the view before, and the event.
fn play(seats: u8, options: Options, seed: u64, listener: &mut impl FnMut(&State, &View, &Event)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(&sample::config(seats, options));
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    loop {
        let mut views: Vec<View> = viewers.iter().map(|&viewer| state.view(viewer)).collect();
        let before = state.clone();
        let mut events: Vec<Event> = Vec::new();
        match state.need() {
            Need::Over => return,
            Need::Chance(Chance::Die { sides }) => {
                let die = rng.die(sides);
                state.resolve(game::Outcome::Die(die), &mut events).expect("a face");
            }
            Need::Chance(chance) => {
                let mut buffer = game::NO_ORDER;
                let outcome = rng.answer(chance, &mut buffer);
                state.resolve(outcome, &mut events).expect("an order");
            }
            Need::Progress => assert!(state.advance(&mut events)),
            Need::Decision(_) if state.is_idle() => assert!(state.advance(&mut events)),
            Need::Decision(decision) => {
                let mut legal = Vec::new();
                state.legal(decision.seat, &mut legal);
                let action = legal[usize::from(rng.die(legal.len().min(255) as u8)) - 1];
                state.apply(decision.seat, action, &mut events).expect("a legal action");
            }
            Need::Together(..) => unreachable!("not in this edition"),
        }
        for event in &events {
            for (view, &viewer) in views.iter_mut().zip(&viewers) {
                listener(&before, view, event);
                if let Some(seen) = State::seen(event, viewer) {
                    State::fold(view, &seen);
                }
            }
        }
    }
}

fn assert_finished(text: &str) {
    assert!(!text.contains(['{', '}', '_']) && text.trim() == text && !text.is_empty(), "{text:?}");
    for sign in ["  ", "..", " .", " ,", ":.", "()"] {
        assert!(!text.contains(sign), "{text}");
    }
}

#[test]
fn every_event_of_random_games_has_a_sentence() {
    for seed in 0..6 {
        let seats = 2 + (seed % 3) as u8;
        play(seats, Options::default(), seed, &mut |_, view, event| {
            let Some(seen) = State::seen(event, view.viewer) else { return };
            let table = Table::new(PLAYERS, view);
            for lang in Lang::ALL {
                if let Some(text) = say::log(Words::of(lang), &table, view, &seen) {
                    assert_finished(&text);
                    assert!(text.ends_with('.'), "{text}");
                }
            }
        });
    }
}

#[test]
fn labels_distinguish_choices_and_outlooks_are_complete() {
    for seed in 10..14 {
        let mut last: Option<View> = None;
        play(4, Options::default(), seed, &mut |before, view, _| {
            let Need::Decision(decision) = before.need() else { return };
            if !view.viewer.is(decision.seat) || last.as_ref() == Some(view) || before.view(view.viewer) != *view {
                return;
            }
            last = Some(view.clone());
            let table = Table::new(PLAYERS, view);
            let mut legal: Vec<Action> = Vec::new();
            before.legal(decision.seat, &mut legal);
            for lang in Lang::ALL {
                let words = Words::of(lang);
                assert_finished(&say::question(words, &table, &decision));
                let mut labels: HashMap<String, Action> = HashMap::new();
                for &action in &legal {
                    let label = say::action(words, &table, view, &action);
                    assert_finished(&label);
                    if let Some(other) = labels.insert(label.clone(), action) {
                        // Two empty Fat Tissue cards are one choice to anybody who reads.
                        assert!(
                            matches!((action, other), (Action::LoseTail { .. }, Action::LoseTail { .. })),
                            "{label}"
                        );
                    }
                    let outlook = before.outlook(decision.seat, action).expect("a legal action");
                    for line in say::outlook(words, &table, &outlook, &action) {
                        assert_finished(&line);
                    }
                }
            }
        });
    }
}

/// `cargo test -p locale -- --ignored --nocapture sample_log` prints a game, for reading.
#[test]
#[ignore = "prints"]
#[allow(clippy::print_stdout)]
fn sample_log() {
    for lang in Lang::ALL {
        println!("\n== {} ==", lang.own_name());
        play(3, Options::default(), 4, &mut |_, view, event| {
            let Some(seen) = State::seen(event, view.viewer) else { return };
            if view.viewer != Viewer::Seat(Seat::FIRST) {
                return;
            }
            if let Some(text) = say::log(Words::of(lang), &Table::new(PLAYERS, view), view, &seen) {
                println!("{text}");
            }
        });
    }
}

/// `cargo test -p locale -- --ignored --nocapture sample_words` prints one of everything, side by side.
#[test]
#[ignore = "prints"]
#[allow(clippy::print_stdout)]
fn sample_words() {
    let view = sample::view();
    let table = Table::new(PLAYERS, &view);
    let everything = |lang| {
        let words = Words::of(lang);
        let mut lines: Vec<String> = Vec::new();
        for decision in sample::decisions() {
            lines.push(say::question(words, &table, &decision));
            lines.push(say::waiting(words, &table, &decision));
        }
        lines.extend(sample::actions().iter().map(|action| say::action(words, &table, &view, action)));
        let log = |event| say::log(words, &table, &view, event);
        lines.extend(sample::events().iter().map(|event| log(event).unwrap_or_default()));
        let attack = Action::Attack { attacker: sample::MONTANA, target: sample::SILVANA };
        lines.extend(say::outlook(words, &table, &sample::outlook(), &attack));
        lines
    };
    let columns = Lang::ALL.map(everything);
    for row in 0..columns[0].len() {
        for column in &columns {
            println!("{}", column[row]);
        }
        println!();
    }
}
