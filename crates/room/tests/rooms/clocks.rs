//! Time: what is free, what is added, what happens when it is up, and when it stands still.

use protocol::{Clock, Notice, Refusal, RequestKind, Rules, ToServer};
use room::Input;

use crate::direct::{Direct, Message, seat};
use crate::world::rules;

fn timed(start_ms: u64, increment_ms: u64) -> Direct {
    Direct::playing(Rules { clock: Some(Clock::Live { start_ms, increment_ms }), ..rules("origin", 2) })
}

#[test]
fn the_first_moments_of_a_decision_cost_nothing_and_the_rest_is_charged() {
    let mut direct = timed(60_000, 0);
    let number = direct.asked();
    direct.wait(300);
    assert_eq!(direct.left(number), 60_000);
    assert_eq!(direct.clocks(number).free_ms, 0);
    direct.wait(700);
    assert_eq!(direct.left(number), 59_300);
    assert_eq!(direct.left(3 - number), 60_000, "only who is asked pays");
    assert_eq!(direct.clocks(number).running.iter().collect::<Vec<_>>(), [seat(number)]);
}

#[test]
fn a_decision_adds_the_increment() {
    let mut direct = timed(60_000, 5_000);
    let number = direct.asked();
    direct.wait(1_300);
    assert_eq!(direct.act(), number);
    assert_eq!(direct.left(number), 64_000);
}

#[test]
fn when_time_is_up_a_bot_plays_until_the_person_is_back_who_has_a_minute_for_each_decision() {
    let mut direct = timed(10_000, 5_000);
    let number = direct.asked();
    direct.wait(10_299);
    assert_eq!(direct.clocks(number).left_ms[number as usize - 1], 1);
    assert_eq!(direct.thoughts.len(), 0, "a bot never moves before the time is up");
    direct.wait(1);
    let notice = Notice::TimeUp { seat: seat(number), plays: "forager".to_owned() };
    assert!(direct.heard(3 - number, |message| *message == Message::Notice { notice: notice.clone() }));
    assert_eq!(direct.thoughts.len(), 1);
    assert!(direct.heard(number, |message| *message == Message::Prompt { prompt: None }));
    let act = |id| ToServer::Act { id, prompt: 1, action: "pass".to_owned() };
    assert_eq!(direct.ask(number, act), Err(Refusal::BotPlays));
    direct.done(number, |id| ToServer::TakeBack { id });
    assert_eq!(direct.clocks(number).decision_ms, Some(60_000));
    direct.wait(59_900);
    let acted = direct.act();
    assert_eq!((acted, direct.left(number)), (number, 0), "nothing is added to time that was up");
    // The next decision has a minute of its own, and when that is up too, a bot plays again.
    for _ in 0..40 {
        if direct.asked() == number {
            break;
        }
        direct.act();
    }
    assert_eq!(direct.asked(), number);
    assert_eq!(direct.clocks(number).decision_ms, Some(60_000));
    direct.wait(60_300);
    assert!(direct.heard(3 - number, |message| matches!(message, Message::Notice { notice: Notice::TimeUp { .. } })));
}

#[test]
fn whoever_comes_back_twice_has_one_minute_for_the_decision() {
    let mut direct = timed(10_000, 0);
    let number = direct.asked();
    direct.wait(10_300);
    direct.done(number, |id| ToServer::TakeBack { id });
    direct.wait(60_000);
    let is_played = |direct: &Direct| match &direct.shown().places[number as usize - 1].occupant {
        protocol::Occupant::Person { played_by, .. } => played_by.is_some(),
        other => panic!("{other:?}"),
    };
    assert!(is_played(&direct), "the minute is over too");
    let entries = direct.journal.len();
    assert_eq!(direct.ask(number, |id| ToServer::TakeBack { id }), Err(Refusal::Busy), "the bot decides this");
    direct.connect(number);
    assert!(is_played(&direct), "another connection is no other minute");
    assert_eq!(direct.journal.len(), entries);
    // When the bot has decided the seat is theirs again, with a minute for the next decision.
    direct.wait(3_000);
    direct.done(number, |id| ToServer::TakeBack { id });
    for _ in 0..40 {
        if direct.asked() == number {
            break;
        }
        direct.act();
    }
    assert_eq!(direct.clocks(number).decision_ms, Some(60_000));
}

#[test]
fn a_bot_thinks_for_a_person_and_answers_late_thoughts_itself() {
    let mut direct = timed(10_000, 0);
    let number = direct.asked();
    direct.disconnect(number);
    direct.wait(10_300);
    let entries = direct.journal.len();
    // Nobody thinks: after three seconds a simpler policy answers.
    direct.wait(2_999);
    assert_eq!(direct.journal.len(), entries);
    direct.wait(1);
    assert!(direct.journal.len() > entries);
    let think = direct.thoughts.remove(0);
    let late = Input::Thought { ticket: think.ticket, words: (think.job)() };
    let entries = direct.journal.len();
    direct.step(late);
    assert_eq!(direct.journal.len(), entries, "an answer to an old question is dropped");
    // Coming back is enough: the seat is theirs at any moment.
    direct.connect(number);
    assert!(direct.heard(3 - number, |message| matches!(message, Message::Notice { notice: Notice::Back { .. } })));
}

#[test]
fn votes_pauses_and_a_storage_that_is_away_stop_time() {
    let mut direct = timed(60_000, 0);
    let number = direct.asked();
    direct.wait(1_300);
    assert_eq!(direct.ask_for(number, RequestKind::Pause), Ok(()));
    direct.wait(20_000);
    assert_eq!(direct.left(number), 59_000, "the table votes");
    assert!(direct.clocks(number).running.is_empty());
    assert_eq!(direct.vote(3 - number, true), Ok(()));
    direct.wait(100_000);
    assert_eq!(direct.left(number), 59_000, "the game is paused");
    for person in [1, 2] {
        direct.done(person, |id| ToServer::GoOn { id });
    }
    direct.wait(1_000);
    assert_eq!(direct.left(number), 58_000, "the decision went on where it was");
    direct.step(Input::StorageAway { since: direct.now });
    assert!(direct.heard(number, |message| *message == Message::Notice { notice: Notice::StorageAway }));
    direct.wait(30_000);
    direct.step(Input::StorageBack);
    assert_eq!(direct.left(number), 58_000, "the storage was away");
}

#[test]
fn a_restart_gives_time_back_and_clocks_stand_until_the_asked_person_is_there() {
    let mut direct = timed(60_000, 0);
    let number = direct.asked();
    direct.wait(10_300);
    direct.restart();
    direct.wait(20_000);
    direct.connect(3 - number);
    assert_eq!(direct.left(number), 50_000 + 15_000, "until the server stopped, and some time for that");
    direct.wait(1_000);
    assert_eq!(direct.left(number), 64_000, "the person is there again");
    // Whoever does not come back is waited for half a minute. What passed since the last restart without a decision is
    // not charged.
    direct.restart();
    direct.wait(30_000);
    let other = 3 - number;
    direct.wait(5_000);
    direct.connect(other);
    let left = direct.clocks(other).left_ms[number as usize - 1];
    assert_eq!(left, 65_000 + 15_000 - 5_000);
}

#[test]
fn time_that_jumps_backwards_is_ignored() {
    let mut direct = timed(60_000, 0);
    let number = direct.asked();
    direct.wait(1_300);
    direct.now -= 1_000;
    assert_eq!(direct.left(number), 59_000);
    direct.now += 2_000;
    assert_eq!(direct.left(number), 58_000);
}
