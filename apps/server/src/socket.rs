//! A socket: one person at one table with one device.
//!
//! One task reads and writes. It waits for the mailbox of the table and for frames at the same time, so that a table that
//! waits for its storage can still say so; while a write is slow nothing is read.

mod talk;

use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{State, ws};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::Broken;
use protocol::to_client::Plain;

use crate::app::App;
use crate::error::Error;
use crate::people::address::Source;
use crate::people::limits::SocketPermits;
use crate::people::session::{self, Who};

/// The longest message that is read.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
/// The largest message that is written: the history of a whole game. One is written at a time, so no more than one waits.
const LARGEST_FRAME: usize = 4 * 1024 * 1024;
/// How long a write may take.
const SLOWEST_WRITE: Duration = Duration::from_secs(10);

/// `GET /api/socket`.
pub async fn upgrade(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let upgrade = upgrade.map_err(|_| Error::BadRequest("a WebSocket upgrade is expected here".to_owned()))?;
    if app.stopping.is_cancelled() {
        return Err(Error::Unavailable("the server stops"));
    }
    let permits = app.meters.socket(who.person, source)?;
    let sockets = app.sockets.clone();
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(LARGEST_FRAME)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| sockets.track_future(serve(app, who, socket, permits))))
}

async fn serve(app: App, who: Who, mut socket: WebSocket, permits: SocketPermits) {
    if let Some(broken) = talk::talk(&app, &who, &mut socket).await {
        close(&mut socket, broken).await;
    }
    drop(permits);
}

/// Says why the socket is closed, and closes it.
async fn close(socket: &mut WebSocket, broken: Broken) {
    let message = Plain::Broken { code: broken, message: words(broken).to_owned() };
    if write(socket, protocol::text(&message).into()).await.is_err() {
        return;
    }
    let frame = CloseFrame { code: code(broken), reason: Utf8Bytes::from_static(words(broken)) };
    let _ = tokio::time::timeout(SLOWEST_WRITE, socket.send(Message::Close(Some(frame)))).await;
    // The other side says goodbye too; a moment is enough, because nobody depends on it.
    let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
}

/// A message that cannot be written in time ends the socket.
async fn write(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), ()> {
    match tokio::time::timeout(SLOWEST_WRITE, socket.send(Message::Text(text))).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::debug!(%error, "a socket cannot be written to");
            Err(())
        }
        Err(_) => {
            tracing::debug!("a socket does not read");
            Err(())
        }
    }
}

fn code(broken: Broken) -> u16 {
    match broken {
        Broken::GoingAway => close_code::RESTART,
        Broken::TooLong => close_code::SIZE,
        Broken::NotAMessage
        | Broken::NoHello
        | Broken::NoSuchTable
        | Broken::TooFast
        | Broken::SignedOut
        | Broken::TableGone => close_code::POLICY,
    }
}

fn words(broken: Broken) -> &'static str {
    match broken {
        Broken::NotAMessage => "this is no message of the protocol",
        Broken::NoHello => "the first message is hello, and only the first",
        Broken::NoSuchTable => "there is no such table, or you have not joined it",
        Broken::TooLong => "a message has 16 KiB at most",
        Broken::TooFast => "too many messages",
        Broken::SignedOut => "the session is over",
        Broken::TableGone => "the table is not there any more",
        Broken::GoingAway => "come back in a moment; nothing is lost",
    }
}
