//! The results part of a document, written from journals between two marks. What stands around it is left alone.

use std::fmt::Write;

use thiserror::Error;

use crate::field::{Field, Summary};
use crate::plots::{self, Effort};
use crate::statistics::Estimate;

/// Where the results begin.
pub const BEGIN: &str = "<!-- arena results -->";
/// Where they end.
pub const END: &str = "<!-- end of arena results -->";

/// A document with its pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The text.
    pub text: String,
    /// The pictures as (file name, SVG).
    pub pictures: Vec<(String, String)>,
}

/// A document without a place for the results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the document needs the lines '{BEGIN}' and '{END}', in this order, to mark where the results go")]
pub struct NoPlace;

/// Puts the results into a document; `folder` is where its pictures are, relative to it.
pub fn update(old: &str, fields: &[Field], folder: &str) -> Result<Document, NoPlace> {
    let (before, rest) = old.split_once(BEGIN).ok_or(NoPlace)?;
    let (_, after) = rest.split_once(END).ok_or(NoPlace)?;
    let mut results = Results { text: String::new(), pictures: Vec::new(), folder };
    results.write(fields);
    let text = format!("{before}{BEGIN}\n{}{END}{after}", results.text);
    Ok(Document { text, pictures: results.pictures })
}

struct Results<'a> {
    text: String,
    pictures: Vec<(String, String)>,
    folder: &'a str,
}

impl Results<'_> {
    fn write(&mut self, fields: &[Field]) {
        let games: u64 = fields.iter().flat_map(Field::scores).map(|score| score.games).sum();
        self.line("");
        self.line(&format!("{games} games."));
        let rungs = plots::rungs(fields);
        if !rungs.is_empty() {
            self.line("\n### The ladder\n");
            self.picture("ladder.svg", "wins of each level over the one below", plots::ladder(&rungs));
            let mut table = Table::new(&["edition", "level", "over", "wins", "95% interval"]);
            for rung in &rungs {
                let (wins, interval) = (percent(rung.wins.mean), interval(rung.wins));
                table.row(&[rung.edition.clone(), rung.name.clone(), rung.below.clone(), wins, interval]);
            }
            self.table(&table);
        }
        for field in fields {
            self.field(field);
        }
        self.line("");
    }

    fn field(&mut self, field: &Field) {
        let summary = field.summary();
        if summary.matches.is_empty() {
            return;
        }
        let options: String = field.options.iter().map(|option| format!(", `{option}`")).collect();
        self.line(&format!("\n### {}, {} players{options}\n", field.edition, field.seats));
        self.line(&format!("Generation {}.\n", field.generations.join(", ")));
        self.matches(&summary);
        let stem = format!("{}-{}{}", field.edition, field.seats, options.replace(|c: char| !c.is_alphanumeric(), ""));
        self.picture(&format!("matrix-{stem}.svg"), "who beats whom", plots::heat_map(field));
        let over_time = plots::strength_over(Effort::Time, field);
        self.picture(&format!("time-{stem}.svg"), "wins by thinking time", over_time);
        let over_iterations = plots::strength_over(Effort::Iterations, field);
        self.picture(&format!("iterations-{stem}.svg"), "wins by iterations", over_iterations);
        self.bots(&summary);
        let Summary { beginner, even, .. } = summary;
        self.line(&format!(
            "The first player in round 1 wins {} ({}); an even chance would be {}.",
            percent(beginner.mean),
            interval(beginner),
            percent(even)
        ));
    }

    fn matches(&mut self, summary: &Summary) {
        let heads =
            ["challenger", "champion", "deals", "games", "wins", "95% interval", "points ahead", "95% interval"];
        let mut table = Table::new(&heads);
        for score in &summary.matches {
            let champion = match summary.seats {
                2 => score.champion.clone(),
                seats => format!("{} × {}", seats - 1, score.champion),
            };
            let margin = score.margin;
            table.row(&[
                score.challenger.clone(),
                champion,
                score.deals.to_string(),
                score.games.to_string(),
                percent(score.wins.mean),
                interval(score.wins),
                format!("{:+.1}", margin.mean),
                if margin.low.is_finite() {
                    format!("{:+.1} to {:+.1}", margin.low, margin.high)
                } else {
                    "–".into()
                },
            ]);
        }
        self.table(&table);
    }

    fn bots(&mut self, summary: &Summary) {
        let heads = ["bot", "rating", "±", "decisions", "mean ms", "99% ms", "longest ms"];
        let mut table = Table::new(&heads);
        for rated in &summary.ratings {
            let Some(bot) = summary.thinking.iter().find(|bot| bot.name == rated.name) else { continue };
            let thinking = bot.thinking;
            table.row(&[
                rated.name.clone(),
                format!("{:.0}", rated.rating),
                format!("{:.0}", rated.plus_minus),
                thinking.decisions.to_string(),
                milliseconds(thinking.mean_ms),
                milliseconds(thinking.p99_ms),
                milliseconds(thinking.longest_ms),
            ]);
        }
        self.table(&table);
    }

    fn picture(&mut self, file: &str, words: &str, svg: Option<String>) {
        if let Some(svg) = svg {
            let folder = self.folder;
            self.line(&format!("![{words}]({folder}/{file})\n"));
            self.pictures.push((file.to_owned(), svg));
        }
    }

    fn table(&mut self, table: &Table) {
        self.line(&table.text);
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

/// A table in Markdown.
struct Table {
    text: String,
}

impl Table {
    fn new(heads: &[&str]) -> Self {
        let mut table = Self { text: String::new() };
        table.row(&heads.iter().map(|head| (*head).to_owned()).collect::<Vec<_>>());
        table.text.push_str(&"|---".repeat(heads.len()));
        table.text.push_str("|\n");
        table
    }

    fn row(&mut self, cells: &[String]) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "| {} |", cells.join(" | "));
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn interval(estimate: Estimate) -> String {
    format!("{:.1} to {:.1}", estimate.low * 100.0, estimate.high * 100.0)
}

fn milliseconds(time: f64) -> String {
    match time {
        time if time < 0.1 => format!("{time:.4}"),
        time if time < 10.0 => format!("{time:.2}"),
        time => format!("{time:.0}"),
    }
}
