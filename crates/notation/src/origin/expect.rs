//! What a scenario of the family origin can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.

use game::{Game, Need, Seat, SeatSet, Viewer};
use origin::view::AnimalView;
use origin::{AnimalId, Location, State, Trait, View, World};

use crate::fields::{Fields, is_number, list, number, scalar, seat_in, seat_of, seat_word, text, truth};
use crate::origin::actions::{Names, is_directed};
use crate::origin::cards::{CardName, Written, card_name, is_hand, trait_named};
use crate::origin::commands::Known;
use crate::origin::grammar::Lexicon;
use crate::origin::locations::{location_name, location_named};
use crate::origin::position::{check_option, phase_name, phase_named, read_link};
use crate::place::{Fault, Reading};
use crate::report::Difference;
use crate::spelling::did_you_mean;
use crate::words::Word;
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
    Animal(String, AnimalKey),
    Seat(Seat, SeatKey),
    Table(TableKey),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AnimalKey {
    Alive,
    Food,
    Fat,
    Need,
    Fed,
    Traits,
    Stack,
    Hibernating,
    Poisoned,
    Paralysed,
    Remains,
    At,
    Spent,
    /// The same without Hibernation, whose card has a mark of its own (`last=N`): meant when the list does not name it.
    SpentButSleep,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SeatKey {
    HandSize,
    Hand,
    Discard,
    Score,
    Animals,
    Row,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum TableKey {
    Bank(Location),
    Deck,
    First,
    Turn,
    Round,
    Phase,
    LastRound,
    Winners,
    Links,
    TotalFood(Vec<String>),
    Option(String),
}

#[derive(Clone, Debug)]
enum Wanted {
    Text(String),
    Cards(Vec<CardName>),
}

/// Keys that stand for the table; no animal may have one of these names.
pub(crate) const TABLE_KEYS: &[&str] = &[
    "bank",
    "banks",
    "deck",
    "first",
    "turn",
    "round",
    "phase",
    "last_round",
    "winners",
    "links",
    "total_food",
    "options",
];
const OTHER_TABLE_KEYS: &[&str] =
    &["wh", "areas", "area_row", "area_deck", "areas_out", "cards_out", "discard", "removed", "epoch"];
const ANIMAL_KEYS: &[&str] = &[
    "alive",
    "food",
    "tokens",
    "fat",
    "need",
    "fed",
    "traits",
    "stack",
    "hibernating",
    "poisoned",
    "paralysed",
    "remains",
    "spent",
];
const CONTINENTS_ANIMAL_KEYS: &[&str] = &["at"];
const OTHER_ANIMAL_KEYS: &[&str] = &["special", "requirement", "sheltered", "rotated", "pop", "size"];
const SEAT_KEYS: &[&str] = &["hand", "discard", "score", "animals", "row"];
const OTHER_SEAT_KEYS: &[&str] = &["pool", "screen", "species", "must_choose_food_card"];

/// Reads a map of expectations.
pub(crate) fn read_expectation(node: &Node, lexicon: &Lexicon) -> Reading<Expectation> {
    let mut items = Vec::new();
    for (key, value) in Fields::of(node, "expectations")?.iter() {
        let name = key.text.as_str();
        let of_other_world = if lexicon.world == World::Pangea { "banks" } else { "bank" };
        if TABLE_KEYS.contains(&name) && name != of_other_world {
            read_table(name, value, lexicon, &mut items)?;
        } else if lexicon.is_known(name) {
            read_animal(lexicon.world, name, value, &mut items)?;
        } else if seat_of(name).is_some() {
            read_seat(seat_word(key, lexicon.players)?, value, lexicon, &mut items)?;
        } else if OTHER_TABLE_KEYS.contains(&name) || name == of_other_world {
            return Err(Fault::new(key.place, format!("'{name}' belongs to other editions, not to this one")));
        } else {
            let known = TABLE_KEYS.iter().copied().chain(lexicon.names.iter().map(String::as_str));
            return Err(Fault::new(key.place, format!("'{name}' is neither an animal, a seat nor a key"))
                .maybe_help(did_you_mean(name, known)));
        }
    }
    Ok(Expectation(items))
}

fn read_animal(world: World, name: &str, node: &Node, items: &mut Vec<Item>) -> Reading<()> {
    let mut add = |key: &str, what: AnimalKey, wanted: String| {
        items.push(Item {
            subject: format!("{name}.{key}"),
            what: What::Animal(name.to_owned(), what),
            wanted: Wanted::Text(wanted),
        });
    };
    if let Value::Text(text) = &node.value {
        if text.text == "dead" {
            add("alive", AnimalKey::Alive, "false".to_owned());
            return Ok(());
        }
        return Err(Fault::new(text.place, format!("'dead' or a map is needed here, not '{}'", text.text)));
    }
    let (known, other) = match world {
        World::Pangea => (ANIMAL_KEYS.to_vec(), [OTHER_ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat()),
        World::Continents => ([ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat(), OTHER_ANIMAL_KEYS.to_vec()),
    };
    let fields = Fields::of(node, "an animal")?.only(&known, &other, "an expected animal")?;
    for (key, value) in fields.iter() {
        let (what, wanted) = match key.text.as_str() {
            "alive" => (AnimalKey::Alive, truth(value)?.to_string()),
            "food" | "tokens" => (AnimalKey::Food, number(value)?.to_string()),
            "fat" => (AnimalKey::Fat, number(value)?.to_string()),
            "need" => (AnimalKey::Need, number(value)?.to_string()),
            "fed" => (AnimalKey::Fed, truth(value)?.to_string()),
            "traits" => (AnimalKey::Traits, sorted(read_traits(world, value, Marks::None)?)),
            "stack" => (AnimalKey::Stack, bracketed(&read_traits(world, value, Marks::Disabled)?)),
            "spent" => {
                let wanted = read_traits(world, value, Marks::None)?;
                let names_sleep = wanted.iter().any(|t| t == Trait::Hibernation.id());
                (if names_sleep { AnimalKey::Spent } else { AnimalKey::SpentButSleep }, sorted(wanted))
            }
            "hibernating" => (AnimalKey::Hibernating, truth(value)?.to_string()),
            "poisoned" => (AnimalKey::Poisoned, truth(value)?.to_string()),
            "paralysed" => (AnimalKey::Paralysed, truth(value)?.to_string()),
            "at" => {
                let name = text(value, "at")?;
                let at = location_named(&Word { place: name.place, text: name.text.clone() })?;
                (AnimalKey::At, location_name(at).to_owned())
            }
            _ => (AnimalKey::Remains, truth(value)?.to_string()),
        };
        add(&key.text, what, wanted);
    }
    Ok(())
}

/// Which marks traits may carry in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    None,
    Disabled,
}

const DISABLED: &str = "(disabled)";

fn read_traits(world: World, node: &Node, marks: Marks) -> Reading<Vec<String>> {
    list(node, "traits")?
        .iter()
        .map(|item| {
            let name = text(item, "a trait")?;
            let bare = name.text.strip_suffix(DISABLED).filter(|_| marks == Marks::Disabled);
            let found = trait_named(bare.unwrap_or(&name.text), name.place, world)?;
            if found.is_pair() {
                return Err(Fault::new(
                    name.place,
                    format!("'{}' is a pair trait; expect it under 'links'", name.text),
                ));
            }
            Ok(if bare.is_some() { format!("{}{DISABLED}", found.id()) } else { found.id().to_owned() })
        })
        .collect()
}

fn read_seat(seat: Seat, node: &Node, lexicon: &Lexicon, items: &mut Vec<Item>) -> Reading<()> {
    let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "an expected seat")?;
    for (key, value) in fields.iter() {
        let (what, wanted) = match key.text.as_str() {
            "hand" if is_number(value) => (SeatKey::HandSize, Wanted::Text(number(value)?.to_string())),
            "hand" => {
                let cards: Reading<Vec<CardName>> = list(value, "a hand that is not a number")?
                    .iter()
                    .map(|item| text(item, "a card").and_then(|name| card_name(&name.text, name.place, lexicon.world)))
                    .collect();
                (SeatKey::Hand, Wanted::Cards(cards?))
            }
            "discard" => (SeatKey::Discard, Wanted::Text(number(value)?.to_string())),
            "score" => (SeatKey::Score, Wanted::Text(number(value)?.to_string())),
            "animals" => (SeatKey::Animals, Wanted::Text(number(value)?.to_string())),
            _ => {
                let ids: Reading<Vec<String>> =
                    list(value, "row")?.iter().map(|item| lexicon.animal(text(item, "an animal")?)).collect();
                (SeatKey::Row, Wanted::Text(bracketed(&ids?)))
            }
        };
        items.push(Item { subject: format!("{seat}.{}", key.text), what: What::Seat(seat, what), wanted });
    }
    Ok(())
}

fn read_table(key: &str, value: &Node, lexicon: &Lexicon, items: &mut Vec<Item>) -> Reading<()> {
    let mut add = |subject: &str, what: TableKey, wanted: String| {
        items.push(Item { subject: subject.to_owned(), what: What::Table(what), wanted: Wanted::Text(wanted) });
    };
    let seat = |node: &Node| seat_in(node, lexicon.players);
    match key {
        "bank" => add(key, TableKey::Bank(Location::ONLY), number(value)?.to_string()),
        "banks" => {
            for (name, value) in Fields::of(value, "banks")?.iter() {
                let at = location_named(&Word { place: name.place, text: name.text.clone() })?;
                add(&format!("banks.{}", name.text), TableKey::Bank(at), number(value)?.to_string());
            }
        }
        "deck" => add(key, TableKey::Deck, number(value)?.to_string()),
        "round" => add(key, TableKey::Round, number(value)?.to_string()),
        "first" => add(key, TableKey::First, seat(value)?.to_string()),
        "turn" => add(key, TableKey::Turn, seat(value)?.to_string()),
        "phase" => {
            let phase = phase_named(text(value, "phase")?)?;
            add(key, TableKey::Phase, phase_name(phase).to_owned());
        }
        "last_round" => add(key, TableKey::LastRound, truth(value)?.to_string()),
        "winners" => {
            let winners: Reading<SeatSet> = list(value, "winners")?.iter().map(seat).collect();
            add(key, TableKey::Winners, seats_text(winners?));
        }
        "links" => {
            let mut links = Vec::new();
            for item in list(value, "links")? {
                let (shows, first, second) = read_link(lexicon.world, item, &lexicon.names)?;
                links.push(link_text(shows, &lexicon.names[first], &lexicon.names[second]));
            }
            add(key, TableKey::Links, sorted(links));
        }
        "total_food" => {
            let fields = Fields::of(value, "total_food")?.only(&["of", "is"], &[], "total_food")?;
            let ids: Reading<Vec<String>> =
                list(fields.need("of")?, "of")?.iter().map(|item| lexicon.animal(text(item, "an animal")?)).collect();
            add(key, TableKey::TotalFood(ids?), number(fields.need("is")?)?.to_string());
        }
        _ => {
            for (name, value) in Fields::of(value, "options")?.iter() {
                check_option(name, lexicon.world)?;
                let wanted = scalar(value, "the value of an option")?;
                super::position::set_option(lexicon.world, &mut origin::Options::default(), name, wanted)?;
                add(&name.text, TableKey::Option(name.text.clone()), wanted.text.clone());
            }
        }
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
                let expected = sorted(wanted.iter().map(|card| card.text()).collect());
                (expected, sorted(hand.iter().map(|card| Written(*card).to_string()).collect()))
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
            Self::Animal(name, key) => {
                let animal = names.animal(name).and_then(|id| view.animal(id));
                match animal {
                    None if *key == AnimalKey::Alive => "false".to_owned(),
                    None => "dead".to_owned(),
                    Some(animal) => key.actual(animal, view.round),
                }
            }
            Self::Seat(seat, key) => match key {
                SeatKey::HandSize | SeatKey::Hand => view.hands[*seat].to_string(),
                SeatKey::Discard => view.discards[*seat].to_string(),
                SeatKey::Score => state.breakdown(*seat).total().to_string(),
                SeatKey::Animals => view.row(*seat).filter(|animal| !animal.remains).count().to_string(),
                SeatKey::Row => bracketed(&view.row(*seat).map(|animal| names.name(animal.id)).collect::<Vec<_>>()),
            },
            Self::Table(key) => key.actual(state, view, names),
        }
    }
}

impl AnimalKey {
    fn actual(self, animal: &AnimalView, round: u8) -> String {
        let traits = |wanted: &dyn Fn(Trait) -> bool| -> Vec<String> {
            let shown = animal.stack.iter().map(|card| card.shows).filter(|t| wanted(*t));
            shown.map(|t| t.id().to_owned()).collect()
        };
        match self {
            Self::Alive => (!animal.remains).to_string(),
            Self::Food => animal.food().to_string(),
            Self::Fat => animal.fat().to_string(),
            Self::Need => animal.need().to_string(),
            Self::Fed => animal.is_fed().to_string(),
            Self::Traits => sorted(traits(&|_| true)),
            Self::Stack => {
                let mut stack = traits(&|_| true);
                for lame in stack.iter_mut().take(animal.disabled()) {
                    lame.push_str(DISABLED);
                }
                bracketed(&stack)
            }
            Self::At => location_name(animal.at).to_owned(),
            Self::Spent => sorted(traits(&|t| animal.is_spent(t, round))),
            Self::SpentButSleep => sorted(traits(&|t| t != Trait::Hibernation && animal.is_spent(t, round))),
            Self::Hibernating => animal.hibernating.to_string(),
            Self::Poisoned => animal.poisoned.to_string(),
            Self::Paralysed => animal.paralysed.to_string(),
            Self::Remains => animal.remains.to_string(),
        }
    }
}

impl TableKey {
    fn actual(&self, state: &State, view: &View, names: &impl Names) -> String {
        match self {
            Self::Bank(at) => view.banks[at.index()].to_string(),
            Self::Deck => view.deck.to_string(),
            Self::First => view.first.to_string(),
            Self::Turn => view.moment.active.to_string(),
            Self::Round => view.round.to_string(),
            Self::Phase => phase_name(view.moment.phase).to_owned(),
            Self::LastRound => view.last_round.to_string(),
            Self::Winners if state.need() == Need::Over => seats_text(state.standings().winners),
            Self::Winners => "the game is not over".to_owned(),
            Self::Links => {
                let link = |link: &origin::view::LinkView| {
                    link_text(link.shows, &names.name(link.first), &names.name(link.second))
                };
                sorted(view.links.iter().map(link).collect())
            }
            Self::TotalFood(ids) => {
                let food = |id: AnimalId| view.animal(id).map_or(0, |animal| u32::from(animal.food()));
                ids.iter().filter_map(|name| names.animal(name)).map(food).sum::<u32>().to_string()
            }
            Self::Option(name) => origin::CONTINENTS_OPTIONS
                .iter()
                .find(|spec| spec.name == name)
                .map_or_else(String::new, |spec| state.options().get(spec).to_owned()),
        }
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
