//! Why one move is better than another, in facts: who lives, who could be attacked, how many points it brings.

use core::fmt;

use game::Seat;

use crate::search::Fate;

/// A difference that a move makes beside what could be done instead. Animals and species go by their numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// Somebody lives to see the end of the round more often, or less often.
    Lives {
        /// Who.
        animal: u8,
        /// How often after this move.
        with: f32,
        /// How often otherwise.
        without: f32,
    },
    /// One of the seat's own can no longer be attacked.
    Protects {
        /// Which.
        animal: u8,
    },
    /// One of the seat's own can be attacked, and could not be otherwise.
    Exposes {
        /// Which.
        animal: u8,
    },
    /// A hunter of the seat can attack somebody whom it could not attack otherwise.
    Hunts {
        /// The hunter.
        hunter: u8,
        /// The prey.
        prey: u8,
    },
    /// Points more in the end, or fewer.
    Points {
        /// How many more.
        more: f32,
    },
}

/// Shares that differ by less are not mentioned: so few tables are not that sure.
const LEAST_SHARE: f32 = 0.15;
/// Points that are mentioned.
const LEAST_POINTS: f32 = 0.75;

/// Why a move differs from the others, what matters most first. `more` are the points it brings beside the others.
pub fn reasons(seat: Seat, fate: &Fate, others: &[&Fate], more: f32) -> Vec<Reason> {
    let mean = |of: &dyn Fn(&Fate) -> f32| others.iter().map(|fate| of(fate)).sum::<f32>() / others.len().max(1) as f32;
    let mut weighted: Vec<(f32, Reason)> = Vec::new();
    if !others.is_empty() {
        for &(animal, owner, with) in &fate.lives {
            let without = mean(&|fate| found(&fate.lives, |one| (one.0 == animal).then_some(one.2)));
            // One's own matter a little more: they are what a player looks at.
            let weight = (with - without).abs() * if owner == seat { 1.2 } else { 1.0 };
            if (with - without).abs() >= LEAST_SHARE {
                weighted.push((weight, Reason::Lives { animal, with, without }));
            }
        }
        for &(animal, with) in &fate.exposed {
            let without = mean(&|fate| found(&fate.exposed, |one| (one.0 == animal).then_some(one.1)));
            match with - without {
                less if less <= -0.5 => weighted.push((0.14, Reason::Protects { animal })),
                more if more >= 0.5 => weighted.push((0.13, Reason::Exposes { animal })),
                _ => {}
            }
        }
        let new_prey = fate.hunts.iter().find(|&&(hunter, prey, with)| {
            with - mean(&|fate| found(&fate.hunts, |one| ((one.0, one.1) == (hunter, prey)).then_some(one.2))) >= 0.5
        });
        weighted.extend(new_prey.map(|&(hunter, prey, _)| (0.12, Reason::Hunts { hunter, prey })));
    }
    if more.abs() >= LEAST_POINTS {
        weighted.push((0.05, Reason::Points { more }));
    }
    game::order::sort_by(&mut weighted, |a, b| b.0.total_cmp(&a.0));
    weighted.into_iter().map(|(_, reason)| reason).collect()
}

fn found<T>(list: &[T], share: impl Fn(&T) -> Option<f32>) -> f32 {
    list.iter().find_map(share).unwrap_or(0.0)
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lives { animal, with, without } => write!(f, "lives:{animal}:{with:.2}:{without:.2}"),
            Self::Protects { animal } => write!(f, "protects:{animal}"),
            Self::Exposes { animal } => write!(f, "exposes:{animal}"),
            Self::Hunts { hunter, prey } => write!(f, "hunts:{hunter}:{prey}"),
            Self::Points { more } => write!(f, "points:{more:.1}"),
        }
    }
}

impl Reason {
    /// Reads what its `Display` wrote.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let kind = parts.next()?;
        let mut number = || -> Option<f32> { parts.next()?.parse().ok() };
        Some(match kind {
            "lives" => Self::Lives { animal: number()? as u8, with: number()?, without: number()? },
            "protects" => Self::Protects { animal: number()? as u8 },
            "exposes" => Self::Exposes { animal: number()? as u8 },
            "hunts" => Self::Hunts { hunter: number()? as u8, prey: number()? as u8 },
            "points" => Self::Points { more: number()? },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_most_is_said_first_and_what_does_not_differ_is_not_said() {
        let (own, other) = (Seat::FIRST, Seat::wrapping(1));
        let fate = |mine: f32, theirs: f32, exposed: f32| Fate {
            lives: vec![(1, own, mine), (2, other, theirs)],
            exposed: vec![(1, exposed)],
            hunts: Vec::new(),
        };
        let said = reasons(own, &fate(0.9, 0.5, 0.0), &[&fate(0.4, 0.5, 1.0), &fate(0.5, 0.6, 1.0)], 2.0);
        assert_eq!(said[0], Reason::Lives { animal: 1, with: 0.9, without: 0.45 });
        assert_eq!(said[1..], [Reason::Protects { animal: 1 }, Reason::Points { more: 2.0 }]);
        assert_eq!(reasons(own, &fate(0.5, 0.5, 1.0), &[&fate(0.5, 0.5, 1.0)], 0.1), []);
        for reason in said {
            assert_eq!(Reason::read(&reason.to_string()).map(|read| read.to_string()), Some(reason.to_string()));
        }
        assert_eq!(Reason::read("lives:1"), None);
    }
}
