//! `pangea admin tables`.

use clap::Subcommand;
use protocol::TableId;
use serde_json::{Value, json};
use server::ids;
use store::{Clock, Listed, PAGE, Store, WallTime};

use super::shown::{self, Shown, written};
use super::{failed, must_mean_it, time};
use crate::failure::{Done, Failure};

/// What is done with tables.
#[derive(Subcommand, Debug)]
pub enum TablesCommand {
    /// List unfinished tables, those with a running clock first
    List {
        /// Only those in this phase: waiting, dealing, playing or paused
        #[arg(long, value_name = "PHASE")]
        phase: Option<String>,
    },
    /// Show a table and who belongs to it
    Show {
        /// Which
        table: TableId,
    },
    /// Close a table: its people are told, and it is kept as finished without a result
    Close {
        /// Which
        table: TableId,
        /// Why, for whoever looks at it later
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Set a broken table aside: nobody can load it any longer, its people are sent away with its next move
    SetAside {
        /// Which
        table: TableId,
        /// Why, for whoever looks at it later
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Print the record of a finished game
    Export {
        /// Which
        table: TableId,
    },
}

/// Does it.
pub async fn run(store: &Store, command: &TablesCommand, yes: bool) -> Done<Shown> {
    match command {
        TablesCommand::List { phase } => list(store, phase.as_deref()).await,
        TablesCommand::Show { table } => show(store, ids::table(*table)).await,
        TablesCommand::SetAside { table, reason } => {
            must_mean_it(yes, "Setting a table aside")?;
            let id = ids::table(*table);
            let epoch = store.load(id).await.map_err(failed)?.epoch;
            let set_aside = store.set_aside(id, epoch, reason.clone()).await;
            set_aside.map_err(|error| {
                Failure::failed(error.to_string()).way_out("the table moved to another owner just now: try again")
            })?;
            Ok(Shown::said("The table is set aside.", json!({ "table": table })))
        }
        TablesCommand::Close { table, reason } => {
            must_mean_it(yes, "Closing a table")?;
            let asked = store.ask_to_close(ids::table(*table), reason.clone(), WallTime::now()).await;
            if !asked.map_err(failed)? {
                return Err(Failure::failed("there is no such table that could be closed")
                    .way_out("pangea admin tables list shows those that are not finished"));
            }
            let said = "A running server closes the table within ten seconds, another one when it starts.";
            Ok(Shown::said(said, json!({ "table": table })))
        }
        TablesCommand::Export { table } => {
            let record =
                server::record(store, ids::table(*table)).await.map_err(|error| Failure::failed(error.to_string()))?;
            let value = json!({ "table": table, "record": record });
            Ok(Shown::said(record.trim_end(), value))
        }
    }
}

async fn list(store: &Store, phase: Option<&str>) -> Done<Shown> {
    let (mut after, mut all) = (None, Vec::new());
    loop {
        let page = store.unfinished(after, PAGE).await.map_err(failed)?;
        let Some(last) = page.last() else { break };
        after = Some(last.place());
        all.extend(page.into_iter().filter(|line| phase.is_none_or(|phase| line.phase == phase)));
    }
    let clock = |line: &Listed| if line.clock == Clock::Running { "runs" } else { "stands" };
    let row = |line: &Listed| {
        let (edition, phase) = (line.setup.edition.clone(), line.phase.clone());
        let served = if line.owner.is_some() { "yes" } else { "no" };
        vec![shown::table(line.id), phase, edition, clock(line).to_owned(), line.head.to_string(), served.to_owned()]
    };
    let value = |line: &Listed| {
        json!({
            "table": shown::table(line.id), "phase": line.phase, "edition": line.setup.edition, "clock": clock(line),
            "entries": line.head, "in_memory": line.owner.is_some(),
        })
    };
    let heads = ["table", "phase", "edition", "clock", "entries", "in memory"];
    let (rows, values) = (all.iter().map(row).collect(), all.iter().map(value).collect());
    Ok(Shown::table(&heads, rows, "There is no such table.", Value::Array(values)))
}

async fn show(store: &Store, table: store::TableId) -> Done<Shown> {
    let stored = store.load(table).await.map_err(failed)?;
    let people = store.people(stored.members.iter().map(|member| member.person).collect()).await.map_err(failed)?;
    let closing = store.closing(table).await.map_err(failed)?;
    let value = json!({
        "closing": closing,
        "table": shown::table(stored.id), "phase": stored.phase, "edition": stored.setup.edition,
        "options": serde_json::from_str::<Value>(&stored.setup.options).unwrap_or_default(),
        "created_at": stored.created_at, "changed_at": stored.changed_at, "finished_at": stored.finished_at,
        "set_aside": stored.set_aside, "entries": stored.head,
        "members": people.iter().map(|person| json!({ "id": shown::person(person.id), "name": person.name })).collect::<Value>(),
    });
    let facts = [
        ("table", shown::table(stored.id)),
        ("phase", stored.phase),
        ("edition", stored.setup.edition),
        ("options", stored.setup.options),
        ("opened", time::written(stored.created_at)),
        ("last written to", time::written(stored.changed_at)),
        ("finished", time::or_never(stored.finished_at)),
        ("set aside", stored.set_aside.map_or_else(|| "-".to_owned(), |reason| written(&reason))),
        ("to be closed", closing.map_or_else(|| "-".to_owned(), |reason| written(&reason))),
        ("entries", stored.head.to_string()),
    ];
    let members = people.iter().map(|person| format!("{}  {}", shown::person(person.id), written(&person.name)));
    Ok(Shown::facts(&facts, value).and([String::new(), "members".to_owned()]).and(members))
}
