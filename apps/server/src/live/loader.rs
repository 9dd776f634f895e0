//! Brings tables from the store. Whoever asks while others are being read shares the next reading, so that after a restart
//! thousands of tables cost a few commits and not one each.

use std::collections::HashMap;
use std::sync::Arc;

use protocol::{Broken, TableId};
use store::{ClaimError, Claimed, NodeId, Store, Stored};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::ids;

/// The most tables that are read at once: others that write wait as long as it takes to claim these.
const BATCH: usize = 128;
/// How many batches are read at once: half of the connections that read.
const READINGS: usize = 2;

/// A table that is claimed and read, or why not.
type Loaded = Result<(Claimed, Stored), Broken>;

struct Asked {
    table: TableId,
    answer: oneshot::Sender<Loaded>,
}

/// Brings tables from the store; dropping it ends its task.
pub struct Loader(mpsc::Sender<Asked>);

impl Loader {
    /// Starts its task.
    pub fn start(store: Store, node: NodeId) -> Self {
        let (asks, asked) = mpsc::channel(BATCH);
        tokio::spawn(serve(store, node, asked));
        Self(asks)
    }

    /// Claims a table and reads it.
    pub async fn load(&self, table: TableId) -> Loaded {
        let (answer, answered) = oneshot::channel();
        self.0.send(Asked { table, answer }).await.map_err(|_| Broken::GoingAway)?;
        answered.await.unwrap_or(Err(Broken::GoingAway))
    }
}

async fn serve(store: Store, node: NodeId, mut asked: mpsc::Receiver<Asked>) {
    let readings = Arc::new(Semaphore::new(READINGS));
    while let Ok(reading) = readings.clone().acquire_owned().await {
        let mut batch = Vec::with_capacity(BATCH);
        if asked.recv_many(&mut batch, BATCH).await == 0 {
            return;
        }
        let claimed = claim(&store, node, batch).await;
        let store = store.clone();
        tokio::spawn(async move {
            read(&store, claimed).await;
            drop(reading);
        });
    }
}

/// Claims all of them; who cannot have their table is told so.
async fn claim(store: &Store, node: NodeId, batch: Vec<Asked>) -> Vec<(Asked, Claimed)> {
    let tables = batch.iter().map(|asked| ids::table(asked.table)).collect();
    let claims = match store.claim_many(tables, node).await {
        Ok(claims) => claims,
        Err(error) => batch.iter().map(|_| Err(ClaimError::Store(error.clone()))).collect(),
    };
    let claimed = batch.into_iter().zip(claims).filter_map(|(asked, claim)| match claim {
        Ok(claimed) => Some((asked, claimed)),
        Err(error) => {
            let _ = asked.answer.send(Err(broken(asked.table, &error)));
            None
        }
    });
    claimed.collect()
}

fn broken(table: TableId, error: &ClaimError) -> Broken {
    match error {
        ClaimError::Unknown => Broken::NoSuchTable,
        ClaimError::SetAside(_) => Broken::TableGone,
        ClaimError::Held(_) | ClaimError::NoLease | ClaimError::Store(_) => {
            tracing::warn!(%table, %error, "a table cannot be claimed");
            Broken::GoingAway
        }
    }
}

async fn read(store: &Store, claimed: Vec<(Asked, Claimed)>) {
    let tables = claimed.iter().map(|(asked, _)| ids::table(asked.table)).collect();
    let read = store.load_many(tables).await;
    if let Err(error) = &read {
        tracing::warn!(%error, "tables cannot be loaded");
    }
    let mut read: HashMap<_, _> = read.unwrap_or_default().into_iter().map(|stored| (stored.id, stored)).collect();
    for (asked, claimed) in claimed {
        let stored = read.remove(&ids::table(asked.table)).ok_or(Broken::GoingAway);
        // Whoever no longer waits does not need it.
        let _ = asked.answer.send(stored.map(|stored| (claimed, stored)));
    }
}
