//! The page, served on this machine, with a count of what was sent.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
};
use axum::middleware::{map_request, map_response};
use axum::response::Response;
use axum::routing::get;
use server::{Limits, MailOptions, Pages, ServeOptions, serve};
use store::{Store, WallTime};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio_util::sync::CancellationToken;

use crate::case::page_is_published;

/// How often a server with tables looks whether a mail is due.
const LOOKS: Duration = Duration::from_millis(200);

/// Scripts that run in every document before the page's own.
type Early = Arc<Mutex<String>>;

/// The page on a port of its own. It has a runtime of its own, so that stopping it also ends open connections.
pub struct Site {
    runtime: Option<Runtime>,
    port: u16,
    sent: Arc<AtomicU64>,
    early: Early,
    tables: Option<Tables>,
}

/// A server with tables, which can be stopped and started again.
struct Tables {
    page: PathBuf,
    folder: PathBuf,
    public_url: Option<String>,
    /// Where it hands mails over, if it sends any.
    smtp: Option<String>,
    stop: CancellationToken,
    ended: mpsc::Receiver<()>,
    /// By how much its clock on the wall is ahead, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Site {
    /// Serves the folder of `PANGEA_PAGE`, else `target/web`.
    pub fn start() -> Self {
        Self::serve(false)
    }

    /// The same with scripts in front of the page's own, for browsers that cannot be told to run some.
    pub fn with_early_scripts() -> Self {
        Self::serve(true)
    }

    fn serve(with_early: bool) -> Self {
        let pages = Pages::folder(page_folder()).unwrap_or_else(|error| panic!("{error}\n{BUILD_IT}"));
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let sent = Arc::new(AtomicU64::new(0));
        let counter = sent.clone();
        let count = move |response: Response| {
            counter.fetch_add(response.body().size_hint().exact().unwrap_or(0), Ordering::Relaxed);
            std::future::ready(response)
        };
        let early = Early::default();
        let mut router = server::http::router(pages);
        if with_early {
            let scripts = early.clone();
            let script = async move || {
                let text = scripts.lock().unwrap_or_else(PoisonError::into_inner).clone();
                ([(CONTENT_TYPE, "text/javascript"), (CACHE_CONTROL, "no-store")], text)
            };
            let frame = async || ([(CONTENT_TYPE, "text/html")], FRAME);
            router = router.route("/frame", get(frame)).route("/early-scripts.js", get(script));
            router = router.layer(map_response(add_early)).layer(map_request(plain));
        }
        let (tell, told) = mpsc::channel();
        runtime.spawn(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
            tell.send(listener.local_addr().expect("an address").port()).expect("somebody listens");
            let _ = axum::serve(listener, router.layer(map_response(count))).await;
        });
        let port = told.recv().expect("the site answers");
        Self { port, runtime: Some(runtime), sent, early, tables: None }
    }

    /// The whole server, with tables for people, its database in this folder. Others can reach it if it has a public
    /// address.
    pub fn with_tables(folder: &Path, public_url: Option<&str>) -> Self {
        Self::serve_tables(page_folder(), folder.to_owned(), public_url.map(str::to_owned), None, 0, Arc::default())
    }

    /// The same with mails, which are handed over there.
    pub fn with_mails(folder: &Path, smtp: String) -> Self {
        Self::serve_tables(page_folder(), folder.to_owned(), None, Some(smtp), 0, Arc::default())
    }

    /// The same with the page in two modules, as it is published.
    pub fn with_tables_in_two(folder: &Path) -> Self {
        Self::serve_tables(folder_in_two(), folder.to_owned(), None, None, 0, Arc::default())
    }

    fn serve_tables(
        page: PathBuf,
        folder: PathBuf,
        public_url: Option<String>,
        smtp: Option<String>,
        port: u16,
        ahead: Arc<AtomicI64>,
    ) -> Self {
        let pages = Pages::folder(page.clone()).unwrap_or_else(|error| panic!("{error}\n{BUILD_IT}"));
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
        let (tell, told) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let database = format!("sqlite://{}", folder.join("tables.sqlite").display());
        let stop = CancellationToken::new();
        let shift = ahead.clone();
        let clock = move || WallTime(WallTime::now().0 + shift.load(Ordering::Relaxed));
        let mail = smtp.as_deref().map(|smtp| MailOptions::new(smtp, "Pangea <pangea@example.org>").expect("mails"));
        let options = ServeOptions::new(pages, database)
            .mail(mail.map(|mail| mail.every(LOOKS)))
            .listen(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))
            .public_url(public_url.clone())
            .limits(Limits::generous())
            .wall_clock(Arc::new(clock))
            .stop(stop.clone())
            .when_bound(move |bound| tell.send(bound.address.port()).expect("somebody listens"));
        runtime.spawn(async move {
            if let Err(error) = serve(options).await {
                crate::tell(&format!("the server has stopped: {error}"));
            }
            let _ = end.send(());
        });
        let port = told.recv().expect("the server answers");
        let tables = Some(Tables { page, folder, public_url, smtp, stop, ended, ahead });
        Self { port, runtime: Some(runtime), sent: Arc::default(), early: Early::default(), tables }
    }

    /// Asks a server with tables to stop, as the system does, and waits until it has.
    pub fn end(&self) {
        let tables = self.tables.as_ref().expect("a server with tables");
        tables.stop.cancel();
        tables.ended.recv().expect("it ends");
    }

    /// Starts a server that has ended again: the same port, the same database.
    pub fn begin_again(&mut self) {
        let tables = self.tables.take().expect("a server with tables");
        let Tables { page, folder, public_url, smtp, ahead, .. } = tables;
        *self = Self::serve_tables(page, folder, public_url, smtp, self.port, ahead);
    }

    /// The address of the database of a server with tables.
    pub fn database(&self) -> String {
        let tables = self.tables.as_ref().expect("a server with tables");
        format!("sqlite://{}", tables.folder.join("tables.sqlite").display())
    }

    /// Moves the clock on the wall of a server with tables ahead; it is to be stopped meanwhile.
    pub fn move_clock(&self, by: Duration) {
        let tables = self.tables.as_ref().expect("a server with tables");
        let by = i64::try_from(by.as_millis()).expect("not so long");
        tables.ahead.fetch_add(by, Ordering::Relaxed);
    }

    /// The same as if a server of the same database had been there all the time: time has passed at slow tables. It is to be
    /// called where nothing else runs.
    pub fn let_time_pass(&self, by: Duration) {
        self.move_clock(by);
        let tables = self.tables.as_ref().expect("a server with tables");
        let now = WallTime(WallTime::now().0 + tables.ahead.load(Ordering::Relaxed));
        let database = self.database();
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&database).await.expect("the database");
            store.watch_deadlines(now, Duration::MAX).await.expect("noted");
            store.close().await;
        });
    }

    /// Adds a script to those in front; only at a site with early scripts.
    pub fn add_early(&self, script: &str) {
        let mut early = self.early.lock().unwrap_or_else(PoisonError::into_inner);
        early.push_str(script);
        early.push('\n');
    }

    /// Forgets the scripts in front.
    pub fn forget_early(&self) {
        self.early.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Bytes of content sent so far, compressed as they were, without headers.
    pub fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    /// Serves no longer; returns when nobody answers.
    pub fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

const BUILD_IT: &str =
    "build it with `cargo xtask page`, with `--quick` or `--quick --in-two`, or name another folder in PANGEA_PAGE";

fn page_folder() -> PathBuf {
    std::env::var_os("PANGEA_PAGE").map_or_else(|| crate::target().join("web"), PathBuf::from)
}

/// The page in two modules: the one that is judged, if it is the published one.
fn folder_in_two() -> PathBuf {
    if page_is_published() { page_folder() } else { crate::target().join("web-in-two") }
}

/// A document in which the page has the size that it is given.
const FRAME: &str =
    "<!doctype html><title>frame</title><body style='margin:0'><iframe src='healthz' style='border:0'></iframe>";

/// Documents are sent as they are: nothing can be put into a compressed one, or into one that the browser already has.
async fn plain(mut request: Request) -> Request {
    if matches!(request.uri().path(), "/" | "/index.html") {
        request.headers_mut().remove(ACCEPT_ENCODING);
        request.headers_mut().remove(IF_NONE_MATCH);
    }
    request
}

/// Puts the early scripts into a document, which may stand in a frame.
async fn add_early(mut response: Response) -> Response {
    // What the page says about itself holds, but for one thing: here it stands in a frame.
    if let Some(policy) = response.headers().get(CONTENT_SECURITY_POLICY).and_then(|policy| policy.to_str().ok()) {
        let policy = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy.parse().expect("a policy"));
    }
    let is_document =
        response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !is_document {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let content = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let early = "<script src=\"early-scripts.js\"></script>\n<script src=\"early.js\">";
    let content = String::from_utf8_lossy(&content).replace("<script src=\"early.js\">", early);
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.remove(ETAG);
    Response::from_parts(parts, Body::from(content))
}
