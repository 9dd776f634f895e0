//! `pangea admin reports`.

use std::collections::HashMap;

use clap::Subcommand;
use serde_json::{Value, json};
use store::{LINES, PersonId, Report, ReportId, Store, WallTime, Which};

use super::shown::{self, Shown, written};
use super::{failed, must_mean_it, time};
use crate::failure::{Done, Failure};

/// What is done with reports.
#[derive(Subcommand, Debug)]
pub enum ReportsCommand {
    /// List reports nobody has decided about
    List {
        /// Closed ones too
        #[arg(long)]
        all: bool,
    },
    /// Show a report with the last fifty lines before it
    Show {
        /// Which
        report: ReportId,
    },
    /// Close a report, with a note of what was decided
    Close {
        /// Which
        report: ReportId,
        /// What was decided
        #[arg(long, value_name = "TEXT")]
        note: String,
    },
}

/// Does it.
pub async fn run(store: &Store, command: &ReportsCommand, yes: bool) -> Done<Shown> {
    match command {
        ReportsCommand::List { all } => list(store, if *all { Which::All } else { Which::Open }).await,
        ReportsCommand::Show { report } => show(store, *report).await,
        ReportsCommand::Close { report, note } => {
            must_mean_it(yes, "Closing a report")?;
            if store.close_report(*report, note.clone(), WallTime::now()).await.map_err(failed)? {
                Ok(Shown::said("The report is closed.", json!({ "report": report })))
            } else {
                Err(Failure::failed("there is no open report with this id"))
            }
        }
    }
}

/// The names of people, by id.
type Names = HashMap<PersonId, String>;

async fn names(store: &Store, people: impl IntoIterator<Item = PersonId>) -> Done<Names> {
    let mut people: Vec<PersonId> = people.into_iter().collect();
    people.sort();
    people.dedup();
    let known = store.people(people).await.map_err(failed)?;
    Ok(known.into_iter().map(|person| (person.id, written(&person.name))).collect())
}

fn name(names: &Names, person: PersonId) -> String {
    names.get(&person).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| shown::person(person))
}

fn value(report: &Report, names: &Names) -> Value {
    let what = &report.what;
    json!({
        "report": report.id, "table": shown::table(what.table), "room": what.room, "line": what.line, "reason": what.reason,
        "words": what.words, "at": what.at, "closed_at": report.closed_at, "note": report.decision,
        "reporter": { "id": shown::person(what.reporter), "name": name(names, what.reporter) },
        "reported": { "id": shown::person(what.reported), "name": name(names, what.reported) },
    })
}

async fn list(store: &Store, which: Which) -> Done<Shown> {
    let (mut after, mut all) = (None, Vec::new());
    loop {
        let page = store.list_reports(which, after, LINES).await.map_err(failed)?;
        let Some(last) = page.last() else { break };
        after = Some(last.place());
        all.extend(page);
    }
    let names = names(store, all.iter().flat_map(|report| [report.what.reporter, report.what.reported])).await?;
    let row = |report: &Report| {
        vec![
            report.id.to_string(),
            time::written(report.what.at),
            name(&names, report.what.reported),
            written(&report.what.reason),
            name(&names, report.what.reporter),
            time::or_never(report.closed_at),
        ]
    };
    let heads = ["report", "at", "about", "reason", "by", "closed"];
    let (rows, values) = (all.iter().map(row).collect(), all.iter().map(|report| value(report, &names)).collect());
    Ok(Shown::table(&heads, rows, "There is no open report.", Value::Array(values)))
}

async fn show(store: &Store, report: ReportId) -> Done<Shown> {
    let found = store.report_with_lines(report).await.map_err(failed)?;
    let (report, lines) = found.ok_or_else(|| Failure::input("there is no report with this id"))?;
    let what = &report.what;
    let people = lines.iter().map(|line| line.author).chain([what.reporter, what.reported]);
    let names = names(store, people).await?;
    let facts = [
        ("report", report.id.to_string()),
        ("at", time::written(what.at)),
        ("about", format!("{} ({})", name(&names, what.reported), shown::person(what.reported))),
        ("reason", written(&what.reason)),
        ("words", written(&what.words)),
        ("by", format!("{} ({})", name(&names, what.reporter), shown::person(what.reporter))),
        ("table", shown::table(what.table)),
        ("closed", time::or_never(report.closed_at)),
        ("note", report.decision.as_deref().map_or_else(|| "-".to_owned(), written)),
    ];
    let mut known = value(&report, &names);
    known["lines"] = lines
        .iter()
        .map(|line| {
            let author = json!({ "id": shown::person(line.author), "name": name(&names, line.author) });
            json!({ "number": line.seq, "at": line.at, "author": author, "text": line.body, "phrase": line.phrase })
        })
        .collect();
    let said = lines.iter().map(|line| {
        let mark = if what.line == Some(line.seq) { ">" } else { " " };
        let (author, text) = (name(&names, line.author), line.phrase.as_deref().unwrap_or(&line.body));
        format!("{mark} {}  {author}: {}", time::written(line.at), written(text))
    });
    Ok(Shown::facts(&facts, known).and([String::new()]).and(said))
}
