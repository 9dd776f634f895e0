//! Starting, listening and stopping.

use std::fmt;
use std::future::IntoFuture as _;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::middleware::{from_fn_with_state, map_response};
use axum::serve::ListenerExt as _;
use store::{
    Durability, NodeId, OpenError, Person, PersonId, Session, Settings, Store, StoreError, TableId, TokenHash, WallTime,
};
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::{App, Inner};
use crate::gather::Gather;
use crate::live::bus::{Connections, ToConnections};
use crate::live::registry::{BeforeStep, Registry, Shared, WallClock};
use crate::live::slow;
use crate::live::talks::Talks;
use crate::lobby::Lobby;
use crate::mail::options::MailOptions;
use crate::mail::{Mailer, worker};
use crate::observe::metrics::Metrics;
use crate::observe::{request, scrape};
use crate::pages::Pages;
use crate::people::limits::{Limits, Meters};
use crate::people::origin::{BadPublicUrl, Names};
use crate::people::passwords::Passwords;
use crate::people::presence::Here;
use crate::quick::QuickMatch;
use crate::thinking::Pool;
use crate::upkeep::{self, Keep};
use crate::{api, headers, http};

/// How long a table stays in memory after the last connection is gone.
const UNLOAD_AFTER: Duration = Duration::from_secs(60);
/// How many connections may wait to be taken: after a restart everybody comes back at once, and whoever finds no place tries
/// again only after a second. The system may allow fewer.
const WAITING: u32 = 16_384;
/// How often a socket looks whether its session is still there.
const CHECK_SESSIONS: Duration = Duration::from_secs(60);
/// How often the node says that it is alive while one of its leases lasts.
const BEATS: u32 = 3;
/// How often deadlines of slow games are looked for.
const SWEEP: Duration = Duration::from_secs(10);
/// A session that was not used for so long is over.
const OLDEST_SESSION: Duration = Duration::from_secs(400 * 24 * 60 * 60);
/// How long tables have to finish when the server stops, and then their connections.
const TO_FINISH: Duration = Duration::from_secs(5);
const TO_CLOSE: Duration = Duration::from_secs(4);
/// How often it is counted how much there is in the database, in heartbeats.
const COUNT: u64 = 60;

/// What is served, and where.
pub struct ServeOptions {
    pages: Pages,
    database: String,
    listen: SocketAddr,
    public_url: Option<String>,
    proxies: u8,
    limits: Limits,
    unload_after: Duration,
    check_sessions: Duration,
    lease: Duration,
    bot_threads: Option<usize>,
    keep: Keep,
    mail: Option<MailOptions>,
    metrics_listen: Option<SocketAddr>,
    metrics_token: Option<TokenHash>,
    before_step: Option<BeforeStep>,
    wall_clock: WallClock,
    sweep: Duration,
    stop: CancellationToken,
    when_bound: Box<dyn FnOnce(&Bound) + Send>,
}

/// Where it is served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The address it listens on.
    pub address: SocketAddr,
    /// What a browser on this machine opens.
    pub url: String,
    /// What invitations begin with.
    pub public_url: String,
    /// Whether others than this machine can reach it.
    pub reachable: bool,
}

impl ServeOptions {
    /// This page, with tables in this database, on this machine only, at a port that the system chooses.
    pub fn new(pages: Pages, database: impl Into<String>) -> Self {
        Self {
            pages,
            database: database.into(),
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            public_url: None,
            proxies: 0,
            limits: Limits::default(),
            unload_after: UNLOAD_AFTER,
            check_sessions: CHECK_SESSIONS,
            lease: Settings::default().lease,
            bot_threads: None,
            keep: Keep::default(),
            mail: None,
            metrics_listen: None,
            metrics_token: None,
            before_step: None,
            wall_clock: Arc::new(WallTime::now),
            sweep: SWEEP,
            stop: CancellationToken::new(),
            when_bound: Box::new(|_| ()),
        }
    }

    /// Listens here; at port 0 the system chooses one.
    #[must_use]
    pub fn listen(self, listen: SocketAddr) -> Self {
        Self { listen, ..self }
    }

    /// What invitations begin with, if not the address it listens on.
    #[must_use]
    pub fn public_url(self, public_url: Option<String>) -> Self {
        Self { public_url, ..self }
    }

    /// So many proxies of one's own stand before it; they say where requests come from.
    #[must_use]
    pub fn proxies(self, proxies: u8) -> Self {
        Self { proxies, ..self }
    }

    /// How much one may ask for.
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// How long a table stays in memory after the last connection is gone.
    #[must_use]
    pub fn unload_after(self, unload_after: Duration) -> Self {
        Self { unload_after, ..self }
    }

    /// How often a socket looks whether its session is still there.
    #[must_use]
    pub fn check_sessions(self, check_sessions: Duration) -> Self {
        Self { check_sessions, ..self }
    }

    /// For how long other servers leave its tables alone once nothing is heard of it.
    #[must_use]
    pub fn lease(self, lease: Duration) -> Self {
        Self { lease, ..self }
    }

    /// On how many threads bots think, if not on all cores but one.
    #[must_use]
    pub fn bot_threads(self, threads: usize) -> Self {
        Self { bot_threads: Some(threads), ..self }
    }

    /// For how long things are kept.
    #[must_use]
    pub fn keep(self, keep: Keep) -> Self {
        Self { keep, ..self }
    }

    /// Sends mails like this; otherwise none are sent.
    #[must_use]
    pub fn mail(self, mail: Option<MailOptions>) -> Self {
        Self { mail, ..self }
    }

    /// Hands out the figures of the server at an address of their own, to everybody who reaches it.
    #[must_use]
    pub fn metrics_listen(self, metrics_listen: Option<SocketAddr>) -> Self {
        Self { metrics_listen, ..self }
    }

    /// Hands them out to whoever shows this token, too.
    #[must_use]
    pub fn metrics_token(self, token: Option<&str>) -> Self {
        Self { metrics_token: token.map(TokenHash::of_text), ..self }
    }

    /// Calls this before each step of a table; if it panics, so has the table. For tests.
    #[must_use]
    pub fn before_step(self, before_step: BeforeStep) -> Self {
        Self { before_step: Some(before_step), ..self }
    }

    /// The clock on the wall, if not that of the machine. For tests.
    #[must_use]
    pub fn wall_clock(self, wall_clock: WallClock) -> Self {
        Self { wall_clock, ..self }
    }

    /// How often deadlines of slow games are looked for.
    #[must_use]
    pub fn sweep(self, sweep: Duration) -> Self {
        Self { sweep, ..self }
    }

    /// Stops when this is cancelled, as it does when the process is asked to end.
    #[must_use]
    pub fn stop(self, stop: CancellationToken) -> Self {
        Self { stop, ..self }
    }

    /// Reports where it is as soon as a browser can go there.
    #[must_use]
    pub fn when_bound(self, tell: impl FnOnce(&Bound) + Send + 'static) -> Self {
        Self { when_bound: Box::new(tell), ..self }
    }
}

impl fmt::Debug for ServeOptions {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The database is left out: its address may hold a password.
        out.debug_struct("ServeOptions")
            .field("pages", &self.pages)
            .field("listen", &self.listen)
            .finish_non_exhaustive()
    }
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// There is no page.
    #[error("the page was not found: no index.html in {}", either(.looked_in))]
    NoPage {
        /// The folders that could have had it.
        looked_in: Vec<PathBuf>,
    },
    /// The port cannot be bound.
    #[error("cannot listen on {address}: {source}")]
    Bind {
        /// Where.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The public address is none.
    #[error(transparent)]
    PublicUrl(#[from] BadPublicUrl),
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Serving ended.
    #[error("serving ended: {0}")]
    Ended(#[from] io::Error),
}

impl ServeError {
    /// Whether another server has the database.
    pub fn is_in_use(&self) -> bool {
        matches!(self, Self::Database(OpenError::InUse(_)))
    }
}

/// Serves until Ctrl-C, a termination signal or [`ServeOptions::stop`]. Then tables announce it and finish their writes,
/// connections are closed so that they come back, and everything is given up in good order, within ten seconds.
pub fn serve(options: ServeOptions) -> impl Future<Output = Result<(), ServeError>> + Send {
    served(options)
}

async fn served(options: ServeOptions) -> Result<(), ServeError> {
    let address = options.listen;
    let listener = listen(address).map_err(|source| ServeError::Bind { address, source })?;
    let address = listener.local_addr()?;
    let bound = bound(address, options.public_url.clone());
    let names = Names::new(&bound.public_url, address)?;
    let store = open(options.database.clone(), options.lease).await?;
    if let Durability::NotSynced(setting) = store.durability() {
        tracing::warn!(setting, "the database does not wait for the disk: a loss of power loses what was acknowledged");
    }
    let node = NodeId::random();
    begin(store.clone(), node).await?;

    let stopping = CancellationToken::new();
    let (mailer, confirmations) = Mailer::new();
    let mailer = options.mail.is_some().then_some(mailer);
    let app = app(&options, store.clone(), node, names, bound.reachable, mailer, stopping.clone())?;
    // Before anybody can ask for a slow table its deadline has moved, if it has to.
    slow::watch(app.registry.shared()).await.map_err(io::Error::other)?;
    let metrics = app.metrics.clone();
    store.on_commit(move |commit| metrics.committed(commit));
    let mut chores = JoinSet::new();
    chores.spawn(keep_house(app.clone(), node, options.lease / BEATS));
    chores.spawn(upkeep::run(app.clone()));
    keep_company(&app, options.sweep);
    if let Some(mail) = options.mail.clone() {
        chores.spawn(worker::run(app.clone(), mail, confirmations));
    }
    if let Some(address) = options.metrics_listen {
        let listener = listen(address).map_err(|source| ServeError::Bind { address, source })?;
        let router = scrape::router(app.clone());
        chores.spawn(async move { drop(axum::serve(listener, router).await) });
    }

    let pages = http::router(options.pages);
    let router = pages.merge(api::router(&app).with_state(app.clone()));
    let router = router.layer(from_fn_with_state(app.clone(), api::guard::origin)).layer(map_response(headers::add));
    let router = router.layer(from_fn_with_state(app.clone(), request::number));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| {
        // An answer is one small packet: it does not wait for another one.
        let _ = stream.set_nodelay(true);
    });
    (options.when_bound)(&bound);

    let (stop, tables_are_told) = (options.stop, CancellationToken::new());
    let told = tables_are_told.clone();
    let asked = async move {
        tokio::select! {
            () = asked_to_stop() => (),
            () = stop.cancelled() => (),
        }
        tracing::info!("stopping");
        stopping.cancel();
        // Until tables and sockets have ended, whoever asks is told that the server is not ready.
        told.cancelled().await;
    };
    let server = axum::serve(listener, service).with_graceful_shutdown(asked).into_future();
    let (served, ()) = tokio::join!(timed_out_after_stop(server, app.stopping.clone()), drain(app, tables_are_told));
    chores.abort_all();
    end(store, node).await;
    Ok(served?)
}

/// A listener at which many can wait until they are taken.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // The port is free as soon as a killed server is gone.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// Opens the database on a thread of its own: what its drivers do meanwhile need not be sendable between threads.
async fn open(database: String, lease: Duration) -> Result<Store, ServeError> {
    let runtime = tokio::runtime::Handle::current();
    let settings = Settings { lease };
    let opening = tokio::task::spawn_blocking(move || runtime.block_on(Store::open_with(&database, settings)));
    Ok(opening.await.map_err(io::Error::other)??)
}

async fn begin(store: Store, node: NodeId) -> Result<(), StoreError> {
    store.heartbeat(node).await.map(drop)
}

async fn end(store: Store, node: NodeId) {
    if let Err(error) = store.retire(node).await {
        tracing::warn!(%error, "the storage was not told that this server stops");
    }
    store.close().await;
}

/// A request that hangs does not keep the server from stopping.
async fn timed_out_after_stop(
    server: impl Future<Output = io::Result<()>>,
    stopping: CancellationToken,
) -> io::Result<()> {
    let too_long = async {
        stopping.cancelled().await;
        tokio::time::sleep(TO_FINISH + TO_CLOSE).await;
    };
    tokio::select! {
        served = server => served,
        () = too_long => Ok(()),
    }
}

fn bound(address: SocketAddr, public_url: Option<String>) -> Bound {
    let host = match address.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        ip => SocketAddr::new(ip, address.port()),
    };
    let url = format!("http://{host}/");
    let in_network = || lan_address().filter(|_| address.ip().is_unspecified());
    let public_url = public_url.unwrap_or_else(|| match in_network() {
        Some(ip) => format!("http://{}", SocketAddr::new(ip, address.port())),
        None => format!("http://{host}"),
    });
    let reachable = !address.ip().is_loopback() || !is_loopback_url(&public_url);
    Bound { address, url, public_url: public_url.trim_end_matches('/').to_owned(), reachable }
}

fn is_loopback_url(url: &str) -> bool {
    ["http://127.", "http://localhost", "http://[::1]"].iter().any(|start| url.starts_with(start))
}

/// The address of this machine in the local network: the one from which it would write to another network. Nothing is
/// sent.
pub(crate) fn lan_address() -> Option<std::net::IpAddr> {
    let socket = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

fn app(
    options: &ServeOptions,
    store: Store,
    node: NodeId,
    names: Names,
    reachable: bool,
    mailer: Option<Mailer>,
    stopping: CancellationToken,
) -> io::Result<App> {
    let metrics = Arc::<Metrics>::default();
    let connections = Connections::default();
    let to_connections: Arc<dyn ToConnections> = Arc::new(connections.clone());
    let talks = Talks::new(store.clone(), to_connections.clone());
    // A run of the server later than this one begins with a later version.
    let lobby = Lobby::new(u64::try_from((options.wall_clock)().0).unwrap_or(0));
    let shared = Shared {
        talks: talks.clone(),
        store: store.clone(),
        node,
        connections: to_connections.clone(),
        bots: options.bot_threads.map_or_else(Pool::start, Pool::with_threads)?,
        unload_after: options.unload_after,
        before_step: options.before_step.clone(),
        metrics: metrics.clone(),
        wall_clock: options.wall_clock.clone(),
        lobby: lobby.clone(),
        stopping: stopping.clone(),
    };
    let registry = Registry::new(Arc::new(shared), options.limits.tables);
    let meters = Meters::new(options.limits);
    let tables = registry.clone();
    let (sessions, belonging) = gathered(&store);
    let (proxies, check_sessions, sockets) = (options.proxies, options.check_sessions, TaskTracker::new());
    Ok(App::new(Inner {
        store,
        names,
        proxies,
        reachable,
        meters,
        passwords: Passwords::start()?,
        talks,
        lobby,
        quick: QuickMatch::default(),
        here: Here::default(),
        sessions,
        belonging,
        registry,
        tables,
        connections,
        to_connections,
        check_sessions,
        sockets,
        metrics,
        metrics_token: options.metrics_token,
        mailer,
        keep: options.keep,
        stopping,
    }))
}

/// Begins what brings people and tables together. All of it ends by itself when the server stops.
fn keep_company(app: &App, sweep: Duration) {
    tokio::spawn(app.lobby.clone().keep(app.here.clone(), app.stopping.clone()));
    tokio::spawn(app.quick.clone().keep(app.registry.clone(), app.stopping.clone()));
    tokio::spawn(slow::sweep(app.registry.clone(), sweep));
}

type Sessions = Gather<TokenHash, (Session, Person)>;
type Belonging = Gather<(TableId, PersonId), ()>;

/// What everybody who connects is asked, gathered.
fn gathered(store: &Store) -> (Sessions, Belonging) {
    let (people, seats) = (store.clone(), store.clone());
    let sessions = Gather::start(move |tokens| {
        let store = people.clone();
        async move {
            let found = store.find_sessions(tokens).await?;
            Ok(found.into_iter().map(|(token, session, person)| (token, (session, person))).collect())
        }
    });
    let belonging = Gather::start(move |asked| {
        let store = seats.clone();
        async move { Ok(store.belonging(asked).await?.into_iter().map(|found| (found, ())).collect()) }
    });
    (sessions, belonging)
}

/// Says that the node is alive, and forgets what nobody needs.
async fn keep_house(app: App, node: NodeId, beat: Duration) {
    let mut beat = tokio::time::interval(beat);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beats = 0u64;
    loop {
        beat.tick().await;
        if let Err(error) = app.store.heartbeat(node).await {
            tracing::warn!(%error, "no heartbeat");
        }
        // Tables of a server that was killed can be claimed when its lease is over.
        if matches!(beats, 0 | 4 | 10) {
            match app.registry.wake_running().await {
                Ok(tables) => tracing::info!(tables, "tables whose time runs are brought into memory"),
                Err(error) => tracing::warn!(%error, "tables whose time runs are not brought into memory"),
            }
        }
        if beats == 4
            && let Err(error) = app.registry.wake_listed().await
        {
            tracing::warn!(%error, "tables of the lobby are not brought into memory");
        }
        if beats.is_multiple_of(60) {
            app.meters.tidy();
            app.here.tidy(WallTime::now());
        }
        if beats.is_multiple_of(COUNT)
            && let Ok(counts) = app.store.counts().await
        {
            app.metrics.counted(&counts);
        }
        if beats.is_multiple_of(24 * 60 * 60) {
            let oldest = i64::try_from(OLDEST_SESSION.as_millis()).unwrap_or(i64::MAX);
            let _ = app.store.close_unused_sessions(WallTime(WallTime::now().0.saturating_sub(oldest))).await;
        }
        beats += 1;
    }
}

/// When the server stops, every table announces it, finishes its write and is given up; then connections are closed.
async fn drain(app: App, tables_are_told: CancellationToken) {
    app.stopping.cancelled().await;
    if tokio::time::timeout(TO_FINISH, app.registry.finished()).await.is_err() {
        tracing::warn!("some tables did not finish in time; their journals are whole");
    }
    app.sockets.close();
    let closed = async {
        app.connections.close_all().await;
        app.sockets.wait().await;
    };
    let _ = tokio::time::timeout(TO_CLOSE, closed).await;
    tables_are_told.cancel();
}

async fn asked_to_stop() {
    #[cfg(unix)]
    if let Ok(mut end) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            () = interrupted() => (),
            _ = end.recv() => (),
        }
        return;
    }
    interrupted().await;
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // The signal cannot be heard here, so the program ends by other means.
        std::future::pending::<()>().await;
    }
}

fn either(folders: &[PathBuf]) -> String {
    folders.iter().map(|folder| folder.display().to_string()).collect::<Vec<_>>().join(" or ")
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    #[tokio::test]
    async fn many_can_wait_to_be_taken() {
        let listener = listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).expect("a port");
        let address = listener.local_addr().expect("an address");
        // Whoever finds no place waits for a second before the system tries again.
        let mut waiting = Vec::new();
        let longest = Duration::from_millis(900);
        for _ in 0..400 {
            waiting.push(TcpStream::connect_timeout(&address, longest).expect("a place to wait"));
        }
        assert_eq!(waiting.len(), 400);
    }
}
