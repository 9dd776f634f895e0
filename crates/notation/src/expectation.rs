//! What a scenario expects (section 7): what is common to all families.
//!
//! Every expectation becomes a line: what it is about, and the value as text. It holds if the game gives the same text.

use game::{Game, Need, Seat, SeatSet};

use crate::fields::{Fields, list, number, seat_in, seat_of, seat_word, text};
use crate::names::Beings;
use crate::place::{Fault, Reading};
use crate::report::Difference;
use crate::spelling::did_you_mean;
use crate::yaml::{Node, Value};

/// What is expected at one moment. A family says what a line can be about (`W`) and how a card is named (`C`).
#[derive(Clone, Debug)]
pub(crate) struct Expectation<W, C>(Vec<Item<W, C>>);

#[derive(Clone, Debug)]
struct Item<W, C> {
    /// What it is about, as shown: `T.traits`.
    subject: String,
    wanted: Wanted<W, C>,
}

#[derive(Clone, Debug)]
enum Wanted<W, C> {
    Text(W, String),
    Hand(Seat, Vec<C>),
}

impl<W, C> Default for Expectation<W, C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<W, C> Expectation<W, C> {
    /// A value is expected to read so.
    pub(crate) fn add(&mut self, subject: impl Into<String>, what: W, wanted: String) {
        self.0.push(Item { subject: subject.into(), wanted: Wanted::Text(what, wanted) });
    }

    /// A hand is expected to be this.
    pub(crate) fn add_hand(&mut self, seat: Seat, cards: Vec<C>) {
        self.0.push(Item { subject: format!("{seat}.hand"), wanted: Wanted::Hand(seat, cards) });
    }

    /// What is not as expected. `hand` gives the cards that were wanted and those that are there, if they differ.
    pub(crate) fn differences(
        &self,
        actual: impl Fn(&W) -> String,
        hand: impl Fn(Seat, &[C]) -> Option<[Vec<String>; 2]>,
    ) -> Vec<Difference> {
        let difference = |item: &Item<W, C>| {
            let (expected, actual) = match &item.wanted {
                Wanted::Text(what, wanted) => (wanted.clone(), actual(what)),
                Wanted::Hand(seat, wanted) => {
                    let [wanted, there] = hand(*seat, wanted)?;
                    (sorted(wanted), sorted(there))
                }
            };
            (expected != actual).then(|| Difference { subject: item.subject.clone(), expected, actual })
        };
        self.0.iter().filter_map(difference).collect()
    }
}

/// Reads the expectations of a family.
pub(crate) trait Expecting {
    /// What lives on its tables.
    const BEINGS: Beings;
    /// Keys that stand for the table; nobody may have one of these names.
    const TABLE_KEYS: &'static [&'static str];
    /// What a line can be about.
    type What;
    /// How a card is named.
    type Card;

    /// The names so far.
    fn names(&self) -> &[String];
    /// Number of seats.
    fn players(&self) -> u8;
    /// Whether the key belongs to other editions.
    fn is_elsewhere(&self, key: &str) -> bool;
    /// Reads what is expected of the table.
    fn read_table(&self, key: &str, value: &Node, into: &mut Expectation<Self::What, Self::Card>) -> Reading<()>;
    /// Reads what is expected of an animal or a species; none if it is to be dead.
    fn read_being(
        &self,
        name: &str,
        node: Option<&Node>,
        into: &mut Expectation<Self::What, Self::Card>,
    ) -> Reading<()>;
    /// Reads what is expected of a seat.
    fn read_seat(&self, seat: Seat, node: &Node, into: &mut Expectation<Self::What, Self::Card>) -> Reading<()>;

    /// Reads a map of expectations.
    fn read(&self, node: &Node) -> Reading<Expectation<Self::What, Self::Card>> {
        let mut items = Expectation::default();
        for (key, value) in Fields::of(node, "expectations")?.iter() {
            let name = key.text.as_str();
            if Self::TABLE_KEYS.contains(&name) && !self.is_elsewhere(name) {
                self.read_table(name, value, &mut items)?;
            } else if self.names().contains(&key.text) {
                self.read_being(name, living(value)?, &mut items)?;
            } else if seat_of(name).is_some() {
                self.read_seat(seat_word(key, self.players())?, value, &mut items)?;
            } else if self.is_elsewhere(name) {
                return Err(Fault::new(key.place, format!("'{name}' belongs to other editions, not to this one")));
            } else {
                let known = Self::TABLE_KEYS.iter().copied().chain(self.names().iter().map(String::as_str));
                let fault = format!("'{name}' is neither {}, a seat nor a key", Self::BEINGS.any);
                return Err(Fault::new(key.place, fault).maybe_help(did_you_mean(name, known)));
            }
        }
        Ok(items)
    }

    /// Names in a list.
    fn read_names(&self, node: &Node, what: &str) -> Reading<Vec<String>> {
        let named = |item: &Node| Self::BEINGS.named(self.names(), text(item, Self::BEINGS.any)?);
        list(node, what)?.iter().map(named).collect()
    }

    /// The names and the number of `total_food`.
    fn read_total_food(&self, node: &Node) -> Reading<(Vec<String>, String)> {
        let fields = Fields::of(node, "total_food")?.only(&["of", "is"], &[], "total_food")?;
        Ok((self.read_names(fields.need("of")?, "of")?, number(fields.need("is")?)?.to_string()))
    }

    /// The seats of `winners`.
    fn read_winners(&self, node: &Node) -> Reading<String> {
        let seats: Reading<SeatSet> = list(node, "winners")?.iter().map(|node| seat_in(node, self.players())).collect();
        Ok(seats_text(seats?))
    }
}

/// What is said about an animal or a species that lives; none of one that is to be dead.
fn living(node: &Node) -> Reading<Option<&Node>> {
    match &node.value {
        Value::Text(text) if text.text == "dead" => Ok(None),
        Value::Text(text) => {
            Err(Fault::new(text.place, format!("'dead' or a map is needed here, not '{}'", text.text)))
        }
        _ => Ok(Some(node)),
    }
}

/// The key as a static string.
pub(crate) fn key_of(known: &[&'static str], key: &str) -> &'static str {
    known.iter().copied().find(|name| *name == key).unwrap_or("")
}

/// The winners of a game that is over.
pub(crate) fn winners(game: &impl Game) -> String {
    if game.need() == Need::Over { seats_text(game.standings().winners) } else { "the game is not over".to_owned() }
}

/// A pair card as it is compared; the names in their order where it has no direction.
pub(crate) fn link_text(id: &str, is_directed: bool, first: &str, second: &str) -> String {
    let swap = !is_directed && second < first;
    let (first, second) = if swap { (second, first) } else { (first, second) };
    format!("{id}({first}+{second})")
}

fn seats_text(seats: SeatSet) -> String {
    bracketed(&seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>())
}

/// A list as text.
pub(crate) fn bracketed(words: &[String]) -> String {
    format!("[{}]", words.join(", "))
}

/// A list as text whose order does not matter.
pub(crate) fn sorted(mut words: Vec<String>) -> String {
    game::order::sort(&mut words);
    bracketed(&words)
}
