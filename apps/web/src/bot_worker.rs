//! Bots and advisers think in a worker, so that the page never freezes.
//!
//! The page sends a question as text with a number before it; the worker answers with the number and what came of it: an
//! action in the words of records, suggestions, a part of a review (see [`desk::thinking`]). An empty answer says that
//! the question made no sense to it.

use desk::thinking::{Ask, Mind};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The name of the worker: which module it is to start, that of this page.
const NAME: &str = if cfg!(feature = "online") { "web" } else { "local" };

/// The worker, as the page sees it. It ends with this.
pub struct Thinker {
    worker: Worker,
    _listener: Closure<dyn FnMut(MessageEvent)>,
    _mourner: Closure<dyn FnMut(ErrorEvent)>,
}

impl Thinker {
    /// Starts the worker; `answered` gets the number of the question and what came of it, `died` is called when the
    /// worker has stopped for good.
    pub fn start(mut answered: impl FnMut(u32, String) + 'static, mut died: impl FnMut() + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(NAME);
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
        // A trap of the module, or a file that cannot be loaded.
        let mourner = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            event.prevent_default();
            died();
        });
        worker.set_onerror(Some(mourner.as_ref().unchecked_ref()));
        Some(Self { worker, _listener: listener, _mourner: mourner })
    }

    /// Asks.
    pub fn ask(&self, number: u32, ask: &Ask<'_>) {
        let _ = self.worker.post_message(&JsValue::from_str(&format!("{number}\n{}", ask.text())));
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
    let mut mind = Mind::default();
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        let (number, question) = question.split_once('\n').unwrap_or_default();
        let answer = mind.answer(question).unwrap_or_default();
        let _ = answers.post_message(&JsValue::from_str(&format!("{number}\n{answer}")));
    });
    scope.set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    let _ = scope.post_message(&JsValue::from_str("0\nready"));
}
