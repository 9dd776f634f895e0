//! Figures of the server, as Prometheus reads them.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use protocol::{Phase, Refusal};
use serde::Serialize;
use store::{Commit, Condition, Counts};

use crate::app::App;

/// Seconds: from a tenth of a millisecond to ten seconds.
const TIMES: [f64; 15] =
    [0.0001, 0.0003, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Appends that share a commit.
const SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfPhase {
    phase: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfAnswer {
    answer: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfStatus {
    status: u16,
}

/// How a try to send a mail ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MailEnd {
    /// It was sent.
    Sent,
    /// It is tried again.
    Again,
    /// It was given up.
    GivenUp,
    /// It was not wanted any longer.
    NotWanted,
}

/// Figures of the server.
pub struct Metrics {
    registry: Registry,
    sockets: Gauge,
    tables: Family<OfPhase, Gauge>,
    stored: Family<OfPhase, Gauge>,
    actions: Counter,
    answers: Family<OfAnswer, Counter>,
    http: Family<OfStatus, Counter>,
    acknowledged: Histogram,
    batches: Histogram,
    commits: Histogram,
    bots_waiting: Gauge,
    letters_waiting: Gauge,
    storage: Gauge,
    mails_waiting: Gauge,
    reports_open: Gauge,
    mails: Family<OfAnswer, Counter>,
    memory: Gauge,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("pangea");
        let mut made = Self {
            sockets: Gauge::default(),
            tables: Family::default(),
            stored: Family::default(),
            actions: Counter::default(),
            answers: Family::default(),
            http: Family::default(),
            acknowledged: Histogram::new(TIMES),
            batches: Histogram::new(SIZES),
            commits: Histogram::new(TIMES),
            bots_waiting: Gauge::default(),
            letters_waiting: Gauge::default(),
            storage: Gauge::default(),
            mails_waiting: Gauge::default(),
            reports_open: Gauge::default(),
            mails: Family::default(),
            memory: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("sockets", "Open sockets", made.sockets.clone());
        registry.register("tables", "Tables in memory, by phase", made.tables.clone());
        registry.register("tables_stored", "Unfinished tables in the database, by phase", made.stored.clone());
        registry.register("actions", "Actions of players that were carried out", made.actions.clone());
        registry.register("answers", "Answers to requests over sockets: done, or why not", made.answers.clone());
        registry.register("http_requests", "Requests outside sockets, by status", made.http.clone());
        let help = "From a table taking a request to its answer being on its way";
        registry.register_with_unit("acknowledgement", help, Unit::Seconds, made.acknowledged.clone());
        registry.register("journal_batch", "Tables that share a commit", made.batches.clone());
        registry.register_with_unit(
            "journal_commit",
            "A commit, the disk included",
            Unit::Seconds,
            made.commits.clone(),
        );
        registry.register("bots_waiting", "Questions that wait for a bot", made.bots_waiting.clone());
        registry.register("letters_waiting", "What waits in the mailboxes of tables", made.letters_waiting.clone());
        registry.register("storage_available", "Whether the storage answers: 1, or 0", made.storage.clone());
        registry.register("mails_waiting", "Mails that wait to be sent", made.mails_waiting.clone());
        registry.register("reports_open", "Reports nobody has decided about", made.reports_open.clone());
        registry.register("mails", "Tries to send a mail, by how they ended", made.mails.clone());
        registry.register_with_unit("memory", "Memory of the process", Unit::Bytes, made.memory.clone());
        made.registry = registry;
        made
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Metrics")
    }
}

impl Metrics {
    /// A request over a socket was answered.
    pub fn answered(&self, outcome: Result<(), Refusal>) {
        let answer = outcome.map_or_else(word, |()| "done".to_owned());
        self.answers.get_or_create(&OfAnswer { answer }).inc();
    }

    /// An action of a player was carried out.
    pub fn acted(&self) {
        self.actions.inc();
    }

    /// A table answered after so long.
    pub fn acknowledged(&self, after: Duration) {
        self.acknowledged.observe(after.as_secs_f64());
    }

    /// Tables wrote together.
    pub fn committed(&self, commit: Commit) {
        self.batches.observe(commit.appends as f64);
        self.commits.observe(commit.took.as_secs_f64());
    }

    /// A request outside sockets was answered with this status.
    pub fn requested(&self, status: u16) {
        self.http.get_or_create(&OfStatus { status }).inc();
    }

    /// A try to send a mail ended.
    pub fn mailed(&self, end: MailEnd) {
        let answer = match end {
            MailEnd::Sent => "sent",
            MailEnd::Again => "again",
            MailEnd::GivenUp => "given_up",
            MailEnd::NotWanted => "not_wanted",
        };
        self.mails.get_or_create(&OfAnswer { answer: answer.to_owned() }).inc();
    }

    /// What was counted in the database.
    pub fn counted(&self, counts: &Counts) {
        let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        self.mails_waiting.set(count(counts.waiting_mails));
        self.reports_open.set(count(counts.open_reports));
        self.stored.clear();
        for (phase, tables) in &counts.tables {
            self.stored.get_or_create(&OfPhase { phase: phase.clone() }).set(count(*tables));
        }
    }

    /// All figures as text.
    pub fn text(&self, app: &App) -> String {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        self.sockets.set(i64::from(app.meters.sockets()));
        self.bots_waiting.set(count(app.registry.shared().bots.waiting()));
        self.letters_waiting.set(count(app.registry.waiting_letters()));
        self.storage.set(i64::from(matches!(*app.store.condition().borrow(), Condition::Available)));
        self.memory.set(memory());
        let mut text = String::new();
        // A text takes whatever is written to it.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// A table counts in its phase until this is dropped.
#[derive(Debug)]
pub struct Counted {
    metrics: Arc<Metrics>,
    phase: Phase,
}

impl Counted {
    /// A table in this phase.
    pub fn new(metrics: Arc<Metrics>, phase: Phase) -> Self {
        metrics.tables.get_or_create(&OfPhase { phase: word(phase) }).inc();
        Self { metrics, phase }
    }

    /// The table is in this phase now.
    pub fn moves(&mut self, phase: Phase) {
        if phase != self.phase {
            *self = Self::new(self.metrics.clone(), phase);
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.metrics.tables.get_or_create(&OfPhase { phase: word(self.phase) }).dec();
    }
}

/// The name of a phase or a reason, as it is written in messages.
fn word(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The memory that the process has in use, where the system says it in a file; 0 elsewhere.
fn memory() -> i64 {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|rest| rest.trim().strip_suffix(" kB")?.trim().parse::<i64>().ok());
    kilobytes.map_or(0, |kilobytes| kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_counts_in_one_phase_at_a_time() {
        let metrics = Arc::<Metrics>::default();
        let tables = |phase| metrics.tables.get_or_create(&OfPhase { phase: word(phase) }).get();
        let mut table = Counted::new(metrics.clone(), Phase::Waiting);
        assert_eq!((tables(Phase::Waiting), tables(Phase::Playing)), (1, 0));
        table.moves(Phase::Playing);
        table.moves(Phase::Playing);
        assert_eq!((tables(Phase::Waiting), tables(Phase::Playing)), (0, 1));
        drop(table);
        assert_eq!((tables(Phase::Waiting), tables(Phase::Playing)), (0, 0));
    }

    #[test]
    fn the_memory_of_this_process_is_known_on_linux() {
        assert!(!cfg!(target_os = "linux") || memory() > 1_000_000);
    }
}
