//! What one viewer has seen happen, sentence by sentence, and how much of it has been told already.

use game::{Game, Viewer};
use locale::Words;
use origin::{Fact, SeenEvent, State, View};
use table::{News, Seq, Table};

/// The log of one viewer.
#[derive(Debug)]
pub struct Diary {
    viewer: Viewer,
    view: View,
    next: Seq,
    lines: Vec<Line>,
    told: usize,
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

/// How a line is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A round or a phase begins.
    Heading,
    /// Somebody did something, or something happened.
    Sentence,
    /// The set-up before the first round: in the log, but not told by itself.
    SetUp,
}

impl Diary {
    /// An empty diary. `before` is the table as it was before anything happened.
    pub fn new(before: &Table<State>, viewer: Viewer) -> Self {
        Self { viewer, view: before.view(viewer), next: 0, lines: Vec::new(), told: 0 }
    }

    /// Writes down what has happened since.
    pub fn catch_up(&mut self, table: &Table<State>, words: &Words, players: &[String]) {
        match table.seen_since(self.viewer, self.next) {
            News::Events { told, next } => {
                for told in told {
                    self.write(told.seq, &told.event, words, players);
                }
                self.next = next;
            }
            News::Afresh { view, next } => {
                self.view = view;
                self.next = next;
            }
        }
    }

    fn write(&mut self, seq: Seq, event: &SeenEvent, words: &Words, players: &[String]) {
        if is_told(event) {
            let names = locale::Table::new(players.iter().map(String::as_str), &self.view);
            if let Some(text) = locale::origin::log(words, &names, &self.view, event) {
                let kind =
                    if self.view.round == 0 && kind(event) == Kind::Sentence { Kind::SetUp } else { kind(event) };
                self.lines.push(Line { seq, text, kind });
            }
        }
        State::fold(&mut self.view, event);
    }

    /// Forgets what was taken back.
    pub fn take_back(&mut self, from: Seq) {
        self.lines.retain(|line| line.seq < from);
        self.told = self.told.min(self.lines.len());
    }

    /// What has not been told yet; from now on it has.
    pub fn news(&mut self) -> Vec<Line> {
        let news = self.lines[self.told..].iter().filter(|line| line.kind != Kind::SetUp).cloned().collect();
        self.told = self.lines.len();
        news
    }

    /// Everything counts as told, but for the last few lines.
    pub fn skip_to_last(&mut self, lines: usize) {
        self.told = self.lines.len().saturating_sub(lines);
    }

    /// Everything.
    pub fn all(&self) -> &[Line] {
        &self.lines
    }
}

/// Whether an event gets a sentence in the terminal. Single cards are told by their number and seen in the hand; that a
/// turn begins or ends is told by what is done in it.
pub fn is_told(event: &SeenEvent) -> bool {
    !matches!(
        event,
        SeenEvent::YouDrew { .. } | SeenEvent::Open(Fact::TurnBegan { .. } | Fact::TurnEnded { .. } | Fact::Moment(_))
    )
}

/// How an event's line is set.
pub fn kind(event: &SeenEvent) -> Kind {
    match event {
        SeenEvent::Open(Fact::RoundBegan { .. } | Fact::PhaseBegan { .. }) => Kind::Heading,
        _ => Kind::Sentence,
    }
}
