//! What came of a game, for whoever keeps results.

use game::{Occupant, Seat};
use protocol::{PersonId, Phase, Rules};

use crate::people::Who;
use crate::room::Room;

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// What was played.
    pub rules: Rules,
    /// The seats in order.
    pub seats: Vec<FinishedSeat>,
    /// Whether a decision was taken back.
    pub is_undone: bool,
    /// The game as it was played; people are called by their seats.
    pub record: String,
}

/// A seat of a game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedSeat {
    /// Which.
    pub seat: Seat,
    /// Whose it was.
    pub person: Option<PersonId>,
    /// The bot that it belonged to.
    pub plays: Option<String>,
    /// The name that was shown.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The place; 1 has won.
    pub place: u8,
    /// The share of the victory.
    pub share: f64,
    /// The traits it has had in play, by their names in the notation.
    pub traits: Vec<String>,
}

impl Room {
    /// Whether the game is over also for those who watch with a delay.
    pub fn is_over_for_all(&self) -> bool {
        self.phase == Phase::Over && (!self.has_delay() || self.shown_later.phase == Phase::Over)
    }

    /// What came of the game, when it is over for everybody.
    pub fn finished(&self) -> Option<Finished> {
        let play = self.play.as_ref().filter(|_| self.is_over_for_all())?;
        let ended = play.result();
        let standings = ended.standings;
        let places = standings.places();
        let occupants = self.people.occupants();
        let seats = self.people.seats().zip(&occupants).map(|((seat, chair), occupant)| FinishedSeat {
            seat,
            person: chair.person(),
            plays: match &chair.who {
                Who::Bot { plays, .. } => Some(plays.clone()),
                Who::Person(_) | Who::Nobody => None,
            },
            name: occupant.name().to_owned(),
            points: standings.points[seat],
            place: places[seat],
            share: standings.share(seat),
            traits: ended
                .traits
                .iter()
                .filter(|(owner, _)| *owner == seat)
                .map(|(_, name)| (*name).to_owned())
                .collect(),
        });
        let nameless = |(place, occupant): (usize, &Occupant)| match occupant {
            Occupant::Person { .. } => Occupant::Person { name: Seat::wrapping(place).to_string() },
            Occupant::Bot { .. } => occupant.clone(),
        };
        let nameless: Vec<Occupant> = occupants.iter().enumerate().map(nameless).collect();
        let record = play.record(&nameless, self.disclosure());
        Some(Finished { rules: self.rules.clone(), seats: seats.collect(), is_undone: self.is_undone, record })
    }
}
