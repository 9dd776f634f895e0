//! Drivers for whole games: [`Playout`] asks whoever chooses, [`random_playout`] is the fastest way to an end.
//!
//! A decision is a moment with at least two options. Where there is one, it is applied and not counted: a pass without an
//! alternative is the automatic pass.

use game::{ActionList, ChanceSource, EventSink, Game, Illegal, Need, Seat, Viewer, below};
use rand_core::Rng;

use crate::bot::Bot;

/// What happened in a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Decisions with at least two options.
    pub decisions: u64,
    /// Dice and shuffles.
    pub chance: u64,
}

/// Why a playout did not reach the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped<A, R> {
    /// Somebody chose what is not legal.
    Refused {
        /// Who chose.
        seat: Seat,
        /// What.
        action: A,
        /// Why it is not legal.
        illegal: Illegal<R>,
    },
    /// Nobody sits on this seat.
    Empty {
        /// The seat that was asked.
        seat: Seat,
    },
    /// The game waits for something that nobody can give.
    Stuck,
}

/// A driver with its buffers.
pub struct Playout<G: Game> {
    actions: ActionList<G::Action>,
    order: game::OrderBuffer,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { actions: Vec::with_capacity(256), order: game::NO_ORDER }
    }
}

impl<G: Game> Playout<G> {
    /// Plays to the end: `choose` gets the game, the seat asked and at least two legal actions.
    ///
    /// `choose` sees the state because it may be a search with perfect information or a replay; bots go through
    /// [`Playout::run_bots`], which shows them a view.
    pub fn run<S: EventSink<G::Event>>(
        &mut self,
        state: &mut G,
        mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Option<G::Action>,
        chance: &mut impl ChanceSource,
        sink: &mut S,
    ) -> Result<Counts, Stopped<G::Action, G::Rule>> {
        let mut counts = Counts::default();
        loop {
            match state.need() {
                need @ (Need::Decision(_) | Need::Together(..)) => {
                    let seat = need.asked().iter().next().ok_or(Stopped::Stuck)?;
                    self.actions.clear();
                    state.legal(seat, &mut self.actions);
                    let action = match self.actions.as_slice() {
                        [] if state.advance(sink) => continue,
                        [] => return Err(Stopped::Stuck),
                        [only] => *only,
                        several => {
                            counts.decisions += 1;
                            choose(state, seat, several).ok_or(Stopped::Empty { seat })?
                        }
                    };
                    state.apply(seat, action, sink).map_err(|illegal| Stopped::Refused { seat, action, illegal })?;
                }
                Need::Chance(asked) => {
                    counts.chance += 1;
                    let outcome = chance.answer(asked, &mut self.order);
                    state.resolve(outcome, sink).map_err(|_| Stopped::Stuck)?;
                }
                Need::Progress => {
                    if !state.advance(sink) {
                        return Err(Stopped::Stuck);
                    }
                }
                Need::Over => return Ok(counts),
            }
        }
    }

    /// Plays to the end with one bot on each seat, in the order of the seats.
    pub fn run_bots<S: EventSink<G::Event>>(
        &mut self,
        state: &mut G,
        bots: &mut [Box<dyn Bot<G>>],
        chance: &mut impl ChanceSource,
        sink: &mut S,
    ) -> Result<Counts, Stopped<G::Action, G::Rule>> {
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            let bot = bots.get_mut(seat.index())?;
            Some(bot.choose(seat, &state.view(Viewer::Seat(seat)), legal))
        };
        self.run(state, choose, chance, sink)
    }
}

/// Plays to the end with random actions and random chance. Nothing is allocated while `actions` is large enough, and
/// nobody listens.
pub fn random_playout<G: Game>(state: &mut G, rng: &mut impl Rng, actions: &mut ActionList<G::Action>) -> Counts {
    let mut counts = Counts::default();
    let mut order = game::NO_ORDER;
    loop {
        let went_on = match state.need() {
            need @ (Need::Decision(_) | Need::Together(..)) => {
                let Some(seat) = need.asked().iter().next() else { return counts };
                actions.clear();
                state.legal(seat, actions);
                let place = match actions.len() {
                    0 => None,
                    1 => Some(0),
                    several => {
                        counts.decisions += 1;
                        Some(below(rng, several as u32) as usize)
                    }
                };
                match place {
                    Some(place) => state.apply(seat, actions[place], &mut ()).is_ok(),
                    None => state.advance(&mut ()),
                }
            }
            Need::Chance(chance) => {
                counts.chance += 1;
                state.resolve(rng.answer(chance, &mut order), &mut ()).is_ok()
            }
            Need::Progress => state.advance(&mut ()),
            Need::Over => false,
        };
        if !went_on {
            return counts;
        }
    }
}
