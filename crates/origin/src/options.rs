//! Options of the game, each a rule of its own (chapter Options).

use serde::{Deserialize, Serialize};

use crate::modules::Modules;
use crate::rule::Rule;

/// How often a Mimicry card works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MimicryLimit {
    /// Once in a round.
    #[default]
    PerRound,
    /// Once in each attack.
    PerAttack,
}

/// How long a pass that the player chose lasts in the feeding phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FeedingPass {
    /// For this turn.
    #[default]
    Turn,
    /// For the rest of the phase.
    Phase,
}

/// Which card Tail Loss may give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TailLossScope {
    /// Any trait card of the animal.
    #[default]
    AnyTrait,
    /// Only the Tail Loss card itself.
    TailOnly,
}

/// The options of one game; the default is the game as printed. Those of every module are in every game and matter in its.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// ORI-OPT-MIMICRY-LIMIT
    pub mimicry_limit: MimicryLimit,
    /// ORI-OPT-FEEDING-COMPULSORY
    pub feeding_compulsory: bool,
    /// ORI-OPT-FEEDING-PASS
    pub feeding_pass: FeedingPass,
    /// ORI-OPT-TAIL-LOSS-SCOPE
    pub tail_loss_scope: TailLossScope,
    /// ORI-OPT-TIE-BREAK-DIE
    pub tie_break_die: bool,
    /// CON-OPT-HERDING-EQUAL
    pub herding_equal_protects: bool,
    /// CON-OPT-REGENERATION-LIMITS-EXCHANGE
    pub regeneration_limits_exchange: bool,
    /// CON-OPT-LAURASIA-SIX
    pub laurasia_six_bonus: u8,
    /// CON-OPT-LAND-TO-LAND
    pub land_to_land_migration: bool,
    /// CON-OPT-TWO-PLAYER-REDUCED
    pub two_player_reduced: bool,
    /// CON-OPT-EXPANSION-SETS
    pub expansion_sets: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mimicry_limit: MimicryLimit::PerRound,
            feeding_compulsory: false,
            feeding_pass: FeedingPass::Turn,
            tail_loss_scope: TailLossScope::AnyTrait,
            tie_break_die: false,
            herding_equal_protects: false,
            regeneration_limits_exchange: true,
            laurasia_six_bonus: 4,
            land_to_land_migration: true,
            two_player_reduced: true,
            expansion_sets: 1,
        }
    }
}

/// What can be said about an option without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files and on the command line.
    pub name: &'static str,
    /// Its rule, which refusals cite.
    pub rule: Rule,
    /// Its values as written, the printed one first.
    pub values: &'static [&'static str],
}

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// No option of this edition has that name.
    Unknown,
    /// The option exists, the value does not.
    BadValue(&'static OptionSpec),
}

impl Options {
    /// Sets an option of a game with these modules by name.
    pub fn set(&mut self, modules: Modules, name: &str, value: &str) -> Result<(), OptionError> {
        let spec = modules.options().find(|spec| spec.name == name).ok_or(OptionError::Unknown)?;
        let index = spec.values.iter().position(|known| *known == value).ok_or(OptionError::BadValue(spec))?;
        let second = index == 1;
        match spec.rule {
            Rule::OriOptMimicryLimit => {
                self.mimicry_limit = if second { MimicryLimit::PerAttack } else { MimicryLimit::PerRound };
            }
            Rule::OriOptFeedingCompulsory => self.feeding_compulsory = second,
            Rule::OriOptFeedingPass => {
                self.feeding_pass = if second { FeedingPass::Phase } else { FeedingPass::Turn };
            }
            Rule::OriOptTailLossScope => {
                self.tail_loss_scope = if second { TailLossScope::TailOnly } else { TailLossScope::AnyTrait };
            }
            Rule::ConOptHerdingEqual => self.herding_equal_protects = second,
            Rule::ConOptRegenerationLimitsExchange => self.regeneration_limits_exchange = !second,
            Rule::ConOptLaurasiaSix => self.laurasia_six_bonus = 4 + u8::from(second),
            Rule::ConOptLandToLand => self.land_to_land_migration = !second,
            Rule::ConOptTwoPlayerReduced => self.two_player_reduced = !second,
            Rule::ConOptExpansionSets => self.expansion_sets = 1 + u8::from(second),
            _ => self.tie_break_die = second,
        }
        Ok(())
    }

    /// The value of an option as written.
    pub fn get(&self, spec: &OptionSpec) -> &'static str {
        let second = match spec.rule {
            Rule::OriOptMimicryLimit => self.mimicry_limit == MimicryLimit::PerAttack,
            Rule::OriOptFeedingCompulsory => self.feeding_compulsory,
            Rule::OriOptFeedingPass => self.feeding_pass == FeedingPass::Phase,
            Rule::OriOptTailLossScope => self.tail_loss_scope == TailLossScope::TailOnly,
            Rule::ConOptHerdingEqual => self.herding_equal_protects,
            Rule::ConOptRegenerationLimitsExchange => !self.regeneration_limits_exchange,
            Rule::ConOptLaurasiaSix => self.laurasia_six_bonus == 5,
            Rule::ConOptLandToLand => !self.land_to_land_migration,
            Rule::ConOptTwoPlayerReduced => !self.two_player_reduced,
            Rule::ConOptExpansionSets => self.expansion_sets == 2,
            _ => self.tie_break_die,
        };
        spec.values[usize::from(second)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_each_of_its_values_and_gives_it_back() {
        let modules = Modules::CONTINENTS;
        for spec in modules.options() {
            for value in spec.values {
                let mut options = Options::default();
                assert_eq!(options.set(modules, spec.name, value), Ok(()));
                assert_eq!(options.get(spec), *value, "{}", spec.name);
            }
            assert_eq!(Options::default().get(spec), spec.values[0], "{} as printed", spec.name);
            assert_eq!(Options::default().set(modules, spec.name, "Sometimes"), Err(OptionError::BadValue(spec)));
        }
        assert_eq!(Options::default().set(modules, "mimikry", "PerRound"), Err(OptionError::Unknown));
    }

    #[test]
    fn the_base_game_has_no_options_of_continents() {
        assert!(Modules::BASE.options().all(|spec| spec.name != "expansion_sets"));
        assert_eq!(Options::default().set(Modules::BASE, "expansion_sets", "2"), Err(OptionError::Unknown));
    }
}
