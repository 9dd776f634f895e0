//! What a scenario of the species-board family can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.
//! What is hidden from others is looked up in the view of its owner.

use game::{Game, Need, Seat, SeatSet, Viewer};
use northstar::view::SpeciesView;
use northstar::{Phase, SpeciesId, State, View};

use crate::fields::{
    Fields, is_number, large_number, list, number, one_of, scalar, seat_in, seat_of, seat_word, text, truth,
};
use crate::northstar::actions::Names;
use crate::northstar::cards::{CardName, Written, card_name, is_hand, trait_named};
use crate::northstar::commands::Known;
use crate::northstar::grammar::Lexicon;
use crate::northstar::position::{PHASES, phase_name, set_option};
use crate::place::{Fault, Reading};
use crate::report::Difference;
use crate::spelling::did_you_mean;
use crate::yaml::{Node, Value};

/// What is expected at one moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Expectation(Vec<Item>);

#[derive(Clone, Debug)]
struct Item {
    /// What it is about, as shown: `T.traits`.
    subject: String,
    what: What,
    wanted: Wanted,
}

#[derive(Clone, Debug)]
enum What {
    Species(String, &'static str),
    Seat(Seat, &'static str),
    Table(&'static str),
    TotalFood(Vec<String>),
    Option(String),
}

#[derive(Clone, Debug)]
enum Wanted {
    Text(String),
    Cards(Vec<CardName>),
}

/// Keys that stand for the table; no species may have one of these names.
pub(crate) const TABLE_KEYS: &[&str] = &[
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

/// The key as a static string.
fn key_of(known: &[&'static str], key: &str) -> &'static str {
    known.iter().copied().find(|name| *name == key).unwrap_or("")
}

/// Reads a map of expectations.
pub(crate) fn read_expectation(node: &Node, lexicon: &Lexicon) -> Reading<Expectation> {
    let mut items = Vec::new();
    for (key, value) in Fields::of(node, "expectations")?.iter() {
        let name = key.text.as_str();
        if TABLE_KEYS.contains(&name) {
            read_table(name, value, lexicon, &mut items)?;
        } else if lexicon.is_known(name) {
            read_species(name, value, &mut items)?;
        } else if seat_of(name).is_some() {
            read_seat(seat_word(key, lexicon.players)?, value, lexicon, &mut items)?;
        } else if OTHER_TABLE_KEYS.contains(&name) {
            return Err(Fault::new(key.place, format!("'{name}' belongs to other editions, not to this one")));
        } else {
            let known = TABLE_KEYS.iter().copied().chain(lexicon.names.iter().map(String::as_str));
            return Err(Fault::new(key.place, format!("'{name}' is neither a species, a seat nor a key"))
                .maybe_help(did_you_mean(name, known)));
        }
    }
    Ok(Expectation(items))
}

fn read_species(name: &str, node: &Node, items: &mut Vec<Item>) -> Reading<()> {
    let mut add = |key: &'static str, wanted: String| {
        let what = What::Species(name.to_owned(), key);
        items.push(Item { subject: format!("{name}.{key}"), what, wanted: Wanted::Text(wanted) });
    };
    if let Value::Text(text) = &node.value {
        if text.text == "dead" {
            add("alive", "false".to_owned());
            return Ok(());
        }
        return Err(Fault::new(text.place, format!("'dead' or a map is needed here, not '{}'", text.text)));
    }
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

fn read_seat(seat: Seat, node: &Node, lexicon: &Lexicon, items: &mut Vec<Item>) -> Reading<()> {
    let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "an expected seat")?;
    for (key, value) in fields.iter() {
        let wanted = match key.text.as_str() {
            "hand" if !is_number(value) => {
                let card = |item: &Node| text(item, "a card").and_then(|name| card_name(&name.text, name.place));
                Wanted::Cards(list(value, "a hand that is not a number")?.iter().map(card).collect::<Reading<_>>()?)
            }
            "row" => {
                let id = |item: &Node| lexicon.species(text(item, "a species")?);
                Wanted::Text(bracketed(&list(value, "row")?.iter().map(id).collect::<Reading<Vec<_>>>()?))
            }
            "must_choose_food_card" => Wanted::Text(truth(value)?.to_string()),
            _ => Wanted::Text(large_number(value)?.to_string()),
        };
        let what = What::Seat(seat, key_of(SEAT_KEYS, &key.text));
        items.push(Item { subject: format!("{seat}.{}", key.text), what, wanted });
    }
    Ok(())
}

fn read_table(key: &str, value: &Node, lexicon: &Lexicon, items: &mut Vec<Item>) -> Reading<()> {
    let mut add = |subject: &str, what: What, wanted: String| {
        items.push(Item { subject: subject.to_owned(), what, wanted: Wanted::Text(wanted) });
    };
    let seat = |node: &Node| seat_in(node, lexicon.players);
    let what = What::Table(key_of(TABLE_KEYS, key));
    match key {
        "first" | "turn" => add(key, what, seat(value)?.to_string()),
        "phase" => {
            let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).chain(["after_reveal", "game_over"]).collect();
            add(key, what, one_of(text(value, "phase")?, &names, "phase")?.to_owned());
        }
        "last_round" if !is_number(value) => {
            add(key, what, one_of(text(value, "last_round")?, &["none"], "last round")?.to_owned());
        }
        "winners" => {
            let winners: Reading<SeatSet> = list(value, "winners")?.iter().map(seat).collect();
            add(key, what, seats_text(winners?));
        }
        "total_food" => {
            let fields = Fields::of(value, "total_food")?.only(&["of", "is"], &[], "total_food")?;
            let id = |item: &Node| lexicon.species(text(item, "a species")?);
            let ids = list(fields.need("of")?, "of")?.iter().map(id).collect::<Reading<Vec<_>>>()?;
            add(key, What::TotalFood(ids), number(fields.need("is")?)?.to_string());
        }
        "options" => {
            for (name, value) in Fields::of(value, "options")?.iter() {
                let wanted = scalar(value, "the value of an option")?;
                let mut options = northstar::Options::printed(lexicon.preset, 3);
                set_option(&mut options, lexicon.preset, 3, name, wanted)?;
                add(&name.text, What::Option(name.text.clone()), wanted.text.clone());
            }
        }
        _ => add(key, what, large_number(value)?.to_string()),
    }
    Ok(())
}

impl Expectation {
    /// What is not as expected.
    pub(crate) fn differences(&self, state: &State, names: &impl Names) -> Vec<Difference> {
        self.0.iter().filter_map(|item| item.difference(state, names)).collect()
    }
}

impl Item {
    fn difference(&self, state: &State, names: &impl Names) -> Option<Difference> {
        let (expected, actual) = match (&self.what, &self.wanted) {
            (What::Seat(seat, _), Wanted::Cards(wanted)) => {
                let hand = state.view(Viewer::Seat(*seat)).own.map(|own| own.hand).unwrap_or_default();
                if is_hand(wanted, &hand) {
                    return None;
                }
                let expected = sorted(wanted.iter().map(|card| card.text()).collect());
                (expected, sorted(hand.iter().map(|card| Written(*card).to_string()).collect()))
            }
            (what, Wanted::Text(wanted)) => (wanted.clone(), what.actual(state, names)),
            (_, Wanted::Cards(_)) => return None,
        };
        (expected != actual).then(|| Difference { subject: self.subject.clone(), expected, actual })
    }
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
        _ if state.need() == Need::Over => seats_text(state.standings().winners),
        _ => "the game is not over".to_owned(),
    }
}

fn seats_text(seats: SeatSet) -> String {
    bracketed(&seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>())
}

fn bracketed(items: &[String]) -> String {
    format!("[{}]", items.join(", "))
}

fn sorted(mut items: Vec<String>) -> String {
    game::order::sort(&mut items);
    bracketed(&items)
}
