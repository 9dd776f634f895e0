//! A free position behind one face: what the page asks of any game.

use editions::Edition;
use game::RuleId;
use locale::Words;
use locale::{new_world as world_words, northstar as boards_words, origin as origin_words};

use super::share::LinkProblem;
use super::{Change, Matrix, Pair, PlayOn, Refused, WhatIf};
use crate::saved::Saved;
use crate::screen::{Emblem, SeatScreen};
use crate::{boards, new_world as world, origin as land};

/// A trait that can be put on the table, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraitWords {
    /// The trait.
    pub shows: Emblem,
    /// Its name.
    pub name: String,
    /// What it does, in one line.
    pub summary: String,
}

/// A free position of a game.
pub trait FreePosition: Clone + PartialEq + Send + Sync + 'static {
    /// A change.
    type Edit: Copy + Send + Sync + 'static;
    /// A rule that refuses a change.
    type Rule: RuleId + Send + Sync + 'static;

    /// The game.
    fn edition(&self) -> Edition;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The most seats.
    fn most_seats(&self) -> u8 {
        *self.edition().seats().end()
    }
    /// Makes a change, or refuses it and stays as it was.
    fn edit(&mut self, edit: Self::Edit) -> Result<(), Refused<Self::Rule>>;
    /// The change to this many seats.
    fn seated(&self, seats: u8) -> Change;
    /// The change after which nothing is left but the seats.
    fn cleared(&self) -> Change;
    /// The change to another edition of the same family; nothing if it is of another one.
    fn entered(&self, edition: Edition) -> Option<Change>;
    /// Why a change was refused, in a sentence.
    fn refusal(&self, words: &Words, rule: Self::Rule) -> String;
    /// The traits that can be put on the table.
    fn traits(&self, words: &Words) -> Vec<TraitWords>;
    /// The table in words.
    fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen>;
    /// Who may attack whom.
    fn matrix(&self, words: &Words) -> Matrix;
    /// Traits that would turn the answer of a pair.
    fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf>;
    /// The position as a scenario.
    fn to_scenario(&self) -> String;
    /// The position with which a scenario starts; the first one of the text.
    fn from_scenario(text: &str) -> Result<Self, LinkProblem>;
    /// The position as part of an address.
    fn to_link(&self) -> String;
    /// The game that begins here, ready to be opened. `None` if it cannot be set up.
    fn play_on(&self, with: &PlayOn) -> Option<Saved>;
}

/// What all boards have as methods of their own.
macro_rules! own_methods {
    ($board:ty) => {
        fn seats(&self) -> u8 {
            <$board>::seats(self)
        }

        fn edit(&mut self, edit: Self::Edit) -> Result<(), Refused<Self::Rule>> {
            <$board>::edit(self, edit)
        }

        fn screen(&self, words: &'static Words, players: &[String]) -> Vec<SeatScreen> {
            <$board>::screen(self, words, players)
        }

        fn matrix(&self, words: &Words) -> Matrix {
            <$board>::matrix(self, words)
        }

        fn what_if(&self, pair: &Pair, words: &Words) -> Vec<WhatIf> {
            <$board>::what_if(self, pair, words)
        }

        fn to_scenario(&self) -> String {
            <$board>::to_scenario(self)
        }

        fn from_scenario(text: &str) -> Result<Self, LinkProblem> {
            <$board>::from_scenario(text)
        }

        fn to_link(&self) -> String {
            <$board>::to_link(self)
        }

        fn play_on(&self, with: &PlayOn) -> Option<Saved> {
            <$board>::play_on(self, with)
        }
    };
}

impl FreePosition for land::analysis::Board {
    type Edit = land::analysis::Edit;
    type Rule = origin::Rule;

    own_methods!(land::analysis::Board);

    fn edition(&self) -> Edition {
        Edition::of_modules(self.modules())
    }

    fn seated(&self, seats: u8) -> Change {
        land::analysis::Edit::Seats(seats).into()
    }

    fn cleared(&self) -> Change {
        land::analysis::Edit::Clear.into()
    }

    fn entered(&self, edition: Edition) -> Option<Change> {
        let modules = edition.modules()?;
        Some(land::analysis::Edit::Modules(modules).into())
    }

    fn refusal(&self, words: &Words, rule: Self::Rule) -> String {
        let nobody: [&str; 0] = [];
        let Ok(state) = origin::State::from_position(self.position()) else { return String::new() };
        let view = game::Game::view(&state, game::Viewer::Spectator);
        origin_words::refusal(words, &locale::Table::new(nobody, &view), rule, None)
    }

    fn traits(&self, words: &Words) -> Vec<TraitWords> {
        let row = |shows: origin::Trait| TraitWords {
            shows: shows.into(),
            name: origin_words::trait_name(words, shows),
            summary: origin_words::trait_summary(words, shows),
        };
        land::analysis::Board::traits(self).iter().map(row).collect()
    }
}

impl FreePosition for boards::analysis::Board {
    type Edit = boards::analysis::Edit;
    type Rule = northstar::Rule;

    own_methods!(boards::analysis::Board);

    fn edition(&self) -> Edition {
        editions::northstar::edition(self.preset())
    }

    fn seated(&self, seats: u8) -> Change {
        boards::analysis::Edit::Seats(seats).into()
    }

    fn cleared(&self) -> Change {
        boards::analysis::Edit::Clear.into()
    }

    fn entered(&self, edition: Edition) -> Option<Change> {
        editions::northstar::preset(edition).map(|preset| boards::analysis::Edit::Preset(preset).into())
    }

    fn refusal(&self, words: &Words, rule: Self::Rule) -> String {
        boards_words::refusal(words, rule)
    }

    fn traits(&self, words: &Words) -> Vec<TraitWords> {
        let row = |shows: northstar::Trait| TraitWords {
            shows: shows.into(),
            name: boards_words::trait_name(words, shows),
            summary: boards_words::trait_summary(words, shows),
        };
        northstar::Trait::ALL.into_iter().map(row).collect()
    }
}

impl FreePosition for world::analysis::Board {
    type Edit = world::analysis::Edit;
    type Rule = new_world::Rule;

    own_methods!(world::analysis::Board);

    fn edition(&self) -> Edition {
        Edition::NewWorld
    }

    fn seated(&self, seats: u8) -> Change {
        world::analysis::Edit::Seats(seats).into()
    }

    fn cleared(&self) -> Change {
        world::analysis::Edit::Clear.into()
    }

    fn entered(&self, edition: Edition) -> Option<Change> {
        // It is alone in its family: everything stays.
        (edition == Edition::NewWorld).then(|| world::analysis::Edit::Epoch(0).into())
    }

    fn refusal(&self, words: &Words, rule: Self::Rule) -> String {
        let nobody: [&str; 0] = [];
        let Ok(state) = new_world::State::from_position(self.position()) else { return String::new() };
        let view = game::Game::view(&state, game::Viewer::Spectator);
        world_words::refusal(words, &locale::Table::new(nobody, &view), rule, None)
    }

    fn traits(&self, words: &Words) -> Vec<TraitWords> {
        let row = |shows: new_world::Trait| TraitWords {
            shows: shows.into(),
            name: world_words::trait_name(words, shows),
            summary: world_words::trait_summary(words, shows),
        };
        world::analysis::Board::traits(self).into_iter().map(row).collect()
    }
}
