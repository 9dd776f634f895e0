//! Appending and loading.

use store::{AppendError, Appended, Clock, Epoch, MemberChange, PersonId, Setup, StoreError};
use store::{TableId, TableTime, WallTime};

use crate::world::{World, append, joins, new_table, node, row, table};

const FIRST: Epoch = Epoch(1);

pub async fn appended_entries_are_loaded_as_they_were_written(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    let mut first = append(id, FIRST, 0);
    first.rows = vec![row(1, "deals"), row(2, "it's \"odd\"\n{}[]\\ żółw ящер 🦕"), row(3, "")];
    first.rows[1].person = None;
    first.rows[2].action_id = None;
    first.rows[2].digest = 0;
    first.deadline_at = Some(WallTime(77));
    assert_eq!(store.append(first.clone()).await, Ok(Appended { head: 3 }));
    let second = append(id, FIRST, 3);
    assert_eq!(store.append(second.clone()).await, Ok(Appended { head: 4 }));
    store.close().await;

    let stored = world.open().await.load(id).await.expect("it is there");
    assert_eq!(stored.rows, [first.rows, second.rows].concat());
    assert_eq!((stored.head, stored.epoch, stored.owner), (4, FIRST, Some(me)));
    assert_eq!((stored.table_time, stored.clocks.as_str()), (TableTime(40), "after 4"));
    assert_eq!((stored.clock, stored.deadline_at, stored.phase.as_str()), (Clock::Running, None, "playing"));
    assert_eq!((stored.setup.edition.as_str(), stored.setup.rules_revision), ("origin", 3));
    assert_eq!((stored.created_at, stored.finished_at, stored.set_aside), (WallTime(1_000), None, None));
}

pub async fn an_old_owner_writes_nothing_after_a_new_claim(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let id = table(&store, me).await;
    store.append(append(id, FIRST, 0)).await.expect("it is written");
    store.release(id, FIRST).await.expect("it is given up");
    let other = node(&store).await;
    let claimed = store.claim(id, other).await.expect("it is free");
    assert_eq!((claimed.epoch, claimed.head), (Epoch(2), 1));
    let before = store.load(id).await;

    let fenced = AppendError::Fenced { epoch: Epoch(2), head: 1 };
    assert_eq!(store.append(append(id, FIRST, 1)).await, Err(fenced.clone()));
    let mut with_members = append(id, FIRST, 1);
    with_members.members.push(joins(
        store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada").id,
        "host",
        0,
    ));
    assert_eq!(store.append(with_members).await, Err(fenced));
    assert_eq!(store.load(id).await, before);
    assert_eq!(store.append(append(id, Epoch(2), 1)).await, Ok(Appended { head: 2 }));
}

pub async fn an_append_from_the_wrong_head_writes_nothing(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    store.append(append(id, FIRST, 0)).await.expect("it is written");
    let before = store.load(id).await;
    let fenced = Err(AppendError::Fenced { epoch: FIRST, head: 1 });
    assert_eq!(store.append(append(id, FIRST, 0)).await, fenced);
    assert_eq!(store.append(append(id, FIRST, 2)).await, fenced);
    assert_eq!(store.load(id).await, before);
    let nowhere = store.append(append(TableId::random(), FIRST, 0)).await;
    assert!(matches!(nowhere, Err(AppendError::Refused(_))), "{nowhere:?}");
}

pub async fn an_action_is_stored_once(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (id, other) = (table(&store, me).await, table(&store, me).await);
    let first = append(id, FIRST, 0);
    store.append(first.clone()).await.expect("it is written");
    let before = store.load(id).await;
    let mut again = append(id, FIRST, 1);
    again.rows.push(row(3, "more"));
    again.rows[1].action_id = first.rows[0].action_id;
    assert_eq!(store.append(again).await, Err(AppendError::Duplicate { seq: 1 }));
    assert_eq!(store.load(id).await, before);
    // Another table has names of its own.
    let mut elsewhere = append(other, FIRST, 0);
    elsewhere.rows[0].action_id = first.rows[0].action_id;
    assert_eq!(store.append(elsewhere).await, Ok(Appended { head: 1 }));
}

/// The answer was lost after the commit: the same append comes again.
pub async fn the_same_append_twice_is_written_once(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let mut first = append(id, FIRST, 0);
    first.rows.push(row(2, "and on"));
    first.rows[1].action_id = None;
    assert_eq!(store.append(first.clone()).await, Ok(Appended { head: 2 }));
    let before = store.load(id).await;
    assert_eq!(store.append(first.clone()).await, Ok(Appended { head: 2 }));
    assert_eq!(store.load(id).await, before);
    // The same names with other words are something else.
    first.rows[1].body = "and on?".to_owned();
    assert_eq!(store.append(first).await, Err(AppendError::Duplicate { seq: 1 }));
}

pub async fn an_append_is_found_although_another_owner_has_gone_on(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let first = append(id, FIRST, 0);
    store.append(first.clone()).await.expect("it is written");
    store.release(id, FIRST).await.expect("it is given up");
    let epoch = store.claim(id, node(&store).await).await.expect("it is free").epoch;
    store.append(append(id, epoch, 1)).await.expect("it is written");
    assert_eq!(store.append(first).await, Ok(Appended { head: 1 }));
}

pub async fn a_table_that_cannot_be_written_does_not_fail_the_others(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let mut appends = Vec::new();
    for _ in 0..40 {
        appends.push(append(table(&store, me).await, FIRST, 0));
    }
    let (fenced, doubled, unknown) = (7, 19, 23);
    store.release(appends[fenced].table, FIRST).await.expect("it is given up");
    store.claim(appends[fenced].table, me).await.expect("it is free");
    let mut before = append(appends[doubled].table, FIRST, 0);
    before.rows[0].action_id = appends[doubled].rows[0].action_id;
    store.append(before).await.expect("it is written");
    appends[doubled].head = 1;
    appends[doubled].rows[0].seq = 2;
    appends[unknown].members.push(joins(PersonId::random(), "player", 0));

    let tasks: Vec<_> = appends
        .iter()
        .map(|append| {
            let (store, append) = (store.clone(), append.clone());
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for (at, task) in tasks.into_iter().enumerate() {
        let answer = task.await.expect("a task");
        if at == fenced {
            assert_eq!(answer, Err(AppendError::Fenced { epoch: Epoch(2), head: 0 }));
        } else if at == doubled {
            assert_eq!(answer, Err(AppendError::Duplicate { seq: 1 }));
        } else if at == unknown {
            assert!(matches!(answer, Err(AppendError::Refused(_))), "{answer:?}");
        } else {
            assert_eq!(answer, Ok(Appended { head: 1 }));
            let stored = store.load(appends[at].table).await.expect("it is there");
            assert_eq!(stored.rows, appends[at].rows);
        }
    }
    assert_eq!(store.load(appends[fenced].table).await.expect("it is there").rows, []);
    assert_eq!(store.load(appends[unknown].table).await.expect("it is there").head, 0);
}

pub async fn many_tables_append_at_once_and_keep_their_order(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let mut tables = Vec::new();
    for _ in 0..150 {
        tables.push(table(&store, me).await);
    }
    let play = |id: TableId| {
        let store = store.clone();
        tokio::spawn(async move {
            for head in 0..6 {
                let mut next = append(id, FIRST, head);
                next.rows[0].body = format!("{id} {head}");
                assert_eq!(store.append(next).await, Ok(Appended { head: head + 1 }));
            }
        })
    };
    let tasks: Vec<_> = tables.iter().map(|id| play(*id)).collect();
    for task in tasks {
        task.await.expect("it is written");
    }
    let stored = store.load_many(tables.clone()).await.expect("they are there");
    assert_eq!(stored.len(), tables.len());
    for stored in stored {
        let bodies: Vec<_> = stored.rows.iter().map(|row| row.body.clone()).collect();
        assert_eq!(bodies, (0..6).map(|head| format!("{} {head}", stored.id)).collect::<Vec<_>>());
    }
}

pub async fn of_two_appends_from_one_head_one_is_written(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append(id, FIRST, 0)).await })
        })
        .collect();
    let mut written = 0;
    for task in tasks {
        match task.await.expect("a task") {
            Ok(appended) => {
                assert_eq!(appended.head, 1);
                written += 1;
            }
            Err(error) => assert_eq!(error, AppendError::Fenced { epoch: FIRST, head: 1 }),
        }
    }
    assert_eq!(written, 1);
    assert_eq!(store.load(id).await.expect("it is there").rows.len(), 1);
}

pub async fn an_append_without_entries_changes_the_table(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let mut pause = append(id, FIRST, 0);
    pause.rows.clear();
    pause.clock = Clock::Standing;
    pause.clocks = "paused".to_owned();
    assert_eq!(store.append(pause.clone()).await, Ok(Appended { head: 0 }));
    assert_eq!(store.append(pause).await, Ok(Appended { head: 0 }));
    let stored = store.load(id).await.expect("it is there");
    assert_eq!((stored.clocks.as_str(), stored.head), ("paused", 0));
}

pub async fn what_is_played_and_who_plays_change_with_an_append(world: World) {
    let store = world.open().await;
    let person = |name: &str| store.create_person(name.to_owned(), WallTime(0));
    let ada = person("Ada").await.expect("Ada").id;
    let bob = person("Bob").await.expect("Bob").id;
    let mut made = new_table(node(&store).await);
    made.members = vec![joins(ada, "host", 0)];
    let id = made.id;
    store.create(made).await.expect("it is made");

    let mut change = append(id, FIRST, 0);
    let setup = Setup { edition: "new-world".to_owned(), options: "{\"variant\":1}".to_owned(), rules_revision: 9 };
    change.setup = Some(setup.clone());
    change.members = vec![joins(bob, "player", 1), MemberChange::Leaves { person: bob }, joins(bob, "player", 2)];
    store.append(change).await.expect("it is written");
    let mut next = append(id, FIRST, 1);
    next.members = vec![MemberChange::Leaves { person: ada }, joins(bob, "host", 2)];
    store.append(next).await.expect("it is written");

    let stored = store.load(id).await.expect("it is there");
    assert_eq!(stored.setup, setup);
    let members: Vec<_> = stored.members.iter().map(|m| (m.person, m.role.as_str(), m.seat)).collect();
    assert_eq!(members, [(bob, "host", Some(2))]);
    assert_eq!(store.members(id).await, Ok(stored.members));
    let asked = vec![(id, ada), (TableId::random(), bob), (id, bob)];
    assert_eq!(store.belonging(asked).await, Ok(vec![(id, bob)]));
    assert_eq!(store.belonging(Vec::new()).await, Ok(Vec::new()));
}

pub async fn a_table_is_made_once(world: World) {
    let store = world.open().await;
    let made = new_table(node(&store).await);
    assert_eq!(store.create(made.clone()).await, Ok(FIRST));
    assert!(matches!(store.create(made).await, Err(StoreError::Refused(_))));
    assert_eq!(store.load(TableId::random()).await, Err(StoreError::Missing("table")));
}

pub async fn a_store_can_be_used_through_one_of_its_traits(world: World) {
    let journal: std::sync::Arc<dyn store::Journal> = world.open().await.storage();
    assert_eq!(journal.load_many(vec![TableId::random()]).await, Ok(Vec::new()));
}
