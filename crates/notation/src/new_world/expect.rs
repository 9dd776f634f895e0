//! What a scenario of New World can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.

use editions::new_world_decks::area_id;
use game::{Game, Seat, Viewer};
use new_world::view::AnimalView;
use new_world::{Place as Area, State, Trait, View};

use crate::expectation::{self, Expecting, bracketed, key_of, link_text, sorted, winners};
use crate::fields::{Fields, is_number, large_number, list, number, one_of, scalar, seat_in, text, truth};
use crate::names::{ANIMALS, Beings};
use crate::new_world::actions::{Names, is_directed};
use crate::new_world::areas::{area_named, card_named};
use crate::new_world::cards::{CardName, card_name, is_hand, trait_named, written};
use crate::new_world::grammar::Lexicon;
use crate::new_world::position::{PHASES, phase_name, read_link, set_option};
use crate::place::Reading;
use crate::report::Difference;
use crate::yaml::Node;

/// What is expected at one moment.
pub(crate) type Expectation = expectation::Expectation<What, CardName>;

/// What a line is about.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Animal(String, &'static str),
    Seat(Seat, &'static str),
    Table(&'static str),
    Area(Area, Kept),
    TotalFood(Vec<String>),
    Option(String),
}

/// What lies on an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    Food,
    Shelter,
}

const TABLE_KEYS: &[&str] = &[
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

impl Expecting for Lexicon {
    const BEINGS: Beings = ANIMALS;
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
            into.add(format!("{name}.{key}"), What::Animal(name.to_owned(), key), wanted);
        };
        let Some(node) = node else {
            add("alive", "false".to_owned());
            return Ok(());
        };
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
                let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).chain(["game_over"]).collect();
                into.add(key, what, one_of(text(value, "phase")?, &names, "phase")?.to_owned());
            }
            "winners" => into.add(key, what, self.read_winners(value)?),
            "areas" => {
                for (name, value) in Fields::of(value, "areas")?.iter() {
                    let area = area_named(&name.text, name.place)?;
                    let fields = Fields::of(value, "an area")?.only(&["food", "shelter"], &[], "an expected area")?;
                    for (key, value) in fields.iter() {
                        let kept = if key.text == "food" { Kept::Food } else { Kept::Shelter };
                        let subject = format!("areas.{}.{}", name.text, key.text);
                        into.add(subject, What::Area(area, kept), number(value)?.to_string());
                    }
                }
            }
            "area_row" if !is_number(value) => {
                let card = |item: &Node| card_named(text(item, "an area card")?).map(|design| area_id(&design));
                let cards = list(value, "area_row")?.iter().map(card).collect::<Reading<Vec<String>>>()?;
                into.add(key, What::Table("area_cards"), bracketed(&cards));
            }
            "links" => {
                let mut links = Vec::new();
                for item in list(value, "links")? {
                    let (shows, first, second) = read_link(item, &self.names)?;
                    let (first, second) = (&self.names[first], &self.names[second]);
                    links.push(link_text(shows.id(), is_directed(shows), first, second));
                }
                into.add(key, what, sorted(links));
            }
            "total_food" => {
                let (of, is) = self.read_total_food(value)?;
                into.add(key, What::TotalFood(of), is);
            }
            "options" => {
                for (name, value) in Fields::of(value, "options")?.iter() {
                    let wanted = scalar(value, "the value of an option")?;
                    set_option(&mut new_world::Options::default(), name, wanted)?;
                    into.add(&name.text, What::Option(name.text.clone()), wanted.text.clone());
                }
            }
            _ => into.add(key, what, number(value)?.to_string()),
        }
        Ok(())
    }
}

/// What is not as expected.
pub(crate) fn differences(expected: &Expectation, state: &State, names: &impl Names) -> Vec<Difference> {
    let view = state.view(Viewer::Spectator);
    let hand = |seat: Seat, wanted: &[CardName]| {
        let hand = state.view(Viewer::Seat(seat)).own.map(|own| own.hand).unwrap_or_default();
        (!is_hand(wanted, &hand)).then(|| [wanted.iter().map(|card| card.text()).collect(), written(hand)])
    };
    expected.differences(|what| what.actual(state, &view, names), hand)
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
                let (first, second) = (names.name(link.first), names.name(link.second));
                link_text(link.shows.id(), is_directed(link.shows), &first, &second)
            };
            sorted(view.links.iter().map(link).collect())
        }
        _ => winners(state),
    }
}
