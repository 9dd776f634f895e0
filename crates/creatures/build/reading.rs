//! `kit.json` as it is written. An unknown key is an error; the order of every map is kept, because it is an order of
//! drawing or of priority.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};

/// A JSON object in the order in which it is written.
pub struct Ordered<T>(pub Vec<(String, T)>);

impl<T> Ordered<T> {
    pub fn get(&self, key: &str) -> Option<&T> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    pub fn position(&self, key: &str) -> Option<usize> {
        self.0.iter().position(|(name, _)| name == key)
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, value)| value)
    }
}

impl<T> Default for Ordered<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Ordered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = Ordered<T>;

            fn expecting(&self, text: &mut fmt::Formatter) -> fmt::Result {
                text.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Ordered(entries))
            }
        }
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    #[serde(rename = "version")]
    pub _version: u32,
    #[serde(rename = "about")]
    pub _about: String,
    pub canvas: Canvas,
    pub layers: Vec<String>,
    pub clipped: Vec<String>,
    pub hooks: Vec<String>,
    pub fit: Fit,
    pub sizes: Vec<Size>,
    pub colours: Ordered<String>,
    pub palettes: Ordered<Coat>,
    pub irises: Vec<String>,
    pub shifts: Ordered<Coat>,
    pub markings: Vec<String>,
    pub slots: Ordered<Vec<String>>,
    pub vetoes: Ordered<Vec<String>>,
    pub fallbacks: Ordered<Vec<String>>,
    pub aliases: Ordered<String>,
    pub plans: Ordered<Plan>,
    pub necks: Ordered<Neck>,
    pub heads: Ordered<String>,
    pub legs: Ordered<Legs>,
    pub feet: Ordered<Vec<Shape>>,
    pub glyphs: Ordered<String>,
    pub parts: Ordered<Pieces>,
    /// Pairs that no animal of a family has: for random galleries only.
    #[serde(rename = "exclusive")]
    pub _exclusive: IgnoredAny,
    pub families: Ordered<Vec<String>>,
    pub traits: Ordered<Effect>,
    pub states: Ordered<Effect>,
    pub ornaments: Vec<String>,
    pub shift_order: Vec<String>,
    pub eyes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Canvas {
    pub w: f64,
    pub h: f64,
    pub ground: f64,
    pub ink: String,
    pub stroke: f64,
    pub fill: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fit {
    pub margin: f64,
    pub least: f64,
    pub neck: f64,
    pub passes: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    pub sx: f64,
    pub sy: f64,
    pub leg: f64,
    pub head: f64,
    pub tail: f64,
    pub u: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coat {
    pub base: String,
    pub shade: String,
    pub light: String,
    pub accent: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub legs: bool,
    #[serde(default)]
    pub hip: f64,
    #[serde(default)]
    pub rest: f64,
    #[serde(default)]
    pub lift: f64,
    pub cx: f64,
    pub neck: [f64; 2],
    #[serde(default)]
    pub parts: Vec<String>,
    pub body: String,
    pub anchors: Ordered<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Neck {
    pub vec: Option<[f64; 2]>,
    pub top: Option<[f64; 2]>,
    pub bot: Option<[f64; 2]>,
    pub curve: [f64; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Legs {
    pub len: f64,
    pub w: f64,
    pub shapes: Vec<Shape>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum Pieces {
    One(Piece),
    Several(Vec<Piece>),
}

impl Pieces {
    pub fn list(&self) -> &[Piece] {
        match self {
            Self::One(piece) => std::slice::from_ref(piece),
            Self::Several(pieces) => pieces,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    pub at: String,
    pub layer: String,
    pub shapes: Vec<Shape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    pub d: Option<String>,
    pub tube: Option<String>,
    pub fuse: Option<String>,
    pub c: Option<[f64; 3]>,
    pub e: Option<[f64; 4]>,
    pub g: Option<String>,
    pub at: Option<Copies>,
    pub f: Option<String>,
    pub s: Option<String>,
    pub w: Option<f64>,
    pub o: Option<serde_json::Number>,
    pub dash: Option<String>,
    pub layer: Option<String>,
}

/// Where a glyph stands: x, y, scale, flip.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Copies {
    One(Vec<f64>),
    Several(Vec<Vec<f64>>),
}

impl Copies {
    pub fn list(&self) -> &[Vec<f64>] {
        match self {
            Self::One(copy) => std::slice::from_ref(copy),
            Self::Several(copies) => copies,
        }
    }
}

/// What a trait or a state does to the picture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    #[serde(default)]
    pub label: String,
    #[serde(default)]
    pub size: u8,
    #[serde(default)]
    pub slots: Ordered<String>,
    #[serde(default)]
    pub mul: Ordered<f64>,
    #[serde(default)]
    pub parts: Vec<Wanted>,
    #[serde(default)]
    pub reach: f64,
    #[serde(default)]
    pub crown: f64,
    #[serde(default)]
    pub crown_tall: f64,
    #[serde(default)]
    pub shift: Ordered<[f64; 2]>,
    pub palette: Option<String>,
    pub rear: Option<String>,
    #[serde(default)]
    pub pattern: bool,
    #[serde(default)]
    pub crowned: bool,
    #[serde(default)]
    pub backed: bool,
    #[serde(default)]
    pub replace: Vec<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub enum Wanted {
    Always(String),
    Sometimes {
        part: String,
        r#if: Option<String>,
        #[serde(default)]
        unless: Vec<String>,
    },
}
