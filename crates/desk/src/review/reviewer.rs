//! The reviewer of a game.

use bots::Budget;
use game::{Ask, Need, Seat, Viewer};
use notation::Problem;
use notation::record::{Entry, Replay};

use super::{Judgement, LEAST_COST, Standing, Task, write_judgement};
use crate::advice::TABLES;
use crate::family::Family;
use crate::records;

/// How closely a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Tables that are played on from every step.
    pub tables: u32,
    /// Iterations for every decision.
    pub iterations: u32,
}

impl Default for Care {
    fn default() -> Self {
        Self { tables: 48, iterations: 600 }
    }
}

/// Every search begins with this seed, so that a review is reproducible.
const SEED: u64 = 0x7e51_e300;

/// A game with everything that is needed to review it.
pub struct Reviewer<F: Family> {
    /// The state after this many entries.
    states: Vec<F>,
    /// Who did what in every entry; nothing for dice and shuffles.
    acts: Vec<Option<(Seat, F::Action)>>,
    care: Care,
}

impl<F: Family> Reviewer<F> {
    /// Reads a record. One that does not read says where and why.
    pub fn open(file: &str, text: &str, care: Care) -> Result<Self, Problem> {
        let (record, _) = records::verify::<F>(file, text)?;
        let mut reviewer = Self { states: Vec::new(), acts: Vec::new(), care };
        // The record was verified, so it replays.
        if let Ok(mut replay) = Replay::<F::Notation>::new(&record) {
            reviewer.states.push(replay.state().clone());
            while let Some(entry) = replay.upcoming()
                && let Ok(Some(_)) = replay.step()
            {
                reviewer.acts.push(match entry {
                    Entry::Act { seat, action } => Some((*seat, *action)),
                    Entry::Shuffle(_) | Entry::Die(_) => None,
                });
                reviewer.states.push(replay.state().clone());
            }
        }
        Ok(reviewer)
    }

    /// Whether the next entry belongs to what was begun before: an answer to a question, or a die in the same phase.
    fn goes_on(&self, step: usize) -> bool {
        let Some(state) = self.states.get(step) else { return false };
        match state.need() {
            Need::Decision(decision) => decision.is_question(),
            Need::Chance(_) => {
                let before = step.checked_sub(1).and_then(|before| self.states.get(before));
                before.is_some_and(|before| (before.stage(), before.round()) == (state.stage(), state.round()))
            }
            Need::Together(..) | Need::Progress | Need::Over => false,
        }
    }
}

/// Reviews a game, whatever was played.
pub trait AnyReviewer: Send + Sync {
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// How many play.
    fn seats(&self) -> u8;
    /// Who decided in an entry.
    fn decided(&self, entry: usize) -> Option<Seat>;
    /// Everybody's chance to win after this many entries, by what everybody could see.
    fn chances(&self, step: usize) -> Option<Vec<f32>>;
    /// How everybody stood after this many entries.
    fn standing(&self, step: usize) -> Option<Standing>;
    /// What a decision was worth by what the player who made it saw; nothing if there was none.
    fn judge(&self, entry: usize) -> Option<Judgement>;

    /// Does a part of the work: a line for each thing found, as [`super::Review::read_result`] reads it.
    fn work(&self, task: &Task) -> String {
        let lines: Vec<String> = match task {
            Task::Chances(steps) => {
                steps.clone().filter_map(|step| self.standing(step)).map(|standing| standing.text()).collect()
            }
            Task::Moves(entries, seats) => {
                let wanted = |entry: &usize| self.decided(*entry).is_some_and(|seat| seats.contains(&seat));
                let judged = entries.clone().filter(wanted).filter_map(|entry| self.judge(entry));
                judged.map(|judged| write_judgement(&judged)).collect()
            }
        };
        lines.join("\n")
    }
}

impl<F: Family> AnyReviewer for Reviewer<F> {
    fn entries(&self) -> usize {
        self.acts.len()
    }

    fn seats(&self) -> u8 {
        self.states.first().map_or(0, F::seats)
    }

    fn decided(&self, entry: usize) -> Option<Seat> {
        self.acts.get(entry)?.map(|(seat, _)| seat)
    }

    fn chances(&self, step: usize) -> Option<Vec<f32>> {
        let state = self.states.get(step)?;
        let all = bots::chances::<F>(&state.view(Viewer::Spectator), self.care.tables, SEED);
        let sum: f32 = Seat::all(state.seats()).map(|seat| all[seat].win).sum();
        Some(Seat::all(state.seats()).map(|seat| all[seat].win / sum.max(f32::EPSILON)).collect())
    }

    fn standing(&self, step: usize) -> Option<Standing> {
        let state = self.states.get(step)?;
        let standings = state.standings();
        let points = Seat::all(state.seats()).map(|seat| standings.points[seat]).collect();
        Some(Standing { chances: self.chances(step)?, points, goes_on: self.goes_on(step) })
    }

    fn judge(&self, entry: usize) -> Option<Judgement> {
        let (seat, played) = (*self.acts.get(entry)?)?;
        let state = self.states.get(entry)?;
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let seed = SEED.wrapping_add(entry as u64);
        let verdict = bots::review::<F>(seat, &view, &legal, played, &Budget::iterations(self.care.iterations), seed)?;
        let written = |action| records::write_action::<F>(&view, seat, action);
        let (done, best) = (verdict.played, verdict.best);
        let why = if verdict.cost() < LEAST_COST {
            Vec::new()
        } else {
            let fates = bots::fates::<F>(seat, &view, &[best.action, done.action], TABLES, seed);
            let more = best.prospect.lead - done.prospect.lead;
            fates.split_first().map_or_else(Vec::new, |(fate, others)| {
                bots::reason::reasons(seat, fate, &others.iter().collect::<Vec<_>>(), more)
            })
        };
        Some(Judgement {
            entry,
            seat,
            played: written(verdict.played.action),
            best: written(verdict.best.action),
            win: verdict.played.prospect.win,
            best_win: verdict.best.prospect.win,
            why,
        })
    }
}
