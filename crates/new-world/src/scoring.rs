//! Chapter End of the game: points and winners.

use game::{BySeat, EventSink, Seat, Standings};
use serde::{Deserialize, Serialize};

use crate::cards::Trait;
use crate::catalogue::Numbers;
use crate::event::{Event, Fact};
use crate::moment::{Phase, Step};
use crate::state::State;

/// The points of one seat, part by part (NW-END-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Breakdown {
    /// Three for each animal.
    pub animals: u16,
    /// One for each trait card.
    pub cards: u16,
    /// What some traits are worth besides.
    pub bonus: u16,
}

impl Breakdown {
    /// All points.
    pub fn total(self) -> u16 {
        self.animals + self.cards + self.bonus
    }
}

impl core::ops::Add for Breakdown {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { animals: self.animals + other.animals, cards: self.cards + other.cards, bonus: self.bonus + other.bonus }
    }
}

/// Points for an animal (NW-END-1).
pub(crate) const ANIMAL: u16 = 3;

/// Points for a card that shows this trait, with its extra points (NW-END-1).
pub fn card_points(numbers: &Numbers, shows: Trait) -> u16 {
    1 + u16::from(numbers.bonus(shows))
}

impl State {
    // NW-END-1: animals, their trait cards, and extra points; harmful traits for the bearer's owner (NW-HARM-2). NW-PAIR-8:
    // a pair card counts once, for its first animal here. NW-END-2: fat, hands and shelters count nothing.
    pub(crate) fn score(&self, seat: Seat) -> Breakdown {
        let mut points = Breakdown::default();
        for &id in self.row(seat) {
            points.animals += ANIMAL;
            for card in self.stack(id) {
                points.cards += 1;
                points.bonus += card_points(&self.numbers, card.shows) - 1;
            }
            for link in self.animal(id).links.iter().map(|link| self.link(link)).filter(|link| link.first == id) {
                points.cards += 1;
                points.bonus += card_points(&self.numbers, link.shows) - 1;
            }
        }
        points
    }

    // NW-END-3: most points, then most animals, then the victory is shared.
    pub(crate) fn count(&self) -> Standings {
        let (mut points, mut animals) = (BySeat::default(), BySeat::default());
        for seat in Seat::all(self.seats) {
            points[seat] = i32::from(self.score(seat).total());
            animals[seat] = i32::from(self.rows[seat].len());
        }
        Standings::new(self.seats, points, animals)
    }

    pub(crate) fn finish(&mut self, sink: &mut impl EventSink<Event>) {
        let winners = self.count().winners;
        self.winners = winners;
        self.moment.phase = Phase::Over;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::GameOver { winners }));
    }
}
