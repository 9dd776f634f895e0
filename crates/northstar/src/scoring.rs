//! Chapter Scoring.

use game::{BySeat, EventSink, Seat, Standings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::SpeciesId;
use crate::event::{Event, Fact};
use crate::moment::{Phase, Step};
use crate::state::{NONE, State};

/// The points of one seat, part by part (NS-GOAL-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Breakdown {
    /// Food behind the screen and on the way there (NS-SCORE-1, NS-SCORE-2).
    pub food: u16,
    /// Population of the species (NS-SCORE-3).
    pub population: u16,
    /// Trait cards on the species (NS-SCORE-4).
    pub traits: u16,
}

impl Breakdown {
    /// All points.
    pub fn total(&self) -> u16 {
        self.food + self.population + self.traits
    }
}

/// Weight of a trait card against population in the tie-break (NS-SCORE-5): no table has that much population.
const TRAIT_WEIGHT: i32 = 10_000;

impl State {
    // What lies on Fat Tissue and on the boards is on its way behind the screen; NS-SCORE-6 is an example.
    pub(crate) fn score(&self, seat: Seat) -> Breakdown {
        // NS-GOAL-1
        let mut points = Breakdown { food: self.screens[seat], ..Breakdown::default() };
        for id in self.row(seat) {
            let species = self.one(id);
            // NS-SCORE-2: what was eaten; NS-SCORE-3: population; NS-SCORE-4: traits.
            points.food += u16::from(species.food) + u16::from(species.fat);
            points.population += u16::from(species.pop);
            points.traits += u16::from(species.count);
        }
        points
    }

    // NS-SCORE-5: the most points, then trait cards, then population; equals share the victory.
    pub(crate) fn count(&self) -> Standings {
        let (mut points, mut tie_break) = (BySeat::default(), BySeat::default());
        for seat in Seat::all(self.seats) {
            let score = self.score(seat);
            points[seat] = i32::from(score.total());
            tie_break[seat] = i32::from(score.traits) * TRAIT_WEIGHT + i32::from(score.population);
        }
        Standings::new(self.seats, points, tie_break)
    }

    // NS-SCORE-1, NS-TRAIT-FAT-6: what is left on Fat Tissue goes behind the screen first.
    fn score_fat(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let mut tokens = 0;
        let mut next = self.rows[seat].first;
        while next != NONE {
            let species = self.one_mut(SpeciesId(next));
            tokens += u16::from(core::mem::take(&mut species.fat));
            next = species.right;
        }
        if tokens > 0 {
            self.screens[seat] += tokens;
            sink.emit(Event::Open(Fact::FatScored { seat, tokens }));
        }
    }

    // NS-END-6: after the last round the points are counted.
    pub(crate) fn finish(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            self.score_fat(seat, sink);
        }
        let standings = self.count();
        for seat in Seat::all(self.seats) {
            sink.emit(Event::Open(Fact::Scored { seat, points: self.score(seat) }));
        }
        self.winners = standings.winners;
        self.moment.phase = Phase::Over;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::GameOver { winners: self.winners }));
    }
}
