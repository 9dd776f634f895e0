//! A game kept as text, to go on later.

use game::{Seat, Viewer};
use notation::Problem;
use notation::record::{Header, header_of, with_header};
use table::Occupant;

/// A game kept as text: a record that says who sits where and which dice are to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The record.
    pub record: String,
}

impl Saved {
    /// A record with these players and this seed for the dice to come; what is wrong with it if it cannot be read.
    pub fn new(record: &str, occupants: &[Occupant], seed: u64) -> Result<Self, Problem> {
        let record = with_header("game", record, |header| {
            header.seat(occupants);
            header.seed = Some(seed);
        })?;
        Ok(Self { record })
    }

    /// A game as the page kept it formerly: the seats beside the record, one in a line, as `person:Marta` or
    /// `bot:greedy:Wallace`.
    pub fn from_parts(record: &str, seats: &str, seed: u64) -> Option<Self> {
        let sits = |line: &str| match line.split_once(':')? {
            ("person", name) => Some(Occupant::Person { name: name.to_owned() }),
            ("bot", rest) => {
                let (plays, name) = rest.split_once(':')?;
                Some(Occupant::Bot { name: name.to_owned(), plays: plays.to_owned() })
            }
            _ => None,
        };
        let occupants = seats.lines().map(sits).collect::<Option<Vec<_>>>()?;
        Self::new(record, &occupants, seed).ok()
    }

    /// What is known about the game.
    pub fn header(&self) -> Option<Header> {
        header_of("game", &self.record).ok()
    }

    /// Who sits where, if it is written down.
    pub fn occupants(&self) -> Option<Vec<Occupant>> {
        self.header()?.occupants()
    }

    /// The seats of the people.
    pub fn people(&self) -> Vec<Seat> {
        let occupants = self.occupants().unwrap_or_default();
        let persons = occupants.iter().enumerate().filter(|(_, occupant)| !occupant.is_bot());
        persons.filter_map(|(place, _)| Seat::new(place)).collect()
    }

    /// The seat of the only person; a spectator if there are several or none.
    pub fn only_person(&self) -> Viewer {
        match self.people().as_slice() {
            [only] => Viewer::Seat(*only),
            _ => Viewer::Spectator,
        }
    }
}
