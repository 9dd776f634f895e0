//! Vacations and mails.

use std::time::Duration;

use store::{Leave, Mail, MailId, NewMail, PersonId, Store, StoreError, TableId, Token, Vacation, WallTime};

use crate::world::{World, at_once, node, person, table};

const MINUTE: Duration = Duration::from_secs(60);
const YEAR: Vacation = Vacation { from: WallTime(1_000), until: WallTime(2_000) };
const ALLOWED: Duration = Duration::from_millis(100);

fn span(from: i64, until: i64) -> Vacation {
    Vacation { from: WallTime(from), until: WallTime(until) }
}

pub async fn a_vacation_is_taken_as_long_as_some_is_left(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let take = |from, until| store.take_vacation(ada, span(from, until), YEAR, ALLOWED);
    // Of what began in the year before only the rest counts.
    assert_eq!(take(950, 1_030).await, Ok(Leave::Taken));
    assert_eq!(store.vacation_used(ada, YEAR).await, Ok(Duration::from_millis(30)));
    assert_eq!(take(1_029, 1_040).await, Ok(Leave::Overlaps));
    assert_eq!(take(900, 1_200).await, Ok(Leave::Overlaps));
    assert_eq!(take(1_030, 1_050).await, Ok(Leave::Taken));
    assert_eq!(take(1_100, 1_151).await, Ok(Leave::TooLong(Duration::from_millis(50))));
    assert_eq!(take(1_100, 1_150).await, Ok(Leave::Taken));
    assert_eq!(take(1_999, 2_050).await, Ok(Leave::TooLong(Duration::ZERO)));
    assert!(matches!(take(1_300, 1_300).await, Err(StoreError::Refused(_))));
    assert_eq!(store.vacations(ada).await, Ok(vec![span(1_100, 1_150), span(1_030, 1_050), span(950, 1_030)]));
    assert_eq!(store.vacation_used(bob, YEAR).await, Ok(Duration::ZERO));

    let away = async |at| store.away(vec![bob, ada], WallTime(at)).await.expect("a list");
    assert_eq!(away(1_029).await, [(ada, WallTime(1_030))]);
    assert_eq!(away(1_050).await, []);
    // Back early: what is not used is left again.
    assert_eq!(store.end_vacation(ada, WallTime(1_040)).await, Ok(true));
    assert_eq!(away(1_045).await, []);
    assert_eq!(store.vacations(ada).await, Ok(vec![span(1_030, 1_040), span(950, 1_030)]));
    assert_eq!(store.end_vacation(ada, WallTime(1_041)).await, Ok(false));
}

pub async fn vacations_taken_at_once_are_not_too_long_together(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let taken = at_once(0..10, |number| {
        let store = store.clone();
        let from = 1_100 + number * 50;
        async move { store.take_vacation(ada, span(from, from + 30), YEAR, ALLOWED).await.expect("an answer") }
    });
    let taken = taken.await.into_iter().filter(|leave| *leave == Leave::Taken).count();
    assert_eq!(taken, 3);
    assert_eq!(store.vacation_used(ada, YEAR).await, Ok(Duration::from_millis(90)));
}

pub async fn deadlines_move_when_nobody_has_watched_them(world: World) {
    let store = world.open().await;
    let me = node(&store).await;
    let tables = [table(&store, me).await, table(&store, me).await];
    let set = async |table: TableId, deadline: Option<i64>| {
        let stored = store.load(table).await.expect("a table");
        let append = store::Append {
            table,
            epoch: stored.epoch,
            head: stored.head,
            rows: Vec::new(),
            table_time: stored.table_time,
            clocks: stored.clocks,
            clock: stored.clock,
            deadline_at: deadline.map(WallTime),
            phase: stored.phase,
            setup: None,
            members: Vec::new(),
        };
        store.append(append).await.expect("written");
    };
    set(tables[0], Some(500_000)).await;
    set(tables[1], None).await;
    let deadlines = async || {
        let mut found = Vec::new();
        for table in tables {
            found.push(store.load(table).await.expect("a table").deadline_at);
        }
        found
    };
    let watch = |at| store.watch_deadlines(WallTime(at), MINUTE);
    assert_eq!(watch(100_000).await, Ok(Duration::ZERO), "nothing is known of what was before");
    assert_eq!(watch(160_000).await, Ok(Duration::ZERO), "a minute is not too long");
    assert_eq!(watch(150_000).await, Ok(Duration::ZERO), "a clock that goes back moves nothing");
    assert_eq!(deadlines().await, [Some(WallTime(500_000)), None]);
    assert_eq!(watch(210_001).await, Ok(Duration::from_millis(60_001)));
    assert_eq!(deadlines().await, [Some(WallTime(560_001)), None]);
    assert_eq!(watch(220_000).await, Ok(Duration::ZERO), "once");
    assert_eq!(store.due(WallTime(560_001), 10).await, Ok(vec![tables[0]]));
}

fn mail(person: PersonId, table: Option<TableId>, prompt: u64, due: i64) -> NewMail {
    NewMail { person, kind: "turn".to_owned(), table, prompt, due_at: WallTime(due) }
}

async fn take(store: &Store, at: i64) -> Vec<Mail> {
    store.take_mails(WallTime(at), MINUTE, 10).await.expect("mails")
}

pub async fn a_mail_is_sent_once_for_each_question(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let me = node(&store).await;
    let (one, two) = (table(&store, me).await, table(&store, me).await);
    let token = Token::random();
    store.set_mail(ada, "ada@example.org".to_owned(), token.hash(), WallTime(9)).await.expect("it is set");
    store.confirm_mail(token.hash(), WallTime(9)).await.expect("an answer");
    assert_eq!(store.put_mail(mail(ada, Some(one), 4, 100)).await, Ok(true));
    assert_eq!(store.put_mail(mail(ada, Some(one), 4, 90)).await, Ok(false));
    let over = NewMail { kind: "over".to_owned(), ..mail(ada, Some(one), 4, 110) };
    assert_eq!(store.put_mail(over).await, Ok(true));
    assert_eq!(store.put_mail(mail(ada, Some(two), 4, 120)).await, Ok(true));
    assert_eq!(store.put_mail(mail(ada, None, 0, 300)).await, Ok(true));
    assert_eq!(store.put_mail(mail(ada, None, 0, 300)).await, Ok(true), "about no table");

    assert_eq!(take(&store, 99).await, []);
    let taken = take(&store, 110).await;
    let lines: Vec<_> =
        taken.iter().map(|it| (it.mail.kind.as_str(), it.mail.table, it.mail.prompt, it.tries)).collect();
    assert_eq!(lines, [("turn", Some(one), 4, 1), ("over", Some(one), 4, 1)]);
    let address = taken[0].address.as_ref().expect("an address");
    assert_eq!((address.address.as_str(), address.confirmed_at), ("ada@example.org", Some(WallTime(9))));
    assert_eq!((taken[0].person.id, taken[0].person.name.as_str()), (ada, "Ada"));
    assert_eq!(take(&store, 110).await, [], "somebody has them");
    assert_eq!(store.mail_sent(taken[0].id, WallTime(111)).await, Ok(true));
    assert_eq!(store.mail_sent(taken[0].id, WallTime(112)).await, Ok(false));
    assert_eq!(store.put_mail(mail(ada, Some(one), 4, 130)).await, Ok(false), "it was sent");
    // Played before it was due.
    assert_eq!(store.cancel_mails(ada, two).await, Ok(1));
    assert_eq!(take(&store, 200).await, []);
    assert_eq!(store.mail_sent(MailId::random(), WallTime(1)).await, Ok(false));
}

pub async fn a_mail_that_fails_is_tried_again_or_given_up(world: World) {
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    store.put_mail(mail(ada, None, 0, 10)).await.expect("it waits");
    let fail = |mail: &Mail, at, again: Option<i64>| {
        store.mail_failed(mail.id, mail.tries, "no answer".to_owned(), WallTime(at), again.map(WallTime))
    };
    let first = take(&store, 10).await.remove(0);
    assert_eq!(fail(&first, 11, Some(500)).await, Ok(true));
    assert_eq!(take(&store, 499).await, []);
    let second = take(&store, 500).await.remove(0);
    assert_eq!((second.id, second.tries), (first.id, 2));
    // Its worker is gone: when the time is over another takes it, and the first no longer decides.
    let minute = 60_000;
    assert_eq!(take(&store, 500 + minute - 1).await, []);
    let third = take(&store, 500 + minute).await.remove(0);
    assert_eq!((third.id, third.tries), (first.id, 3));
    assert_eq!(fail(&second, 500 + minute, None).await, Ok(false));
    assert_eq!(fail(&third, 500 + minute, None).await, Ok(true));
    assert_eq!(take(&store, i64::MAX / 2).await, [], "it was given up");
    assert_eq!(store.mail_sent(first.id, WallTime(1)).await, Ok(false));
}

pub async fn workers_never_take_the_same_mail(world: World) {
    const WAITING: u64 = 60;
    let store = world.open().await;
    let ada = person(&store, "Ada").await;
    let id = table(&store, node(&store).await).await;
    for prompt in 0..WAITING {
        store.put_mail(mail(ada, Some(id), prompt, 10)).await.expect("it waits");
    }
    let taken = at_once(0..4, |_| {
        let store = store.clone();
        async move {
            let mut taken = Vec::new();
            while let mails = store.take_mails(WallTime(10), MINUTE, 3).await.expect("mails")
                && !mails.is_empty()
            {
                assert!(mails.len() <= 3);
                for mail in mails {
                    assert_eq!(store.mail_sent(mail.id, WallTime(11)).await, Ok(true));
                    taken.push(mail.mail.prompt);
                }
            }
            taken
        }
    });
    let mut taken = taken.await.concat();
    taken.sort();
    assert_eq!(taken, (0..WAITING).collect::<Vec<_>>());
}
