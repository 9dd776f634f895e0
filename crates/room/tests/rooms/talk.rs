//! Who speaks where, and who may read it.

use protocol::{NewOccupant, Rules, TalkRoom, ToServer, Watching};
use room::Reading;

use crate::direct::{Direct, person, seat};
use crate::world::rules;

/// Persons 1 and 2 sit, 3 watches; the game has not begun.
fn waiting(watching: Watching) -> Direct {
    let mut direct = Direct::open(Rules { watching, ..rules("origin", 2) });
    direct.join(2);
    direct.watch(3);
    direct
}

fn begin(direct: &mut Direct) {
    for number in [1, 2] {
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    direct.done(1, |id| ToServer::Begin { id });
}

/// What somebody may read, room by room.
fn reads(direct: &Direct, number: u64) -> [Reading; 3] {
    [TalkRoom::Table, TalkRoom::Players, TalkRoom::Watchers].map(|room| direct.room.reads(person(number), room))
}

const NOW: Reading = Reading::AtOnce;
const LATER: Reading = Reading::Later(180_000);

#[test]
fn everybody_speaks_to_everybody_until_the_game_begins() {
    let mut direct = waiting(Watching::AtOnce);
    let speak = |direct: &Direct| [1, 2, 3, 4].map(|number| direct.room.speaks_in(person(number)));
    assert_eq!(speak(&direct), [Some(TalkRoom::Table), Some(TalkRoom::Table), Some(TalkRoom::Table), None]);
    begin(&mut direct);
    assert_eq!(speak(&direct), [Some(TalkRoom::Players), Some(TalkRoom::Players), Some(TalkRoom::Watchers), None]);
    assert_eq!(reads(&direct, 1), [NOW, NOW, Reading::Never]);
    assert_eq!(reads(&direct, 3), [NOW, NOW, NOW]);
    assert_eq!(reads(&direct, 4), [Reading::Never; 3], "a stranger");
    while direct.room.phase() == protocol::Phase::Playing {
        direct.act();
    }
    assert_eq!(reads(&direct, 1), [NOW, NOW, NOW], "when it is over");
    direct.restart();
    assert_eq!((reads(&direct, 1), reads(&direct, 3)), ([NOW; 3], [NOW; 3]));
}

#[test]
fn whoever_watches_later_does_not_notice_that_the_game_has_begun() {
    let mut direct = waiting(Watching::Delayed);
    let of_watcher = |direct: &Direct| (direct.room.speaks_in(person(3)), reads(direct, 3));
    let before = of_watcher(&direct);
    assert_eq!(before, (Some(TalkRoom::Watchers), [NOW, LATER, NOW]));
    assert_eq!(reads(&direct, 1), [NOW, NOW, NOW], "before the game watchers have nothing to tell");
    begin(&mut direct);
    assert_eq!(of_watcher(&direct), before);
    assert_eq!(reads(&direct, 1), [NOW, NOW, Reading::Never]);
    while direct.room.phase() == protocol::Phase::Playing {
        direct.act();
        assert_eq!(of_watcher(&direct), before);
    }
    assert_eq!(of_watcher(&direct), before, "nor that it is over");
}

#[test]
fn whoever_was_sent_away_reads_no_more() {
    let mut direct = Direct::open(Rules { watching: Watching::Nobody, ..rules("origin", 2) });
    direct.join(2);
    assert_eq!(reads(&direct, 2), [NOW; 3]);
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to: NewOccupant::Open });
    assert_eq!((reads(&direct, 2), direct.room.speaks_in(person(2))), ([Reading::Never; 3], None));
}
