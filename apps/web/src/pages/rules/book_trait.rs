//! A trait of any book: its names, its numbers, its rules.

use desk::screen::Emblem;
use editions::Edition;
use editions::decks::{continents, origin_base};
use game::RuleId;
use locale::Words;

/// A trait of a book. Books may have traits with the same id that are not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookTrait {
    /// Of The Origin of Species and Continents.
    Origin(origin::Trait),
    /// Of Evolution and Natural Selection.
    Boards(northstar::Trait),
    /// Of New World.
    NewWorld(new_world::Trait),
}

impl BookTrait {
    /// The trait of a book with this id.
    pub fn find(book: Edition, id: &str) -> Option<Self> {
        match book {
            Edition::Origin | Edition::Continents => origin::Trait::from_id(id).map(Self::Origin),
            Edition::Evolution | Edition::NaturalSelection => northstar::Trait::from_id(id).map(Self::Boards),
            Edition::NewWorld => new_world::Trait::from_id(id).map(Self::NewWorld),
        }
    }

    /// The traits of a book.
    pub fn all_of(book: Edition) -> Vec<Self> {
        match book {
            Edition::Origin | Edition::Continents => {
                let all = origin::Trait::ALL.iter().copied().map(Self::Origin);
                all.filter(|shows| shows.book() == book).collect()
            }
            Edition::Evolution | Edition::NaturalSelection => northstar::Trait::ALL.map(Self::Boards).to_vec(),
            Edition::NewWorld => new_world::Trait::ALL.map(Self::NewWorld).to_vec(),
        }
    }

    /// The book that explains it.
    pub fn book(self) -> Edition {
        match self {
            Self::Origin(shows) if origin::Trait::BASE.contains(&shows) => Edition::Origin,
            Self::Origin(_) => Edition::Continents,
            Self::Boards(_) => Edition::Evolution,
            Self::NewWorld(_) => Edition::NewWorld,
        }
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Self::Origin(shows) => shows.id(),
            Self::Boards(shows) => shows.id(),
            Self::NewWorld(shows) => shows.id(),
        }
    }

    /// Its name.
    pub fn name(self, words: &Words) -> String {
        match self {
            Self::Origin(shows) => locale::origin::trait_name(words, shows),
            Self::Boards(shows) => locale::northstar::trait_name(words, shows),
            Self::NewWorld(shows) => locale::new_world::trait_name(words, shows),
        }
    }

    /// What it does, in one line.
    pub fn summary(self, words: &Words) -> String {
        match self {
            Self::Origin(shows) => locale::origin::trait_summary(words, shows),
            Self::Boards(shows) => locale::northstar::trait_summary(words, shows),
            Self::NewWorld(shows) => locale::new_world::trait_summary(words, shows),
        }
    }

    /// The group of its rules: `ORI-T-CAMOUFLAGE`, `NS-TRAIT-COOP`.
    pub fn group(self) -> String {
        match self {
            Self::Origin(shows) => {
                let book = if self.book() == Edition::Origin { "ORI" } else { "CON" };
                format!("{book}-T-{}", shows.id().to_ascii_uppercase().replace('_', "-"))
            }
            Self::Boards(shows) => shows.rules().rule.id().trim_end_matches("-1").to_owned(),
            Self::NewWorld(shows) => shows.rules().rule.id().to_owned(),
        }
    }

    /// How many cards of the deck have it, and how many there are.
    pub fn cards(self) -> (u16, u16) {
        fn count<C>(deck: &[(C, u8)], has: impl Fn(&C) -> bool) -> (u16, u16) {
            let sum = |wanted: &dyn Fn(&C) -> bool| {
                deck.iter().filter(|(card, _)| wanted(card)).map(|(_, count)| u16::from(*count)).sum()
            };
            (sum(&has), sum(&|_| true))
        }
        match self {
            Self::Origin(shows) => {
                let deck = if self.book() == Edition::Origin { origin_base() } else { &continents().cards };
                count(deck, |card| card.top == shows || card.bottom == Some(shows))
            }
            Self::Boards(shows) => {
                let deck = editions::northstar::deck(northstar::Options::printed(northstar::Preset::Evolution, 4).deck);
                count(deck, |card| card.shows == shows)
            }
            Self::NewWorld(shows) => {
                let deck = editions::new_world_decks::deck(new_world::Options::default().deck);
                count(deck, |card| card.major == shows || card.minor == Some(shows))
            }
        }
    }

    /// What it adds to the need, and the points of its card; nothing where neither is on the card.
    pub fn worth(self) -> Option<(u8, u8)> {
        match self {
            Self::Origin(shows) => Some((shows.rules().extra_need, 1 + shows.rules().bonus)),
            Self::Boards(_) => None,
            Self::NewWorld(shows) => Some((shows.rules().extra_need, 1 + shows.rules().bonus)),
        }
    }
}

impl From<BookTrait> for Emblem {
    fn from(shows: BookTrait) -> Self {
        Self(shows.id())
    }
}
