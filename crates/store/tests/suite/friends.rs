//! Friends, mutes and invitations from person to person.

use store::{Asked, Epoch, FRIENDS, PersonId, Store, StoreError, Tie, WAITING, WallTime};

use crate::world::{World, at_once, node, person, table};

async fn ties(store: &Store, of: PersonId) -> Vec<(PersonId, Tie)> {
    let friends = store.friends(of).await.expect("a list");
    friends.into_iter().map(|friend| (friend.person.id, friend.tie)).collect()
}

pub async fn a_request_becomes_a_friendship_when_the_other_agrees(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    assert_eq!(store.ask_friend(ada, bob, WallTime(1)).await, Ok(Asked::Waits));
    assert_eq!(store.ask_friend(ada, bob, WallTime(2)).await, Ok(Asked::Waits));
    assert_eq!(ties(&store, ada).await, [(bob, Tie::Asked(WallTime(1)))]);
    assert_eq!(ties(&store, bob).await, [(ada, Tie::WasAsked(WallTime(1)))]);
    assert_eq!(store.friend_ids(ada).await, Ok(Vec::new()));
    assert_eq!(store.ask_friend(bob, ada, WallTime(3)).await, Ok(Asked::Friends));
    assert_eq!(ties(&store, ada).await, [(bob, Tie::Friends(WallTime(3)))]);
    assert_eq!(ties(&store, bob).await, [(ada, Tie::Friends(WallTime(3)))]);
    assert_eq!((store.friend_ids(ada).await, store.friend_ids(bob).await), (Ok(vec![bob]), Ok(vec![ada])));
    // Either may end it, for both.
    assert_eq!(store.end_friendship(bob, ada).await, Ok(true));
    assert_eq!(store.end_friendship(ada, bob).await, Ok(false));
    assert_eq!((ties(&store, ada).await, ties(&store, bob).await), (Vec::new(), Vec::new()));
    let nobody = store.ask_friend(ada, PersonId::random(), WallTime(4)).await;
    assert_eq!(nobody, Err(StoreError::Missing("person")));
    assert_eq!(store.ask_friend(ada, ada, WallTime(4)).await, Err(StoreError::Missing("person")));
}

pub async fn two_who_ask_each_other_at_once_are_friends(world: World) {
    let store = world.open().await;
    for round in 0..8 {
        let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
        let answers = at_once([(ada, bob), (bob, ada)], |(person, friend)| {
            let store = store.clone();
            async move { store.ask_friend(person, friend, WallTime(round)).await.expect("an answer") }
        });
        let answers = answers.await;
        assert!(answers.contains(&Asked::Waits) && answers.contains(&Asked::Friends), "{answers:?}");
        assert_eq!(ties(&store, ada).await, [(bob, Tie::Friends(WallTime(round)))]);
        assert_eq!(ties(&store, bob).await, [(ada, Tie::Friends(WallTime(round)))]);
    }
}

pub async fn nobody_has_too_many_friends_or_requests(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let mut others = Vec::new();
    for number in 0..FRIENDS {
        others.push(person(&store, &number.to_string()).await);
    }
    for (at, other) in others.iter().enumerate() {
        assert_eq!(store.ask_friend(ada, *other, WallTime(1)).await, Ok(Asked::Waits));
        let expected = if at < WAITING as usize { Asked::Waits } else { Asked::TooMany };
        assert_eq!(store.ask_friend(*other, bob, WallTime(1)).await, Ok(expected), "{at}");
        assert_eq!(store.mute(ada, *other, WallTime(1)).await, Ok(true));
    }
    assert_eq!(store.ask_friend(ada, bob, WallTime(2)).await, Ok(Asked::TooMany));
    assert_eq!(store.mute(ada, bob, WallTime(2)).await, Ok(false));
    assert_eq!(store.friends(ada).await.expect("a list").len(), FRIENDS as usize);
    // Who was asked may agree all the same.
    assert_eq!(store.ask_friend(bob, others[0], WallTime(2)).await, Ok(Asked::Friends));
}

pub async fn somebody_is_muted_for_one_person_only(world: World) {
    let store = world.open().await;
    let (ada, bob, eve) = (person(&store, "Ada").await, person(&store, "Bob").await, person(&store, "Eve").await);
    assert_eq!(store.mute(ada, bob, WallTime(1)).await, Ok(true));
    assert_eq!(store.mute(ada, eve, WallTime(2)).await, Ok(true));
    assert_eq!(store.mute(ada, bob, WallTime(3)).await, Ok(true));
    let muted = |people: Vec<store::Person>| people.into_iter().map(|person| person.id).collect::<Vec<_>>();
    assert_eq!(muted(store.muted_by(ada).await.expect("a list")), [bob, eve]);
    assert_eq!(muted(store.muted_by(bob).await.expect("a list")), []);
    assert_eq!(store.unmute(ada, bob).await, Ok(true));
    assert_eq!(store.unmute(ada, bob).await, Ok(false));
    assert_eq!(muted(store.muted_by(ada).await.expect("a list")), [eve]);
}

pub async fn an_invitation_waits_until_it_is_put_away_or_the_table_is_over(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let me = node(&store).await;
    let (one, two, three) = (table(&store, me).await, table(&store, me).await, table(&store, me).await);
    for (table, at) in [(one, 1), (two, 3), (three, 2)] {
        assert_eq!(store.invite_person(ada, table, bob, WallTime(at)).await, Ok(true));
    }
    assert_eq!(store.invite_person(ada, one, bob, WallTime(9)).await, Ok(false));
    let invited = async || {
        let list = store.invited_to(ada, WallTime(i64::MAX)).await.expect("a list");
        list.into_iter().map(|invitation| (invitation.table, invitation.by.name, invitation.at)).collect::<Vec<_>>()
    };
    let line = |table, at| (table, "Bob".to_owned(), WallTime(at));
    assert_eq!(invited().await, [line(two, 3), line(three, 2), line(one, 1)]);
    store.finish(three, Epoch(1), WallTime(5)).await.expect("its owner may");
    assert_eq!(store.dismiss(ada, one, WallTime(6)).await, Ok(true));
    assert_eq!(store.dismiss(ada, one, WallTime(6)).await, Ok(false));
    assert_eq!(invited().await, [line(two, 3)]);
    // Whoever put it away may still come, and is not asked again.
    assert_eq!(store.is_invited(ada, one).await, Ok(true));
    assert_eq!(store.is_invited(bob, one).await, Ok(false));
    assert_eq!(store.invite_person(ada, one, bob, WallTime(9)).await, Ok(false));
    assert_eq!(invited().await, [line(two, 3)]);
}
