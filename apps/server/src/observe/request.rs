//! A number for each request: in every line that is logged while it is answered, and in the answer.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument as _;

use crate::app::App;

/// Where the number stands in an answer.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");

/// Numbers a request, logs how it ended and counts it. Only the kind of its path is logged: what else stands in it could name
/// somebody.
pub async fn number(State(app): State<App>, request: Request, next: Next) -> Response {
    let (number, began) = (fresh(), Instant::now());
    let path = request.extensions().get::<MatchedPath>().map_or("a file", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id = %number, method = %request.method(), path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    let ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "a request failed");
        } else {
            tracing::debug!(status = status.as_u16(), ms, "answered");
        }
    });
    app.metrics.requested(status.as_u16());
    if let Ok(number) = HeaderValue::from_str(&number) {
        response.headers_mut().insert(NUMBER, number);
    }
    response
}

/// A number that no other request has: 64 random bits.
fn fresh() -> String {
    let mut bytes = [0; 8];
    // Without a random source requests would only be harder to tell apart in the log.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
