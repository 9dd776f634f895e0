//! What an animal is born with: everything that its seed decides.

use crate::kit::{COATS, IRISES, MARKINGS, OPEN_EYES, ORNAMENTS, Ornament, Palette, PartId};

/// The palette of the animal with this seed, before traits and conditions repaint it.
pub fn palette_of(seed: &str) -> Palette {
    Birth::of(seed).palette
}

/// The draws of a seed, in their fixed order.
pub(crate) struct Birth {
    pub palette: Palette,
    pub marking: PartId,
    pub ornament: &'static Ornament,
    pub freckled: bool,
    /// Variation of the measures sx, sy, head, tail and leg, each in 0..1.
    pub variation: [f64; 5],
    pub iris: &'static str,
    /// The base colour of a second palette.
    pub second: &'static str,
    pub open_eye: PartId,
}

impl Birth {
    pub fn of(seed: &str) -> Self {
        let mut hash = Hash::EMPTY;
        hash.add(seed);
        let number = hash.0 as usize;
        let mut lots = Lots(hash.0);
        Self {
            palette: *lots.pick(&Palette::ALL),
            marking: *lots.pick(&MARKINGS),
            ornament: lots.pick(&ORNAMENTS),
            freckled: lots.draw() < 0.5,
            variation: [lots.draw(), lots.draw(), lots.draw(), lots.draw(), lots.draw()],
            iris: IRISES[number % IRISES.len()],
            second: COATS[(number >> 5) % COATS.len()].base,
            open_eye: OPEN_EYES[(number >> 9) % OPEN_EYES.len()],
        }
    }
}

/// FNV-1a over code points.
#[derive(Clone, Copy)]
pub(crate) struct Hash(pub u32);

impl Hash {
    pub const EMPTY: Self = Self(0x811c_9dc5);

    pub fn add(&mut self, text: &str) {
        for letter in text.chars() {
            self.0 = (self.0 ^ u32::from(letter)).wrapping_mul(0x0100_0193);
        }
    }
}

/// The generator mulberry32.
struct Lots(u32);

impl Lots {
    /// A number in 0..1.
    fn draw(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut mixed = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        mixed = mixed.wrapping_add((mixed ^ (mixed >> 7)).wrapping_mul(61 | mixed)) ^ mixed;
        f64::from(mixed ^ (mixed >> 14)) / 4_294_967_296.0
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[(self.draw() * from.len() as f64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_hash_is_fnv_1a_over_code_points() {
        let hash = |text| {
            let mut hash = Hash::EMPTY;
            hash.add(text);
            hash.0
        };
        assert_eq!(hash(""), 0x811c_9dc5);
        assert_eq!(hash("a"), 0xe40c_292c);
        assert_eq!(hash("foobar"), 0xbf9c_f968);
        assert_ne!(hash("ж"), hash("6"));
    }

    #[test]
    fn seeds_reach_every_palette() {
        let reached: HashSet<Palette> = (0..400).map(|number| palette_of(&number.to_string())).collect();
        assert_eq!(reached.len(), Palette::ALL.len());
    }
}
