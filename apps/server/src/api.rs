//! Everything outside the socket, as `protocol::http` lists it.

pub mod about;
pub mod guard;
pub mod guests;
pub mod lobby;
pub mod query;
pub mod results;
pub mod tables;

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use protocol::Wire;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Error;
use crate::socket;
use query::Query;

/// The longest body that is read.
const LONGEST_BODY: usize = 16 * 1024;

/// The API.
pub fn router(app: &App) -> Router<App> {
    let api = Router::new()
        .route("/about", get(about::about))
        .route("/guest", post(guests::guest))
        .route("/me", get(guests::me))
        .route("/sign-out", post(guests::sign_out))
        .route("/tables", get(tables::mine).post(tables::open))
        .route("/invitation", post(tables::invitation))
        .route("/invite", post(tables::invite))
        .route("/join", post(tables::join))
        .route("/tables/{table}/record", get(tables::record))
        .route("/lobby", get(lobby::lobby))
        .route("/quick", get(lobby::look).post(lobby::look_for))
        .route("/quick/leave", post(lobby::leave))
        .route("/vacation", get(lobby::vacation).post(lobby::take_vacation))
        .route("/vacation/end", post(lobby::end_vacation))
        .route("/games", get(results::games))
        .route("/games/{table}", get(results::game))
        .route("/games/{table}/record", get(results::record))
        .route("/people/{person}/profile", get(results::profile))
        .route("/people/{person}/course", get(results::course))
        .route("/leaderboard", get(results::leaderboard))
        .route("/socket", get(socket::upgrade))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || (StatusCode::METHOD_NOT_ALLOWED, "Not with this method.\n"))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::limit));
    Router::new().nest("/api", api).route("/readyz", get(about::ready))
}

/// The message in the body of a request.
fn read<M: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<M, Error> {
    let body = body.map_err(|_| Error::TooLong)?;
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A form of another page cannot have this type.
    if kind.split(';').next().map(str::trim) != Some("application/json") {
        return Err(Error::BadRequest("content-type: application/json is needed".to_owned()));
    }
    // Only where, not what: what was sent may be a secret.
    serde_json::from_slice(&body).map_err(|error| {
        Error::BadRequest(format!(
            "not the message that is expected here (line {}, column {})",
            error.line(),
            error.column()
        ))
    })
}

/// An answer.
struct Json<M>(M);

impl<M: Wire> IntoResponse for Json<M> {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
        (headers, protocol::text(&self.0)).into_response()
    }
}
