//! Counts, forgetting, copies, and administration beside a server.

use std::path::Path;
use std::time::Duration;

use store::testing::former_schema;
use store::{
    ActionId, BackupError, ClaimError, Counts, Epoch, NewLine, NewMail, NewReport, OpenError, PersonId, Store, Token,
    WallTime, Which, backup, restore,
};

use crate::results::{game, rate};
use crate::world::{World, append, joins, new_table, node, person, table};

pub async fn there_is_so_much_of_everything(world: World) {
    let store = world.open().await;
    assert_eq!(store.counts().await, Ok(Counts::default()));
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    store.keep(ada, "ada".to_owned(), "hash".to_owned(), WallTime(1)).await.expect("it is free");
    store.create_bot(ada, "Ant".to_owned(), WallTime(1)).await.expect("a bot");
    store.open_session(ada, Token::random().hash(), "phone".to_owned(), WallTime(1)).await.expect("a session");
    let gone = person(&store, "Gone").await;
    store.erase(gone, WallTime(2)).await.expect("they are there");
    let me = node(&store).await;
    let ids = [table(&store, me).await, table(&store, me).await, table(&store, me).await, table(&store, me).await];
    store.append(append(ids[1], Epoch(1), 0)).await.expect("it is written");
    store.finish_game(game(ids[2], &[Some(ada), Some(bob)], 5), rate()).await.expect("it is kept");
    store.finish(ids[2], Epoch(1), WallTime(5)).await.expect("its owner may");
    store.set_aside(ids[3], Epoch(1), "broken".to_owned()).await.expect("its owner may");
    store.report(report(ids[0], ada, bob, 5)).await.expect("it is made");
    store.put_mail(mail(ada, 5)).await.expect("it waits");
    let expected = Counts {
        people: 2,
        accounts: 1,
        bots: 1,
        sessions: 1,
        tables: vec![("playing".to_owned(), 1), ("waiting".to_owned(), 1)],
        set_aside: 1,
        games: 1,
        open_reports: 1,
        waiting_mails: 1,
    };
    assert_eq!(store.counts().await, Ok(expected));
}

fn report(table: store::TableId, reporter: PersonId, reported: PersonId, at: i64) -> NewReport {
    let (room, reason, words) = ("players".to_owned(), "rude".to_owned(), String::new());
    NewReport { table, room, line: None, reporter, reported, reason, words, at: WallTime(at) }
}

fn mail(person: PersonId, at: i64) -> NewMail {
    NewMail { person, kind: "turn".to_owned(), table: None, prompt: 0, due_at: WallTime(at) }
}

pub async fn guests_who_never_played_are_forgotten(world: World) {
    let store = world.open().await;
    let arrives = async |name: &str, created: i64, seen: i64| {
        let person = store.create_person(name.to_owned(), WallTime(created)).await.expect("a person").id;
        store
            .open_session(person, Token::random().hash(), "phone".to_owned(), WallTime(seen))
            .await
            .expect("a session");
        person
    };
    let (idle, here, late) = (arrives("idle", 1, 9).await, arrives("here", 1, 10).await, arrives("late", 10, 10).await);
    let (keeper, player, owner) =
        (arrives("keeper", 1, 2).await, arrives("player", 1, 2).await, arrives("owner", 1, 2).await);
    store.keep(keeper, "keeper".to_owned(), "hash".to_owned(), WallTime(2)).await.expect("it is free");
    let bot = store.create_bot(owner, "Ant".to_owned(), WallTime(1)).await.expect("a bot").id;
    let mut made = new_table(node(&store).await);
    made.members = vec![joins(player, "member", 0)];
    store.create(made).await.expect("it is made");
    // What a forgotten guest leaves with others goes too.
    store.ask_friend(idle, keeper, WallTime(2)).await.expect("an answer");
    store.mute(keeper, idle, WallTime(2)).await.expect("an answer");

    assert_eq!(store.forget_guests(WallTime(10)).await, Ok(1));
    assert_eq!(store.forget_guests(WallTime(10)).await, Ok(0));
    let mut left: Vec<_> = store.everybody(None, 100).await.expect("a list").iter().map(|it| it.person.id).collect();
    let mut expected = vec![here, late, keeper, player, owner, bot];
    left.sort();
    expected.sort();
    assert_eq!(left, expected);
    assert_eq!((store.friends(keeper).await, store.muted_by(keeper).await), (Ok(Vec::new()), Ok(Vec::new())));
}

pub async fn talk_reports_invitations_and_mails_are_forgotten_in_time(world: World) {
    let store = world.open().await;
    let (ada, bob) = (person(&store, "Ada").await, person(&store, "Bob").await);
    let me = node(&store).await;
    let (quiet, reported) = (table(&store, me).await, table(&store, me).await);
    for table in [quiet, reported] {
        for at in [5, 10] {
            let (room, body) = ("players".to_owned(), format!("at {at}"));
            let client_id = ActionId::random();
            let line = NewLine { table, room, author: bob, client_id, body, phrase: None, at: WallTime(at) };
            store.say(line).await.expect("it is said");
        }
    }
    let open = store.report(report(reported, ada, bob, 6)).await.expect("it is made");
    let talk = async |table| store.lines(table, "players".to_owned(), 0, 9).await.expect("lines").len();
    assert_eq!(store.forget_talk(WallTime(10)).await, Ok(1));
    assert_eq!((talk(quiet).await, talk(reported).await), (1, 2));
    assert_eq!(store.forget_reports(WallTime(99)).await, Ok(0), "nobody has decided");
    store.close_report(open, "nothing".to_owned(), WallTime(20)).await.expect("it is open");
    assert_eq!(store.forget_talk(WallTime(10)).await, Ok(1));
    assert_eq!(talk(reported).await, 1);
    assert_eq!(store.forget_reports(WallTime(20)).await, Ok(0));
    assert_eq!(store.forget_reports(WallTime(21)).await, Ok(1));
    assert_eq!(store.list_reports(Which::All, None, 9).await, Ok(Vec::new()));

    for (table, at) in [(quiet, 5), (reported, 10)] {
        store.invite_person(ada, table, bob, WallTime(at)).await.expect("an answer");
        store.invite(table, Token::random().hash(), "player".to_owned(), WallTime(1)).await.expect("it is made");
    }
    store.revoke_all(quiet, WallTime(5)).await.expect("an answer");
    assert_eq!(store.forget_invitations(WallTime(10)).await, Ok(2));
    assert_eq!(store.invited_to(ada, WallTime(i64::MAX)).await.expect("a list").len(), 1);
    assert_eq!(store.revoke_all(reported, WallTime(11)).await, Ok(1));

    for due in [5, 8, 10] {
        store.put_mail(mail(ada, due)).await.expect("it waits");
    }
    let sent = store.take_mails(WallTime(5), Duration::from_secs(60), 1).await.expect("mails").remove(0);
    store.mail_sent(sent.id, WallTime(12)).await.expect("an answer");
    assert_eq!(store.forget_mails(WallTime(10)).await, Ok(1), "the one that was due and never sent");
    assert_eq!(store.forget_mails(WallTime(13)).await, Ok(2));
}

/// People and a table with something in everything that counts.
async fn fill(store: &Store) -> (PersonId, store::TableId) {
    let ada = person(store, "Ada").await;
    store.keep(ada, "ada".to_owned(), "hash".to_owned(), WallTime(1)).await.expect("it is free");
    let id = table(store, node(store).await).await;
    store.append(append(id, Epoch(1), 0)).await.expect("it is written");
    (ada, id)
}

async fn is_filled(store: &Store, ada: PersonId, id: store::TableId) {
    assert_eq!(store.credential("ada".to_owned()).await.expect("an answer").expect("hers").person, ada);
    assert_eq!(store.load(id).await.expect("it is there").rows.len(), 1);
    assert!(store.claim(id, node(store).await).await.is_ok(), "its owner is gone");
}

#[test]
fn a_file_is_copied_while_it_is_written_to_and_restored() {
    crate::world::on_sqlite(|world: World| async move {
        let folder = tempfile::tempdir().expect("a folder");
        let (copy, other) = (folder.path().join("copy"), folder.path().join("restored.sqlite"));
        let store = world.open().await;
        let (ada, id) = fill(&store).await;
        let writing = tokio::spawn({
            let store = store.clone();
            async move {
                for head in 1..40 {
                    store.append(append(id, Epoch(1), head)).await.expect("it is written");
                }
            }
        });
        backup(&world.address(), &copy).await.expect("it is copied");
        writing.await.expect("everything is written");
        // Nothing is written over.
        assert!(matches!(backup(&world.address(), &copy).await, Err(BackupError::Exists(_))));
        assert!(matches!(restore(&copy, &world.address()).await, Err(BackupError::Exists(_))));
        let address = format!("sqlite://{}", other.display());
        restore(&copy, &address).await.expect("it is restored");
        #[cfg(unix)]
        for file in [&copy, &other] {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(file.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
        }
        let restored = Store::open(&address).await.expect("it opens");
        assert_eq!(restored.credential("ada".to_owned()).await.expect("an answer").expect("hers").person, ada);
        let stored = restored.load(id).await.expect("it is there");
        let whole = store.load(id).await.expect("it is there");
        // All of one moment.
        assert_eq!(stored.rows[..], whole.rows[..stored.rows.len()]);
        assert_eq!(stored.head, stored.rows.len() as u64);
        assert!(stored.head >= 1);
        restored.claim(id, node(&restored).await).await.expect("its owner is not here");
        let left: Vec<_> = folder.path().read_dir().expect("a folder").flatten().map(|it| it.file_name()).collect();
        assert!(!left.iter().any(|name| name.to_string_lossy().ends_with(".part")), "{left:?}");
    });
}

#[test]
fn what_is_no_database_of_ours_is_not_restored() {
    crate::world::on_sqlite(|world: World| async move {
        let folder = tempfile::tempdir().expect("a folder");
        let (copy, bad) = (folder.path().join("copy"), folder.path().join("bad"));
        let store = world.open().await;
        for number in 0..200 {
            person(&store, &format!("{number}").repeat(100)).await;
        }
        backup(&world.address(), &copy).await.expect("it is copied");
        let mut bytes = std::fs::read(&copy).expect("a file");
        let middle = bytes.len() / 2;
        bytes[middle..].iter_mut().for_each(|byte| *byte ^= 0x5a);
        let to = format!("sqlite://{}", folder.path().join("restored.sqlite").display());
        for wrong in [bytes, b"no database at all".repeat(500)] {
            std::fs::write(&bad, wrong).expect("it is written");
            let refused = restore(&bad, &to).await;
            assert!(matches!(refused, Err(BackupError::Unsound(..))), "{refused:?}");
        }
        assert!(matches!(restore(Path::new("/nowhere/at/all"), &to).await, Err(BackupError::Unsound(..))));
        let elsewhere = backup("postgres://localhost/pangea", &copy).await;
        assert!(elsewhere.is_err_and(|error| error.to_string().contains("pg_dump")));
        restore(&copy, &to).await.expect("the whole one is restored");
    });
}

#[test]
fn a_dump_of_postgresql_is_restored() {
    crate::world::on_postgres(|world: World| async move {
        let World::Postgres(server, address) = &world else { return };
        let store = world.open().await;
        let (ada, id) = fill(&store).await;
        let dump = server.dump(address);
        store.close().await;
        let fresh = server.fresh_database();
        server.restore(&fresh, &dump);
        let restored = Store::open_with(&fresh, store::Settings { lease: Duration::ZERO }).await.expect("it opens");
        let owner = restored.load(id).await.expect("it is there").owner.expect("an owner");
        restored.retire(owner).await.expect("it ends");
        restored.close().await;
        is_filled(&Store::open(&fresh).await.expect("it opens"), ada, id).await;
    });
}

pub async fn administration_runs_beside_a_server(world: World) {
    let store = world.open().await;
    let (ada, id) = fill(&store).await;
    let beside = Store::open_beside(&world.address()).await.expect("it opens");
    assert_eq!(beside.counts().await, store.counts().await);
    beside.ban(ada, Some(WallTime(50))).await.expect("she is there");
    let seen = store.people(vec![ada]).await.expect("a list").remove(0);
    assert_eq!(seen.banned_until, Some(WallTime(50)));
    // The server keeps its tables, and both write.
    let claimed = store.claim(id, node(&store).await).await;
    assert!(matches!(claimed, Err(ClaimError::Held(_))), "{claimed:?}");
    for head in 1..10 {
        store.append(append(id, Epoch(1), head)).await.expect("it is written");
        beside.silence(ada, Some(WallTime(head as i64))).await.expect("she is there");
    }
    beside.close().await;
    store.append(append(id, Epoch(1), 10)).await.expect("it is written");
    assert_eq!(store.load(id).await.expect("it is there").head, 11);
}

pub async fn nothing_is_made_beside_a_server(world: World) {
    assert!(Store::open_beside(&world.address()).await.is_err(), "there is nothing");
    former_schema(&world.address(), 1).await.expect("it is made");
    let error = Store::open_beside(&world.address()).await.expect_err("it is older");
    assert!(matches!(error, OpenError::Older { found: 1, known } if known > 1), "{error}");
    world.open().await.close().await;
    Store::open_beside(&world.address()).await.expect("it is up to date");
}
