//! What a run found out, as text and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::tally::Percentiles;
use crate::grid::{Align, Grid};
use crate::terminal::{HEADING, QUIET, paint};

/// What a run found out.
#[derive(Debug, Serialize)]
pub struct Report {
    /// What was asked for.
    pub tables: usize,
    pub sockets: usize,
    pub bots: u8,
    pub pace_s: f64,
    pub seconds: f64,
    pub editions: Vec<String>,
    pub database: &'static str,
    pub debug_build: bool,
    /// Others on this machine: its load average at the start and at the end.
    pub load_average: [f64; 2],
    /// How long everything before the games took, in seconds.
    pub people_s: f64,
    pub opening_s: f64,
    pub connecting_s: f64,
    pub beginning_s: f64,
    /// Tables at which a game had begun when measuring did.
    pub begun: u64,
    pub games_over: u64,
    pub actions_per_second: f64,
    pub wanted_per_second: f64,
    /// All in milliseconds.
    pub acknowledgement: Percentiles,
    pub sync_before: Percentiles,
    pub sync_meanwhile: Percentiles,
    pub acknowledgement_less_sync: Percentiles,
    /// How late actions were sent: how far the generator itself was behind.
    pub late: Percentiles,
    /// From saying a line until it was stored, and how many; nothing if nobody says anything.
    pub talk: Option<Percentiles>,
    pub lines_per_second: f64,
    pub memory: Option<Memory>,
    /// Processors kept busy while measured.
    pub server_cores: Option<f64>,
    pub generator_cores: Option<f64>,
    pub restart: Option<Restart>,
    pub errors: BTreeMap<String, u64>,
}

/// Memory of the server that no file stands behind, in bytes.
#[derive(Debug, Serialize)]
pub struct Memory {
    pub at_start: u64,
    /// Tables are open and everybody has joined; nobody is connected.
    pub with_tables: u64,
    /// Everybody is connected; no game has begun.
    pub with_sockets: u64,
    /// At the end.
    pub with_games: u64,
    pub per_socket: i64,
    /// A table without its sockets, with a game.
    pub per_table: i64,
}

impl Memory {
    pub fn new([at_start, with_tables, with_sockets, with_games]: [u64; 4], tables: usize, sockets: usize) -> Self {
        let grown = |from: u64, to: u64| to as i64 - from as i64;
        let each = |bytes: i64, count: usize| bytes / (count.max(1) as i64);
        Self {
            at_start,
            with_tables,
            with_sockets,
            with_games,
            per_socket: each(grown(with_tables, with_sockets), sockets),
            per_table: each(grown(at_start, with_tables) + grown(with_sockets, with_games), tables),
        }
    }
}

/// The server was killed and started again.
#[derive(Debug, Serialize)]
pub struct Restart {
    /// From the kill until it listened, in seconds.
    pub listening_s: f64,
    /// From the kill until a person was welcomed, in milliseconds.
    pub people_back: Percentiles,
    /// Processor time until then of the new server and of the generator, in seconds.
    pub server_busy_s: Option<f64>,
    pub generator_busy_s: Option<f64>,
    /// From the kill until all people of a table were welcomed, over all tables, in milliseconds.
    pub tables_back: Percentiles,
}

impl Report {
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { tables, sockets, seconds, pace_s, .. } = self;
        writeln!(
            out,
            "{}",
            paint(HEADING, &format!("{tables} tables, {sockets} sockets, {seconds} s at one action per {pace_s} s"))
        )?;
        let [before, after] = self.load_average;
        writeln!(
            out,
            "{}, {}; load average of this machine {before:.1} before, {after:.1} after",
            self.database,
            self.editions.join(", ")
        )?;
        writeln!(out)?;
        let heads = [("milliseconds", Align::Left), ("p50", Align::Right), ("p90", Align::Right)];
        let mut grid = Grid::headed(
            &[heads.as_slice(), &[("p99", Align::Right), ("max", Align::Right), ("count", Align::Right)]].concat(),
        );
        let rows = [
            ("acknowledgement", Some(self.acknowledgement)),
            ("sync of this disk, before", Some(self.sync_before)),
            ("sync of this disk, meanwhile", Some(self.sync_meanwhile)),
            ("acknowledgement less sync", Some(self.acknowledgement_less_sync)),
            ("generator late", Some(self.late)),
            ("line said until stored", self.talk),
            ("person back after a kill", self.restart.as_ref().map(|restart| restart.people_back)),
            ("table back after a kill", self.restart.as_ref().map(|restart| restart.tables_back)),
        ];
        for (name, shape) in rows {
            if let Some(Percentiles { count, p50, p90, p99, max }) = shape {
                let [p50, p90, p99, max] = [p50, p90, p99, max].map(|ms| format!("{ms:.1}"));
                grid.row([name.to_owned(), p50, p90, p99, max, count.to_string()]);
            }
        }
        grid.write(out, 0)?;
        writeln!(out)?;
        self.write_lines(out)
    }

    fn write_lines(&self, out: &mut impl Write) -> io::Result<()> {
        let mut grid = Grid::bare(&[Align::Left, Align::Left]);
        let mut line = |name: &str, value: String| grid.row([name.to_owned(), value]);
        line("actions a second", format!("{:.1} of {:.1}", self.actions_per_second, self.wanted_per_second));
        if self.talk.is_some() {
            line("lines a second", format!("{:.1}", self.lines_per_second));
        }
        line("games", format!("{} tables had begun, {} games ended", self.begun, self.games_over));
        let Self { people_s, opening_s, connecting_s, beginning_s, .. } = self;
        let took = [("people", people_s), ("tables", opening_s), ("sockets", connecting_s), ("deals", beginning_s)];
        line("set up", took.map(|(name, seconds)| format!("{name} {seconds:.1} s")).join(", "));
        if let Some(memory) = &self.memory {
            let kib = |bytes: i64| format!("{:.1} KiB", bytes as f64 / 1024.0);
            let mib = |bytes: u64| format!("{:.0}", bytes as f64 / (1 << 20) as f64);
            line("memory", format!("{} per socket, {} per table", kib(memory.per_socket), kib(memory.per_table)));
            let all =
                [memory.at_start, memory.with_tables, memory.with_sockets, memory.with_games].map(mib).join(" → ");
            line("", format!("{all} MiB: at the start, with tables, with sockets, with games"));
        }
        if let (Some(server), Some(generator)) = (self.server_cores, self.generator_cores) {
            line("processors", format!("server {server:.2}, generator {generator:.2}"));
        }
        if let Some(restart) = &self.restart {
            line("restart", format!("listening after {:.2} s", restart.listening_s));
            if let (Some(server), Some(generator)) = (restart.server_busy_s, restart.generator_busy_s) {
                line(
                    "",
                    format!("processor time until all were back: server {server:.1} s, generator {generator:.1} s"),
                );
            }
        }
        let errors = self.errors.iter().map(|(kind, count)| format!("{count} × {kind}")).collect::<Vec<_>>();
        line("errors", if errors.is_empty() { "none".to_owned() } else { errors.join("; ") });
        grid.write(out, 0)?;
        if self.debug_build {
            writeln!(out, "{}", paint(QUIET, "This is a debug build; build with --release for meaningful numbers."))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_shared_out_between_sockets_and_tables() {
        let memory = Memory::new([1000, 3000, 7000, 9000], 2, 8);
        assert_eq!((memory.per_socket, memory.per_table), (500, 2000));
    }
}
