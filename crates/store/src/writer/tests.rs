//! The group commit on a database that does what the test wants.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Semaphore;

use super::*;
use crate::condition::Condition;
use crate::journal::Clock;
use crate::time::TableTime;

/// What the database was asked for, and what it is to do.
#[derive(Default)]
struct Model {
    batches: Vec<Vec<(TableId, u64)>>,
    is_away: bool,
    others: usize,
}

struct ModelLane {
    model: Arc<Mutex<Model>>,
    /// Each write takes a permit, so that the test says when one ends.
    permits: Arc<Semaphore>,
    /// Says that a write has begun.
    begun: mpsc::UnboundedSender<()>,
}

struct Note(oneshot::Sender<Result<(), StoreError>>);

impl Other for Note {
    fn answer(self, committed: Result<(), StoreError>) {
        let _ = self.0.send(committed);
    }
}

impl Lane for ModelLane {
    type Connection = ();
    type Other = Note;

    async fn connect(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn write(&self, (): &mut (), appends: &[&Append], others: &mut [Note]) -> Result<Answers, sqlx::Error> {
        let _ = self.begun.send(());
        let permit = self.permits.acquire().await;
        permit.map_err(|_| sqlx::Error::WorkerCrashed)?.forget();
        let mut model = self.model.lock().unwrap_or_else(PoisonError::into_inner);
        if model.is_away {
            return Err(sqlx::Error::WorkerCrashed);
        }
        model.batches.push(appends.iter().map(|append| (append.table, append.head)).collect());
        model.others += others.len();
        Ok(appends.iter().map(|append| Ok(Appended { head: append.new_head() })).collect())
    }

    async fn disconnect(&self, (): ()) {}
}

struct World {
    writer: Arc<Writer<Note>>,
    model: Arc<Mutex<Model>>,
    permits: Arc<Semaphore>,
    begun: mpsc::UnboundedReceiver<()>,
    condition: watch::Receiver<Condition>,
}

impl World {
    fn new() -> World {
        let model = Arc::new(Mutex::new(Model::default()));
        let permits = Arc::new(Semaphore::new(0));
        let (sender, begun) = mpsc::unbounded_channel();
        let lane = ModelLane { model: model.clone(), permits: permits.clone(), begun: sender };
        let reports = Arc::new(Reports::new());
        let condition = reports.watch();
        let writer = Arc::new(Writer::start(lane, 0, (), reports));
        World { writer, model, permits, begun, condition }
    }

    fn model<T>(&self, look: impl FnOnce(&mut Model) -> T) -> T {
        look(&mut self.model.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sends an append, which is in the queue when this returns.
    async fn send(&self, table: u8, head: u64) -> oneshot::Receiver<Result<Appended, AppendError>> {
        let (answer, answered) = oneshot::channel();
        let waiting = Box::new(Waiting { append: append(table, head), answer, tried: false });
        assert!(self.writer.jobs.send(Job::Append(waiting)).await.is_ok(), "the writer is there");
        answered
    }
}

fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

fn append(number: u8, head: u64) -> Append {
    let row =
        Row { seq: head + 1, at: TableTime(0), person: None, action_id: None, body: "passes".to_owned(), digest: 1 };
    Append {
        table: table(number),
        epoch: Epoch(1),
        head,
        rows: vec![row],
        table_time: TableTime(0),
        clocks: String::new(),
        clock: Clock::Standing,
        deadline_at: None,
        phase: "playing".to_owned(),
        setup: None,
        members: Vec::new(),
    }
}

#[tokio::test]
async fn what_gathers_during_a_commit_shares_the_next_one() {
    let mut world = World::new();
    let first = world.send(9, 0).await;
    world.begun.recv().await;
    let mut others = Vec::new();
    for number in [3, 1, 2] {
        others.push(world.send(number, 0).await);
    }
    world.permits.add_permits(2);
    assert_eq!(first.await.expect("an answer"), Ok(Appended { head: 1 }));
    for task in others {
        assert_eq!(task.await.expect("an answer"), Ok(Appended { head: 1 }));
    }
    let batches = world.model(|model| model.batches.clone());
    assert_eq!(batches, [vec![(table(9), 0)], vec![(table(1), 0), (table(2), 0), (table(3), 0)]]);
}

#[tokio::test]
async fn appends_of_one_table_keep_their_order_in_commits_of_their_own() {
    let mut world = World::new();
    let first = world.send(9, 0).await;
    world.begun.recv().await;
    let tasks = [world.send(1, 0).await, world.send(1, 1).await, world.send(2, 0).await, world.send(1, 2).await];
    world.permits.add_permits(4);
    first.await.expect("an answer").expect("it is written");
    for task in tasks {
        task.await.expect("an answer").expect("it is written");
    }
    let batches = world.model(|model| model.batches.clone());
    let later = [vec![(table(1), 0), (table(2), 0)], vec![(table(1), 1)], vec![(table(1), 2)]];
    assert_eq!(batches[1..], later);
}

#[tokio::test]
async fn an_append_waits_until_the_storage_is_back() {
    let mut world = World::new();
    world.model(|model| model.is_away = true);
    world.permits.add_permits(1000);
    let mut task = world.send(1, 0).await;
    let is_away = |condition: &Condition| matches!(condition, Condition::Away { .. });
    world.condition.wait_for(is_away).await.expect("it says so");
    for _ in 0..3 {
        world.begun.recv().await;
    }
    assert!(task.try_recv().is_err(), "nobody is answered before it is written");
    world.model(|model| model.is_away = false);
    assert_eq!(task.await.expect("an answer"), Ok(Appended { head: 1 }));
    assert_eq!(*world.condition.borrow(), Condition::Available);
}

#[tokio::test]
async fn the_storage_is_known_to_be_back_although_nobody_writes() {
    let mut world = World::new();
    world.model(|model| model.is_away = true);
    world.permits.add_permits(1000);
    let task = world.send(1, 0).await;
    world.condition.wait_for(|condition| *condition != Condition::Available).await.expect("it says so");
    drop(task);
    world.model(|model| model.is_away = false);
    world.condition.wait_for(|condition| *condition == Condition::Available).await.expect("it says so");
    assert!(world.model(|model| model.batches.iter().all(Vec::is_empty)), "nobody waits for the append any more");
}

#[tokio::test]
async fn other_writes_fail_while_the_storage_is_away() {
    let world = World::new();
    world.permits.add_permits(1000);
    world.model(|model| model.is_away = true);
    let (sender, answer) = oneshot::channel();
    world.writer.other(Note(sender)).await;
    assert!(matches!(answer.await, Ok(Err(StoreError::Unavailable(_)))));
    world.model(|model| model.is_away = false);
    let (sender, answer) = oneshot::channel();
    world.writer.other(Note(sender)).await;
    assert_eq!(answer.await, Ok(Ok(())));
    assert_eq!(world.model(|model| model.others), 1);
}

#[tokio::test]
async fn closing_writes_what_is_waiting() {
    let mut world = World::new();
    let first = world.send(1, 0).await;
    world.begun.recv().await;
    let second = world.send(2, 0).await;
    world.permits.add_permits(10);
    world.writer.close().await;
    assert_eq!(first.await.expect("an answer"), Ok(Appended { head: 1 }));
    assert_eq!(second.await.expect("an answer"), Ok(Appended { head: 1 }));
    assert_eq!(world.writer.append(append(3, 0)).await, Err(AppendError::Unavailable));
}

#[tokio::test]
async fn closing_while_the_storage_is_away_says_what_is_known() {
    let mut world = World::new();
    world.model(|model| model.is_away = true);
    let tried = world.send(1, 0).await;
    world.begun.recv().await;
    let untried = world.send(2, 0).await;
    let closing = tokio::spawn({
        let writer = world.writer.clone();
        async move { writer.close().await }
    });
    let mut closed = world.writer.closing.subscribe();
    closed.wait_for(|closing| *closing).await.expect("the writer is there");
    world.permits.add_permits(1000);
    assert_eq!(tried.await.expect("an answer"), Err(AppendError::Unclear));
    assert_eq!(untried.await.expect("an answer"), Err(AppendError::Unavailable));
    closing.await.expect("it ends");
}

#[tokio::test]
async fn numbers_that_do_not_follow_are_refused_before_they_are_queued() {
    let world = World::new();
    let mut wrong = append(1, 4);
    wrong.rows[0].seq = 7;
    assert!(matches!(world.writer.append(wrong).await, Err(AppendError::Refused(_))));
    let mut zero = append(1, 4);
    zero.rows[0].body = "a\0b".to_owned();
    assert!(matches!(world.writer.append(zero).await, Err(AppendError::Refused(_))));
}

fn found(epoch: u64, head: u64, rows: Vec<(Epoch, Row)>) -> Found {
    Found { table: Some((Epoch(epoch), head)), rows, same_action: None }
}

#[test]
fn an_append_that_is_there_was_written() {
    let append = append(1, 0);
    let own = (Epoch(1), append.rows[0].clone());
    let written = Ok(Appended { head: 1 });
    assert_eq!(judge(&append, &found(1, 1, vec![own.clone()]), None), written);
    // Somebody has gone on since.
    assert_eq!(judge(&append, &found(7, 30, vec![own.clone()]), None), written);
    // The same words, written by another owner, are not ours.
    let fenced = Err(AppendError::Fenced { epoch: Epoch(2), head: 1 });
    assert_eq!(judge(&append, &found(2, 1, vec![(Epoch(2), own.1)]), None), fenced);
}

#[test]
fn an_append_without_entries_is_never_taken_for_written() {
    let mut append = append(1, 3);
    append.rows.clear();
    let fenced = Err(AppendError::Fenced { epoch: Epoch(2), head: 3 });
    assert_eq!(judge(&append, &found(2, 3, Vec::new()), None), fenced);
}
