//! Leases, claims and what only an owner may do.

use std::time::Duration;

use store::{AppendError, ClaimError, Epoch, NodeId, OwnerError, Store, TableId, WallTime};

use crate::world::{World, append, node, table};

const FIRST: Epoch = Epoch(1);
const SHORT: Duration = Duration::from_millis(200);

pub async fn a_live_owner_keeps_its_table(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    assert_eq!(store.claim(id, node(&store).await).await, Err(ClaimError::Held(me)));
    assert_eq!(store.load(id).await.expect("it is there").epoch, FIRST);
}

pub async fn a_released_table_can_be_claimed_at_once(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    assert_eq!(store.release(id, FIRST).await, Ok(()));
    assert_eq!(store.load(id).await.expect("it is there").owner, None);
    let claimed = store.claim(id, node(&store).await).await.expect("it is free");
    assert_eq!((claimed.epoch, claimed.head, claimed.last_heard), (Epoch(2), 0, None));
}

/// Claims as soon as that is possible.
async fn claim_when_free(store: &Store, id: TableId, node: NodeId) -> store::Claimed {
    loop {
        store.heartbeat(node).await.expect("a heartbeat");
        match store.claim(id, node).await {
            Ok(claimed) => return claimed,
            Err(error) => assert!(matches!(error, ClaimError::Held(_)), "{error}"),
        }
    }
}

pub async fn a_table_is_free_when_the_lease_of_its_owner_is_over(world: World) {
    let store = world.open_with_lease(SHORT).await;
    let lost = NodeId::random();
    let heard = store.heartbeat(lost).await.expect("a heartbeat");
    let id = table(&store, lost).await;
    let me = NodeId::random();
    let claimed = claim_when_free(&store, id, me).await;
    assert_eq!((claimed.epoch, claimed.last_heard), (Epoch(2), Some(heard)));
    let now = store.heartbeat(me).await.expect("a heartbeat");
    assert!(now >= heard.plus(SHORT), "not before the lease was over: {heard:?} {now:?}");
    // Back again, the other one has lost it.
    store.heartbeat(lost).await.expect("a heartbeat");
    assert_eq!(store.append(append(id, FIRST, 0)).await, Err(AppendError::Fenced { epoch: Epoch(2), head: 0 }));
}

pub async fn a_heartbeat_renews_a_lease_until_the_node_retires(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    let first = store.heartbeat(me).await.expect("a heartbeat");
    let second = store.heartbeat(me).await.expect("a heartbeat");
    assert!(second >= first, "by the time of the database");
    let lease = world.ask("select cast(lease_until as text) from nodes").await;
    assert_eq!(lease, [second.plus(Duration::from_secs(3)).0.to_string()]);
    store.retire(me).await.expect("it ends");
    let claimed = store.claim(id, node(&store).await).await.expect("nobody waits for it");
    assert!(claimed.last_heard >= Some(second));
}

pub async fn an_owner_claims_its_own_table_anew(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    assert_eq!(store.claim(id, me).await.expect("its own").epoch, Epoch(2));
    // What it sent before is fenced like anybody else's.
    assert_eq!(store.append(append(id, FIRST, 0)).await, Err(AppendError::Fenced { epoch: Epoch(2), head: 0 }));
}

pub async fn a_node_without_a_lease_claims_nothing(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    store.release(id, FIRST).await.expect("it is given up");
    assert_eq!(store.claim(id, NodeId::random()).await, Err(ClaimError::NoLease));
    assert_eq!(store.claim(TableId::random(), node(&store).await).await, Err(ClaimError::Unknown));
}

pub async fn many_tables_are_claimed_together(world: World) {
    let store = world.open().await;
    let (me, other) = (node(&store).await, node(&store).await);
    let (mine, held, free) = (table(&store, me).await, table(&store, other).await, table(&store, other).await);
    store.append(append(free, FIRST, 0)).await.expect("it is written");
    store.release(free, FIRST).await.expect("it is given up");
    let unknown = TableId::random();
    let claimed = store.claim_many(vec![mine, held, unknown, free], me).await.expect("an answer");
    let heads: Vec<_> =
        claimed.iter().map(|it| it.as_ref().map(|it| (it.epoch, it.head)).map_err(Clone::clone)).collect();
    let expected = [Ok((Epoch(2), 0)), Err(ClaimError::Held(other)), Err(ClaimError::Unknown), Ok((Epoch(2), 1))];
    assert_eq!(heads, expected);
    assert_eq!(store.load(held).await.expect("it is there").epoch, FIRST);
}

pub async fn a_table_set_aside_belongs_to_nobody(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    store.append(append(id, FIRST, 0)).await.expect("it is written");
    store.set_aside(id, FIRST, "replay differs".to_owned()).await.expect("its owner may");
    assert_eq!(store.claim(id, me).await, Err(ClaimError::SetAside("replay differs".to_owned())));
    assert!(matches!(store.append(append(id, FIRST, 1)).await, Err(AppendError::Fenced { .. })));
    assert_eq!(store.unfinished(None, 10).await, Ok(Vec::new()));
    // The record is kept.
    let stored = store.load(id).await.expect("it is there");
    assert_eq!((stored.set_aside.as_deref(), stored.rows.len(), stored.owner), (Some("replay differs"), 1, None));
}

pub async fn only_the_owner_releases_finishes_and_sets_aside(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    store.claim(id, me).await.expect("its own");
    let before = store.load(id).await;
    assert_eq!(store.release(id, FIRST).await, Err(OwnerError::Fenced));
    assert_eq!(store.finish(id, FIRST, WallTime(5)).await, Err(OwnerError::Fenced));
    assert_eq!(store.set_aside(id, FIRST, "no".to_owned()).await, Err(OwnerError::Fenced));
    assert_eq!(store.load(id).await, before);
    assert_eq!(store.finish(id, Epoch(2), WallTime(5)).await, Ok(()));
    assert_eq!(store.load(id).await.expect("it is there").finished_at, Some(WallTime(5)));
}

pub async fn a_table_that_is_to_be_closed_is_listed_until_its_owner_has_done_it(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (id, other) = (table(&store, me).await, table(&store, me).await);
    let ask = async |id, reason: &str| store.ask_to_close(id, reason.to_owned(), WallTime(7)).await;
    assert_eq!(store.to_close(10).await, Ok(Vec::new()));
    assert_eq!(ask(id, "abused").await, Ok(true));
    assert_eq!(ask(id, "abandoned").await, Ok(true), "said again, with another reason");
    assert_eq!(ask(TableId::random(), "nothing").await, Ok(false));
    assert_eq!(store.to_close(10).await, Ok(vec![id]));
    assert_eq!(store.closing(id).await.map(|reason| reason.unwrap_or_default()), Ok("abandoned".to_owned()));
    assert_eq!(store.closing(other).await, Ok(None));
    // Until then the owner has it as before.
    store.append(append(id, FIRST, 0)).await.expect("it is written");
    store.finish(id, FIRST, WallTime(9)).await.expect("its owner may");
    assert_eq!(store.to_close(10).await, Ok(Vec::new()));
    assert_eq!(ask(id, "again").await, Ok(false), "there is nothing left to close");
    store.set_aside(other, FIRST, "broken".to_owned()).await.expect("its owner may");
    assert_eq!(ask(other, "abused").await, Ok(false));
}
