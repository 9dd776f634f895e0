//! Palettes and the Latin words for them.

use crate::kit::{COATS, Colours, Palette};

impl Palette {
    /// The palette with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.id() == id)
    }

    /// Its colours.
    pub fn colours(self) -> Colours {
        COATS[self as usize]
    }

    /// The colour epithet that an animal with this palette may bear.
    ///
    /// A field name must never contradict the picture, so a name that speaks of a colour is bound to the palette of the seed:
    /// only an animal for which [`palette_of`](crate::palette_of) gives `Moss` may be called *Viridis*. Traits and conditions
    /// can still repaint an animal (warning colours, night); a name that must hold for ever speaks of places.
    pub const fn epithet(self) -> &'static str {
        match self {
            Self::Moss => "Viridis",
            Self::Ochre => "Aurea",
            Self::Rust => "Ferruginea",
            Self::Teal => "Glauca",
            Self::Slate => "Cinerea",
            Self::Plum => "Violacea",
            Self::Sand => "Arenaria",
            Self::Sage => "Canescens",
            Self::Clay => "Argillacea",
            Self::Olive => "Olivacea",
            Self::Lake => "Caerulea",
            Self::Rose => "Rosea",
        }
    }

    /// The palette that this colour epithet asks for; `None` for an epithet that fits every animal.
    pub fn of_epithet(epithet: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|palette| palette.epithet() == epithet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_has_an_epithet_of_its_own() {
        for palette in Palette::ALL {
            assert_eq!(Palette::of_epithet(palette.epithet()), Some(palette));
            assert_eq!(Palette::from_id(palette.id()), Some(palette));
        }
        assert_eq!(Palette::of_epithet("Montana"), None);
    }
}
