//! Chapter Food bank: dice fill the banks, one location after the other.
//!
//! CON-FOOD-1: first the Neoplasms grow, then the banks are filled, then every Aedificator adds its tokens.

use game::EventSink;

use crate::cards::Location;
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::options::Options;
use crate::state::State;
use crate::traits::{aedificator, neoplasm};

/// Sides of every die.
pub(crate) const SIDES: u8 = 6;
/// The most dice of one food phase.
pub(crate) const MAX_DICE: usize = 5;

/// What fills a bank: dice, and a fixed number of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    /// How many dice are rolled.
    pub dice: u8,
    /// What is added to them.
    pub fixed: u8,
}

impl Amount {
    const fn of(dice: u8, fixed: u8) -> Self {
        Self { dice, fixed }
    }

    // ORI-BANK-2: by the number of players.
    pub(crate) const fn on_one_land(seats: u8) -> Self {
        match seats {
            0..=2 => Self::of(1, 2),
            3 => Self::of(2, 0),
            4 => Self::of(2, 2),
            5 => Self::of(3, 2),
            6 => Self::of(3, 4),
            7 => Self::of(4, 2),
            _ => Self::of(4, 4),
        }
    }

    // CON-FOOD-2: by the number of players and the location. CON-OPT-LAURASIA-SIX: one cell is an option.
    pub(crate) const fn on_continents(seats: u8, at: Location, options: &Options) -> Self {
        match (at, seats) {
            (Location::LAURASIA, 0..=3) => Self::of(1, 0),
            (Location::LAURASIA, 4) => Self::of(1, 2),
            (Location::LAURASIA, 5) => Self::of(1, 3),
            (Location::LAURASIA, 6) => Self::of(1, options.laurasia_six_bonus),
            (Location::LAURASIA, _) => Self::of(2, 2),
            (Location::GONDWANA, 0..=2) => Self::of(1, 2),
            (Location::GONDWANA, 3 | 4) => Self::of(2, 0),
            (Location::GONDWANA, 5) => Self::of(2, 2),
            (Location::GONDWANA, 6) => Self::of(2, 3),
            (Location::GONDWANA, 7) => Self::of(3, 2),
            (Location::GONDWANA, _) => Self::of(3, 4),
            (_, seats) => Self::of(0, seats + 1),
        }
    }
}

impl State {
    // ORI-BANK-1: the first player rolls.
    pub(crate) fn begin_food_bank(&mut self, sink: &mut impl EventSink<Event>) {
        if self.modules.knows(neoplasm::CARD) {
            self.grow_neoplasms(sink);
        }
        let dice = self.modules.locations().iter().map(|&at| self.food_for(at).dice).sum();
        self.rolled_count = 0;
        self.moment.active = self.first;
        self.moment.step = Step::RollFood(dice);
    }

    pub(crate) fn food_for(&self, at: Location) -> Amount {
        self.modules.food(self.seats, at, &self.options)
    }

    // CON-FOOD-1: the dice are those of Laurasia first, then those of Gondwana.
    pub(crate) fn roll_food(&mut self, die: u8, left: u8, sink: &mut impl EventSink<Event>) {
        let mut before = self.rolled_count;
        let its_dice = |at: &&Location| {
            let dice = self.food_for(**at).dice;
            let is_here = before < dice;
            before = before.saturating_sub(dice);
            is_here
        };
        let at = self.modules.locations().iter().find(its_dice).copied().unwrap_or(Location::ONLY);
        self.rolled[usize::from(self.rolled_count)] = die;
        self.rolled_count += 1;
        sink.emit(Event::Open(Fact::FoodRolled { at, die }));
        if left > 1 {
            self.moment.step = Step::RollFood(left - 1);
            return;
        }
        self.fill_banks(sink);
        if self.modules.knows(aedificator::CARD) {
            self.build_with_aedificators(sink);
        }
        self.filled = self.banks;
        self.moment.step = Step::Done;
    }

    fn fill_banks(&mut self, sink: &mut impl EventSink<Event>) {
        let mut from = 0;
        for &at in self.modules.locations() {
            let Amount { dice, fixed } = self.food_for(at);
            let to = from + usize::from(dice);
            let tokens = self.rolled[from..to].iter().sum::<u8>() + fixed;
            from = to;
            self.banks[at.index()] = tokens;
            sink.emit(Event::Open(Fact::BankFilled { at, tokens }));
        }
    }
}
