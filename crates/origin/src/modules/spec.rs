//! What each module brings, as data: the base game, and Continents (chapters Components and Locations).

use game::MAX_SEATS;

use super::Module;
use crate::cards::{Location, TraitSet};
use crate::food_bank::Amount;
use crate::options::{OptionSpec, Options};
use crate::rule::Rule;
use crate::traits;

/// What a module brings to a game; the base game is described by one as well. Traits and options come on top of those of
/// the others; a land or a set-up of its own takes the place of the one before.
pub struct ModuleSpec {
    /// Its id where views travel, and the name of its rulebook and of its deck.
    pub id: &'static str,
    /// Its traits.
    pub traits: TraitSet,
    /// Its options, in the order of its rulebook.
    pub options: &'static [OptionSpec],
    /// Where animals live with it.
    pub land: Option<Land>,
    /// How its games are set up.
    pub setup: Option<Setup>,
}

/// Where animals live.
#[derive(Clone, Copy)]
pub struct Land {
    /// The locations, in the order in which their banks are filled (CON-FOOD-1).
    pub locations: &'static [Location],
    /// Where a new animal may be placed.
    pub homes: &'static [Location],
    /// Whether one of them is the Ocean, into which swimmers go (CON-LOC-3).
    pub ocean: bool,
    /// What fills the bank of a location.
    pub food: fn(u8, Location, &Options) -> Amount,
}

/// How games are set up.
#[derive(Clone, Copy)]
pub struct Setup {
    /// Cards dealt at the start, and to a player who has lost everything.
    pub hand: u8,
    /// How many of the new cards a player who had lost everything places as animals at once (CON-EXT-2).
    pub fresh_animals: u8,
    /// How often each card of a deck is played with, by the number of players; or the rule against so many.
    pub sets: fn(u8) -> Result<u8, Rule>,
    /// The rule against an option with so many players, if there is one.
    pub refuses: fn(u8, &Options) -> Option<Rule>,
}

/// The base game.
pub const BASE: ModuleSpec = ModuleSpec {
    id: "origin",
    traits: traits::of_module(None),
    options: &[
        OptionSpec { name: "mimicry_limit", rule: Rule::OriOptMimicryLimit, values: &["PerRound", "PerAttack"] },
        OptionSpec { name: "feeding_compulsory", rule: Rule::OriOptFeedingCompulsory, values: &["false", "true"] },
        OptionSpec { name: "feeding_pass", rule: Rule::OriOptFeedingPass, values: &["Turn", "Phase"] },
        OptionSpec { name: "tail_loss_scope", rule: Rule::OriOptTailLossScope, values: &["AnyTrait", "TailOnly"] },
        OptionSpec { name: "tie_break_die", rule: Rule::OriOptTieBreakDie, values: &["false", "true"] },
    ],
    land: Some(ONE_LAND),
    setup: Some(BASE_SETUP),
};

/// The land of the base game: one location.
pub(super) const ONE_LAND: Land = Land {
    locations: &[Location::ONLY],
    homes: &[Location::ONLY],
    ocean: false,
    // ORI-BANK-2
    food: |seats, _, _| Amount::on_one_land(seats),
};

/// The set-up of the base game.
pub(super) const BASE_SETUP: Setup = Setup {
    // ORI-SETUP-1, ORI-DEAL-2: six.
    hand: 6,
    fresh_animals: 0,
    // ORI-COMP-1: two to four players with one set. ORI-SETUP-4: five to eight with two.
    sets: |seats| match seats {
        2..=4 => Ok(1),
        5..=8 => Ok(2),
        0 | 1 => Err(Rule::OriComp1),
        _ => Err(Rule::OriSetup4),
    },
    refuses: |_, _| None,
};

const CONTINENTS: ModuleSpec = ModuleSpec {
    id: "continents",
    traits: traits::of_module(Some(Module::Continents)),
    options: &[
        OptionSpec { name: "herding_equal_protects", rule: Rule::ConOptHerdingEqual, values: &["false", "true"] },
        OptionSpec {
            name: "regeneration_limits_exchange",
            rule: Rule::ConOptRegenerationLimitsExchange,
            values: &["true", "false"],
        },
        OptionSpec { name: "laurasia_six_bonus", rule: Rule::ConOptLaurasiaSix, values: &["4", "5"] },
        OptionSpec { name: "land_to_land_migration", rule: Rule::ConOptLandToLand, values: &["true", "false"] },
        OptionSpec { name: "two_player_reduced", rule: Rule::ConOptTwoPlayerReduced, values: &["true", "false"] },
        OptionSpec { name: "expansion_sets", rule: Rule::ConOptExpansionSets, values: &["1", "2"] },
    ],
    land: Some(Land {
        locations: &[Location::LAURASIA, Location::GONDWANA, Location::OCEAN],
        // CON-LOC-2: new animals come to a continent, never straight into the Ocean.
        homes: &[Location::LAURASIA, Location::GONDWANA],
        ocean: true,
        // CON-FOOD-2
        food: Amount::on_continents,
    }),
    setup: Some(Setup {
        // CON-SETUP-3, CON-EXT-2: ten.
        hand: 10,
        fresh_animals: 2,
        // CON-SETUP-1: two to eight players; a deck is all the cards of its game.
        sets: |seats| if 2 <= seats && seats <= MAX_SEATS as u8 { Ok(1) } else { Err(Rule::ConSetup1) },
        // CON-OPT-EXPANSION-SETS: only a large table shuffles a second expansion in.
        refuses: |seats, options| (seats < 5 && options.expansion_sets > 1).then_some(Rule::ConOptExpansionSets),
    }),
};

impl Module {
    /// What it brings.
    pub const fn spec(self) -> &'static ModuleSpec {
        match self {
            Self::Continents => &CONTINENTS,
            #[cfg(test)]
            Self::Steppe => &super::tests::STEPPE,
        }
    }
}
