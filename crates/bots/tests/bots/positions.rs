//! Small tables for single decisions.

use game::{Game, Seat, SeatSet, Viewer};
use origin::position::{PositionAnimal, PositionSeat, PositionTrait};
use origin::{Action, Card, Location, Options, Phase, Position, State, Trait};

use crate::bot;

pub const ME: Seat = Seat::FIRST;

/// A card that shows the trait.
pub fn card(t: Trait) -> Card {
    Card::single(t)
}

/// A hungry animal with these traits.
pub fn animal(traits: &[Trait]) -> PositionAnimal {
    let one = |&shows: &Trait| PositionTrait {
        card: card(shows),
        shows,
        fat: false,
        spent: false,
        last_used: None,
        disabled: false,
    };
    PositionAnimal {
        card: card(Trait::Swimming),
        at: Location::ONLY,
        red: 0,
        blue: 0,
        stack: traits.iter().map(one).collect(),
        hibernating: false,
        poisoned: false,
        paralysed: false,
        remains: false,
    }
}

/// A seat with these animals and a card in hand, so that nobody hopes for a fresh start (ORI-DEAL-2).
pub fn row(animals: Vec<PositionAnimal>) -> PositionSeat {
    PositionSeat { animals, hand: vec![card(Trait::Swimming)], ..PositionSeat::default() }
}

/// A table on which it is the first seat's turn.
pub fn position(phase: Phase, bank: u8, seats: Vec<PositionSeat>) -> Position {
    Position {
        modules: origin::Modules::BASE,
        options: Options::default(),
        round: 3,
        phase,
        first: ME,
        turn: ME,
        passed: SeatSet::EMPTY,
        last_round: false,
        banks: [bank, 0, 0],
        deck: vec![card(Trait::Swimming); 30],
        seats,
    }
}

/// What the greedy bot does there.
pub fn choice(position: &Position) -> Action {
    let state = State::from_position(position).expect("it can stand on a table");
    let mut legal = Vec::new();
    state.legal(ME, &mut legal);
    bot("greedy", 1).choose(ME, &state.view(Viewer::Seat(ME)), &legal)
}
