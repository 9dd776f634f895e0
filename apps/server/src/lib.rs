//! Hands out the page over HTTP, to this machine only.
//!
//! | module | what it answers |
//! |---|---|
//! | [`pages`] | where the files of the page are |
//! | [`http`] | which file a request gets, and with which headers |
//!
//! ```no_run
//! # async fn example() -> Result<(), server::ServeError> {
//! let options = server::ServeOptions::new(server::Pages::find()?, 8000);
//! server::serve(options.when_bound(|address| println!("http://{address}/"))).await
//! # }
//! ```

pub mod http;
pub mod pages;

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use tokio::net::TcpListener;

pub use pages::Pages;

/// What is served, and where.
pub struct ServeOptions {
    pages: Pages,
    port: u16,
    when_bound: Box<dyn FnOnce(SocketAddr) + Send>,
}

impl ServeOptions {
    /// This page at this port; at port 0 the system chooses one.
    pub fn new(pages: Pages, port: u16) -> Self {
        Self { pages, port, when_bound: Box::new(|_| ()) }
    }

    /// Reports the address as soon as a browser can go there.
    #[must_use]
    pub fn when_bound(self, tell: impl FnOnce(SocketAddr) + Send + 'static) -> Self {
        Self { when_bound: Box::new(tell), ..self }
    }
}

impl fmt::Debug for ServeOptions {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("ServeOptions").field("pages", &self.pages).field("port", &self.port).finish_non_exhaustive()
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
    /// Serving ended.
    #[error("serving ended: {0}")]
    Ended(#[from] io::Error),
}

/// Serves the page on 127.0.0.1 until Ctrl-C (or a termination signal), then lets open answers finish.
pub async fn serve(options: ServeOptions) -> Result<(), ServeError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, options.port));
    let listener = TcpListener::bind(address).await.map_err(|source| ServeError::Bind { address, source })?;
    let bound = listener.local_addr()?;
    (options.when_bound)(bound);
    axum::serve(listener, http::router(options.pages)).with_graceful_shutdown(asked_to_stop()).await?;
    Ok(())
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
