//! Names that a scenario gives to animals and species, and other words that all families read alike.

use game::{RuleId, Seat};

use crate::fields::seat_of;
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::Text;

/// What lives on the tables of a family, in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beings {
    /// One of them: `animal`.
    pub(crate) one: &'static str,
    /// The same with its article.
    pub(crate) any: &'static str,
    /// All of them.
    pub(crate) all: &'static str,
}

/// Animals.
pub(crate) const ANIMALS: Beings = Beings { one: "animal", any: "an animal", all: "animals" };
/// Species.
pub(crate) const SPECIES: Beings = Beings { one: "species", any: "a species", all: "species" };

impl Beings {
    /// What could have been meant instead of a name.
    pub(crate) fn suggestion(self, names: &[String], name: &str) -> Option<String> {
        did_you_mean(name, names.iter().map(String::as_str))
            .or_else(|| (!names.is_empty()).then(|| format!("the {} are: {}", self.all, names.join(", "))))
    }

    /// A name that is known.
    pub(crate) fn named(self, names: &[String], text: &Text) -> Reading<String> {
        if names.contains(&text.text) {
            return Ok(text.text.clone());
        }
        let fault = Fault::new(text.place, format!("unknown {} '{}'", self.one, text.text));
        Err(fault.maybe_help(self.suggestion(names, &text.text)))
    }

    /// A name that is known, or two of them with `+` between.
    pub(crate) fn one_or_pair(self, names: &[String], text: &Text) -> Reading<String> {
        let Some((first, second)) = text.text.split_once('+') else { return self.named(names, text) };
        let right = text.place.right(first.chars().count() + 1);
        self.named(names, &Text { text: first.to_owned(), ..text.clone() })?;
        self.named(names, &Text { text: second.to_owned(), place: right, plain: true })?;
        Ok(text.text.clone())
    }
}

/// The seat of `turn P2`; nothing if the text is not about a turn.
pub(crate) fn turn_of(text: &Text, players: u8) -> Option<Reading<Seat>> {
    let seat = text.text.strip_prefix("turn ")?;
    let found = seat_of(seat).filter(|seat| seat.number() <= players);
    Some(found.ok_or_else(|| Fault::new(text.place.right(5), format!("'{seat}' does not sit at this table"))))
}

/// Refuses an id that is neither a rule nor a group of rules.
pub(crate) fn check_rule<R: RuleId>(text: &Text) -> Reading<()> {
    if R::ALL.iter().any(|rule| rule.is_meant_by(&text.text)) {
        return Ok(());
    }
    let known = R::ALL.iter().map(|rule| rule.id());
    Err(Fault::new(text.place, format!("unknown rule '{}'", text.text)).maybe_help(did_you_mean(&text.text, known)))
}
