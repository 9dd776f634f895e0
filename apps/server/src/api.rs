//! Everything outside the socket, as `protocol::http` lists it.

pub mod about;
pub mod accounts;
pub mod bots;
pub mod devices;
pub mod friends;
pub mod guard;
pub mod guests;
pub mod invitations;
pub mod lobby;
pub mod mail;
pub mod my_data;
pub mod query;
pub mod reports;
pub mod results;
pub mod sign_in;
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
use store::WallTime;

use crate::app::App;
use crate::error::Error;
use crate::observe::scrape;
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
        .route("/account", get(accounts::account).post(accounts::keep))
        .route("/account/name", post(accounts::name))
        .route("/account/password", post(accounts::password))
        .route("/account/codes", post(accounts::codes))
        .route("/account/choices", post(accounts::choose))
        .route("/sign-in", post(sign_in::sign_in))
        .route("/recover", post(sign_in::recover))
        .route("/devices", get(devices::devices))
        .route("/devices/sign-out", post(devices::sign_out))
        .route("/my-data", get(my_data::my_data))
        .route("/account/delete", post(my_data::delete))
        .route("/people", post(friends::find))
        .route("/friends", get(friends::friends))
        .route("/friends/ask", post(friends::ask))
        .route("/friends/end", post(friends::end))
        .route("/friends/invite", post(invitations::invite))
        .route("/mute", post(friends::mute))
        .route("/unmute", post(friends::unmute))
        .route("/invitations", get(invitations::invitations))
        .route("/invitations/join", post(invitations::join))
        .route("/invitations/dismiss", post(invitations::dismiss))
        .route("/report", post(reports::report))
        .route("/tables", get(tables::mine).post(tables::open))
        .route("/invitation", post(tables::invitation))
        .route("/invite", post(tables::invite))
        .route("/join", post(tables::join))
        .route("/tables/{table}/record", get(tables::record))
        .route("/bots", get(bots::mine).post(bots::make))
        .route("/bots/token", post(bots::token))
        .route("/bots/revoke", post(bots::revoke))
        .route("/mail", get(mail::settings).post(mail::set))
        .route("/mail/wants", post(mail::wants))
        .route("/mail/confirm", post(mail::confirm))
        .route("/mail/remove", post(mail::remove))
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
    Router::new().nest("/api", api).route("/readyz", get(about::ready)).route("/metrics", get(scrape::metrics))
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

/// A moment as it travels.
fn moment(at: WallTime) -> u64 {
    u64::try_from(at.0).unwrap_or(0)
}

/// An answer.
struct Json<M>(M);

impl<M: Wire> IntoResponse for Json<M> {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
        (headers, protocol::text(&self.0)).into_response()
    }
}
