//! What a game does to the strength of those who played it.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How much less sure a rating becomes between two games of its person.
const DRIFT: f64 = 25.0 / 300.0;

/// A strength: what is believed, and how unsure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The mean.
    pub mu: f64,
    /// The standard deviation.
    pub sigma: f64,
}

impl Strength {
    /// Of somebody who has not played.
    pub const NEW: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// Whether so little is unsure that it can be compared.
    pub fn is_settled(self) -> bool {
        self.sigma <= crate::scale::settled()
    }
}

/// What one game makes of the strengths of its seats. Each has a place; 1 is the best, equals have the same.
pub fn after(table: &[(Strength, usize)]) -> Vec<Strength> {
    let before: Vec<[WengLinRating; 1]> = table
        .iter()
        .map(|(strength, _)| [WengLinRating { rating: strength.mu, uncertainty: strength.sigma }])
        .collect();
    let seats: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(table)
        .map(|(rating, (_, place))| (rating.as_slice(), MultiTeamOutcome::new(*place)))
        .collect();
    let after = weng_lin_multi_team(&seats, &WengLinConfig::new());
    let strength = |seat: &Vec<WengLinRating>| Strength { mu: seat[0].rating, sigma: seat[0].uncertainty };
    after.iter().map(strength).collect()
}

/// The same for people, who learn and forget between two games.
pub fn after_a_game(table: &[(Strength, usize)]) -> Vec<Strength> {
    let drifted =
        |strength: Strength| Strength { sigma: strength.sigma.hypot(DRIFT).min(Strength::NEW.sigma), ..strength };
    let table: Vec<_> = table.iter().map(|(strength, place)| (drifted(*strength), *place)).collect();
    after(&table)
}

/// About how many games at tables of so many seats a strength needs until it is settled, among equals whose strengths are.
pub fn games_to_settle(strength: Strength, seats: usize) -> u32 {
    /// More are not counted.
    const MOST: u32 = 1_000;
    let equal = Strength { mu: strength.mu, sigma: crate::scale::settled() };
    let mut own = strength;
    for games in 0..MOST {
        if own.is_settled() {
            return games;
        }
        // How unsure a strength is afterwards depends on who played and hardly on who won.
        let table: Vec<_> = (0..seats.max(2)).map(|seat| (if seat == 0 { own } else { equal }, 1 + seat)).collect();
        own = Strength { mu: strength.mu, sigma: after_a_game(&table)[0].sigma };
    }
    MOST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_gains_what_is_unsure_moves_most_and_nobody_is_less_sure_than_a_beginner() {
        let sure = Strength { mu: 25.0, sigma: 2.0 };
        let table = [(Strength::NEW, 1), (sure, 2), (Strength::NEW, 3), (Strength::NEW, 3)];
        let after = after_a_game(&table);
        assert!(after[0].mu > 25.0 && after[2].mu < 25.0);
        assert!((after[2].mu - after[3].mu).abs() < 1e-9, "equals stay equal");
        assert!((after[1].mu - 25.0).abs() < (after[0].mu - 25.0).abs());
        assert!(after.iter().zip(&table).all(|(after, (before, _))| after.sigma < before.sigma + DRIFT));
        assert!(after[0].sigma < Strength::NEW.sigma);
    }

    #[test]
    fn larger_tables_settle_sooner_and_a_settled_strength_needs_nothing() {
        let games = [2, 4, 6].map(|seats| games_to_settle(Strength::NEW, seats));
        assert!(games[0] > games[1] && games[1] > games[2] && games[2] > 3, "{games:?}");
        assert!(games[1] < 25, "{games:?}");
        assert_eq!(games_to_settle(Strength { mu: 30.0, sigma: 3.0 }, 4), 0);
    }
}
