//! sessions and tokens.

use store::{PersonId, SessionId, StoreError, Token, WallTime};

use crate::world::{World, node, table};

pub async fn a_guest_has_a_name_and_changes_it(world: World) {
    let store = world.open().await;
    let ada = store.create_person("<b>Ada</b> żółw".to_owned(), WallTime(5)).await.expect("Ada");
    let bob = store.create_person("Bob".to_owned(), WallTime(6)).await.expect("Bob");
    assert_eq!(store.people(vec![ada.id, PersonId::random()]).await, Ok(vec![ada.clone()]));
    store.rename(ada.id, "Ada".to_owned()).await.expect("she is there");
    let mut people = store.people(vec![ada.id, bob.id]).await.expect("both");
    people.sort_by_key(|person| person.created_at);
    assert_eq!(people.iter().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Ada", "Bob"]);
    assert_eq!(store.rename(PersonId::random(), "X".to_owned()).await, Err(StoreError::Missing("person")));
}

pub async fn a_token_opens_its_session(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada".to_owned(), WallTime(5)).await.expect("Ada");
    let token = Token::random();
    let session = store.open_session(ada.id, token.hash(), "phone".to_owned(), WallTime(7)).await.expect("a session");
    assert_eq!(store.find_session(token.hash()).await, Ok(Some((session.clone(), ada.clone()))));
    assert_eq!(store.find_session(Token::random().hash()).await, Ok(None));
    let other = Token::random();
    store.open_session(ada.id, other.hash(), "laptop".to_owned(), WallTime(8)).await.expect("a session");
    let asked = vec![other.hash(), Token::random().hash(), token.hash()];
    let mut found = store.find_sessions(asked).await.expect("an answer");
    found.sort_by_key(|(_, session, _)| session.created_at);
    let found: Vec<_> = found.iter().map(|(hash, session, person)| (*hash, &*session.device, person.id)).collect();
    assert_eq!(found, [(token.hash(), "phone", ada.id), (other.hash(), "laptop", ada.id)]);
    store.touch_session(session.id, WallTime(20)).await.expect("it is there");
    store.touch_session(session.id, WallTime(10)).await.expect("it is there");
    let (found, _) = store.find_session(token.hash()).await.expect("an answer").expect("a session");
    assert_eq!((found.created_at, found.seen_at), (WallTime(7), WallTime(20)));
    assert_eq!(store.touch_session(SessionId::random(), WallTime(1)).await, Err(StoreError::Missing("session")));
    // A token belongs to one session.
    let twice = store.open_session(ada.id, token.hash(), "other".to_owned(), WallTime(8)).await;
    assert!(matches!(twice, Err(StoreError::Refused(_))));
    let nobody = store.open_session(PersonId::random(), Token::random().hash(), "x".to_owned(), WallTime(8)).await;
    assert!(matches!(nobody, Err(StoreError::Refused(_))));
}

pub async fn a_renewed_session_forgets_its_old_token(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada".to_owned(), WallTime(5)).await.expect("Ada");
    let (old, new) = (Token::random(), Token::random());
    let session = store.open_session(ada.id, old.hash(), "phone".to_owned(), WallTime(7)).await.expect("a session");
    store.renew_session(session.id, new.hash()).await.expect("it is there");
    assert_eq!(store.find_session(old.hash()).await, Ok(None));
    assert_eq!(store.find_session(new.hash()).await, Ok(Some((session, ada))));
}

pub async fn devices_are_listed_and_signed_out(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada").id;
    let bob = store.create_person("Bob".to_owned(), WallTime(0)).await.expect("Bob").id;
    let mut tokens = Vec::new();
    for (person, device, at) in [(ada, "phone", 1), (ada, "laptop", 3), (ada, "tablet", 2), (bob, "phone", 4)] {
        let token = Token::random();
        let session = store.open_session(person, token.hash(), device.to_owned(), WallTime(at)).await;
        tokens.push((token, session.expect("a session").id));
    }
    let devices = |sessions: Vec<store::Session>| sessions.into_iter().map(|it| it.device).collect::<Vec<_>>();
    assert_eq!(devices(store.sessions(ada).await.expect("a list")), ["laptop", "tablet", "phone"]);
    // Nobody signs somebody else out.
    assert_eq!(store.close_session(bob, tokens[0].1).await, Ok(false));
    assert_eq!(store.close_session(ada, tokens[0].1).await, Ok(true));
    assert_eq!(store.find_session(tokens[0].0.hash()).await, Ok(None));
    let mut closed = store.close_sessions(ada).await.expect("a list");
    let mut expected = vec![tokens[1].1, tokens[2].1];
    closed.sort();
    expected.sort();
    assert_eq!(closed, expected);
    assert_eq!(store.sessions(ada).await, Ok(Vec::new()));
    assert_eq!(store.sessions(bob).await.expect("a list").len(), 1);
}

pub async fn unused_sessions_are_closed(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada").id;
    for at in [10, 20, 30] {
        store.open_session(ada, Token::random().hash(), at.to_string(), WallTime(at)).await.expect("a session");
    }
    assert_eq!(store.close_unused_sessions(WallTime(20)).await, Ok(1));
    assert_eq!(store.sessions(ada).await.expect("a list").len(), 2);
}

pub async fn tokens_are_not_in_the_database(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada Lovelace".to_owned(), WallTime(0)).await.expect("Ada").id;
    let (token, secret) = (Token::random(), Token::random());
    store.open_session(ada, token.hash(), "phone".to_owned(), WallTime(0)).await.expect("a session");
    let id = table(&store, node(&store).await).await;
    store.invite(id, secret.hash(), "player".to_owned(), WallTime(0)).await.expect("it is made");
    store.close().await;
    let bytes = world.bytes();
    let is_there = |needle: &[u8]| bytes.windows(needle.len()).any(|window| window == needle);
    assert!(is_there(b"Ada Lovelace") && is_there(token.hash().bytes()) && is_there(secret.hash().bytes()));
    for hidden in [&token, &secret] {
        assert!(!is_there(hidden.reveal().as_bytes()), "the text of a token");
        assert!(!is_there(&raw(hidden)), "the bits of a token");
    }
}

/// The bits of a token, from its text.
fn raw(token: &Token) -> Vec<u8> {
    let text = token.reveal();
    let bits = text.bytes().flat_map(|letter| {
        let value = b"0123456789abcdefghjkmnpqrstvwxyz".iter().position(|known| *known == letter).expect("a letter");
        (0..5).rev().map(move |bit| (value >> bit) as u8 & 1)
    });
    let bits: Vec<u8> = bits.collect();
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |all, bit| all << 1 | bit)).collect()
}
