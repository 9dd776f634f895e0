//! The WebSocket itself.
//!
//! Messages are written in small frames, which go out before much has gathered: the library keeps the room that its buffer
//! once had, and thousands of sockets that were once told a whole game would each keep that. Whoever reads gets whole
//! messages.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

pub use tokio_tungstenite::tungstenite::Error;
pub use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message, frame::coding::CloseCode};

/// The longest frame that is written, and how much may gather before it goes out.
const FRAME: usize = 1024;
/// What a socket that does not read may keep here at most: what has gathered, a frame, and an answer to a ping.
const MOST_WAITING: usize = 16 * 1024;
/// Messages of people are short.
const READ: usize = 1024;

/// A request that wants to become a WebSocket.
pub struct Offer {
    on_upgrade: OnUpgrade,
    accept: HeaderValue,
}

impl Offer {
    /// Nothing if the request does not ask for one.
    pub fn of(request: &mut Request) -> Option<Self> {
        let has = |name: HeaderName, word: &str| {
            let lines = request.headers().get_all(name).into_iter().filter_map(|line| line.to_str().ok());
            lines.flat_map(|line| line.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
        };
        let asks = *request.method() == Method::GET
            && has(CONNECTION, "upgrade")
            && has(UPGRADE, "websocket")
            && has(SEC_WEBSOCKET_VERSION, "13");
        let key = request.headers().get(SEC_WEBSOCKET_KEY).filter(|_| asks)?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes())).ok()?;
        let on_upgrade = request.extensions_mut().remove::<OnUpgrade>()?;
        Some(Self { on_upgrade, accept })
    }

    /// The answer that makes it one.
    pub fn answer(&self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(SEC_WEBSOCKET_ACCEPT, self.accept.clone());
        response
    }

    /// The socket, once the answer is written. No message that is read is longer than this.
    pub async fn line(self, longest: usize) -> Option<Line> {
        let upgraded = self.on_upgrade.await.ok()?;
        let config = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(FRAME)
            .max_write_buffer_size(MOST_WAITING)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        Some(Line(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await))
    }
}

/// A WebSocket.
pub struct Line(WebSocketStream<TokioIo<Upgraded>>);

/// A text that is sent without being copied.
struct Shared(Arc<str>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl Line {
    /// The next message.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Writes a message; the end of it waits for [`Line::flush`]. A frame may end inside a character.
    pub async fn put(&mut self, text: Arc<str>) -> Result<(), Error> {
        let (mut rest, mut kind) = (Bytes::from_owner(Shared(text)), Data::Text);
        loop {
            let part = rest.split_to(rest.len().min(FRAME));
            let is_last = rest.is_empty();
            self.0.feed(Message::Frame(Frame::message(part, OpCode::Data(kind), is_last))).await?;
            if is_last {
                return Ok(());
            }
            kind = Data::Continue;
        }
    }

    /// Sends what waits.
    pub async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
    }

    /// Sends a ping or a goodbye at once.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.0.send(message).await
    }
}
