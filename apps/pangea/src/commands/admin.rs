//! `pangea admin`: people, tables, reports and copies of a database, also while a server has it open.
//!
//! | module | what it holds |
//! |---|---|
//! | [`people`] | finding, banning, silencing, renaming |
//! | [`tables`] | what is played, closing, setting aside, records |
//! | [`reports`] | what people reported, with what was said |
//! | [`shown`] | an answer as a table for people or as JSON for programs |
//! | [`time`] | times as people write them |

mod people;
mod reports;
mod shown;
mod tables;
mod time;

use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::json;
use store::{BackupError, Store, StoreError};

use crate::commands::serve::settings;
use crate::failure::{Done, Failure};
use crate::terminal;
use shown::{Shown, show};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
It opens the database beside a running server, which keeps its tables: nothing has to be stopped. A server notices within
a minute that somebody is banned or signed out, and at once that they may say nothing.

The database is --database, else the one in the configuration file, else that of `pangea serve` without options.
People are named by their id, or by their name if only one person has it. Ids are those in links and in the log.

Examples:
  pangea admin counts
  pangea admin people find anna
  pangea admin people ban Anna --for 7d
  pangea admin reports list
  pangea admin backup /var/backups/pangea.sqlite")]
pub struct AdminArgs {
    /// Where tables are kept: sqlite:///FILE or postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL", env = "PANGEA_DATABASE", hide_env_values = true, global = true)]
    database: Option<String>,
    /// Configuration file of the server
    #[arg(long, value_name = "FILE", env = "PANGEA_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    json: bool,
    /// Do not ask before doing what cannot be undone
    #[arg(long, global = true)]
    yes: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Find people, ban, silence or rename them, sign them out
    #[command(subcommand)]
    People(people::PeopleCommand),
    /// List tables, look at one, close one or set it aside, export the record of a finished game
    #[command(subcommand)]
    Tables(tables::TablesCommand),
    /// List what people reported, read it, close it
    #[command(subcommand)]
    Reports(reports::ReportsCommand),
    /// Copy the database into a new file, while the server runs (SQLite)
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Put a copy where the server will find it; nothing may be there, and no server may run (SQLite)
    Restore {
        /// The copy
        file: PathBuf,
    },
    /// Count people, tables, reports and mails
    Counts,
}

/// Does what is asked and shows what came of it.
pub fn run(args: &AdminArgs) -> Done {
    let database = settings::database(args.database.as_ref(), args.config.as_ref())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::failed(error.to_string()))?;
    let shown = runtime.block_on(done(args, &database))?;
    show(&shown, args.json)
}

async fn done(args: &AdminArgs, database: &str) -> Done<Shown> {
    match &args.what {
        What::Backup { file } => {
            store::backup(database, file).await.map_err(|error| of_backup(&error))?;
            let said = format!("The database was copied to {}.", file.display());
            return Ok(Shown::said(said, json!({ "file": file })));
        }
        What::Restore { file } => {
            store::restore(file, database).await.map_err(|error| of_backup(&error))?;
            let said = format!("{} is in its place. Start the server now.", file.display());
            return Ok(Shown::said(said, json!({ "file": file })));
        }
        _ => {}
    }
    let store = Store::open_beside(database).await.map_err(|error| {
        Failure::failed(error.to_string()).way_out("name the database with --database, or start the server once")
    })?;
    let done = match &args.what {
        What::People(command) => people::run(&store, command, args.yes).await,
        What::Tables(command) => tables::run(&store, command, args.yes).await,
        What::Reports(command) => reports::run(&store, command, args.yes).await,
        What::Backup { .. } | What::Restore { .. } | What::Counts => counts(&store).await,
    };
    store.close().await;
    done
}

async fn counts(store: &Store) -> Done<Shown> {
    let counts = store.counts().await.map_err(failed)?;
    let tables: serde_json::Map<_, _> = counts.tables.iter().map(|(phase, n)| (phase.clone(), (*n).into())).collect();
    let mut facts = vec![
        ("people", counts.people.to_string()),
        ("of them with an account", counts.accounts.to_string()),
        ("bots from outside", counts.bots.to_string()),
        ("sessions", counts.sessions.to_string()),
    ];
    let phases: Vec<(String, String)> =
        counts.tables.iter().map(|(phase, n)| (format!("tables: {phase}"), n.to_string())).collect();
    facts.extend(phases.iter().map(|(phase, n)| (phase.as_str(), n.clone())));
    facts.extend([
        ("tables set aside", counts.set_aside.to_string()),
        ("finished games", counts.games.to_string()),
        ("open reports", counts.open_reports.to_string()),
        ("mails that wait", counts.waiting_mails.to_string()),
    ]);
    let value = json!({
        "people": counts.people, "accounts": counts.accounts, "bots": counts.bots, "sessions": counts.sessions,
        "tables": tables, "set_aside": counts.set_aside, "games": counts.games,
        "open_reports": counts.open_reports, "waiting_mails": counts.waiting_mails,
    });
    Ok(Shown::facts(&facts, value))
}

fn of_backup(error: &BackupError) -> Failure {
    Failure::failed(error.to_string())
}

/// What the storage did not do.
fn failed(error: StoreError) -> Failure {
    Failure::failed(error.to_string())
}

/// Asks before something is done that cannot be undone.
fn must_mean_it(yes: bool, what: &str) -> Done {
    if yes {
        return Ok(());
    }
    if !terminal::is_interactive() {
        return Err(Failure::input(format!("{what} cannot be undone")).way_out("say --yes if you mean it"));
    }
    let mut out = terminal::out();
    write!(out, "{what} cannot be undone. Type yes to do it: ")?;
    out.flush()?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    if answer.trim() == "yes" { Ok(()) } else { Err(Failure::failed("nothing was done")) }
}
