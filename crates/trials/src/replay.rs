//! A game that is played again from its outcomes and actions is the same, event by event.

use game::{ChanceSource, Game, Need, OwnedOutcome, RecordEntry};

use crate::play::{asked, step, viewers};
use crate::{ActionOf, EventOf, Trial, dice};

/// Plays games with forced moves left out of the record, and plays the record again.
pub fn a_replay_agrees_with_the_game<T: Trial>(seeds: core::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = dice(seed);
        let first = T::deal(seed, &mut dice);
        let mut state = first.clone();
        let mut events: Vec<EventOf<T>> = Vec::new();
        let mut record: Vec<RecordEntry<ActionOf<T>>> = Vec::new();
        while state.need() != Need::Over {
            let goes_on = |state: &T::Game| state.need() == Need::Progress || state.is_idle();
            if goes_on(&state) && state.advance(&mut events) {
                continue;
            }
            match state.need() {
                Need::Chance(chance) => {
                    let mut buffer = game::NO_ORDER;
                    let outcome = dice.answer(chance, &mut buffer);
                    record.push(RecordEntry::Chance(OwnedOutcome::from(outcome)));
                    state.resolve(outcome, &mut events).expect("answered");
                }
                _ => {
                    let seat = asked(&state, &mut dice).expect("somebody is asked");
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let action = T::choose(&state, seat, &legal, &mut dice);
                    record.push(RecordEntry::Act { seat, action });
                    state.apply(seat, action, &mut events).expect("legal");
                }
            }
        }
        let (mut again, mut replayed): (T::Game, Vec<EventOf<T>>) = (first, Vec::new());
        for entry in &record {
            while (again.need() == Need::Progress || again.is_idle()) && again.advance(&mut replayed) {}
            match entry {
                RecordEntry::Chance(outcome) => again.resolve(outcome.as_outcome(), &mut replayed).expect("as before"),
                RecordEntry::Act { seat, action } => again.apply(*seat, *action, &mut replayed).expect("as before"),
            }
        }
        while again.need() != Need::Over && again.advance(&mut replayed) {}
        assert!(replayed == events, "game {seed}: the same happened");
        for viewer in viewers(state.seats()) {
            assert_eq!(again.view(viewer), state.view(viewer), "game {seed}");
        }
        assert_eq!(again.standings(), state.standings(), "game {seed}");
    }
}

/// Whether anybody listens to the events changes nothing.
pub fn listening_changes_nothing<T: Trial>(seeds: core::ops::Range<u64>) {
    for seed in seeds {
        let mut dice = dice(seed);
        let mut deaf = T::deal(seed, &mut dice);
        let (mut heard, mut same) = (deaf.clone(), dice.clone());
        let mut events: Vec<EventOf<T>> = Vec::new();
        while deaf.need() != Need::Over {
            step::<T>(&mut deaf, &mut dice, &mut ());
            step::<T>(&mut heard, &mut same, &mut events);
            assert_eq!(deaf.need(), heard.need(), "game {seed}");
        }
        assert!(viewers(deaf.seats()).all(|viewer| deaf.view(viewer) == heard.view(viewer)), "game {seed}");
    }
}
