//! The results, for people and for programs.

use std::io::Write;
use std::time::Duration;

use arena::field::BotThinking;
use arena::{Deals, Estimate, Field, Pairing, Score, Summary, fields};
use editions::Edition;
use serde::Serialize;

use super::request::Request;
use crate::failure::Done;
use crate::grid::{Align, Grid};
use crate::terminal::{HEADING, QUIET, paint};

/// The results of a run.
pub struct Report<'a> {
    request: &'a Request,
    /// The deals, match by match.
    pub played: &'a [(Pairing, Deals)],
    fields: Vec<Field<'a>>,
    took: Duration,
}

#[derive(Serialize)]
struct Json {
    seed: u64,
    fields: Vec<Summary>,
}

impl<'a> Report<'a> {
    /// The results of these deals.
    pub fn new(request: &'a Request, played: &'a [(Pairing, Deals)], took: Duration) -> Self {
        Self { request, played, fields: fields(played, &Edition::ALL.map(Edition::id)), took }
    }

    /// For programs. All but the times is the same whenever the same deals are played.
    pub fn write_json(&self, out: &mut impl Write) -> Done {
        let fields = self.fields.iter().map(|field| self.summary(field)).collect();
        let json = Json { seed: self.request.seed, fields };
        serde_json::to_writer_pretty(&mut *out, &json)?;
        writeln!(out)?;
        Ok(())
    }

    /// For people.
    pub fn write(&self, out: &mut impl Write) -> Done {
        let Request { seed, limits, .. } = self.request;
        let threads = limits.threads;
        for field in &self.fields {
            let summary = self.summary(field);
            let (edition, seats) = (field.edition, field.seats);
            let generation = field.generations.join(", ");
            let options: String = field.options.iter().map(|option| format!(", {option}")).collect();
            writeln!(out, "{}", paint(HEADING, &format!("{edition}{options}, {seats} seats, bots {generation}")))?;
            self.scores(&summary, out)?;
            if field.names.len() > 2 {
                matrix(field, out)?;
                ratings(&summary, out)?;
            }
            thinking(&summary.thinking, out)?;
            let begins = format!(
                "the first player in round 1 wins {} ({}); an even chance would be {}",
                percent(summary.beginner.mean),
                interval(summary.beginner),
                percent(summary.even)
            );
            writeln!(out, "  {}\n", paint(QUIET, &begins))?;
        }
        let (asked, counted) = self.deals();
        if counted < asked {
            writeln!(out, "Stopped early: {counted} of {asked} deals count. Run the same command again to continue.")?;
        }
        let seconds = self.took.as_secs_f64();
        let note = format!("seed {seed}, {seconds:.1} s on {threads} threads; 95% intervals over deals");
        writeln!(out, "{}", paint(QUIET, &note))?;
        Ok(())
    }

    /// Deals asked for, and those that count.
    fn deals(&self) -> (u64, u64) {
        let asked = self.request.matches.iter().map(|one| one.deals).sum();
        let counted = self.fields.iter().flat_map(Field::scores).map(|score| score.deals).sum();
        (asked, counted)
    }

    /// The field with its matches as they were asked for, from the challenger's side.
    fn summary(&self, field: &Field) -> Summary {
        let asked = self.request.matches.iter().zip(&self.request.mirrored).filter_map(|(one, &mirrored)| {
            let Pairing { edition, options, seats, challenger, champion, .. } = &one.pairing;
            let here = edition == field.edition && options == field.options && *seats == field.seats;
            let (one, other) = if mirrored { (champion, challenger) } else { (challenger, champion) };
            if here { field.score(one, other) } else { None }
        });
        Summary { matches: asked.collect(), ..field.summary() }
    }

    fn scores(&self, summary: &Summary, out: &mut impl Write) -> Done {
        let mut grid = Grid::headed(&[
            ("challenger", Align::Left),
            ("champion", Align::Left),
            ("deals", Align::Right),
            ("games", Align::Right),
            ("wins", Align::Right),
            ("95% interval", Align::Left),
            ("points ahead", Align::Right),
            ("95% interval", Align::Left),
        ]);
        for Score { challenger, champion, deals, games, wins, margin, .. } in &summary.matches {
            grid.row([
                challenger.clone(),
                if summary.seats == 2 { champion.clone() } else { format!("{} x {champion}", summary.seats - 1) },
                deals.to_string(),
                games.to_string(),
                percent(wins.mean),
                interval(*wins),
                format!("{:+.2}", margin.mean),
                format!("{:+.2} to {:+.2}", margin.low, margin.high),
            ]);
        }
        Ok(grid.write(out, 2)?)
    }
}

/// Who wins how much (rows) against whom (columns).
fn matrix(field: &Field, out: &mut impl Write) -> Done {
    let mut heads = vec![("wins against", Align::Left)];
    heads.extend(field.names.iter().map(|name| (name.as_str(), Align::Right)));
    let mut grid = Grid::headed(&heads);
    for row in &field.names {
        let cell = |column: &String| match field.score(row, column) {
            Some(score) if row != column => percent(score.wins.mean),
            _ => "-".to_owned(),
        };
        grid.row([row.clone()].into_iter().chain(field.names.iter().map(cell)));
    }
    writeln!(out)?;
    Ok(grid.write(out, 2)?)
}

fn ratings(summary: &Summary, out: &mut impl Write) -> Done {
    let mut grid =
        Grid::headed(&[("bot", Align::Left), ("rating", Align::Right), ("+/-", Align::Right), ("games", Align::Right)]);
    for rated in &summary.ratings {
        let (rating, plus_minus) = (format!("{:.0}", rated.rating), format!("{:.0}", rated.plus_minus));
        grid.row([rated.name.clone(), rating, plus_minus, rated.games.to_string()]);
    }
    writeln!(out)?;
    Ok(grid.write(out, 2)?)
}

fn thinking(bots: &[BotThinking], out: &mut impl Write) -> Done {
    let mut grid = Grid::headed(&[
        ("bot", Align::Left),
        ("decisions", Align::Right),
        ("mean ms", Align::Right),
        ("99% ms", Align::Right),
        ("longest ms", Align::Right),
    ]);
    for BotThinking { name, thinking } in bots {
        grid.row([
            name.clone(),
            thinking.decisions.to_string(),
            milliseconds(thinking.mean_ms),
            milliseconds(thinking.p99_ms),
            milliseconds(thinking.longest_ms),
        ]);
    }
    writeln!(out)?;
    Ok(grid.write(out, 2)?)
}

fn milliseconds(time: f64) -> String {
    if time < 1.0 { format!("{time:.4}") } else { format!("{time:.1}") }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn interval(estimate: Estimate) -> String {
    format!("{} to {}", percent(estimate.low), percent(estimate.high))
}
