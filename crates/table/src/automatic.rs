//! Which questions a table answers by itself.
//!
//! An answer that comes by itself comes at once, and everybody notices. Among people far apart that must not tell a hand: a
//! player who is asked which of their cards to pay, and answers at once because all of them are equal, has shown them. So
//! at such a table ([`Automatic::Open`]) a question is answered by itself only where everybody can see that there is
//! nothing to decide:
//!
//! * The table makes [`WORLDS`] worlds from what a spectator sees. If there is something to decide for the seat in one of
//!   them, it is asked, whatever its cards are. The worlds are drawn from a generator that always begins alike, so that
//!   the answer to "is there something to decide?" follows from the spectator's view and nothing else.
//! * If there is nothing to decide in any of these worlds and yet in the real one, the seat is asked too: no decision is
//!   ever taken from a player. This would need hidden cards that none of the worlds has; the tests of the editions look for
//!   it (`trials::open`).
//!
//! The answer itself may be hidden, like the last card of a hand laid face down. That it was the only one is open.
//!
//! What a game passes by itself (a turn in which nothing can be done) follows [`Game::is_openly_idle`] at such a table.

use game::{Game, Need, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::alike::first_of_alike;

/// How many worlds are looked at.
pub const WORLDS: usize = 8;

/// Which questions a table answers by itself. Such an answer stands in the record; it is taken back with the decision
/// before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Automatic {
    /// Those with one legal answer.
    #[default]
    OnlyAnswers,
    /// Those too whose answers all come to the same.
    Alike,
    /// The same as far as everybody can see that there is nothing to decide: for people far apart.
    Open,
}

impl Automatic {
    /// What the table answers for a seat that is asked; nothing if it has to decide.
    pub fn answer_of<G: Game>(self, state: &G, seat: Seat) -> Option<G::Action> {
        // A turn in which nothing can be done, and others cannot see it.
        let waits = || matches!(state.need(), Need::Decision(_)) && state.is_idle() && !state.is_openly_idle();
        match self {
            Self::Open if waits() => None,
            Self::OnlyAnswers => only_answer(state, seat),
            Self::Alike => nothing_to_decide(state, seat),
            Self::Open => nothing_to_decide(state, seat).filter(|_| is_open(state, seat)),
        }
    }

    /// A seat for which the table answers, with the answer.
    pub fn answer<G: Game>(self, state: &G) -> Option<(Seat, G::Action)> {
        state.need().asked().iter().find_map(|seat| Some((seat, self.answer_of(state, seat)?)))
    }

    /// Whether the game goes on without a decision.
    pub fn passes<G: Game>(self, state: &G) -> bool {
        match (state.need(), self) {
            (Need::Progress, _) => true,
            (Need::Decision(_) | Need::Together(..), Self::OnlyAnswers | Self::Alike) => state.is_idle(),
            (Need::Decision(_) | Need::Together(..), Self::Open) => state.is_openly_idle(),
            (Need::Chance(_) | Need::Over, _) => false,
        }
    }
}

fn only_answer<G: Game>(state: &G, seat: Seat) -> Option<G::Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    match legal.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

fn nothing_to_decide<G: Game>(state: &G, seat: Seat) -> Option<G::Action> {
    only_answer(state, seat).or_else(|| first_of_alike(state, seat))
}

/// Whether there is nothing to decide for the seat as far as a spectator can know.
fn is_open<G: Game>(state: &G, seat: Seat) -> bool {
    let view = state.view(Viewer::Spectator);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(0);
    (0..WORLDS).all(|_| nothing_to_decide(&G::determinize(&view, &mut dice), seat).is_some())
}
