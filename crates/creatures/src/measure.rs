//! Second step: how big everything is.

use crate::kit::{Measure, Measures, SIZES, Trait};
use crate::resolve::Resolved;
use crate::seed::Birth;

/// A body never gets higher than this, however fat it is.
const HIGHEST: f64 = 1.75;

/// The size that is drawn, 1 to 6: heavy animals are drawn bigger than they are.
pub(crate) fn body_size(size: u8, resolved: &Resolved) -> u8 {
    let bonus = resolved.effects.iter().map(|effect| effect.size).max().unwrap_or(0);
    size.saturating_add(bonus).clamp(1, SIZES.len() as u8)
}

/// The row of the size, a little seeded variety, the factors of traits and conditions.
pub(crate) fn measures(size: u8, resolved: &Resolved, birth: &Birth) -> Measures {
    let mut measures = SIZES[usize::from(size) - 1];
    let amounts =
        [(Measure::Sx, 0.05), (Measure::Sy, 0.04), (Measure::Head, 0.05), (Measure::Tail, 0.1), (Measure::Leg, 0.06)];
    for ((measure, amount), lot) in amounts.into_iter().zip(birth.variation) {
        *measures.get(measure) *= 1.0 + (lot * 2.0 - 1.0) * amount;
    }
    for (measure, factor) in resolved.effects.iter().flat_map(|effect| effect.factors) {
        *measures.get(*measure) *= factor;
    }
    let fat = resolved.count(Trait::FatTissue);
    if fat > 1 {
        measures.sy *= 1.0 + 0.07 * f64::from((fat - 1).min(3));
    }
    measures.sy = measures.sy.min(HIGHEST);
    measures
}

impl Measures {
    fn get(&mut self, measure: Measure) -> &mut f64 {
        match measure {
            Measure::Sx => &mut self.sx,
            Measure::Sy => &mut self.sy,
            Measure::Leg => &mut self.leg,
            Measure::Head => &mut self.head,
            Measure::Tail => &mut self.tail,
            Measure::U => &mut self.u,
        }
    }

    pub fn scaled(&self, by: f64) -> Self {
        let Self { sx, sy, leg, head, tail, u } = self;
        Self { sx: sx * by, sy: sy * by, leg: leg * by, head: head * by, tail: tail * by, u: u * by }
    }
}
