//! Animals drawn from their traits.
//!
//! A creature is a small side view, composed from its trait cards: a player sees a big spotted swimmer with sharp teeth
//! before reading one word. Equal creatures give equal SVG text, byte for byte, on every machine; nothing here reads a
//! clock, a file or a random source. Owner, population, food and tokens belong to the interface around the picture.
//!
//! | step | module | what happens |
//! |---|---|---|
//! | born | `seed` | the seed picks palette, marking, ornament, freckles, eye and small proportions |
//! | resolve | `resolve` | traits and conditions claim slots (plan, legs, tail, mouth …); the stronger claim wins |
//! | measure | `measure` | the row of the size, seeded variety, factors of traits |
//! | lay out | `layout` | anchors and frames on the canvas of 200 × 140, facing right |
//! | draw | `drawing`, `sheet`, `pen` | parts through frames into layers; again and smaller if the animal leaves the picture |
//! | assemble | `svg` | layers in order, one clean silhouette, title and ids |
//!
//! All geometry and colour is data: `kit.json`, turned into the tables of `kit` when the crate is built. `KIT.md` says how
//! to add a trait.
//!
//! ```
//! use creatures::{Condition, Creature, Trait, compose};
//!
//! let traits: Vec<Trait> = ["swimming", "carnivorous", "not_yet_drawn"].into_iter().filter_map(Trait::from_id).collect();
//! let svg = compose(&Creature { seed: "table-7/animal-3", traits: &traits, conditions: &[Condition::Fed], ..Creature::default() });
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
//! ```

mod drawing;
mod kit;
mod layout;
mod measure;
mod palette;
mod pen;
mod resolve;
mod seed;
mod sheet;
mod svg;

use core::fmt;

pub use kit::{Colours, Condition, Palette, Trait};
pub use seed::palette_of;

/// What the picture of an animal depends on.
#[derive(Clone, Copy, Debug)]
pub struct Creature<'a> {
    /// Names the animal: the same text always gives the same palette, marking and proportions.
    pub seed: &'a str,
    /// 1 to 6: the body size on a species board, 3 where the rules know no size. Other numbers mean the nearest.
    pub size: u8,
    /// In any order; repeats count (fat tissue).
    pub traits: &'a [Trait],
    /// In the order in which the title names them; repeats do not count.
    pub conditions: &'a [Condition],
    /// What a screen reader says.
    pub label: Label<'a>,
    /// Replaces the id prefix made from the content. Needed where a copy may be hidden (`display:none`): a hidden clip path
    /// clips every picture that shares its id. Only ASCII letters, digits, `-` and `_` are kept.
    pub prefix: &'a str,
}

impl Default for Creature<'_> {
    fn default() -> Self {
        Self { seed: "0", size: 3, traits: &[], conditions: &[], label: Label::Described(""), prefix: "" }
    }
}

/// What a screen reader says about a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label<'a> {
    /// English: this name ("Animal" if empty), size, traits, conditions.
    Described(&'a str),
    /// This text, in the language of the page. If it is empty the animal is described.
    Title(&'a str),
    /// Nothing: the text beside the picture says it all.
    Hidden,
}

/// The picture as SVG text.
pub fn compose(creature: &Creature) -> String {
    let resolved = resolve::Resolved::of(creature.traits, creature.conditions);
    let birth = seed::Birth::of(creature.seed);
    let size = measure::body_size(creature.size, &resolved);
    let sheet = drawing::Drawing::of(&resolved, &birth).fitted(&measure::measures(size, &resolved, &birth));
    svg::assemble(creature, &resolved, size, &sheet)
}

/// Writes the picture as SVG text.
pub fn write_svg(creature: &Creature, out: &mut impl fmt::Write) -> fmt::Result {
    out.write_str(&compose(creature))
}
