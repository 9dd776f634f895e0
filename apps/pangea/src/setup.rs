//! From the command line to a checked game: edition, options, deck.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use editions::{Edition, Family, decks, new_world_decks};
use northstar::Preset;
use origin::Modules;

use crate::failure::{Done, Failure};

/// What a game is played with, as given.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// Edition to play
    #[arg(long, value_name = "ID", default_value = "origin")]
    pub edition: String,
    /// Set an option of the edition; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A custom deck (TOML, like rulebooks/decks/origin.toml)
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// What a game is played with, checked but for the number of seats.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    pairs: Vec<(String, String)>,
    deck: Option<OwnDeck>,
}

/// A deck of the user's own.
#[derive(Clone, Debug)]
enum OwnDeck {
    Origin(Vec<(origin::Card, u8)>),
    Boards(Vec<(northstar::Card, u8)>),
    NewWorld(Vec<(new_world::Card, u8)>),
}

impl GameArgs {
    /// Checks everything that does not depend on the number of seats.
    pub fn check(&self) -> Done<Setup> {
        let edition = editions::setup::playable(&self.edition)?;
        let mut pairs = Vec::new();
        for given in &self.options {
            let (name, value) = given.split_once('=').ok_or_else(|| {
                Failure::input(format!("'{given}' is not an option")).way_out("write --option name=value")
            })?;
            pairs.push((name.trim().to_owned(), value.trim().to_owned()));
        }
        let mut setup = Setup { edition, pairs, deck: None };
        match edition.family() {
            Family::Origin(_) => {
                setup.origin_options()?;
            }
            Family::Boards(preset) => {
                // Any number of seats will do: an option that depends on it is refused when it is known.
                editions::northstar::options(preset, 4, setup.pairs())?;
            }
            Family::NewWorld => {
                editions::new_world_options(setup.pairs())?;
            }
        }
        setup.deck = self.deck.as_ref().map(|path| setup.read_deck(path)).transpose()?;
        Ok(setup)
    }
}

impl Setup {
    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    fn modules(&self) -> Modules {
        self.edition.modules().unwrap_or_default()
    }

    fn origin_options(&self) -> Done<origin::Options> {
        Ok(editions::module_options(self.modules(), self.pairs())?)
    }

    /// A game of the family origin for this many seats.
    pub fn origin(&self, seats: u8) -> Done<origin::Config> {
        let options = self.origin_options()?;
        Ok(match &self.deck {
            Some(OwnDeck::Origin(deck)) => editions::module_config_with(self.modules(), deck, seats, options, None)?,
            _ => editions::module_config(self.modules(), seats, options, None)?,
        })
    }

    /// A game at the species boards for this many seats.
    pub fn boards(&self, seats: u8) -> Done<northstar::Config> {
        let preset = editions::northstar::preset(self.edition).unwrap_or(Preset::Evolution);
        let options = editions::northstar::options(preset, seats, self.pairs())?;
        Ok(match &self.deck {
            Some(OwnDeck::Boards(deck)) => editions::northstar::config_with(deck, preset, seats, options, None)?,
            _ => editions::northstar::config(preset, seats, options, None)?,
        })
    }

    /// A game of New World for this many seats.
    pub fn new_world(&self, seats: u8) -> Done<new_world::Config> {
        let options = editions::new_world_options(self.pairs())?;
        Ok(match &self.deck {
            Some(OwnDeck::NewWorld(deck)) => {
                editions::new_world_config_with(deck, new_world_decks::areas(), seats, options, None)?
            }
            _ => editions::new_world_config(seats, options, None)?,
        })
    }

    fn read_deck(&self, path: &PathBuf) -> Done<OwnDeck> {
        let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        let file = path.display().to_string();
        Ok(match self.edition.family() {
            Family::Origin(modules) => OwnDeck::Origin(decks::parse(modules, &file, &text)?),
            Family::Boards(_) => OwnDeck::Boards(editions::northstar::parse_deck(&file, &text)?),
            Family::NewWorld => OwnDeck::NewWorld(new_world_decks::parse_deck(&file, &text)?),
        })
    }
}
