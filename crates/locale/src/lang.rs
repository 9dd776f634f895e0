//! The languages.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English
    #[default]
    En,
    /// Polish
    Pl,
    /// Russian
    Ru,
    /// Czech
    Cs,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::En, Self::Pl, Self::Ru, Self::Cs];

    /// Its code: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Ru => "ru",
            Self::Cs => "cs",
        }
    }

    /// The language of a code as browsers and systems write it: `pl`, `pl-PL`, `cs_CZ.UTF-8`, `RUS`.
    pub fn from_code(code: &str) -> Option<Self> {
        let first = code.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        match first.to_ascii_lowercase().as_str() {
            "en" | "eng" => Some(Self::En),
            "pl" | "pol" => Some(Self::Pl),
            "ru" | "rus" => Some(Self::Ru),
            "cs" | "ces" | "cze" => Some(Self::Cs),
            _ => None,
        }
    }

    /// Its name in itself, as a list of languages shows it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::Ru => "Русский",
            Self::Cs => "Čeština",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_tolerantly() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("pl-PL"), Some(Lang::Pl));
        assert_eq!(Lang::from_code("cs_CZ.UTF-8"), Some(Lang::Cs));
        assert_eq!(Lang::from_code(" RU "), Some(Lang::Ru));
        assert_eq!(Lang::from_code("en@euro"), Some(Lang::En));
        for other in ["", "C", "POSIX", "de", "plattdeutsch", "žá"] {
            assert_eq!(Lang::from_code(other), None, "{other}");
        }
    }
}
