//! The ratings of the bots, from the tables of `docs/bots.md`: they stand still, and so hold the scale.
//!
//! Tables of three to eight seats have the numbers of four players. A style changes nothing.

use crate::scale;
use crate::strength::Strength;

/// How sure they are: games are judged as against somebody well known.
const SIGMA: f64 = 0.75;

/// The levels in the order of the numbers below.
pub const LEVELS: [&str; 4] = ["apex", "hunter", "forager", "hatchling"];

/// By edition: with two players, with four.
const RATINGS: [(&str, [i32; 4], [i32; 4]); 5] = [
    ("origin", [1642, 1504, 1298, 855], [1697, 1521, 1378, 1164]),
    ("continents", [1848, 1670, 1387, 1095], [1715, 1644, 1439, 1202]),
    ("evolution", [1695, 1500, 1270, 934], [1749, 1658, 1469, 1125]),
    ("natural-selection", [1820, 1650, 1388, 1143], [1750, 1653, 1431, 1166]),
    ("new-world", [1588, 1397, 1198, 865], [1770, 1532, 1434, 1263]),
];

/// The rating of a bot in an edition, at a table of so many seats, as it is shown.
pub fn rating(edition: &str, seats: usize, plays: &str) -> Option<i32> {
    let level = plays.split(['+', '@']).next().unwrap_or(plays);
    let place = LEVELS.iter().position(|known| *known == level)?;
    let (_, two, more) = RATINGS.iter().find(|(id, ..)| *id == edition)?;
    Some(if seats <= 2 { two[place] } else { more[place] })
}

/// The same as a strength; of a bot that is not known that of a beginner.
pub fn strength(edition: &str, seats: usize, plays: &str) -> Strength {
    let known = |rating: i32| Strength { mu: scale::mean(f64::from(rating)), sigma: SIGMA };
    rating(edition, seats, plays).map_or(Strength::NEW, known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_those_of_the_documentation() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");
        let text = std::fs::read_to_string(path).expect("the documentation");
        for (edition, _, _) in RATINGS {
            for seats in [2, 4] {
                let chapter = format!("### {edition}, {seats} players\n");
                let chapter = text.split(&chapter).nth(1).expect("a chapter").split("\n### ").next().expect("its text");
                let table = chapter.split("| bot | rating |").nth(1).expect("a table of ratings");
                for level in LEVELS {
                    let line = table.lines().find(|line| line.starts_with(&format!("| {level} |"))).expect("a line");
                    let shown = line.split('|').nth(2).and_then(|cell| cell.trim().parse::<i32>().ok());
                    assert_eq!(rating(edition, seats, level), shown, "{edition}, {seats} players, {level}");
                }
            }
        }
        assert_eq!(rating("origin", 8, "hunter+peaceful"), Some(1521));
        assert_eq!(rating("origin", 2, "nobody"), None);
    }
}
