//! The page, served on this machine, with a count of what was sent.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use axum::body::HttpBody as _;
use axum::middleware::map_response;
use axum::response::Response;
use server::Pages;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

/// The page on a port of its own. It has a runtime of its own, so that stopping it also ends open connections.
pub struct Site {
    runtime: Option<Runtime>,
    port: u16,
    sent: Arc<AtomicU64>,
}

impl Site {
    /// Serves the folder of `PANGEA_PAGE`, else `target/web`.
    pub fn start() -> Self {
        let folder = std::env::var_os("PANGEA_PAGE").map_or_else(|| crate::target().join("web"), PathBuf::from);
        let pages = Pages::folder(&folder).unwrap_or_else(|error| {
            panic!("{error}\nbuild it with `cargo xtask page`, or name another folder in PANGEA_PAGE")
        });
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let sent = Arc::new(AtomicU64::new(0));
        let counter = sent.clone();
        let count = move |response: Response| {
            counter.fetch_add(response.body().size_hint().exact().unwrap_or(0), Ordering::Relaxed);
            std::future::ready(response)
        };
        let (tell, told) = mpsc::channel();
        runtime.spawn(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
            tell.send(listener.local_addr().expect("an address").port()).expect("somebody listens");
            let _ = axum::serve(listener, server::http::router(pages).layer(map_response(count))).await;
        });
        Self { port: told.recv().expect("the site answers"), runtime: Some(runtime), sent }
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
            std::thread::sleep(std::time::Duration::from_millis(20));
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
