//! A storage that is away, and comes back.

use store::testing::{Postgres, Sync, limit_pages};
use store::{Appended, Condition, Durability, Epoch, NodeId, Store, StoreError, TableId, WallTime};

use crate::world::{World, append, node, run, table};

const FIRST: Epoch = Epoch(1);

#[test]
fn a_full_disk_holds_the_table_until_there_is_room() {
    crate::world::on_sqlite(|world: World| async move {
        let store = world.open().await;
        let id = table(&store, node(&store).await).await;
        store.append(append(id, FIRST, 0)).await.expect("it is written");
        let mut condition = store.condition();
        // As many pages as there are: an entry of a hundred pages has no room.
        limit_pages(&store, 1);
        let mut large = append(id, FIRST, 1);
        large.rows[0].body = "x".repeat(400_000);
        let expected = large.rows.clone();
        let waiting = tokio::spawn({
            let store = store.clone();
            async move { store.append(large).await }
        });
        condition.wait_for(|now| matches!(now, Condition::Away { .. })).await.expect("it says so");
        assert_eq!(store.load(id).await.expect("it can be read").head, 1);
        let name = "y".repeat(400_000);
        assert!(matches!(store.create_person(name, WallTime(0)).await, Err(StoreError::Unavailable(_))));
        assert!(!waiting.is_finished());
        limit_pages(&store, 1_000_000);
        assert_eq!(waiting.await.expect("a task"), Ok(Appended { head: 2 }));
        condition.wait_for(|now| *now == Condition::Available).await.expect("it says so");
        assert_eq!(store.load(id).await.expect("it is there").rows[1..], expected);
    });
}

#[test]
fn a_database_that_goes_and_comes_back_has_everything_once() {
    let Some(mut server) = Postgres::start(Sync::Off) else { return };
    let address = server.fresh_database();
    run(async {
        let store = Store::open(&address).await.expect("it opens");
        assert_eq!(store.durability(), Durability::NotSynced("fsync is off".to_owned()));
        let me = node(&store).await;
        let id = table(&store, me).await;
        store.append(append(id, FIRST, 0)).await.expect("it is written");
        let mut condition = store.condition();
        server.stop();
        let waiting = tokio::spawn({
            let store = store.clone();
            async move { store.append(append(id, FIRST, 1)).await }
        });
        condition.wait_for(|now| matches!(now, Condition::Away { .. })).await.expect("it says so");
        assert!(matches!(store.heartbeat(me).await, Err(StoreError::Unavailable(_))));
        assert!(!waiting.is_finished());
        server.resume();
        assert_eq!(waiting.await.expect("a task"), Ok(Appended { head: 2 }));
        store.heartbeat(me).await.expect("a heartbeat");
        condition.wait_for(|now| *now == Condition::Available).await.expect("it says so");
        assert_eq!(store.load(id).await.expect("it is there").rows.len(), 2);
    });
}

#[test]
fn a_synced_database_says_so() {
    let Some(server) = Postgres::start(Sync::On) else { return };
    let address = server.fresh_database();
    run(async {
        let store = Store::open(&address).await.expect("it opens");
        assert_eq!(store.durability(), Durability::Synced);
    });
}

#[test]
fn a_waiting_append_is_given_up_with_its_caller() {
    let Some(mut server) = Postgres::start(Sync::Off) else { return };
    let address = server.fresh_database();
    run(async {
        let store = Store::open(&address).await.expect("it opens");
        let id = table(&store, NodeId::random()).await;
        let mut condition = store.condition();
        server.stop();
        let waiting = tokio::spawn({
            let store = store.clone();
            async move { store.append(append(id, FIRST, 0)).await }
        });
        condition.wait_for(|now| matches!(now, Condition::Away { .. })).await.expect("it says so");
        waiting.abort();
        assert!(waiting.await.is_err_and(|error| error.is_cancelled()));
        server.resume();
        condition.wait_for(|now| *now == Condition::Available).await.expect("it says so");
        assert_eq!(store.load(id).await.expect("it is there").head, 0);
    });
}

/// Connections are cut while tables are being written to, also between a commit and its answer.
#[test]
fn cut_connections_lose_and_double_nothing() {
    const TABLES: usize = 24;
    const ENTRIES: u64 = 40;
    let Some(server) = Postgres::start(Sync::Off) else { return };
    let address = server.fresh_database();
    run(async {
        let store = Store::open(&address).await.expect("it opens");
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(table(&store, NodeId::random()).await);
        }
        let play = |id: TableId| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut bodies = Vec::new();
                for head in 0..ENTRIES {
                    let mut next = append(id, FIRST, head);
                    next.rows[0].body = format!("{id} {head}");
                    bodies.push(next.rows[0].body.clone());
                    assert_eq!(store.append(next).await, Ok(Appended { head: head + 1 }));
                }
                bodies
            })
        };
        let tasks: Vec<_> = tables.iter().map(|id| play(*id)).collect();
        let mut cut = 0;
        while cut < 12 && !tasks.iter().all(tokio::task::JoinHandle::is_finished) {
            let count = "select count(pg_terminate_backend(pid)) from pg_stat_activity
                 where application_name = 'pangea' and query like '%unnest%'";
            cut += server.query(&address, count).parse::<u32>().expect("a number");
        }
        assert!(cut >= 4, "{cut} connections were cut");
        for (id, task) in tables.into_iter().zip(tasks) {
            let bodies = task.await.expect("everything is written");
            let stored = store.load(id).await.expect("it is there");
            assert_eq!(stored.rows.iter().map(|row| row.body.clone()).collect::<Vec<_>>(), bodies);
        }
    });
}
