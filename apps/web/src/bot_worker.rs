//! Bots think in a worker, so that the page never freezes.
//!
//! The page sends a question as text: a number, the bot, the seat, a seed and the record so far. The worker replays the
//! record, gives the bot what its seat sees and what is legal, and answers with the number and the action in the words
//! of a record.

use bots::{Bot, by_name};
use desk::family::Family;
use desk::records;
use editions::Edition;
use game::Seat;
use notation::record::header_of;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A question to the worker.
pub struct Ask<'a> {
    /// Its number; an answer to an older one is dropped.
    pub number: u32,
    /// The bot's name.
    pub bot: &'a str,
    /// Whose choice it is.
    pub seat: Seat,
    /// For the bot's own randomness.
    pub seed: u64,
    /// The record so far.
    pub record: &'a str,
}

impl Ask<'_> {
    fn text(&self) -> String {
        format!("{}\n{}\n{}\n{}\n{}", self.number, self.bot, self.seat.index(), self.seed, self.record)
    }
}

/// The worker, as the page sees it.
pub struct Thinker {
    worker: Worker,
    _listener: Closure<dyn FnMut(MessageEvent)>,
}

impl Thinker {
    /// Starts the worker; `answered` gets the number of the question and the action in words.
    pub fn start(mut answered: impl FnMut(u32, String) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Some((number, action)) = text.split_once('\n')
                && let Ok(number) = number.parse()
            {
                answered(number, action.to_owned());
            }
        });
        worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        Some(Self { worker, _listener: listener })
    }

    /// Asks.
    pub fn ask(&self, ask: &Ask<'_>) {
        let _ = self.worker.post_message(&JsValue::from_str(&ask.text()));
    }
}

/// Runs in the worker: answers questions until the page goes away.
#[wasm_bindgen]
pub fn bot_worker() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let answers = scope.clone();
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        let number = question.split('\n').next().unwrap_or_default().to_owned();
        let answer = think(&question).unwrap_or_default();
        let _ = answers.post_message(&JsValue::from_str(&format!("{number}\n{answer}")));
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    let _ = scope.post_message(&JsValue::from_str("0\nready"));
}

/// The action the bot chooses, in words.
fn think(question: &str) -> Option<String> {
    let mut parts = question.splitn(5, '\n').skip(1);
    let (bot, seat, seed, text) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let seat = Seat::new(seat.parse().ok()?)?;
    let seed = seed.parse().ok()?;
    match header_of("game", text).ok()?.edition {
        Edition::Origin | Edition::Continents => choose::<origin::State>(by_name(bot, seed)?.as_mut(), seat, text),
        Edition::Evolution | Edition::NaturalSelection => {
            choose::<northstar::State>(by_name(bot, seed)?.as_mut(), seat, text)
        }
        Edition::NewWorld => choose::<new_world::State>(by_name(bot, seed)?.as_mut(), seat, text),
    }
}

fn choose<F: Family>(bot: &mut dyn Bot<F>, seat: Seat, text: &str) -> Option<String> {
    let (view, legal) = records::question::<F>(text, seat)?;
    let action = bot.choose(seat, &view, &legal);
    Some(records::write_action::<F>(&view, seat, action))
}
