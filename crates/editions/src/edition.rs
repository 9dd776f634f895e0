//! The five editions.

use core::fmt;
use core::ops::RangeInclusive;

use game::RuleId;
use northstar::Preset;
use origin::Modules;

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
