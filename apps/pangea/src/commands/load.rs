//! `pangea load`: thousands of sockets that play real games, and what the server under them does.
//!
//! | module | what it holds |
//! |---|---|
//! | [`child`] | the server: a process of its own, started, killed and looked at from here |
//! | [`table`] | the sockets of one table, and the pace at which its people act |
//! | [`run`](mod@run) | one run from the first name to the last action |
//! | [`tally`] | what is counted |
//! | [`disk`] | how long this disk takes to sync |
//! | [`report`] | what came of it |

mod child;
mod disk;
mod report;
mod run;
mod table;
mod tally;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use editions::Edition;
use protocol::{Rules, Watching};
use store::testing::{Postgres, Sync};

use crate::failure::{Done, Failure};
use crate::output::Output;
use crate::terminal;
use child::Server;
use run::{Run, Target, Trouble};

/// Files and connections that are open beside the sockets of players.
const OTHER_FILES: u64 = 80;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
The server is a process of its own on this machine, with a new database; it has the limits that people have, but for those
on one address. Every table acts at its own pace, whether or not the server keeps up. The figures include whatever else
this machine does: its load average is printed with them.

Examples:
  pangea load --tables 100 --seconds 20
  pangea load --tables 2000 --seconds 60 --json load.json
  pangea load --tables 2000 --talk 30
  pangea load --tables 500 --database postgres --restart
  pangea load --tables 100 --database postgres --database-gone 5")]
pub struct LoadArgs {
    /// Tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    /// People at each table, with a socket each
    #[arg(long, value_name = "K", default_value_t = 4)]
    seats: u8,
    /// Bots at each table besides
    #[arg(long, value_name = "N", default_value_t = 0)]
    bots: u8,
    /// Which bots: hatchling, forager, hunter or apex
    #[arg(long, value_name = "NAME", default_value = "hatchling")]
    level: String,
    /// Seconds between two actions at a table
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    pace: f64,
    /// Each person says a phrase to the table, so many seconds apart [default: nobody says anything]
    #[arg(long, value_name = "SECONDS")]
    talk: Option<f64>,
    /// How long it is measured, after all games have begun
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0)]
    seconds: f64,
    /// Edition to play; can be repeated [default: all in turn]
    #[arg(long, value_name = "ID")]
    edition: Vec<String>,
    /// Where tables are kept: a URL as for `pangea serve`, or `postgres` for a PostgreSQL of its own [default: a new
    /// SQLite file]
    #[arg(long, value_name = "URL", conflicts_with = "against")]
    database: Option<String>,
    /// Play against a server that runs already, as host:port; its limits have to allow it
    #[arg(long, value_name = "HOST:PORT", conflicts_with_all = ["restart", "disk_full", "database_gone"])]
    against: Option<String>,
    /// Kill the server in the middle and start it again
    #[arg(long)]
    restart: bool,
    /// In the middle let the server write nothing to its files for so long, as on a full disk (SQLite)
    #[arg(long, value_name = "SECONDS", conflicts_with = "restart")]
    disk_full: Option<f64>,
    /// In the middle stop the database for so long (with --database postgres)
    #[arg(long, value_name = "SECONDS", conflicts_with_all = ["restart", "disk_full"])]
    database_gone: Option<f64>,
    /// Threads of the generator
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Write the report to this file as JSON too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Runs the load and reports.
pub fn run(args: &LoadArgs) -> Done {
    let (rules, trouble) = (args.rules()?, args.trouble()?);
    let sockets = args.tables * usize::from(args.seats);
    check_files(sockets)?;
    let folder = tempfile::Builder::new().prefix("pangea-load-").tempdir()?;
    let postgres = match args.database.as_deref() {
        Some("postgres") => Some(Postgres::start(Sync::On).ok_or_else(no_postgres)?),
        _ => None,
    };
    let file = || format!("sqlite://{}", folder.path().join("load.sqlite").display());
    let database = match (&postgres, &args.database) {
        (Some(postgres), _) => postgres.fresh_database(),
        (None, Some(url)) => url.clone(),
        (None, None) => file(),
    };
    let name = match &args.against {
        Some(_) => "another server",
        None if database.starts_with("postgres") => "PostgreSQL",
        None => "SQLite",
    };
    let target = match &args.against {
        Some(host) => Target::Other(host.trim_start_matches("http://").trim_end_matches('/').to_owned()),
        None => Target::Own(Server::start(folder.path(), &database)?),
    };
    let run = Run { args, rules, database: name, folder: folder.path(), trouble, target, postgres };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(args.threads.max(1)).enable_all().build()?;
    let report = runtime.block_on(run.go())?;
    report.write(&mut terminal::out())?;
    if let Some(path) = &args.json {
        let mut output = Output::open(Some(path))?;
        serde_json::to_writer_pretty(&mut output, &report)?;
        writeln!(output)?;
        output.finish()?;
    }
    Ok(())
}

impl LoadArgs {
    /// The rules of tables, one after the other.
    fn rules(&self) -> Done<Vec<Rules>> {
        if self.tables == 0 || self.seats == 0 {
            return Err(Failure::input("--tables and --seats must be at least 1"));
        }
        if !(0.01..=3600.0).contains(&self.pace) || !(1.0..=3600.0).contains(&self.seconds) {
            return Err(Failure::input("--pace has 0.01 to 3600 seconds, --seconds has 1 to 3600"));
        }
        // People have twenty lines a minute.
        if self.talk.is_some_and(|talk| !(3.0..=3600.0).contains(&talk)) {
            return Err(Failure::input("--talk has 3 to 3600 seconds"));
        }
        let named = self.edition.iter().map(|id| Ok(editions::setup::playable(id)?));
        let all = Edition::ALL.into_iter().map(Ok);
        let editions: Done<Vec<Edition>> = if self.edition.is_empty() { all.collect() } else { named.collect() };
        let rules = |edition: Edition| {
            let (options, clock, watching) = (BTreeMap::new(), None, Watching::AtOnce);
            let seats = self.seats.saturating_add(self.bots);
            let rules =
                Rules { edition: edition.id().to_owned(), seats, options, clock, watching, outside_bots: false };
            match rules.deal() {
                Ok(_) => Ok(rules),
                Err(error) => Err(Failure::input(error.to_string())),
            }
        };
        editions?.into_iter().map(rules).collect()
    }

    fn trouble(&self) -> Done<Trouble> {
        let own_postgres = self.database.as_deref() == Some("postgres");
        match (self.disk_full, self.database_gone) {
            (Some(_), _) if self.database.is_some() => Err(Failure::input("--disk-full is for a new SQLite file")),
            (Some(seconds), _) => Ok(Trouble::DiskFull(seconds)),
            (_, Some(_)) if !own_postgres => Err(Failure::input("--database-gone needs --database postgres")),
            (_, Some(seconds)) => Ok(Trouble::DatabaseGone(seconds)),
            (None, None) if self.restart => Ok(Trouble::Restart),
            (None, None) => Ok(Trouble::None),
        }
    }
}

/// Each socket is a file, here and in the server.
fn check_files(sockets: usize) -> Done {
    let needed = sockets as u64 + OTHER_FILES;
    match child::most_files() {
        Some(most) if most < needed => {
            Err(Failure::input(format!("{sockets} sockets need {needed} open files, and a process may have {most}"))
                .way_out(format!(
                    "raise the limit with `ulimit -n {needed}` (root: `ulimit -Hn` first), or take fewer tables"
                )))
        }
        _ => Ok(()),
    }
}

fn no_postgres() -> Failure {
    Failure::input("PostgreSQL is not installed").way_out("Debian: apt-get install postgresql")
}
