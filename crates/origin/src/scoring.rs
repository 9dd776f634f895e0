//! Chapter Scoring, and the end of the game.

use game::{BySeat, EventSink, Seat, SeatSet, Standings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Location, Trait};
use crate::event::{Event, Fact};
use crate::moment::{Phase, Step};
use crate::setup::RollOff;
use crate::state::State;

/// The points of one seat, part by part (ORI-SCORE-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Breakdown {
    /// Two for each animal.
    pub animals: u16,
    /// One for each trait card.
    pub cards: u16,
    /// What some traits are worth besides.
    pub bonus: u16,
    /// One for each animal in the Ocean (CON-SCORE-1).
    pub ocean: u16,
}

impl Breakdown {
    /// All points.
    pub fn total(self) -> u16 {
        self.animals + self.cards + self.bonus + self.ocean
    }
}

impl core::ops::Add for Breakdown {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            animals: self.animals + other.animals,
            cards: self.cards + other.cards,
            bonus: self.bonus + other.bonus,
            ocean: self.ocean + other.ocean,
        }
    }
}

/// Points for an animal (ORI-SCORE-1).
pub(crate) const ANIMAL: u16 = 2;

/// Points for a card that shows this trait, with its extra points (ORI-SCORE-1).
pub fn card_points(shows: Trait) -> u16 {
    1 + u16::from(shows.rules().bonus)
}

impl State {
    // ORI-SCORE-1: animals, their trait cards, and extra points. ORI-SCORE-2: a pair card counts once, for its first
    // animal here. ORI-SCORE-3: hand cards and yellow tokens count nothing.
    pub(crate) fn score(&self, seat: Seat) -> Breakdown {
        let mut points = Breakdown::default();
        for id in self.row(seat).iter() {
            // CON-SCORE-3: remains score only their cards. CON-SCORE-2: disabled ones score like any other.
            if self.animal(id).is_living() {
                points.animals += ANIMAL;
                // CON-SCORE-1
                points.ocean += u16::from(self.animal(id).at() == Location::OCEAN);
            }
            for card in self.stack(id) {
                points.cards += 1;
                points.bonus += card_points(card.shows()) - 1;
            }
            let first_of = self.links_of(id).iter().filter(|&link| self.link(link).first == id).count();
            points.cards += first_of as u16;
        }
        points
    }

    // ORI-GOAL-1: most points win. ORI-SCORE-4: then the larger discard pile; then the victory is shared, or the option
    // lets dice decide.
    pub(crate) fn count(&self) -> Standings {
        let (mut points, mut piles) = (BySeat::default(), BySeat::default());
        for seat in Seat::all(self.seats) {
            points[seat] = i32::from(self.score(seat).total());
            piles[seat] = i32::from(self.discard_sizes[seat]);
        }
        let mut standings = Standings::new(self.seats, points, piles);
        if self.moment.phase == Phase::Over {
            standings.winners = self.winners;
        }
        standings
    }

    pub(crate) fn finish(&mut self, sink: &mut impl EventSink<Event>) {
        let winners = self.count().winners;
        // ORI-OPT-TIE-BREAK-DIE: only the tied players roll, in turn order from the first player.
        if self.options.tie_break_die && winners.len() > 1 {
            self.moment.rolling = winners;
            let start = self.first.clockwise(self.seats).find(|&seat| winners.contains(seat));
            self.moment.step = Step::RollTie(start.unwrap_or(self.first));
        } else {
            self.end(winners, sink);
        }
    }

    // ORI-SCORE-4: the highest wins, equal highest rolls roll again among themselves.
    pub(crate) fn roll_tie(&mut self, seat: Seat, die: u8, sink: &mut impl EventSink<Event>) {
        sink.emit(Event::Open(Fact::RolledForTie { seat, die }));
        match self.roll_off(seat, die, self.first) {
            RollOff::Next(next) => self.moment.step = Step::RollTie(next),
            RollOff::Won(winner) => self.end(SeatSet::only(winner), sink),
        }
    }

    fn end(&mut self, winners: SeatSet, sink: &mut impl EventSink<Event>) {
        self.winners = winners;
        self.moment.rolling = SeatSet::EMPTY;
        self.moment.phase = Phase::Over;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::GameOver { winners }));
    }
}
