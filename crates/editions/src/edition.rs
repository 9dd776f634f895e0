//! The five editions and the games that are dealt of them: the only place where the catalogue tells families apart.

use core::fmt;
use core::ops::RangeInclusive;

use game::RuleId;
use northstar::Preset;
use origin::Modules;

use crate::setup::SetupError;
use crate::{module_config, module_options, new_world_config, new_world_options};

/// An edition: one printed rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// Evolution: The Origin of Species.
    Origin,
    /// The same with the Continents expansion.
    Continents,
    /// Evolution, with species boards.
    Evolution,
    /// The species-board game by its Russian rulebook.
    NaturalSelection,
    /// Evolution: New World.
    NewWorld,
}

/// The engine that plays an edition, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// The Origin of Species, with these modules.
    Origin(Modules),
    /// The species boards, by this rulebook.
    Boards(Preset),
    /// New World.
    NewWorld,
}

/// An option of an edition, as far as it is known without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in files and on the command line.
    pub name: &'static str,
    /// The id of its rule.
    pub rule: &'static str,
    /// Its values, the printed one first.
    pub values: &'static [&'static str],
}

impl From<(&'static str, &'static str, &'static [&'static str])> for OptionInfo {
    fn from((name, rule, values): (&'static str, &'static str, &'static [&'static str])) -> Self {
        Self { name, rule, values }
    }
}

impl Edition {
    /// All editions.
    pub const ALL: [Self; 5] =
        [Self::Origin, Self::Continents, Self::Evolution, Self::NaturalSelection, Self::NewWorld];

    /// Its id in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Origin => "origin",
            Self::Continents => "continents",
            Self::Evolution => "evolution",
            Self::NaturalSelection => "natural-selection",
            Self::NewWorld => "new-world",
        }
    }

    /// Its English title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Origin => "Evolution: The Origin of Species",
            Self::Continents => "Continents",
            Self::Evolution => "Evolution",
            Self::NaturalSelection => "Natural Selection",
            Self::NewWorld => "New World",
        }
    }

    /// The edition with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// How many players the printed game is for.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::Origin | Self::Continents => 2..=8,
            Self::Evolution | Self::NaturalSelection => 2..=6,
            Self::NewWorld => 2..=4,
        }
    }

    /// The revision of its rules.
    pub const fn rules_revision(self) -> u32 {
        match self {
            Self::Origin | Self::Continents => origin::RULES_REVISION,
            Self::Evolution | Self::NaturalSelection => northstar::RULES_REVISION,
            Self::NewWorld => new_world::RULES_REVISION,
        }
    }

    /// Its options in the order of the rulebook.
    pub fn options(self) -> Vec<OptionInfo> {
        match self.family() {
            Family::Origin(modules) => {
                let spec = |spec: &origin::OptionSpec| (spec.name, spec.rule.id(), spec.values);
                modules.options().map(spec).map(OptionInfo::from).collect()
            }
            Family::Boards(preset) => {
                let spec = |spec: &northstar::OptionSpec| (spec.name, spec.rule.id(), spec.values_in(preset));
                northstar::OPTIONS.iter().map(spec).map(OptionInfo::from).collect()
            }
            Family::NewWorld => {
                let spec = |spec: &new_world::OptionSpec| (spec.name, spec.rule.id(), spec.values);
                new_world::OPTIONS.iter().map(spec).map(OptionInfo::from).collect()
            }
        }
    }

    /// The name of its rulebook.
    pub fn book(self) -> &'static str {
        match self.family() {
            Family::Origin(modules) => modules.specs().last().map_or("", |spec| spec.id),
            Family::Boards(_) => "northstar",
            Family::NewWorld => "new-world",
        }
    }

    /// Whether its rulebook is not that of an edition before it.
    pub fn has_own_book(self) -> bool {
        Self::ALL.into_iter().find(|edition| edition.book() == self.book()) == Some(self)
    }

    /// The engine that plays it.
    pub const fn family(self) -> Family {
        match self {
            Self::Origin => Family::Origin(Modules::BASE),
            Self::Continents => Family::Origin(Modules::CONTINENTS),
            Self::Evolution => Family::Boards(Preset::Evolution),
            Self::NaturalSelection => Family::Boards(Preset::NaturalSelection),
            Self::NewWorld => Family::NewWorld,
        }
    }

    /// Other ways to play that its book describes: the options with which to ask for them.
    pub const fn variants(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Origin | Self::Continents => &[],
            Self::Evolution | Self::NaturalSelection => &[("quick_play", "true")],
            Self::NewWorld => {
                &[("variant", "random_mutations"), ("variant", "disaster"), ("epochs", "4"), ("hand_limit", "none")]
            }
        }
    }

    /// The modules of an edition of the family origin.
    pub const fn modules(self) -> Option<Modules> {
        match self.family() {
            Family::Origin(modules) => Some(modules),
            Family::Boards(_) | Family::NewWorld => None,
        }
    }

    /// The edition of the family origin that is played with these modules.
    pub fn of_modules(modules: Modules) -> Self {
        Self::ALL.into_iter().find(|edition| edition.modules() == Some(modules)).unwrap_or(Self::Origin)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

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
                let options = crate::northstar::options(preset, seats, options)?;
                Self::Boards(crate::northstar::config(preset, seats, options, None)?)
            }
            Family::NewWorld => Self::NewWorld(new_world_config(seats, new_world_options(options)?, None)?),
        })
    }

    /// The edition.
    pub fn edition(&self) -> Edition {
        match self {
            Self::Origin(config) => Edition::of_modules(config.modules()),
            Self::Boards(config) => crate::northstar::edition(config.preset()),
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
            Self::Origin(config) => config.catalogue().total(),
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
