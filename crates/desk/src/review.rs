//! The review of a played game: how everybody stood after every step, and what the moves have cost.
//!
//! The work is done in parts, in the background: a [`Reviewer`] holds the game and does a [`Task`]; a [`Review`]
//! gathers what came of it, knows what is to be done next, and can be shown at any time.

mod reviewer;
mod turning;

use core::ops::Range;

use bots::Reason;
use game::Seat;

pub use reviewer::{AnyReviewer, Care, Reviewer};
pub use turning::{LEAST_LOSS, LEAST_SWING, Standing, TurningPoint};

use crate::advice::{read_reasons, write_reasons};

/// What a decision was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The entry of the record, from 0.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in the words of records.
    pub played: String,
    /// What would have been best, in the words of records.
    pub best: String,
    /// The chance to win after what was done.
    pub win: f32,
    /// The chance to win after what would have been best.
    pub best_win: f32,
    /// Why the best would have been better; nothing where it would hardly have been.
    pub why: Vec<Reason>,
}

impl Judgement {
    /// The chance to win that was given away.
    pub fn cost(&self) -> f32 {
        if self.is_best() { 0.0 } else { (self.best_win - self.win).max(0.0) }
    }

    /// Whether nothing better was found.
    pub fn is_best(&self) -> bool {
        self.played == self.best
    }
}

/// A part of the work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// How everybody stood after this many entries of the record.
    Chances(Range<usize>),
    /// What the decisions in these entries were worth, if they were made by these seats.
    Moves(Range<usize>, Vec<Seat>),
}

impl Task {
    /// As text.
    pub fn text(&self) -> String {
        match self {
            Self::Chances(steps) => format!("chances {} {}", steps.start, steps.end),
            Self::Moves(entries, seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
                format!("moves {} {} {}", entries.start, entries.end, seats.join(","))
            }
        }
    }

    /// Reads what [`Task::text`] wrote.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let range = words.next()?.parse().ok()?..words.next()?.parse().ok()?;
        match kind {
            "chances" => Some(Self::Chances(range)),
            "moves" => {
                let seats = words.next()?.split(',').map(|seat| Seat::new(seat.parse().ok()?));
                Some(Self::Moves(range, seats.collect::<Option<_>>()?))
            }
            _ => None,
        }
    }
}

/// Moves that cost less than this are not mentioned: the search is not that sure.
pub const LEAST_COST: f32 = 0.03;
/// Steps and entries in one part of the work.
const AT_ONCE: usize = 8;

/// What is known of a game so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// How everybody stood, step by step.
    steps: Vec<Option<Standing>>,
    /// For every entry, the seats (as bits) whose decision there was looked for.
    looked: Vec<u8>,
    moves: Vec<Judgement>,
}

impl Review {
    /// Nothing is known yet of a game with this many entries.
    pub fn new(entries: usize) -> Self {
        Self { steps: vec![None; entries + 1], looked: vec![0; entries], moves: Vec::new() }
    }

    /// What is to be done next for these seats: the chances, their moves, then what others did where the chances
    /// changed most.
    pub fn next_task(&self, seats: &[Seat]) -> Option<Task> {
        if let Some(first) = self.steps.iter().position(Option::is_none) {
            return Some(Task::Chances(first..(first + AT_ONCE).min(self.steps.len())));
        }
        let wanted = bits(seats);
        if let Some(first) = self.looked.iter().position(|looked| looked & wanted != wanted) {
            return Some(Task::Moves(first..(first + AT_ONCE).min(self.looked.len()), seats.to_vec()));
        }
        let all = self.everybody();
        let mut swinging = self.swinging();
        game::order::sort(&mut swinging);
        let first = swinging.into_iter().find(|entry| self.looked[*entry] & bits(&all) != bits(&all))?;
        Some(Task::Moves(first..first + 1, all))
    }

    /// How much of the work for these seats is done, from 0 to 1.
    pub fn progress(&self, seats: &[Seat]) -> f32 {
        let (wanted, all, swinging) = (bits(seats), bits(&self.everybody()), self.swinging());
        let known = self.steps.iter().filter(|step| step.is_some()).count();
        let is_done = |(entry, looked): &(usize, &u8)| {
            let wanted = if swinging.contains(entry) { wanted | all } else { wanted };
            **looked & wanted == wanted
        };
        let looked = self.looked.iter().enumerate().filter(is_done).count();
        (known + looked) as f32 / (self.steps.len() + self.looked.len()).max(1) as f32
    }

    /// Everybody who plays, as far as that is known.
    fn everybody(&self) -> Vec<Seat> {
        let seats = self.standing(0).map_or(0, |standing| standing.chances.len());
        (0..seats).filter_map(Seat::new).collect()
    }

    /// Takes in what came of a task, a line for each thing found; returns whether it could be read.
    pub fn read_result(&mut self, task: &Task, said: &str) -> bool {
        match task {
            Task::Chances(steps) => {
                let mut lines = said.lines();
                steps.clone().all(|step| {
                    let standing = lines.next().and_then(Standing::read);
                    let known = standing.is_some();
                    self.put_standing(step, standing);
                    known
                })
            }
            Task::Moves(entries, seats) => {
                let Some(moves) = said.lines().map(read_judgement).collect::<Option<Vec<_>>>() else { return false };
                for entry in entries.clone() {
                    self.put_moves(entry, seats, moves.iter().find(|judged| judged.entry == entry).cloned());
                }
                true
            }
        }
    }

    /// How everybody stood after this many entries.
    pub fn put_standing(&mut self, step: usize, standing: Option<Standing>) {
        if let Some(place) = self.steps.get_mut(step) {
            *place = standing;
        }
    }

    /// What was found when the decision of one of these seats was looked for in an entry.
    pub fn put_moves(&mut self, entry: usize, seats: &[Seat], judged: Option<Judgement>) {
        if let Some(looked) = self.looked.get_mut(entry) {
            *looked |= bits(seats);
        }
        if let Some(judged) = judged.filter(|judged| self.move_at(judged.entry).is_none()) {
            self.moves.push(judged);
        }
    }

    /// How everybody stood after this many entries, if that is known.
    pub fn chances(&self, step: usize) -> Option<&[f32]> {
        self.standing(step).map(|standing| standing.chances.as_slice())
    }

    /// How everybody stood after this many entries, with their points, if that is known.
    pub fn standing(&self, step: usize) -> Option<&Standing> {
        self.steps.get(step)?.as_ref()
    }

    /// What the decision in an entry was worth, if it was looked at.
    pub fn move_at(&self, entry: usize) -> Option<&Judgement> {
        self.moves.iter().find(|judged| judged.entry == entry)
    }

    /// The costliest moves, at most this many, the worst first.
    pub fn worst(&self, most: usize) -> Vec<&Judgement> {
        let mut worst: Vec<&Judgement> = self.moves.iter().filter(|judged| judged.cost() >= LEAST_COST).collect();
        game::order::sort_by(&mut worst, |a, b| b.cost().total_cmp(&a.cost()).then(a.entry.cmp(&b.entry)));
        worst.truncate(most);
        worst
    }

    /// The chances at these steps piled up in this order of seats: for every seat the lower and the upper edge, as far as
    /// they are known.
    pub fn stacked(&self, steps: &[usize], order: &[Seat]) -> Vec<Vec<(f32, f32)>> {
        let known: Vec<&[f32]> = steps.iter().map_while(|step| self.chances(*step)).collect();
        let edge = |chances: &[f32], seats: &[Seat]| -> f32 {
            seats.iter().filter_map(|seat| chances.get(seat.index())).sum()
        };
        let band = |place: usize| {
            let edges = |chances: &&[f32]| (edge(chances, &order[..place]), edge(chances, &order[..=place]));
            known.iter().map(edges).collect()
        };
        (0..order.len()).map(band).collect()
    }
}

fn bits(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn write_judgement(judged: &Judgement) -> String {
    let Judgement { entry, seat, played, best, win, best_win, why } = judged;
    let (seat, why) = (seat.index(), write_reasons(why));
    format!("{entry}\t{seat}\t{win:.4}\t{best_win:.4}\t{why}\t{played}\t{best}")
}

fn read_judgement(line: &str) -> Option<Judgement> {
    let mut parts = line.split('\t');
    Some(Judgement {
        entry: parts.next()?.parse().ok()?,
        seat: Seat::new(parts.next()?.parse().ok()?)?,
        win: parts.next()?.parse().ok()?,
        best_win: parts.next()?.parse().ok()?,
        why: read_reasons(parts.next()?)?,
        played: parts.next()?.to_owned(),
        best: parts.next()?.to_owned(),
    })
}
