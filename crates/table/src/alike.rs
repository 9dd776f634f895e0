//! Questions whose answers all come to the same: the order of two pair traits that feed the same animals, for instance.
//!
//! The game is asked, not the rules read: every answer is carried out on a copy, with the questions that follow from it,
//! and the copies are compared as everybody at the table sees them.

use game::{Ask, Game, Need, Seat, Viewer};

/// No more questions in a row than this are looked through.
const DEPTH: u8 = 5;
/// A question with more answers than this is asked.
const ANSWERS: usize = 8;

/// The first of several answers of this seat, if all of them come to the same.
pub(crate) fn first_of_alike<G: Game>(state: &G, seat: Seat) -> Option<G::Action> {
    let (asked, legal) = answers(state)?;
    if asked != seat {
        return None;
    }
    outcome(state, DEPTH)?;
    legal.first().copied()
}

/// The answers of a question that is asked now, if there are several and not too many.
fn answers<G: Game>(state: &G) -> Option<(Seat, Vec<G::Action>)> {
    let Need::Decision(decision) = state.need() else { return None };
    if !decision.is_question() {
        return None;
    }
    let mut legal = Vec::new();
    state.legal(decision.seat(), &mut legal);
    (2..=ANSWERS).contains(&legal.len()).then(|| (decision.seat(), legal))
}

/// Where the answers of this question lead, with those of the questions that follow, if all lead to the same.
fn outcome<G: Game>(state: &G, depth: u8) -> Option<G> {
    let Some((seat, legal)) = answers(state) else { return Some(settled(state)) };
    let depth = depth.checked_sub(1)?;
    let mut found: Option<G> = None;
    for action in legal {
        let mut after = state.clone();
        after.apply(seat, action, &mut ()).ok()?;
        let end = outcome(&settled(&after), depth)?;
        match &found {
            Some(first) if !look_alike(first, &end) => return None,
            Some(_) => {}
            None => found = Some(end),
        }
    }
    found
}

/// The state after the answers that are the only ones.
fn settled<G: Game>(state: &G) -> G {
    let mut state = state.clone();
    let mut legal = Vec::new();
    for _ in 0..DEPTH {
        let Need::Decision(decision) = state.need() else { break };
        legal.clear();
        if decision.is_question() {
            state.legal(decision.seat(), &mut legal);
        }
        let [only] = legal.as_slice() else { break };
        if state.apply(decision.seat(), *only, &mut ()).is_err() {
            break;
        }
    }
    state
}

/// Whether everybody sees the same, and the same is asked.
fn look_alike<G: Game>(one: &G, other: &G) -> bool {
    let seats = (0..one.seats()).filter_map(|seat| Seat::new(usize::from(seat))).map(Viewer::Seat);
    one.need() == other.need() && seats.chain([Viewer::Spectator]).all(|viewer| one.view(viewer) == other.view(viewer))
}
