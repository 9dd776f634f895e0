//! Chapter Epochs and turns: turns, passes, phases (NW-EPOCH-2), and what happens by itself between them.
//!
//! ```text
//! Setup -> Development -> Areas -> Feeding -> Extinction -> (next epoch) Development ... -> Over
//! ```
//!
//! Inside a phase the step goes Begin -> (turns, questions) -> Done. Begin and Done are points at which nothing is asked:
//! only `advance` leaves them.

use game::{EventSink, Seat, SeatSet};

use crate::event::{Event, Fact};
use crate::moment::{AttackStep, Frame, Phase, Step, Turn};
use crate::options::Variant;
use crate::state::State;

impl State {
    /// Runs what is under way until somebody is asked, a die is needed, or nothing is under way.
    pub(crate) fn run(&mut self, sink: &mut impl EventSink<Event>) {
        while let Some(&frame) = self.moment.top() {
            match frame {
                Frame::Attack(attack) => match attack.step {
                    AttackStep::React => {
                        if !self.reactions(&attack).is_empty() {
                            return;
                        }
                        self.feast(attack, sink);
                    }
                    AttackStep::RollRunning | AttackStep::RollHorned => return,
                    AttackStep::Kill => self.kill(attack, sink),
                    // NW-ATT-R6: the attack is over.
                    AttackStep::End => self.moment.pop(),
                },
                Frame::FoodChain(chain) => {
                    if !self.chain_is_over(&chain) {
                        return;
                    }
                    self.moment.pop();
                }
                Frame::Scavenge(scavenge) => self.feed_scavengers(scavenge, sink),
                Frame::Mutation(_) => return,
            }
        }
    }

    /// One step of automatic progress; false if somebody is really asked or nothing can happen by itself.
    pub(crate) fn step_on(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        match (self.moment.phase, self.moment.step) {
            (Phase::Over, _) => return false,
            (_, Step::Done) => self.next_phase(sink),
            (Phase::Setup, Step::Begin) => self.moment.step = Step::ShuffleAreas,
            (Phase::Development | Phase::Feeding, Step::Begin) => self.begin_turn(self.first, 1, sink),
            (Phase::Areas, Step::Begin) => {
                self.enter_area(sink);
                self.fill_areas(sink);
                self.moment.step = Step::Done;
            }
            (Phase::Extinction, Step::Begin) => self.begin_extinction(sink),
            (_, Step::Starve) => self.starve(sink),
            // NW-FSM-2: a player who can do nothing but pass passes; NW-FSM-5: a turn in which nothing is left ends.
            (_, Step::Turn) if self.moment.top().is_none() && self.has_nothing_to_do() => self.stop(true, sink),
            _ => return false,
        }
        true
    }

    /// Whether the active player can do nothing but pass or end the turn.
    pub(crate) fn has_nothing_to_do(&self) -> bool {
        match self.moment.phase {
            // NW-DEV-2: without a card there is only the pass.
            Phase::Development => self.stock(self.moment.active) == 0,
            // NW-FEED-9: also without animals.
            Phase::Feeding => !self.has_feeding_action(self.moment.active),
            _ => false,
        }
    }

    fn next_phase(&mut self, sink: &mut impl EventSink<Event>) {
        let next = match self.moment.phase {
            Phase::Setup => {
                self.begin_epoch(1, sink);
                Phase::Development
            }
            // NW-VAR-DIS-5: in a Disaster the areas are there already.
            Phase::Development if self.options.variant == Variant::Disaster => Phase::Feeding,
            Phase::Development => Phase::Areas,
            Phase::Areas => Phase::Feeding,
            Phase::Feeding => Phase::Extinction,
            Phase::Extinction | Phase::Over => {
                // NW-EPOCH-5, NW-EXT-13: the token moves to the left.
                self.first = self.first.next(self.seats);
                self.begin_epoch(self.epoch.saturating_add(1), sink);
                Phase::Development
            }
        };
        self.moment.phase = next;
        self.moment.step = Step::Begin;
        self.moment.lap = 1;
        self.moment.active = self.first;
        self.moment.passed = SeatSet::EMPTY;
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::PhaseBegan { phase: next }));
    }

    // NW-EPOCH-1: one epoch for each card of the area deck.
    fn begin_epoch(&mut self, epoch: u8, sink: &mut impl EventSink<Event>) {
        self.epoch = epoch;
        sink.emit(Event::Open(Fact::EpochBegan { epoch, first: self.first, last: self.is_final() }));
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, lap: u8, sink: &mut impl EventSink<Event>) {
        self.moment.step = Step::Turn;
        self.moment.active = seat;
        self.moment.lap = lap;
        // NW-GRAZE-3: what is limited to the turn is ready again.
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::TurnBegan { seat, lap }));
    }

    // NW-FSM-5: a turn without any action is a pass, and a pass is final (NW-DEV-2, NW-FEED-7); otherwise it just ends.
    pub(crate) fn stop(&mut self, forced: bool, sink: &mut impl EventSink<Event>) {
        let seat = self.moment.active;
        let turn = self.moment.turn;
        if turn.basic_done || turn.additional_done {
            sink.emit(Event::Open(Fact::TurnEnded { seat, forced }));
        } else {
            self.moment.passed.insert(seat);
            sink.emit(Event::Open(Fact::Passed { seat, forced }));
        }
        self.pass_turn_on(sink);
    }

    // NW-EPOCH-3: clockwise, leaving out those who have passed, until everybody has (NW-DEV-2, NW-FEED-9).
    pub(crate) fn pass_turn_on(&mut self, sink: &mut impl EventSink<Event>) {
        if self.moment.passed == SeatSet::all(self.seats) {
            self.moment.step = Step::Done;
            return;
        }
        let mut seat = self.moment.active;
        let mut lap = self.moment.lap;
        loop {
            seat = seat.next(self.seats);
            if seat == self.first {
                lap = lap.saturating_add(1);
            }
            if !self.moment.passed.contains(seat) {
                return self.begin_turn(seat, lap, sink);
            }
        }
    }
}
