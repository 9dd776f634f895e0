//! Before the game: sitting down, being ready, what the host may do, the deal.

use dice::{SealedWord, Word};
use game::Seat;
use protocol::http::FailureCode;
use protocol::{Bytes32, NewOccupant, Occupant, Phase, Refusal, RequestKind, Rules, ToServer, Watching};
use room::{Effect, Input};

use crate::direct::{Direct, Message, device, person, seat};
use crate::world::{id, rules};

fn name_at(direct: &Direct, number: u64) -> Option<String> {
    match &direct.shown().places[number as usize - 1].occupant {
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name.clone()),
        Occupant::Open => None,
    }
}

fn ready(direct: &mut Direct, number: u64) {
    direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
}

#[test]
fn people_sit_down_in_order_and_the_rest_watches() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    direct.join(3);
    assert_eq!(name_at(&direct, 2).as_deref(), Some("Person 2"));
    assert_eq!(direct.shown().watchers, ["Person 3"]);
    assert!(direct.effects.contains(&Effect::Joined { person: person(3), seat: None }));
    assert_eq!(direct.ask(3, |id| ToServer::Sit { id, seat: seat(1) }), Err(Refusal::Taken));
    assert_eq!(direct.ask(3, |id| ToServer::Ready { id, ready: true, sealed: None }), Err(Refusal::Watching));
    direct.done(2, |id| ToServer::Stand { id });
    direct.done(3, |id| ToServer::Sit { id, seat: seat(2) });
    assert_eq!(
        (name_at(&direct, 2).as_deref(), &direct.shown().watchers[..]),
        (Some("Person 3"), &["Person 2".to_owned()][..])
    );
}

#[test]
fn where_nobody_may_watch_nobody_without_a_seat_joins() {
    let mut direct = Direct::open(Rules { watching: Watching::Nobody, ..rules("origin", 2) });
    direct.join(2);
    direct.step(Input::Join { person: person(3), name: "Person 3".to_owned(), watch: false });
    assert!(matches!(direct.effects.last(), Some(Effect::NotJoined { .. })));
    assert!(!direct.room.is_member(person(3)));
    // Whoever got up does not watch either.
    direct.done(2, |id| ToServer::Stand { id });
    let to = NewOccupant::Bot { plays: "hatchling".to_owned() };
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to });
    ready(&mut direct, 1);
    direct.done(1, |id| ToServer::Begin { id });
    assert!(direct.effects.contains(&Effect::Left { person: person(2) }));
    assert_eq!(direct.closed, [device(2)]);
}

#[test]
fn only_the_host_changes_rules_and_seats_and_nobody_is_ready_then() {
    let mut direct = Direct::open(rules("origin", 3));
    direct.join(2);
    let bot = || NewOccupant::Bot { plays: "forager+peaceful".to_owned() };
    assert_eq!(direct.ask(2, |id| ToServer::Give { id, seat: seat(3), to: bot() }), Err(Refusal::NotHost));
    direct.done(1, |id| ToServer::Give { id, seat: seat(3), to: bot() });
    for plays in ["nobody", "apex@600s", "greedy", "forager+"] {
        let to = NewOccupant::Bot { plays: plays.to_owned() };
        assert_eq!(direct.ask(1, |id| ToServer::Give { id, seat: seat(3), to }), Err(Refusal::NoSuchBot), "{plays}");
    }
    ready(&mut direct, 2);
    assert!(direct.shown().places[1].ready);
    let change = |rules: Rules| move |id| ToServer::Change { id, rules };
    assert_eq!(direct.ask(2, change(rules("origin", 2))), Err(Refusal::NotHost));
    assert_eq!(direct.ask(1, change(rules("origin", 9))), Err(Refusal::BadRules));
    direct.done(1, change(rules("new-world", 2)));
    assert!(direct.shown().places.iter().all(|place| !place.ready));
    // The bot went, the people stayed.
    assert_eq!((name_at(&direct, 1).as_deref(), name_at(&direct, 2).as_deref()), (Some("Person 1"), Some("Person 2")));
    direct.done(1, change(rules("origin", 4)));
    assert_eq!(direct.shown().places.len(), 4);
    assert_eq!(name_at(&direct, 3), None);
    direct.join(3);
    assert_eq!(direct.ask(1, change(rules("origin", 2))), Err(Refusal::BadRules), "three people on two seats");
}

#[test]
fn the_host_may_ask_somebody_to_get_up_and_a_new_host_follows_one_who_leaves() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to: NewOccupant::Open });
    assert_eq!(name_at(&direct, 2), None);
    assert!(direct.heard(2, |message| matches!(message, Message::You(you) if you.seat.is_none())));
    direct.done(2, |id| ToServer::Leave { id });
    direct.step(Input::Invited);
    direct.join(2);
    direct.done(1, |id| ToServer::Leave { id });
    assert_eq!(direct.room.host(), Some("Person 2"));
    assert!(direct.heard(2, |message| matches!(message, Message::You(you) if you.host)));
    assert!(!direct.room.is_member(person(1)));
    direct.done(2, |id| ToServer::Leave { id });
    assert_eq!(direct.room.phase(), Phase::Closed);
    assert!(direct.effects.contains(&Effect::Closed));
}

#[test]
fn whoever_was_asked_to_get_up_sits_down_again_with_a_new_invitation_only() {
    let mut direct = Direct::open(rules("origin", 3));
    direct.join(2);
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to: NewOccupant::Open });
    let sit = |number| move |id| ToServer::Sit { id, seat: seat(number) };
    assert_eq!(direct.ask(2, sit(2)), Err(Refusal::Removed));
    assert_eq!(direct.ask(2, sit(3)), Err(Refusal::Removed));
    // They watch, and joining once more changes nothing, nor does leaving and joining, nor a restart.
    direct.join(2);
    direct.done(2, |id| ToServer::Leave { id });
    direct.join(2);
    assert_eq!(direct.effects.last(), Some(&Effect::Joined { person: person(2), seat: None }));
    direct.restart();
    (1..=2).for_each(|number| direct.connect(number));
    assert_eq!(direct.ask(2, sit(2)), Err(Refusal::Removed));
    // A new invitation is for whoever has it.
    direct.step(Input::Invited);
    assert_eq!(direct.ask(2, sit(2)), Err(Refusal::Removed));
    direct.join(2);
    assert_eq!(direct.effects.last(), Some(&Effect::Joined { person: person(2), seat: Some(seat(2)) }));
    direct.done(2, sit(3));
    // Nobody was sent away: a new invitation is no entry.
    let entries = direct.journal.len();
    direct.step(Input::Invited);
    assert_eq!(direct.journal.len(), entries);
}

#[test]
fn whoever_is_asked_to_get_up_is_gone_where_nobody_may_watch() {
    let mut direct = Direct::open(Rules { watching: Watching::Nobody, ..rules("origin", 2) });
    direct.join(2);
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to: NewOccupant::Open });
    assert!(!direct.room.is_member(person(2)));
    assert_eq!(direct.closed, [device(2)]);
    assert!(direct.effects.contains(&Effect::Left { person: person(2) }));
    let join = || Input::Join { person: person(2), name: "Person 2".to_owned(), watch: false };
    direct.step(join());
    let refused = Effect::NotJoined { person: person(2), why: FailureCode::Removed };
    assert_eq!(direct.effects.last(), Some(&refused));
    direct.step(Input::Invited);
    direct.step(join());
    assert_eq!(direct.effects.last(), Some(&Effect::Joined { person: person(2), seat: Some(seat(2)) }));
}

#[test]
fn a_table_writes_no_endless_journal() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    let ready = |ready| move |id| ToServer::Ready { id, ready, sealed: None };
    direct.done(2, ready(true));
    let entries = direct.journal.len();
    direct.done(2, ready(true));
    assert_eq!(direct.journal.len(), entries, "nothing has changed");
    let mut refused = None;
    for count in 0..10_000 {
        if let Err(why) = direct.ask(1, ready(count % 2 == 0)) {
            refused = Some(why);
            break;
        }
    }
    assert_eq!(refused, Some(Refusal::Busy));
    assert!(direct.journal.len() <= 2_000, "{}", direct.journal.len());
    // Leaving is always possible, and so is what a table of people needs who mean well: to begin.
    if !direct.shown().places[0].ready {
        assert_eq!(direct.ask(1, ready(true)), Err(Refusal::Busy));
        direct.done(1, |id| ToServer::Leave { id });
    } else {
        direct.done(1, |id| ToServer::Begin { id });
        assert_eq!(direct.room.phase(), Phase::Playing);
    }
}

#[test]
fn a_game_has_so_many_entries_at_most() {
    let mut direct = Direct::playing(rules("origin", 2));
    let number = direct.asked();
    let mut refused = None;
    while refused.is_none() {
        match direct.ask_for(number, RequestKind::Pause) {
            Ok(()) => assert_eq!(direct.vote(number, false), Ok(())),
            Err(why) => refused = Some(why),
        }
        direct.now += 30_000;
    }
    assert_eq!(refused, Some(Refusal::Busy));
    assert!((19_000..=20_001).contains(&direct.journal.len()), "{}", direct.journal.len());
    direct.done(number, |id| ToServer::Leave { id });
    direct.connect(number);
    assert!((19_000..=20_002).contains(&direct.journal.len()));
}

#[test]
fn the_game_begins_when_every_seat_is_taken_and_everybody_is_ready() {
    let mut direct = Direct::open(rules("origin", 2));
    ready(&mut direct, 1);
    assert_eq!(direct.ask(1, |id| ToServer::Begin { id }), Err(Refusal::NotReady), "a seat is free");
    direct.join(2);
    assert_eq!(direct.ask(1, |id| ToServer::Begin { id }), Err(Refusal::NotReady), "somebody is not ready");
    ready(&mut direct, 2);
    assert_eq!(direct.ask(2, |id| ToServer::Begin { id }), Err(Refusal::NotHost));
    direct.done(1, |id| ToServer::Begin { id });
    assert_eq!(direct.room.phase(), Phase::Playing, "there are no words to wait for");
    for number in [1, 2] {
        assert!(direct.heard(number, |message| matches!(message, Message::First { .. })));
    }
    assert_eq!(direct.ask(2, |id| ToServer::Stand { id }), Err(Refusal::WrongPhase));
}

fn with_words(words: [u8; 2]) -> Direct {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    let table = id::<()>(100).to_bytes();
    for (number, word) in (1..).zip(words) {
        let deal = dice::DealId { table: dice::TableId(table), deal: 1 };
        let sealed = Some(Bytes32(SealedWord::of(&Word::new([word; 32]), deal, seat(number)).0));
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed });
    }
    assert!(direct.shown().deal.sealed.is_empty(), "sealed words are shown together");
    direct.done(1, |id| ToServer::Begin { id });
    assert_eq!((direct.room.phase(), direct.shown().deal.sealed.len()), (Phase::Dealing, 2));
    direct
}

#[test]
fn words_are_opened_after_all_sealed_words_are_shown_and_must_fit() {
    let mut direct = with_words([8, 9]);
    let word = |byte: u8| move |id| ToServer::Word { id, word: Bytes32([byte; 32]) };
    assert_eq!(direct.ask(1, word(9)), Err(Refusal::WrongWord));
    direct.done(1, word(8));
    assert_eq!(direct.shown().deal.words.len(), 1);
    assert_eq!(direct.room.phase(), Phase::Dealing);
    direct.done(2, word(9));
    assert_eq!(direct.room.phase(), Phase::Playing);
    assert!(direct.shown().deal.seed.is_none(), "the seed is told when the game is over");
}

#[test]
fn a_word_that_does_not_come_is_left_out_after_ten_seconds() {
    let mut direct = with_words([8, 9]);
    direct.done(1, |id| ToServer::Word { id, word: Bytes32([8; 32]) });
    direct.wait(9_900);
    assert_eq!(direct.room.phase(), Phase::Dealing);
    direct.wait(100);
    assert_eq!((direct.room.phase(), direct.shown().deal.words.len()), (Phase::Playing, 1));
    assert_eq!(direct.ask(2, |id| ToServer::Word { id, word: Bytes32([9; 32]) }), Err(Refusal::WrongPhase));
}

#[test]
fn a_request_sent_again_is_answered_as_before_and_carried_out_once() {
    let mut direct = Direct::playing(rules("origin", 2));
    let number = direct.asked();
    let prompt = direct.prompt(number).expect("a prompt");
    let action = prompt.legal.expect("legal actions")[0].clone();
    let message = ToServer::Act { id: id(77), prompt: prompt.number, action };
    let mut answers = Vec::new();
    for _ in 0..2 {
        direct.step(Input::Say { device: device(number), message: message.clone() });
        let done = direct.told.iter().find(|(_, told)| matches!(told, Message::Done { .. }));
        answers.push(done.cloned().expect("it is done"));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(direct.journal.iter().filter(|entry| entry.action_id == Some(id(77))).count(), 1);
    // After a restart too.
    direct.restart();
    direct.connect(number);
    direct.step(Input::Say { device: device(number), message: message.clone() });
    assert!(direct.heard(number, |told| *told == answers[0].1));
    // And nobody else has that name.
    let other = 3 - number;
    direct.connect(other);
    direct.step(Input::Say { device: device(other), message });
    assert!(direct.heard(other, |told| matches!(told, Message::Refused { why, .. } if why.reason == Refusal::Stale)));
    assert_eq!(direct.journal.iter().filter(|entry| entry.action_id == Some(id(77))).count(), 1);
}

#[test]
fn a_refused_action_names_its_rules_and_an_old_prompt_is_stale() {
    let mut direct = Direct::playing(rules("origin", 2));
    let number = direct.asked();
    let prompt = direct.prompt(number).expect("a prompt").number;
    let act = |prompt: u64, action: &str| {
        let action = action.to_owned();
        move |id| ToServer::Act { id, prompt, action }
    };
    assert_eq!(direct.ask(number, act(prompt, "sing")), Err(Refusal::Words));
    assert_eq!(direct.ask(number, act(prompt, &"a".repeat(5_000))), Err(Refusal::Words));
    assert_eq!(direct.ask(number, act(prompt, "feed A1")), Err(Refusal::Words), "there is no such animal");
    assert_eq!(direct.ask(number, act(prompt + 1, "pass")), Err(Refusal::Stale));
    assert_eq!(direct.ask(3 - number, act(1, "pass")), Err(Refusal::Stale));
    let _ = direct.ask(number, act(prompt, "take_food A1"));
    let entries = direct.journal.len();
    assert_eq!(direct.ask(number, act(prompt, "eat")), Err(Refusal::Words));
    assert_eq!(direct.journal.len(), entries, "nothing is stored for what is refused");
    assert_eq!(Seat::FIRST, seat(1));
}

#[test]
fn a_second_device_takes_over_and_the_first_is_told_nothing_more() {
    let mut direct = Direct::playing(rules("origin", 2));
    let connect = Input::Connect {
        device: device(50),
        person: person(1),
        have: None,
        start: protocol::to_server::StartWith::View,
        legal: false,
    };
    direct.step(connect);
    assert!(direct.heard(1, |message| *message == Message::Elsewhere));
    assert!(direct.heard(50, |message| matches!(message, Message::View { .. })));
    direct.step(Input::Say { device: device(1), message: ToServer::Since { have: 0 } });
    assert!(direct.told.is_empty());
    direct.disconnect(1);
    assert!(
        direct
            .shown()
            .places
            .iter()
            .all(|place| matches!(place.occupant, Occupant::Person { presence: protocol::Presence::Here, .. }))
    );
}

#[test]
fn silence_is_told_after_five_seconds_and_not_before() {
    let mut direct = Direct::playing(rules("origin", 2));
    let presence = |direct: &Direct| match &direct.shown().places[1].occupant {
        Occupant::Person { presence, .. } => *presence,
        other => panic!("{other:?}"),
    };
    direct.disconnect(2);
    direct.wait(4_900);
    assert_eq!(presence(&direct), protocol::Presence::Here);
    direct.wait(100);
    assert_eq!(presence(&direct), protocol::Presence::Reconnecting);
    assert!(direct.heard(1, |message| matches!(message, Message::Room(_))));
    direct.wait(60_000);
    assert_eq!(presence(&direct), protocol::Presence::Away);
    direct.connect(2);
    assert_eq!(presence(&direct), protocol::Presence::Here);
}
