//! Why a request failed, and how that is said: one type for all of them.

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::{Failure, FailureCode};
use store::StoreError;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request is not what it should be.
    #[error("{0}")]
    BadRequest(String),
    /// The name cannot be used.
    #[error("{0}")]
    BadName(&'static str),
    /// The table cannot have these rules.
    #[error(transparent)]
    BadRules(#[from] protocol::rules::RulesError),
    /// Nobody is signed in.
    #[error("choose a name first: POST /api/guest")]
    SignedOut,
    /// The request comes from another page, or names a server that this is not.
    #[error("requests are taken from the own page only")]
    ForeignOrigin,
    /// There is nothing here.
    #[error("there is nothing here, or the invitation is not valid")]
    NotFound,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// Watching is not allowed.
    #[error("nobody may watch this table, and every seat is taken")]
    NoWatching,
    /// The host gave the person's seat away, and nobody may watch.
    #[error("the host gave your seat to somebody else; only a new invitation lets you back")]
    Removed,
    /// Only who has an account can do this.
    #[error("only somebody with an account can do this")]
    NoAccount,
    /// A bot cannot do that, or the table takes none.
    #[error("bots cannot do that, or the table takes none")]
    NotForBots,
    /// The person is kept out.
    #[error("whoever runs the server keeps you out for a while")]
    Banned,
    /// There are as many as one may have.
    #[error("{0}")]
    TooMany(&'static str),
    /// The address is none to which mails can be sent.
    #[error("this is no address to which mails can be sent")]
    BadAddress,
    /// The body is too long.
    #[error("the body is too long")]
    TooLong,
    /// Too many requests.
    #[error("too many requests; try again in {0} s")]
    TooFast(u64),
    /// Too many tables or connections, the storage is away, or the server stops.
    #[error("{0}; try again later")]
    Unavailable(&'static str),
}

impl Error {
    fn code(&self) -> (StatusCode, FailureCode) {
        match self {
            Self::BadRequest(_) => (StatusCode::BAD_REQUEST, FailureCode::BadRequest),
            Self::TooLong => (StatusCode::PAYLOAD_TOO_LARGE, FailureCode::BadRequest),
            Self::BadName(_) => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadName),
            Self::BadRules(_) => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadRules),
            Self::SignedOut => (StatusCode::UNAUTHORIZED, FailureCode::SignedOut),
            Self::ForeignOrigin => (StatusCode::FORBIDDEN, FailureCode::ForeignOrigin),
            Self::NotFound => (StatusCode::NOT_FOUND, FailureCode::NotFound),
            Self::NotOver => (StatusCode::CONFLICT, FailureCode::NotOver),
            Self::Removed => (StatusCode::CONFLICT, FailureCode::Removed),
            Self::NoWatching => (StatusCode::CONFLICT, FailureCode::NoWatching),
            Self::NoAccount => (StatusCode::CONFLICT, FailureCode::NoAccount),
            Self::NotForBots => (StatusCode::FORBIDDEN, FailureCode::NotForBots),
            Self::Banned => (StatusCode::FORBIDDEN, FailureCode::Banned),
            Self::TooMany(_) => (StatusCode::CONFLICT, FailureCode::TooMany),
            Self::BadAddress => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadAddress),
            Self::TooFast(_) => (StatusCode::TOO_MANY_REQUESTS, FailureCode::TooFast),
            Self::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, FailureCode::Unavailable),
        }
    }

    /// After how many seconds another try may help.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooFast(seconds) => Some(*seconds),
            Self::Unavailable(_) => Some(5),
            _ => None,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, error) = self.code();
        let text = protocol::text(&Failure { error, message: self.to_string() });
        let mut response = (status, [(CONTENT_TYPE, "application/json")], text).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing(_) => Self::NotFound,
            error => {
                tracing::warn!(%error, "the storage did not do what was asked");
                Self::Unavailable("the storage is away")
            }
        }
    }
}
