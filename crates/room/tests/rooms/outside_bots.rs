//! Bots from outside sit at a table like people, and are marked; they have no vote, ask for nothing and are no host.

use protocol::http::FailureCode;
use protocol::{NewOccupant, Occupant, Phase, Refusal, RequestKind, Rules, ToServer};
use room::{Effect, Entry, Input, Opening, Owner, Room};

use crate::direct::{Direct, person, seat};
use crate::world::{given, id, rules};

/// The bot with this number, which belongs to person 9, joins.
fn bot_joins(direct: &mut Direct, number: u64, is_invited: bool) {
    let owner = Owner { person: person(9), name: "Nela".to_owned() };
    let (bot, name) = (person(number), format!("Bot {number}"));
    direct.step(Input::BotJoins { bot, name, owner, is_invited });
}

/// A table at which person 1, bot 2 and, with three seats, person 3 play.
fn playing(seats: u8) -> Direct {
    let mut direct = Direct::open(rules("origin", seats));
    bot_joins(&mut direct, 2, true);
    direct.connect(2);
    (3..=u64::from(seats)).for_each(|number| direct.join(number));
    for number in 1..=u64::from(seats) {
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    direct.done(1, |id| ToServer::Begin { id });
    direct
}

#[test]
fn a_bot_is_marked_with_the_name_of_its_owner_also_after_a_restart_and_in_a_rematch() {
    let mut direct = playing(2);
    let is_marked = |room: &Room| {
        let places = &room.seen_by(None).places;
        let of = |place: &protocol::Place| match &place.occupant {
            Occupant::Person { name, bot_of, .. } => Some((name.clone(), bot_of.clone())),
            _ => None,
        };
        assert_eq!(of(&places[0]), Some(("Person 1".to_owned(), None)));
        assert_eq!(of(&places[1]), Some(("Bot 2".to_owned(), Some("Nela".to_owned()))));
    };
    is_marked(&direct.room);
    direct.restart();
    is_marked(&direct.room);
    [1, 2].into_iter().for_each(|number| direct.connect(number));
    while direct.room.phase() == Phase::Playing {
        direct.act();
    }
    assert_eq!(direct.ask_for(1, RequestKind::Rematch), Ok(()), "the person alone decides");
    let opening = direct.effects.iter().find_map(|effect| match effect {
        Effect::OpenRematch { table, rules, host, seats } => {
            Some(Opening::again(*table, id(102), rules.clone(), *host, seats.clone()))
        }
        _ => None,
    });
    let (again, _) = Room::open(opening.expect("a rematch"), given(9, 1), 0).expect("the same rules");
    is_marked(&again);
    assert!(again.is_host(person(1)));
}

#[test]
fn a_bot_has_no_vote_and_asks_for_nothing() {
    let mut direct = playing(3);
    (0..6).for_each(|_| {
        direct.act();
    });
    for kind in [RequestKind::Undo, RequestKind::Pause] {
        assert_eq!(direct.ask_for(2, kind), Err(Refusal::NotForBots));
    }
    assert_eq!(direct.ask_for(1, RequestKind::Pause), Ok(()));
    let request = direct.shown().request.clone().expect("the table is asked");
    assert_eq!(request.votes.iter().map(|vote| vote.seat).collect::<Vec<_>>(), [seat(1), seat(3)]);
    assert_eq!(direct.vote(2, true), Err(Refusal::NoSuchRequest));
    assert_eq!(direct.vote(3, true), Ok(()));
    assert_eq!(direct.room.phase(), Phase::Paused);
    for number in [1, 3] {
        direct.done(number, |id| ToServer::GoOn { id });
    }
    assert_eq!(direct.room.phase(), Phase::Playing, "nobody waits for the bot to say that it goes on");
}

#[test]
fn a_bot_takes_back_what_nobody_noticed_without_asking_anybody() {
    let mut direct = playing(2);
    while direct.act() != 2 {}
    assert_eq!(direct.ask_for(2, RequestKind::Undo), Ok(()));
    assert!(direct.shown().request.is_none());
}

#[test]
fn without_an_invitation_a_bot_sits_down_only_where_the_host_allowed_it() {
    let not_joined = |direct: &Direct| {
        let refused = Effect::NotJoined { person: person(2), why: FailureCode::NotForBots };
        direct.effects.contains(&refused) && !direct.room.is_member(person(2))
    };
    let mut direct = Direct::open(rules("origin", 2));
    bot_joins(&mut direct, 2, false);
    assert!(not_joined(&direct));
    direct.done(1, |id| ToServer::Change { id, rules: Rules { outside_bots: true, ..rules("origin", 2) } });
    bot_joins(&mut direct, 2, false);
    assert!(direct.room.is_member(person(2)));

    let mut full = Direct::open(Rules { outside_bots: true, ..rules("origin", 2) });
    full.join(3);
    bot_joins(&mut full, 2, false);
    assert!(not_joined(&full), "it does not come to watch");
}

#[test]
fn the_host_sends_a_bot_away_and_it_does_not_come_back_by_itself() {
    let mut direct = Direct::open(Rules { outside_bots: true, ..rules("origin", 2) });
    bot_joins(&mut direct, 2, false);
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to: NewOccupant::Open });
    direct.connect(2);
    assert_eq!(direct.ask(2, |id| ToServer::Sit { id, seat: seat(2) }), Err(Refusal::Removed));
}

#[test]
fn a_bot_is_never_the_host_and_keeps_no_table_open() {
    let mut direct = Direct::open(rules("origin", 3));
    bot_joins(&mut direct, 2, true);
    direct.join(3);
    direct.done(1, |id| ToServer::Leave { id });
    assert!(direct.room.is_host(person(3)), "it sat first and is no person");
    direct.done(3, |id| ToServer::Leave { id });
    assert_eq!(direct.room.phase(), Phase::Closed);
}

#[test]
fn a_bot_that_is_erased_takes_the_name_of_its_owner_along() {
    let mut direct = playing(2);
    let named = |direct: &Direct| direct.journal.iter().any(|entry| entry.body.contains("Nela"));
    assert!(named(&direct));
    direct.step(Input::Erase { person: person(2) });
    let anew = |entry: &Entry| room::without_name(&entry.body, person(2)).unwrap_or_else(|| entry.body.clone());
    direct.journal = direct.journal.iter().map(|entry| Entry { body: anew(entry), ..entry.clone() }).collect();
    direct.restart();
    assert!(!named(&direct) && !format!("{:?}", direct.shown()).contains("Nela"));
}
