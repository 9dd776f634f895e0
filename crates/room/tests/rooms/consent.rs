//! What the people at the table agree to: taking back, pausing, playing again.

use protocol::{NewOccupant, Notice, Phase, Refusal, RequestKind, ToServer};
use room::{Effect, Opening, Room};

use crate::direct::{Direct, Message, person, seat};
use crate::world::{Weather, World, given, id, rules};

/// A table of two on which each has decided once.
fn after_two_decisions() -> (Direct, u64) {
    let mut direct = Direct::playing(rules("origin", 2));
    let first = direct.act();
    assert_eq!(direct.act(), 3 - first);
    (direct, first)
}

#[test]
fn what_nobody_else_has_acted_upon_is_taken_back_at_once() {
    let mut direct = Direct::playing(rules("origin", 2));
    let before = direct.prompt(direct.asked()).expect("a prompt");
    let number = direct.act();
    assert_eq!(direct.ask_for(number, RequestKind::Undo), Ok(()));
    assert!(direct.shown().request.is_none());
    assert_eq!(direct.asked(), number);
    let again = direct.prompt(number).expect("a prompt");
    assert_eq!(again.legal, before.legal);
    assert!(again.number > before.number, "a late answer does not answer the question that was taken back");
    assert_eq!(direct.ask_for(number, RequestKind::Undo), Err(Refusal::NothingToUndo));
}

#[test]
fn going_back_over_others_needs_them_and_one_no_ends_it_without_a_name() {
    let (mut direct, first) = after_two_decisions();
    let other = 3 - first;
    assert_eq!(direct.ask_for(first, RequestKind::Undo), Ok(()));
    let request = direct.shown().request.clone().expect("the table is asked");
    assert_eq!((request.by, request.votes.len()), (seat(first), 2));
    assert_eq!(direct.ask_for(other, RequestKind::Pause), Err(Refusal::AlreadyAsking));
    let asked = direct.asked();
    let prompt = direct.prompt(asked).expect("a prompt");
    let action = prompt.legal.expect("legal actions")[0].clone();
    let act = |id| ToServer::Act { id, prompt: prompt.number, action };
    assert_eq!(direct.ask(asked, act), Err(Refusal::AlreadyAsking), "questions wait while the table votes");
    assert_eq!(direct.ask(other, |id| ToServer::Vote { id, number: 9, agree: true }), Err(Refusal::NoSuchRequest));
    assert_eq!(direct.vote(other, false), Ok(()));
    assert!(direct.heard(first, |message| *message == Message::Notice { notice: Notice::NotAgreed }));
    assert!(direct.shown().request.is_none());
    assert_eq!(direct.ask_for(first, RequestKind::Undo), Err(Refusal::Busy), "not at once again");
}

#[test]
fn what_everybody_agrees_to_goes_back_with_all_that_followed_and_is_marked() {
    let (mut direct, first) = after_two_decisions();
    assert_eq!(direct.ask_for(first, RequestKind::Undo), Ok(()));
    assert_eq!(direct.vote(3 - first, true), Ok(()));
    assert!(direct.heard(3 - first, |message| matches!(message, Message::News(news) if news.back_to.is_some())));
    assert_eq!(direct.asked(), first);
    // The same after a restart.
    direct.restart();
    assert_eq!(direct.asked(), first);
}

#[test]
fn nobody_has_to_wait_for_votes_for_ever() {
    let (mut direct, first) = after_two_decisions();
    assert_eq!(direct.ask_for(first, RequestKind::Undo), Ok(()));
    direct.wait(59_999);
    assert!(direct.shown().request.is_some());
    direct.wait(1);
    assert!(direct.shown().request.is_none());
    assert_eq!(direct.ask_for(first, RequestKind::Pause), Err(Refusal::Busy), "not at once again");
    direct.wait(30_000);
    assert_eq!(direct.ask_for(first, RequestKind::Pause), Ok(()));
    // Whoever leaves has no vote any more, and then everybody has agreed.
    direct.done(3 - first, |id| ToServer::Leave { id });
    assert_eq!(direct.room.phase(), Phase::Paused);
    direct.done(first, |id| ToServer::GoOn { id });
    assert_eq!(direct.room.phase(), Phase::Playing);
}

#[test]
fn whoever_thinks_better_of_it_does_not_stop_the_clocks_again_at_once() {
    let (mut direct, first) = after_two_decisions();
    assert_eq!(direct.ask_for(first, RequestKind::Pause), Ok(()));
    direct.wait(59_000);
    assert_eq!(direct.vote(first, false), Ok(()), "the own request, withdrawn");
    assert_eq!(direct.ask_for(first, RequestKind::Pause), Err(Refusal::Busy));
    assert_eq!(direct.ask_for(first, RequestKind::Undo), Err(Refusal::Busy));
    direct.wait(30_000);
    assert_eq!(direct.ask_for(first, RequestKind::Pause), Ok(()));
}

#[test]
fn what_was_not_agreed_to_during_the_game_does_not_delay_another_game() {
    let (mut direct, first) = after_two_decisions();
    while direct.room.phase() == Phase::Playing {
        direct.act();
        // Now and then somebody asks in vain, and so shortly before the end as well.
        if direct.room.phase() == Phase::Playing && direct.ask_for(first, RequestKind::Pause).is_ok() {
            assert_eq!(direct.vote(3 - first, false), Ok(()));
            assert_eq!(direct.ask_for(first, RequestKind::Pause), Err(Refusal::Busy));
        }
    }
    assert_eq!(direct.room.phase(), Phase::Over);
    assert_eq!(direct.ask_for(first, RequestKind::Rematch), Ok(()));
}

#[test]
fn a_person_alone_among_bots_agrees_with_themselves() {
    let mut direct = Direct::open(rules("origin", 2));
    let to = NewOccupant::Bot { plays: "hatchling".to_owned() };
    direct.done(1, |id| ToServer::Give { id, seat: seat(2), to });
    direct.done(1, |id| ToServer::Ready { id, ready: true, sealed: None });
    direct.done(1, |id| ToServer::Begin { id });
    while !direct.room.is_asked(person(1)) {
        direct.wait(3_000);
    }
    direct.act();
    while !direct.room.is_asked(person(1)) {
        direct.wait(3_000);
    }
    let before = direct.journal.len();
    assert_eq!(direct.ask_for(1, RequestKind::Undo), Ok(()));
    assert!(direct.journal.len() > before);
    assert!(direct.room.is_asked(person(1)));
    assert!(direct.shown().request.is_none());
}

#[test]
fn a_rematch_keeps_the_people_and_their_seats() {
    let mut world = World::new(3, rules("new-world", 2), 2, Weather::FINE);
    assert!(world.play(40_000));
    world.calm_down();
    let ask = |client: &mut crate::client::Client| ToServer::Ask { id: client.id(), kind: RequestKind::Rematch };
    let message = ask(&mut world.clients[0]);
    world.say(0, message);
    let message = ToServer::Vote { id: world.clients[1].id(), number: 1, agree: true };
    world.say(1, message);
    let opening = world.effects.iter().find_map(|effect| match effect {
        Effect::OpenRematch { table, rules, host, seats } => {
            Some(Opening::again(*table, id(102), rules.clone(), *host, seats.clone()))
        }
        _ => None,
    });
    let opening = opening.expect("a rematch");
    assert_eq!(world.room.seen_by(None).next_table, Some(opening.table));
    let (again, _) = Room::open(opening, given(9, 1), 0).expect("the same rules");
    assert_eq!(again.phase(), Phase::Waiting);
    for client in &world.clients {
        assert!(again.is_member(client.person));
    }
    assert!(again.seen_by(None).places.iter().all(|place| !place.ready));
}
