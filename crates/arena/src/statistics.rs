//! Means with their uncertainty. The unit is the deal: games of one deal have the same cards and are not independent
//! tries.

use serde::Serialize;

/// Two-sided 95% of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A mean over deals with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// How many deals.
    pub deals: u64,
    /// The mean over them.
    pub mean: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// The mean of the values of deals with Student's interval. One value alone has no interval: it may be anything.
    pub fn new(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let half = match values.len() {
            0 | 1 => f64::INFINITY,
            deals => student(deals as u64 - 1) * (squares / (n - 1.0) / n).sqrt(),
        };
        Self { deals: values.len() as u64, mean, low: mean - half, high: mean + half }
    }

    /// The mean of shares from 0 to 1. Where all deals came out alike, their spread says nothing; then Wilson's interval
    /// takes its place, with each deal as one try.
    pub fn of_shares(values: &[f64]) -> Self {
        let estimate = Self::new(values);
        let alike = values.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 1e-12);
        let (low, high) =
            if alike { wilson(estimate.mean, values.len() as f64) } else { (estimate.low, estimate.high) };
        Self { low: low.max(0.0), high: high.min(1.0), ..estimate }
    }

    /// The same for the other side of a share: what was not won was lost.
    #[must_use]
    pub fn complement(self) -> Self {
        Self { mean: 1.0 - self.mean, low: 1.0 - self.high, high: 1.0 - self.low, ..self }
    }

    /// The same with the other sign.
    #[must_use]
    pub fn negative(self) -> Self {
        Self { mean: -self.mean, low: -self.high, high: -self.low, ..self }
    }
}

/// Wilson's interval of 95% for a share in this many tries.
pub fn wilson(share: f64, tries: f64) -> (f64, f64) {
    if tries < 1.0 {
        return (0.0, 1.0);
    }
    let scale = 1.0 + Z * Z / tries;
    let centre = (share + Z * Z / (2.0 * tries)) / scale;
    let spread = Z / scale * (share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries)).sqrt();
    ((centre - spread).max(0.0), (centre + spread).min(1.0))
}

/// Two-sided 95% of Student's distribution.
#[rustfmt::skip]
pub fn student(freedom: u64) -> f64 {
    const FEW: [f64; 30] = [
        12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
        2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
        2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423,
    ];
    let many = || {
        // The expansion in powers of 1/n (Abramowitz and Stegun 26.7.5).
        let n = freedom as f64;
        Z + (Z.powi(3) + Z) / (4.0 * n) + (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / (96.0 * n * n)
    };
    match freedom {
        0 => f64::INFINITY,
        _ => usize::try_from(freedom - 1).ok().and_then(|place| FEW.get(place)).copied().unwrap_or_else(many),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    #[test]
    fn the_interval_is_that_computed_by_hand() {
        // Mean 0.6; squares 0.01 + 0.16 + 0.16 + 0.01 + 0.36 = 0.70; variance 0.175; 2.7764 * sqrt(0.175 / 5) = 0.5194.
        let estimate = Estimate::new(&[0.5, 1.0, 1.0, 0.5, 0.0]);
        assert!(near(estimate.mean, 0.6, 1e-12) && estimate.deals == 5);
        assert!(near(estimate.low, 0.6 - 0.519_4, 1e-4) && near(estimate.high, 0.6 + 0.519_4, 1e-4), "{estimate:?}");
        let shares = Estimate::of_shares(&[0.5, 1.0, 1.0, 0.5, 0.0]);
        assert!(near(shares.high, 1.0, 1e-12) && near(shares.low, 0.0806, 1e-4), "{shares:?}");
    }

    #[test]
    fn students_factor_is_that_of_the_tables() {
        for (freedom, factor) in [(1, 12.706), (4, 2.776), (30, 2.042), (31, 2.0395), (60, 2.0003), (120, 1.9799)] {
            assert!(near(student(freedom), factor, 5e-4), "{freedom}: {}", student(freedom));
        }
        assert!(near(student(1_000_000), Z, 1e-5));
    }

    #[test]
    fn deals_that_all_came_out_alike_still_have_an_interval() {
        // 10 of 10: Wilson says 72.25% to 100%.
        let all = Estimate::of_shares(&[1.0; 10]);
        assert!(near(all.low, 0.7225, 1e-4) && near(all.high, 1.0, 1e-12), "{all:?}");
        let none = all.complement();
        assert!(near(none.high, 0.2775, 1e-4) && near(none.low, 0.0, 1e-12), "{none:?}");
        let (low, high) = wilson(0.1, 100.0);
        assert!(near(low, 0.0552, 1e-4) && near(high, 0.1744, 1e-4), "{low} {high}");
    }

    #[test]
    fn one_deal_proves_nothing() {
        assert!(Estimate::new(&[3.0]).high.is_infinite());
        let one = Estimate::of_shares(&[1.0]);
        assert!(one.low < 0.21 && near(one.high, 1.0, 1e-12), "{one:?}");
        assert_eq!(Estimate::of_shares(&[]).high, 1.0);
    }
}
