//! `pangea replay`: a played game, step by step.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::{Game, Need, Seat, Viewer};
use locale::Words;
use notation::origin::record::{Record, Replay};
use origin::{Event, State, View};

use crate::commands::play::diary::{Kind, is_told, kind};
use crate::commands::play::keyboard::Keyboard;
use crate::commands::play::language;
use crate::commands::play::scene::{Part, Scene, Setting};
use crate::failure::{Done, Failure};
use crate::terminal::{self, HEADING, Out, QUIET, paint, wrap};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Without --seat only what everybody saw is told. Exit code 2 if the file is no record, or not a legal game.

Examples:
  pangea replay my-game.record
  pangea replay my-game.record --step             wait for Enter after every entry
  pangea replay my-game.record --to 40 --seat P2  as P2 saw it, up to entry 40")]
pub struct ReplayArgs {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after this entry
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Wait for Enter after every entry
    #[arg(long)]
    step: bool,
    /// Language: en, pl, ru, cs [default: that of the system]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// See the game as this seat saw it: P1, P2, …
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Sentences instead of columns, no colours; for screen readers
    #[arg(long)]
    plain: bool,
}

/// Shows the game.
pub fn run(args: &ReplayArgs) -> Done {
    let words = Words::of(language(args.lang.as_deref())?);
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, &error))?;
    let record = notation::origin::record::parse(&args.file.display().to_string(), &text)
        .map_err(|problem| Failure::input(problem.to_string()))?;
    let viewer = viewer(args.seat.as_deref(), record.header.seats)?;
    let out = if args.plain { terminal::plain_out() } else { terminal::out() };
    let setting = if args.plain { Setting::Plain } else { Setting::Columns };
    let players = players(&record);
    let last = args.to.unwrap_or(usize::MAX);
    Viewing { words, out, setting, players, viewer, step: args.step }.run(&record, last)
}

fn viewer(asked: Option<&str>, seats: u8) -> Done<Viewer> {
    let Some(asked) = asked else { return Ok(Viewer::Spectator) };
    let found = Seat::all(seats).find(|seat| seat.to_string().eq_ignore_ascii_case(asked));
    found.map(Viewer::Seat).ok_or_else(|| {
        Failure::input(format!("there is no seat '{asked}' in this game")).way_out(format!("there are P1 to P{seats}"))
    })
}

fn players(record: &Record) -> Vec<String> {
    let name = |seat: Seat| record.header.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    Seat::all(record.header.seats).map(name).collect()
}

struct Viewing {
    words: &'static Words,
    out: Out,
    setting: Setting,
    players: Vec<String>,
    viewer: Viewer,
    step: bool,
}

impl Viewing {
    fn run(mut self, record: &Record, last: usize) -> Done {
        let misfit = |error: notation::origin::record::ReplayError| Failure::input(error.to_string());
        let mut keyboard = Keyboard::new();
        let mut replay = Replay::new(record).map_err(misfit)?;
        let mut view = replay.state().view(self.viewer);
        while replay.entries_done() < last {
            let Some(events) = replay.step().map_err(misfit)? else { break };
            let told = self.tell(replay.entries_done(), &mut view, &events)?;
            view = replay.state().view(self.viewer);
            if self.step && told {
                let mark = format!("{} ", paint(QUIET, &self.words.text("cli-press-enter")));
                match keyboard.line(&mark, &mut self.out)? {
                    Some(line) if line.eq_ignore_ascii_case("q") || line.eq_ignore_ascii_case("quit") => break,
                    Some(_) => {}
                    None => self.step = false,
                }
            }
        }
        self.show(&view, replay.state())
    }

    /// The sentences of one entry; tells whether there were any.
    fn tell(&mut self, entry: usize, view: &mut View, events: &[Event]) -> Done<bool> {
        let mut number = format!("{entry:>4}  ");
        for event in events {
            let Some(seen) = State::seen(event, self.viewer) else { continue };
            let names = locale::Table::new(self.players.iter().map(String::as_str), view);
            let sentence = locale::origin::log(self.words, &names, view, &seen).filter(|_| is_told(&seen));
            State::fold(view, &seen);
            let Some(sentence) = sentence else { continue };
            if kind(&seen) == Kind::Heading {
                writeln!(self.out, "\n      {}", paint(HEADING, &sentence))?;
                continue;
            }
            for line in wrap(&sentence, terminal::width().saturating_sub(6), 2) {
                writeln!(self.out, "{}{line}", paint(QUIET, &number))?;
                number = " ".repeat(6);
            }
        }
        Ok(number.trim().is_empty())
    }

    /// The table, and who would have to decide.
    fn show(&mut self, view: &View, state: &State) -> Done {
        let names = locale::Table::new(self.players.iter().map(String::as_str), view);
        let (words, width, setting) = (self.words, terminal::width(), self.setting);
        let scene = Scene { view, names: &names, words, width, setting };
        writeln!(self.out)?;
        let hand = if view.own.is_some() { scene.lines(Part::Hand) } else { Vec::new() };
        for line in scene.lines(Part::Table).into_iter().chain(hand) {
            writeln!(self.out, "{line}")?;
        }
        if let Need::Decision(decision) = state.need() {
            writeln!(self.out, "{}", locale::origin::waiting(words, &names, &decision))?;
        }
        Ok(())
    }
}
