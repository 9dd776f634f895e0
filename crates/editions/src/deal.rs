//! A game to be dealt: edition, seats and options, checked, whatever the edition.

use crate::edition::{Edition, Family, OptionInfo};
use crate::setup::SetupError;
use crate::{module_config, module_options, new_world_config, new_world_options, northstar};

/// A game to be dealt.
#[derive(Clone, Debug)]
pub enum Deal {
    /// The Origin of Species or Continents.
    Origin(origin::Config),
    /// Evolution or Natural Selection.
    Boards(::northstar::Config),
    /// New World.
    NewWorld(new_world::Config),
}

impl Deal {
    /// A game of an edition for this many players, with the options that are not as printed.
    pub fn new<'a>(
        edition: Edition,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        Ok(match edition.family() {
            Family::Origin(modules) => {
                Self::Origin(module_config(modules, seats, module_options(modules, options)?, None)?)
            }
            Family::Boards(preset) => {
                let options = northstar::options(preset, seats, options)?;
                Self::Boards(northstar::config(preset, seats, options, None)?)
            }
            Family::NewWorld => Self::NewWorld(new_world_config(seats, new_world_options(options)?, None)?),
        })
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        match self {
            Self::Origin(config) => Edition::of_modules(config.modules()),
            Self::Boards(config) => northstar::edition(config.preset()),
            Self::NewWorld(_) => Edition::NewWorld,
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        match self {
            Self::Origin(config) => config.seats(),
            Self::Boards(config) => config.seats(),
            Self::NewWorld(config) => config.seats(),
        }
    }

    /// How many cards are played with.
    pub fn cards(&self) -> u16 {
        match self {
            Self::Origin(config) => config.catalogue().total().into(),
            Self::Boards(config) => {
                u16::from(config.catalogue().total()).saturating_sub(config.options().remove_cards.into())
            }
            Self::NewWorld(config) => config.catalogue().total().into(),
        }
    }

    /// The value of an option in this game.
    pub fn option(&self, name: &str) -> Option<String> {
        match self {
            Self::Origin(config) => {
                let spec = config.modules().options().find(|spec| spec.name == name)?;
                Some(config.options().get(spec).to_owned())
            }
            Self::Boards(config) => Some(config.options().get(name)?.to_string()),
            Self::NewWorld(config) => {
                let spec = new_world::OPTIONS.iter().find(|spec| spec.name == name)?;
                Some(config.options().get(spec).to_owned())
            }
        }
    }
}

impl From<origin::Config> for Deal {
    fn from(config: origin::Config) -> Self {
        Self::Origin(config)
    }
}

impl From<::northstar::Config> for Deal {
    fn from(config: ::northstar::Config) -> Self {
        Self::Boards(config)
    }
}

impl From<new_world::Config> for Deal {
    fn from(config: new_world::Config) -> Self {
        Self::NewWorld(config)
    }
}

impl OptionInfo {
    /// The value that the printed game has for this many players.
    pub fn printed(&self, edition: Edition, seats: u8) -> String {
        let deal = Deal::new(edition, seats, []).ok();
        let usual = || self.values.first().copied().unwrap_or_default().to_owned();
        deal.and_then(|deal| deal.option(self.name)).unwrap_or_else(usual)
    }

    /// Whether the rulebook leaves this choice to this many players.
    pub fn is_free(&self, edition: Edition, seats: u8, value: &str) -> bool {
        Deal::new(edition, seats, [(self.name, value)]).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_is_dealt_as_printed_to_all_its_players() {
        for edition in Edition::ALL {
            for seats in edition.seats() {
                let deal = Deal::new(edition, seats, []).expect("the printed game");
                assert_eq!((deal.edition(), deal.seats()), (edition, seats));
                assert!(deal.cards() > 0);
                for option in edition.options() {
                    assert!(option.is_free(edition, seats, &option.printed(edition, seats)), "{}", option.name);
                }
            }
        }
    }

    #[test]
    fn what_is_printed_depends_on_the_players() {
        // NS-VAR-1, NS-VAR-2
        let options = Edition::Evolution.options();
        let quick = options.iter().find(|option| option.name == "quick_play").expect("an option");
        assert_eq!(quick.printed(Edition::Evolution, 4), "false");
        assert_eq!(quick.printed(Edition::Evolution, 6), "true");
        assert!(!quick.is_free(Edition::Evolution, 6, "false"));
        assert_eq!(Deal::new(Edition::Evolution, 2, []).expect("a game").cards(), 89);
    }
}
