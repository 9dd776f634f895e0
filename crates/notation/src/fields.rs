//! Typed reading of values: an unknown key and a value of the wrong type are faults, never ignored.

use game::Seat;

use crate::place::{Fault, Place, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::{Node, Text, Value};

/// The entries of a map, looked up by key.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'n> {
    pub(crate) place: Place,
    entries: &'n [(Text, Node)],
}

impl<'n> Fields<'n> {
    /// The entries, if the value is a map.
    pub(crate) fn of(node: &'n Node, what: &str) -> Reading<Self> {
        match &node.value {
            Value::Map(entries) => Ok(Self { place: node.place, entries }),
            _ => Err(wrong(node, &format!("{what} must be a map of keys and values"))),
        }
    }

    /// Refuses keys outside the list. `elsewhere` names keys that exist in other editions.
    pub(crate) fn only(self, known: &[&str], elsewhere: &[&str], what: &str) -> Reading<Self> {
        for (key, _) in self.entries {
            let name = key.text.as_str();
            if known.contains(&name) {
                continue;
            }
            let fault = if elsewhere.contains(&name) {
                Fault::new(key.place, format!("'{name}' belongs to other editions, not to this one"))
            } else {
                Fault::new(key.place, format!("unknown key '{name}' in {what}"))
                    .maybe_help(did_you_mean(name, known.iter().copied()))
            };
            return Err(fault);
        }
        Ok(self)
    }

    pub(crate) fn get(self, key: &str) -> Option<&'n Node> {
        self.entries.iter().find(|(name, _)| name.text == key).map(|(_, node)| node)
    }

    pub(crate) fn need(self, key: &str) -> Reading<&'n Node> {
        self.get(key).ok_or_else(|| Fault::new(self.place, format!("the key '{key}' is missing")))
    }

    pub(crate) fn has(self, key: &str) -> bool {
        self.get(key).is_some()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = (&'n Text, &'n Node)> {
        self.entries.iter().map(|(key, node)| (key, node))
    }

    /// A number at a key, or this if the key is not there.
    pub(crate) fn number_or(self, key: &str, default: u8) -> Reading<u8> {
        self.get(key).map_or(Ok(default), number)
    }

    /// A truth value at a key, false if the key is not there.
    pub(crate) fn flag(self, key: &str) -> Reading<bool> {
        self.get(key).map_or(Ok(false), truth)
    }

    /// A seat at a key, or this if the key is not there.
    pub(crate) fn seat_or(self, key: &str, default: Seat, players: u8) -> Reading<Seat> {
        self.get(key).map_or(Ok(default), |node| seat_in(node, players))
    }
}

fn wrong(node: &Node, wanted: &str) -> Fault {
    let found = match &node.value {
        Value::Text(text) if text.text.is_empty() && text.plain => "nothing".to_owned(),
        Value::Text(text) => format!("'{}'", text.text.chars().take(40).collect::<String>()),
        Value::List(_) => "a list".to_owned(),
        Value::Map(_) => "a map".to_owned(),
    };
    Fault::new(node.place, format!("{wanted}, not {found}"))
}

/// A scalar, whatever it says.
pub(crate) fn scalar<'n>(node: &'n Node, what: &str) -> Reading<&'n Text> {
    match &node.value {
        Value::Text(text) => Ok(text),
        _ => Err(wrong(node, &format!("{what} must be one value"))),
    }
}

/// Text: not a number, not a truth value, not nothing (unless in quotation marks).
pub(crate) fn text<'n>(node: &'n Node, what: &str) -> Reading<&'n Text> {
    match &node.value {
        Value::Text(text) if !text.plain || !is_other_type(&text.text) => Ok(text),
        _ => Err(wrong(node, &format!("{what} must be text"))),
    }
}

fn is_other_type(text: &str) -> bool {
    matches!(text, "" | "~" | "null" | "Null" | "NULL" | "true" | "false" | "True" | "False")
        || text.parse::<f64>().is_ok_and(f64::is_finite)
}

/// A whole number from 0 to 255.
pub(crate) fn number(node: &Node) -> Reading<u8> {
    match &node.value {
        Value::Text(text) if text.plain && text.text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.text.parse().map_err(|_| wrong(node, "a number from 0 to 255 is needed here"))
        }
        _ => Err(wrong(node, "a whole number is needed here")),
    }
}

/// A whole number from 0 to 65535.
pub(crate) fn large_number(node: &Node) -> Reading<u16> {
    match &node.value {
        Value::Text(text) if text.plain && text.text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.text.parse().map_err(|_| wrong(node, "a number from 0 to 65535 is needed here"))
        }
        _ => Err(wrong(node, "a whole number is needed here")),
    }
}

/// Whether the value is written as a number.
pub(crate) fn is_number(node: &Node) -> bool {
    matches!(&node.value, Value::Text(text) if text.plain && text.text.parse::<f64>().is_ok())
}

/// True or false.
pub(crate) fn truth(node: &Node) -> Reading<bool> {
    match &node.value {
        Value::Text(text) if text.plain && text.text == "true" => Ok(true),
        Value::Text(text) if text.plain && text.text == "false" => Ok(false),
        _ => Err(wrong(node, "true or false is needed here")),
    }
}

/// The items of a list.
pub(crate) fn list<'n>(node: &'n Node, what: &str) -> Reading<&'n [Node]> {
    match &node.value {
        Value::List(items) => Ok(items),
        _ => Err(wrong(node, &format!("{what} must be a list"))),
    }
}

/// One item or a list of them.
pub(crate) fn one_or_more(node: &Node) -> &[Node] {
    match &node.value {
        Value::List(items) => items,
        _ => core::slice::from_ref(node),
    }
}

/// The seat with this name (`P1`), at a table of any size.
pub(crate) fn seat_of(word: &str) -> Option<Seat> {
    let number = word.strip_prefix('P')?;
    if number.len() != 1 {
        return None;
    }
    let number: usize = number.parse().ok()?;
    Seat::new(number.checked_sub(1)?)
}

/// A seat at a table of this many players.
pub(crate) fn seat_in(node: &Node, players: u8) -> Reading<Seat> {
    let text = scalar(node, "a seat")?;
    seat_word(text, players)
}

/// A seat at a table of this many players.
pub(crate) fn seat_word(text: &Text, players: u8) -> Reading<Seat> {
    let seat = seat_of(&text.text).ok_or_else(|| {
        Fault::new(text.place, format!("a seat is needed here, P1 to P{players}, not '{}'", text.text))
    })?;
    if seat.number() > players {
        return Err(Fault::new(text.place, format!("{seat} does not sit at this table of {players} players")));
    }
    Ok(seat)
}

/// One of the known words.
pub(crate) fn one_of<'k>(text: &Text, known: &[&'k str], what: &str) -> Reading<&'k str> {
    known.iter().copied().find(|word| *word == text.text).ok_or_else(|| {
        let help =
            did_you_mean(&text.text, known.iter().copied()).unwrap_or_else(|| format!("one of: {}", known.join(", ")));
        Fault::new(text.place, format!("unknown {what} '{}'", text.text)).help(help)
    })
}
