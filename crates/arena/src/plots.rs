//! The pictures of the results: the ladder of levels, strength over thinking time, and who beats whom.

use crate::field::Field;
use crate::pairing::{Budget, base, budget, rank};
use crate::statistics::Estimate;
use crate::svg::{Anchor, Svg};

/// What a level is meant to win against the one below.
const WANTED: f64 = 0.65;

/// One step of the ladder: a bot against the strongest one below it that it met.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// The edition.
    pub edition: String,
    /// The bot.
    pub name: String,
    /// The one below.
    pub below: String,
    /// Its share of victories.
    pub wins: Estimate,
}

/// The rungs of all fields for two with printed options. `random` is the ground; a bot that is neither that nor a level,
/// or that plays with a budget or a style of its own, is not a rung.
pub fn rungs(fields: &[Field]) -> Vec<Rung> {
    let mut rungs = Vec::new();
    for field in fields.iter().filter(|field| field.seats == 2 && field.options.is_empty()) {
        let is_rung = |name: &&String| *name == bots::Random::NAME || bots::Level::from_id(name).is_some();
        let levels: Vec<&String> = field.names.iter().filter(is_rung).collect();
        for (place, name) in levels.iter().enumerate() {
            let met = levels[..place].iter().rev().find_map(|below| Some((below, field.score(name, below)?)));
            if let Some((below, score)) = met {
                rungs.push(Rung {
                    edition: field.edition.to_owned(),
                    name: (*name).clone(),
                    below: (*below).clone(),
                    wins: score.wins,
                });
            }
        }
    }
    rungs
}

/// A plane with shares of victories upwards.
struct Plane {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    /// The share at the bottom; at the top it is 1.
    from: f64,
    /// What an equal player would win.
    even: f64,
}

impl Plane {
    /// A plane in which all these intervals and the even share can be seen.
    fn holding<'a>(width: f64, even: f64, estimates: impl IntoIterator<Item = &'a Estimate>) -> Self {
        let least = estimates.into_iter().map(|estimate| estimate.low).fold(even, f64::min);
        // Down to the next whole tenth, with a little room.
        let from = ((least * 10.0 - 0.2).floor() / 10.0).clamp(0.0, 0.4);
        Self { left: 56.0, right: width - 52.0, top: 66.0, bottom: 300.0, from, even }
    }

    fn y(&self, share: f64) -> f64 {
        let part = (share.clamp(self.from, 1.0) - self.from) / (1.0 - self.from);
        self.bottom - part * (self.bottom - self.top)
    }

    fn draw(&self, svg: &mut Svg) {
        let lowest = (self.from * 10.0).round() as u32;
        for tenth in lowest..=10 {
            let y = self.y(f64::from(tenth) / 10.0);
            svg.rule((self.left, y), (self.right, y), "grid", false);
            svg.text((self.left - 8.0, y + 4.0), Anchor::End, "faint", &format!("{}%", tenth * 10));
        }
        self.level(svg, self.even, "even", false);
    }

    /// A line across with its name at the end.
    fn level(&self, svg: &mut Svg, share: f64, name: &str, dashed: bool) {
        let y = self.y(share);
        svg.rule((self.left, y), (self.right, y), "ink", dashed);
        svg.text((self.right + 6.0, y + 4.0), Anchor::Start, "", name);
    }

    fn estimate(&self, svg: &mut Svg, x: f64, estimate: &Estimate, series: usize) {
        svg.whisker(x, self.y(estimate.low), self.y(estimate.high), series);
        svg.mark((x, self.y(estimate.mean)), series);
    }
}

/// Marks and names of series, in lines of their own above the plane.
fn legend(svg: &mut Svg, names: &[String]) {
    let mut x = 62.0;
    for (series, name) in names.iter().enumerate() {
        svg.mark((x, 44.0), series);
        svg.text((x + 11.0, 48.0), Anchor::Start, "", name);
        x += 34.0 + 7.2 * name.chars().count() as f64;
    }
}

/// Room the legend takes.
fn legend_width(names: &[String]) -> f64 {
    114.0 + names.iter().map(|name| 34.0 + 7.2 * name.chars().count() as f64).sum::<f64>()
}

/// Each level over the one below, edition by edition.
pub fn ladder(rungs: &[Rung]) -> Option<String> {
    let mut editions: Vec<&str> = rungs.iter().map(|rung| rung.edition.as_str()).collect();
    editions.dedup();
    let mut series: Vec<(String, String)> = Vec::new();
    for rung in rungs {
        let pair = (rung.name.clone(), rung.below.clone());
        if !series.contains(&pair) {
            series.push(pair);
        }
    }
    if series.is_empty() {
        return None;
    }
    series.sort_by(|a, b| rank(&a.0).cmp(&rank(&b.0)).then_with(|| rank(&a.1).cmp(&rank(&b.1))));
    let names: Vec<String> = series.iter().map(|(name, below)| format!("{name} over {below}")).collect();
    let group = (22.0 * series.len() as f64 + 30.0).max(130.0);
    let width = (108.0 + group * editions.len() as f64).max(legend_width(&names));
    let group = (width - 108.0) / editions.len() as f64;
    let mut svg = Svg::new(width, 340.0, "Share of wins of each level over the one below, by edition");
    svg.text((20.0, 24.0), Anchor::Start, "", "Wins over the level below, two players, 95% intervals");
    let plane = Plane::holding(width, 0.5, rungs.iter().map(|rung| &rung.wins));
    plane.draw(&mut svg);
    plane.level(&mut svg, WANTED, "65%", true);
    legend(&mut svg, &names);
    for (place, edition) in editions.iter().enumerate() {
        let middle = plane.left + group * (place as f64 + 0.5);
        svg.text((middle, plane.bottom + 24.0), Anchor::Middle, "", edition);
        for rung in rungs.iter().filter(|rung| rung.edition == *edition) {
            let Some(one) = series.iter().position(|(a, b)| *a == rung.name && *b == rung.below) else { continue };
            let x = middle + 22.0 * (one as f64 - (series.len() as f64 - 1.0) / 2.0);
            plane.estimate(&mut svg, x, &rung.wins, one);
        }
    }
    Some(svg.finish())
}

/// What the strength is drawn over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Seconds for a decision (`apex@0.3s`).
    Time,
    /// Iterations for a decision (`apex@500`).
    Iterations,
}

impl Effort {
    /// What a name spends, if it says so in this unit.
    fn of(self, name: &str) -> Option<f64> {
        match (self, budget(name)?) {
            (Self::Time, Budget::Seconds(time)) => Some(time),
            (Self::Iterations, Budget::Iterations(iterations)) => Some(iterations as f64),
            _ => None,
        }
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Time => ("thinking time", " s"),
            Self::Iterations => ("iterations", ""),
        }
    }
}

/// Strength over effort: bots whose names carry a budget, against opponents whose names do not.
pub fn strength_over(effort: Effort, field: &Field) -> Option<String> {
    let mut series: Vec<(String, Vec<(f64, Estimate)>)> = Vec::new();
    for champion in field.names.iter().filter(|name| budget(name).is_none()) {
        for name in &field.names {
            let (Some(spent), Some(score)) = (effort.of(name), field.score(name, champion)) else { continue };
            let style = name.split_once('+').map_or_else(String::new, |(_, style)| format!("+{style}"));
            let series_name = format!("{}{style} against {champion}", base(name));
            match series.iter_mut().find(|(known, _)| *known == series_name) {
                Some((_, points)) => points.push((spent, score.wins)),
                None => series.push((series_name, vec![(spent, score.wins)])),
            }
        }
    }
    // One point makes no line.
    series.retain(|(_, points)| points.len() > 1);
    if series.is_empty() {
        return None;
    }
    series.iter_mut().for_each(|(_, points)| points.sort_by(|a, b| a.0.total_cmp(&b.0)));
    let names: Vec<String> = series.iter().map(|(name, _)| name.clone()).collect();
    let width = 560.0_f64.max(legend_width(&names));
    let (words, unit) = effort.words();
    let title = format!("Wins by {words}, {}, {} players", field.edition, field.seats);
    let mut svg = Svg::new(width, 360.0, &title);
    svg.text((20.0, 24.0), Anchor::Start, "", &format!("{title}, 95% intervals"));
    let plane = Plane::holding(
        width,
        1.0 / f64::from(field.seats.max(1)),
        series.iter().flat_map(|(_, points)| points.iter().map(|(_, wins)| wins)),
    );
    plane.draw(&mut svg);
    legend(&mut svg, &names);
    let mut times: Vec<f64> = series.iter().flat_map(|(_, points)| points.iter().map(|(time, _)| *time)).collect();
    times.sort_by(f64::total_cmp);
    times.dedup();
    let (least, most) = (times[0].ln(), times[times.len() - 1].ln());
    let x = |time: f64| {
        let part = if most > least { (time.ln() - least) / (most - least) } else { 0.5 };
        plane.left + 40.0 + part * (plane.right - plane.left - 80.0)
    };
    for &time in &times {
        svg.rule((x(time), plane.bottom), (x(time), plane.bottom + 5.0), "ink", false);
        svg.text((x(time), plane.bottom + 22.0), Anchor::Middle, "faint", &format!("{}{unit}", trimmed(time)));
    }
    let middle = (plane.left + plane.right) / 2.0;
    svg.text((middle, plane.bottom + 46.0), Anchor::Middle, "faint", &format!("{words} for a decision"));
    for (place, (_, points)) in series.iter().enumerate() {
        let line: Vec<(f64, f64)> = points.iter().map(|(time, wins)| (x(*time), plane.y(wins.mean))).collect();
        svg.line(&line, place);
        points.iter().for_each(|(time, wins)| plane.estimate(&mut svg, x(*time), wins, place));
    }
    Some(svg.finish())
}

/// A number without zeros at its end.
fn trimmed(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Who wins how much against whom, as a heat map; for three bots and more.
pub fn heat_map(field: &Field) -> Option<String> {
    let names = &field.names;
    if names.len() < 3 {
        return None;
    }
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) as f64;
    let (left, top, height) = (28.0 + 7.4 * longest, 74.0, 36.0);
    let cell = (14.0 + 7.4 * longest).max(64.0);
    let size = (left + cell * names.len() as f64 + 20.0, top + height * names.len() as f64 + 20.0);
    let title = format!("Who beats whom, {}, {} players", field.edition, field.seats);
    let mut svg = Svg::new(size.0.max(420.0), size.1, &title);
    let rows = if field.seats == 2 { "row against column" } else { "row alone against a table of column" };
    svg.text((20.0, 24.0), Anchor::Start, "", &title);
    svg.text((20.0, 42.0), Anchor::Start, "faint", &format!("share of wins, {rows}"));
    for (column, name) in names.iter().enumerate() {
        svg.text((left + cell * (column as f64 + 0.5), top - 8.0), Anchor::Middle, "", name);
    }
    for (row, name) in names.iter().enumerate() {
        let y = top + height * row as f64;
        svg.text((left - 10.0, y + height / 2.0 + 4.5), Anchor::End, "", name);
        for (column, other) in names.iter().enumerate() {
            let x = left + cell * column as f64;
            let middle = (x + cell / 2.0, y + height / 2.0 + 4.5);
            match field.score(name, other).filter(|_| name != other) {
                Some(score) => {
                    svg.cell((x + 1.0, y + 1.0), (cell - 2.0, height - 2.0), &shade(score.wins.mean, score.even));
                    svg.coloured_text(middle, "#1b1a17", &format!("{:.0}%", score.wins.mean * 100.0));
                }
                None => svg.text(middle, Anchor::Middle, "faint", "–"),
            }
        }
    }
    Some(svg.finish())
}

/// Orange for more than the even share, blue for less, sand between; light enough for dark figures.
fn shade(share: f64, even: f64) -> String {
    let part = if share >= even { (share - even) / (1.0 - even) } else { (share - even) / even };
    let (sand, end) = ([0xee, 0xe8, 0xd9], if part >= 0.0 { [0xf0, 0x9a, 0x4a] } else { [0x6a, 0xae, 0xd8] });
    let mix = |place: usize| {
        let (from, to) = (f64::from(sand[place]), f64::from(end[place]));
        (from + (to - from) * part.abs().min(1.0)).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}
