//! Records replay to the same table.

use game::{BadOutcome, Seat, Viewer};
use origin::{Action, State};
use table::{OwnedOutcome, RecordEntry, ReplayProblem, Table, Waiting};

use crate::{Dice, NOON, all_views, setup, table, viewers};

fn played(seats: u8, seed: u64, decisions: usize) -> Table<State> {
    let mut table = table(seats, seed);
    let mut dice = Dice::new(seed);
    for _ in 0..decisions {
        dice.act(&mut table);
    }
    table
}

fn seen_events(table: &Table<State>, viewer: Viewer) -> Vec<(u64, origin::SeenEvent)> {
    table.seen_since(viewer, 0).events.into_iter().map(|entry| (entry.seq, entry.event)).collect()
}

#[test]
fn a_replayed_table_is_equal_for_everybody() {
    for seats in 2..=8 {
        for decisions in [0, 10, 60, 100_000] {
            let live = played(seats, 70 + u64::from(seats), decisions);
            let replayed = Table::<State>::replay(setup(seats, 999), live.record()).expect("it was played");
            assert_eq!(all_views(&replayed), all_views(&live));
            assert_eq!(replayed.record(), live.record());
            assert_eq!(replayed.waiting(), live.waiting());
            assert_eq!(replayed.standings(), live.standings());
            for viewer in viewers(&live) {
                assert_eq!(seen_events(&replayed, viewer), seen_events(&live, viewer));
            }
        }
    }
}

#[test]
fn play_goes_on_after_a_replay() {
    let live = played(3, 5, 30);
    let mut replayed = Table::<State>::replay(setup(3, 6), live.record()).expect("it was played");
    let seat = crate::asked(&replayed).iter().next().expect("it is not over yet");
    assert_eq!(replayed.can_undo(seat), live.can_undo(seat));
    let mut dice = Dice::new(1);
    while dice.act(&mut replayed) {}
    assert!(replayed.is_over());
    assert_eq!(&replayed.record()[..live.record().len()], live.record());
}

#[test]
fn every_part_of_a_record_replays_and_goes_no_further() {
    let live = played(2, 8, 100_000);
    let record = live.record();
    for length in 0..=record.len() {
        let replayed = Table::<State>::replay(setup(2, 1), &record[..length]).expect("it was played");
        assert_eq!(replayed.record(), &record[..length]);
        if length == 0 {
            assert_eq!(replayed.waiting(), Waiting::Start);
        }
    }
    let shuffled_only = &record[..1];
    let mut replayed = Table::<State>::replay(setup(2, 1), shuffled_only).expect("it was played");
    assert_eq!(replayed.waiting(), Waiting::Start, "who begins has not been rolled");
    replayed.start(NOON);
    assert!(matches!(replayed.waiting(), Waiting::Decision { .. }));
}

#[test]
fn a_wrong_entry_is_named() {
    let live = played(2, 8, 20);
    let failure = |record: &[RecordEntry<Action>]| {
        let error = Table::<State>::replay(setup(2, 1), record).err().expect("it does not replay");
        assert!(error.to_string().starts_with(&format!("entry {}: ", error.entry + 1)));
        (error.entry, error.problem)
    };
    let good = live.record();
    let first_act = good.iter().position(|entry| matches!(entry, RecordEntry::Act { .. })).expect("somebody acted");
    let Some(RecordEntry::Act { seat, .. }) = good.get(first_act) else { panic!("it is there") };
    let with = |entry: RecordEntry<Action>, place: usize| {
        let mut record = good.to_vec();
        record[place] = entry;
        record
    };
    let act = |seat: Seat, action: Action| RecordEntry::Act { seat, action };

    let other = seat.next(2);
    assert_eq!(
        failure(&with(act(other, Action::Pass), first_act)),
        (first_act, ReplayProblem::NotAsked { seat: other })
    );
    let (place, problem) = failure(&with(act(*seat, Action::Run), first_act));
    assert!(place == first_act && matches!(problem, ReplayProblem::Illegal(_)), "{problem:?}");
    let die = RecordEntry::Chance(OwnedOutcome::Die(3));
    assert_eq!(failure(&with(die, first_act)), (first_act, ReplayProblem::DecisionDue));
    assert_eq!(failure(&with(act(*seat, Action::Pass), 0)), (0, ReplayProblem::ChanceDue));
    let short = RecordEntry::Chance(OwnedOutcome::Order(vec![0, 1]));
    let not_an_order = ReplayProblem::BadOutcome(BadOutcome::NotAnOrder { cards: 84 });
    assert_eq!(failure(&with(short, 0)), (0, not_an_order));
    let seven = RecordEntry::Chance(OwnedOutcome::Die(7));
    assert_eq!(failure(&with(seven, 1)), (1, ReplayProblem::BadOutcome(BadOutcome::NotAFace { sides: 6 })));

    let over = played(2, 8, 100_000);
    let mut longer = over.record().to_vec();
    longer.push(act(Seat::FIRST, Action::Pass));
    assert_eq!(failure(&longer), (over.record().len(), ReplayProblem::Over));
}
