//! One number for the strength of a bot: the Bayesian rating of Weng and Lin, which knows tables of any size.
//!
//! Every game is a ranking of its seats by points and tie-break. Games are taken in the order of their deals, one deal of
//! every match after the other, so that no match counts more by coming last. A bot that sits on several seats moves by
//! the mean of what its seats would move. The scale is that of Elo: 400 points are ten to one between two players, the
//! mean is 1500.

use ratings::{Strength, scale, strength};
use serde::Serialize;

use crate::deal::{Deal, Played};
use crate::pairing::Pairing;

/// A bot and its rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Its name.
    pub name: String,
    /// Its rating.
    pub rating: f64,
    /// Two standard deviations.
    pub plus_minus: f64,
    /// Games it took part in.
    pub games: u64,
}

/// The ratings of everybody in these matches, the best first. Matches should be of one edition and number of seats.
pub fn ratings(matches: &[(&Pairing, Vec<&Deal>)]) -> Vec<Rated> {
    let mut players: Vec<(String, Strength, u64)> = Vec::new();
    let longest = matches.iter().map(|(_, deals)| deals.len()).max().unwrap_or(0);
    for number in 0..longest {
        for (pairing, deals) in matches {
            let Some(deal) = deals.get(number) else { continue };
            let challenger = place_of(&mut players, &pairing.challenger);
            let champion = place_of(&mut players, &pairing.champion);
            for (seat, game) in deal.games.iter().enumerate() {
                rate(&mut players, [challenger, champion], seat, game);
            }
        }
    }
    on_the_scale_of_elo(players)
}

fn place_of(players: &mut Vec<(String, Strength, u64)>, name: &str) -> usize {
    players.iter().position(|(known, ..)| known == name).unwrap_or_else(|| {
        players.push((name.to_owned(), Strength::NEW, 0));
        players.len() - 1
    })
}

fn rate(players: &mut [(String, Strength, u64)], [challenger, champion]: [usize; 2], place: usize, game: &Played) {
    let sits = |seat: usize| if seat == place { challenger } else { champion };
    let table: Vec<(Strength, usize)> =
        (0..game.points.len()).map(|seat| (players[sits(seat)].1, rank(game, seat))).collect();
    let after = strength::after(&table);
    for player in if challenger == champion { vec![challenger] } else { vec![challenger, champion] } {
        let seats: Vec<Strength> =
            after.iter().enumerate().filter(|(seat, _)| sits(*seat) == player).map(|(_, after)| *after).collect();
        let mean = |of: fn(&Strength) -> f64| seats.iter().map(of).sum::<f64>() / seats.len().max(1) as f64;
        players[player].1 = Strength { mu: mean(|seat| seat.mu), sigma: mean(|seat| seat.sigma) };
        players[player].2 += 1;
    }
}

/// 1 for the best; equals have the same.
fn rank(game: &Played, seat: usize) -> usize {
    let won = |seat: usize| game.winners.iter().any(|&winner| usize::from(winner) == seat);
    let key = |seat: usize| (won(seat), game.points[seat], game.ties[seat]);
    1 + (0..game.points.len()).filter(|&other| key(other) > key(seat)).count()
}

fn on_the_scale_of_elo(players: Vec<(String, Strength, u64)>) -> Vec<Rated> {
    let scale = scale::points_per_unit();
    let mean = players.iter().map(|(_, strength, _)| strength.mu).sum::<f64>() / players.len().max(1) as f64;
    let mut rated: Vec<Rated> = players
        .into_iter()
        .map(|(name, Strength { mu, sigma }, games)| Rated {
            name,
            rating: scale::MIDDLE + (mu - mean) * scale,
            plus_minus: 2.0 * sigma * scale,
            games,
        })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating).then_with(|| one.name.cmp(&other.name)));
    rated
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;

    fn pairing(challenger: &str, champion: &str, seats: u8) -> Pairing {
        Pairing {
            edition: "origin".into(),
            options: Vec::new(),
            rules: 1,
            seats,
            challenger: challenger.into(),
            champion: champion.into(),
            seed: 1,
            generation: String::new(),
        }
    }

    /// A deal in which the challenger wins the games on these seats and loses the others.
    fn deal(number: u64, wins: &[bool]) -> Deal {
        let game = |(place, &won): (usize, &bool)| {
            let points: Vec<i32> = (0..wins.len()).map(|seat| i32::from((seat == place) == won)).collect();
            let best = |seat: &usize| points[*seat] == 1;
            let winners = (0..wins.len()).filter(best).map(|seat| seat as u8).collect();
            Played { ties: vec![0; wins.len()], points, winners, first: 0, rounds: 1 }
        };
        let games = wins.iter().enumerate().map(game).collect();
        Deal { deal: number, games, challenger: Clock::default(), champion: Clock::default() }
    }

    fn of(rated: &[Rated], name: &str) -> f64 {
        rated.iter().find(|rated| rated.name == name).expect("rated").rating
    }

    #[test]
    fn three_wins_to_one_are_nearly_two_hundred_points() {
        // 400 * log10(3) = 191.
        let deals: Vec<Deal> = (0..2000).map(|number| deal(number, &[true, number % 2 == 0])).collect();
        let pairing = pairing("a", "b", 2);
        let rated = ratings(&[(&pairing, deals.iter().collect())]);
        let difference = of(&rated, "a") - of(&rated, "b");
        assert!((difference - 191.0).abs() < 30.0, "{rated:?}");
        assert_eq!(rated[0].games, 4000);
        assert!(rated[0].plus_minus < 60.0, "{rated:?}");
    }

    #[test]
    fn a_chain_of_matches_orders_everybody_and_equals_stay_equal() {
        let deals: Vec<Deal> = (0..300).map(|number| deal(number, &[true, number % 3 > 0])).collect();
        let pairs = [pairing("b", "a", 2), pairing("c", "b", 2), pairing("d", "d", 2)];
        let matches: Vec<(&Pairing, Vec<&Deal>)> = pairs.iter().map(|pair| (pair, deals.iter().collect())).collect();
        let rated = ratings(&matches);
        assert!(of(&rated, "c") > of(&rated, "b") + 50.0 && of(&rated, "b") > of(&rated, "a") + 50.0, "{rated:?}");
        let table = pairing("a", "b", 4);
        let deals: Vec<Deal> = (0..100).map(|number| deal(number, &[true, false, true, true])).collect();
        let rated = ratings(&[(&table, deals.iter().collect())]);
        assert_eq!((rated[0].name.as_str(), rated.len()), ("a", 2));
    }
}
