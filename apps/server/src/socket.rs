//! A socket: one person at one table with one device.
//!
//! One task reads and writes. It waits for the mailbox of the table and for frames at the same time, so that a table that
//! waits for its storage can still say so; while a write is slow nothing is read.

mod line;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Request, State};
use axum::response::Response;
use line::{CloseCode, CloseFrame, Line, Message, Offer};
use protocol::Broken;
use protocol::to_client::Plain;

use crate::app::App;
use crate::error::Error;
use crate::people::address::Source;
use crate::people::limits::SocketPermits;
use crate::people::session::{self, Who};

/// The longest message that is read.
pub const LONGEST_MESSAGE: usize = 16 * 1024;
/// How long a write may take.
const SLOWEST_WRITE: Duration = Duration::from_secs(10);

/// `GET /api/socket`.
pub async fn upgrade(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    mut request: Request,
) -> Result<Response, Error> {
    let session = app.sessions.ask(session::token(&app.names, request.headers())?.hash()).await?;
    let who = Who::let_in(session)?;
    let no_offer = || Error::BadRequest("a WebSocket upgrade is expected here".to_owned());
    let offer = Offer::of(&mut request).ok_or_else(no_offer)?;
    if app.stopping.is_cancelled() {
        return Err(Error::Unavailable("the server stops"));
    }
    let permits = app.meters.socket(who.person, source)?;
    let (sockets, answer) = (app.sockets.clone(), offer.answer());
    tokio::spawn(sockets.track_future(async move {
        if let Some(line) = offer.line(LONGEST_MESSAGE).await {
            serve(app, who, line, permits).await;
        }
    }));
    Ok(answer)
}

async fn serve(app: App, who: Who, mut socket: Line, permits: SocketPermits) {
    let connected = app.here.connect(&who);
    if let Some(broken) = talk::talk(&app, &who, &mut socket).await {
        close(&mut socket, broken).await;
    }
    drop((permits, connected));
}

/// Says why the socket is closed, and closes it.
async fn close(socket: &mut Line, broken: Broken) {
    let message = Plain::Broken { code: broken, message: words(broken).to_owned() };
    if write(socket, protocol::text(&message).into()).await.is_err() {
        return;
    }
    let frame = CloseFrame { code: code(broken), reason: words(broken).into() };
    let _ = tokio::time::timeout(SLOWEST_WRITE, socket.send(Message::Close(Some(frame)))).await;
    // The other side says goodbye too; a moment is enough, because nobody depends on it.
    let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = tokio::time::timeout(Duration::from_secs(1), goodbye).await;
}

/// A message that cannot be written in time ends the socket.
async fn write(socket: &mut Line, text: Arc<str>) -> Result<(), ()> {
    in_time(async {
        socket.put(text).await?;
        socket.flush().await
    })
    .await
}

async fn in_time(writing: impl Future<Output = Result<(), line::Error>>) -> Result<(), ()> {
    match tokio::time::timeout(SLOWEST_WRITE, writing).await {
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

fn code(broken: Broken) -> CloseCode {
    match broken {
        Broken::GoingAway => CloseCode::Restart,
        Broken::TooLong => CloseCode::Size,
        Broken::NotAMessage
        | Broken::NoHello
        | Broken::NoSuchTable
        | Broken::TooFast
        | Broken::SignedOut
        | Broken::TableGone
        | Broken::Banned => CloseCode::Policy,
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
        Broken::Banned => "whoever runs the server keeps you out for a while",
        Broken::GoingAway => "come back in a moment; nothing is lost",
    }
}
