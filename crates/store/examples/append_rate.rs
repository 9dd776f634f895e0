//! How long an append waits for the disk: appends at a given rate, whether or not earlier ones have been answered, and
//! percentiles of the time from the moment each was due.
//!
//! `append_rate sqlite|postgres [RATE] [SECONDS] [TABLES] [FOLDER]`; PostgreSQL is one of its own, with `fsync` on. SQLite
//! writes into FOLDER, or into a folder that goes away afterwards.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use store::testing::{Postgres, Sync};
use store::{
    ActionId, Append, Clock, Durability, Epoch, NewTable, NodeId, PersonId, Row, Setup, Store, TableId, TableTime,
    WallTime,
};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(default);
    let (rate, seconds, tables) = (number(1, 1000), number(2, 10), number(3, 2000));
    let folder = words.get(4).map_or_else(std::env::temp_dir, std::path::PathBuf::from);
    let folder = tempfile::tempdir_in(folder).expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match words.first().map(String::as_str) {
        Some("sqlite") => {
            let address = format!("sqlite://{}", folder.path().join("rate.sqlite").display());
            runtime.block_on(measure("SQLite", &address, rate, seconds, tables));
        }
        Some("postgres") => {
            let Some(server) = Postgres::start(Sync::On) else { return ExitCode::FAILURE };
            runtime.block_on(measure("PostgreSQL", &server.fresh_database(), rate, seconds, tables));
        }
        _ => {
            print("append_rate sqlite|postgres [RATE] [SECONDS] [TABLES] [FOLDER]");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
fn print(line: &str) {
    println!("{line}");
}

async fn measure(name: &str, address: &str, rate: u64, seconds: u64, tables: u64) {
    let store = Store::open(address).await.expect("the store opens");
    assert_eq!(store.durability(), Durability::Synced);
    let node = NodeId::random();
    store.heartbeat(node).await.expect("a heartbeat");
    let made = futures(tables, |_| {
        let store = store.clone();
        async move {
            let table = new_table(node);
            let id = table.id;
            store.create(table).await.expect("a table");
            id
        }
    });
    let ids: Vec<TableId> = made.await;
    let start = Instant::now();
    let mut waits = futures(rate * seconds, |number| {
        let store = store.clone();
        let id = ids[(number % tables) as usize];
        async move {
            let due = start + Duration::from_secs(number) / u32::try_from(rate).expect("a rate");
            tokio::time::sleep_until(due.into()).await;
            // Rates are such that the append before it is long answered.
            store.append(append(id, number / tables)).await.expect("it is written");
            due.elapsed()
        }
    })
    .await;
    let whole = start.elapsed();
    waits.sort();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1000.0;
    print(&format!(
        "{name}: {rate} appends a second for {seconds} s on {tables} tables: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms ({:.0} a second)",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        waits.len() as f64 / whole.as_secs_f64()
    ));
    store.close().await;
}

/// Runs so many tasks and returns their results.
async fn futures<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    count: u64,
    task: impl Fn(u64) -> F,
) -> Vec<T> {
    let tasks: Vec<_> = (0..count).map(|number| tokio::spawn(task(number))).collect();
    let mut results = Vec::with_capacity(tasks.len());
    for task in tasks {
        results.push(task.await.expect("a task"));
    }
    results
}

fn new_table(node: NodeId) -> NewTable {
    NewTable {
        id: TableId::random(),
        node,
        setup: Setup { edition: "origin".to_owned(), options: "{}".to_owned(), rules_revision: 1 },
        phase: "playing".to_owned(),
        clocks: String::new(),
        clock: Clock::Running,
        deadline_at: None,
        created_at: WallTime::now(),
        members: Vec::new(),
    }
}

/// An action and the chance that follows it, about as long as in a game.
fn append(table: TableId, head: u64) -> Append {
    let head = head * 2;
    let row = |seq: u64, action_id| Row {
        seq,
        at: TableTime(seq * 1000),
        person: Some(PersonId::random()),
        action_id,
        body: "{\"version\":1,\"action\":\"attack a3 with b1, by running away\",\"outcomes\":[4,2]}".to_owned(),
        digest: seq,
    };
    Append {
        table,
        epoch: Epoch(1),
        head,
        rows: vec![row(head + 1, Some(ActionId::random())), row(head + 2, None)],
        table_time: TableTime(head * 1000),
        clocks: "[600000,600000,600000,600000]".to_owned(),
        clock: Clock::Running,
        deadline_at: None,
        phase: "playing".to_owned(),
        setup: None,
        members: Vec::new(),
    }
}
