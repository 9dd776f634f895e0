//! How connections and tables find each other.
//!
//! Today both are in this process: [`crate::live::registry::Registry`] and [`Connections`]. With several servers a connection
//! may be at one and its table at another; then others carry the same letters and frames between them. They may lose what
//! they carry: numbers show the gap, and the journal fills it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Broken, TableId};
use room::Device;
use store::{Reply, SessionId};
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio_util::sync::CancellationToken;

use crate::error::Error;
use crate::live::letter::{Frame, Letter};

/// For how long it is known that a session ended: longer than anybody needs from looking a session up to connecting.
const KNOWN: Duration = Duration::from_secs(60);

/// When the server stops, connections end over this time, or sooner where there are few.
const SPREAD: Duration = Duration::from_secs(2);
const BETWEEN: Duration = Duration::from_millis(10);

/// How many frames wait for a connection before it counts as lagging.
pub const FRAMES: usize = 64;

/// The way to tables, wherever they are.
pub trait ToTables: Send + Sync {
    /// Brings a letter to a table. Waits while its mailbox is full.
    fn bring(&self, table: TableId, letter: Letter) -> Reply<'_, Result<(), Error>>;
}

/// The way to connections, wherever they are.
pub trait ToConnections: Send + Sync {
    /// Sends a connection a frame; never waits. A connection that does not keep up misses frames and is told everything
    /// afresh.
    fn show(&self, device: Device, frame: Frame);

    /// A session is over: its connections end at once, on every server.
    fn revoke(&self, session: SessionId);
}

/// The connections of this process.
#[derive(Clone, Default)]
pub struct Connections(Arc<Inner>);

#[derive(Default)]
struct Inner {
    next: AtomicU64,
    open: Mutex<HashMap<Device, Outbox>>,
    /// Sessions that ended a moment ago.
    revoked: Mutex<HashMap<SessionId, Instant>>,
}

struct Outbox {
    session: SessionId,
    frames: mpsc::Sender<Frame>,
    /// Frames were lost: everything is to be told afresh.
    lagging: Arc<AtomicBool>,
    ending: Arc<Ending>,
}

/// The end of a connection. It stays the same when the connection begins afresh under another number.
#[derive(Default, Debug)]
struct Ending {
    /// Ends the connection, whatever waits.
    ended: CancellationToken,
    /// Why, if somebody said so.
    why: OnceLock<Broken>,
}

impl Ending {
    fn end(&self, why: Broken) {
        let _ = self.why.set(why);
        self.ended.cancel();
    }
}

impl Connections {
    fn open(&self) -> MutexGuard<'_, HashMap<Device, Outbox>> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn revoked(&self) -> MutexGuard<'_, HashMap<SessionId, Instant>> {
        self.0.revoked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new connection of this session, which was good a moment ago: if it has ended since, so does the connection.
    pub fn connect(&self, session: SessionId) -> Connection {
        self.connect_until(session, Arc::default())
    }

    fn connect_until(&self, session: SessionId, ending: Arc<Ending>) -> Connection {
        let device = Device(self.0.next.fetch_add(1, Ordering::Relaxed) + 1);
        let (frames, inbox) = mpsc::channel(FRAMES);
        let lagging = Arc::<AtomicBool>::default();
        self.open().insert(device, Outbox { session, frames, lagging: lagging.clone(), ending: ending.clone() });
        // After it is known here: whoever revokes the session notes that first and then looks for its connections.
        if self.revoked().contains_key(&session) {
            ending.end(Broken::SignedOut);
        }
        Connection { device, inbox, lagging, ending, connections: self.clone(), session, goodbye: None }
    }

    /// Whether a session has a connection here.
    pub fn has(&self, session: SessionId) -> bool {
        self.open().values().any(|outbox| outbox.session == session)
    }

    /// Tells everybody here that the server stops: not all at once, so that they do not come back all at once.
    pub async fn close_all(&self) {
        let devices: Vec<Device> = self.open().keys().copied().collect();
        let all = u32::try_from(devices.len()).unwrap_or(u32::MAX);
        let spread = BETWEEN.saturating_mul(all).min(SPREAD);
        let began = tokio::time::Instant::now();
        for (place, device) in (0u32..).zip(devices) {
            tokio::time::sleep_until(began + spread.mul_f64(f64::from(place) / f64::from(all.max(1)))).await;
            if let Some(outbox) = self.open().get(&device)
                && outbox.frames.try_send(Frame::Close(Broken::GoingAway)).is_err()
            {
                outbox.ending.end(Broken::GoingAway);
            }
        }
        // Whoever connected meanwhile.
        for outbox in self.open().values() {
            outbox.ending.end(Broken::GoingAway);
        }
    }
}

impl ToConnections for Connections {
    fn show(&self, device: Device, frame: Frame) {
        let open = self.open();
        let Some(outbox) = open.get(&device) else { return };
        match outbox.frames.try_send(frame) {
            Ok(()) | Err(TrySendError::Closed(_)) => (),
            Err(TrySendError::Full(Frame::Text(_))) => outbox.lagging.store(true, Ordering::Release),
            Err(TrySendError::Full(Frame::Close(why))) => outbox.ending.end(why),
        }
    }

    fn revoke(&self, session: SessionId) {
        let now = Instant::now();
        let mut revoked = self.revoked();
        revoked.retain(|_, at| now.duration_since(*at) < KNOWN);
        revoked.insert(session, now);
        drop(revoked);
        for outbox in self.open().values().filter(|outbox| outbox.session == session) {
            outbox.ending.end(Broken::SignedOut);
        }
    }
}

/// The side of a connection that its socket has. Dropping it takes it off the bus.
pub struct Connection {
    device: Device,
    inbox: mpsc::Receiver<Frame>,
    lagging: Arc<AtomicBool>,
    ending: Arc<Ending>,
    connections: Connections,
    session: SessionId,
    /// A goodbye that was found among frames.
    goodbye: Option<Broken>,
}

impl Connection {
    /// Its number.
    pub fn device(&self) -> Device {
        self.device
    }

    /// The next frame; the end of the connection comes before frames that wait.
    pub async fn next(&mut self) -> Frame {
        tokio::select! {
            biased;
            () = self.ending.ended.cancelled() => Frame::Close(self.ending.why.get().copied().unwrap_or(Broken::GoingAway)),
            frame = next(&mut self.goodbye, &mut self.inbox) => frame.unwrap_or(Frame::Close(Broken::GoingAway)),
        }
    }

    /// Another text that waits already; nothing once frames were lost, so that [`Connection::next`] notices.
    pub fn more(&mut self) -> Option<Arc<str>> {
        if self.goodbye.is_some() || self.is_lagging() || self.ending.ended.is_cancelled() {
            return None;
        }
        match self.inbox.try_recv().ok()? {
            Frame::Text(text) => Some(text),
            Frame::Close(why) => {
                self.goodbye = Some(why);
                None
            }
        }
    }

    /// Cancelled once the connection has to end, whatever waits.
    pub fn ended(&self) -> CancellationToken {
        self.ending.ended.clone()
    }

    /// Returns whether frames were lost.
    pub fn is_lagging(&self) -> bool {
        self.lagging.load(Ordering::Acquire)
    }

    /// Begins afresh under a new number: what waits for the old one is forgotten, but not that it has to end.
    pub fn renew(&mut self) {
        let new = self.connections.connect_until(self.session, self.ending.clone());
        *self = new;
    }
}

/// A goodbye that was found already, or the next frame.
async fn next(goodbye: &mut Option<Broken>, inbox: &mut mpsc::Receiver<Frame>) -> Option<Frame> {
    match goodbye.take() {
        Some(why) => Some(Frame::Close(why)),
        None => inbox.recv().await,
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.open().remove(&self.device);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(number: usize) -> Frame {
        Frame::Text(number.to_string().into())
    }

    #[tokio::test]
    async fn a_connection_that_reads_nothing_lags_and_holds_up_nobody() {
        let connections = Connections::default();
        let mut slow = connections.connect(SessionId::random());
        let mut quick = connections.connect(SessionId::random());
        for number in 0..10 * FRAMES {
            connections.show(slow.device(), text(number));
            connections.show(quick.device(), text(number));
            assert!(matches!(quick.next().await, Frame::Text(said) if *said == *number.to_string()));
        }
        assert!(slow.is_lagging() && !quick.is_lagging());
        assert_eq!(slow.inbox.len(), FRAMES, "no more than these are kept");
        let old = slow.device();
        slow.renew();
        connections.show(old, text(1));
        assert!(slow.inbox.is_empty() && !slow.is_lagging(), "nothing comes for the old number");
    }

    #[tokio::test]
    async fn what_waits_is_taken_together_up_to_a_goodbye() {
        let connections = Connections::default();
        let mut connection = connections.connect(SessionId::random());
        for frame in [text(1), text(2), Frame::Close(Broken::TableGone), text(3)] {
            connections.show(connection.device(), frame);
        }
        assert!(matches!(connection.next().await, Frame::Text(said) if &*said == "1"));
        assert_eq!(connection.more().as_deref(), Some("2"));
        assert_eq!(connection.more(), None);
        assert_eq!(connection.more(), None, "nothing comes after a goodbye");
        assert!(matches!(connection.next().await, Frame::Close(Broken::TableGone)));
        for number in 0..2 * FRAMES {
            connections.show(connection.device(), text(number));
        }
        assert_eq!(connection.more(), None, "a connection that lags is told afresh");
    }

    #[tokio::test]
    async fn a_session_that_ends_takes_its_connections_along() {
        let connections = Connections::default();
        let (session, other) = (SessionId::random(), SessionId::random());
        let mut mine = [connections.connect(session), connections.connect(session)];
        let theirs = connections.connect(other);
        connections.show(mine[0].device(), text(1));
        connections.revoke(session);
        for connection in &mut mine {
            assert!(matches!(connection.next().await, Frame::Close(Broken::SignedOut)));
        }
        assert!(!theirs.ended().is_cancelled());
    }

    #[tokio::test]
    async fn a_connection_that_begins_afresh_still_ends() {
        let connections = Connections::default();
        let session = SessionId::random();
        let mut connection = connections.connect(session);
        connections.revoke(session);
        connection.renew();
        assert!(matches!(connection.next().await, Frame::Close(Broken::SignedOut)));
    }

    #[tokio::test]
    async fn a_session_that_ended_before_it_connects_ends_then() {
        let connections = Connections::default();
        let session = SessionId::random();
        connections.revoke(session);
        assert!(matches!(connections.connect(session).next().await, Frame::Close(Broken::SignedOut)));
        assert!(!connections.connect(SessionId::random()).ended().is_cancelled());
    }
}
