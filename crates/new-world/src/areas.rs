//! Area cards as data (NW-DECK-2): names, parts, access, symbols; and how a place in the area row is named (NW-AREA-6).

use serde::{Deserialize, Serialize};

use crate::cards::Trait;

/// The most area cards of one game.
pub const MAX_AREA_CARDS: usize = 32;
/// The most area cards in the row.
pub const MAX_ROW: usize = 8;
/// The most different area cards.
pub const MAX_DESIGNS: usize = 20;

/// The name of an area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "the names are those of the cards")]
#[serde(rename_all = "snake_case")]
pub enum AreaName {
    Steppe,
    Taiga,
    Mangrove,
    Swamp,
    Cave,
    Mountains,
    Savanna,
    Desert,
    Lake,
    Meadow,
    Glacier,
    Tundra,
    Jungle,
    Forest,
}

impl AreaName {
    /// Every name.
    pub const ALL: [Self; 14] = [
        Self::Steppe,
        Self::Taiga,
        Self::Mangrove,
        Self::Swamp,
        Self::Cave,
        Self::Mountains,
        Self::Savanna,
        Self::Desert,
        Self::Lake,
        Self::Meadow,
        Self::Glacier,
        Self::Tundra,
        Self::Jungle,
        Self::Forest,
    ];

    /// Its id in files and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Steppe => "steppe",
            Self::Taiga => "taiga",
            Self::Mangrove => "mangrove",
            Self::Swamp => "swamp",
            Self::Cave => "cave",
            Self::Mountains => "mountains",
            Self::Savanna => "savanna",
            Self::Desert => "desert",
            Self::Lake => "lake",
            Self::Meadow => "meadow",
            Self::Glacier => "glacier",
            Self::Tundra => "tundra",
            Self::Jungle => "jungle",
            Self::Forest => "forest",
        }
    }

    /// The name with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.id() == id)
    }
}

/// Who may take from an area (NW-ACC-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Every animal (NW-ACC-2).
    All,
    /// Animals with this trait (NW-ACC-3).
    With(Trait),
    /// Animals without any trait (NW-ACC-3).
    NoTraits,
}

/// An area as printed: a whole card, or one part of a two-part card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Its name.
    pub name: AreaName,
    /// Who may take from it.
    pub access: Access,
    /// Food symbols.
    pub food: u8,
    /// Shelter symbols.
    pub shelter: u8,
    /// For an area that deaths fill: the most food it holds (NW-SWAMP-3).
    pub swamp: Option<u8>,
}

/// An area card as printed. A one-part card has its area in `lower`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Design {
    /// The upper part of a two-part card.
    pub upper: Option<Part>,
    /// The lower part, or the only one.
    pub lower: Part,
}

impl Design {
    /// Its parts, the upper one first.
    #[inline]
    pub fn parts(&self) -> impl Iterator<Item = (Half, &Part)> {
        self.upper.iter().map(|part| (Half::Upper, part)).chain(core::iter::once((Half::Lower, &self.lower)))
    }

    /// One part.
    #[inline]
    pub fn part(&self, half: Half) -> Option<&Part> {
        match half {
            Half::Upper => self.upper.as_ref(),
            Half::Lower => Some(&self.lower),
        }
    }

    /// Whether a part of this name is on it.
    pub fn has(&self, name: AreaName) -> bool {
        self.parts().any(|(_, part)| part.name == name)
    }
}

/// A part of an area card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The upper part.
    Upper,
    /// The lower part, or the only one.
    Lower,
}

/// A kind of area card, by its place in the list of designs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AreaKind(pub(crate) u8);

/// An area in the row, by name; of several cards with a name in the row each has its own number (NW-AREA-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// The name of the part.
    pub name: AreaName,
    /// 0 for the plain name, 1 for the card that is called with a "2", and so on.
    pub nth: u8,
}

/// Tokens on an area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tokens {
    /// Food.
    pub food: u8,
    /// Shelters.
    pub shelter: u8,
}

/// An area card in the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AreaCard {
    /// Which card.
    pub kind: AreaKind,
    /// Its number among cards of the same name (see [`Place`]).
    pub nth: u8,
    /// Tokens on its upper part.
    pub upper: Tokens,
    /// Tokens on its lower or only part.
    pub lower: Tokens,
}

impl AreaCard {
    /// Tokens on a part.
    #[inline]
    pub fn tokens(&self, half: Half) -> Tokens {
        match half {
            Half::Upper => self.upper,
            Half::Lower => self.lower,
        }
    }

    #[inline]
    pub(crate) fn tokens_mut(&mut self, half: Half) -> &mut Tokens {
        match half {
            Half::Upper => &mut self.upper,
            Half::Lower => &mut self.lower,
        }
    }
}

/// The area cards a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Vec<(Design, u8)>", into = "Vec<(Design, u8)>")]
#[cfg_attr(feature = "schema", schemars(with = "Vec<(Design, u8)>"))]
pub struct Areas {
    designs: [Design; MAX_DESIGNS],
    counts: [u8; MAX_DESIGNS],
    kinds: u8,
    total: u8,
}

/// Why a list of areas cannot be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreasError {
    /// More different cards than [`MAX_DESIGNS`].
    TooManyDesigns,
    /// More cards than [`MAX_AREA_CARDS`].
    TooManyCards,
    /// Too few cards for the row and the deck.
    TooFewCards {
        /// How many there are.
        cards: u8,
        /// How many are needed.
        needed: u8,
    },
    /// A part holds less than its symbols show.
    SwampTooSmall(AreaName),
    /// Both parts have the same name.
    SameNameTwice(AreaName),
}

const NOWHERE: Design = Design {
    upper: None,
    lower: Part { name: AreaName::Steppe, access: Access::All, food: 0, shelter: 0, swamp: None },
};

impl From<Areas> for Vec<(Design, u8)> {
    fn from(areas: Areas) -> Self {
        areas.list().map(|(_, design, count)| (design, count)).collect()
    }
}

impl TryFrom<Vec<(Design, u8)>> for Areas {
    type Error = AreasError;

    fn try_from(list: Vec<(Design, u8)>) -> Result<Self, AreasError> {
        Self::new(&list)
    }
}

impl core::fmt::Display for AreasError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "these areas cannot be played with: {self:?}")
    }
}

impl Areas {
    // NW-DECK-2: the areas come from a list.
    /// These cards with their numbers; the order of the list does not matter.
    pub fn new(list: &[(Design, u8)]) -> Result<Self, AreasError> {
        let mut areas = Self { designs: [NOWHERE; MAX_DESIGNS], counts: [0; MAX_DESIGNS], kinds: 0, total: 0 };
        let mut sorted = list.to_vec();
        game::order::sort(&mut sorted);
        for (design, count) in sorted {
            if design.upper.is_some_and(|upper| upper.name == design.lower.name) {
                return Err(AreasError::SameNameTwice(design.lower.name));
            }
            if let Some((_, part)) = design.parts().find(|(_, part)| part.swamp.is_some_and(|most| most < part.food)) {
                return Err(AreasError::SwampTooSmall(part.name));
            }
            let known = areas.designs[..usize::from(areas.kinds)].iter().position(|known| *known == design);
            let place = known.unwrap_or(usize::from(areas.kinds));
            if place >= MAX_DESIGNS {
                return Err(AreasError::TooManyDesigns);
            }
            if known.is_none() {
                areas.designs[place] = design;
                areas.kinds += 1;
            }
            if usize::from(areas.total) + usize::from(count) > MAX_AREA_CARDS {
                return Err(AreasError::TooManyCards);
            }
            areas.counts[place] += count;
            areas.total += count;
        }
        Ok(areas)
    }

    /// All cards together.
    pub fn total(&self) -> u8 {
        self.total
    }

    /// The kinds with what is printed on them and their numbers.
    pub fn list(&self) -> impl Iterator<Item = (AreaKind, Design, u8)> {
        let kinds = 0..self.kinds;
        kinds.zip(self.designs).zip(self.counts).map(|((kind, design), count)| (AreaKind(kind), design, count))
    }

    /// What is printed on a card.
    #[inline]
    pub fn design(&self, kind: AreaKind) -> &Design {
        &self.designs[usize::from(kind.0) % MAX_DESIGNS]
    }

    pub(crate) fn kind(&self, design: &Design) -> Option<AreaKind> {
        self.designs[..usize::from(self.kinds)]
            .iter()
            .position(|known| known == design)
            .map(|kind| AreaKind(kind as u8))
    }

    /// Every card of the game, kind by kind: place n of a shuffled order means the n-th of these.
    pub(crate) fn spread(&self) -> [AreaKind; MAX_AREA_CARDS] {
        let mut spread = [AreaKind(0); MAX_AREA_CARDS];
        let mut place = 0;
        for kind in 0..self.kinds {
            for _ in 0..self.counts[usize::from(kind)] {
                spread[place] = AreaKind(kind);
                place += 1;
            }
        }
        spread
    }
}
