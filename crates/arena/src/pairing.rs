//! Who meets whom, at which table: everything that defines a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::fnv;

/// The code the bots of this build consist of, as a short number: bots that could play differently have another one.
pub const BOTS_FINGERPRINT: &str = env!("BOTS_FINGERPRINT");

/// One challenger against a table of champions.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Pairing {
    /// The edition.
    pub edition: String,
    /// Options as `name=value`, sorted; those not named are as printed.
    pub options: Vec<String>,
    /// The revision of the edition's rules.
    pub rules: u32,
    /// Seats at the table.
    pub seats: u8,
    /// Who sits on one seat.
    pub challenger: String,
    /// Who sits on all the others.
    pub champion: String,
    /// The seed all deals come from.
    pub seed: u64,
    /// The generation of bots: a fingerprint of their code, or a name somebody gave it.
    pub generation: String,
}

impl Pairing {
    /// A name for files: readable, and different for different matches.
    pub fn file_stem(&self) -> String {
        let Self { edition, seats, challenger, champion, .. } = self;
        let text = serde_json::to_string(self).unwrap_or_default();
        let sum = text.bytes().fold(0xcbf2_9ce4_8422_2325, fnv);
        let clean = |name: &str| name.replace(|c: char| !(c.is_ascii_alphanumeric() || "-.@".contains(c)), "_");
        format!("{}-{seats}-{}-{}-{sum:016x}", clean(edition), clean(challenger), clean(champion))
    }

    /// What an equal player would win.
    pub fn even(&self) -> f64 {
        1.0 / f64::from(self.seats.max(1))
    }
}

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { edition, seats, challenger, champion, .. } = self;
        match seats {
            0..=2 => write!(f, "{edition}: {challenger} against {champion}"),
            _ => write!(f, "{edition}: {challenger} against {} {champion}", seats - 1),
        }
    }
}

/// All matches among some bots at a table of so many seats, as (challenger, champion).
///
/// Two bots are a challenge: the first against the second. More are a round robin: at two seats everybody meets everybody
/// once, because both sit on every seat anyway; at more seats everybody challenges a table of everybody else.
pub fn matches(names: &[String], seats: u8) -> Vec<(String, String)> {
    let mut found = Vec::new();
    if let [challenger, champion] = names {
        return vec![(challenger.clone(), champion.clone())];
    }
    for (place, challenger) in names.iter().enumerate() {
        for (other, champion) in names.iter().enumerate() {
            if other < place || (seats > 2 && other != place) {
                found.push((challenger.clone(), champion.clone()));
            }
        }
    }
    found
}

/// Whether this match shall be played the other way round. A match at two seats is the same from both sides: its journal
/// has the stronger bot by the order of the registry as the challenger, whoever was named first.
pub fn is_mirrored(challenger: &str, champion: &str, seats: u8) -> bool {
    seats == 2 && rank(challenger) < rank(champion)
}

/// The place of a bot among all: that of its name in the registry, then the time it may think.
pub fn rank(name: &str) -> (usize, u64, &str) {
    let (base, _) = name.split_once('@').unwrap_or((name, ""));
    let place = bots::NAMES.iter().position(|known| *known == base).unwrap_or(bots::NAMES.len());
    let microseconds = seconds(name).map_or(u64::MAX, |time| (time * 1e6) as u64);
    (place, microseconds, name)
}

/// The thinking time a name asks for (`apex@0.3s`, `apex@300ms`), in seconds; `None` without a time.
pub fn seconds(name: &str) -> Option<f64> {
    let (_, parameter) = name.split_once('@')?;
    let (number, unit) = match parameter.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (parameter.strip_suffix('s')?, 1.0),
    };
    number.trim().parse().ok().filter(|time: &f64| time.is_finite() && *time > 0.0).map(|time| time * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn two_are_a_challenge_and_more_a_round_robin() {
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(matches(&names(&["a", "b"]), 4), [pair("a", "b")]);
        assert_eq!(matches(&names(&["a", "b", "c"]), 2), [pair("b", "a"), pair("c", "a"), pair("c", "b")]);
        assert_eq!(matches(&names(&["a", "b", "c"]), 3).len(), 6);
    }

    #[test]
    fn a_match_for_two_is_the_same_from_both_sides() {
        assert!(is_mirrored("random", "greedy", 2) && !is_mirrored("greedy", "random", 2));
        assert!(!is_mirrored("random", "greedy", 3));
        assert!(is_mirrored("x@0.1s", "x@1s", 2) && !is_mirrored("x@1s", "x@100ms", 2));
        assert!(!is_mirrored("greedy", "greedy", 2));
    }

    #[test]
    fn a_name_may_ask_for_a_time() {
        assert_eq!(seconds("apex@0.3s"), Some(0.3));
        assert_eq!(seconds("apex@300ms"), Some(0.3));
        for none in ["apex", "apex@", "apex@fast", "apex@-1s", "apex@100"] {
            assert_eq!(seconds(none), None, "{none}");
        }
    }

    #[test]
    fn every_part_of_a_match_makes_another_file() {
        let pairing = Pairing {
            edition: "origin".into(),
            options: Vec::new(),
            rules: 1,
            seats: 2,
            challenger: "apex@0.3s".into(),
            champion: "greedy".into(),
            seed: 1,
            generation: "a".into(),
        };
        let others = [
            Pairing { options: vec!["x=y".into()], ..pairing.clone() },
            Pairing { rules: 2, ..pairing.clone() },
            Pairing { seats: 3, ..pairing.clone() },
            Pairing { seed: 2, ..pairing.clone() },
            Pairing { generation: "b".into(), ..pairing.clone() },
            Pairing { champion: "../up".into(), ..pairing.clone() },
        ];
        assert!(pairing.file_stem().starts_with("origin-2-apex@0.3s-greedy-"));
        for other in others {
            assert_ne!(pairing.file_stem(), other.file_stem());
            assert!(!other.file_stem().contains('/'), "{}", other.file_stem());
        }
    }
}
