//! What a recorded game is played with: from a set-up to its header and back.

use editions::SetupError;
use northstar::{Card, Config, Options};

use crate::record::{Deck, Header, Passes};

/// The header of a game with this set-up.
pub fn header(config: &Config, names: Vec<String>) -> Header {
    let printed = Options::printed(config.preset(), config.seats());
    let differs = |name: &&str| config.options().get(name) != printed.get(name);
    let option = |name: &str| {
        let value = config.options().get(name).map_or_else(String::new, |value| value.to_string());
        (name.to_owned(), value)
    };
    let known = editions::northstar::config(config.preset(), config.seats(), *config.options(), None)
        .is_ok_and(|known| known.catalogue() == config.catalogue());
    Header {
        edition: editions::northstar::edition(config.preset()),
        rules: northstar::RULES_REVISION,
        seats: config.seats(),
        names,
        players: Vec::new(),
        seed: None,
        options: northstar::OPTIONS.iter().map(|spec| spec.name).filter(differs).map(option).collect(),
        deck: if known { Deck::Printed } else { Deck::Own },
        first: config.first(),
        position: None,
        passes: Passes::default(),
        dice: None,
    }
}

pub(super) fn config_with(header: &Header, shuffled: &[Card]) -> Result<Config, SetupError> {
    let preset = editions::northstar::preset(header.edition)
        .ok_or_else(|| SetupError::Deck(format!("'{}' is not an edition with species boards", header.edition)))?;
    let given = header.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let options = editions::northstar::options(preset, header.seats, given)?;
    if header.deck == Deck::Printed {
        return editions::northstar::config(preset, header.seats, options, header.first);
    }
    if shuffled.is_empty() {
        return Err(SetupError::Deck("its cards are not known before they are shuffled".to_owned()));
    }
    let counted: Vec<(Card, u8)> = shuffled.iter().map(|card| (*card, 1)).collect();
    editions::northstar::config_with(&counted, preset, header.seats, options, header.first)
}
