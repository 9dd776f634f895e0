//! What a scenario of the family origin can expect (section 7).
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.

use game::{Game, Seat, Viewer};
use origin::view::AnimalView;
use origin::{AnimalId, Location, Modules, State, Trait, View};

use crate::expectation::{self, Expecting, bracketed, link_text, sorted, winners};
use crate::fields::{Fields, is_number, list, number, scalar, seat_in, text, truth};
use crate::names::{ANIMALS, Beings};
use crate::origin::actions::{Names, is_directed};
use crate::origin::cards::{CardName, Written, card_name, is_hand, trait_named};
use crate::origin::grammar::Lexicon;
use crate::origin::locations::{location_name, location_named};
use crate::origin::position::{check_option, phase_name, phase_named, read_link};
use crate::place::{Fault, Reading};
use crate::report::Difference;
use crate::words::Word;
use crate::yaml::Node;

/// What is expected at one moment.
pub(crate) type Expectation = expectation::Expectation<What, CardName>;

/// What a line is about.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Animal(String, AnimalKey),
    Seat(Seat, SeatKey),
    Table(TableKey),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnimalKey {
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
pub(crate) enum SeatKey {
    HandSize,
    Discard,
    Score,
    Animals,
    Row,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableKey {
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

const TABLE_KEYS: &[&str] = &[
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
        let of_other_world = if self.modules.is_divided() { "bank" } else { "banks" };
        OTHER_TABLE_KEYS.contains(&key) || key == of_other_world
    }

    fn read_being(&self, name: &str, node: Option<&Node>, into: &mut Expectation) -> Reading<()> {
        let mut add = |key: &str, what: AnimalKey, wanted: String| {
            into.add(format!("{name}.{key}"), What::Animal(name.to_owned(), what), wanted);
        };
        let Some(node) = node else {
            add("alive", AnimalKey::Alive, "false".to_owned());
            return Ok(());
        };
        let modules = self.modules;
        let (known, other) = if modules.is_divided() {
            ([ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat(), OTHER_ANIMAL_KEYS.to_vec())
        } else {
            (ANIMAL_KEYS.to_vec(), [OTHER_ANIMAL_KEYS, CONTINENTS_ANIMAL_KEYS].concat())
        };
        let fields = Fields::of(node, "an animal")?.only(&known, &other, "an expected animal")?;
        for (key, value) in fields.iter() {
            let (what, wanted) = match key.text.as_str() {
                "alive" => (AnimalKey::Alive, truth(value)?.to_string()),
                "food" | "tokens" => (AnimalKey::Food, number(value)?.to_string()),
                "fat" => (AnimalKey::Fat, number(value)?.to_string()),
                "need" => (AnimalKey::Need, number(value)?.to_string()),
                "fed" => (AnimalKey::Fed, truth(value)?.to_string()),
                "traits" => (AnimalKey::Traits, sorted(read_traits(modules, value, Marks::None)?)),
                "stack" => (AnimalKey::Stack, bracketed(&read_traits(modules, value, Marks::Disabled)?)),
                "spent" => {
                    let wanted = read_traits(modules, value, Marks::None)?;
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

    fn read_seat(&self, seat: Seat, node: &Node, into: &mut Expectation) -> Reading<()> {
        let fields = Fields::of(node, "a seat")?.only(SEAT_KEYS, OTHER_SEAT_KEYS, "an expected seat")?;
        for (key, value) in fields.iter() {
            let (what, wanted) = match key.text.as_str() {
                "hand" if is_number(value) => (SeatKey::HandSize, number(value)?.to_string()),
                "hand" => {
                    let card = |item: &Node| {
                        text(item, "a card").and_then(|name| card_name(&name.text, name.place, self.modules))
                    };
                    let cards = list(value, "a hand that is not a number")?.iter().map(card).collect::<Reading<_>>()?;
                    into.add_hand(seat, cards);
                    continue;
                }
                "discard" => (SeatKey::Discard, number(value)?.to_string()),
                "score" => (SeatKey::Score, number(value)?.to_string()),
                "animals" => (SeatKey::Animals, number(value)?.to_string()),
                _ => (SeatKey::Row, bracketed(&self.read_names(value, "row")?)),
            };
            into.add(format!("{seat}.{}", key.text), What::Seat(seat, what), wanted);
        }
        Ok(())
    }

    fn read_table(&self, key: &str, value: &Node, into: &mut Expectation) -> Reading<()> {
        let mut add = |subject: &str, what: TableKey, wanted: String| into.add(subject, What::Table(what), wanted);
        let seat = |node: &Node| seat_in(node, self.players);
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
            "winners" => add(key, TableKey::Winners, self.read_winners(value)?),
            "links" => {
                let mut links = Vec::new();
                for item in list(value, "links")? {
                    let (shows, first, second) = read_link(self.modules, item, &self.names)?;
                    let (first, second) = (&self.names[first], &self.names[second]);
                    links.push(link_text(shows.id(), is_directed(shows), first, second));
                }
                add(key, TableKey::Links, sorted(links));
            }
            "total_food" => {
                let (of, is) = self.read_total_food(value)?;
                add(key, TableKey::TotalFood(of), is);
            }
            _ => {
                for (name, value) in Fields::of(value, "options")?.iter() {
                    check_option(name, self.modules)?;
                    let wanted = scalar(value, "the value of an option")?;
                    super::position::set_option(self.modules, &mut origin::Options::default(), name, wanted)?;
                    add(&name.text, TableKey::Option(name.text.clone()), wanted.text.clone());
                }
            }
        }
        Ok(())
    }
}

/// Which marks traits may carry in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    None,
    Disabled,
}

const DISABLED: &str = "(disabled)";

fn read_traits(modules: Modules, node: &Node, marks: Marks) -> Reading<Vec<String>> {
    list(node, "traits")?
        .iter()
        .map(|item| {
            let name = text(item, "a trait")?;
            let bare = name.text.strip_suffix(DISABLED).filter(|_| marks == Marks::Disabled);
            let found = trait_named(bare.unwrap_or(&name.text), name.place, modules)?;
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

/// What is not as expected.
pub(crate) fn differences(expected: &Expectation, state: &State, names: &impl Names) -> Vec<Difference> {
    let view = state.view(Viewer::Spectator);
    let hand = |seat: Seat, wanted: &[CardName]| {
        let hand = state.view(Viewer::Seat(seat)).own.map(|own| own.hand).unwrap_or_default();
        let words = || hand.iter().map(|card| Written(*card).to_string()).collect();
        (!is_hand(wanted, &hand)).then(|| [wanted.iter().map(|card| card.text()).collect(), words()])
    };
    expected.differences(|what| what.actual(state, &view, names), hand)
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
                SeatKey::HandSize => view.hands[*seat].to_string(),
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
            Self::Winners => winners(state),
            Self::Links => {
                let link = |link: &origin::view::LinkView| {
                    let (first, second) = (names.name(link.first), names.name(link.second));
                    link_text(link.shows.id(), is_directed(link.shows), &first, &second)
                };
                sorted(view.links.iter().map(link).collect())
            }
            Self::TotalFood(ids) => {
                let food = |id: AnimalId| view.animal(id).map_or(0, |animal| u32::from(animal.food()));
                ids.iter().filter_map(|name| names.animal(name)).map(food).sum::<u32>().to_string()
            }
            Self::Option(name) => state
                .modules()
                .options()
                .find(|spec| spec.name == name)
                .map_or_else(String::new, |spec| state.options().get(spec).to_owned()),
        }
    }
}
