//! What one viewer has seen happen, sentence by sentence, and how much of it has been shown already.

use game::{Game, Viewer};
use locale::Words;
use notation::record::ViewOf;
use table::{News, Seq, Table};

use super::shown::{Glance, Kind, SeenOf, Shown};

/// The log of one viewer.
pub struct Diary<F: Shown> {
    viewer: Viewer,
    view: ViewOf<F>,
    next: Seq,
    lines: Vec<Line>,
    shown: usize,
}

/// One line of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    seq: Seq,
    /// What happened.
    pub text: String,
    /// What kind of line it is.
    pub kind: Kind,
}

impl<F: Shown> Diary<F> {
    /// An empty diary of this table; nothing has been read yet.
    pub fn new(table: &Table<F::Game>, viewer: Viewer) -> Self {
        Self { viewer, view: table.first_view(viewer), next: 0, lines: Vec::new(), shown: 0 }
    }

    /// Writes down what has happened since.
    pub fn catch_up(&mut self, table: &Table<F::Game>, words: &Words, players: &[String]) {
        let News { back_to, events, next } = table.seen_since(self.viewer, self.next);
        if let Some(from) = back_to {
            self.take_back(from);
            self.view = table.first_view(self.viewer);
            let stands = table.seen_since(self.viewer, 0).events.into_iter().filter(|entry| entry.seq < from);
            stands.for_each(|entry| F::Game::fold(&mut self.view, &entry.event));
        }
        for entry in events {
            self.write(entry.seq, &entry.event, words, players);
        }
        self.next = next;
    }

    fn write(&mut self, seq: Seq, event: &SeenOf<F>, words: &Words, players: &[String]) {
        let at = Glance::<F> { words, players, view: &self.view };
        if let Some(kind) = F::kind(&self.view, event)
            && let Some(text) = F::log(&at, event)
        {
            self.lines.push(Line { seq, text, kind });
        }
        F::Game::fold(&mut self.view, event);
    }

    /// Forgets what was taken back.
    pub fn take_back(&mut self, from: Seq) {
        self.lines.retain(|line| line.seq < from);
        self.shown = self.shown.min(self.lines.len());
    }

    /// What has not been shown yet; it counts as shown from now on.
    pub fn news(&mut self) -> Vec<Line> {
        let news = self.lines[self.shown..].iter().filter(|line| line.kind != Kind::SetUp).cloned().collect();
        self.shown = self.lines.len();
        news
    }

    /// Everything counts as shown, but for the last few lines.
    pub fn skip_to_last(&mut self, lines: usize) {
        self.shown = self.lines.len().saturating_sub(lines);
    }

    /// Everything.
    pub fn all(&self) -> &[Line] {
        &self.lines
    }
}
