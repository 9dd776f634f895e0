//! `GET /metrics`: for this machine when no proxy stands before the server, for whoever has the token, and for everybody who
//! reaches the address that was set apart for it.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use store::TokenHash;

use crate::app::App;

/// What Prometheus and others are told that it is.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// What a proxy adds: then the request may come from anywhere.
const OF_PROXIES: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// `GET /metrics` on the address of the page.
pub async fn metrics(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let is_local = app.proxies == 0
        && peer.ip().to_canonical().is_loopback()
        && !OF_PROXIES.iter().any(|name| headers.contains_key(*name));
    let has_token = app.metrics_token.as_ref().is_some_and(|token| shows(&headers, token));
    if is_local || has_token { told(&app) } else { StatusCode::NOT_FOUND.into_response() }
}

/// What is served at the address that was set apart.
pub fn router(app: App) -> Router {
    Router::new().route("/metrics", get(|State(app): State<App>| async move { told(&app) })).with_state(app)
}

fn told(app: &App) -> Response {
    ([(CONTENT_TYPE, KIND), (CACHE_CONTROL, "no-store")], app.metrics.text(app)).into_response()
}

/// Hashes are compared, so that the time it takes tells nothing of the token.
fn shows(headers: &HeaderMap, token: &TokenHash) -> bool {
    let shown = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    shown.is_some_and(|shown| TokenHash::of_text(shown.trim()) == *token)
}
