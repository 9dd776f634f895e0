//! `pangea replay --review`: the review of a played game.

use std::io::Write;

use desk::AnyFilm;
use desk::advice::percent;
use desk::diary::plain;
use desk::replay::TurningText;
use desk::review::{AnyReviewer, Care, Judgement, Review, TurningPoint};
use game::{Seat, Viewer};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use locale::{Arg, Words};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::failure::{Done, Failure};
use crate::terminal::{self, DANGER, HEADING, Out, columns, pad, paint, wrap};

/// How the review is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A row of bars for everybody.
    Chart,
    /// Round by round in words.
    Sentences,
    /// Numbers for programs.
    Json,
}

/// Looked at more closely than where somebody waits before a page.
const CARE: Care = Care { tables: 64, iterations: 400 };
/// Turning points that are listed, besides great losses.
const MOST: usize = 10;
/// Bars from a chance of nothing to certainty.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Reviews the game and writes the result.
pub fn run(words: &'static Words, file: &str, text: &str, seat: Option<Seat>, form: Form) -> Done {
    let broken = |problem: notation::Problem| Failure::input(problem.to_string());
    let reviewer = desk::reviewer(file, text, CARE).map_err(broken)?;
    let film = desk::film(file, text, Viewer::Spectator).map_err(broken)?;
    let seats: Vec<Seat> = seat.map_or_else(|| Seat::all(reviewer.seats()).collect(), |seat| vec![seat]);
    let review = think(reviewer.as_ref(), &seats);
    let said = Said { words, film: film.as_ref(), seats, review };
    let mut out = if form == Form::Sentences { terminal::plain_out() } else { terminal::out() };
    match form {
        Form::Json => {
            serde_json::to_writer_pretty(&mut out, &said.numbers())?;
            writeln!(out)?;
        }
        Form::Chart => said.write(&said.chart(), &mut out)?,
        Form::Sentences => said.write(&said.rounds(), &mut out)?,
    }
    Ok(())
}

/// Every step and every decision, on all cores.
fn think(reviewer: &dyn AnyReviewer, wanted: &[Seat]) -> Review {
    let entries = reviewer.entries();
    let bar = ProgressBar::with_draw_target(Some(2 * entries as u64 + 1), ProgressDrawTarget::stderr());
    let bar = match ProgressStyle::with_template("{wide_bar} {percent}%, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    };
    let standings: Vec<_> =
        (0..=entries).into_par_iter().map(|step| reviewer.standing(step)).inspect(|_| bar.inc(1)).collect();
    let judge =
        |entry| reviewer.decided(entry).filter(|seat| wanted.contains(seat)).and_then(|_| reviewer.judge(entry));
    let moves: Vec<_> = (0..entries).into_par_iter().map(judge).inspect(|_| bar.inc(1)).collect();
    bar.finish_and_clear();
    let mut review = Review::new(entries);
    standings.into_iter().enumerate().for_each(|(step, standing)| review.put_standing(step, standing));
    moves.into_iter().enumerate().for_each(|(entry, judged)| review.put_moves(entry, wanted, judged));
    // What others did where the chances changed most.
    while let Some(task) = review.next_task(wanted) {
        if !review.read_result(&task, &reviewer.work(&task)) {
            break;
        }
    }
    review
}

struct Said<'a> {
    words: &'static Words,
    film: &'a dyn AnyFilm,
    /// Whose game is reviewed.
    seats: Vec<Seat>,
    review: Review,
}

impl Said<'_> {
    fn write(&self, chances: &[String], out: &mut Out) -> Done {
        let title = |id| paint(HEADING, &self.words.text(id));
        writeln!(out, "{}", title("cli-review-title"))?;
        for line in chances {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "\n{}", title("review-turning"))?;
        let turning = self.review.turning_points(MOST, &self.seats);
        if turning.is_empty() {
            writeln!(out, "{}", self.words.text("review-none"))?;
        }
        for point in turning {
            self.write_turning(&point, out)?;
        }
        Ok(())
    }

    fn write_turning(&self, point: &TurningPoint, out: &mut Out) -> Done {
        let width = terminal::width();
        let TurningText { title, came, better, .. } = self.film.describe_turning(point, self.words);
        for line in wrap(&plain(&title), width, 2) {
            writeln!(out, "{line}")?;
        }
        for line in wrap(&plain(&came.join(" ")), width.saturating_sub(2), 2) {
            writeln!(out, "  {line}")?;
        }
        let at = point.judged.as_ref().map_or(point.entries.start, |judged| judged.entry);
        let entry = self.words.text_with("cli-review-entry", &[("entry", (at + 1).into())]);
        for line in wrap(&format!("{} ({entry})", plain(&better)), width.saturating_sub(2), 2) {
            writeln!(out, "  {}", paint(DANGER, &line))?;
        }
        Ok(())
    }

    /// A row of bars for every seat, as wide as the terminal.
    fn chart(&self) -> Vec<String> {
        let steps = self.film.entries() + 1;
        let name = self.film.players().iter().map(|name| columns(name)).max().unwrap_or(0);
        let width = terminal::width().saturating_sub(name + 8).clamp(10, steps.max(10));
        let row = |(place, player): (usize, &String)| {
            let at = |column: usize| column * (steps - 1) / (width - 1).max(1);
            let share = |column: usize| self.share(at(column), place).unwrap_or_default();
            let bar = |column: usize| BARS[((share(column) * 8.0) as usize).min(7)];
            let bars: String = (0..width).map(bar).collect();
            let last = self.words.text_with("percent", &[("percent", percent(share(width - 1)).into())]);
            format!("{}  {bars} {:>4}", pad(player, name), last.replace('\u{a0}', " "))
        };
        self.film.players().iter().enumerate().map(row).collect()
    }

    /// The chances at the start of every round and at the end, in words.
    fn rounds(&self) -> Vec<String> {
        let rounds = self.film.rounds().into_iter().map(|(frame, round)| (frame, Some(round)));
        let end = self.film.len().checked_sub(1).map(|last| (last, None));
        let line = |(frame, round): (usize, Option<u8>)| {
            let label = match round {
                Some(round) => format!("{} {round}", self.words.text_in(self.film.edition(), "review-round", &[])),
                None => self.words.text("review-end"),
            };
            let step = self.film.step_of(frame);
            let share = |(place, player): (usize, &String)| {
                let share = percent(self.share(step, place).unwrap_or_default());
                let args: [(&str, Arg<'_>); 2] = [("player", player.into()), ("percent", share.into())];
                self.words.text_with("review-of", &args).replace('\u{a0}', " ")
            };
            let all: Vec<String> = self.film.players().iter().enumerate().map(share).collect();
            format!("{label}: {}", all.join(", "))
        };
        rounds.chain(end).map(line).collect()
    }

    fn numbers(&self) -> Value {
        let steps: Vec<_> = (0..=self.film.entries()).map(|step| self.review.chances(step)).collect();
        let moved = |judged: &Judgement| {
            json!({
                "entry": judged.entry + 1,
                "seat": judged.seat.to_string(),
                "player": self.player(judged.seat),
                "played": judged.played,
                "best": judged.best,
                "win": judged.win,
                "best_win": judged.best_win,
                "cost": judged.cost(),
                "why": judged.why.iter().map(ToString::to_string).collect::<Vec<_>>(),
            })
        };
        let asked = |judged: &&Judgement| self.seats.contains(&judged.seat);
        let moves: Vec<Value> =
            (0..self.film.entries()).filter_map(|entry| self.review.move_at(entry)).filter(asked).map(moved).collect();
        json!({ "players": self.film.players(), "chances": steps, "moves": moves })
    }

    fn share(&self, step: usize, place: usize) -> Option<f32> {
        self.review.chances(step)?.get(place).copied()
    }

    fn player(&self, seat: Seat) -> String {
        self.film.players().get(seat.index()).cloned().unwrap_or_default()
    }
}
