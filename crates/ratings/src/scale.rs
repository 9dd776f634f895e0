//! The numbers that are shown: those of Elo, where 400 points are ten to one between two players.

use crate::strength::Strength;

/// What everybody begins with.
pub const MIDDLE: f64 = 1500.0;
/// Up to which ± a rating is settled.
pub const SETTLED: f64 = 80.0;
/// The ± has this many standard deviations: the strength is as likely to lie within it as outside.
const PROBABLE: f64 = 0.6745;
/// The difference of two means at which the stronger wins e times as often, between two whose strengths are sure: the square
/// root of two times 25/6.
const E_TO_ONE: f64 = std::f64::consts::SQRT_2 * 25.0 / 6.0;

/// How many points one unit of the mean is.
pub fn points_per_unit() -> f64 {
    400.0 / std::f64::consts::LN_10 / E_TO_ONE
}

/// The number that is shown.
pub fn rating(strength: Strength) -> f64 {
    MIDDLE + (strength.mu - Strength::NEW.mu) * points_per_unit()
}

/// What stands behind the ±.
pub fn plus_minus(strength: Strength) -> f64 {
    PROBABLE * strength.sigma * points_per_unit()
}

/// The standard deviation up to which a rating is settled.
pub fn settled() -> f64 {
    SETTLED / PROBABLE / points_per_unit()
}

/// The mean that is shown as this number.
pub fn mean(rating: f64) -> f64 {
    Strength::NEW.mu + (rating - MIDDLE) / points_per_unit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shown_on_the_scale_of_elo() {
        assert!((rating(Strength::NEW) - 1500.0).abs() < 1e-9);
        let ten_to_one = Strength { mu: 25.0 + std::f64::consts::LN_10 * E_TO_ONE, sigma: 1.0 };
        assert!((rating(ten_to_one) - 1900.0).abs() < 1e-9);
        assert!((mean(1900.0) - ten_to_one.mu).abs() < 1e-9);
        assert!((plus_minus(Strength { mu: 0.0, sigma: settled() }) - SETTLED).abs() < 1e-9);
        assert!(!Strength::NEW.is_settled());
    }
}
