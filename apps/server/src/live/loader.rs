//! Brings tables from the store. Whoever asks while others are being read shares the next reading, so that after a restart
//! thousands of tables cost a few commits and not one each.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Broken, TableId};
use store::{ClaimError, Claimed, NodeId, Seed, Store, StoreError, Stored};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::ids;
use crate::live::opening::DEAL;

/// The most tables that are read at once: others that write wait as long as it takes to claim these.
const BATCH: usize = 128;
/// How many batches are read at once: half of the connections that read.
const READINGS: usize = 2;
/// How long a table of another server is waited for: as long as that one would be believed to live after it was killed, and
/// some more. Whoever wants to sit there stays connected meanwhile.
const HELD: Duration = Duration::from_millis(4_000);
/// How often it is tried meanwhile.
const AGAIN: Duration = Duration::from_millis(200);

/// A table that is claimed and read, with the seed of its deal.
pub struct Found {
    /// The claim.
    pub claimed: Claimed,
    /// What is stored.
    pub stored: Stored,
    /// The seed; nothing if the table was not really opened.
    pub seed: Option<Seed>,
}

/// A table, or why not.
type Loaded = Result<Box<Found>, Broken>;

struct Asked {
    table: TableId,
    since: Instant,
    answer: oneshot::Sender<Loaded>,
}

/// Brings tables from the store; dropping it ends its task.
pub struct Loader(mpsc::Sender<Asked>);

impl Loader {
    /// Starts its task.
    pub fn start(store: Store, node: NodeId) -> Self {
        let (asks, asked) = mpsc::channel(BATCH);
        tokio::spawn(serve(store, node, asked, asks.downgrade()));
        Self(asks)
    }

    /// Claims a table and reads it.
    pub async fn load(&self, table: TableId) -> Loaded {
        let (answer, answered) = oneshot::channel();
        let asked = Asked { table, since: Instant::now(), answer };
        self.0.send(asked).await.map_err(|_| Broken::GoingAway)?;
        answered.await.unwrap_or(Err(Broken::GoingAway))
    }
}

async fn serve(store: Store, node: NodeId, mut asked: mpsc::Receiver<Asked>, asks: mpsc::WeakSender<Asked>) {
    let readings = Arc::new(Semaphore::new(READINGS));
    while let Ok(reading) = readings.clone().acquire_owned().await {
        let mut batch = Vec::with_capacity(BATCH);
        if asked.recv_many(&mut batch, BATCH).await == 0 {
            return;
        }
        let (store, asks) = (store.clone(), asks.clone());
        tokio::spawn(async move {
            let (claimed, held) = claim(&store, node, batch).await;
            if !held.is_empty() {
                tokio::spawn(ask_again(held, asks));
            }
            if !claimed.is_empty() {
                read(&store, claimed).await;
            }
            drop(reading);
        });
    }
}

/// Tables of a server that may be gone are asked for once more a little later.
async fn ask_again(held: Vec<Asked>, asks: mpsc::WeakSender<Asked>) {
    tokio::time::sleep(AGAIN).await;
    let Some(asks) = asks.upgrade() else { return };
    for asked in held {
        // If nobody takes it the server stops, and whoever waits notices.
        let _ = asks.send(asked).await;
    }
}

/// Claims all of them; who cannot have their table is told so, and whose table is still another server's is returned.
async fn claim(store: &Store, node: NodeId, batch: Vec<Asked>) -> (Vec<(Asked, Claimed)>, Vec<Asked>) {
    let tables = batch.iter().map(|asked| ids::table(asked.table)).collect();
    let claims = match store.claim_many(tables, node).await {
        Ok(claims) => claims,
        Err(error) => batch.iter().map(|_| Err(ClaimError::Store(error.clone()))).collect(),
    };
    let (mut claimed, mut held) = (Vec::new(), Vec::new());
    for (asked, claim) in batch.into_iter().zip(claims) {
        match claim {
            Ok(claim) => claimed.push((asked, claim)),
            Err(ClaimError::Held(_) | ClaimError::NoLease) if asked.since.elapsed() < HELD => held.push(asked),
            Err(error) => {
                let _ = asked.answer.send(Err(broken(asked.table, &error)));
            }
        }
    }
    (claimed, held)
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
    let tables = claimed.iter().map(|(asked, claimed)| (ids::table(asked.table), *claimed)).collect();
    let found = found(store, tables).await;
    if let Err(error) = &found {
        tracing::warn!(%error, "tables cannot be loaded");
    }
    let mut found = found.unwrap_or_default();
    for (asked, _) in claimed {
        // Whoever no longer waits does not need it.
        let _ = asked.answer.send(found.remove(&ids::table(asked.table)).ok_or(Broken::GoingAway));
    }
}

/// Reads tables that are claimed, with their seeds.
async fn found(
    store: &Store,
    claimed: HashMap<store::TableId, Claimed>,
) -> Result<HashMap<store::TableId, Box<Found>>, StoreError> {
    let tables: Vec<store::TableId> = claimed.keys().copied().collect();
    let (stored, seeds) = tokio::join!(store.load_many(tables.clone()), store.seeds(tables, DEAL));
    let mut seeds: HashMap<_, _> = seeds?.into_iter().collect();
    let found = stored?.into_iter().filter_map(|stored| {
        let (claimed, seed) = (*claimed.get(&stored.id)?, seeds.remove(&stored.id));
        Some((stored.id, Box::new(Found { claimed, stored, seed })))
    });
    Ok(found.collect())
}
