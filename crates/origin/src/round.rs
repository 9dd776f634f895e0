//! Chapter The round: turns, passes, phases (ORI-ROUND-1), and what happens by itself between them.
//!
//! ```text
//! Setup -> Development -> Food bank -> Feeding -> Extinction -> (next round) Development ... -> Over
//! ```
//!
//! Inside a phase the step goes Begin -> (turns, dice) -> Done. Begin and Done are points at which nothing is asked: only
//! `advance` leaves them.

use game::{EventSink, Seat, SeatSet};

use crate::event::{Event, Fact};
use crate::moment::{AttackResult, AttackStep, Frame, Phase, Step, Turn};
use crate::options::FeedingPass;
use crate::state::State;

impl State {
    /// Runs what is under way until somebody is asked, a die is needed, or nothing is under way.
    pub(crate) fn run(&mut self, sink: &mut impl EventSink<Event>) {
        while let Some(&frame) = self.moment.top() {
            match frame {
                Frame::Attack(attack) => match attack.step {
                    AttackStep::Defend => {
                        if !self.defences(&attack).is_none() {
                            return;
                        }
                        self.kill(&attack, sink);
                        self.feed_attacker(attack, AttackResult::Kill, sink);
                    }
                    AttackStep::Roll => return,
                    AttackStep::Food(result) => self.feed_attacker(attack, result, sink),
                    AttackStep::Sting(result) => self.sting_attacker(attack, result, sink),
                    AttackStep::Leftovers(result) => self.call_scavenger(attack, result),
                    AttackStep::End => self.moment.pop(),
                },
                Frame::FoodChain(chain) => {
                    if !self.chain_is_over(&chain) {
                        return;
                    }
                    self.moment.pop();
                }
                Frame::Scavenge(_) | Frame::Migration(_) | Frame::Recombination(_) => return,
            }
        }
    }

    /// One step of automatic progress; false if somebody is really asked or nothing can happen by itself.
    pub(crate) fn step_on(&mut self, sink: &mut impl EventSink<Event>) -> bool {
        match (self.moment.phase, self.moment.step) {
            (Phase::Over, _) => return false,
            (_, Step::Done) => self.next_phase(sink),
            (Phase::Setup, Step::Begin) => self.moment.step = Step::Shuffle,
            (Phase::Development | Phase::Feeding, Step::Begin) => self.begin_turn(self.first, 1, sink),
            (Phase::FoodBank, Step::Begin) => self.begin_food_bank(sink),
            (Phase::Extinction, Step::Begin) => self.extinction(sink),
            (Phase::Extinction, Step::Deal) => self.after_restoring(sink),
            (Phase::Extinction, Step::ClearUp) => self.end_round(sink),
            (_, Step::Turn) if self.moment.is_quiet() && self.has_nothing_to_do() => self.stop(true, sink),
            _ => return false,
        }
        true
    }

    /// Whether the active player can do nothing but pass or end the turn (ORI-DEV-5, ORI-FEED-10, ORI-FEED-12).
    pub(crate) fn has_nothing_to_do(&self) -> bool {
        match self.moment.phase {
            Phase::Development => self.hands[self.moment.active].len() == 0,
            Phase::Feeding => !self.has_feeding_action(self.moment.active),
            _ => false,
        }
    }

    fn next_phase(&mut self, sink: &mut impl EventSink<Event>) {
        let next = match self.moment.phase {
            Phase::Setup => {
                self.begin_round(1, sink);
                Phase::Development
            }
            Phase::Development => Phase::FoodBank,
            Phase::FoodBank => Phase::Feeding,
            Phase::Feeding => {
                // ORI-BANK-3: what is left in the banks is removed.
                self.banks = Default::default();
                Phase::Extinction
            }
            Phase::Extinction | Phase::Over => {
                // ORI-ROUND-5: the next to the left becomes first player.
                self.first = self.first.next(self.seats);
                self.begin_round(self.round.saturating_add(1), sink);
                Phase::Development
            }
        };
        self.moment.phase = next;
        self.moment.step = Step::Begin;
        self.moment.lap = 1;
        // ORI-TERM-2: the first player starts every phase of the round.
        self.moment.active = self.first;
        self.moment.passed = SeatSet::EMPTY;
        self.moment.idle = SeatSet::EMPTY;
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::PhaseBegan { phase: next }));
    }

    // ORI-END-1: a round that starts with an empty deck is the last one.
    fn begin_round(&mut self, round: u8, sink: &mut impl EventSink<Event>) {
        self.round = round;
        self.last_round = self.deck_len == 0;
        sink.emit(Event::Open(Fact::RoundBegan { round, first: self.first, last: self.last_round }));
    }

    // ORI-TERM-1: a turn is one player's opportunity inside a lap, a lap one time round the table, a round all four phases.
    pub(crate) fn begin_turn(&mut self, seat: Seat, lap: u8, sink: &mut impl EventSink<Event>) {
        self.moment.step = Step::Turn;
        self.moment.active = seat;
        self.moment.lap = lap;
        // ORI-PAIR-2, ORI-T-GRAZING: what is limited to the turn is ready again.
        self.moment.turn = Turn::default();
        sink.emit(Event::Open(Fact::TurnBegan { seat, lap }));
    }

    /// Notes that the active player did something: nobody has passed since.
    pub(crate) fn note_action(&mut self) {
        self.moment.turn.acted = true;
        self.moment.idle = SeatSet::EMPTY;
    }

    // ORI-TURN-1: a turn without any action is a pass (ORI-ROUND-3), otherwise it just ends.
    pub(crate) fn stop(&mut self, forced: bool, sink: &mut impl EventSink<Event>) {
        let seat = self.moment.active;
        if self.moment.turn.acted {
            sink.emit(Event::Open(Fact::TurnEnded { seat, forced }));
        } else {
            let final_pass = match self.moment.phase {
                // ORI-DEV-5: passing is final in development.
                Phase::Development => true,
                // ORI-FEED-9: in feeding it lasts for the turn; by ORI-OPT-FEEDING-PASS a chosen one is final.
                _ => self.options.feeding_pass == FeedingPass::Phase && !forced,
            };
            if final_pass {
                self.moment.passed.insert(seat);
            }
            self.moment.idle.insert(seat);
            sink.emit(Event::Open(Fact::Passed { seat, forced, final_pass }));
        }
        self.pass_turn_on(sink);
    }

    // ORI-ROUND-2: clockwise. ORI-DEV-5, ORI-FEED-11: the phase ends when all have passed one after another. CON-FEED-2: for
    // all locations together.
    pub(crate) fn pass_turn_on(&mut self, sink: &mut impl EventSink<Event>) {
        if self.moment.idle.union(self.moment.passed) == SeatSet::all(self.seats) {
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
