//! What people say at a table, as this page knows it.

use leptos::prelude::*;
use protocol::{ActionId, PersonId, Refusal, TalkLine, Why};

/// Why nothing can be said for a while.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hush {
    /// It was too fast; until then, in milliseconds.
    Slower(f64),
    /// Whoever runs the server has decided so; until then, in milliseconds.
    Silenced(f64),
    /// The text is too long, or has characters that are not seen.
    BadText,
    /// It could not be said.
    Failed,
}

/// What was said.
#[derive(Clone, Copy)]
pub struct Chat {
    /// The lines, in order of their numbers.
    pub lines: RwSignal<Vec<TalkLine>>,
    /// How many lines of others were not read.
    pub unread: RwSignal<usize>,
    /// Whether somebody reads now.
    pub open: RwSignal<bool>,
    /// What is being written.
    pub draft: RwSignal<String>,
    /// What was sent and is not stored yet.
    pub sent: RwSignal<Option<ActionId>>,
    /// Why the last one was not said.
    pub hush: RwSignal<Option<Hush>>,
    /// The last line that was heard.
    last: StoredValue<u64>,
    /// Whether the draft goes when the line is stored: not for a phrase.
    own_words: StoredValue<bool>,
}

impl Chat {
    /// Nothing was said.
    pub fn new() -> Self {
        Self {
            lines: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            open: RwSignal::new(false),
            draft: RwSignal::new(String::new()),
            sent: RwSignal::new(None),
            hush: RwSignal::new(None),
            last: StoredValue::new(0),
            own_words: StoredValue::new(false),
        }
    }

    /// Another table.
    pub fn forget(self) {
        self.lines.set(Vec::new());
        self.unread.set(0);
        self.draft.set(String::new());
        self.sent.set(None);
        self.hush.set(None);
        self.last.set_value(0);
    }

    /// Lines have come: new ones, or all that can be read.
    pub fn hear(self, whole: bool, lines: Vec<TalkLine>, me: Option<PersonId>) {
        let before = self.last.get_value();
        let is_new = |line: &&TalkLine| line.number > before && Some(line.author) != me;
        // What was said before the page was opened was read, or is at its top.
        let fresh = if before == 0 && whole { 0 } else { lines.iter().filter(is_new).count() };
        self.last.set_value(lines.iter().map(|line| line.number).fold(before, u64::max));
        self.lines.update(|known| {
            if whole {
                known.clear();
            }
            known.extend(lines);
        });
        if fresh > 0 && !self.open.get_untracked() {
            self.unread.update(|unread| *unread += fresh);
        }
    }

    /// Whether something can be sent.
    pub fn may_send(self) -> bool {
        self.sent.get_untracked().is_none() && self.left(js_sys::Date::now()).is_none()
    }

    /// How many seconds nothing can be said.
    pub fn left(self, now: f64) -> Option<u32> {
        match self.hush.get_untracked() {
            Some(Hush::Slower(until) | Hush::Silenced(until)) if until > now => {
                Some(((until - now) / 1000.0).ceil() as u32)
            }
            _ => None,
        }
    }

    /// The next line to be sent is what was written, not a phrase.
    pub fn writes(self, own_words: bool) {
        self.own_words.set_value(own_words);
    }

    /// A line is on its way.
    pub fn sends(self, id: ActionId) {
        self.hush.set(None);
        self.sent.set(Some(id));
    }

    /// It is stored.
    pub fn said(self, id: ActionId) {
        if self.sent.get_untracked() == Some(id) {
            self.sent.set(None);
            if self.own_words.get_value() {
                self.draft.set(String::new());
            }
        }
    }

    /// It was not said: the text stays.
    pub fn refused(self, why: Option<Why>) {
        self.sent.set(None);
        let Some(why) = why else { return };
        let until = js_sys::Date::now() + why.retry_ms.unwrap_or(1_000) as f64;
        self.hush.set(Some(match why.reason {
            Refusal::Busy => Hush::Slower(until),
            Refusal::Silenced => Hush::Silenced(until),
            Refusal::BadText => Hush::BadText,
            _ => Hush::Failed,
        }));
    }

    /// Somebody reads, or no longer.
    pub fn read(self, open: bool) {
        if self.open.get_untracked() != open {
            self.open.set(open);
        }
        if open && self.unread.get_untracked() != 0 {
            self.unread.set(0);
        }
    }
}

impl Default for Chat {
    fn default() -> Self {
        Self::new()
    }
}
