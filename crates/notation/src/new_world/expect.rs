//! What a scenario of New World can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.

use editions::new_world_decks::area_id;
use game::{Game, Need, Seat, SeatSet, Viewer};
use new_world::view::AnimalView;
use new_world::{Place as Area, State, Trait, View};

use crate::fields::{
    Fields, is_number, large_number, list, number, one_of, scalar, seat_in, seat_of, seat_word, text, truth,
};
use crate::new_world::actions::{Names, is_directed};
use crate::new_world::areas::{area_named, card_named};
use crate::new_world::cards::{CardName, card_name, is_hand, trait_named, written};
use crate::new_world::commands::Known;
use crate::new_world::grammar::Lexicon;
use crate::new_world::position::{PHASES, phase_name, read_link, set_option};
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
    Animal(String, &'static str),
    Seat(Seat, &'static str),
    Table(&'static str),
    Area(Area, Kept),
    TotalFood(Vec<String>),
    Option(String),
}

/// What lies on an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kept {
    Food,
    Shelter,
}

#[derive(Clone, Debug)]
enum Wanted {
    Text(String),
    Cards(Vec<CardName>),
}

/// Keys that stand for the table; no animal may have one of these names.
pub(crate) const TABLE_KEYS: &[&str] = &[
    "areas",
    "area_row",
    "area_deck",
    "areas_out",
    "cards_out",
    "deck",
    "discard",
    "first",
    "turn",
    "epoch",
    "phase",
    "winners",
    "links",
    "total_food",
    "options",
];
const OTHER_TABLE_KEYS: &[&str] = &["bank", "banks", "wh", "removed", "round", "last_round"];
const ANIMAL_KEYS: &[&str] = &[
    "alive",
    "food",
    "special",
    "tokens",
    "fat",
    "requirement",
    "fed",
    "traits",
    "poisoned",
    "sheltered",
    "shelled_in",
    "rotated",
];
const OTHER_ANIMAL_KEYS: &[&str] =
    &["need", "stack", "hibernating", "paralysed", "remains", "at", "spent", "pop", "size"];
const SEAT_KEYS: &[&str] = &["hand", "pool", "score", "animals", "row"];
const OTHER_SEAT_KEYS: &[&str] = &["discard", "screen", "species", "must_choose_food_card"];

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
            read_animal(name, value, &mut items)?;
        } else if seat_of(name).is_some() {
            read_seat(seat_word(key, lexicon.players)?, value, lexicon, &mut items)?;
        } else if OTHER_TABLE_KEYS.contains(&name) {
            return Err(Fault::new(key.place, format!("'{name}' belongs to other editions, not to this one")));
        } else {
            let known = TABLE_KEYS.iter().copied().chain(lexicon.names.iter().map(String::as_str));
            return Err(Fault::new(key.place, format!("'{name}' is neither an animal, a seat nor a key"))
                .maybe_help(did_you_mean(name, known)));
        }
    }
    Ok(Expectation(items))
}

fn read_animal(name: &str, node: &Node, items: &mut Vec<Item>) -> Reading<()> {
    let mut add = |key: &'static str, wanted: String| {
        let what = What::Animal(name.to_owned(), key);
        items.push(Item { subject: format!("{name}.{key}"), what, wanted: Wanted::Text(wanted) });
    };
    if let Value::Text(text) = &node.value {
        if text.text == "dead" {
            add("alive", "false".to_owned());
            return Ok(());
        }
        return Err(Fault::new(text.place, format!("'dead' or a map is needed here, not '{}'", text.text)));
    }
    let fields = Fields::of(node, "an animal")?.only(ANIMAL_KEYS, OTHER_ANIMAL_KEYS, "an expected animal")?;
    for (key, value) in fields.iter() {
        let wanted = match key.text.as_str() {
            "alive" | "fed" | "poisoned" | "sheltered" | "shelled_in" => truth(value)?.to_string(),
            "traits" | "rotated" => {
                let read = |item: &Node| {
                    let name = text(item, "a trait")?;
                    trait_named(&name.text, name.place).map(|t| t.id().to_owned())
                };
                sorted(list(value, &key.text)?.iter().map(read).collect::<Reading<Vec<String>>>()?)
            }
            _ => number(value)?.to_string(),
        };
        add(key_of(ANIMAL_KEYS, &key.text), wanted);
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
                let id = |item: &Node| lexicon.animal(text(item, "an animal")?);
                Wanted::Text(bracketed(&list(value, "row")?.iter().map(id).collect::<Reading<Vec<_>>>()?))
            }
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
            let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).chain(["game_over"]).collect();
            add(key, what, one_of(text(value, "phase")?, &names, "phase")?.to_owned());
        }
        "winners" => {
            let winners: Reading<SeatSet> = list(value, "winners")?.iter().map(seat).collect();
            add(key, what, seats_text(winners?));
        }
        "areas" => {
            for (name, value) in Fields::of(value, "areas")?.iter() {
                let area = area_named(&name.text, name.place)?;
                let fields = Fields::of(value, "an area")?.only(&["food", "shelter"], &[], "an expected area")?;
                for (key, value) in fields.iter() {
                    let kept = if key.text == "food" { Kept::Food } else { Kept::Shelter };
                    let subject = format!("areas.{}.{}", name.text, key.text);
                    add(&subject, What::Area(area, kept), number(value)?.to_string());
                }
            }
        }
        "area_row" if !is_number(value) => {
            let card = |item: &Node| card_named(text(item, "an area card")?).map(|design| area_id(&design));
            let cards = list(value, "area_row")?.iter().map(card).collect::<Reading<Vec<String>>>()?;
            add(key, What::Table("area_cards"), bracketed(&cards));
        }
        "links" => {
            let mut links = Vec::new();
            for item in list(value, "links")? {
                let (shows, first, second) = read_link(item, &lexicon.names)?;
                links.push(link_text(shows, &lexicon.names[first], &lexicon.names[second]));
            }
            add(key, what, sorted(links));
        }
        "total_food" => {
            let fields = Fields::of(value, "total_food")?.only(&["of", "is"], &[], "total_food")?;
            let id = |item: &Node| lexicon.animal(text(item, "an animal")?);
            let ids = list(fields.need("of")?, "of")?.iter().map(id).collect::<Reading<Vec<_>>>()?;
            add(key, What::TotalFood(ids), number(fields.need("is")?)?.to_string());
        }
        "options" => {
            for (name, value) in Fields::of(value, "options")?.iter() {
                let wanted = scalar(value, "the value of an option")?;
                set_option(&mut new_world::Options::default(), name, wanted)?;
                add(&name.text, What::Option(name.text.clone()), wanted.text.clone());
            }
        }
        _ => add(key, what, number(value)?.to_string()),
    }
    Ok(())
}

impl Expectation {
    /// What is not as expected.
    pub(crate) fn differences(&self, state: &State, names: &impl Names) -> Vec<Difference> {
        let view = state.view(Viewer::Spectator);
        self.0.iter().filter_map(|item| item.difference(state, &view, names)).collect()
    }
}

impl Item {
    fn difference(&self, state: &State, view: &View, names: &impl Names) -> Option<Difference> {
        let (expected, actual) = match (&self.what, &self.wanted) {
            (What::Seat(seat, _), Wanted::Cards(wanted)) => {
                let hand = state.view(Viewer::Seat(*seat)).own.map(|own| own.hand).unwrap_or_default();
                if is_hand(wanted, &hand) {
                    return None;
                }
                (sorted(wanted.iter().map(|card| card.text()).collect()), sorted(written(hand)))
            }
            (what, Wanted::Text(wanted)) => (wanted.clone(), what.actual(state, view, names)),
            (_, Wanted::Cards(_)) => return None,
        };
        (expected != actual).then(|| Difference { subject: self.subject.clone(), expected, actual })
    }
}

impl What {
    fn actual(&self, state: &State, view: &View, names: &impl Names) -> String {
        match self {
            Self::Animal(name, key) => match names.animal(name).and_then(|id| view.animal(id)) {
                None if *key == "alive" => "false".to_owned(),
                None => "dead".to_owned(),
                Some(animal) => animal_value(view, animal, key),
            },
            Self::Seat(seat, key) => match *key {
                "hand" => view.hands[*seat].to_string(),
                "pool" => view.pools[*seat].to_string(),
                "score" => state.breakdown(*seat).total().to_string(),
                "animals" => view.rows[*seat].len().to_string(),
                _ => bracketed(&view.rows[*seat].iter().map(|id| names.name(*id)).collect::<Vec<_>>()),
            },
            Self::Table(key) => table_value(state, view, names, key),
            Self::Area(area, kept) => match view.places().find(|(place, ..)| place == area) {
                Some((_, _, tokens)) if *kept == Kept::Food => tokens.food.to_string(),
                Some((_, _, tokens)) => tokens.shelter.to_string(),
                None => "not in the row".to_owned(),
            },
            Self::TotalFood(ids) => {
                let animals = ids.iter().filter_map(|name| names.animal(name)).filter_map(|id| view.animal(id));
                animals.map(|animal| u32::from(animal.tokens())).sum::<u32>().to_string()
            }
            Self::Option(name) => new_world::OPTIONS
                .iter()
                .find(|spec| spec.name == name)
                .map_or_else(String::new, |spec| state.options().get(spec).to_owned()),
        }
    }
}

fn animal_value(view: &View, animal: &AnimalView, key: &str) -> String {
    let ids = |traits: Vec<Trait>| sorted(traits.into_iter().map(|t| t.id().to_owned()).collect());
    match key {
        "alive" => "true".to_owned(),
        "food" => animal.food.to_string(),
        "special" => animal.special.to_string(),
        "tokens" => animal.tokens().to_string(),
        "fat" => animal.fat().to_string(),
        "requirement" => animal.need.to_string(),
        "fed" => animal.is_fed().to_string(),
        "poisoned" => animal.poisoned.to_string(),
        "sheltered" => animal.sheltered.to_string(),
        "shelled_in" => animal.shelled_in.to_string(),
        "rotated" => ids(animal.rotated.iter().collect()),
        _ => {
            let singles = animal.stack.iter().map(|card| card.shows);
            ids(singles.chain(view.links_of(animal.id).map(|link| link.shows)).collect())
        }
    }
}

fn table_value(state: &State, view: &View, names: &impl Names, key: &str) -> String {
    match key {
        "area_row" => view.area_row.len().to_string(),
        "area_cards" => {
            bracketed(&view.area_row.iter().map(|card| area_id(view.areas.design(card.kind))).collect::<Vec<_>>())
        }
        "area_deck" => view.area_deck.to_string(),
        "areas_out" => view.areas_out.to_string(),
        "cards_out" => view.cards_out.to_string(),
        "deck" => view.deck.to_string(),
        "discard" => view.discard.to_string(),
        "first" => view.first.to_string(),
        "turn" => view.moment.active.to_string(),
        "epoch" => view.epoch.to_string(),
        "phase" => phase_name(view.moment.phase).to_owned(),
        "links" => {
            let link = |link: &new_world::view::LinkView| {
                link_text(link.shows, &names.name(link.first), &names.name(link.second))
            };
            sorted(view.links.iter().map(link).collect())
        }
        _ if state.need() == Need::Over => seats_text(state.standings().winners),
        _ => "the game is not over".to_owned(),
    }
}

fn link_text(shows: Trait, first: &str, second: &str) -> String {
    let swap = !is_directed(shows) && second < first;
    let (first, second) = if swap { (second, first) } else { (first, second) };
    format!("{}({first}+{second})", shows.id())
}

fn seats_text(seats: SeatSet) -> String {
    bracketed(&seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>())
}

fn bracketed(words: &[String]) -> String {
    format!("[{}]", words.join(", "))
}

fn sorted(mut words: Vec<String>) -> String {
    game::order::sort(&mut words);
    bracketed(&words)
}
