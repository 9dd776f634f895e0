//! What a recorded game is played with: from a set-up to its header and back.

use editions::{Edition, SetupError};
use new_world::{Card, Config, Design};

use super::Shuffled;
use crate::record::{Deck, Header, Passes};

/// The header of a game with this set-up.
pub fn header(config: &Config, names: Vec<String>) -> Header {
    let printed = editions::new_world_defaults();
    let differs = |spec: &&new_world::OptionSpec| config.options().get(spec) != printed.get(spec);
    let option = |spec: &new_world::OptionSpec| (spec.name.to_owned(), config.options().get(spec).to_owned());
    let known = editions::new_world_config(config.seats(), *config.options(), None)
        .is_ok_and(|known| known.catalogue() == config.catalogue() && known.areas() == config.areas());
    Header {
        edition: Edition::NewWorld,
        rules: new_world::RULES_REVISION,
        seats: config.seats(),
        names,
        players: Vec::new(),
        seed: None,
        options: new_world::OPTIONS.iter().filter(differs).map(option).collect(),
        deck: if known { Deck::Printed } else { Deck::Own },
        first: config.first(),
        position: None,
        passes: Passes::default(),
        dice: None,
    }
}

pub(super) fn config_with(header: &Header, shuffled: &[Shuffled]) -> Result<Config, SetupError> {
    if header.edition != Edition::NewWorld {
        return Err(SetupError::Deck(format!("'{}' is not New World", header.edition)));
    }
    let given = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = editions::new_world_options(given)?;
    if header.deck == Deck::Printed {
        return editions::new_world_config(header.seats, options, header.first);
    }
    if shuffled.is_empty() {
        return Err(SetupError::Deck("its cards are not known before they are shuffled".to_owned()));
    }
    let cards: Vec<(Card, u8)> = shuffled
        .iter()
        .filter_map(|shuffled| match shuffled {
            Shuffled::Card(card) => Some((*card, 1)),
            Shuffled::Area(_) => None,
        })
        .collect();
    let areas: Vec<(Design, u8)> = shuffled
        .iter()
        .filter_map(|shuffled| match shuffled {
            Shuffled::Area(design) => Some((*design, 1)),
            Shuffled::Card(_) => None,
        })
        .collect();
    editions::new_world_config_with(&cards, &areas, header.seats, options, header.first)
}
