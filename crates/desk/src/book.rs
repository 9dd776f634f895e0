//! The books as the rules pages show them: a trait of any book with its names, its numbers, its rules and its defence.
//! This is the only place where the rules pages tell the families apart.

use editions::Edition;
use editions::decks::{continents, origin_base};
use game::RuleId;
use locale::Words;

use crate::screen::Emblem;

/// The books that can be read: two editions share one.
pub const BOOKS: [Edition; 4] = [Edition::Origin, Edition::Continents, Edition::Evolution, Edition::NewWorld];

/// The book of an edition.
pub const fn book_of(edition: Edition) -> Edition {
    match edition {
        Edition::NaturalSelection => Edition::Evolution,
        Edition::Origin | Edition::Continents | Edition::Evolution | Edition::NewWorld => edition,
    }
}

/// A trait of a book. Books may have traits with the same id that are not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookTrait(OfFamily);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OfFamily {
    /// Of The Origin of Species and Continents.
    Origin(origin::Trait),
    /// Of Evolution and Natural Selection.
    Boards(northstar::Trait),
    /// Of New World.
    NewWorld(new_world::Trait),
}

use OfFamily::{Boards, NewWorld, Origin};

/// A static defence, and what overcomes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The trait that gives it.
    pub of: BookTrait,
    /// Its rule.
    pub rule: &'static str,
    /// Traits of an attacker that overcome it.
    pub beaten_by: Vec<BookTrait>,
    /// The message that says what overcomes it.
    pub overcome: String,
}

impl BookTrait {
    /// The trait of a book with this id.
    pub fn find(book: Edition, id: &str) -> Option<Self> {
        match book {
            Edition::Origin | Edition::Continents => origin::Trait::from_id(id).map(|shows| Self(Origin(shows))),
            Edition::Evolution | Edition::NaturalSelection => {
                northstar::Trait::from_id(id).map(|shows| Self(Boards(shows)))
            }
            Edition::NewWorld => new_world::Trait::from_id(id).map(|shows| Self(NewWorld(shows))),
        }
    }

    /// The traits of a book.
    pub fn all_of(book: Edition) -> Vec<Self> {
        match book {
            Edition::Origin | Edition::Continents => {
                let all = origin::Trait::ALL.iter().copied().map(|shows| Self(Origin(shows)));
                all.filter(|shows| shows.book() == book).collect()
            }
            Edition::Evolution | Edition::NaturalSelection => {
                northstar::Trait::ALL.map(|shows| Self(Boards(shows))).to_vec()
            }
            Edition::NewWorld => new_world::Trait::ALL.map(|shows| Self(NewWorld(shows))).to_vec(),
        }
    }

    /// The book that explains it.
    pub fn book(self) -> Edition {
        match self.0 {
            Origin(shows) if shows.rules().module.is_none() => Edition::Origin,
            Origin(_) => Edition::Continents,
            Boards(_) => Edition::Evolution,
            NewWorld(_) => Edition::NewWorld,
        }
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        match self.0 {
            Origin(shows) => shows.id(),
            Boards(shows) => shows.id(),
            NewWorld(shows) => shows.id(),
        }
    }

    /// Its name.
    pub fn name(self, words: &Words) -> String {
        match self.0 {
            Origin(shows) => locale::origin::trait_name(words, shows),
            Boards(shows) => locale::northstar::trait_name(words, shows),
            NewWorld(shows) => locale::new_world::trait_name(words, shows),
        }
    }

    /// What it does, in one line.
    pub fn summary(self, words: &Words) -> String {
        match self.0 {
            Origin(shows) => locale::origin::trait_summary(words, shows),
            Boards(shows) => locale::northstar::trait_summary(words, shows),
            NewWorld(shows) => locale::new_world::trait_summary(words, shows),
        }
    }

    /// The group of its rules: `ORI-T-CAMOUFLAGE`, `NS-TRAIT-COOP`.
    pub fn group(self) -> String {
        match self.0 {
            Origin(shows) => {
                let book = if self.book() == Edition::Origin { "ORI" } else { "CON" };
                format!("{book}-T-{}", shows.id().to_ascii_uppercase().replace('_', "-"))
            }
            Boards(shows) => shows.rules().rule.id().trim_end_matches("-1").to_owned(),
            NewWorld(shows) => shows.rules().rule.id().to_owned(),
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
        match self.0 {
            Origin(shows) => {
                let deck = if self.book() == Edition::Origin { origin_base() } else { &continents().cards };
                count(deck, |card| card.top == shows || card.bottom == Some(shows))
            }
            Boards(shows) => {
                let deck = editions::northstar::deck(northstar::Options::printed(northstar::Preset::Evolution, 4).deck);
                count(deck, |card| card.shows == shows)
            }
            NewWorld(shows) => {
                let deck = editions::new_world_decks::deck(new_world::Options::default().deck);
                count(deck, |card| card.major == shows || card.minor == Some(shows))
            }
        }
    }

    /// What it adds to the need, and the points of its card; nothing where neither is on the card.
    pub fn worth(self) -> Option<(u8, u8)> {
        match self.0 {
            Origin(shows) => Some((shows.rules().extra_need, 1 + shows.rules().bonus)),
            Boards(_) => None,
            NewWorld(shows) => Some((shows.rules().extra_need, 1 + shows.rules().bonus)),
        }
    }

    /// The books whose rules are about it.
    pub fn books(self) -> &'static [Edition] {
        match self.0 {
            Origin(_) => &[Edition::Origin, Edition::Continents],
            Boards(_) => &[Edition::Evolution],
            NewWorld(_) => &[Edition::NewWorld],
        }
    }

    /// Whether it can be met in a game of this edition.
    pub fn is_played_in(self, edition: Edition) -> bool {
        self.books().contains(&book_of(edition))
    }

    /// The static defence that it gives, where the book lists them.
    pub fn defence(self) -> Option<Defence> {
        let Origin(shows) = self.0 else { return None };
        let shield = shows.shield()?;
        Some(Defence {
            of: self,
            rule: shield.rule.id(),
            beaten_by: shield.beaten_by.iter().map(|shows| Self(Origin(shows))).collect(),
            overcome: format!("rules-overcome-{}", shows.id().replace('_', "-")),
        })
    }

    /// What lets an animal of its game attack at all.
    pub fn hunter(self) -> Self {
        Self(match self.0 {
            Origin(_) => Origin(origin::Trait::Carnivorous),
            Boards(_) => Boards(northstar::Trait::Carnivore),
            NewWorld(_) => NewWorld(new_world::Trait::Carnivorous),
        })
    }
}

/// The static defences of a chapter that lists them, by the ids of its rules.
pub fn defences(rules: &[&str]) -> Vec<Defence> {
    let listed = rules.contains(&origin::Rule::OriS4.id());
    let all = origin::traits::SHIELDS.into_iter().filter(|_| listed);
    all.filter_map(|shows| BookTrait(Origin(shows)).defence()).collect()
}

/// Every static defence there is a list of.
pub fn all_defences() -> Vec<Defence> {
    defences(&[origin::Rule::OriS4.id()])
}

/// The rule that says who begins.
pub const fn first_rule(edition: Edition) -> &'static str {
    match edition {
        Edition::Origin | Edition::Continents => "ORI-SETUP-3",
        Edition::Evolution | Edition::NaturalSelection => "NS-SETUP-5",
        Edition::NewWorld => "NW-SETUP-6",
    }
}

impl From<BookTrait> for Emblem {
    fn from(shows: BookTrait) -> Self {
        Self(shows.id())
    }
}
