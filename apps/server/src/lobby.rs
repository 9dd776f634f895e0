//! The lobby: tables that are found without an invitation, as one task keeps them.
//!
//! Tables say what they look like after what they say is stored, and never wait for that: of each table the last word
//! counts. The task takes all of them together, at most twice a second, and publishes a list with a version; whoever asks
//! with a version gets what has changed since ([`list::Published::since`]).

mod list;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::TableId;
use store::WallTime;
use tokio::sync::{Notify, watch};
use tokio_util::sync::CancellationToken;

pub use list::{Published, Row, Viewer};

use crate::people::presence::Here;

/// How often something is published at most.
const PACE: Duration = Duration::from_millis(500);
/// How often it is counted anew who is here.
const COUNTED: Duration = Duration::from_secs(5);

/// The last word of each table that was not published yet; nothing: it is not in the lobby any longer.
type Words = HashMap<TableId, Option<Row>>;

/// The lobby. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Lobby(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    words: Mutex<Words>,
    said: Notify,
    published: watch::Sender<Arc<Published>>,
}

impl Lobby {
    /// An empty lobby whose versions begin here: later than those of an earlier run of the server.
    pub fn new(first: u64) -> Self {
        let (published, _) = watch::channel(Arc::new(Published::new(first)));
        Self(Arc::new(Inner { words: Mutex::default(), said: Notify::new(), published }))
    }

    /// A table says what it looks like now, or that it is not to be found.
    pub fn tell(&self, table: TableId, row: Option<Row>) {
        self.0.words.lock().unwrap_or_else(PoisonError::into_inner).insert(table, row);
        self.0.said.notify_one();
    }

    /// What is published, now and from now on.
    pub fn look(&self) -> watch::Receiver<Arc<Published>> {
        self.0.published.subscribe()
    }

    /// Publishes what is said until the server stops.
    pub async fn keep(self, here: Here, stopping: CancellationToken) {
        let mut counted = Instant::now();
        self.publish(Some(here.all(WallTime::now())));
        loop {
            tokio::select! {
                () = self.0.said.notified() => (),
                () = tokio::time::sleep_until((counted + COUNTED).into()) => (),
                () = stopping.cancelled() => return,
            }
            let count = (counted.elapsed() >= COUNTED).then(|| {
                counted = Instant::now();
                here.all(WallTime::now())
            });
            self.publish(count);
            tokio::time::sleep(PACE).await;
        }
    }

    fn publish(&self, here: Option<protocol::lobby::Here>) {
        let words = std::mem::take(&mut *self.0.words.lock().unwrap_or_else(PoisonError::into_inner));
        self.0.published.send_if_modified(|published| {
            let next = published.with(words, here);
            let is_new = next.is_some();
            next.into_iter().for_each(|next| *published = Arc::new(next));
            is_new
        });
    }
}

/// The friends of a viewer, if any table of the lobby is for friends.
pub type Friends = HashSet<protocol::PersonId>;
