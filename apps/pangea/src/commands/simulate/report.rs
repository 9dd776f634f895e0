//! The statistics of a run, for people and for programs.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::statistics::{Distribution, Place, Rate, Statistics, Summary};
use crate::failure::Done;
use crate::grid::{Align, Grid};
use crate::terminal::{HEADING, QUIET, paint};

/// A run and what it gave.
#[derive(Debug)]
pub struct Report<'a> {
    /// The edition.
    pub edition: &'static str,
    /// Seats.
    pub players: u8,
    /// Games that were asked for.
    pub asked: u64,
    /// Seed of the run.
    pub seed: u64,
    /// The bots.
    pub bots: &'a [String],
    /// The traits.
    pub traits: Vec<&'static str>,
    /// What was counted.
    pub statistics: &'a Statistics,
}

#[derive(Serialize)]
struct Json<'a> {
    edition: &'a str,
    players: u8,
    games: u64,
    games_asked: u64,
    seed: u64,
    shared_victories: u64,
    bots: Vec<JsonPlace>,
    seats: Vec<JsonPlace>,
    points: Summary,
    points_histogram: Vec<(i64, u64)>,
    rounds: Summary,
    decisions: Summary,
    traits: Vec<JsonTrait>,
}

#[derive(Serialize)]
struct JsonPlace {
    name: String,
    victories: Rate,
    points: Summary,
}

#[derive(Serialize)]
struct JsonTrait {
    id: &'static str,
    played: u64,
    survived: u64,
    survival_rate: f64,
    owner_won: Rate,
}

const QUANTILES: [&str; 7] = ["least", "5%", "25%", "median", "75%", "95%", "most"];
/// Columns of the longest bar of a histogram.
const BAR: u64 = 40;
/// Rows of a histogram, at most.
const BARS: i64 = 16;

impl Report<'_> {
    /// For programs. Says nothing of threads and time, so that equal runs give equal texts.
    pub fn write_json(&self, out: &mut impl Write) -> Done {
        let statistics = self.statistics;
        let place = |(name, place): (String, &Place)| JsonPlace {
            name,
            victories: place.rate(),
            points: place.points.summary(),
        };
        let json = Json {
            edition: self.edition,
            players: self.players,
            games: statistics.games,
            games_asked: self.asked,
            seed: self.seed,
            shared_victories: statistics.shared,
            bots: self.bots().map(place).collect(),
            seats: self.seats().map(place).collect(),
            points: statistics.points.summary(),
            points_histogram: statistics.points.counts().collect(),
            rounds: statistics.rounds.summary(),
            decisions: statistics.decisions.summary(),
            traits: self.traits().collect(),
        };
        serde_json::to_writer_pretty(&mut *out, &json)?;
        writeln!(out)?;
        Ok(())
    }

    /// For people.
    pub fn write(&self, took: Duration, threads: usize, out: &mut impl Write) -> Done {
        let Statistics { games, shared, .. } = *self.statistics;
        let (edition, players, seed) = (self.edition, self.players, self.seed);
        let title = format!("{games} games of {edition} for {players} players, seed {seed}");
        writeln!(out, "{}", paint(HEADING, &title))?;
        if games < self.asked {
            writeln!(out, "Stopped early: {} games were requested.", self.asked)?;
        }
        let seconds = took.as_secs_f64();
        let rate = games as f64 / seconds.max(1e-9);
        let time = format!("{seconds:.1} s on {threads} threads, {rate:.0} games a second; {shared} shared victories");
        writeln!(out, "{}\n", paint(QUIET, &time))?;
        if games == 0 {
            return Ok(());
        }
        writeln!(out, "{}", paint(HEADING, "Wins"))?;
        self.victories(out)?;
        writeln!(out, "\n{}", paint(HEADING, "Points"))?;
        self.points(out)?;
        writeln!(out)?;
        histogram(&self.statistics.points, out)?;
        writeln!(out, "\n{}", paint(HEADING, "Game length"))?;
        let mut grid = distribution_grid();
        grid.row(distribution_row("rounds", &self.statistics.rounds));
        grid.row(distribution_row("decisions", &self.statistics.decisions));
        grid.write(out, 2)?;
        writeln!(out, "\n{}", paint(HEADING, "Traits"))?;
        self.write_traits(out)
    }

    fn victories(&self, out: &mut impl Write) -> Done {
        let mut grid = Grid::headed(&[
            ("", Align::Left),
            ("games", Align::Right),
            ("wins", Align::Right),
            ("rate", Align::Right),
            ("95% interval", Align::Left),
        ]);
        for (name, place) in self.bots().chain(self.seats()) {
            let rate = place.rate();
            let interval = format!("{} to {}", percent(rate.low), percent(rate.high));
            grid.row([name, rate.tries.to_string(), format!("{:.1}", rate.wins), percent(rate.rate), interval]);
        }
        grid.write(out, 2)?;
        let even = percent(1.0 / f64::from(self.players.max(1)));
        writeln!(out, "  {}", paint(QUIET, &format!("equal players would win {even} each")))?;
        Ok(())
    }

    fn points(&self, out: &mut impl Write) -> Done {
        let mut grid = distribution_grid();
        for (name, place) in self.bots().chain(self.seats()) {
            grid.row(distribution_row(&name, &place.points));
        }
        grid.row(distribution_row("all", &self.statistics.points));
        Ok(grid.write(out, 2)?)
    }

    fn write_traits(&self, out: &mut impl Write) -> Done {
        let mut grid = Grid::headed(&[
            ("trait", Align::Left),
            ("played", Align::Right),
            ("per game", Align::Right),
            ("survived", Align::Right),
            ("its player won", Align::Right),
            ("95% interval", Align::Left),
        ]);
        let mut traits: Vec<JsonTrait> = self.traits().filter(|t| t.played > 0).collect();
        traits.sort_by(|a, b| b.owner_won.rate.total_cmp(&a.owner_won.rate));
        for t in traits {
            let won = t.owner_won;
            grid.row([
                t.id.to_owned(),
                t.played.to_string(),
                format!("{:.2}", t.played as f64 / self.statistics.games.max(1) as f64),
                percent(t.survival_rate),
                percent(won.rate),
                format!("{} to {}", percent(won.low), percent(won.high)),
            ]);
        }
        grid.write(out, 2)?;
        let note =
            "survived: on the table at the end; its player: whoever played the card, even on another player's animal";
        writeln!(out, "  {}", paint(QUIET, note))?;
        Ok(())
    }

    fn bots(&self) -> impl Iterator<Item = (String, &Place)> {
        self.bots.iter().cloned().zip(&self.statistics.bots)
    }

    fn seats(&self) -> impl Iterator<Item = (String, &Place)> {
        (1..).map(|seat| format!("seat {seat}")).zip(&self.statistics.seats)
    }

    fn traits(&self) -> impl Iterator<Item = JsonTrait> {
        self.traits.iter().zip(&self.statistics.traits).map(|(id, tally)| JsonTrait {
            id,
            played: tally.played,
            survived: tally.survived,
            survival_rate: tally.survived as f64 / tally.played.max(1) as f64,
            owner_won: Rate::new(tally.won, tally.played),
        })
    }
}

fn distribution_grid() -> Grid {
    let mut heads = vec![("", Align::Left), ("mean", Align::Right), ("sd", Align::Right)];
    heads.extend(QUANTILES.map(|name| (name, Align::Right)));
    Grid::headed(&heads)
}

fn distribution_row(name: &str, distribution: &Distribution) -> Vec<String> {
    let Summary { mean, sd, quantiles, .. } = distribution.summary();
    let mut row = vec![name.to_owned(), format!("{mean:.2}"), format!("{sd:.2}")];
    row.extend(quantiles.map(|value| value.to_string()));
    row
}

/// Bars of `#`, a few values to a bar if there are many.
fn histogram(distribution: &Distribution, out: &mut impl Write) -> Done {
    let (least, most) = (distribution.quantile(0.0), distribution.quantile(1.0));
    let step = (most - least) / BARS + 1;
    let mut bars: Vec<(i64, u64)> = (0..=(most - least) / step).map(|bar| (least + bar * step, 0)).collect();
    for (value, count) in distribution.counts() {
        if let Some((_, sum)) = bars.get_mut(usize::try_from((value - least) / step).unwrap_or(0)) {
            *sum += count;
        }
    }
    let longest = bars.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let mut grid = Grid::bare(&[Align::Right, Align::Right, Align::Left]);
    for (from, count) in bars {
        let range = if step == 1 { from.to_string() } else { format!("{from}-{}", from + step - 1) };
        let length = (count * BAR).div_ceil(longest);
        grid.row([range, count.to_string(), "#".repeat(usize::try_from(length).unwrap_or(0))]);
    }
    Ok(grid.write(out, 2)?)
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}
