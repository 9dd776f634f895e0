//! A storage that is away: nothing is wanted stored, nothing follows by itself, and time stands.

use dice::{SealedWord, Word};
use protocol::{Bytes32, Clock, Notice, Phase, RequestKind, Rules, ToServer};
use room::Input;

use crate::direct::{Direct, Message, seat};
use crate::world::{id, rules};

impl Direct {
    /// So much later the table is told that the storage has been away since now: nothing may have happened meanwhile.
    fn storage_goes(&mut self, later: u64) {
        let (since, entries, phase) = (self.now, self.journal.len(), self.room.phase());
        self.now += later;
        self.step(Input::StorageAway { since });
        assert_eq!(self.journal.len(), entries, "nothing is wanted stored");
        assert_eq!(self.room.phase(), phase);
        assert_eq!(self.wake, None, "nothing follows before the storage is back");
        assert!(self.noticed(Notice::StorageAway));
    }

    fn storage_comes(&mut self, later: u64) {
        self.now += later;
        self.step(Input::Tick);
        assert!(self.told.is_empty());
        self.step(Input::StorageBack);
        assert!(self.noticed(Notice::StorageBack));
    }

    /// Whether somebody was told.
    fn noticed(&self, notice: Notice) -> bool {
        [1, 2].iter().any(|number| {
            self.heard(*number, |message| matches!(message, Message::Notice { notice: told } if *told == notice))
        })
    }
}

#[test]
fn words_are_awaited_as_long_as_ever_when_the_storage_is_back() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    let deal = dice::DealId { table: dice::TableId(id::<()>(100).to_bytes()), deal: 1 };
    let sealed = Some(Bytes32(SealedWord::of(&Word::new([8; 32]), deal, seat(1)).0));
    direct.done(1, |id| ToServer::Ready { id, ready: true, sealed });
    direct.done(2, |id| ToServer::Ready { id, ready: true, sealed: None });
    direct.done(1, |id| ToServer::Begin { id });
    assert_eq!(direct.room.phase(), Phase::Dealing);
    direct.wait(4_000);
    direct.storage_goes(11_000);
    let entries = direct.journal.len();
    direct.storage_comes(1_000);
    direct.wait(5_999);
    assert_eq!((direct.room.phase(), direct.journal.len()), (Phase::Dealing, entries));
    direct.wait(1);
    assert_eq!(direct.room.phase(), Phase::Playing);
    assert!(direct.journal.len() > entries, "the deal is written");
    direct.restart();
    assert_eq!(direct.room.phase(), Phase::Playing);
}

#[test]
fn a_clock_does_not_run_out_while_an_append_cannot_be_stored() {
    let mut direct =
        Direct::playing(Rules { clock: Some(Clock::Live { start_ms: 20_000, increment_ms: 0 }), ..rules("origin", 2) });
    let number = direct.asked();
    direct.wait(1_300);
    assert_eq!(direct.left(number), 19_000);
    // It hung for half a minute before anybody noticed.
    direct.storage_goes(30_000);
    direct.storage_comes(30_000);
    assert_eq!(direct.left(number), 19_000, "time has stood since the append was wanted");
    direct.wait(1_000);
    assert_eq!(direct.left(number), 18_000);
}

#[test]
fn a_bot_that_is_late_because_of_the_storage_is_asked_again() {
    let mut direct =
        Direct::playing(Rules { clock: Some(Clock::Live { start_ms: 10_000, increment_ms: 0 }), ..rules("origin", 2) });
    direct.wait(10_300);
    assert_eq!(direct.thoughts.len(), 1, "the time is up and a bot thinks");
    direct.storage_goes(4_000);
    let entries = direct.journal.len();
    direct.storage_comes(1_000);
    assert_eq!((direct.thoughts.len(), direct.journal.len()), (2, entries));
    direct.wait(3_000);
    assert!(direct.journal.len() > entries);
}

#[test]
fn a_vote_does_not_end_while_the_storage_is_away() {
    let mut direct = Direct::playing(rules("origin", 2));
    let number = direct.asked();
    assert_eq!(direct.ask_for(number, RequestKind::Pause), Ok(()));
    direct.storage_goes(61_000);
    assert!(direct.shown().request.is_some());
    let entries = direct.journal.len();
    direct.storage_comes(1_000);
    direct.wait(59_999);
    assert!(direct.shown().request.is_some(), "nobody could answer meanwhile");
    assert_eq!(direct.journal.len(), entries);
    direct.wait(1);
    assert!(direct.shown().request.is_none(), "nobody has agreed in time");
    assert!(direct.journal.len() > entries);
}

#[test]
fn whoever_comes_back_while_the_storage_is_away_has_their_seat_back_afterwards() {
    let mut direct =
        Direct::playing(Rules { clock: Some(Clock::Live { start_ms: 10_000, increment_ms: 0 }), ..rules("origin", 2) });
    let number = direct.asked();
    direct.disconnect(number);
    direct.wait(10_300);
    direct.storage_goes(1_000);
    direct.connect(number);
    direct.storage_comes(1_000);
    let is_back = |message: &Message| *message == Message::Notice { notice: Notice::Back { seat: seat(number) } };
    assert!(direct.heard(3 - number, is_back));
}
