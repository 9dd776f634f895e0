//! Who meets whom, at which table: everything that defines a match.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::fnv;

/// The bots of this build, as a short number made from their code and from what they have learned of this edition: bots
/// that could play differently have another one.
pub fn fingerprint(edition: &str) -> String {
    let learned = env!("BOTS_WEIGHTS").split(' ').filter_map(|entry| entry.split_once('='));
    let whole = learned.filter(|(name, _)| *name == edition).map(|(_, sum)| sum).next();
    whole.unwrap_or(env!("BOTS_FINGERPRINT")).chars().take(8).collect()
}

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
        let clean = |name: &str| name.replace(|c: char| !(c.is_ascii_alphanumeric() || "-.@+".contains(c)), "_");
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

/// All matches among some bots at a table of this many seats, as (challenger, champion).
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

/// Whether this match is to be played the other way round. A match at two seats is the same from both sides: its
/// journal has the stronger bot by the order of the registry as the challenger, whoever was named first.
pub fn is_mirrored(challenger: &str, champion: &str, seats: u8) -> bool {
    seats == 2 && rank(challenger) < rank(champion)
}

/// The place of a bot among all: that of its name in the registry, then what it may spend on a move.
pub fn rank(name: &str) -> (usize, u64, &str) {
    let place = bots::NAMES.iter().position(|known| *known == base(name)).unwrap_or(bots::NAMES.len());
    let spends = match budget(name) {
        Some(Budget::Seconds(time)) => (time * 1e6) as u64,
        Some(Budget::Iterations(iterations)) => iterations,
        None => u64::MAX,
    };
    (place, spends, name)
}

/// What a name asks a bot to spend on a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// `apex@0.3s`, `apex@300ms`.
    Seconds(f64),
    /// `apex@500`.
    Iterations(u64),
}

/// The budget in a name; `None` without one.
pub fn budget(name: &str) -> Option<Budget> {
    let (_, rest) = name.split_once('@')?;
    let budget = rest.split('+').next().unwrap_or_default();
    let seconds = |number: &str, unit: f64| {
        let time: Option<f64> = number.parse().ok().filter(|time: &f64| time.is_finite() && *time > 0.0);
        time.map(|time| Budget::Seconds(time * unit))
    };
    match (budget.strip_suffix("ms"), budget.strip_suffix('s')) {
        (Some(number), _) => seconds(number, 1e-3),
        (_, Some(number)) => seconds(number, 1.0),
        _ => budget.parse().ok().filter(|&iterations| iterations > 0).map(Budget::Iterations),
    }
}

/// The name without budget and style.
pub fn base(name: &str) -> &str {
    name.split(['@', '+']).next().unwrap_or(name)
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
    fn a_name_may_ask_for_a_budget() {
        assert_eq!(budget("apex@0.3s"), Some(Budget::Seconds(0.3)));
        assert_eq!(budget("apex@300ms"), Some(Budget::Seconds(0.3)));
        assert_eq!(budget("apex@0.3s+careful"), Some(Budget::Seconds(0.3)));
        assert_eq!(budget("apex@500"), Some(Budget::Iterations(500)));
        for none in ["apex", "apex+careful", "apex@", "apex@fast", "apex@-1s", "apex@0"] {
            assert_eq!(budget(none), None, "{none}");
        }
        assert_eq!(["apex", "apex@500", "apex+careful", "apex@1s+careful"].map(base), ["apex"; 4]);
    }

    #[test]
    fn a_fingerprint_is_short_and_each_edition_has_one() {
        for edition in ["origin", "continents", "nowhere"] {
            assert_eq!(fingerprint(edition).len(), 8);
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
