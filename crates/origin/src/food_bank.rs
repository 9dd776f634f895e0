//! Chapter Food bank: dice fill the bank.

use game::EventSink;

use crate::cards::Location;
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::state::State;

/// Sides of every die.
pub(crate) const SIDES: u8 = 6;

/// ORI-BANK-2: how many dice fill the bank, and what is added, by the number of players.
pub const fn dice_for(seats: u8) -> (u8, u8) {
    match seats {
        0..=2 => (1, 2),
        3 => (2, 0),
        4 => (2, 2),
        5 => (3, 2),
        6 => (3, 4),
        7 => (4, 2),
        _ => (4, 4),
    }
}

impl State {
    // ORI-BANK-1: the first player rolls.
    pub(crate) fn begin_food_bank(&mut self) {
        let (dice, _) = dice_for(self.seats);
        self.rolled_count = 0;
        self.moment.active = self.first;
        self.moment.step = Step::RollFood(dice);
    }

    pub(crate) fn roll_food(&mut self, die: u8, left: u8, sink: &mut impl EventSink<Event>) {
        self.rolled[usize::from(self.rolled_count)] = die;
        self.rolled_count += 1;
        sink.emit(Event::Open(Fact::FoodRolled { die }));
        if left > 1 {
            self.moment.step = Step::RollFood(left - 1);
            return;
        }
        let (_, fixed) = dice_for(self.seats);
        let tokens = self.rolled[..usize::from(self.rolled_count)].iter().sum::<u8>() + fixed;
        let at = Location::ONLY;
        self.banks[usize::from(at.0)] = tokens;
        self.filled[usize::from(at.0)] = tokens;
        sink.emit(Event::Open(Fact::BankFilled { at, tokens }));
        self.moment.step = Step::Done;
    }
}
