//! `pangea editions`: what can be played, by how many, with which options.

use std::io::Write;

use clap::Args;
use editions::Edition;
use serde::Serialize;

use crate::failure::Done;
use crate::grid::{Align, Grid};
use crate::terminal::{self, HEADING, QUIET, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pangea editions
  pangea editions --json | jq '.[].options[].name'
  pangea play --edition origin --option mimicry_limit=PerAttack")]
pub struct EditionsArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    id: &'static str,
    title: &'static str,
    players: [u8; 2],
    rules_revision: u32,
    /// Options with which to ask for them.
    variants: Vec<String>,
    options: Vec<OptionRow>,
}

#[derive(Serialize)]
struct OptionRow {
    name: &'static str,
    rule: &'static str,
    /// The printed one first.
    values: &'static [&'static str],
}

/// Lists the editions.
pub fn run(args: &EditionsArgs) -> Done {
    let mut out = terminal::out();
    if args.json {
        let rows: Vec<Row> = Edition::ALL.into_iter().map(row).collect();
        serde_json::to_writer_pretty(&mut out, &rows)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut grid = Grid::headed(&[
        ("edition", Align::Left),
        ("title", Align::Left),
        ("players", Align::Left),
        ("variants", Align::Left),
    ]);
    for edition in Edition::ALL {
        let seats = edition.seats();
        let players = format!("{}-{}", seats.start(), seats.end());
        let variants: Vec<String> = edition.variants().iter().map(|(name, value)| format!("{name}={value}")).collect();
        grid.row([edition.id(), edition.title(), &players, &variants.join(", ")]);
    }
    grid.write(&mut out, 0)?;
    for edition in Edition::ALL {
        write_options(edition, &mut out)?;
    }
    Ok(())
}

fn write_options(edition: Edition, out: &mut impl Write) -> Done {
    let options = edition.options();
    if options.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    writeln!(out, "{}", paint(HEADING, &format!("Options for {edition}")))?;
    let mut grid =
        Grid::headed(&[("name", Align::Left), ("values (printed rule first)", Align::Left), ("rule", Align::Left)]);
    for option in options {
        grid.row([option.name, &option.values.join(", "), option.rule]);
    }
    grid.write(out, 0)?;
    let way = "Change one with --option NAME=VALUE; `pangea rules RULE` explains it.";
    writeln!(out, "{}", paint(QUIET, way))?;
    Ok(())
}

fn row(edition: Edition) -> Row {
    let options = edition
        .options()
        .into_iter()
        .map(|option| OptionRow { name: option.name, rule: option.rule, values: option.values })
        .collect();
    Row {
        id: edition.id(),
        title: edition.title(),
        players: [*edition.seats().start(), *edition.seats().end()],
        rules_revision: edition.rules_revision(),
        variants: edition.variants().iter().map(|(name, value)| format!("{name}={value}")).collect(),
        options,
    }
}
