//! The turning points: where the chances changed most, where most was given away, where much was lost.
//!
//! What belongs together is looked at together: an attack with its defences and dice is one moment, from the declaration
//! to what became of it.

use core::ops::Range;

use game::Seat;

use super::{Judgement, LEAST_COST, Review};

/// How everybody stood after a step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// Everybody's chance to win, by what everybody could see.
    pub chances: Vec<f32>,
    /// Everybody's points, as if the game ended here.
    pub points: Vec<i32>,
    /// The next entry still belongs to what happens here: an answer, or a die.
    pub goes_on: bool,
}

impl Standing {
    /// As a line.
    pub(super) fn text(&self) -> String {
        let list = |numbers: Vec<String>| numbers.join(" ");
        let chances = list(self.chances.iter().map(|chance| format!("{chance:.4}")).collect());
        let points = list(self.points.iter().map(ToString::to_string).collect());
        format!("{chances}|{points}|{}", u8::from(self.goes_on))
    }

    /// Reads what [`Standing::text`] wrote.
    pub(super) fn read(line: &str) -> Option<Self> {
        let mut parts = line.split('|');
        let chances = parts.next()?.split(' ').map(|word| word.parse().ok()).collect::<Option<Vec<f32>>>()?;
        let points = parts.next()?.split(' ').map(|word| word.parse().ok()).collect::<Option<Vec<i32>>>()?;
        let goes_on = parts.next()? == "1";
        (!chances.is_empty() && chances.len() == points.len()).then_some(Self { chances, points, goes_on })
    }
}

/// A moment that mattered.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The entries of the record that belong to it.
    pub entries: Range<usize>,
    /// Whose chance is told: one of those whose game is reviewed, if it changed for them.
    pub seat: Seat,
    /// Their chance before.
    pub before: f32,
    /// Their chance after.
    pub after: f32,
    /// Points they lost in it.
    pub lost: i32,
    /// The decision in it that gave most away, else the first that was judged.
    pub judged: Option<Judgement>,
}

impl TurningPoint {
    /// How much it mattered.
    pub fn weight(&self) -> f32 {
        let cost = self.judged.as_ref().map_or(0.0, Judgement::cost);
        (self.after - self.before).abs().max(cost)
    }
}

/// Changes of the chances that are mentioned.
pub const LEAST_SWING: f32 = 0.08;
/// A loss of this many points at once is always mentioned to whoever suffered it.
pub const LEAST_LOSS: i32 = 4;
/// The biggest changes of the graph: all decisions in them are judged, whoever made them.
pub(super) const SWINGS: usize = 8;
/// A change this small for oneself is not told where it was bigger for others.
const OWN: f32 = 0.05;

impl Review {
    /// The moments that mattered to these seats, in the order of the game: the biggest changes of the graph and the
    /// costliest moves, this many at most, and every great loss.
    pub fn turning_points(&self, most: usize, seats: &[Seat]) -> Vec<TurningPoint> {
        let all: Vec<TurningPoint> =
            self.moments().into_iter().filter_map(|entries| self.turning_point(entries, seats)).collect();
        let mut places: Vec<usize> = (0..all.len()).filter(|place| self.matters(&all[*place])).collect();
        game::order::sort_by(&mut places, |a, b| all[*b].weight().total_cmp(&all[*a].weight()));
        places.truncate(most);
        let is_loss = |one: &TurningPoint| one.lost >= LEAST_LOSS && seats.contains(&one.seat);
        let mut kept = Vec::new();
        for (place, one) in all.iter().enumerate() {
            if places.contains(&place) || is_loss(one) {
                kept.push(one.clone());
            }
        }
        kept
    }

    fn matters(&self, one: &TurningPoint) -> bool {
        (one.after - one.before).abs() >= LEAST_SWING
            || one.judged.as_ref().is_some_and(|judged| judged.cost() >= LEAST_COST)
    }

    /// The entries of the biggest changes of the graph; nothing before all chances are known.
    pub(super) fn swinging(&self) -> Vec<usize> {
        if self.steps.iter().any(Option::is_none) {
            return Vec::new();
        }
        let swing = |entries: &Range<usize>| {
            let (Some(before), Some(after)) = (self.standing(entries.start), self.standing(entries.end)) else {
                return 0.0;
            };
            let changes = before.chances.iter().zip(&after.chances).map(|(before, after)| (after - before).abs());
            changes.fold(0.0, f32::max)
        };
        let mut moments: Vec<(f32, Range<usize>)> =
            self.moments().into_iter().map(|entries| (swing(&entries), entries)).collect();
        moments.retain(|(swing, _)| *swing >= LEAST_SWING);
        game::order::sort_by(&mut moments, |a, b| b.0.total_cmp(&a.0));
        moments.truncate(SWINGS);
        moments.into_iter().flat_map(|(_, entries)| entries).collect()
    }

    /// The record in moments, as far as it is known.
    fn moments(&self) -> Vec<Range<usize>> {
        let mut moments: Vec<Range<usize>> = Vec::new();
        for entry in 0..self.steps.len().saturating_sub(1) {
            let (Some(before), Some(_)) = (self.standing(entry), self.standing(entry + 1)) else { break };
            match moments.last_mut() {
                Some(last) if before.goes_on => last.end = entry + 1,
                _ => moments.push(entry..entry + 1),
            }
        }
        moments
    }

    fn turning_point(&self, entries: Range<usize>, seats: &[Seat]) -> Option<TurningPoint> {
        let (before, after) = (self.standing(entries.start)?, self.standing(entries.end)?);
        let change = |seat: &Seat| (after.chances[seat.index()] - before.chances[seat.index()]).abs();
        let lost = |seat: &Seat| before.points[seat.index()] - after.points[seat.index()];
        let all: Vec<Seat> = (0..before.chances.len().min(after.chances.len())).filter_map(Seat::new).collect();
        let biggest = |of: &[Seat]| of.iter().copied().max_by(|a, b| change(a).total_cmp(&change(b)));
        let own: Vec<Seat> = all.iter().copied().filter(|seat| seats.contains(seat)).collect();
        let told = own.iter().copied().find(|seat| lost(seat) >= LEAST_LOSS);
        let told = told.or_else(|| biggest(&own).filter(|seat| change(seat) >= OWN)).or_else(|| biggest(&all))?;
        let judged: Vec<&Judgement> = entries.clone().filter_map(|entry| self.move_at(entry)).collect();
        let worst = judged.iter().filter(|judged| judged.cost() >= LEAST_COST);
        let worst = worst.max_by(|a, b| a.cost().total_cmp(&b.cost()));
        Some(TurningPoint {
            seat: told,
            before: before.chances[told.index()],
            after: after.chances[told.index()],
            lost: lost(&told).max(0),
            judged: worst.or(judged.first()).map(|judged| (*judged).clone()),
            entries,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Task;

    fn standing(chance: f32, points: i32, goes_on: bool) -> Standing {
        Standing { chances: vec![chance, 1.0 - chance], points: vec![points, 10], goes_on }
    }

    /// An attack of the second seat (entry 1), its die (entry 2), and two quiet turns.
    fn review() -> Review {
        let mut review = Review::new(4);
        let steps = [
            standing(0.60, 20, false),
            standing(0.61, 20, false),
            standing(0.50, 20, true),
            standing(0.40, 13, false),
            standing(0.41, 13, false),
        ];
        steps.into_iter().enumerate().for_each(|(step, one)| review.put_standing(step, Some(one)));
        review
    }

    #[test]
    fn an_attack_with_its_die_is_one_moment_whoever_made_it() {
        let own = [Seat::FIRST];
        let points = review().turning_points(8, &own);
        assert_eq!(points.len(), 1, "{points:?}");
        let one = &points[0];
        assert_eq!((one.entries.clone(), one.seat, one.lost), (1..3, Seat::FIRST, 7));
        assert!((one.before - 0.61).abs() < 1e-6 && (one.after - 0.40).abs() < 1e-6);
        assert_eq!(review().swinging(), [1, 2], "its decisions are judged, although somebody else made them");
        assert_eq!(review().next_task(&own), Some(Task::Moves(0..4, own.to_vec())));
    }

    #[test]
    fn a_great_loss_is_told_even_if_the_chances_had_foreseen_it() {
        let mut review = review();
        review.put_standing(1, Some(standing(0.42, 20, false)));
        review.put_standing(2, Some(standing(0.41, 20, true)));
        let points = review.turning_points(0, &[Seat::FIRST]);
        assert_eq!(points.iter().map(|one| one.lost).collect::<Vec<_>>(), [7], "{points:?}");
        assert!(review.turning_points(0, &[Seat::wrapping(1)]).is_empty(), "not to those who lost nothing");
    }

    #[test]
    fn a_line_comes_back() {
        let one = standing(0.25, -3, true);
        assert_eq!(Standing::read(&one.text()), Some(one));
        assert_eq!(Standing::read("0.5 0.5"), None);
    }
}
