//! A game as text: kept by the browser between visits, or in a file.
//!
//! A file is an ordinary record. What a record does not say (who is a bot, which dice are to come) stands in comments at
//! its end, which every other reader of records skips.

use desk::{Checked, Saved};
use notation::Problem;

use crate::pages::levels::is_bot;
use crate::prefs;
use crate::session::BOT_NAMES;

/// The game at the table.
pub const PLAYED: &str = "pangea.game";

const SEAT: &str = "# seat: ";
const SEED: &str = "# seed: ";

/// Reads the game kept under this name.
pub fn read(name: &str) -> Option<Saved> {
    let part = |part: &str| prefs::kept(&format!("{name}.{part}"));
    Some(Saved { record: part("record")?, seats: part("seats")?, seed: part("seed")?.parse().ok()? })
}

/// Keeps a game under this name.
pub fn keep(name: &str, saved: &Saved) {
    prefs::keep(&format!("{name}.record"), &saved.record);
    prefs::keep(&format!("{name}.seats"), &saved.seats);
    prefs::keep(&format!("{name}.seed"), &saved.seed.to_string());
}

/// Forgets the game kept under this name.
pub fn forget(name: &str) {
    ["record", "seats", "seed"].iter().for_each(|part| prefs::forget(&format!("{name}.{part}")));
}

/// Keeps a game that could not be opened, for somebody who can.
pub fn keep_unreadable(saved: &Saved) {
    prefs::keep("pangea.game.unreadable", &saved.record);
}

/// The game as the text of a file.
pub fn to_file(saved: &Saved) -> String {
    let mut text = format!("{}\n", saved.record.trim_end());
    for seat in saved.seats.lines() {
        text.push_str(&format!("{SEAT}{seat}\n"));
    }
    text.push_str(&format!("{SEED}{}\n", saved.seed));
    text
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
    let count = names.len();
    let written: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(SEAT)).collect();
    let known = |seat: &str, name: &str| match seat.strip_suffix(name).and_then(|kind| kind.strip_suffix(':')) {
        Some("person") => true,
        Some(kind) => kind.strip_prefix("bot:").is_some_and(is_bot),
        None => false,
    };
    let fits = written.len() == count && written.iter().zip(&names).all(|(seat, name)| known(seat, name));
    let seats = if fits {
        written.join("\n")
    } else {
        let seat = |(place, name): (usize, &String)| match place {
            0 => format!("person:{name}"),
            _ => format!("bot:greedy:{name}"),
        };
        names.iter().enumerate().map(seat).collect::<Vec<_>>().join("\n")
    };
    let seed = text.lines().find_map(|line| line.strip_prefix(SEED)?.trim().parse().ok()).unwrap_or(0);
    Ok(Opened { saved: Saved { record, seats, seed }, names, entries, is_over })
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

    #[test]
    fn a_file_gives_back_seats_and_seed() {
        let opened = from_file(PLAYED_GAME, "You").expect("a golden record");
        assert!(opened.is_over);
        let seats: Vec<String> = opened.names.iter().map(|name| format!("person:{name}")).collect();
        let saved = Saved { seats: seats.join("\n"), seed: 7, ..opened.saved };
        assert_eq!(from_file(&to_file(&saved), "You").expect("the same").saved, saved);
    }

    #[test]
    fn bots_of_every_level_and_style_come_back_as_they_were() {
        let opened = from_file(PLAYED_GAME, "You").expect("a golden record");
        let [first, second] = opened.names.as_slice() else { panic!("a game of two") };
        let styles = STYLES.iter().flat_map(|style| LEVELS.map(|level| styled(level.bot, style.id)));
        let others = ["random", "greedy", "apex@500", "hunter@0.3s+predatory"].map(str::to_owned);
        for bot in styles.chain(others) {
            let saved = Saved { seats: format!("person:{first}\nbot:{bot}:{second}"), seed: 7, ..opened.saved.clone() };
            assert_eq!(from_file(&to_file(&saved), "You").expect("the same").saved.seats, saved.seats);
        }
        let unknown = format!("person:{first}\nbot:lion:{second}");
        let saved = Saved { seats: unknown.clone(), seed: 7, ..opened.saved.clone() };
        assert_ne!(from_file(&to_file(&saved), "You").expect("readable").saved.seats, unknown);
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
