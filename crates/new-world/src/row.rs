//! The order of a row (NW-ROW-1), and how it is rearranged so that two animals become neighbours (NW-PAIR-6).
//!
//! Linked animals are neighbours, so a path of links is a stretch of the row. The functions work on any row, that of a
//! state and that of a view, and are given which neighbours are linked.

use crate::cards::AnimalId;

/// The place of an animal in the row.
#[inline]
pub(crate) fn place(order: &[AnimalId], animal: AnimalId) -> Option<usize> {
    order.iter().position(|&other| other == animal)
}

/// The first and the last place of the path to which the animal at `place` belongs.
pub(crate) fn path(order: &[AnimalId], place: usize, linked: impl Fn(AnimalId, AnimalId) -> bool) -> (usize, usize) {
    let (mut first, mut last) = (place, place);
    while first > 0 && linked(order[first - 1], order[first]) {
        first -= 1;
    }
    while last + 1 < order.len() && linked(order[last], order[last + 1]) {
        last += 1;
    }
    (first, last)
}

/// Moves whole paths, reversed where needed, so that `right` lies directly to the right of `left`. Both must be ends of
/// different paths; otherwise nothing happens.
pub(crate) fn join(
    order: &mut [AnimalId],
    left: AnimalId,
    right: AnimalId,
    linked: impl Fn(AnimalId, AnimalId) -> bool,
) {
    let (Some(l), Some(r)) = (place(order, left), place(order, right)) else { return };
    let (left_first, left_last) = path(order, l, &linked);
    let (right_first, right_last) = path(order, r, &linked);
    let ends = (l == left_first || l == left_last) && (r == right_first || r == right_last);
    if left_first == right_first || !ends {
        return;
    }
    if l != left_last {
        order[left_first..=left_last].reverse();
    }
    if r != right_first {
        order[right_first..=right_last].reverse();
    }
    let moved = right_last - right_first + 1;
    if right_first > left_last {
        order[left_last + 1..=right_last].rotate_right(moved);
    } else {
        order[right_first..=left_last].rotate_left(moved);
    }
}

/// Which of two ends of paths should lie on the left so that the row changes least.
pub(crate) fn natural_left(
    order: &[AnimalId],
    first: AnimalId,
    second: AnimalId,
    linked: impl Fn(AnimalId, AnimalId) -> bool,
) -> AnimalId {
    let (Some(f), Some(s)) = (place(order, first), place(order, second)) else { return first };
    if f.abs_diff(s) == 1 {
        return if f < s { first } else { second };
    }
    let (_, last) = path(order, f, linked);
    if f == last { first } else { second }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(order: &str, links: &[&str], left: char, right: char) -> String {
        let mut row: Vec<AnimalId> = order.bytes().map(AnimalId).collect();
        let id = |c: char| AnimalId(c as u8);
        let linked = |a: AnimalId, b: AnimalId| {
            links.iter().any(|pair| {
                let pair = pair.as_bytes();
                (a.0, b.0) == (pair[0], pair[1]) || (b.0, a.0) == (pair[0], pair[1])
            })
        };
        join(&mut row, id(left), id(right), linked);
        row.iter().map(|id| id.0 as char).collect()
    }

    #[test]
    fn paths_move_as_a_whole() {
        // NW-PAIR-6, NW-ROW-2
        assert_eq!(joined("ABCD", &["AB"], 'B', 'D'), "ABDC");
        assert_eq!(joined("ABCD", &["AB", "BC"], 'D', 'A'), "DABC");
        assert_eq!(joined("ABCD", &["AB", "CD"], 'A', 'D'), "BADC");
        assert_eq!(joined("ABCD", &["AB", "CD"], 'B', 'C'), "ABCD");
        assert_eq!(joined("ABCD", &["CD"], 'D', 'A'), "BCDA");
        assert_eq!(joined("AB", &[], 'B', 'A'), "BA");
    }

    #[test]
    fn what_cannot_be_joined_stays() {
        // NW-PAIR-6: same path, or an animal in the middle of one.
        assert_eq!(joined("ABCD", &["AB", "BC"], 'C', 'A'), "ABCD");
        assert_eq!(joined("ABCD", &["AB", "BC"], 'B', 'D'), "ABCD");
    }
}
