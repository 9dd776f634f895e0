//! A field: all matches of an edition at tables of one size, and what can be said of it as a whole.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::clock::{Clock, Thinking};
use crate::deal::Deal;
use crate::journal::{Deals, unbroken};
use crate::pairing::{Pairing, rank};
use crate::rating::{Rated, ratings};
use crate::score::Score;
use crate::statistics::Estimate;

/// All matches of an edition with the same options at tables of the same size.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    /// The edition.
    pub edition: &'a str,
    /// Options that are not as printed.
    pub options: &'a [String],
    /// Seats at the table.
    pub seats: u8,
    /// Everybody who took part, the weakest by the order of the registry first.
    pub names: Vec<String>,
    /// The generations of bots that took part.
    pub generations: Vec<&'a str>,
    matches: Vec<(&'a Pairing, Vec<&'a Deal>)>,
}

/// What a field came to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The edition.
    pub edition: String,
    /// Options that are not as printed.
    pub options: Vec<String>,
    /// Seats at the table.
    pub seats: u8,
    /// The generations of bots that took part.
    pub generations: Vec<String>,
    /// What an equal player would win.
    pub even: f64,
    /// Every match.
    pub matches: Vec<Score>,
    /// Everybody's rating, the best first.
    pub ratings: Vec<Rated>,
    /// Everybody's thinking time, the weakest by the order of the registry first.
    pub thinking: Vec<BotThinking>,
    /// The share of victories of whoever began the first round.
    pub beginner: Estimate,
}

/// How long a bot thought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotThinking {
    /// Its name.
    pub name: String,
    /// The times.
    #[serde(flatten)]
    pub thinking: Thinking,
}

/// The matches sorted into fields; editions in this order. Of each match the deals up to the first gap count.
pub fn fields<'a>(journals: &'a [(Pairing, Deals)], editions: &[&str]) -> Vec<Field<'a>> {
    let mut found: Vec<Field<'a>> = Vec::new();
    for (pairing, deals) in journals {
        let Pairing { edition, options, seats, challenger, champion, .. } = pairing;
        let same = |field: &Field| field.edition == edition && field.options == options && field.seats == *seats;
        let place = found.iter().position(same).unwrap_or_else(|| {
            let (names, generations, matches) = (Vec::new(), Vec::new(), Vec::new());
            found.push(Field { edition, options, seats: *seats, names, generations, matches });
            found.len() - 1
        });
        let field = &mut found[place];
        for name in [challenger, champion] {
            if !field.names.contains(name) {
                field.names.push(name.clone());
            }
        }
        if !field.generations.contains(&pairing.generation.as_str()) {
            field.generations.push(&pairing.generation);
        }
        field.matches.push((pairing, unbroken(deals)));
    }
    let edition = |field: &Field| editions.iter().position(|known| *known == field.edition).unwrap_or(editions.len());
    found.sort_by(|a, b| (edition(a), a.options, a.seats).cmp(&(edition(b), b.options, b.seats)));
    for field in &mut found {
        field.names.sort_by(|a, b| rank(a).cmp(&rank(b)));
    }
    found
}

impl Field<'_> {
    /// The result of one bot against a table of another, from whichever side it was played; several seeds together.
    pub fn score(&self, challenger: &str, champion: &str) -> Option<Score> {
        let of = |challenger: &str, champion: &str| {
            let same = |pairing: &Pairing| pairing.challenger == challenger && pairing.champion == champion;
            let mut found = self.matches.iter().filter(|(pairing, _)| same(pairing)).peekable();
            let (pairing, _) = found.peek()?;
            let deals: Vec<&Deal> = found.clone().flat_map(|(_, deals)| deals.iter().copied()).collect();
            Some(Score::new(pairing, &deals)).filter(|score| score.deals > 0)
        };
        let mirrored = || if self.seats == 2 { of(champion, challenger).map(Score::mirrored) } else { None };
        of(challenger, champion).or_else(mirrored)
    }

    /// Every match once, the strongest challenger by the order of the registry last.
    pub fn scores(&self) -> Vec<Score> {
        let mut pairs: Vec<(&str, &str)> =
            self.matches.iter().map(|(pairing, _)| (pairing.challenger.as_str(), pairing.champion.as_str())).collect();
        pairs.sort_by_key(|(challenger, champion)| (rank(challenger), rank(champion)));
        pairs.dedup();
        pairs.into_iter().filter_map(|(challenger, champion)| self.score(challenger, champion)).collect()
    }

    /// Everything together.
    pub fn summary(&self) -> Summary {
        Summary {
            edition: self.edition.to_owned(),
            options: self.options.to_vec(),
            seats: self.seats,
            generations: self.generations.iter().map(|&name| name.to_owned()).collect(),
            even: 1.0 / f64::from(self.seats.max(1)),
            matches: self.scores(),
            ratings: ratings(&self.matches),
            thinking: self.thinking(),
            beginner: self.beginner(),
        }
    }

    fn thinking(&self) -> Vec<BotThinking> {
        let mut clocks: BTreeMap<&str, Clock> = BTreeMap::new();
        for (pairing, deals) in &self.matches {
            for deal in deals {
                clocks.entry(&pairing.challenger).or_default().merge(&deal.challenger);
                clocks.entry(&pairing.champion).or_default().merge(&deal.champion);
            }
        }
        let thinking = |name: &String| {
            let thinking = clocks.get(name.as_str()).map_or_else(Thinking::default, Clock::summary);
            BotThinking { name: name.clone(), thinking }
        };
        self.names.iter().map(thinking).collect()
    }

    /// Deals of the same number have the same cards in all matches, so they are one deal here.
    fn beginner(&self) -> Estimate {
        let mut deals: BTreeMap<(u64, u64), Vec<f64>> = BTreeMap::new();
        for (pairing, played) in &self.matches {
            for deal in played {
                deals.entry((pairing.seed, deal.deal)).or_default().push(deal.beginner_share());
            }
        }
        let mean = |values: &Vec<f64>| values.iter().sum::<f64>() / values.len() as f64;
        Estimate::of_shares(&deals.values().map(mean).collect::<Vec<f64>>())
    }
}
