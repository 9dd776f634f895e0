//! From the command line to a checked game: edition, options, deck.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use editions::{Edition, decks};
use origin::{Card, World};

use crate::failure::{Done, Failure};

/// What a game is played with, as given.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// The edition
    #[arg(long, value_name = "ID", default_value = "origin")]
    pub edition: String,
    /// An option of the edition; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A deck of your own (TOML, as rulebooks/decks/origin.toml)
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// What a game is played with, checked but for the number of seats.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The options.
    pub options: origin::Options,
    /// Cards of one's own, one set or in Continents all of them; `None` for the printed ones.
    pub deck: Option<Vec<(Card, u8)>>,
}

impl GameArgs {
    /// Checks everything that does not depend on the number of seats.
    pub fn check(&self) -> Done<Setup> {
        let edition = editions::setup::playable(&self.edition)?;
        let mut pairs = Vec::new();
        for given in &self.options {
            let pair = given.split_once('=').ok_or_else(|| {
                Failure::input(format!("'{given}' is no option")).way_out("write --option name=value")
            })?;
            pairs.push((pair.0.trim(), pair.1.trim()));
        }
        let world = edition.world().unwrap_or_default();
        let options = editions::world_options(world, pairs)?;
        let deck = self.deck.as_deref().map(|path| read_deck(path, world)).transpose()?;
        Ok(Setup { edition, options, deck })
    }
}

impl Setup {
    /// A game for this many seats.
    pub fn config(&self, seats: u8) -> Done<origin::Config> {
        let world = self.edition.world().unwrap_or_default();
        Ok(match self.deck.as_deref() {
            Some(deck) => editions::world_config_with(world, deck, seats, self.options, None)?,
            None => editions::world_config(world, seats, self.options, None)?,
        })
    }
}

fn read_deck(path: &Path, world: World) -> Done<Vec<(Card, u8)>> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let name = path.display().to_string();
    Ok(match world {
        World::Pangea => decks::parse_origin(&name, &text)?,
        World::Continents => decks::parse_continents_cards(&name, &text)?,
    })
}
