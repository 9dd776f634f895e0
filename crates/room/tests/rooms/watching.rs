//! Watching: the public view, at once or three minutes later.

use protocol::{Phase, Refusal, RequestKind, Rules, ToServer, Watching};

use crate::client::{Eyes, Watching as Seeing};
use crate::direct::{Direct, device};
use crate::world::rules;

fn watched(watching: Watching) -> Direct {
    let mut direct = Direct::open(Rules { watching, ..rules("origin", 2) });
    direct.join(2);
    direct.watch(3);
    for number in [1, 2] {
        direct.done(number, |id| ToServer::Ready { id, ready: true, sealed: None });
    }
    direct.done(1, |id| ToServer::Begin { id });
    direct
}

/// What the watcher was told by the last step, read with these eyes.
fn look(direct: &Direct, eyes: &mut Seeing<origin::State>) -> usize {
    let told = direct.told.iter().filter(|(to, _)| *to == device(3));
    told.map(|(_, message)| eyes.read(&protocol::text(message))).count()
}

#[test]
fn whoever_watches_at_once_sees_what_everybody_sees_and_may_do_nothing() {
    let mut direct = watched(Watching::AtOnce);
    let mut eyes = Seeing::<origin::State>::default();
    look(&direct, &mut eyes);
    for _ in 0..6 {
        // Whoever acts looks afresh before; the watcher is told what comes then.
        direct.act();
        look(&direct, &mut eyes);
    }
    let mut fresh = Seeing::<origin::State>::default();
    direct.connect(3);
    look(&direct, &mut fresh);
    assert_eq!((eyes.view(), eyes.next()), (fresh.view(), fresh.next()));
    assert!(!direct.heard(3, |message| matches!(message, crate::direct::Message::Prompt { prompt: Some(_) })));
    let act = |id| ToServer::Act { id, prompt: 1, action: "pass".to_owned() };
    assert_eq!(direct.ask(3, act), Err(Refusal::Watching));
    assert_eq!(direct.ask_for(3, RequestKind::Undo), Err(Refusal::Watching));
}

#[test]
fn whoever_watches_later_sees_nothing_before_three_minutes_have_passed_and_then_everything() {
    let mut direct = watched(Watching::Delayed);
    assert_eq!(look(&direct, &mut Seeing::default()), 0, "not even that it has begun");
    let begun = direct.now;
    let mut next = Vec::new();
    for _ in 0..4 {
        direct.wait(10_000);
        let number = direct.act();
        assert_eq!(look(&direct, &mut Seeing::default()), 0);
        if next.is_empty() {
            direct.done(number, |id| ToServer::Ask { id, kind: RequestKind::Undo });
            assert_eq!(look(&direct, &mut Seeing::default()), 0);
        }
        next.push(direct.now);
    }
    // Coming back tells no more.
    direct.connect(3);
    assert!(!direct.heard(3, |message| matches!(message, crate::direct::Message::View { .. })));
    assert_eq!(direct.room.seen_by(Some(crate::direct::person(3))).phase, Phase::Waiting);
    // Three minutes after the deal it is seen, and each decision at its time.
    let mut eyes = Seeing::<origin::State>::default();
    direct.wait(begun + 180_000 - direct.now);
    assert!(look(&direct, &mut eyes) > 0);
    assert_eq!(direct.room.seen_by(Some(crate::direct::person(3))).phase, Phase::Playing);
    for at in next {
        let before = eyes.next();
        direct.wait(at + 180_000 - direct.now);
        assert!(look(&direct, &mut eyes) > 0 && eyes.next() > before);
    }
    // That is what the others saw three minutes ago, and a watcher who comes now sees the same.
    let mut fresh = Seeing::<origin::State>::default();
    direct.connect(3);
    look(&direct, &mut fresh);
    assert_eq!((eyes.view(), eyes.next()), (fresh.view(), fresh.next()));
    let kept = eyes.view();
    direct.restart();
    direct.connect(3);
    let mut fresh = Seeing::<origin::State>::default();
    look(&direct, &mut fresh);
    assert_eq!(fresh.view(), kept, "after a restart too");
}
