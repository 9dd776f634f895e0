//! The review of the game that is shown: made in a worker of its own, part by part, and remembered.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use desk::AnyFilm;
use desk::Saved;
use desk::replay::TurningText;
use desk::review::{Judgement, Review, Task, TurningPoint};
use desk::thinking::Ask;
use editions::Edition;
use game::Seat;
use leptos::prelude::*;

use super::Projector;
use crate::bot_worker::Thinker;
use crate::prefs::Prefs;

/// Turning points that are shown, besides great losses.
const MOST: usize = 8;
/// Reviews that are remembered while the page is open.
const REMEMBERED: usize = 6;

thread_local! {
    static KNOWN: RefCell<Vec<(String, Review)>> = const { RefCell::new(Vec::new()) };
}

/// A turning point.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// How much it mattered.
    pub weight: f32,
    /// In words.
    pub text: TurningText,
}

/// The review under way, or done.
#[derive(Clone, Copy)]
pub struct Reviewing {
    /// What is known so far; nothing where there is nothing to review.
    pub review: RwSignal<Option<Review>>,
    /// Whose moves are looked at.
    pub seats: RwSignal<Vec<Seat>>,
    /// The worker could not do it.
    pub failed: RwSignal<bool>,
    record: StoredValue<String>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    asked: StoredValue<(u32, Option<Task>)>,
}

impl Reviewing {
    /// Nothing to review yet.
    pub fn new() -> Self {
        let reviewing = Self {
            review: RwSignal::new(None),
            seats: RwSignal::new(Vec::new()),
            failed: RwSignal::new(false),
            record: StoredValue::new(String::new()),
            thinker: StoredValue::new_local(None),
            asked: StoredValue::new((0, None)),
        };
        on_cleanup(move || reviewing.remember());
        reviewing
    }

    /// Reviews this film: at once if it is known, else part by part. A game in play is not reviewed.
    pub fn show(self, film: &dyn AnyFilm, kept: Option<&Saved>) {
        let record = film.export();
        if self.record.with_value(|known| *known == record) {
            return;
        }
        self.remember();
        self.failed.set(false);
        self.asked.update_value(|(number, task)| (*number, *task) = (*number + 1, None));
        self.record.set_value(record.clone());
        if kept.is_some() && !film.is_over() {
            self.review.set(None);
            return;
        }
        let people = kept.map(Saved::people).unwrap_or_default();
        let all = (0..film.players().len()).filter_map(Seat::new);
        self.seats.set(if people.is_empty() { all.collect() } else { people });
        let known = KNOWN.with_borrow(|known| known.iter().find(|(of, _)| *of == record).map(|(_, it)| it.clone()));
        self.review.set(Some(known.unwrap_or_else(|| Review::new(film.entries()))));
        self.go_on();
    }

    /// Looks at the moves of all players.
    pub fn look_at_all(self, players: usize) {
        self.seats.set((0..players).filter_map(Seat::new).collect());
        self.go_on();
    }

    /// The turning points of a film as far as they are known, in words and in the order of the game.
    pub fn turning(self, film: RwSignal<Option<Arc<dyn AnyFilm>>>) -> Memo<Vec<Turn>> {
        let prefs = Prefs::here();
        // Put into words only when they change.
        let points = Memo::new(move |_| {
            let seats = self.seats.get();
            let known = |review: &Review| review.turning_points(MOST, &seats);
            self.review.with(|review| review.as_ref().map(known).unwrap_or_default())
        });
        Memo::new(move |_| {
            let (Some(film), words) = (film.get(), prefs.words()) else { return Vec::new() };
            let turn =
                |point: TurningPoint| Turn { weight: point.weight(), text: film.describe_turning(&point, words) };
            points.get().into_iter().map(turn).collect()
        })
    }

    /// How much is done, in per cent; nothing once everything is.
    pub fn progress(self) -> Option<i64> {
        let seats = self.seats.get();
        let done = self.review.with(|review| review.as_ref().map(|review| review.progress(&seats)))?;
        (done < 1.0).then_some((done * 100.0) as i64)
    }

    /// Asks for the next part; without one the worker can go.
    fn go_on(self) {
        let seats = self.seats.get_untracked();
        let task = self.review.with_untracked(|review| review.as_ref().and_then(|review| review.next_task(&seats)));
        let Some(task) = task else {
            self.remember();
            // Not from within an answer of the worker.
            set_timeout(move || drop(self.thinker.try_set_value(None)), Duration::ZERO);
            return;
        };
        if self.thinker.with_value(Option::is_none) {
            self.thinker.set_value(Thinker::start(
                move |number, said| self.answered(number, &said),
                move || {
                    let _ = self.failed.try_set(true);
                },
            ));
        }
        let number = self.asked.with_value(|(number, _)| number + 1);
        self.asked.set_value((number, Some(task.clone())));
        let record = self.record.get_value();
        self.thinker.with_value(|thinker| match thinker {
            Some(thinker) => thinker.ask(number, &Ask::Review { task: &task, record: &record }),
            None => self.failed.set(true),
        });
    }

    fn answered(self, number: u32, said: &str) {
        let task = self.asked.try_with_value(|(asked, task)| task.clone().filter(|_| *asked == number)).flatten();
        let Some(task) = task else { return };
        let heard =
            self.review.try_update(|review| review.as_mut().is_some_and(|review| review.read_result(&task, said)));
        match heard {
            Some(true) => self.go_on(),
            Some(false) => self.failed.set(true),
            None => {}
        }
    }

    fn remember(self) {
        let record = self.record.try_get_value().filter(|record| !record.is_empty());
        let review = self.review.try_get_untracked().flatten();
        let Some((record, review)) = record.zip(review) else { return };
        KNOWN.with_borrow_mut(|known| {
            known.retain(|(of, _)| *of != record);
            known.push((record, review));
            let many = known.len().saturating_sub(REMEMBERED);
            known.drain(..many);
        });
    }
}

impl Projector {
    /// Everybody's chance to win at this frame, as far as it is known.
    pub fn chances(self) -> Memo<Option<Vec<f32>>> {
        Memo::new(move |_| {
            let step = self.film.with(|film| film.as_ref().map(|film| film.step_of(self.frame.get())))?;
            self.reviewing.review.with(|review| review.as_ref()?.chances(step).map(<[f32]>::to_vec))
        })
    }

    /// What the decision that led to this frame was worth.
    pub fn judged_here(self) -> Memo<Option<Judgement>> {
        Memo::new(move |_| {
            let step = self.film.with(|film| film.as_ref().map(|film| film.step_of(self.frame.get())))?;
            self.reviewing.review.with(|review| review.as_ref()?.move_at(step.checked_sub(1)?).cloned())
        })
    }

    /// What was played.
    pub fn edition(self) -> Edition {
        self.film.with(|film| film.as_ref().map_or(Edition::Origin, |film| film.edition()))
    }

    /// The name of a player.
    pub fn player(self, seat: Seat) -> String {
        let name = |film: &Arc<dyn AnyFilm>| film.players().get(seat.index()).cloned();
        self.film.with(|film| film.as_ref().and_then(name)).unwrap_or_default()
    }
}
