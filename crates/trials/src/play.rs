//! Random games.

use game::{ActionList, ChanceSource, EventSink, Game, Need, Seat, Viewer, below};

use crate::{ActionOf, Dice, EventOf, Trial};

/// No game takes more steps than this.
const LONGEST: u32 = 50_000;

/// Everybody who may look at a table with this many seats.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Somebody who is asked, if anybody is.
pub fn asked<G: Game>(state: &G, dice: &mut Dice) -> Option<Seat> {
    let asked: Vec<Seat> = state.need().asked().iter().collect();
    (!asked.is_empty()).then(|| asked[below(dice, asked.len() as u32) as usize])
}

/// Gives the game what it needs, once. Returns the action, if it was one.
pub fn step<T: Trial>(
    state: &mut T::Game,
    dice: &mut Dice,
    sink: &mut impl EventSink<EventOf<T>>,
) -> Option<(Seat, ActionOf<T>)> {
    match state.need() {
        Need::Over => None,
        Need::Progress => {
            assert!(state.advance(sink), "progress was promised");
            None
        }
        Need::Chance(chance) => {
            let mut buffer = game::NO_ORDER;
            state.resolve(dice.answer(chance, &mut buffer), sink).expect("the outcome answers the need");
            None
        }
        Need::Decision(_) | Need::Together(..) => {
            let seat = asked(state, dice).expect("somebody is asked");
            let mut legal = ActionList::new();
            state.legal(seat, &mut legal);
            let action = T::choose(state, seat, &legal, dice);
            state.apply(seat, action, sink).expect("a legal action is accepted");
            Some((seat, action))
        }
    }
}

/// Plays a game to its end with a look at every state in which somebody is asked, and at the last. Returns the steps.
pub fn play<T: Trial>(state: &mut T::Game, dice: &mut Dice, mut look: impl FnMut(&T::Game, &mut Dice)) -> u32 {
    for steps in 0..LONGEST {
        T::audit(state);
        let need = state.need();
        if matches!(need, Need::Decision(_) | Need::Together(..) | Need::Over) {
            look(state, dice);
        }
        if need == Need::Over {
            return steps;
        }
        step::<T>(state, dice, &mut ());
    }
    panic!("the game does not end");
}
