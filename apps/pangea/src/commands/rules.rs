//! `pangea rules`: a rule, where it lives in the code, and its tests.

mod coverage;

use std::io::Write;

use clap::Args;
use editions::{Edition, RuleText, rulebook};
use locale::Lang;

use self::coverage::{Coverage, Sites};
use crate::commands::play::language;
use crate::failure::{Done, Failure};
use crate::grid::{Align, Grid};
use crate::markdown;
use crate::terminal::{self, HEADING, QUIET, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pangea rules                     every rule by chapter, with its code and tests
  pangea rules ORI-ATT-3           one rule
  pangea rules ori-t-tail-loss     a whole group
  pangea rules ORI-S4 --lang pl    one rule in Polish
  pangea rules --uncovered         rules without code or without a test")]
pub struct RulesArgs {
    /// Rules or groups of rules; case does not matter
    #[arg(value_name = "ID")]
    ids: Vec<String>,
    /// List only rules without code or without a test
    #[arg(long)]
    uncovered: bool,
    /// Language of the rules: en, pl, ru, cs [default: the system language]
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
}

/// Prints rules.
pub fn run(args: &RulesArgs) -> Done {
    let lang = language(args.lang.as_deref())?;
    let coverage = Coverage::embedded();
    let mut found: Vec<&RuleText> = Vec::new();
    for id in &args.ids {
        found.extend(find(id, lang)?);
    }
    let mut out = terminal::out();
    if args.ids.is_empty() || args.uncovered {
        let chosen: Vec<&RuleText> = if args.ids.is_empty() { all(lang).collect() } else { found };
        let listed: Vec<&RuleText> =
            chosen.into_iter().filter(|rule| !args.uncovered || !coverage.of(rule.id).is_covered()).collect();
        return list(&listed, &coverage, args.uncovered, &mut out);
    }
    for (place, rule) in found.into_iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        write_rule(rule, coverage.of(rule.id), &mut out)?;
    }
    Ok(())
}

/// Every rule of every book.
fn all(lang: Lang) -> impl Iterator<Item = &'static RuleText> {
    // Two editions share one book.
    let books = Edition::ALL.into_iter().filter(|edition| edition.has_own_book());
    books.flat_map(move |edition| rulebook::rules_in(edition, lang.code()))
}

/// The rules meant by an id; an unknown one is answered with those that look alike.
pub fn find(id: &str, lang: Lang) -> Done<Vec<&'static RuleText>> {
    let found = rulebook::find_in(id, lang.code());
    if !found.is_empty() {
        return Ok(found);
    }
    let near = near(id, lang);
    let failure = Failure::input(format!("unknown rule '{id}'"));
    Err(if near.is_empty() {
        failure.way_out("`pangea rules` lists them all")
    } else {
        failure.way_out(format!("did you mean {}? `pangea rules` lists them all", near.join(", ")))
    })
}

/// Up to five rules whose id or title looks like what was asked for.
pub fn near(asked: &str, lang: Lang) -> Vec<&'static str> {
    let asked = asked.to_uppercase();
    let words: Vec<&str> =
        asked.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() > 1).collect();
    let likeness = |rule: &RuleText| {
        let distance = edit_distance(&asked, rule.id);
        let title = rule.title.to_uppercase();
        let shared = words.iter().filter(|word| title.contains(**word) || rule.id.contains(**word)).count();
        (distance, shared)
    };
    let mut ranked: Vec<(usize, &RuleText)> = all(lang)
        .filter_map(|rule| {
            let (distance, shared) = likeness(rule);
            let close = distance <= 2 || shared == words.len().max(1) || (shared > 0 && distance <= 4);
            close.then_some((distance, rule))
        })
        .collect();
    ranked.sort_by_key(|(distance, _)| *distance);
    ranked.into_iter().take(5).map(|(_, rule)| rule.id).collect()
}

fn edit_distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, a) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], line + 1);
        for (place, b) in other.iter().enumerate() {
            let changed = corner + usize::from(a != *b);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

fn list(rules: &[&RuleText], coverage: &Coverage, uncovered: bool, out: &mut impl Write) -> Done {
    let mut chapter = "";
    let mut grid = None;
    for rule in rules {
        if rule.chapter != chapter {
            flush(grid.take(), chapter, out)?;
            chapter = rule.chapter;
        }
        let grid = grid.get_or_insert_with(|| {
            Grid::headed(&[
                ("rule", Align::Left),
                ("code", Align::Right),
                ("tests", Align::Right),
                ("title", Align::Left),
            ])
        });
        let sites = coverage.of(rule.id);
        grid.row([rule.id, &sites.code.len().to_string(), &sites.tests.len().to_string(), rule.title]);
    }
    flush(grid, chapter, out)?;
    let count = rules.len();
    let covered = rules.iter().filter(|rule| coverage.of(rule.id).is_covered()).count();
    match (uncovered, count) {
        (true, 0) => writeln!(out, "Every rule has code and a test.")?,
        (true, _) => writeln!(out, "{count} rules without code or without a test.")?,
        (false, _) => writeln!(out, "{count} rules, {covered} with code and a test. `pangea rules ID` prints one.")?,
    }
    Ok(())
}

fn flush(grid: Option<Grid>, chapter: &str, out: &mut impl Write) -> Done {
    if let Some(grid) = grid {
        writeln!(out, "{}", paint(HEADING, chapter))?;
        grid.write(out, 2)?;
        writeln!(out)?;
    }
    Ok(())
}

fn write_rule(rule: &RuleText, sites: &Sites, out: &mut impl Write) -> Done {
    writeln!(out, "{}", paint(HEADING, &format!("{}: {}", rule.id, rule.title)))?;
    writeln!(out, "{}", paint(QUIET, &format!("chapter {}", rule.chapter)))?;
    writeln!(out)?;
    for line in markdown::lines(rule.text, terminal::width(), 2) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    write_sites("code", "no code found", &sites.code, out)?;
    write_sites("tests", "no tests found", &sites.tests, out)
}

fn write_sites(head: &str, none: &str, sites: &[&str], out: &mut impl Write) -> Done {
    if sites.is_empty() {
        writeln!(out, "{head:<7}{}", paint(QUIET, none))?;
    }
    for (place, site) in sites.iter().enumerate() {
        let head = if place == 0 { head } else { "" };
        writeln!(out, "{head:<7}{site}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_rule_is_answered_with_its_neighbours() {
        assert!(near("ORI-ATT-33", Lang::En).contains(&"ORI-ATT-3"));
        assert!(near("mimicry", Lang::En).iter().any(|id| id.contains("MIMICRY")));
        assert!(near("pływanie", Lang::Pl).contains(&"ORI-T-SWIMMING"), "by its title in the language");
        assert!(near("qqqqqqqqqqqqqq", Lang::En).is_empty());
        assert_eq!(edit_distance("kitten", "sitting"), 3);
    }
}
