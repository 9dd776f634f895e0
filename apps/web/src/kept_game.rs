//! A game as text: kept by the browser between visits, or in a file.
//!
//! Both are ordinary records that say who sits where and which dice are to come. What former versions of the page have
//! kept beside the record, or written into comments at its end, is read too.

use desk::{Checked, Saved};
use notation::Problem;
use notation::record::header_of;
use table::Occupant;

use crate::pages::levels::is_bot;
use crate::prefs;
use crate::session::BOT_NAMES;

/// The game at the table.
pub const PLAYED: &str = "pangea.game";

const SEAT: &str = "# seat: ";
const SEED: &str = "# seed: ";

/// What former versions of the page have kept beside the record.
const BESIDE: [&str; 2] = ["seats", "seed"];

/// Reads the game kept under this name.
pub fn read(name: &str) -> Option<Saved> {
    let part = |part: &str| prefs::kept(&format!("{name}.{part}"));
    let record = part("record")?;
    let former = part("seats").and_then(|seats| Saved::from_parts(&record, &seats, part("seed")?.parse().ok()?));
    Some(former.unwrap_or(Saved { record }))
}

/// Keeps a game under this name.
pub fn keep(name: &str, saved: &Saved) {
    prefs::keep(&format!("{name}.record"), &saved.record);
    forget_beside(name);
}

/// Forgets the game kept under this name.
pub fn forget(name: &str) {
    prefs::forget(&format!("{name}.record"));
    forget_beside(name);
}

fn forget_beside(name: &str) {
    BESIDE.iter().for_each(|part| prefs::forget(&format!("{name}.{part}")));
}

/// Keeps a game that could not be opened, for somebody who can.
pub fn keep_unreadable(saved: &Saved) {
    prefs::keep("pangea.game.unreadable", &saved.record);
}

/// A record that was read, replayed and found right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The game, ready to go on.
    pub saved: Saved,
    /// Who plays.
    pub names: Vec<String>,
    /// How many outcomes and actions it has.
    pub entries: usize,
    /// Whether it was played to its end.
    pub is_over: bool,
}

/// Reads the text of a file. Seats that a record says nothing about become a person and bots.
pub fn from_file(text: &str, you: &str) -> Result<Opened, Problem> {
    let text = text.trim_start_matches('\u{feff}');
    let usual: Vec<&str> = core::iter::once(you).chain(BOT_NAMES).collect();
    let Checked { record, names, entries, is_over } = desk::check(text, &usual)?;
    let header = header_of("record", &record)?;
    let seed = header.seed.or_else(|| text.lines().find_map(|line| line.strip_prefix(SEED)?.trim().parse().ok()));
    let seed = seed.unwrap_or(0);
    let beside: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(SEAT)).collect();
    let former = Saved::from_parts(&record, &beside.join("\n"), seed).and_then(|saved| saved.occupants());
    let known = |occupant: &Occupant| match occupant {
        Occupant::Person { .. } => true,
        Occupant::Bot { plays, .. } => is_bot(plays),
    };
    let fits = |occupants: &Vec<Occupant>| {
        occupants.iter().map(Occupant::name).eq(names.iter().map(String::as_str)) && occupants.iter().all(known)
    };
    let occupants = header.occupants().or(former).filter(fits).unwrap_or_else(|| {
        let seat = |(place, name): (usize, &String)| match place {
            0 => Occupant::Person { name: name.clone() },
            _ => Occupant::Bot { name: name.clone(), plays: "greedy".to_owned() },
        };
        names.iter().enumerate().map(seat).collect()
    });
    Ok(Opened { saved: Saved::new(&record, &occupants, seed)?, names, entries, is_over })
}

/// A seed from what was typed: a number stands for itself, a word always for the same number, nothing for chance.
pub fn seed_from(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // FNV-1a: short, and the same everywhere.
    let hash = |seed: u64, byte: u8| (seed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    Some(text.parse().unwrap_or_else(|_| text.bytes().fold(0xcbf2_9ce4_8422_2325, hash)))
}

/// A seed by chance.
pub fn seed_by_chance() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// A name as it may stand in a record: one line, no bars, not too long.
pub fn tidy_name(name: &str) -> String {
    let plain = name.chars().map(|c| if c == '|' || c.is_control() { ' ' } else { c });
    plain.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ").chars().take(24).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::levels::{LEVELS, STYLES, styled};

    const PLAYED_GAME: &str = include_str!("../../../golden/playthroughs/origin-2.record");

    fn bot(name: &str, plays: &str) -> Occupant {
        Occupant::Bot { name: name.to_owned(), plays: plays.to_owned() }
    }

    fn seated(text: &str) -> Vec<Occupant> {
        let opened = from_file(text, "You").expect("it can be read");
        opened.saved.occupants().expect("everybody is seated")
    }

    #[test]
    fn a_file_gives_back_seats_and_seed() {
        let opened = from_file(PLAYED_GAME, "You").expect("a golden record");
        assert!(opened.is_over);
        let people: Vec<_> = opened.names.iter().map(|name| Occupant::Person { name: name.clone() }).collect();
        let saved = Saved::new(&opened.saved.record, &people, 7).expect("a record");
        assert_eq!(from_file(&saved.record, "You").expect("the same").saved, saved);
    }

    #[test]
    fn bots_of_every_level_and_style_come_back_as_they_were() {
        let opened = from_file(PLAYED_GAME, "You").expect("a golden record");
        let [first, second] = opened.names.as_slice() else { panic!("a game of two") };
        let styles = STYLES.iter().flat_map(|style| LEVELS.map(|level| styled(level.bot, style.id)));
        let others = ["random", "greedy", "apex@500", "hunter@0.3s+predatory"].map(str::to_owned);
        for plays in styles.chain(others) {
            let occupants = vec![Occupant::Person { name: first.clone() }, bot(second, &plays)];
            let saved = Saved::new(&opened.saved.record, &occupants, 7).expect("a record");
            assert_eq!(seated(&saved.record), occupants);
            let former = format!("{PLAYED_GAME}# seat: person:{first}\n# seat: bot:{plays}:{second}\n# seed: 7\n");
            assert_eq!(from_file(&former, "You").expect("a former file").saved, saved, "as it was written before");
        }
        let unknown = vec![Occupant::Person { name: first.clone() }, bot(second, "lion")];
        let saved = Saved::new(&opened.saved.record, &unknown, 7).expect("a record");
        assert_eq!(seated(&saved.record)[1], bot(second, "greedy"));
    }

    #[test]
    fn a_broken_record_names_line_and_column() {
        let broken = PLAYED_GAME.replacen("die ", "dye ", 1);
        let problem = from_file(&broken, "You").expect_err("must be refused");
        let line = broken.lines().position(|line| line.starts_with("dye ")).map(|line| line + 1);
        assert_eq!(Some(problem.line), line);
    }

    #[test]
    fn a_seed_is_a_number_or_a_word() {
        assert_eq!(seed_from(" "), None);
        assert_eq!(seed_from("42"), Some(42));
        assert_eq!(seed_from("pond"), seed_from(" pond "));
        assert_ne!(seed_from("pond"), seed_from("Pond"));
    }

    #[test]
    fn a_name_fits_into_one_line_of_a_record() {
        assert_eq!(tidy_name("  Ada |\n Lovelace "), "Ada Lovelace");
    }
}
