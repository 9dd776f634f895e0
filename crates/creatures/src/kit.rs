//! The kit as tables: what `kit.json` becomes when the crate is built.
//!
//! Coordinates are whole tenths and scales whole hundredths: small, and exact after a division.

/// The colours of a palette, as CSS colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// Body.
    pub base: &'static str,
    /// Far limbs and markings.
    pub shade: &'static str,
    /// Belly.
    pub light: &'static str,
    /// Fins, crests and tufts.
    pub accent: &'static str,
}

/// An outline: commands `M L C Q Z`, their points in tenths, and for mixed frames which points belong to the head.
pub(crate) struct Path {
    pub commands: &'static str,
    pub points: &'static [(i16, i16)],
    pub on_head: &'static [bool],
}

#[derive(Clone, Copy)]
pub(crate) enum Paint {
    Base,
    Shade,
    Light,
    Accent,
    Other,
    Iris,
    /// Index of a colour that is the same for all animals.
    Fixed(u8),
}

/// Index of an outline.
#[derive(Clone, Copy)]
pub(crate) struct PathId(u16);

impl PathId {
    pub fn path(self) -> &'static Path {
        &OUTLINES[usize::from(self.0)]
    }
}

pub(crate) enum Figure {
    Outline(PathId),
    /// An inked line of its own width.
    Tube(PathId, i16),
    /// Becomes part of the silhouette.
    Fused(PathId),
    Circle(i16, i16, i16),
    Ellipse(i16, i16, i16, i16),
    Glyphs(PathId, &'static [Copied]),
}

/// One copy of a glyph; the scale in hundredths.
pub(crate) struct Copied {
    pub x: i16,
    pub y: i16,
    pub scale: i16,
    pub flipped: bool,
}

pub(crate) struct Shape {
    pub figure: Figure,
    pub fill: Paint,
    pub stroke: Option<Paint>,
    pub width: Option<i16>,
    /// Index of the attributes for opacity and dashes.
    pub finish: u8,
    pub layer: u8,
}

/// Shapes drawn in one frame.
pub(crate) struct Piece {
    pub at: Place,
    pub shapes: &'static [Shape],
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PartId(pub u8);

/// The frame of a piece.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    Canvas,
    Ground,
    Body,
    Head,
    Tail,
    /// Each point says whether it belongs to the head or to the body.
    Mix,
    At(Anchor),
}

pub(crate) struct Layer {
    pub name: &'static str,
    /// Gets a class for blinking and floating.
    pub hook: bool,
    /// Shows only inside the silhouette.
    pub clipped: bool,
}

/// Scales of body, head, tail and single parts, and the length of the legs.
#[derive(Clone, Copy)]
pub(crate) struct Measures {
    pub sx: f64,
    pub sy: f64,
    pub leg: f64,
    pub head: f64,
    pub tail: f64,
    pub u: f64,
}

#[allow(dead_code, reason = "a kit need not change every measure")]
#[derive(Clone, Copy)]
pub(crate) enum Measure {
    Sx,
    Sy,
    Leg,
    Head,
    Tail,
    U,
}

/// A set of traits, conditions and plans, one bit each in the order of the kit.
#[derive(Clone, Copy)]
pub(crate) struct Facts(pub u128);

impl Facts {
    pub const NONE: Self = Self(0);

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub fn add(&mut self, fact: usize) {
        self.0 |= 1 << fact;
    }
}

/// A value that a slot can take.
pub(crate) struct Choice {
    pub vetoed_by: Facts,
    /// Drawn when the value is claimed and loses.
    pub fallbacks: &'static [PartId],
}

pub(crate) struct Claim {
    pub slot: Slot,
    pub value: u8,
}

/// A part that an effect asks for.
pub(crate) struct Wanted {
    pub part: PartId,
    /// Empty: always.
    pub only_if: Facts,
    pub unless: Facts,
}

/// What a trait or a condition does to the picture.
pub(crate) struct Effect {
    pub label: &'static str,
    pub size: u8,
    pub claims: &'static [Claim],
    pub factors: &'static [(Measure, f64)],
    pub shifts: &'static [(Anchor, (f64, f64))],
    pub parts: &'static [Wanted],
    /// Drawn instead of the animal.
    pub replaced_by: &'static [PartId],
    /// Room needed before the head and above it, in head units.
    pub reach: f64,
    pub crown: f64,
    pub tall_crown: f64,
    /// Index of a colour shift; later ones win.
    pub palette: Option<u8>,
    /// Colour of the hind legs.
    pub rear: Option<Paint>,
    /// Replaces the seeded marking, head ornament or back ornament.
    pub pattern: bool,
    pub crowned: bool,
    pub backed: bool,
}

/// A way to be built: on legs, in the water, on the belly.
pub(crate) struct Plan {
    pub legs: bool,
    pub hip: f64,
    pub rest: f64,
    pub lift: f64,
    pub centre: f64,
    pub neck: (f64, f64),
    pub parts: &'static [PartId],
    pub belly: PartId,
    pub body: PathId,
    pub anchors: [(f64, f64); ANCHORS],
}

pub(crate) struct Neck {
    pub long: Option<LongNeck>,
    pub curve: [f64; 4],
}

/// How a long neck leaves the body.
pub(crate) struct LongNeck {
    pub reach: (f64, f64),
    pub top: (f64, f64),
    pub bottom: (f64, f64),
}

pub(crate) struct Head {
    pub outline: PathId,
    pub bald: bool,
}

pub(crate) struct Legs {
    pub length: f64,
    pub width: f64,
    pub shapes: &'static [Shape],
}

/// A small thing that some animals are born with.
pub(crate) struct Ornament {
    pub part: PartId,
    /// Else on the head.
    pub on_back: bool,
}

include!(concat!(env!("OUT_DIR"), "/kit.rs"));

impl Trait {
    /// The trait with this id in the rules of any family; `None` for a trait that has no drawing, which is left out, so that
    /// a new card never breaks a table.
    pub fn from_id(id: &str) -> Option<Self> {
        let alias = || ALIASES.iter().find(|(alias, _)| *alias == id).map(|&(_, same)| same);
        Self::ALL.into_iter().find(|known| known.id() == id).or_else(alias)
    }

    /// Its English name.
    pub fn label(self) -> &'static str {
        self.effect().label
    }

    pub(crate) fn effect(self) -> &'static Effect {
        &EFFECTS[self as usize]
    }
}

impl Condition {
    /// The condition with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.id() == id)
    }

    pub(crate) fn effect(self) -> &'static Effect {
        &EFFECTS[Trait::ALL.len() + self as usize]
    }
}
