//! What a scenario of the species-board family can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.
//! What is hidden from others is looked up in the view of its owner.

use game::{Game, Seat, Viewer};
use northstar::view::SpeciesView;
use northstar::{Phase, SpeciesId, State, View};

use crate::expectation::{self, Expecting, bracketed, key_of, sorted, winners};
use crate::fields::{Fields, is_number, large_number, list, number, one_of, scalar, seat_in, text, truth};
use crate::names::{Beings, SPECIES};
use crate::northstar::actions::Names;
use crate::northstar::cards::{CardName, Written, card_name, is_hand, trait_named};
use crate::northstar::grammar::Lexicon;
use crate::northstar::position::{PHASES, phase_name, set_option};
use crate::place::Reading;
use crate::report::Difference;
use crate::yaml::Node;

/// What is expected at one moment.
pub(crate) type Expectation = expectation::Expectation<What, CardName>;

/// What a line is about.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Species(String, &'static str),
    Seat(Seat, &'static str),
    Table(&'static str),
    TotalFood(Vec<String>),
    Option(String),
}

const TABLE_KEYS: &[&str] = &[
    "wh",
    "deck",
    "discard",
    "removed",
    "first",
    "turn",
    "round",
    "phase",
    "last_round",
    "winners",
    "total_food",
    "options",
];
const OTHER_TABLE_KEYS: &[&str] =
    &["bank", "banks", "areas", "area_row", "area_deck", "areas_out", "cards_out", "epoch", "links"];
const SPECIES_KEYS: &[&str] = &["alive", "pop", "size", "food", "tokens", "fat", "fed", "traits"];
const OTHER_SPECIES_KEYS: &[&str] = &[
    "special",
    "need",
    "requirement",
    "stack",
    "hibernating",
    "poisoned",
    "paralysed",
    "remains",
    "sheltered",
    "at",
    "spent",
    "rotated",
];
const SEAT_KEYS: &[&str] = &["hand", "score", "screen", "species", "row", "must_choose_food_card"];
const OTHER_SEAT_KEYS: &[&str] = &["pool", "discard", "animals"];

impl Expecting for Lexicon {
    const BEINGS: Beings = SPECIES;
    const TABLE_KEYS: &'static [&'static str] = TABLE_KEYS;
    type What = What;
    type Card = CardName;

    fn names(&self) -> &[String] {
        &self.names
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn is_elsewhere(&self, key: &str) -> bool {
        OTHER_TABLE_KEYS.contains(&key)
    }

    fn read_being(&self, name: &str, node: Option<&Node>, into: &mut Expectation) -> Reading<()> {
        let mut add = |key: &'static str, wanted: String| {
            into.add(format!("{name}.{key}"), What::Species(name.to_owned(), key), wanted);
        };
        let Some(node) = node else {
            add("alive", "false".to_owned());
            return Ok(());
        };
        let fields = Fields::of(node, "a species")?.only(SPECIES_KEYS, OTHER_SPECIES_KEYS, "an expected species")?;
        for (key, value) in fields.iter() {
            let wanted = match key.text.as_str() {
                "alive" | "fed" => truth(value)?.to_string(),
                "traits" => {
                    let read = |item: &Node| -> Reading<String> {
                        let name = text(item, "a trait")?;
                        trait_named(&name.text, name.place).map(|t| t.id().to_owned())
                    };
                    sorted(list(value, "traits")?.iter().map(read).collect::<Reading<Vec<String>>>()?)
                }
                _ => number(value)?.to_string(),
            };
            add(key_of(SPECIES_KEYS, &key.text), wanted);
        }
        Ok(())
    }

    fn read_seat(&self, seat: Seat, node: &Node, into: &mut Expectation) -> Reading<()> {
        let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "an expected seat")?;
        for (key, value) in fields.iter() {
            let wanted = match key.text.as_str() {
                "hand" if !is_number(value) => {
                    let card = |item: &Node| text(item, "a card").and_then(|name| card_name(&name.text, name.place));
                    let cards = list(value, "a hand that is not a number")?.iter().map(card).collect::<Reading<_>>()?;
                    into.add_hand(seat, cards);
                    continue;
                }
                "row" => bracketed(&self.read_names(value, "row")?),
                "must_choose_food_card" => truth(value)?.to_string(),
                _ => large_number(value)?.to_string(),
            };
            into.add(format!("{seat}.{}", key.text), What::Seat(seat, key_of(SEAT_KEYS, &key.text)), wanted);
        }
        Ok(())
    }

    fn read_table(&self, key: &str, value: &Node, into: &mut Expectation) -> Reading<()> {
        let what = What::Table(key_of(TABLE_KEYS, key));
        match key {
            "first" | "turn" => into.add(key, what, seat_in(value, self.players)?.to_string()),
            "phase" => {
                let names: Vec<&str> =
                    PHASES.iter().map(|(name, _)| *name).chain(["after_reveal", "game_over"]).collect();
                into.add(key, what, one_of(text(value, "phase")?, &names, "phase")?.to_owned());
            }
            "last_round" if !is_number(value) => {
                into.add(key, what, one_of(text(value, "last_round")?, &["none"], "last round")?.to_owned());
            }
            "winners" => into.add(key, what, self.read_winners(value)?),
            "total_food" => {
                let (of, is) = self.read_total_food(value)?;
                into.add(key, What::TotalFood(of), is);
            }
            "options" => {
                for (name, value) in Fields::of(value, "options")?.iter() {
                    let wanted = scalar(value, "the value of an option")?;
                    let mut options = northstar::Options::printed(self.preset, 3);
                    set_option(&mut options, self.preset, 3, name, wanted)?;
                    into.add(&name.text, What::Option(name.text.clone()), wanted.text.clone());
                }
            }
            _ => into.add(key, what, large_number(value)?.to_string()),
        }
        Ok(())
    }
}

/// What is not as expected.
pub(crate) fn differences(expected: &Expectation, state: &State, names: &impl Names) -> Vec<Difference> {
    let hand = |seat: Seat, wanted: &[CardName]| {
        let hand = state.view(Viewer::Seat(seat)).own.map(|own| own.hand).unwrap_or_default();
        let words = || hand.iter().map(|card| Written(*card).to_string()).collect();
        (!is_hand(wanted, &hand)).then(|| [wanted.iter().map(|card| card.text()).collect(), words()])
    };
    expected.differences(|what| what.actual(state, names), hand)
}

/// A species and the view of its owner.
pub(crate) fn as_owner_sees(state: &State, id: SpeciesId) -> Option<(View, SpeciesView)> {
    Seat::all(state.seats()).find_map(|seat| {
        let view = state.view(Viewer::Seat(seat));
        let species = view.rows[seat].iter().find(|species| species.id == id)?.clone();
        Some((view, species))
    })
}

impl What {
    fn actual(&self, state: &State, names: &impl Names) -> String {
        match self {
            Self::Species(name, key) => match names.species(name).and_then(|id| as_owner_sees(state, id)) {
                None if *key == "alive" => "false".to_owned(),
                None => "dead".to_owned(),
                Some((view, species)) => species_value(&view, &species, key),
            },
            Self::Seat(seat, key) => seat_value(state, names, *seat, key),
            Self::Table(key) => table_value(state, key),
            Self::TotalFood(ids) => {
                let food = |name: &String| as_owner_sees(state, names.species(name)?).map(|(_, s)| u32::from(s.food));
                ids.iter().filter_map(food).sum::<u32>().to_string()
            }
            Self::Option(name) => state.options().get(name).map_or_else(String::new, |value| value.to_string()),
        }
    }
}

fn species_value(view: &View, species: &SpeciesView, key: &str) -> String {
    match key {
        "pop" => species.pop.to_string(),
        "size" => species.size.to_string(),
        "food" | "tokens" => species.food.to_string(),
        "fat" => species.fat.to_string(),
        "fed" => (!species.is_hungry()).to_string(),
        "traits" => sorted(view.known_traits(species).iter().map(|t| t.id().to_owned()).collect()),
        _ => "true".to_owned(),
    }
}

fn seat_value(state: &State, names: &impl Names, seat: Seat, key: &str) -> String {
    let view = state.view(Viewer::Seat(seat));
    let row = &view.rows[seat];
    match key {
        "hand" => view.hands[seat].to_string(),
        "score" => state.breakdown(seat).total().to_string(),
        "screen" => view.screens[seat].unwrap_or(0).to_string(),
        "species" => row.len().to_string(),
        "row" => bracketed(&row.iter().map(|species| names.name(species.id)).collect::<Vec<_>>()),
        _ => {
            let laid = view.food_cards.contains(seat) || view.hands[seat] == 0;
            (view.moment.phase == Phase::FoodCard && !laid).to_string()
        }
    }
}

fn table_value(state: &State, key: &str) -> String {
    let view = state.view(Viewer::Spectator);
    match key {
        "wh" => view.watering_hole.to_string(),
        "deck" => view.deck.to_string(),
        "discard" => view.discard.len().to_string(),
        "removed" => view.removed.to_string(),
        "first" => view.first.to_string(),
        "turn" => view.moment.active.to_string(),
        "round" => view.round.to_string(),
        "phase" => phase_name(view.moment.phase).to_owned(),
        "last_round" => view.last_round.map_or_else(|| "none".to_owned(), |round| round.to_string()),
        _ => winners(state),
    }
}
