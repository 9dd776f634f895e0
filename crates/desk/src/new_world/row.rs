//! The order of the viewer's row: proposals for another one. The table says whether joined animals would be separated.

use game::Viewer;
use new_world::{Action, AnimalId, Question, RowOrder, View};

use super::Desk;
use super::pick::{Step, is_open, question};
use crate::click::Verb;

/// One place to the left or to the right.
pub(super) fn step(desk: &Desk, animal: AnimalId, left: bool) -> Step {
    let row = own_row(desk);
    let Some(place) = row.iter().position(|id| *id == animal) else { return Step::Stay };
    let next = if left { place.checked_sub(1) } else { Some(place + 1).filter(|next| *next < row.len()) };
    match next {
        Some(next) => first_open(desk, towards(&desk.view, &row, place, next)),
        None => Step::Stay,
    }
}

/// Left and right, as far as the row goes.
pub(super) fn ways(desk: &Desk, animal: AnimalId) -> Vec<Verb> {
    let can = |left: bool| matches!(step(desk, animal, left), Step::Act(_));
    [(Verb::Left, can(true)), (Verb::Right, can(false))]
        .into_iter()
        .filter(|(_, can)| *can)
        .map(|(verb, _)| verb)
        .collect()
}

/// An animal is put where another one stands, or at the right end.
pub(super) fn put(desk: &Desk, animal: AnimalId, at: Option<AnimalId>) -> Step {
    if question(desk) != Some(Question::Develop) {
        return Step::Stay;
    }
    let row = own_row(desk);
    let place = |wanted: AnimalId| row.iter().position(|id| *id == wanted);
    let to = at.map_or(row.len().checked_sub(1), place);
    match (place(animal), to) {
        (Some(from), Some(to)) if from != to => first_open(desk, towards(&desk.view, &row, from, to)),
        _ => Step::Stay,
    }
}

fn own_row(desk: &Desk) -> Vec<AnimalId> {
    match desk.viewer {
        Viewer::Seat(seat) => desk.view.rows[seat].clone(),
        Viewer::Spectator => Vec::new(),
    }
}

/// The first order that the table takes; the first of all if it takes none, for its reasons.
fn first_open(desk: &Desk, orders: Vec<Vec<AnimalId>>) -> Step {
    let actions = orders.iter().filter_map(|order| Some(Action::Rearrange { order: RowOrder::new(order)? }));
    let actions: Vec<Action> = actions.collect();
    let open = actions.iter().find(|action| is_open(desk, **action));
    match (open, actions.first()) {
        (Some(open), _) => Step::Act(*open),
        (None, Some(first)) => Step::Refuse(*first),
        (None, None) => Step::Stay,
    }
}

/// The orders that bring an animal to a place, the plainest first: it alone; its whole chain beyond the chain that stands
/// there; its chain turned round.
fn towards(view: &View, row: &[AnimalId], from: usize, to: usize) -> Vec<Vec<AnimalId>> {
    let mut alone = row.to_vec();
    let animal = alone.remove(from);
    alone.insert(to, animal);
    let (mine, there) = (chain(view, row, from), chain(view, row, to));
    if mine.contains(&to) {
        let mut turned = row.to_vec();
        turned[mine.clone()].reverse();
        return vec![alone, turned];
    }
    let moved: Vec<AnimalId> = row[mine.clone()].to_vec();
    let beyond = if from < to { there.end - mine.len() } else { there.start };
    let mut rest = row.to_vec();
    rest.drain(mine);
    rest.splice(beyond..beyond, moved);
    vec![alone, rest]
}

/// The places of an animal and of all that pair cards join with it.
fn chain(view: &View, row: &[AnimalId], place: usize) -> core::ops::Range<usize> {
    let joined = |one: usize, other: usize| {
        row.get(one)
            .zip(row.get(other))
            .is_some_and(|(one, other)| view.links_of(*one).any(|link| link.partner(*one) == *other))
    };
    let (mut start, mut end) = (place, place + 1);
    while start > 0 && joined(start - 1, start) {
        start -= 1;
    }
    while joined(end - 1, end) {
        end += 1;
    }
    start..end
}
