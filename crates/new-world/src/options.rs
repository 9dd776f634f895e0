//! Options of the game, each a rule of its own (chapter Options).

use serde::{Deserialize, Serialize};

use crate::rule::Rule;

/// Which game is played (NW-OPT-VARIANT).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// As printed.
    #[default]
    Standard,
    /// Cards come from a gene pool that nobody sees (NW-VAR-RM-1).
    RandomMutations,
    /// One epoch with twenty cards each (NW-VAR-DIS-1).
    Disaster,
}

/// Which evolution deck (NW-OPT-DECK).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeckChoice {
    /// All 29 traits, four of them assumed.
    #[default]
    Full29,
    /// Only the 25 traits that are certain.
    Certain25,
}

/// Which area cards (NW-OPT-AREAS).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AreaChoice {
    /// The twenty cards of the box.
    #[default]
    Standard20,
}

/// Who scavenges (NW-OPT-SCAVENGER-MODE).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ScavengerMode {
    /// Every scavenger.
    #[default]
    Each,
    /// The first that can eat, clockwise from the attacker.
    FirstClockwise,
}

/// What Metamorphosis does (NW-OPT-METAMORPHOSIS-MODE).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MetamorphosisMode {
    /// One trait for one from the hand.
    #[default]
    Exchange,
    /// One trait for one special food.
    DiscardForFood,
}

/// Who is the ward of a Symbiosis (NW-OPT-SYMBIOSIS-MODE).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SymbiosisMode {
    /// The player says so.
    #[default]
    DirectedChoice,
    /// The left one of the two.
    LeftIsWard,
}

/// What a Harmful Mutation lets a predator ignore (NW-OPT-HARMFUL-MUTATION-IGNORES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MutationIgnores {
    /// One protective trait.
    #[default]
    One,
    /// All protective traits.
    All,
    /// A Symbiosis.
    SymbiosisOnly,
}

/// The options of one game; the default is the game as we read the book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// NW-OPT-EPOCHS
    pub epochs: u8,
    /// NW-OPT-HAND-LIMIT: no limit if `None`.
    pub hand_limit: Option<u8>,
    /// NW-OPT-VARIANT
    pub variant: Variant,
    /// NW-OPT-DECK
    pub deck: DeckChoice,
    /// NW-OPT-AREAS
    pub areas: AreaChoice,
    /// NW-OPT-RUNNING-MIN-ROLL
    pub running_min_roll: u8,
    /// NW-OPT-HORNED-MIN-ROLL
    pub horned_min_roll: u8,
    /// NW-OPT-SCAVENGER-MODE
    pub scavenger_mode: ScavengerMode,
    /// NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS
    pub scavenger_excludes_carnivorous: bool,
    /// NW-OPT-REPULSIVE-OPTIONAL
    pub repulsive_optional: bool,
    /// NW-OPT-METAMORPHOSIS-MODE
    pub metamorphosis_mode: MetamorphosisMode,
    /// NW-OPT-SYMBIOSIS-MODE
    pub symbiosis_mode: SymbiosisMode,
    /// NW-OPT-SYMBIOSIS-BLOCKS-FEEDING
    pub symbiosis_blocks_feeding: bool,
    /// NW-OPT-HARMFUL-MUTATION-IGNORES
    pub harmful_mutation_ignores: MutationIgnores,
    /// NW-OPT-STASIS-BLOCKS-TRAITS
    pub stasis_blocks_traits: bool,
    /// NW-OPT-SWIMMING-PREDATOR-RESTRICTED
    pub swimming_predator_restricted: bool,
    /// NW-OPT-HIBERNATION-IN-FINAL-EPOCH
    pub hibernation_in_final_epoch: bool,
    /// NW-OPT-FAT-FEEDING-BLOCKS-PASS
    pub fat_feeding_blocks_pass: bool,
    /// NW-OPT-SHELTER-BLOCKS-PASS
    pub shelter_blocks_pass: bool,
    /// NW-OPT-ADAPTABLE-SHELTER
    pub adaptable_shelter: bool,
    /// NW-OPT-PIRACY-FILLS-FAT
    pub piracy_fills_fat: bool,
    /// NW-OPT-SPECIAL-TRIGGERS-COOPERATION
    pub special_triggers_cooperation: bool,
    /// NW-OPT-OPEN-DISCARDS
    pub open_discards: bool,
}

/// Epochs of the printed game (NW-EPOCH-1).
pub const EPOCHS: u8 = 6;
/// Cards a player may keep (NW-EXT-11), and holds at the start (NW-SETUP-4).
pub const HAND_LIMIT: u8 = 6;

impl Default for Options {
    fn default() -> Self {
        Self {
            epochs: EPOCHS,
            hand_limit: Some(HAND_LIMIT),
            variant: Variant::Standard,
            deck: DeckChoice::Full29,
            areas: AreaChoice::Standard20,
            running_min_roll: 4,
            horned_min_roll: 5,
            scavenger_mode: ScavengerMode::Each,
            scavenger_excludes_carnivorous: false,
            repulsive_optional: true,
            metamorphosis_mode: MetamorphosisMode::Exchange,
            symbiosis_mode: SymbiosisMode::DirectedChoice,
            symbiosis_blocks_feeding: true,
            harmful_mutation_ignores: MutationIgnores::One,
            stasis_blocks_traits: true,
            swimming_predator_restricted: true,
            hibernation_in_final_epoch: false,
            fat_feeding_blocks_pass: false,
            shelter_blocks_pass: true,
            adaptable_shelter: true,
            piracy_fills_fat: true,
            special_triggers_cooperation: false,
            open_discards: false,
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
    /// Its values as written, the default first.
    pub values: &'static [&'static str],
}

const NO: &[&str] = &["false", "true"];
const YES: &[&str] = &["true", "false"];

const fn spec(name: &'static str, rule: Rule, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, rule, values }
}

/// Every option, in the order of the rulebook.
pub const OPTIONS: &[OptionSpec] = &[
    spec(
        "epochs",
        Rule::NwOptEpochs,
        &["6", "1", "2", "3", "4", "5", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"],
    ),
    spec("hand_limit", Rule::NwOptHandLimit, &["6", "none"]),
    spec("variant", Rule::NwOptVariant, &["standard", "random_mutations", "disaster"]),
    spec("deck", Rule::NwOptDeck, &["full_29", "certain_25"]),
    spec("areas", Rule::NwOptAreas, &["standard_20"]),
    spec("running_min_roll", Rule::NwOptRunningMinRoll, &["4", "2", "3", "5", "6"]),
    spec("horned_min_roll", Rule::NwOptHornedMinRoll, &["5", "2", "3", "4", "6"]),
    spec("scavenger_mode", Rule::NwOptScavengerMode, &["each", "first_clockwise"]),
    spec("scavenger_excludes_carnivorous", Rule::NwOptScavengerExcludesCarnivorous, NO),
    spec("repulsive_optional", Rule::NwOptRepulsiveOptional, YES),
    spec("metamorphosis_mode", Rule::NwOptMetamorphosisMode, &["exchange", "discard_for_food"]),
    spec("symbiosis_mode", Rule::NwOptSymbiosisMode, &["directed_choice", "left_is_ward"]),
    spec("symbiosis_blocks_feeding", Rule::NwOptSymbiosisBlocksFeeding, YES),
    spec("harmful_mutation_ignores", Rule::NwOptHarmfulMutationIgnores, &["one", "all", "symbiosis_only"]),
    spec("stasis_blocks_traits", Rule::NwOptStasisBlocksTraits, YES),
    spec("swimming_predator_restricted", Rule::NwOptSwimmingPredatorRestricted, YES),
    spec("hibernation_in_final_epoch", Rule::NwOptHibernationInFinalEpoch, NO),
    spec("fat_feeding_blocks_pass", Rule::NwOptFatFeedingBlocksPass, NO),
    spec("shelter_blocks_pass", Rule::NwOptShelterBlocksPass, YES),
    spec("adaptable_shelter", Rule::NwOptAdaptableShelter, YES),
    spec("piracy_fills_fat", Rule::NwOptPiracyFillsFat, YES),
    spec("special_triggers_cooperation", Rule::NwOptSpecialTriggersCooperation, NO),
    spec("open_discards", Rule::NwOptOpenDiscards, NO),
];

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// No option of this edition has that name.
    Unknown,
    /// The option exists, the value does not.
    BadValue(&'static OptionSpec),
}

impl Options {
    /// Sets an option by name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let spec = OPTIONS.iter().find(|spec| spec.name == name).ok_or(OptionError::Unknown)?;
        let index = spec.values.iter().position(|known| *known == value).ok_or(OptionError::BadValue(spec))?;
        let number = || value.parse().map_err(|_| OptionError::BadValue(spec));
        let yes = value == "true";
        match spec.rule {
            Rule::NwOptEpochs => self.epochs = number()?,
            Rule::NwOptHandLimit => self.hand_limit = [Some(HAND_LIMIT), None][index],
            Rule::NwOptVariant => {
                self.variant = [Variant::Standard, Variant::RandomMutations, Variant::Disaster][index];
            }
            Rule::NwOptDeck => self.deck = [DeckChoice::Full29, DeckChoice::Certain25][index],
            Rule::NwOptAreas => self.areas = AreaChoice::Standard20,
            Rule::NwOptRunningMinRoll => self.running_min_roll = number()?,
            Rule::NwOptHornedMinRoll => self.horned_min_roll = number()?,
            Rule::NwOptScavengerMode => {
                self.scavenger_mode = [ScavengerMode::Each, ScavengerMode::FirstClockwise][index];
            }
            Rule::NwOptScavengerExcludesCarnivorous => self.scavenger_excludes_carnivorous = yes,
            Rule::NwOptRepulsiveOptional => self.repulsive_optional = yes,
            Rule::NwOptMetamorphosisMode => {
                self.metamorphosis_mode = [MetamorphosisMode::Exchange, MetamorphosisMode::DiscardForFood][index];
            }
            Rule::NwOptSymbiosisMode => {
                self.symbiosis_mode = [SymbiosisMode::DirectedChoice, SymbiosisMode::LeftIsWard][index];
            }
            Rule::NwOptSymbiosisBlocksFeeding => self.symbiosis_blocks_feeding = yes,
            Rule::NwOptHarmfulMutationIgnores => {
                self.harmful_mutation_ignores =
                    [MutationIgnores::One, MutationIgnores::All, MutationIgnores::SymbiosisOnly][index];
            }
            Rule::NwOptStasisBlocksTraits => self.stasis_blocks_traits = yes,
            Rule::NwOptSwimmingPredatorRestricted => self.swimming_predator_restricted = yes,
            Rule::NwOptHibernationInFinalEpoch => self.hibernation_in_final_epoch = yes,
            Rule::NwOptFatFeedingBlocksPass => self.fat_feeding_blocks_pass = yes,
            Rule::NwOptShelterBlocksPass => self.shelter_blocks_pass = yes,
            Rule::NwOptAdaptableShelter => self.adaptable_shelter = yes,
            Rule::NwOptPiracyFillsFat => self.piracy_fills_fat = yes,
            Rule::NwOptSpecialTriggersCooperation => self.special_triggers_cooperation = yes,
            _ => self.open_discards = yes,
        }
        Ok(())
    }

    /// The value of an option as written.
    pub fn get(&self, spec: &OptionSpec) -> &'static str {
        let yes_or_no = |yes: bool| if yes { "true" } else { "false" };
        let number = |wanted: u8| {
            spec.values.iter().copied().find(|value| value.parse() == Ok(wanted)).unwrap_or(spec.values[0])
        };
        match spec.rule {
            Rule::NwOptEpochs => number(self.epochs),
            Rule::NwOptHandLimit => spec.values[usize::from(self.hand_limit.is_none())],
            Rule::NwOptVariant => spec.values[self.variant as usize],
            Rule::NwOptDeck => spec.values[self.deck as usize],
            Rule::NwOptAreas => spec.values[self.areas as usize],
            Rule::NwOptRunningMinRoll => number(self.running_min_roll),
            Rule::NwOptHornedMinRoll => number(self.horned_min_roll),
            Rule::NwOptScavengerMode => spec.values[self.scavenger_mode as usize],
            Rule::NwOptScavengerExcludesCarnivorous => yes_or_no(self.scavenger_excludes_carnivorous),
            Rule::NwOptRepulsiveOptional => yes_or_no(self.repulsive_optional),
            Rule::NwOptMetamorphosisMode => spec.values[self.metamorphosis_mode as usize],
            Rule::NwOptSymbiosisMode => spec.values[self.symbiosis_mode as usize],
            Rule::NwOptSymbiosisBlocksFeeding => yes_or_no(self.symbiosis_blocks_feeding),
            Rule::NwOptHarmfulMutationIgnores => spec.values[self.harmful_mutation_ignores as usize],
            Rule::NwOptStasisBlocksTraits => yes_or_no(self.stasis_blocks_traits),
            Rule::NwOptSwimmingPredatorRestricted => yes_or_no(self.swimming_predator_restricted),
            Rule::NwOptHibernationInFinalEpoch => yes_or_no(self.hibernation_in_final_epoch),
            Rule::NwOptFatFeedingBlocksPass => yes_or_no(self.fat_feeding_blocks_pass),
            Rule::NwOptShelterBlocksPass => yes_or_no(self.shelter_blocks_pass),
            Rule::NwOptAdaptableShelter => yes_or_no(self.adaptable_shelter),
            Rule::NwOptPiracyFillsFat => yes_or_no(self.piracy_fills_fat),
            Rule::NwOptSpecialTriggersCooperation => yes_or_no(self.special_triggers_cooperation),
            _ => yes_or_no(self.open_discards),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_each_of_its_values_and_gives_it_back() {
        // NW-OPT-EPOCHS to NW-OPT-OPEN-DISCARDS
        for spec in OPTIONS {
            for value in spec.values {
                let mut options = Options::default();
                assert_eq!(options.set(spec.name, value), Ok(()));
                assert_eq!(options.get(spec), *value, "{}", spec.name);
            }
            assert_eq!(Options::default().get(spec), spec.values[0], "{} as printed", spec.name);
            assert_eq!(Options::default().set(spec.name, "sometimes"), Err(OptionError::BadValue(spec)));
        }
        assert_eq!(Options::default().set("epoch", "6"), Err(OptionError::Unknown));
    }
}
