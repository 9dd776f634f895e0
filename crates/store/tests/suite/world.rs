//! A database for one case, and what cases have in common.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Duration;

use sqlx::{ConnectOptions, Connection, Row as _};
use store::testing::{Postgres, Sync};
use store::{
    ActionId, Append, Clock, Epoch, MemberChange, NewTable, NodeId, PersonId, Row, Settings, Setup, Store, TableId,
    TableTime, WallTime,
};

/// Where a case keeps its data.
pub enum World {
    Sqlite(tempfile::TempDir),
    Postgres(&'static Postgres, String),
}

pub fn on_sqlite<F: Future<Output = ()>>(case: impl FnOnce(World) -> F) {
    let folder = tempfile::tempdir().expect("a folder");
    run(case(World::Sqlite(folder)));
}

pub fn on_postgres<F: Future<Output = ()>>(case: impl FnOnce(World) -> F) {
    // One server for all cases. It ends with this process.
    static SERVER: OnceLock<Option<Postgres>> = OnceLock::new();
    if let Some(server) = SERVER.get_or_init(|| Postgres::start(Sync::Off)) {
        run(case(World::Postgres(server, server.fresh_database())));
    }
}

pub fn run(case: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(case);
}

impl World {
    pub fn address(&self) -> String {
        match self {
            World::Sqlite(_) => format!("sqlite://{}", self.file().display()),
            World::Postgres(_, address) => address.clone(),
        }
    }

    /// The file in SQLite.
    pub fn file(&self) -> PathBuf {
        match self {
            World::Sqlite(folder) => folder.path().join("data/pangea.sqlite"),
            World::Postgres(..) => PathBuf::new(),
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address()).await.expect("the store opens")
    }

    pub async fn open_with_lease(&self, lease: Duration) -> Store {
        Store::open_with(&self.address(), Settings { lease }).await.expect("the store opens")
    }

    /// Everything the database holds, as bytes of its files or as a dump.
    pub fn bytes(&self) -> Vec<u8> {
        match self {
            World::Sqlite(_) => {
                let folder = self.file().parent().expect("a folder").read_dir().expect("a folder");
                folder.flatten().flat_map(|entry| std::fs::read(entry.path()).expect("a file")).collect()
            }
            World::Postgres(server, address) => server.files(address),
        }
    }

    /// Asks the database directly, without the store. The answer is the first column of all rows, as text.
    pub async fn ask(&self, sql: &str) -> Vec<String> {
        match self {
            World::Sqlite(_) => {
                let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.file());
                let mut connection = options.connect().await.expect("a connection");
                let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&mut connection).await;
                let rows = rows.unwrap_or_else(|error| panic!("{sql}: {error}"));
                connection.close().await.expect("it closes");
                rows.iter().map(|row| row.try_get_unchecked::<String, _>(0).expect("a text")).collect()
            }
            World::Postgres(server, address) => server.query(address, sql).lines().map(str::to_owned).collect(),
        }
    }
}

/// A node with a lease.
pub async fn node(store: &Store) -> NodeId {
    let node = NodeId::random();
    store.heartbeat(node).await.expect("a heartbeat");
    node
}

pub fn new_table(node: NodeId) -> NewTable {
    NewTable {
        id: TableId::random(),
        node,
        setup: Setup { edition: "origin".to_owned(), options: "{}".to_owned(), rules_revision: 3 },
        phase: "waiting".to_owned(),
        clocks: String::new(),
        clock: Clock::Standing,
        deadline_at: None,
        created_at: WallTime(1_000),
        members: Vec::new(),
    }
}

/// A table in its first epoch.
pub async fn table(store: &Store, node: NodeId) -> TableId {
    let table = new_table(node);
    let id = table.id;
    assert_eq!(store.create(table).await, Ok(Epoch(1)));
    id
}

pub fn row(seq: u64, body: &str) -> Row {
    Row {
        seq,
        at: TableTime(seq * 10),
        person: Some(PersonId::from_bytes([9; 16])),
        action_id: Some(ActionId::random()),
        body: body.to_owned(),
        digest: u64::MAX - seq,
    }
}

/// One entry after this head.
pub fn append(table: TableId, epoch: Epoch, head: u64) -> Append {
    Append {
        table,
        epoch,
        head,
        rows: vec![row(head + 1, "passes")],
        table_time: TableTime(head * 10 + 10),
        clocks: format!("after {}", head + 1),
        clock: Clock::Running,
        deadline_at: None,
        phase: "playing".to_owned(),
        setup: None,
        members: Vec::new(),
    }
}

pub fn joins(person: PersonId, role: &str, seat: u8) -> MemberChange {
    MemberChange::Joins { person, role: role.to_owned(), seat: Some(seat) }
}

/// A guest.
pub async fn person(store: &Store, name: &str) -> PersonId {
    store.create_person(name.to_owned(), WallTime(1)).await.expect("a person").id
}

/// Does something for each of these at the same time. The answers are in their order.
pub async fn at_once<T, A: Send + 'static, F: Future<Output = A> + Send + 'static>(
    all: impl IntoIterator<Item = T>,
    work: impl Fn(T) -> F,
) -> Vec<A> {
    let tasks: Vec<_> = all.into_iter().map(|one| tokio::spawn(work(one))).collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("a task"));
    }
    answers
}
