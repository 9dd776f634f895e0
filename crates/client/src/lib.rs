//! A client of the server, for tests and load: it knows the protocol and no rule of any game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`http`] | requests over a plain connection |
//! | [`person`] | somebody with a name and a token: opens, joins, connects |
//! | [`socket`] | a socket with messages of the protocol |
//! | [`player`] | what a player says to what they are told: sits down, is ready, picks a legal action |

pub mod http;
pub mod person;
pub mod player;
pub mod socket;

pub use http::{Answer, Request};
pub use person::Person;
pub use player::{Player, Role};
pub use socket::Socket;

use serde_json::Value;

/// A message to a client that does not look into views and events.
pub type Told = protocol::ToClient<Value, Value>;

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Io(#[from] std::io::Error),
    /// The socket failed.
    #[error("the socket failed: {0}")]
    Socket(Box<tokio_tungstenite::tungstenite::Error>),
    /// The server answered with something else than was asked for.
    #[error("status {status}: {body}")]
    Status {
        /// The status.
        status: u16,
        /// The body.
        body: String,
    },
    /// The server said something that is no message of the protocol.
    #[error("not understood: {0}")]
    NotUnderstood(String),
    /// The socket was closed with this code.
    #[error("closed with code {0:?}")]
    Closed(Option<u16>),
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

/// A new name for a request.
pub fn new_id() -> protocol::ActionId {
    protocol::ActionId::from_bytes(random())
}

/// Bytes from the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without a random source requests would only be easier to foresee, and the server has one of its own.
    let _ = getrandom::fill(&mut bytes);
    bytes
}
