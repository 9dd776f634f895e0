//! The end of every round in short: who died and why, what each draws, the points.

use bots::by_name;
use desk::diary::Kind;
use desk::family::Family;
use desk::{Desk, Screen, Stage, Tabletop};
use editions::{Deal, Edition};
use locale::Lang;
use table::Occupant;

/// Plays a game and looks at the screen before and after every step.
fn play<F: Family>(config: F::Config, mut look: impl FnMut(&Screen, &Screen)) {
    let bot = |name: &str| Occupant::Bot { name: name.to_owned(), plays: "greedy".to_owned() };
    let seats = vec![Occupant::Person { name: "Ada".to_owned() }, bot("Marta"), bot("Ilya")];
    let mut desk = Desk::<F>::new(config, seats, 4, Lang::En).expect("a desk");
    let mut player = by_name::<F>("greedy", 4).expect("a bot");
    while let Stage::Yours(seat) | Stage::Bot(seat) = desk.stage() {
        let (view, legal) = desk.bot_prompt(seat).expect("it is asked");
        let before = desk.screen();
        let action = player.choose(seat, &view, &legal);
        assert!(desk.act_for(seat, action));
        look(&before, &desk.screen());
    }
}

fn round(screen: &Screen) -> u8 {
    screen.summary.as_ref().map_or(0, |summary| summary.round)
}

#[test]
fn every_round_is_summed_up_once_it_is_over() {
    for edition in Edition::ALL {
        let (mut rounds, mut deaths, mut drew) = (Vec::new(), 0, 0);
        let look = |before: &Screen, now: &Screen| {
            if round(now) == round(before) {
                return;
            }
            let summary = now.summary.as_ref().expect("a round is over");
            rounds.push(summary.round);
            deaths += summary.deaths.len();
            drew += summary.seats.iter().map(|seat| usize::from(seat.drew)).sum::<usize>();
            assert_eq!(summary.seats.len(), 3);
            assert_eq!(Some(summary.seats[0].seat), now.own.as_ref().map(|own| own.seat), "the viewer stands first");
            assert!(summary.seats[0].points.is_some());
            if edition == Edition::Origin {
                let hand = |screen: &Screen| screen.own.as_ref().map_or(0, |own| own.hand);
                assert_eq!(hand(now) - hand(before), u16::from(summary.seats[0].drew), "{summary:?}");
                for seat in &now.others {
                    let was = before.others.iter().find(|one| one.seat == seat.seat).expect("the same seats");
                    let told = summary.seats.iter().find(|one| one.seat == seat.seat).expect("every seat");
                    assert_eq!((seat.hand - was.hand, Some(seat.points)), (u16::from(told.drew), told.points));
                }
            }
        };
        match Deal::new(edition, 3, []).expect("three can play") {
            Deal::Origin(config) => play::<origin::State>(config, look),
            Deal::Boards(config) => play::<northstar::State>(config, look),
            Deal::NewWorld(config) => play::<new_world::State>(config, look),
        }
        assert!(rounds.len() > 1, "{edition:?}: {rounds:?}");
        assert!(rounds.iter().enumerate().all(|(place, round)| usize::from(*round) == place + 1), "{rounds:?}");
        assert!(deaths > 0 && drew > 0, "{edition:?}: somebody dies, somebody draws");
    }
}

#[test]
fn the_dead_of_a_round_are_those_of_the_log() {
    let config = editions::origin_config(3, origin::Options::default(), None).expect("three can play");
    let mut told = 0;
    play::<origin::State>(config, |before, now| {
        if round(now) == round(before) {
            return;
        }
        let summary = now.summary.as_ref().expect("a round is over");
        told += summary.deaths.len();
        // With the next round the log has all deaths so far, and no more.
        let all = now.log.iter().filter(|line| line.kind == Kind::Death).count();
        assert_eq!(told, all);
    });
    assert!(told > 0);
}
