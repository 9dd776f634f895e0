//! `pangea replay`: a played game, step by step.

mod review;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::{Game, Need, Seat, Viewer};
use locale::Words;
use notation::record::{self, EventOf, Header, RecordOf, Replay, ReplayError, RuleOf, ViewOf};

use crate::commands::play::keyboard::Keyboard;
use crate::commands::play::language;
use crate::commands::play::shown::{Glance, Kind, Part, Setting, Shown};
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::terminal::{self, HEADING, Out, QUIET, paint, wrap};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Without --seat, only what everyone could see is shown. Exit code 2 if the file is not a record or the game is not legal.

Examples:
  pangea replay my-game.record
  pangea replay my-game.record --step             wait for Enter after every entry
  pangea replay my-game.record --to 40 --seat P2  as P2 saw it, up to entry 40
  pangea replay my-game.record --review           everyone's chances, and what the moves cost
  pangea replay my-game.record --review --json    the same as JSON")]
pub struct ReplayArgs {
    /// Game record to show
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after this entry
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Wait for Enter after every entry
    #[arg(long)]
    step: bool,
    /// Language: en, pl, ru, cs [default: the system language]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// Show the game as this seat saw it: P1, P2, …
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Plain sentences without columns or colours, for screen readers
    #[arg(long)]
    plain: bool,
    /// Review the game: everyone's chance to win, and the costliest moves (with --seat: only that seat's)
    #[arg(long, conflicts_with_all = ["to", "step"])]
    review: bool,
    /// Print the review as JSON
    #[arg(long, requires = "review")]
    json: bool,
}

/// Shows the game.
pub fn run(args: &ReplayArgs) -> Done {
    let words = Words::of(language(args.lang.as_deref())?);
    let text = fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, &error))?;
    let file = args.file.display().to_string();
    let header = record::header_of(&file, &text).map_err(|problem| Failure::input(problem.to_string()))?;
    if args.review {
        let seat = match viewer(args.seat.as_deref(), header.seats)? {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let form = match (args.json, args.plain) {
            (true, _) => review::Form::Json,
            (false, true) => review::Form::Sentences,
            (false, false) => review::Form::Chart,
        };
        return review::run(words, &file, &text, seat, form);
    }
    by_edition(header.edition, Show { args, words, file: &file, text: &text })
}

/// Shows the game of an edition.
struct Show<'a> {
    args: &'a ReplayArgs,
    words: &'static Words,
    file: &'a str,
    text: &'a str,
}

impl Errand for Show<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        show::<F>(self.args, self.words, self.file, self.text)
    }
}

fn show<F: Shown>(args: &ReplayArgs, words: &'static Words, file: &str, text: &str) -> Done {
    let record = record::parse::<F>(file, text).map_err(|problem| Failure::input(problem.to_string()))?;
    let viewer = viewer(args.seat.as_deref(), record.header.seats)?;
    let out = if args.plain { terminal::plain_out() } else { terminal::out() };
    let setting = if args.plain { Setting::Plain } else { Setting::Columns };
    let players = players(&record.header);
    let last = args.to.unwrap_or(usize::MAX);
    Viewing { words, out, setting, players, viewer, step: args.step }.run::<F>(&record, last)
}

fn viewer(asked: Option<&str>, seats: u8) -> Done<Viewer> {
    let Some(asked) = asked else { return Ok(Viewer::Spectator) };
    let found = Seat::all(seats).find(|seat| seat.to_string().eq_ignore_ascii_case(asked));
    found.map(Viewer::Seat).ok_or_else(|| {
        Failure::input(format!("there is no seat '{asked}' in this game"))
            .way_out(format!("the seats are P1 to P{seats}"))
    })
}

fn players(header: &Header) -> Vec<String> {
    let name = |seat: Seat| header.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    Seat::all(header.seats).map(name).collect()
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
    fn run<F: Shown>(mut self, record: &RecordOf<F>, last: usize) -> Done {
        let misfit = |error: ReplayError<RuleOf<F>>| Failure::input(error.to_string());
        let mut keyboard = Keyboard::new();
        let mut replay = Replay::<F>::new(record).map_err(misfit)?;
        let mut view = replay.state().view(self.viewer);
        while replay.entries_done() < last {
            let Some(events) = replay.step().map_err(misfit)? else { break };
            let told = self.write_entry::<F>(replay.entries_done(), &mut view, &events)?;
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
        self.show::<F>(&view, replay.state())
    }

    /// The sentences of one entry; returns whether there were any.
    fn write_entry<F: Shown>(&mut self, entry: usize, view: &mut ViewOf<F>, events: &[EventOf<F>]) -> Done<bool> {
        let mut number = format!("{entry:>4}  ");
        for event in events {
            let Some(seen) = F::Game::seen(event, self.viewer) else { continue };
            let kind = F::kind(view, &seen);
            let at = Glance::<F> { words: self.words, players: &self.players, view };
            let sentence = F::log(&at, &seen).filter(|_| kind.is_some());
            F::Game::fold(view, &seen);
            let Some(sentence) = sentence else { continue };
            if kind == Some(Kind::Heading) {
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
    fn show<F: Shown>(&mut self, view: &ViewOf<F>, state: &F::Game) -> Done {
        let at = Glance::<F> { words: self.words, players: &self.players, view };
        let lines = |part| F::scene(&at, part, terminal::width(), self.setting);
        let hand = if at.you().is_some() { lines(Part::Hand) } else { Vec::new() };
        writeln!(self.out)?;
        for line in lines(Part::Table).into_iter().chain(hand) {
            writeln!(self.out, "{line}")?;
        }
        if let Need::Decision(decision) = state.need() {
            writeln!(self.out, "{}", F::waiting(&at, &decision))?;
        }
        Ok(())
    }
}
