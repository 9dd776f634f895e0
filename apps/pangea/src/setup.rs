//! From the command line to a checked game: edition, options, deck.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use editions::{DeckError, Edition};

use crate::failure::{Done, Failure};
use crate::families::{self, Errand, Played};

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

/// A deck of the user's own, as written.
#[derive(Clone, Debug)]
struct OwnDeck {
    file: String,
    text: String,
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
        let deck = self.deck.as_ref().map(read_deck).transpose()?;
        let setup = Setup { edition, pairs, deck };
        families::by_edition(edition, Check(&setup))?;
        Ok(setup)
    }
}

impl Setup {
    /// The options as given, names and values.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// What is said where a family is asked for a game of another.
    pub fn of_another_family(&self) -> Failure {
        Failure::input(format!("'{}' is an edition of another family", self.edition))
    }

    /// The deck of the user's own, read as those of a family are.
    pub fn own_deck<D>(&self, parse: impl Fn(&str, &str) -> Result<D, DeckError>) -> Done<Option<D>> {
        Ok(self.deck.as_ref().map(|deck| parse(&deck.file, &deck.text)).transpose()?)
    }
}

/// Checks what was asked for.
struct Check<'a>(&'a Setup);

impl Errand for Check<'_> {
    type Gives = Done<()>;

    fn run<F: Played>(self) -> Done<()> {
        F::check(self.0)
    }
}

fn read_deck(path: &PathBuf) -> Done<OwnDeck> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    Ok(OwnDeck { file: path.display().to_string(), text })
}
