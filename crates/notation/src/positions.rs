//! What all families read alike in a position (section 4).

use game::{Seat, SeatSet};

use crate::fields::{Fields, list, number, seat_in, seat_of, seat_word};
use crate::names::Beings;
use crate::place::{Fault, Reading};
use crate::words::Word;
use crate::yaml::{Node, Text};

/// What a family has in its positions, as far as it matters before the set-up.
pub(crate) struct BeforeSetUp {
    /// Keys of the table that come after it.
    pub(crate) later: &'static [&'static str],
    /// What a round is called.
    pub(crate) round: &'static str,
    /// Keys of a seat.
    pub(crate) of_seats: &'static [&'static str],
}

impl BeforeSetUp {
    /// Refuses what has no place before the set-up.
    pub(crate) fn check(&self, fields: Fields<'_>, players: u8) -> Reading<()> {
        for key in self.later {
            if let Some(node) = fields.get(key) {
                return Err(Fault::new(node.place, format!("'{key}' has no place before the set-up")));
            }
        }
        if let Some(node) = fields.get(self.round)
            && number(node)? != 1
        {
            return Err(Fault::new(node.place, format!("the set-up is in {} 1", self.round)));
        }
        if let Some(node) = fields.get("seats") {
            for (seat, value) in Fields::of(node, "seats")?.iter() {
                seat_word(seat, players)?;
                Fields::of(value, "a seat")?.only(&[], self.of_seats, "a seat before the set-up")?;
            }
        }
        Ok(())
    }
}

/// Refuses a turn that is not the first player's after the set-up.
pub(crate) fn check_first_turn(fields: Fields<'_>, first: Seat, players: u8) -> Reading<()> {
    match fields.get("turn") {
        Some(node) if seat_in(node, players)? != first => {
            Err(Fault::new(node.place, "after the set-up the first player has the turn"))
        }
        _ => Ok(()),
    }
}

/// The seats that have passed.
pub(crate) fn read_passed(fields: Fields<'_>, players: u8) -> Reading<SeatSet> {
    let Some(node) = fields.get("passed") else { return Ok(SeatSet::EMPTY) };
    list(node, "passed")?.iter().map(|item| seat_in(item, players)).collect()
}

/// Reads the seats one after another, whatever their order in the file: what lives on them is numbered so.
pub(crate) fn read_seats<S: Default + Clone>(
    fields: Fields<'_>,
    players: u8,
    mut read: impl FnMut(Seat, &Node) -> Reading<S>,
) -> Reading<Vec<S>> {
    let mut seats = vec![S::default(); usize::from(players)];
    let Some(node) = fields.get("seats") else { return Ok(seats) };
    let given = Fields::of(node, "seats")?;
    for (key, _) in given.iter() {
        seat_word(key, players)?;
    }
    for (seat, placed) in Seat::all(players).zip(&mut seats) {
        if let Some(value) = given.get(&seat.to_string()) {
            *placed = read(seat, value)?;
        }
    }
    Ok(seats)
}

/// Refuses a name that nobody can have: not a word, a seat, a key of expectations, or one that is given already.
pub(crate) fn check_name(id: &Text, beings: Beings, keys: &[&str], is_taken: impl FnOnce(&str) -> bool) -> Reading<()> {
    check_new_name(&Word { place: id.place, text: id.text.clone() }, beings)?;
    if keys.contains(&id.text.as_str()) {
        let message = format!("'{}' is a key of expectations and cannot be the id of {}", id.text, beings.any);
        return Err(Fault::new(id.place, message));
    }
    if is_taken(&id.text) {
        return Err(Fault::new(id.place, format!("there is {} '{}' already", beings.any, id.text)));
    }
    Ok(())
}

/// Refuses a name that is not a word, or is that of a seat.
pub(crate) fn check_new_name(word: &Word, beings: Beings) -> Reading<()> {
    let mut letters = word.text.chars();
    let good = letters.next().is_some_and(char::is_alphabetic) && letters.all(char::is_alphanumeric);
    if !good {
        let message = format!("'{}' cannot be the id of {}", word.text, beings.any);
        return Err(Fault::new(word.place, message).help("a letter followed by letters or digits"));
    }
    if seat_of(&word.text).is_some() {
        let message = format!("'{}' is a seat and cannot be the id of {}", word.text, beings.any);
        return Err(Fault::new(word.place, message));
    }
    Ok(())
}
