//! New World: from what a person asks for to a checked set-up.

use game::{RuleId, Seat};
use new_world::{Areas, Card, Config, ConfigError, Design, OptionError, Options, Rule};

use crate::edition::Edition;
use crate::new_world_decks::{TraitNumbers, areas, deck, describe_areas, describe_cards, trait_numbers};
use crate::setup::SetupError;

/// The options of a game as we read the book, with the rolls of the data file.
pub fn new_world_defaults() -> Options {
    let TraitNumbers { running_min_roll, horned_min_roll, .. } = trait_numbers();
    Options { running_min_roll, horned_min_roll, ..Options::default() }
}

/// Options of New World from names and values.
pub fn new_world_options<'a>(given: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Options, SetupError> {
    let mut options = new_world_defaults();
    for (name, value) in given {
        options.set(name, value).map_err(|error| match error {
            OptionError::Unknown => SetupError::UnknownOption {
                edition: Edition::NewWorld,
                name: name.to_owned(),
                known: new_world::OPTIONS.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
            },
            OptionError::BadValue(spec) => SetupError::BadOptionValue {
                name: spec.name,
                value: value.to_owned(),
                known: spec.values.join(" or "),
                rule: spec.rule.id(),
            },
        })?;
    }
    Ok(options)
}

/// A game of New World with the cards its options name.
pub fn new_world_config(seats: u8, options: Options, first: Option<Seat>) -> Result<Config, SetupError> {
    new_world_config_with(deck(options.deck), areas(), seats, options, first)
}

/// A game of New World with cards of the user's own.
pub fn new_world_config_with(
    cards: &[(Card, u8)],
    areas: &[(Design, u8)],
    seats: u8,
    options: Options,
    first: Option<Seat>,
) -> Result<Config, SetupError> {
    let areas = Areas::new(areas).map_err(|error| SetupError::Deck(describe_areas(error)))?;
    let config = Config::new(seats, options, cards, areas).map_err(|error| match error {
        ConfigError::Seats { rule } => SetupError::Seats {
            edition: Edition::NewWorld,
            given: seats,
            least: *Edition::NewWorld.seats().start(),
            most: *Edition::NewWorld.seats().end(),
            rule: rule.id(),
        },
        ConfigError::Options { rule } => disagreement(seats, &options, rule),
        ConfigError::Deck(error) => SetupError::Deck(describe_cards(error)),
        ConfigError::Areas(error) => SetupError::Deck(describe_areas(error)),
    })?;
    Ok(config.with_first(first).with_numbers(trait_numbers().numbers))
}

/// Options that are right one by one, but not together or not with this many players.
fn disagreement(seats: u8, options: &Options, rule: Rule) -> SetupError {
    let together = rule == Rule::NwVarMix1;
    let spec = new_world::OPTIONS.iter().find(|spec| spec.rule == rule || (together && spec.name == "variant"));
    SetupError::BadOptionValue {
        name: spec.map_or("epochs", |spec| spec.name),
        value: spec.map_or_else(String::new, |spec| options.get(spec).to_owned()),
        known: if together {
            "standard or random_mutations with this length and hand limit".to_owned()
        } else {
            format!("less with {seats} players")
        },
        rule: rule.id(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use new_world::Variant;

    fn refused(seats: u8, given: &[(&str, &str)]) -> Option<&'static str> {
        let options = new_world_options(given.iter().copied()).expect("known options");
        new_world_config(seats, options, None).err().and_then(|error| error.rule())
    }

    #[test]
    fn the_game_is_for_two_to_four_players() {
        // NW-COMP-4
        for seats in 2..=4 {
            assert_eq!(refused(seats, &[]), None);
        }
        for seats in [0, 1, 5, 8] {
            assert_eq!(refused(seats, &[]), Some("NW-COMP-4"), "{seats}");
        }
    }

    #[test]
    fn a_game_is_as_long_as_the_areas_last() {
        // NW-VAR-LEN-1, NW-OPT-EPOCHS
        for (seats, most) in [(2, "18"), (3, "17"), (4, "16")] {
            assert_eq!(refused(seats, &[("epochs", most)]), None);
        }
        assert_eq!(refused(3, &[("epochs", "18")]), Some("NW-OPT-EPOCHS"));
        assert_eq!(refused(4, &[("epochs", "17")]), Some("NW-OPT-EPOCHS"));
    }

    #[test]
    fn a_disaster_goes_with_no_other_variant() {
        // NW-VAR-MIX-1, NW-OPT-VARIANT
        let disaster = ("variant", "disaster");
        assert_eq!(refused(4, &[disaster]), None);
        assert_eq!(refused(4, &[disaster, ("epochs", "4")]), Some("NW-VAR-MIX-1"));
        assert_eq!(refused(4, &[disaster, ("hand_limit", "none")]), Some("NW-VAR-MIX-1"));
        let mixed = [("variant", "random_mutations"), ("epochs", "4"), ("hand_limit", "none")];
        assert_eq!(refused(2, &mixed), None);
    }

    #[test]
    fn wrong_options_are_named_with_what_would_be_right() {
        let error = new_world_options([("epoch", "6")]).expect_err("no such option");
        assert!(error.to_string().contains("epochs"), "{error}");
        let error = new_world_options([("horned_min_roll", "1")]).expect_err("no such value");
        assert_eq!(error.rule(), Some("NW-OPT-HORNED-MIN-ROLL"));
        assert_eq!(new_world_options([]).expect("none given").variant, Variant::Standard);
    }
}
