//! Bots and advisers think in a worker, so that the page never freezes.
//!
//! The page sends a question as text: a number, what is asked, and the record. The worker replays the record, thinks, and
//! answers with the number and what came of it: an action in the words of records, suggestions, a part of a review.

mod think;

use desk::review::Task;
use game::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A question to the worker.
pub enum Ask<'a> {
    /// What would a bot do?
    Move {
        /// The bot's name.
        bot: &'a str,
        /// Whose choice it is.
        seat: Seat,
        /// For the bot's own randomness.
        seed: u64,
        /// Distinguishes games: a bot goes on thinking where it stopped in the same game.
        game: u64,
        /// The record so far.
        record: &'a str,
    },
    /// What could a person do?
    Hints {
        /// Whose choice it is.
        seat: Seat,
        /// For the search.
        seed: u64,
        /// The record so far.
        record: &'a str,
    },
    /// A part of the review of a game.
    Review {
        /// Which part.
        task: &'a Task,
        /// The record.
        record: &'a str,
    },
}

impl Ask<'_> {
    fn text(&self, number: u32) -> String {
        match self {
            Self::Move { bot, seat, seed, game, record } => {
                format!("{number}\nmove {bot} {} {seed} {game}\n{record}", seat.index())
            }
            Self::Hints { seat, seed, record } => format!("{number}\nhints {} {seed}\n{record}", seat.index()),
            Self::Review { task, record } => format!("{number}\nreview {}\n{record}", task.text()),
        }
    }
}

/// The worker, as the page sees it. It ends with this.
pub struct Thinker {
    worker: Worker,
    _listener: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Starts the worker; `answered` gets the number of the question and what came of it.
    pub fn start(mut answered: impl FnMut(u32, String) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Some((number, answer)) = text.split_once('\n')
                && let Ok(number) = number.parse()
            {
                answered(number, answer.to_owned());
            }
        });
        worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        Some(Self { worker, _listener: listener })
    }

    /// Asks.
    pub fn ask(&self, number: u32, ask: &Ask<'_>) {
        let _ = self.worker.post_message(&JsValue::from_str(&ask.text(number)));
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Runs in the worker: answers questions until the page goes away.
#[wasm_bindgen]
pub fn bot_worker() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let answers = scope.clone();
    let mut mind = think::Mind::default();
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        let mut parts = question.splitn(3, '\n');
        let (number, ask, record) = (parts.next(), parts.next(), parts.next());
        let answer = ask.zip(record).and_then(|(ask, record)| mind.answer(ask, record)).unwrap_or_default();
        let _ = answers.post_message(&JsValue::from_str(&format!("{}\n{answer}", number.unwrap_or_default())));
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    let _ = scope.post_message(&JsValue::from_str("0\nready"));
}
