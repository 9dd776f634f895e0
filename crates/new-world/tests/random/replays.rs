//! A game played again from its outcomes and actions is the same game; and whether somebody listens changes nothing.

use game::{ActionList, ChanceSource, Game, Need, Outcome, Seat, below};
use new_world::{Action, Event};

use crate::{asked, dice, new_game, random_options, random_order, viewers};

enum Entry {
    Order(Vec<u8>),
    Die(u8),
    Act(Seat, Action),
}

#[test]
fn a_replay_agrees_with_the_game() {
    for seed in 0..60 {
        let mut rng = dice(5000 + seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut state = new_game(seats, options);
        let (mut entries, mut events) = (Vec::new(), Vec::<Event>::new());
        let mut actions = ActionList::new();
        let mut buffer = [0; 256];
        loop {
            match state.need() {
                Need::Over => break,
                Need::Progress => assert!(state.advance(&mut events)),
                Need::Chance(chance) => {
                    let outcome = rng.answer(chance, &mut buffer);
                    entries.push(match outcome {
                        Outcome::Die(die) => Entry::Die(die),
                        Outcome::Order(order) => Entry::Order(order.to_vec()),
                    });
                    state.resolve(outcome, &mut events).expect("answered");
                }
                Need::Decision(_) if state.is_idle() => assert!(state.advance(&mut events)),
                Need::Decision(_) | Need::Together(..) => {
                    let seat = asked(&state, &mut rng).expect("somebody is asked");
                    actions.clear();
                    state.legal(seat, &mut actions);
                    let free = random_order(&state, seat, &mut rng);
                    let action = free.unwrap_or_else(|| actions[below(&mut rng, actions.len() as u32) as usize]);
                    entries.push(Entry::Act(seat, action));
                    state.apply(seat, action, &mut events).expect("legal");
                }
            }
        }
        let mut again = new_game(seats, options);
        let mut replayed = Vec::<Event>::new();
        for entry in entries {
            while again.advance(&mut replayed) {}
            match entry {
                Entry::Order(order) => again.resolve(Outcome::Order(&order), &mut replayed).expect("as before"),
                Entry::Die(die) => again.resolve(Outcome::Die(die), &mut replayed).expect("as before"),
                Entry::Act(seat, action) => again.apply(seat, action, &mut replayed).expect("as before"),
            }
        }
        while again.advance(&mut replayed) {}
        assert_eq!(events, replayed);
        assert!(viewers(seats).all(|viewer| again.view(viewer) == state.view(viewer)));
    }
}

#[test]
fn listening_changes_nothing() {
    for seed in 0..60 {
        let mut rng = dice(6000 + seed);
        let seats = 2 + (seed % 3) as u8;
        let options = random_options(&mut rng, seats);
        let mut deaf = new_game(seats, options);
        let mut heard = deaf.clone();
        let mut actions = ActionList::new();
        let mut buffer = [0; 256];
        let mut events: Vec<Event> = Vec::new();
        while deaf.need() != Need::Over {
            match deaf.need() {
                Need::Progress => assert_eq!(deaf.advance(&mut ()), heard.advance(&mut events)),
                Need::Chance(chance) => {
                    let outcome = rng.answer(chance, &mut buffer);
                    deaf.resolve(outcome, &mut ()).expect("answered");
                    heard.resolve(outcome, &mut events).expect("answered");
                }
                Need::Decision(_) | Need::Together(..) => {
                    let seat = asked(&deaf, &mut rng).expect("somebody is asked");
                    actions.clear();
                    deaf.legal(seat, &mut actions);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    deaf.apply(seat, action, &mut ()).expect("legal");
                    heard.apply(seat, action, &mut events).expect("legal");
                }
                Need::Over => unreachable!(),
            }
            assert_eq!(deaf.moment(), heard.moment());
        }
        assert!(viewers(seats).all(|viewer| deaf.view(viewer) == heard.view(viewer)));
    }
}
