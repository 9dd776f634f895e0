//! Why a request failed, and how that is said: one type for all of them.

use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::{Failure, FailureCode};
use store::{KeepError, StoreError};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request is not what it should be.
    #[error("{0}")]
    BadRequest(String),
    /// The name cannot be used.
    #[error("{0}")]
    BadName(&'static str),
    /// Somebody signs in with this name.
    #[error("somebody signs in with this name, or one that looks like it")]
    NameTaken,
    /// The password cannot be used.
    #[error("{0}")]
    BadPassword(&'static str),
    /// Name and password, or name and code, do not go together.
    #[error("this name and this password or code do not go together")]
    WrongSignIn {
        /// How many tries there are before one has to wait.
        tries_left: u32,
    },
    /// Whoever runs the server keeps the person out.
    #[error("whoever runs this server keeps you out for now")]
    Banned,
    /// The person has an account already.
    #[error("this name is kept already")]
    HasAccount,
    /// The person has no account.
    #[error("keep your name first: POST /api/account")]
    NoAccount,
    /// The person is no friend.
    #[error("only friends can be invited by name")]
    NoFriend,
    /// There is too much already.
    #[error("{0}")]
    TooMany(&'static str),
    /// The text cannot be used.
    #[error("{0}")]
    BadText(&'static str),
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
    /// A bot cannot do that, or the table takes none.
    #[error("bots cannot do that, or the table takes none")]
    NotForBots,
    /// The address is none to which mails can be sent.
    #[error("this is no address to which mails can be sent")]
    BadAddress,
    /// The rest of this year's vacation is shorter.
    #[error("the rest of this year's vacation is shorter")]
    NoVacation,
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
            Self::NameTaken => (StatusCode::CONFLICT, FailureCode::NameTaken),
            Self::BadPassword(_) => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadPassword),
            Self::WrongSignIn { .. } => (StatusCode::FORBIDDEN, FailureCode::WrongSignIn),
            Self::Banned => (StatusCode::FORBIDDEN, FailureCode::Banned),
            Self::HasAccount => (StatusCode::CONFLICT, FailureCode::HasAccount),
            Self::NoAccount => (StatusCode::CONFLICT, FailureCode::NoAccount),
            Self::NoFriend => (StatusCode::CONFLICT, FailureCode::NoFriend),
            Self::TooMany(_) => (StatusCode::CONFLICT, FailureCode::TooMany),
            Self::BadText(_) => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadText),
            Self::BadRules(_) => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadRules),
            Self::SignedOut => (StatusCode::UNAUTHORIZED, FailureCode::SignedOut),
            Self::ForeignOrigin => (StatusCode::FORBIDDEN, FailureCode::ForeignOrigin),
            Self::NotFound => (StatusCode::NOT_FOUND, FailureCode::NotFound),
            Self::NotOver => (StatusCode::CONFLICT, FailureCode::NotOver),
            Self::Removed => (StatusCode::CONFLICT, FailureCode::Removed),
            Self::NoVacation => (StatusCode::CONFLICT, FailureCode::NoVacation),
            Self::NoWatching => (StatusCode::CONFLICT, FailureCode::NoWatching),
            Self::NotForBots => (StatusCode::FORBIDDEN, FailureCode::NotForBots),
            Self::BadAddress => (StatusCode::UNPROCESSABLE_ENTITY, FailureCode::BadAddress),
            Self::TooFast(_) => (StatusCode::TOO_MANY_REQUESTS, FailureCode::TooFast),
            Self::Unavailable(_) => (StatusCode::SERVICE_UNAVAILABLE, FailureCode::Unavailable),
        }
    }

    fn tries_left(&self) -> Option<u32> {
        match self {
            Self::WrongSignIn { tries_left } => Some(*tries_left),
            _ => None,
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
        let text = protocol::text(&Failure { error, message: self.to_string(), tries_left: self.tries_left() });
        let mut response = (status, [(CONTENT_TYPE, "application/json")], text).into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<KeepError> for Error {
    fn from(error: KeepError) -> Self {
        match error {
            KeepError::Taken => Self::NameTaken,
            KeepError::Other => Self::HasAccount,
            KeepError::Store(error) => error.into(),
        }
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
