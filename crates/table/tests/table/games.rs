//! Whole games, and refusals on the way.

use game::{Need, Seat};
use origin::{Action, Options, Rule};
use table::{RecordEntry, Table, TableError, Waiting};

use crate::{Dice, NOON, all_views, asked, bot, setup, table};

#[test]
fn random_games_end_at_every_number_of_seats() {
    for seats in 2..=8 {
        for seed in 0..6 {
            let mut table = table(seats, seed);
            let mut dice = Dice::new(seed);
            while dice.act(&mut table) {}
            assert_eq!(table.waiting(), Waiting::Over);
            assert!(table.is_over());
            assert!(!table.standings().winners.is_empty());
            for seat in Seat::all(seats) {
                assert_eq!(i32::from(table.breakdown(seat).total()), table.standings().points[seat]);
                assert!(table.prompt(seat).is_none());
            }
        }
    }
}

#[test]
fn nobody_is_asked_where_there_is_no_choice() {
    for (seed, compulsory) in [(1, false), (2, true), (3, true)] {
        let options = Options { feeding_compulsory: compulsory, ..Options::default() };
        let mut setup = setup(3, seed);
        setup.config = editions::origin_config(3, options, None).expect("a set-up");
        let mut table = Table::<origin::State>::new(setup).expect("three players");
        table.start(NOON);
        let mut dice = Dice::new(seed);
        loop {
            for seat in asked(&table).iter() {
                let prompt = table.prompt(seat).expect("who is asked has a prompt");
                assert!(prompt.legal.len() > 1, "{prompt:?}");
                assert_eq!(prompt.seat, seat);
            }
            if !dice.act(&mut table) {
                break;
            }
        }
    }
}

#[test]
fn automatic_passes_are_not_in_the_record_and_single_answers_are() {
    let (mut answers, mut dice_rolled) = (0, 0);
    for seed in 0..20 {
        let mut table = table(4, seed);
        let mut dice = Dice::new(seed);
        let mut decided = Vec::new();
        while let Some((seat, action)) = dice.choose(&table) {
            decided.push(RecordEntry::Act { seat, action });
            table.act(seat, action, NOON).expect("legal");
        }
        let mut decided = decided.into_iter().peekable();
        for entry in table.record() {
            if Some(entry) == decided.peek() {
                decided.next();
                continue;
            }
            match entry {
                RecordEntry::Chance(_) => dice_rolled += 1,
                RecordEntry::Act { action, .. } => {
                    assert!(action.is_answer(), "{action:?} came by itself");
                    answers += 1;
                }
            }
        }
        assert!(decided.peek().is_none(), "every decision is in the record, in order");
    }
    assert!(answers > 0 && dice_rolled > 0);
}

#[test]
fn refusals_leave_everything_unchanged() {
    let mut unstarted = Table::<origin::State>::new(setup(2, 1)).expect("two players");
    assert_eq!(unstarted.waiting(), Waiting::Start);
    assert_eq!(unstarted.act(Seat::FIRST, Action::Pass, NOON), Err(TableError::NotStarted));

    let mut table = table(3, 7);
    let mut dice = Dice::new(7);
    for _ in 0..25 {
        let Some(on_turn) = asked(&table).iter().next() else { break };
        let before = (all_views(&table), table.record().to_vec(), table.next_seq(), table.waiting());
        let other = on_turn.next(3);
        assert_eq!(table.act(other, Action::Pass, NOON), Err(TableError::NotAsked { seat: other }));
        let refused = table.act(on_turn, Action::Decline, NOON);
        assert!(matches!(refused, Err(TableError::Illegal(_))), "{refused:?}");
        assert_eq!(before, (all_views(&table), table.record().to_vec(), table.next_seq(), table.waiting()));
        dice.act(&mut table);
    }
    while dice.act(&mut table) {}
    assert_eq!(table.act(Seat::FIRST, Action::Pass, NOON), Err(TableError::Over));
}

#[test]
fn a_refusal_names_the_rule_and_why_not_lists_all() {
    let mut table = table(2, 3);
    let on_turn = asked(&table).iter().next().expect("development has begun");
    let Err(TableError::Illegal(illegal)) = table.act(on_turn, Action::EndTurn, NOON) else { panic!("refused") };
    assert_eq!(illegal.rule, Rule::OriRound1);
    assert!(table.why_not(on_turn, Action::EndTurn).0.iter().any(|reason| reason.rule == Rule::OriRound1));
    assert!(table.why_not(on_turn, Action::Pass).0.is_empty());
    assert!(table.outlook(on_turn, Action::Pass).is_some());
}

#[test]
fn there_must_be_as_many_players_as_seats() {
    let mut setup = setup(4, 1);
    setup.occupants.pop();
    let refused = Table::<origin::State>::new(setup).err();
    assert_eq!(refused, Some(TableError::Players { seats: 4, given: 3 }));
}

#[test]
fn bots_play_when_they_are_asked_and_people_decide_for_themselves() {
    let mut setup = setup(4, 11);
    for place in 1..4 {
        setup.occupants[place] = bot("Bot");
    }
    let mut table = Table::<origin::State>::new(setup).expect("four players");
    table.start(NOON);
    let mut dice = Dice::new(11);
    let mut decisions = 0;
    while !table.is_over() {
        decisions += table.run_bots(NOON, |_, _, legal| dice.pick(legal)).expect("legal");
        assert_eq!(table.next_bot(), None);
        if let Some(prompt) = table.prompt(Seat::FIRST) {
            let action = dice.pick(&prompt.legal);
            let hint = table.hint(Seat::FIRST, |seat, view, legal| {
                assert_eq!(seat, Seat::FIRST);
                assert!(view.own.is_some());
                legal[0]
            });
            assert_eq!(hint, prompt.legal.first().copied());
            table.act(Seat::FIRST, action, NOON).expect("legal");
        }
    }
    assert!(decisions > 20);
    assert_eq!(table.hint(Seat::FIRST, |_, _, legal| legal[0]), None);
}

#[test]
fn bots_of_the_registry_sit_at_the_table() {
    let mut setup = setup(3, 5);
    setup.occupants = ["Ann", "Bob", "Cy"].map(bot).to_vec();
    let mut table = Table::<origin::State>::new(setup).expect("three players");
    table.start(NOON);
    let mut players: Vec<_> =
        (0..3).map(|seed| bots::by_name::<origin::State>("greedy", seed).expect("a bot")).collect();
    table.run_bots(NOON, |seat, view, legal| players[seat.index()].choose(seat, view, legal)).expect("legal");
    assert!(table.is_over());
}

#[test]
fn a_need_asks_whom_the_prompt_asks() {
    let table = table(2, 1);
    let Waiting::Decision { asked, decision } = table.waiting() else { panic!("somebody is asked") };
    assert!(Need::Decision(decision).asks(asked.iter().next().expect("one")));
}
