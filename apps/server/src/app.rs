//! What all requests share.

use std::sync::Arc;
use std::time::Duration;

use store::{Person, PersonId, Session, Store, TableId, TokenHash, WallTime};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::gather::Gather;
use crate::live::bus::{Connections, ToConnections, ToTables};
use crate::live::registry::Registry;
use crate::live::talks::Talks;
use crate::lobby::Lobby;
use crate::mail::Mailer;
use crate::observe::metrics::Metrics;
use crate::people::limits::Meters;
use crate::people::origin::Names;
use crate::people::passwords::Passwords;
use crate::people::presence::Here;
use crate::quick::QuickMatch;
use crate::upkeep::Keep;

/// What all requests share.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// See [`App`].
pub struct Inner {
    /// Where everything is kept.
    pub store: Store,
    /// The names of this server.
    pub names: Names,
    /// How many proxies of ours requests come through.
    pub proxies: u8,
    /// Whether others than this machine can reach it.
    pub reachable: bool,
    /// Counts what is asked for.
    pub meters: Meters,
    /// Threads that hash passwords.
    pub passwords: Passwords,
    /// What is said at tables.
    pub talks: Talks,
    /// Tables that are found without an invitation.
    pub lobby: Lobby,
    /// People who look for a game with whoever wants the same.
    pub quick: QuickMatch,
    /// Who is here, for their friends and in the lobby.
    pub here: Here,
    /// Sessions by their tokens, for everybody who connects.
    pub sessions: Gather<TokenHash, (Session, Person)>,
    /// Who belongs to which table.
    pub belonging: Gather<(TableId, PersonId), ()>,
    /// The tables of this process.
    pub registry: Arc<Registry>,
    /// The way to tables.
    pub tables: Arc<dyn ToTables>,
    /// The connections of this process.
    pub connections: Connections,
    /// The way to connections.
    pub to_connections: Arc<dyn ToConnections>,
    /// How often a socket looks whether its session is still there.
    pub check_sessions: Duration,
    /// The sockets of this process.
    pub sockets: TaskTracker,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who shows the token with this hash may read the figures from anywhere.
    pub metrics_token: Option<TokenHash>,
    /// The way to whoever sends mails; nothing where none are sent.
    pub mailer: Option<Mailer>,
    /// For how long things are kept.
    pub keep: Keep,
    /// The server stops.
    pub stopping: CancellationToken,
}

impl App {
    /// Shares this.
    pub fn new(inner: Inner) -> Self {
        Self(Arc::new(inner))
    }

    /// What time it is on the wall.
    pub fn wall(&self) -> WallTime {
        self.registry.shared().wall()
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
