//! Chapter The round: phases in order, and what happens by itself between them (NS-ROUND-1).
//!
//! ```text
//! Setup -> Deal -> FoodCard -> Play -> Leaves -> Reveal -> Feeding -> EndOfFeeding -> (next round) Deal ... -> Over
//! ```
//!
//! Inside a phase the step goes Begin -> (turns, shuffles) -> Done. Begin and Done are points at which nothing is asked:
//! only `advance` leaves them.

use game::{EventSink, SeatSet};

use crate::event::{Event, Fact};
use crate::moment::{Frame, Phase, Step, Turn};
use crate::options::Preset;
use crate::state::State;

impl Phase {
    /// The number of the phase in the printed book, five in one and four in the other (NS-ROUND-2); `None` outside a
    /// round.
    pub fn number(self, preset: Preset) -> Option<u8> {
        let number = match self {
            Self::Deal => 1,
            Self::FoodCard => 2,
            Self::Play => 3,
            Self::Leaves | Self::Reveal => 4,
            Self::Feeding | Self::EndOfFeeding => 5,
            Self::Setup | Self::Over => return None,
        };
        Some(match preset {
            Preset::Evolution => number,
            Preset::NaturalSelection => number.min(4),
        })
    }
}

impl State {
    /// Runs what is under way until somebody is asked, a shuffle is needed, or nothing is under way.
    pub(crate) fn run(&mut self, sink: &mut impl EventSink<Event>) {
        loop {
            let waits = match (self.moment.top(), self.moment.step) {
                (Some(&Frame::Attack(attack)), _) => self.run_attack(attack, sink),
                (Some(&Frame::Draw(draw)), _) => self.run_draw(draw, sink),
                // A chain is a frame only while its owner is asked.
                (Some(Frame::Chain(_)), _) => true,
                (None, Step::Leaf { default }) => self.run_leaves(default, sink),
                (None, Step::Starve) => {
                    self.starve_next(sink);
                    false
                }
                (None, _) => true,
            };
            if waits {
                return;
            }
        }
    }

    /// One step of automatic progress; false if somebody is really asked or nothing can happen by itself.
    pub(crate) fn step_on(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        match (self.moment.phase, self.moment.step) {
            (Phase::Over, _) => return false,
            (_, Step::Done) => self.next_phase(sink),
            (Phase::Setup, Step::Begin) => self.moment.step = Step::Shuffle,
            (Phase::Deal, Step::Begin) => {
                self.begin_deal(sink);
                self.run(sink);
            }
            (Phase::FoodCard, Step::Begin) => self.begin_food_cards(),
            (Phase::Play, Step::Begin) => self.begin_play(sink),
            (Phase::Leaves, Step::Begin) => self.begin_leaves(sink),
            (Phase::Reveal, Step::Begin) => self.reveal_food(sink),
            (Phase::Feeding, Step::Begin) => self.begin_turn(self.first, sink),
            (Phase::EndOfFeeding, Step::Begin) => {
                self.moment.step = Step::Starve;
                self.run(sink);
            }
            (Phase::Play, Step::Turn | Step::Together) => {
                let Some(seat) = self.idle_player() else { return false };
                self.finish_play(seat, true, sink);
            }
            (Phase::Feeding, Step::Turn) if self.is_idle_feeder() => self.stop_feeding(true, sink),
            _ => return false,
        }
        true
    }

    /// A seat that is to play cards and can do nothing but end its turn.
    pub(crate) fn idle_player(&self) -> Option<game::Seat> {
        match self.moment.step {
            Step::Turn => Some(self.moment.active).filter(|&seat| !self.has_play(seat)),
            Step::Together => self.still_playing().iter().find(|&seat| !self.has_play(seat)),
            _ => None,
        }
    }

    // NS-FEED-14: a player with nothing to feed is skipped. NS-FSM-9: a turn in which nothing is left to do ends by
    // itself.
    pub(crate) fn is_idle_feeder(&self) -> bool {
        self.moment.top().is_none() && !self.has_feeding_action(self.moment.active)
    }

    fn next_phase(&mut self, sink: &mut impl EventSink<Event>) {
        let next = match self.moment.phase {
            Phase::Setup => {
                self.begin_round(sink);
                Phase::Deal
            }
            Phase::Deal => Phase::FoodCard,
            Phase::FoodCard => Phase::Play,
            Phase::Play => {
                self.open_plays(sink);
                Phase::Leaves
            }
            Phase::Leaves => Phase::Reveal,
            Phase::Reveal => Phase::Feeding,
            Phase::Feeding => Phase::EndOfFeeding,
            // NS-P5E-6: the points, or another round.
            Phase::EndOfFeeding | Phase::Over => {
                if self.last_round.is_some_and(|last| last <= self.round) {
                    return self.finish(sink);
                }
                self.begin_round(sink);
                Phase::Deal
            }
        };
        self.moment.phase = next;
        self.moment.step = Step::Begin;
        self.moment.active = self.first;
        self.moment.answered = SeatSet::EMPTY;
        self.moment.idle = 0;
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::PhaseBegan { phase: next }));
    }

    fn begin_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.round = self.round.saturating_add(1);
        let last = self.last_round == Some(self.round);
        sink.emit(Event::Open(Fact::RoundBegan { round: self.round, first: self.first, last }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_books_count_the_same_steps_differently() {
        // NS-ROUND-2
        let counted = |preset| {
            [
                Phase::Deal,
                Phase::FoodCard,
                Phase::Play,
                Phase::Leaves,
                Phase::Reveal,
                Phase::Feeding,
                Phase::EndOfFeeding,
            ]
            .map(|phase| phase.number(preset).unwrap_or(0))
        };
        assert_eq!(counted(Preset::Evolution), [1, 2, 3, 4, 4, 5, 5]);
        assert_eq!(counted(Preset::NaturalSelection), [1, 2, 3, 4, 4, 4, 4]);
        assert_eq!(Phase::Over.number(Preset::Evolution), None);
    }
}
