//! The two presets and their options, each a rule of its own (chapter Options).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::MAX_CARDS;
use crate::rule::Rule;
use crate::state::MAX_SPECIES;

/// A printed rulebook: a fixed set of option values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The Polish rulebook: five phases.
    Evolution,
    /// The Russian rulebook: four phases.
    NaturalSelection,
}

/// How often Cooperation acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CooperationTrigger {
    /// Once per take.
    PerTake,
    /// Once per token taken.
    PerToken,
}

/// What a carnivore's Intelligence may negate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum IntelligenceNegates {
    /// Defensive traits.
    Defensive,
    /// Any trait on the table.
    Any,
}

/// How a herbivore's Intelligence goes with the feeding of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum IntelligenceExtra {
    /// Besides it.
    Additional,
    /// In its place.
    InsteadOfFeeding,
}

/// Whether a full species may be fed into fat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FatFeeding {
    /// It may.
    WhenFull,
    /// Only what is left of a take that began in hunger is stored.
    OvershootOnly,
}

/// Whether fat may be fed while one of the player's species is hungry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FatPriority {
    /// The hungry come first.
    HungryFirst,
    /// The player is free.
    Free,
}

/// When an empty deck ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExactExhaustion {
    /// When a card is needed and none is there.
    OnNeed,
    /// When the last card has been drawn.
    OnEmpty,
}

/// How often one attack feeds the scavengers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScavengerTrigger {
    /// Once.
    PerAttack,
    /// Once per population lost.
    PerLoss,
}

/// Whether attacker and prey put scavenged meat on Fat Tissue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScavengerFat {
    /// They may.
    Store,
    /// They scavenge only while they are hungry.
    HungryOnly,
}

/// Who gets the last token: the forager or its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ScarceOrder {
    /// The forager.
    ForageFirst,
    /// As the owner says.
    OwnerChoice,
}

/// Whether the owner is asked how much fat to store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskFat {
    /// They are asked.
    Ask,
    /// As much as fits is stored.
    StoreMax,
}

/// The deck by name; the cards themselves are data (NS-DECK-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The printed 129 cards.
    Northstar129,
    /// The earlier edition of 110 cards.
    Edition110,
    /// The deck of a university course.
    Course2016,
}

impl Deck {
    /// Every deck, the printed one first (NS-DECK-5).
    pub const ALL: [Self; 3] = [Self::Northstar129, Self::Edition110, Self::Course2016];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Northstar129 => "northstar-129",
            Self::Edition110 => "edition-110",
            Self::Course2016 => "course-2016",
        }
    }
}

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Options {
    /// NS-OPT-COOPERATION-TRIGGER
    pub cooperation_trigger: CooperationTrigger,
    /// NS-OPT-INTELLIGENCE-NEGATES
    pub intelligence_negates: IntelligenceNegates,
    /// NS-OPT-INTELLIGENCE-EXTRA
    pub intelligence_extra: IntelligenceExtra,
    /// NS-OPT-FAT-FEEDING
    pub fat_feeding: FatFeeding,
    /// NS-OPT-FAT-PRIORITY
    pub fat_priority: FatPriority,
    /// NS-OPT-EXACT-EXHAUSTION
    pub exact_exhaustion: ExactExhaustion,
    /// NS-OPT-HORNS-LETHAL-CANCELS-ATTACK
    pub horns_lethal_cancels_attack: bool,
    /// NS-OPT-SCAVENGER-TRIGGER
    pub scavenger_trigger: ScavengerTrigger,
    /// NS-OPT-SCARCE-ORDER
    pub scarce_order: ScarceOrder,
    /// NS-OPT-FAT-TRIGGERS-COOPERATION
    pub fat_triggers_cooperation: bool,
    /// NS-OPT-SCAVENGER-FAT
    pub scavenger_fat: ScavengerFat,
    /// NS-OPT-MEASURED-AFTER-HORNS
    pub measured_after_horns: bool,
    /// NS-OPT-SHELL-IN-SYMBIOSIS
    pub shell_in_symbiosis: bool,
    /// NS-OPT-QUICK-PLAY
    pub quick_play: bool,
    /// NS-OPT-MAX-TRAITS
    pub max_traits: u8,
    /// NS-OPT-REMOVE-CARDS
    pub remove_cards: u8,
    /// NS-OPT-SPECIES-LIMIT
    pub species_limit: Option<u8>,
    /// NS-OPT-OPEN-SCORES
    pub open_scores: bool,
    /// NS-OPT-ASK-FAT
    pub ask_fat: AskFat,
    /// NS-OPT-DECK
    pub deck: Deck,
}

/// What can be said about an option without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files and on the command line.
    pub name: &'static str,
    /// Its rule, which refusals cite.
    pub rule: Rule,
    /// Its values as written, the printed one first; of numbers the usual ones.
    pub values: &'static [&'static str],
    /// The same for the Russian rulebook where it prints another one.
    russian: Option<&'static [&'static str]>,
}

impl OptionSpec {
    const fn new(name: &'static str, rule: Rule, values: &'static [&'static str]) -> Self {
        Self { name, rule, values, russian: None }
    }

    /// Its values in this preset, the printed one first.
    pub fn values_in(&self, preset: Preset) -> &'static [&'static str] {
        match preset {
            Preset::Evolution => self.values,
            Preset::NaturalSelection => self.russian.unwrap_or(self.values),
        }
    }
}

const NO_YES: &[&str] = &["false", "true"];
const YES_NO: &[&str] = &["true", "false"];

/// Every option, in the order of the rulebook.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        russian: Some(&["per_token", "per_take"]),
        ..OptionSpec::new("cooperation_trigger", Rule::NsOptCooperationTrigger, &["per_take", "per_token"])
    },
    OptionSpec {
        russian: Some(&["any", "defensive"]),
        ..OptionSpec::new("intelligence_negates", Rule::NsOptIntelligenceNegates, &["defensive", "any"])
    },
    OptionSpec::new("intelligence_extra", Rule::NsOptIntelligenceExtra, &["additional", "instead_of_feeding"]),
    OptionSpec::new("fat_feeding", Rule::NsOptFatFeeding, &["when_full", "overshoot_only"]),
    OptionSpec::new("fat_priority", Rule::NsOptFatPriority, &["hungry_first", "free"]),
    OptionSpec {
        russian: Some(&["on_empty", "on_need"]),
        ..OptionSpec::new("exact_exhaustion", Rule::NsOptExactExhaustion, &["on_need", "on_empty"])
    },
    OptionSpec::new("horns_lethal_cancels_attack", Rule::NsOptHornsLethalCancelsAttack, NO_YES),
    OptionSpec::new("scavenger_trigger", Rule::NsOptScavengerTrigger, &["per_attack", "per_loss"]),
    OptionSpec::new("scarce_order", Rule::NsOptScarceOrder, &["forage_first", "owner_choice"]),
    OptionSpec::new("fat_triggers_cooperation", Rule::NsOptFatTriggersCooperation, YES_NO),
    OptionSpec::new("scavenger_fat", Rule::NsOptScavengerFat, &["store", "hungry_only"]),
    OptionSpec::new("measured_after_horns", Rule::NsOptMeasuredAfterHorns, NO_YES),
    OptionSpec::new("shell_in_symbiosis", Rule::NsOptShellInSymbiosis, NO_YES),
    OptionSpec::new("quick_play", Rule::NsOptQuickPlay, NO_YES),
    OptionSpec::new("max_traits", Rule::NsOptMaxTraits, &["3", "2"]),
    OptionSpec::new("remove_cards", Rule::NsOptRemoveCards, &["0", "40"]),
    OptionSpec::new("species_limit", Rule::NsOptSpeciesLimit, &["none", "20", "24"]),
    OptionSpec::new("open_scores", Rule::NsOptOpenScores, NO_YES),
    OptionSpec::new("ask_fat", Rule::NsOptAskFat, &["ask", "store_max"]),
    OptionSpec::new("deck", Rule::NsOptDeck, &["northstar-129", "edition-110", "course-2016"]),
];

/// Why an option is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no such option.
    Unknown,
    /// It has no such value.
    Value(Rule),
    /// The rulebook leaves no choice here.
    Fixed(Rule),
}

impl OptionError {
    /// The rule that refuses it, if one does.
    pub fn rule(self) -> Option<Rule> {
        match self {
            Self::Unknown => None,
            Self::Value(rule) | Self::Fixed(rule) => Some(rule),
        }
    }
}

/// Cards that two players put aside (NS-SETUP-6).
const REMOVED_FOR_TWO: u8 = 40;
/// The number of players for whom quick play is meant (NS-VAR-2).
const CROWD: u8 = 6;

impl Options {
    /// The game as this book prints it for this many players.
    pub fn printed(preset: Preset, seats: u8) -> Self {
        let russian = preset == Preset::NaturalSelection;
        // NS-VAR-1: two players play with fewer cards and fewer traits, and otherwise alike.
        let two = seats == 2;
        Self {
            cooperation_trigger: if russian { CooperationTrigger::PerToken } else { CooperationTrigger::PerTake },
            intelligence_negates: if russian { IntelligenceNegates::Any } else { IntelligenceNegates::Defensive },
            intelligence_extra: IntelligenceExtra::Additional,
            fat_feeding: FatFeeding::WhenFull,
            fat_priority: FatPriority::HungryFirst,
            exact_exhaustion: if russian { ExactExhaustion::OnEmpty } else { ExactExhaustion::OnNeed },
            horns_lethal_cancels_attack: false,
            scavenger_trigger: ScavengerTrigger::PerAttack,
            scarce_order: ScarceOrder::ForageFirst,
            fat_triggers_cooperation: true,
            scavenger_fat: ScavengerFat::Store,
            measured_after_horns: false,
            shell_in_symbiosis: false,
            quick_play: seats == CROWD,
            max_traits: if two { 2 } else { 3 },
            remove_cards: if two { REMOVED_FOR_TWO } else { 0 },
            species_limit: None,
            open_scores: false,
            ask_fat: AskFat::Ask,
            deck: Deck::Northstar129,
        }
    }

    /// Sets an option from text, for this preset and number of players.
    pub fn set(&mut self, preset: Preset, seats: u8, name: &str, value: &str) -> Result<(), OptionError> {
        let spec = OPTIONS.iter().find(|spec| spec.name == name).ok_or(OptionError::Unknown)?;
        let bad = OptionError::Value(spec.rule);
        let number = || value.parse::<u8>().map_err(|_| bad);
        match name {
            "max_traits" => self.max_traits = number().and_then(|n| in_range(n, 2, 3, bad))?,
            "remove_cards" => self.remove_cards = number().and_then(|n| in_range(n, 0, MAX_CARDS as u8, bad))?,
            "species_limit" if value == "none" => self.species_limit = None,
            "species_limit" => {
                self.species_limit = Some(number().and_then(|n| in_range(n, 1, MAX_SPECIES as u8, bad))?);
            }
            _ => {
                let place = spec.values.iter().position(|known| *known == value).ok_or(bad)?;
                self.set_named(preset, seats, name, place)?;
            }
        }
        Ok(())
    }

    fn set_named(&mut self, preset: Preset, seats: u8, name: &str, place: usize) -> Result<(), OptionError> {
        let second = place == 1;
        match name {
            "cooperation_trigger" => {
                self.cooperation_trigger =
                    if second { CooperationTrigger::PerToken } else { CooperationTrigger::PerTake };
            }
            "intelligence_negates" => {
                self.intelligence_negates =
                    if second { IntelligenceNegates::Any } else { IntelligenceNegates::Defensive };
            }
            "intelligence_extra" => {
                self.intelligence_extra =
                    if second { IntelligenceExtra::InsteadOfFeeding } else { IntelligenceExtra::Additional };
            }
            "fat_feeding" => {
                self.fat_feeding = if second { FatFeeding::OvershootOnly } else { FatFeeding::WhenFull };
            }
            "fat_priority" => self.fat_priority = if second { FatPriority::Free } else { FatPriority::HungryFirst },
            "exact_exhaustion" => {
                self.exact_exhaustion = if second { ExactExhaustion::OnEmpty } else { ExactExhaustion::OnNeed };
            }
            "horns_lethal_cancels_attack" => self.horns_lethal_cancels_attack = second,
            "scavenger_trigger" => {
                self.scavenger_trigger = if second { ScavengerTrigger::PerLoss } else { ScavengerTrigger::PerAttack };
            }
            "scarce_order" => {
                self.scarce_order = if second { ScarceOrder::OwnerChoice } else { ScarceOrder::ForageFirst };
            }
            "fat_triggers_cooperation" => self.fat_triggers_cooperation = !second,
            "scavenger_fat" => {
                self.scavenger_fat = if second { ScavengerFat::HungryOnly } else { ScavengerFat::Store };
            }
            "measured_after_horns" => self.measured_after_horns = second,
            "shell_in_symbiosis" => self.shell_in_symbiosis = second,
            // NS-VAR-2: the Polish book leaves six players no choice.
            "quick_play" if !second && preset == Preset::Evolution && seats == CROWD => {
                return Err(OptionError::Fixed(Rule::NsVar2));
            }
            "quick_play" => self.quick_play = second,
            "open_scores" => self.open_scores = second,
            "ask_fat" => self.ask_fat = if second { AskFat::StoreMax } else { AskFat::Ask },
            "deck" => self.deck = Deck::ALL[place.min(2)],
            _ => return Err(OptionError::Unknown),
        }
        Ok(())
    }

    /// The value of an option as written.
    pub fn get(&self, name: &str) -> Option<Value> {
        let spec = OPTIONS.iter().find(|spec| spec.name == name)?;
        let place = match name {
            "cooperation_trigger" => self.cooperation_trigger == CooperationTrigger::PerToken,
            "intelligence_negates" => self.intelligence_negates == IntelligenceNegates::Any,
            "intelligence_extra" => self.intelligence_extra == IntelligenceExtra::InsteadOfFeeding,
            "fat_feeding" => self.fat_feeding == FatFeeding::OvershootOnly,
            "fat_priority" => self.fat_priority == FatPriority::Free,
            "exact_exhaustion" => self.exact_exhaustion == ExactExhaustion::OnEmpty,
            "horns_lethal_cancels_attack" => self.horns_lethal_cancels_attack,
            "scavenger_trigger" => self.scavenger_trigger == ScavengerTrigger::PerLoss,
            "scarce_order" => self.scarce_order == ScarceOrder::OwnerChoice,
            "fat_triggers_cooperation" => !self.fat_triggers_cooperation,
            "scavenger_fat" => self.scavenger_fat == ScavengerFat::HungryOnly,
            "measured_after_horns" => self.measured_after_horns,
            "shell_in_symbiosis" => self.shell_in_symbiosis,
            "quick_play" => self.quick_play,
            "open_scores" => self.open_scores,
            "ask_fat" => self.ask_fat == AskFat::StoreMax,
            "deck" => return Some(Value::Word(self.deck.id())),
            "max_traits" => return Some(Value::Number(self.max_traits)),
            "remove_cards" => return Some(Value::Number(self.remove_cards)),
            _ => return Some(self.species_limit.map_or(Value::Word("none"), Value::Number)),
        };
        spec.values.get(usize::from(place)).map(|word| Value::Word(word))
    }
}

fn in_range(number: u8, from: u8, to: u8, bad: OptionError) -> Result<u8, OptionError> {
    if (from..=to).contains(&number) { Ok(number) } else { Err(bad) }
}

/// The value of an option, ready to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u8),
}

impl core::fmt::Display for Value {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_can_be_set_and_read_back() {
        // NS-OPT-COOPERATION-TRIGGER to NS-OPT-DECK
        for preset in [Preset::Evolution, Preset::NaturalSelection] {
            for spec in OPTIONS {
                assert_eq!(
                    Options::printed(preset, 4).get(spec.name).map(|value| value.to_string()).as_deref(),
                    Some(spec.values_in(preset)[0]),
                    "{} is printed first",
                    spec.name
                );
                for value in spec.values {
                    let mut options = Options::printed(preset, 4);
                    options.set(preset, 4, spec.name, value).expect("a listed value");
                    assert_eq!(options.get(spec.name).map(|value| value.to_string()).as_deref(), Some(*value));
                }
                let wrong = Options::printed(preset, 4).set(preset, 4, spec.name, "sideways");
                assert_eq!(wrong, Err(OptionError::Value(spec.rule)));
            }
        }
    }

    #[test]
    fn two_and_six_players_have_printed_values_of_their_own() {
        // NS-VAR-1, NS-VAR-2, NS-SETUP-6
        let two = Options::printed(Preset::Evolution, 2);
        assert_eq!((two.max_traits, two.remove_cards, two.quick_play), (2, 40, false));
        for preset in [Preset::Evolution, Preset::NaturalSelection] {
            let mut six = Options::printed(preset, 6);
            assert!(six.quick_play);
            let off = six.set(preset, 6, "quick_play", "false");
            assert_eq!(off.is_err(), preset == Preset::Evolution);
            assert_eq!(six.quick_play, preset == Preset::Evolution);
        }
    }
}
