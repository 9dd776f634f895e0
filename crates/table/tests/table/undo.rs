//! Taking back.

use game::{Seat, Viewer};
use origin::{Action, Phase, State};
use table::{Millis, RecordEntry, Table, UndoPolicy, UndoRefused};

use crate::{Dice, NOON, all_views, asked, bot, setup, table};

#[test]
fn what_is_taken_back_has_not_happened() {
    let (mut undone, mut refused) = (0, 0);
    for seats in 2..=6 {
        let mut table = table(seats, 90 + u64::from(seats));
        let mut dice = Dice::new(u64::from(seats));
        while let Some((seat, action)) = dice.choose(&table) {
            let before = (all_views(&table), table.record().to_vec(), table.waiting(), table.standings());
            table.act(seat, action, NOON).expect("legal");
            let entries = table.record().len() - before.1.len();
            let revealed = table.record()[before.1.len()..].iter().any(|e| matches!(e, RecordEntry::Chance(_)));
            match table.undo(seat, NOON) {
                Ok(taken) => {
                    assert_eq!(taken.entries, entries);
                    assert!(!revealed);
                    assert_eq!(
                        before,
                        (all_views(&table), table.record().to_vec(), table.waiting(), table.standings())
                    );
                    let legal = table.prompt(seat).expect("asked again").legal;
                    assert!(legal.contains(&action));
                    table.act(seat, dice.pick(&legal), NOON).expect("legal");
                    undone += 1;
                }
                Err(reason) => {
                    assert_eq!(reason, UndoRefused::HiddenRevealed);
                    refused += 1;
                }
            }
        }
        let replayed =
            Table::<State>::replay(setup(seats, 0), table.record()).expect("the record shrank with the table");
        assert_eq!(all_views(&replayed), all_views(&table));
    }
    assert!(undone > 100 && refused > 10, "{undone} undone, {refused} refused");
}

#[test]
fn several_decisions_of_a_seat_go_back_one_by_one_and_decisions_of_others_stand_in_the_way() {
    let mut table = table(2, 3);
    let first = asked(&table).iter().next().expect("development");
    let second = first.next(2);
    assert_eq!(table.undo(first, NOON), Err(UndoRefused::NothingToUndo));
    let start = all_views(&table);
    let play = |table: &Table<State>, seat: Seat| {
        let legal = table.prompt(seat).expect("asked").legal;
        legal.into_iter().find(|action| matches!(action, Action::PlayAnimal { .. })).expect("a card")
    };
    let action = play(&table, first);
    table.act(first, action, NOON).expect("legal");
    assert_eq!(table.undo(second, NOON), Err(UndoRefused::NothingToUndo));
    table.act(second, Action::Pass, NOON).expect("legal");
    assert_eq!(table.undo(first, NOON), Err(UndoRefused::OthersActed));
    // The second has passed: the first plays on alone and may take back card after card.
    let alone = all_views(&table);
    for _ in 0..3 {
        let action = play(&table, first);
        table.act(first, action, NOON).expect("legal");
    }
    assert_eq!(table.undo(second, NOON), Err(UndoRefused::OthersActed));
    for _ in 0..3 {
        table.undo(first, NOON).expect("nothing hidden came up");
    }
    assert_eq!(all_views(&table), alone);
    assert_eq!(table.undo(first, NOON), Err(UndoRefused::OthersActed));
    table.undo(second, NOON).expect("nobody has acted since");
    table.undo(first, NOON).expect("nobody has acted since");
    assert_eq!(all_views(&table), start);
}

#[test]
fn dice_end_the_right_to_take_back() {
    let mut table = table(2, 12);
    let first = asked(&table).iter().next().expect("development");
    table.act(first, Action::Pass, NOON).expect("legal");
    assert_eq!(table.can_undo(first), Ok(()));
    let second = first.next(2);
    table.act(second, Action::Pass, NOON).expect("legal");
    // Both have passed: the bank is rolled, nobody has animals, cards are dealt.
    assert_eq!(table.view(Viewer::Spectator).round, 2);
    assert_eq!(table.undo(first, NOON), Err(UndoRefused::HiddenRevealed));
    assert_eq!(table.undo(second, NOON), Err(UndoRefused::HiddenRevealed));
}

#[test]
fn cards_drawn_end_the_right_to_take_back() {
    // The last pass of a feeding phase rolls nothing, but cards are dealt after it.
    let mut seen = false;
    for seed in 0..40 {
        let mut table = table(2, seed);
        let mut dice = Dice::new(seed);
        while let Some((seat, action)) = dice.choose(&table) {
            let before = (table.record().len(), table.view(Viewer::Spectator));
            table.act(seat, action, NOON).expect("legal");
            let after = table.view(Viewer::Spectator);
            let rolled = table.record()[before.0..].iter().any(|entry| matches!(entry, RecordEntry::Chance(_)));
            if !rolled && before.1.deck > after.deck {
                assert_eq!(table.undo(seat, NOON), Err(UndoRefused::HiddenRevealed));
                seen = true;
            }
            if !rolled && before.1.moment.phase == Phase::Feeding && after.deck == before.1.deck && !table.is_over() {
                assert_eq!(table.can_undo(seat), Ok(()));
            }
        }
    }
    assert!(seen);
}

#[test]
fn a_casual_table_goes_back_over_bots_and_dice() {
    let mut setup = setup(4, 33);
    for place in [0, 1, 3] {
        setup.occupants[place] = bot("Bot");
    }
    setup.undo = UndoPolicy::Casual;
    let mut table = Table::<State>::new(setup).expect("four players");
    table.start(NOON);
    let me = Seat::wrapping(2);
    let mut dice = Dice::new(33);
    let mut undone = 0;
    let mut decisions = 0;
    while !table.is_over() {
        table.run_bots(NOON, |_, _, legal| dice.pick(legal)).expect("legal");
        let Some(prompt) = table.prompt(me) else { break };
        let before = (all_views(&table), table.record().to_vec());
        let action = dice.pick(&prompt.legal);
        table.act(me, action, NOON).expect("legal");
        let rolled_at_once: Vec<_> = table.record()[before.1.len()..].to_vec();
        table.run_bots(NOON, |_, _, legal| dice.pick(legal)).expect("legal");
        decisions += 1;
        if decisions % 2 == 0 {
            table.undo(me, NOON).expect("casual");
            assert_eq!((all_views(&table), table.record().to_vec()), before);
            table.act(me, action, NOON).expect("legal");
            assert_eq!(table.record()[before.1.len()..], rolled_at_once, "the same dice fall again");
            undone += 1;
        }
    }
    assert!(undone > 10);
    assert_eq!(table.undo(Seat::FIRST, NOON), Err(UndoRefused::NothingToUndo), "bots take nothing back");
}

#[test]
fn a_casual_table_respects_other_people() {
    let mut setup = setup(2, 3);
    setup.undo = UndoPolicy::Casual;
    let mut table = Table::<State>::new(setup).expect("two players");
    table.start(Millis(5));
    let first = asked(&table).iter().next().expect("development");
    let second = first.next(2);
    let mut dice = Dice::new(3);
    while asked(&table).contains(first) {
        dice.act(&mut table);
    }
    assert_eq!(table.can_undo(first), Ok(()));
    table.act(second, Action::Pass, NOON).expect("legal");
    assert_eq!(table.undo(first, NOON), Err(UndoRefused::OthersActed));
}
