//! What is checked before any request is looked at: which server it means, which page it comes from, how many there are.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::error::Error;
use crate::people::address::Source;
use crate::people::session;

/// Lets a request through that comes from the own page.
pub async fn origin(State(app): State<App>, request: Request, next: Next) -> Result<Response, Error> {
    let has_cookie = session::has_cookie(&app.names, request.headers());
    app.names.check(request.method(), request.uri(), request.headers(), has_cookie)?;
    Ok(next.run(request).await)
}

/// Lets a request through if there were not too many of its address.
pub async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Result<Response, Error> {
    let source = Source::of(peer, request.headers(), app.proxies);
    app.meters.request(source)?;
    request.extensions_mut().insert(source);
    Ok(next.run(request).await)
}
