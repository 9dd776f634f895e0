//! Several seats decide at the same time.

use game::{Seat, SeatSet, Viewer};
use table::{Automatic, News, RecordEntry, Setup, Table, TableError, UndoPolicy, UndoRefused, Waiting};

use crate::clients::Client;
use crate::showdown::{Lay, OneOfYours, SeenEvent, Showdown};
use crate::{Dice, NOON, all_views, asked, bot, person, viewers};

const ANN: Seat = Seat::FIRST;
const BOB: Seat = Seat::wrapping(1);

pub fn setup(seed: u64) -> Setup<()> {
    let occupants = vec![person("Ann"), person("Bob")];
    Setup { config: (), occupants, seed, undo: UndoPolicy::Strict, automatic: Automatic::default(), clocks: None }
}

fn showdown(seed: u64) -> Table<Showdown> {
    let mut table = Table::new(setup(seed)).expect("two players");
    table.start(NOON);
    table
}

#[test]
fn each_answers_once_in_any_order() {
    for [one, other] in [[ANN, BOB], [BOB, ANN]] {
        let mut table = showdown(1);
        assert_eq!(asked(&table), SeatSet::all(2));
        for seat in [ANN, BOB] {
            assert_eq!(table.prompt(seat).map(|prompt| prompt.legal), Some(vec![Lay(1), Lay(2), Lay(3)]));
        }
        table.act(one, Lay(3), NOON).expect("legal");
        assert_eq!(asked(&table), SeatSet::only(other));
        assert!(table.prompt(one).is_none());
        assert_eq!(table.act(one, Lay(2), NOON), Err(TableError::NotAsked { seat: one }));
        table.act(other, Lay(1), NOON).expect("legal");
        assert_eq!(asked(&table), SeatSet::all(2));
        assert!(table.breakdown(one) >= 1);
        let refused = table.act(one, Lay(3), NOON);
        assert!(matches!(refused, Err(TableError::Illegal(illegal)) if illegal.rule == OneOfYours), "{refused:?}");
    }
}

#[test]
fn nobody_sees_a_card_before_both_are_laid() {
    let mut table = showdown(2);
    let views = |card: u8| {
        let mut table = showdown(2);
        table.act(ANN, Lay(card), NOON).expect("legal");
        (table.view(Viewer::Seat(BOB)), table.seen_since(Viewer::Seat(BOB), 0), table.view(Viewer::Spectator))
    };
    assert_eq!(views(1), views(3));
    table.act(ANN, Lay(2), NOON).expect("legal");
    assert_eq!(table.view(Viewer::Seat(ANN)).own, Some(2));
    let News { events, .. } = table.seen_since(Viewer::Seat(BOB), 0);
    assert_eq!(events.last().map(|entry| entry.event), Some(SeenEvent::SeatLaid { seat: ANN }));
}

#[test]
fn the_last_card_is_laid_by_itself_and_recorded() {
    let mut table = showdown(3);
    for (ann, bob) in [(1, 3), (3, 2)] {
        table.act(BOB, Lay(bob), NOON).expect("legal");
        table.act(ANN, Lay(ann), NOON).expect("legal");
    }
    assert_eq!(table.waiting(), Waiting::Over);
    let cards: Vec<Lay> = table
        .record()
        .iter()
        .filter_map(|entry| match entry {
            RecordEntry::Act { action, .. } => Some(*action),
            RecordEntry::Chance(_) => None,
        })
        .collect();
    assert_eq!(cards, [3, 1, 2, 3, 2, 1].map(Lay));
    let replayed = Table::<Showdown>::replay(setup(99), table.record()).expect("it was played");
    assert_eq!(all_views(&replayed), all_views(&table));
    assert_eq!(replayed.record(), table.record());
}

#[test]
fn a_card_is_taken_back_until_the_other_player_has_laid_one() {
    let mut table = showdown(4);
    let start = all_views(&table);
    table.act(ANN, Lay(1), NOON).expect("legal");
    table.undo(ANN, NOON).expect("Bob has not chosen yet");
    assert_eq!(all_views(&table), start);
    table.act(ANN, Lay(2), NOON).expect("legal");
    assert_eq!(table.undo(BOB, NOON), Err(UndoRefused::NothingToUndo));
    table.act(BOB, Lay(1), NOON).expect("legal");
    for seat in [ANN, BOB] {
        assert_eq!(table.undo(seat, NOON), Err(UndoRefused::HiddenRevealed));
    }
}

#[test]
fn clients_follow_games_in_which_all_choose_at_once() {
    for seed in 0..30 {
        let mut table = showdown(seed);
        let mut dice = Dice::new(seed);
        let mut clients: Vec<_> = viewers(&table).map(|viewer| Client::new(&table, viewer)).collect();
        let mut decisions = 0;
        while let Some((seat, action)) = dice.choose(&table) {
            table.act(seat, action, NOON).expect("legal");
            decisions += 1;
            clients.iter_mut().for_each(|client| client.catch_up(&table));
            if decisions == 1 {
                table.undo(seat, NOON).expect("the other has not chosen yet");
                clients.iter_mut().for_each(|client| client.catch_up(&table));
            }
        }
        assert!(table.is_over());
        let replayed = Table::<Showdown>::replay(setup(0), table.record()).expect("it was played");
        assert_eq!(replayed.standings(), table.standings());
    }
}

#[test]
fn a_bot_answers_while_a_person_still_thinks() {
    let mut setup = setup(5);
    setup.occupants[1] = bot("Bob");
    let mut table = Table::<Showdown>::new(setup).expect("two players");
    table.start(NOON);
    assert_eq!(table.next_bot(), Some(BOB));
    let turn = table.bot_turn(NOON, |seat, _, legal| {
        assert_eq!(seat, BOB);
        legal[1]
    });
    assert!(turn.is_some_and(|turn| turn.is_ok()));
    assert_eq!(asked(&table), SeatSet::only(ANN));
    assert_eq!(table.next_bot(), None);
    assert!(table.bot_turn(NOON, |_, _, legal| legal[0]).is_none());
}
