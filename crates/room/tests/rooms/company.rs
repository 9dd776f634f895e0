//! Who may come, quick matches, and what came of a game.

use protocol::{Clock, Phase, Refusal, Rules, ToServer, Visibility, Watching};
use room::{Effect, Opening, Quick, Sitting};

use crate::direct::{Direct, person, seat};
use crate::world::{id, rules};

fn lists(direct: &Direct) -> Vec<Visibility> {
    let visibility = |effect: &Effect| match effect {
        Effect::List { visibility, .. } => Some(*visibility),
        _ => None,
    };
    direct.effects.iter().filter_map(visibility).collect()
}

#[test]
fn the_host_says_who_may_come_until_the_game_begins() {
    let mut direct = Direct::open(rules("origin", 2));
    direct.join(2);
    assert!(lists(&direct).is_empty(), "a table by link is in no list");
    let list = |visibility| move |id| ToServer::List { id, visibility };
    assert_eq!(direct.ask(2, list(Visibility::Everybody)), Err(Refusal::NotHost));
    direct.done(1, list(Visibility::Everybody));
    direct.done(1, list(Visibility::Friends));
    direct.done(1, list(Visibility::Friends));
    assert_eq!(lists(&direct), [Visibility::Everybody, Visibility::Friends]);
    assert_eq!(direct.shown().visibility, Visibility::Friends);
    direct.restart();
    assert_eq!(direct.shown().visibility, Visibility::Friends);
    assert!(matches!(direct.room.listing(), Some(Effect::List { visibility: Visibility::Friends, .. })));
    for number in [1, 2] {
        direct.connect(number);
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    direct.done(1, |id| ToServer::Begin { id });
    assert_eq!(direct.ask(1, list(Visibility::Link)), Err(Refusal::WrongPhase));
}

fn quick(rules: Rules, people: u64, bots_at: Option<u64>) -> Direct {
    let seats = (1..=people).map(|number| Sitting {
        seat: seat(number),
        person: Some(person(number)),
        name: format!("Person {number}"),
        plays: None,
        bot_of: None,
    });
    let opening = Opening::again(id(100), id(101), rules, person(1), seats.collect());
    let quick = Some(Quick { wants: "the same".to_owned(), bots_at });
    Direct::open_as(Opening { visibility: Visibility::Everybody, quick, ..opening })
}

#[test]
fn a_quick_match_begins_by_itself_when_everybody_is_there_and_ready() {
    let mut direct = quick(rules("origin", 3), 2, None);
    assert!(direct.shown().quick);
    assert!(matches!(direct.room.listing(), Some(Effect::List { wants: Some(wants), .. }) if wants == "the same"));
    direct.connect(2);
    direct.join(3);
    for number in [1, 2, 3] {
        assert_eq!(direct.shown().phase, Phase::Waiting);
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    assert_eq!(direct.shown().phase, Phase::Playing);
}

#[test]
fn bots_take_the_seats_that_stay_free_when_their_time_has_come() {
    let mut direct = quick(rules("origin", 4), 2, Some(31_000));
    direct.connect(2);
    for number in [1, 2] {
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    direct.wait(29_999);
    assert_eq!(direct.shown().phase, Phase::Waiting);
    direct.restart();
    assert_eq!(direct.shown().phase, Phase::Waiting, "a restart forgets neither the seats nor the time");
    (1..=2).for_each(|number| direct.connect(number));
    direct.wait(1);
    assert_eq!(direct.shown().phase, Phase::Playing);
    let bots =
        direct.shown().places.iter().filter(|place| matches!(place.occupant, protocol::Occupant::Bot { .. })).count();
    assert_eq!(bots, 2);
}

#[test]
fn whoever_does_not_come_to_a_quick_match_gives_the_seat_back() {
    let mut direct = quick(rules("origin", 2), 2, None);
    direct.done(1, |id| ToServer::Ready { id, ready: true, sealed: None });
    direct.wait(59_999);
    assert!(direct.room.is_member(person(2)));
    direct.wait(1);
    assert!(!direct.room.is_member(person(2)));
    direct.join(3);
    direct.done(3, |id| ToServer::Ready { id, ready: true, sealed: None });
    assert_eq!(direct.shown().phase, Phase::Playing);
}

#[test]
fn a_slow_quick_match_begins_as_soon_as_every_seat_is_taken() {
    let mut direct = quick(Rules { clock: Some(Clock::Slow { days: 1 }), ..rules("origin", 3) }, 2, None);
    direct.wait(100_000_000);
    assert!(direct.room.is_member(person(2)), "nobody has to be there");
    direct.join(3);
    assert_eq!(direct.shown().phase, Phase::Playing);
}

fn play_on(direct: &mut Direct) {
    for _ in 0..5_000 {
        if direct.room.phase() == Phase::Over {
            return;
        }
        // Traits rather than animals, so that there is something to count.
        direct.act_where(|words| words.contains(" on "));
    }
    panic!("the game does not end");
}

#[test]
fn what_came_of_a_game_has_places_traits_and_a_record_without_names() {
    let mut direct = Direct::playing(rules("origin", 3));
    assert_eq!(direct.room.finished(), None);
    play_on(&mut direct);
    assert_eq!(direct.effects.iter().filter(|effect| **effect == Effect::Ended).count(), 1);
    let finished = direct.room.finished().expect("it is over");
    assert_eq!(finished.seats.iter().map(|seat| seat.person).collect::<Vec<_>>(), [1, 2, 3].map(|n| Some(person(n))));
    assert!(finished.seats.iter().any(|seat| seat.place == 1) && !finished.is_undone);
    let best = finished.seats.iter().map(|seat| seat.points).max();
    assert!(finished.seats.iter().filter(|seat| seat.place == 1).all(|seat| Some(seat.points) == best));
    assert!((finished.seats.iter().map(|seat| seat.share).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(finished.seats.iter().any(|seat| !seat.traits.is_empty()), "{finished:?}");
    assert!(!finished.record.contains("Person"), "names stand beside the seats");
    crate::games::verified(editions::Edition::Origin, &finished.record);
    let before = finished;
    direct.restart();
    assert_eq!(direct.room.finished(), Some(before), "the same after a restart");
    assert!(direct.effects.iter().filter(|effect| **effect == Effect::Ended).count() == 2, "and it is said again");
}

#[test]
fn a_decision_that_was_taken_back_is_known_afterwards() {
    let mut direct = Direct::playing(rules("origin", 2));
    let number = direct.act();
    let asked = direct.ask_for(number, protocol::RequestKind::Undo);
    assert_eq!(asked, Ok(()));
    if direct.shown().request.is_some() {
        assert_eq!(direct.vote(3 - number, true), Ok(()));
    }
    play_on(&mut direct);
    assert!(direct.room.finished().expect("it is over").is_undone);
    direct.restart();
    assert!(direct.room.finished().expect("it is over").is_undone);
}

#[test]
fn where_others_watch_later_the_end_is_known_when_they_have_seen_it() {
    let mut direct = Direct::playing(Rules { watching: Watching::Delayed, ..rules("origin", 2) });
    play_on(&mut direct);
    assert!(!direct.effects.contains(&Effect::Ended) && direct.room.finished().is_none());
    direct.wait(179_000);
    assert!(!direct.effects.contains(&Effect::Ended));
    direct.wait(2_000);
    assert!(direct.effects.contains(&Effect::Ended) && direct.room.finished().is_some());
}
