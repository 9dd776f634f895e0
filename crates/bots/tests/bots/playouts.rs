//! Drivers.

use bots::{Playout, Stopped, random_playout};
use game::{ChanceSource, Game, Need, Seat, below};
use origin::{Action, State};

use crate::{bot, config, rng};

#[test]
fn random_playouts_end_at_every_number_of_seats() {
    let mut actions = Vec::new();
    for seats in 2..=8 {
        for seed in 0..10 {
            let mut state = State::new(&config(seats));
            let counts = random_playout(&mut state, &mut rng(seed), &mut actions);
            assert_eq!(state.need(), Need::Over);
            assert!(counts.decisions > 20 && counts.chance > 5, "{counts:?}");
        }
    }
}

#[test]
fn both_drivers_play_the_same_game() {
    for seed in 0..10 {
        let (mut fast, mut slow) = (State::new(&config(4)), State::new(&config(4)));
        let counts = random_playout(&mut fast, &mut rng(seed), &mut Vec::new());
        // One generator for choices and chance, drawn from in the same order.
        let shared = core::cell::RefCell::new(rng(seed));
        struct Chance<'a>(&'a core::cell::RefCell<rand_xoshiro::Xoshiro256PlusPlus>);
        impl ChanceSource for Chance<'_> {
            fn die(&mut self, sides: u8) -> u8 {
                self.0.borrow_mut().die(sides)
            }
            fn shuffle(&mut self, cards: &mut [u16]) {
                self.0.borrow_mut().shuffle(cards);
            }
        }
        let choose = |_: &State, _: Seat, legal: &[Action]| {
            assert!(legal.len() > 1, "a decision has at least two options");
            Some(legal[below(&mut *shared.borrow_mut(), legal.len() as u32) as usize])
        };
        let told = Playout::default().run(&mut slow, choose, &mut Chance(&shared), &mut ());
        assert_eq!(told, Ok(counts));
        assert_eq!(slow.standings(), fast.standings());
    }
}

#[test]
fn a_playout_says_who_chose_something_illegal() {
    let mut state = State::new(&config(2));
    let stopped = Playout::default().run(&mut state, |_, _, _| Some(Action::Decline), &mut rng(1), &mut ());
    assert!(matches!(stopped, Err(Stopped::Refused { action: Action::Decline, .. })), "{stopped:?}");
}

#[test]
fn a_playout_needs_a_bot_on_every_seat() {
    let mut state = State::new(&config(3));
    let stopped = Playout::default().run_bots(&mut state, &mut [bot("random", 1)], &mut rng(1), &mut ());
    assert!(matches!(stopped, Err(Stopped::Empty { .. })), "{stopped:?}");
}

#[test]
fn events_reach_the_sink() {
    let mut state = State::new(&config(2));
    let mut bots = vec![bot("random", 1), bot("random", 2)];
    let mut events = Vec::new();
    Playout::default().run_bots(&mut state, &mut bots, &mut rng(3), &mut events).expect("legal");
    assert!(events.len() > 100);
}
