//! A table whose dice come from elsewhere: each outcome follows from the key and the number of the need.

use dice::{FairDice, Key};
use game::{Chance, ChanceSource, NO_ORDER, NumberedChance};
use origin::{Action, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{OwnedOutcome, RecordEntry, Table, UndoPolicy};

use crate::{Dice, NOON, all_views, setup};

fn key() -> Key {
    Key::new([7; 32])
}

fn fair(undo: UndoPolicy) -> Table<State> {
    let mut table = Table::with_chance(table::Setup { undo, ..setup(3, 1) }, Box::new(FairDice::new(key())))
        .expect("as many players as seats");
    table.start(NOON);
    table
}

fn outcomes(record: &[RecordEntry<Action>]) -> Vec<OwnedOutcome> {
    let outcome = |entry: &RecordEntry<Action>| match entry {
        RecordEntry::Chance(outcome) => Some(outcome.clone()),
        RecordEntry::Act { .. } => None,
    };
    record.iter().filter_map(outcome).collect()
}

#[test]
fn a_table_can_be_moved_to_another_thread() {
    fn moves<T: Send>() {}
    moves::<Table<State>>();
}

#[test]
fn every_outcome_is_that_of_its_number() {
    let mut table = fair(UndoPolicy::Strict);
    let mut dice = Dice::new(1);
    while dice.act(&mut table) {}
    let outcomes = outcomes(table.record());
    assert!(outcomes.len() > 4, "the deck, who begins, food");
    for (need, outcome) in outcomes.iter().enumerate() {
        let chance = match outcome {
            OwnedOutcome::Die(_) => Chance::Die { sides: 6 },
            OwnedOutcome::Order(order) => Chance::Shuffle { cards: order.len() as u16 },
        };
        let mut buffer = NO_ORDER;
        assert_eq!(*outcome, OwnedOutcome::from(key().draw(need as u64, chance, &mut buffer)), "need {need}");
    }
}

#[test]
fn what_is_taken_back_does_not_change_the_dice_to_come() {
    let mut straight = fair(UndoPolicy::Casual);
    let mut wavering = fair(UndoPolicy::Casual);
    let mut dice = Dice::new(5);
    let mut undone_dice = 0;
    for decision in 0.. {
        let Some((seat, action)) = dice.choose(&straight) else { break };
        straight.act(seat, action, NOON).expect("legal");
        if decision % 3 == 0 {
            // First whatever else is legal, then back, then the same as at the other table.
            let legal = wavering.prompt(seat).expect("it is asked").legal;
            let before = outcomes(wavering.record());
            wavering.act(seat, legal[legal.len() - 1], NOON).expect("legal");
            let after = outcomes(wavering.record());
            undone_dice += after.len() - before.len();
            wavering.undo(seat, NOON).expect("the last decision");
            assert_eq!(outcomes(wavering.record()), before);
        }
        wavering.act(seat, action, NOON).expect("legal");
        assert_eq!(wavering.record(), straight.record());
    }
    assert!(undone_dice > 0, "a die was taken back");
    assert!(straight.is_over());
}

#[test]
fn a_replayed_table_goes_on_with_the_same_dice() {
    let mut live = fair(UndoPolicy::Strict);
    let mut dice = Dice::new(9);
    (0..25).for_each(|_| assert!(dice.act(&mut live)));
    let source: Box<dyn NumberedChance> = Box::new(FairDice::new(key()));
    let mut replayed = Table::<State>::replay_with(setup(3, 99), source, live.record()).expect("it was played");
    while let Some((seat, action)) = dice.choose(&live) {
        live.act(seat, action, NOON).expect("legal");
        replayed.act(seat, action, NOON).expect("legal");
        assert_eq!(replayed.record(), live.record());
    }
    assert_eq!(all_views(&replayed), all_views(&live));
}

#[test]
fn a_seed_gives_the_dice_it_always_gave() {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut buffer = NO_ORDER;
    let deck = OwnedOutcome::from(generator.answer(Chance::Shuffle { cards: 84 }, &mut buffer));
    let dice = [(); 2].map(|()| OwnedOutcome::Die(generator.die(6)));
    assert_eq!(outcomes(crate::table(2, 3).record()), [vec![deck], dice.to_vec()].concat());
    assert_eq!(dice, [4, 5].map(OwnedOutcome::Die));
}
