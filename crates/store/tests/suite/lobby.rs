//! Tables that are found without a link.

use store::{Epoch, Listing, Looking, OwnerError, PersonId, Store, TableId, Visibility, WallTime};

use crate::world::{World, append, node, person, table};

const FIRST: Epoch = Epoch(1);

fn listing(visibility: Visibility, opened_by: PersonId, at: i64) -> Listing {
    Listing { visibility, opened_by, wants: None, opened_at: WallTime(at) }
}

async fn open(store: &Store, looking: Looking) -> Vec<TableId> {
    let mut listed = Vec::new();
    let mut after = None;
    loop {
        let page = store.open_tables(looking.clone(), after, 2).await.expect("a page");
        assert!(page.len() <= 2);
        let Some(last) = page.last() else { break };
        after = Some(last.place());
        listed.extend(page.iter().map(|line| line.table));
    }
    listed
}

pub async fn tables_for_everybody_are_listed_until_they_are_over(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let me = node(&store).await;
    let mut ids = Vec::new();
    for at in [30, 10, 20, 20, 50, 60, 70] {
        let id = table(&store, me).await;
        store.list_table(id, FIRST, listing(Visibility::Everybody, ada, at)).await.expect("its owner may");
        ids.push((at, id));
    }
    // Made without a word, for friends, and hidden again: not for everybody.
    table(&store, me).await;
    for visibility in [Visibility::Friends, Visibility::Link] {
        let id = table(&store, me).await;
        store.list_table(id, FIRST, listing(Visibility::Everybody, ada, 80)).await.expect("its owner may");
        store.list_table(id, FIRST, listing(visibility, ada, 80)).await.expect("its owner may");
        assert_eq!(store.listing(id).await, Ok(Some(listing(visibility, ada, 80))));
    }
    let (finished, aside, started) = (ids[4].1, ids[5].1, ids[6].1);
    store.finish(finished, FIRST, WallTime(90)).await.expect("its owner may");
    store.set_aside(aside, FIRST, "broken".to_owned()).await.expect("its owner may");
    store.append(append(started, FIRST, 0)).await.expect("it is written");
    ids.retain(|(_, id)| ![finished, aside].contains(id));
    ids.sort();
    ids.reverse();
    let newest_first: Vec<_> = ids.iter().map(|(_, id)| *id).collect();
    assert_eq!(open(&store, Looking::default()).await, newest_first);
    let playing = Looking { phase: Some("playing".to_owned()), ..Looking::default() };
    assert_eq!(open(&store, playing).await, [started]);
    let other = Looking { edition: Some("new-world".to_owned()), ..Looking::default() };
    assert_eq!(open(&store, other).await, []);
    let line = &store.open_tables(Looking::default(), None, 1).await.expect("a page")[0];
    assert_eq!((line.phase.as_str(), line.clocks.as_str(), line.edition.as_str()), ("playing", "after 1", "origin"));
    // How it was listed is known later too.
    assert_eq!(store.listing(finished).await, Ok(Some(listing(Visibility::Everybody, ada, 50))));
    assert_eq!(store.listing(TableId::random()).await, Ok(None));
}

pub async fn only_the_owner_lists_a_table(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    store.claim(id, me).await.expect("its own");
    let listing = listing(Visibility::Everybody, ada, 5);
    assert_eq!(store.list_table(id, FIRST, listing.clone()).await, Err(OwnerError::Fenced));
    assert_eq!(store.listing(id).await, Ok(None));
    assert_eq!(store.finish(id, FIRST, WallTime(6)).await, Err(OwnerError::Fenced));
    assert_eq!(store.list_table(id, Epoch(2), listing.clone()).await, Ok(()));
    // Whoever has lost it does not close it either.
    assert_eq!(store.finish(id, FIRST, WallTime(6)).await, Err(OwnerError::Fenced));
    assert_eq!(open(&store, Looking::default()).await, [id]);
    store.finish(id, Epoch(2), WallTime(6)).await.expect("its owner may");
    assert_eq!(store.list_table(id, Epoch(2), listing).await, Err(OwnerError::Fenced));
    assert_eq!(open(&store, Looking::default()).await, []);
}

pub async fn friends_find_each_other_and_others_do_not(world: World) {
    let store = world.open().await;
    let (ada, bob, eve) = (person(&store, "Ada").await, person(&store, "Bob").await, person(&store, "Eve").await);
    store.ask_friend(ada, bob, WallTime(1)).await.expect("an answer");
    store.ask_friend(bob, ada, WallTime(1)).await.expect("an answer");
    // Eve has asked only.
    store.ask_friend(eve, ada, WallTime(1)).await.expect("an answer");
    let me = node(&store).await;
    let mut ids = Vec::new();
    for (at, visibility) in [(1, Visibility::Friends), (2, Visibility::Link), (3, Visibility::Everybody)] {
        let id = table(&store, me).await;
        store.list_table(id, FIRST, listing(visibility, ada, at)).await.expect("its owner may");
        ids.push(id);
    }
    let found = async |person| {
        let tables = store.tables_of_friends(person, 10).await.expect("a list");
        tables.into_iter().map(|line| line.table).collect::<Vec<_>>()
    };
    assert_eq!(found(bob).await, [ids[2], ids[0]]);
    assert_eq!(found(eve).await, []);
    assert_eq!(found(ada).await, []);
    store.finish(ids[2], FIRST, WallTime(9)).await.expect("its owner may");
    assert_eq!(found(bob).await, [ids[0]]);
}

pub async fn a_quick_match_finds_the_oldest_table_that_waits(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let me = node(&store).await;
    let mut ids = Vec::new();
    for (at, wants) in [(3, "origin 4"), (1, "origin 4"), (2, "origin 2"), (4, "origin 4")] {
        let id = table(&store, me).await;
        let wants = Some(wants.to_owned());
        let listing = Listing { wants, ..listing(Visibility::Everybody, ada, at) };
        store.list_table(id, FIRST, listing).await.expect("its owner may");
        ids.push(id);
    }
    let wanted = async || {
        let tables = store.wanted_tables("origin 4".to_owned(), "waiting".to_owned(), 10).await.expect("a list");
        tables.into_iter().map(|line| line.table).collect::<Vec<_>>()
    };
    assert_eq!(wanted().await, [ids[1], ids[0], ids[3]]);
    store.append(append(ids[1], FIRST, 0)).await.expect("it begins");
    assert_eq!(wanted().await, [ids[0], ids[3]]);
    store.finish(ids[0], FIRST, WallTime(9)).await.expect("its owner may");
    assert_eq!(wanted().await, [ids[3]]);
}
