//! Opening, migrating and closing.

use store::testing::{Postgres, former_schema};
use store::{
    ActionId, AppendError, Epoch, Kind, NodeId, OpenError, PersonId, SessionId, Store, StoreError, TableId, Token,
    WallTime,
};

use crate::world::{World, append, node, table};

/// The version of the schema.
const NEWEST: i64 = 8;

pub async fn an_empty_database_is_made_ready_and_opened_again(world: World) {
    let store = world.open().await;
    let ada = store.create_person("Ada".to_owned(), WallTime(5)).await.expect("Ada");
    store.close().await;
    let store = world.open().await;
    assert_eq!(store.people(vec![ada.id]).await, Ok(vec![ada]));
    store.close().await;
    let versions = world.ask("select cast(version as text) from _sqlx_migrations order by version").await;
    assert_eq!(versions, (1..=NEWEST).map(|version| version.to_string()).collect::<Vec<_>>());
}

/// What the first version of the program wrote: a row in every table.
const FIRST: &[&str] = &[
    "insert into nodes (id, seen_at, lease_until) values ('NODE', 10, 20)",
    "insert into persons (id, name, created_at) values ('ADA', 'Ada', 5)",
    "insert into sessions (id, token_hash, person, device, created_at, seen_at)
     values ('SESSION', HASH, 'ADA', 'phone', 6, 7)",
    "insert into tables (id, edition, options, rules_revision, owner, epoch, head, table_time, clocks, standing,
        deadline_at, phase, created_at, changed_at)
     values ('TABLE', 'origin', '{}', 3, 'NODE', 1, 0, 0, 'clocks', 1, null, 'waiting', 8, 8)",
    "insert into members (table_id, person, role, seat) values ('TABLE', 'ADA', 'member', 2)",
    "update tables set head = 1, table_time = 90, changed_at = 9 where id = 'TABLE' and epoch = 1 and head = 0",
    "insert into journal (table_id, seq, epoch, at, person, action_id, body, digest)
     values ('TABLE', 1, 1, 90, 'ADA', 'ACTION', 'passes', -1)",
    "insert into seeds (table_id, deal, seed) values ('TABLE', 1, HASH)",
    "insert into invitations (secret_hash, table_id, role, created_at) values (HASH, 'TABLE', 'player', 9)",
];

/// Writes that, about this person, as the first version would.
async fn write_as_before(world: &World, ada: PersonId, table: TableId, token: &Token) {
    let bytes: String = token.hash().bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let hash = match world {
        World::Sqlite(_) => format!("x'{bytes}'"),
        World::Postgres(..) => format!("'\\x{bytes}'"),
    };
    let filled = [
        ("NODE", NodeId::random().to_string()),
        ("ADA", ada.to_string()),
        ("TABLE", table.to_string()),
        ("SESSION", SessionId::random().to_string()),
        ("ACTION", ActionId::random().to_string()),
        ("HASH", hash),
    ];
    for sql in FIRST {
        let sql = filled.iter().fold((*sql).to_owned(), |sql, (name, value)| sql.replace(name, value));
        world.ask(&sql).await;
    }
}

/// Everything of it is found.
async fn is_all_there(store: &Store, ada: PersonId, table: TableId, token: &Token) {
    let (session, person) = store.find_session(token.hash()).await.expect("an answer").expect("a session");
    assert_eq!((person.id, person.name.as_str(), person.created_at), (ada, "Ada", WallTime(5)));
    assert_eq!((person.kind, person.account_at, person.banned_until), (Kind::Person, None, None));
    assert_eq!((session.device.as_str(), session.seen_at), ("phone", WallTime(7)));
    let stored = store.load(table).await.expect("it is there");
    assert_eq!((stored.head, stored.clocks.as_str(), stored.rows[0].body.as_str()), (1, "clocks", "passes"));
    assert_eq!((stored.rows[0].digest, stored.members[0].seat), (u64::MAX, Some(2)));
    assert_eq!(store.tables_of(ada, 9).await.expect("a list").len(), 1);
    let seed = store.seed(table, 1).await.expect("an answer").expect("a seed");
    assert_eq!(seed.reveal(), token.hash().bytes());
    let invitation = store.invitation(token.hash()).await.expect("an answer").expect("it is good");
    assert_eq!((invitation.table, invitation.created_at), (table, WallTime(9)));
}

pub async fn data_of_the_first_schema_is_still_there(world: World) {
    let people = [PersonId::random(), PersonId::random()];
    let tables = [TableId::random(), TableId::random()];
    let tokens = [Token::random(), Token::random()];
    former_schema(&world.address(), 1).await.expect("it is made");
    write_as_before(&world, people[0], tables[0], &tokens[0]).await;

    let store = world.open().await;
    is_all_there(&store, people[0], tables[0], &tokens[0]).await;
    // What is new works for who was there before.
    store.keep(people[0], "ada".to_owned(), "hash".to_owned(), WallTime(9)).await.expect("it is free");
    assert!(store.claim(tables[0], node(&store).await).await.is_ok(), "its owner is gone");
    store.close().await;

    // The version before can still write, while servers are replaced one after the other.
    write_as_before(&world, people[1], tables[1], &tokens[1]).await;
    is_all_there(&world.open().await, people[1], tables[1], &tokens[1]).await;
}

pub async fn a_newer_schema_is_refused(world: World) {
    world.open().await.close().await;
    world
        .ask(
            "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
             select 999, 'later', success, checksum, 0 from _sqlx_migrations where version = 1",
        )
        .await;
    let error = Store::open(&world.address()).await.expect_err("it is newer");
    assert!(matches!(error, OpenError::Newer { found: 999, known: NEWEST }), "{error}");
    assert!(error.to_string().contains("start a newer pangea"), "{error}");
}

pub async fn a_changed_schema_is_refused(world: World) {
    world.open().await.close().await;
    let set = match world {
        World::Sqlite(_) => "update _sqlx_migrations set checksum = x'00'",
        World::Postgres(..) => "update _sqlx_migrations set checksum = '\\x00'",
    };
    world.ask(set).await;
    let error = Store::open(&world.address()).await.expect_err("it is another one");
    assert!(matches!(error, OpenError::Schema(_)), "{error}");
}

pub async fn a_closed_store_writes_nothing(world: World) {
    let store = world.open().await;
    let id = table(&store, node(&store).await).await;
    store.close().await;
    store.close().await;
    assert_eq!(store.append(append(id, Epoch(1), 0)).await, Err(AppendError::Unavailable));
    let person = store.create_person("Ada".to_owned(), WallTime(0)).await;
    assert!(matches!(person, Err(StoreError::Unavailable(_))), "{person:?}");
    assert!(matches!(store.load(id).await, Err(StoreError::Unavailable(_))));
}

#[test]
fn an_address_that_is_none_says_what_to_write() {
    crate::world::run(async {
        for address in ["", "mysql://host/db", "pangea.sqlite", "sqlite://", "sqlite:///tmp/x?mode=ro"] {
            let error = Store::open(address).await.expect_err("it is none");
            assert!(error.to_string().contains("sqlite:///path/to/pangea.sqlite"), "{error}");
        }
        for address in ["sqlite::memory:", "sqlite://:memory:"] {
            assert!(matches!(Store::open(address).await, Err(OpenError::Memory)), "{address}");
        }
        // Nobody listens there.
        let error = Store::open("postgres://pangea:secret@127.0.0.1:1/games").await.expect_err("nobody listens");
        assert!(matches!(error, OpenError::Unavailable(_)), "{error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    });
}

#[test]
fn one_file_belongs_to_one_server() {
    crate::world::on_sqlite(|world: World| async move {
        let store = world.open().await;
        let error = Store::open(&world.address()).await.expect_err("it is in use");
        assert!(matches!(error, OpenError::InUse(_)), "{error}");
        store.close().await;
        world.open().await;
    });
}

#[test]
fn after_a_restart_of_a_file_nobody_waits_for_a_lease() {
    crate::world::on_sqlite(|world: World| async move {
        let store = world.open().await;
        let gone = node(&store).await;
        let heard = store.heartbeat(gone).await.expect("a heartbeat");
        let id = table(&store, gone).await;
        store.close().await;
        let store = world.open().await;
        let claimed = store.claim(id, node(&store).await).await.expect("its owner is gone");
        assert_eq!(claimed.last_heard, Some(heard));
    });
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;

    crate::world::on_sqlite(|world: World| async move {
        let store = world.open().await;
        store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada");
        let file = world.file();
        let folder = file.parent().expect("a folder");
        let mode = |path: &std::path::Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
        assert_eq!(mode(folder), 0o700);
        let mut seen = 0;
        for entry in folder.read_dir().expect("a folder").flatten() {
            assert_eq!(mode(&entry.path()), 0o600, "{}", entry.path().display());
            seen += 1;
        }
        // The database, its log, the index of the log and the lock.
        assert_eq!(seen, 4);
    });
}

/// A name that is not this machine would be asked for by itself; here the address asks for it.
#[test]
fn a_certificate_is_checked_by_issuer_and_name() {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let server = Postgres::start_with_certificate(&made.cert.pem(), &made.signing_key.serialize_pem());
    let Some(server) = server else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("root.crt");
    std::fs::write(&root, made.cert.pem()).expect("a file");
    let by_number = server.fresh_database();
    let by_name = by_number.replace("127.0.0.1", "localhost");
    let trusting = format!("sslmode=verify-full&sslrootcert={}", root.display());
    crate::world::run(async {
        // Nobody vouches for it.
        let unknown = Store::open(&format!("{by_name}?sslmode=verify-full")).await.expect_err("nobody knows it");
        assert!(unknown.to_string().contains("UnknownIssuer"), "{unknown}");
        // It is vouched for, under another name.
        let other = Store::open(&format!("{by_number}?{trusting}")).await.expect_err("that is not its name");
        assert!(other.to_string().contains("not valid for name"), "{other}");
        let store = Store::open(&format!("{by_name}?{trusting}")).await.expect("it is who it should be");
        store.create_person("Ada".to_owned(), WallTime(0)).await.expect("Ada");
        let plain = "select count(*) from pg_stat_ssl join pg_stat_activity using (pid)
             where application_name = 'pangea' and not ssl";
        assert_eq!(server.query(&by_number, plain), "0", "all connections are encrypted");
        assert_ne!(server.query(&by_number, &plain.replace("not ssl", "ssl")), "0");
    });
}
