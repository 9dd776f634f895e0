//! What is said at tables, and what is reported to whoever runs the server.

use crate::error::{Reply, StoreError};
use crate::ids::{ActionId, PersonId, ReportId, TableId};
use crate::time::WallTime;

/// The largest page of lines and of reports that is read at once.
pub const LINES: u32 = 200;
/// How many lines are read with a report.
pub const EVIDENCE: u32 = 50;
/// How much is said at one table at most.
pub const TALK: u64 = 20_000;

/// A line that is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// At which table.
    pub table: TableId,
    /// In which room of it, in the caller's words.
    pub room: String,
    /// Who says it.
    pub author: PersonId,
    /// The client's name for it, so that sending it twice says it once.
    pub client_id: ActionId,
    /// What is said.
    pub body: String,
    /// The ready-made phrase that it is, in the caller's words.
    pub phrase: Option<String>,
    /// When.
    pub at: WallTime,
}

impl NewLine {
    pub(crate) fn said(self, seq: u64) -> Line {
        let NewLine { table: _, room, author, client_id, body, phrase, at } = self;
        Line { seq, room, author, client_id, body, phrase, at }
    }
}

/// A line that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number at the table. Numbers grow, in all rooms together.
    pub seq: u64,
    /// In which room.
    pub room: String,
    /// Who said it.
    pub author: PersonId,
    /// The client's name for it.
    pub client_id: ActionId,
    /// What was said. Empty if its author was erased.
    pub body: String,
    /// The ready-made phrase that it is.
    pub phrase: Option<String>,
    /// When.
    pub at: WallTime,
}

/// A report that is to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// At which table it happened.
    pub table: TableId,
    /// In which room, in the caller's words.
    pub room: String,
    /// The line it is about.
    pub line: Option<u64>,
    /// Who reports.
    pub reporter: PersonId,
    /// Whom.
    pub reported: PersonId,
    /// Why, in the caller's words.
    pub reason: String,
    /// In their words.
    pub words: String,
    /// When.
    pub at: WallTime,
}

/// A report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: ReportId,
    /// What was reported.
    pub what: NewReport,
    /// When it was closed.
    pub closed_at: Option<WallTime>,
    /// What was decided, in the caller's words.
    pub decision: Option<String>,
}

impl Report {
    /// Where the list goes on after this one.
    pub fn place(&self) -> ReportPlace {
        ReportPlace { at: self.what.at, id: self.id }
    }
}

/// A place in the list of reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportPlace {
    pub(crate) at: WallTime,
    pub(crate) id: ReportId,
}

/// Which reports are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those nobody has decided about.
    Open,
    /// All that are kept.
    All,
}

/// A report with the lines it is about.
pub type ReportWithLines = (Report, Vec<Line>);

/// Talk and reports. Texts are checked by the caller.
pub trait Talk: Send + Sync {
    /// Says a line, once. Returns it as it is stored, also if it was said before.
    fn say(&self, line: NewLine) -> Reply<'_, Result<Line, StoreError>>;

    /// The lines of a room after this number, the first first; at most [`LINES`].
    fn lines(&self, table: TableId, room: String, after: u64, limit: u32) -> Reply<'_, Result<Vec<Line>, StoreError>>;

    /// The last lines of a room, the first first; at most [`LINES`].
    fn last_lines(&self, table: TableId, room: String, limit: u32) -> Reply<'_, Result<Vec<Line>, StoreError>>;

    /// Reports somebody. If the same is reported already and nobody has decided yet, returns that report. A line must be one
    /// of the person who is reported.
    fn report(&self, report: NewReport) -> Reply<'_, Result<ReportId, StoreError>>;

    /// Reports, the first first; at most [`LINES`].
    fn list_reports(
        &self,
        which: Which,
        after: Option<ReportPlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<Report>, StoreError>>;

    /// A report with the last [`EVIDENCE`] lines of the room before it was made, and the line it is about.
    fn report_with_lines(&self, report: ReportId) -> Reply<'_, Result<Option<ReportWithLines>, StoreError>>;

    /// Closes a report. Returns whether it was open.
    fn close_report(&self, report: ReportId, decision: String, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;
}
