//! Lists of tables, seeds and invitations.

use store::{Clock, Epoch, Invitation, MemberChange, Seed, StoreError, TableId, Token, WallTime};

use crate::world::{World, append, joins, new_table, node, table};

const FIRST: Epoch = Epoch(1);

pub async fn tables_are_due_by_their_deadline(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let mut ids = Vec::new();
    for deadline in [Some(30), Some(10), None, Some(20), Some(40), Some(15), Some(16)] {
        let mut made = new_table(me);
        made.deadline_at = deadline.map(WallTime);
        ids.push(made.id);
        store.create(made).await.expect("it is made");
    }
    store.finish(ids[5], FIRST, WallTime(1)).await.expect("its owner may");
    store.set_aside(ids[6], FIRST, "broken".to_owned()).await.expect("its owner may");
    assert_eq!(store.due(WallTime(30), 10).await, Ok(vec![ids[1], ids[3], ids[0]]));
    assert_eq!(store.due(WallTime(30), 2).await, Ok(vec![ids[1], ids[3]]));
    assert_eq!(store.due(WallTime(9), 10).await, Ok(Vec::new()));
    // A move takes the deadline away.
    store.append(append(ids[1], FIRST, 0)).await.expect("it is written");
    assert_eq!(store.due(WallTime(30), 10).await, Ok(vec![ids[3], ids[0]]));
}

pub async fn running_clocks_come_first_in_pages(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let (mut running, mut standing) = (Vec::new(), Vec::new());
    for number in 0..9 {
        let mut made = new_table(me);
        made.clock = if number % 3 == 0 { Clock::Running } else { Clock::Standing };
        if number % 3 == 0 { &mut running } else { &mut standing }.push(made.id);
        store.create(made).await.expect("it is made");
    }
    running.sort();
    standing.sort();
    store.finish(standing.remove(1), FIRST, WallTime(1)).await.expect("its owner may");
    let expected = [running, standing].concat();
    let mut listed = Vec::new();
    let mut after = None;
    loop {
        let page = store.unfinished(after, 2).await.expect("a page");
        assert!(page.len() <= 2);
        let Some(last) = page.last() else { break };
        after = Some(last.place());
        listed.extend(page.iter().map(|line| line.id));
    }
    assert_eq!(listed, expected);
    let line = &store.unfinished(None, 1).await.expect("a page")[0];
    assert_eq!((line.clock, line.owner, line.phase.as_str()), (Clock::Running, Some(me), "waiting"));
}

pub async fn tables_of_a_person_are_listed(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let ada = store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada").id;
    let mut ids = Vec::new();
    for _ in 0..3 {
        let mut made = new_table(me);
        made.members = vec![joins(ada, "player", 4)];
        ids.push(made.id);
        store.create(made).await.expect("it is made");
    }
    table(&store, me).await;
    store.append(append(ids[1], FIRST, 0)).await.expect("it is written");
    store.finish(ids[1], FIRST, WallTime(9)).await.expect("its owner may");
    let mut leave = append(ids[2], FIRST, 0);
    leave.members = vec![MemberChange::Leaves { person: ada }];
    store.append(leave).await.expect("it is written");
    let tables = store.tables_of(ada, 10).await.expect("a list");
    let lines: Vec<_> = tables.iter().map(|it| (it.table, it.phase.as_str(), it.seat, it.finished_at)).collect();
    // The one that was written to comes first: the others were made in 1970.
    assert_eq!(lines, [(ids[1], "playing", Some(4), Some(WallTime(9))), (ids[0], "waiting", Some(4), None)]);
    assert_eq!(store.tables_of(ada, 1).await.expect("a list").len(), 1);
}

pub async fn a_deal_keeps_its_first_seed(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let (first, second) = (Seed::random(), Seed::random());
    assert_eq!(store.seed(id, 1).await, Ok(None));
    assert_eq!(store.keep_seed(id, 1, first.clone()).await, Ok(first.clone()));
    assert_eq!(store.keep_seed(id, 1, second.clone()).await, Ok(first.clone()));
    assert_eq!(store.keep_seed(id, 2, second.clone()).await, Ok(second));
    assert_eq!(store.seed(id, 1).await, Ok(Some(first.clone())));
    assert_eq!(store.seeds(vec![TableId::random(), id], 1).await, Ok(vec![(id, first)]));
    assert_eq!(store.seeds(Vec::new(), 1).await, Ok(Vec::new()));
    let nowhere = store.keep_seed(TableId::random(), 1, Seed::random()).await;
    assert!(matches!(nowhere, Err(StoreError::Refused(_))));
}

pub async fn an_invitation_is_good_until_it_is_revoked(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    let (one, two, three) = (Token::random().hash(), Token::random().hash(), Token::random().hash());
    for secret in [one, two, three] {
        store.invite(id, secret, "player".to_owned(), WallTime(5)).await.expect("it is made");
    }
    let good = Invitation { table: id, role: "player".to_owned(), created_at: WallTime(5) };
    assert_eq!(store.invitation(one).await, Ok(Some(good)));
    assert_eq!(store.invitation(Token::random().hash()).await, Ok(None));
    assert_eq!(store.revoke(one, WallTime(6)).await, Ok(true));
    assert_eq!(store.revoke(one, WallTime(6)).await, Ok(false));
    assert_eq!(store.invitation(one).await, Ok(None));
    assert_eq!(store.revoke_all(id, WallTime(7)).await, Ok(2));
    assert_eq!(store.invitation(two).await, Ok(None));
}
