//! What is said over a socket, from `hello` to the end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use protocol::to_client::Plain;
use protocol::to_server::StartWith;
use protocol::{Broken, Refusal, TableId, ToServer, Versions, Why};
use room::Input;
use store::Reply;
use tokio::time::MissedTickBehavior;

use super::line::{self, Line, Message};
use super::{SLOWEST_WRITE, in_time, write};
use crate::api::tables::must_belong;
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::bus::{Connection, FRAMES};
use crate::live::letter::{Frame, Letter};
use crate::people::limits::{MessageMeter, Pace};
use crate::people::session::{Who, is_banned};

/// How long the first message may take.
const HELLO: Duration = Duration::from_secs(10);
/// How often a socket is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// A socket that has said nothing for so long, not even to a ping, is gone.
const SILENCE: Duration = Duration::from_secs(50);

/// Talks until the socket ends. Returns why it is to be closed, if it is still there.
pub async fn talk(app: &App, who: &Who, socket: &mut Line) -> Option<Broken> {
    // From here on the end of the session is the end of the socket, also before its first word.
    let mut connection = app.connections.connect(who.session);
    let hello = tokio::select! {
        biased;
        frame = connection.next() => return Some(match frame {
            Frame::Close(broken) => broken,
            Frame::Text(_) => Broken::GoingAway,
        }),
        hello = hello(socket) => hello,
    };
    let Hello { table, have, start, legal } = match hello {
        Ok(Some(hello)) => hello,
        Ok(None) => return None,
        Err(broken) => return Some(broken),
    };
    // A table that is not in memory is not brought there by somebody who has no business with it.
    if !app.registry.has(table) {
        match must_belong(app, who.person, table).await {
            Ok(()) => {}
            Err(Error::NotFound) => return Some(Broken::NoSuchTable),
            Err(_) => return Some(Broken::GoingAway),
        }
    }
    let (meter, begun) = (app.meters.messages(), Instant::now());
    let talk = Talk { app, who, table, legal, meter, begun, connection, history: begun };
    talk.run(socket, have, start).await
}

struct Hello {
    table: TableId,
    have: Option<u64>,
    start: StartWith,
    legal: bool,
}

/// The first message. Nothing: the socket has ended, or was told to reload.
async fn hello(socket: &mut Line) -> Result<Option<Hello>, Broken> {
    let until = tokio::time::Instant::now() + HELLO;
    let first = loop {
        match tokio::time::timeout_at(until, socket.recv()).await {
            Ok(Some(Ok(Message::Text(text)))) => break parse(&text)?,
            Ok(Some(Ok(Message::Binary(_)))) => return Err(Broken::NotAMessage),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => {}
            Ok(Some(Err(error))) => return too_long(&error).map_or(Ok(None), Err),
            Ok(Some(Ok(Message::Close(_))) | None) => return Ok(None),
            Err(_) => return Err(Broken::NoHello),
        }
    };
    let ToServer::Hello { protocol, table, have, start, legal } = first else { return Err(Broken::NoHello) };
    if protocol.in_common(Versions::HERE).is_none() {
        let Versions { oldest, newest } = Versions::HERE;
        let _ = write(socket, protocol::text(&Plain::Reload { oldest, newest }).into()).await;
        let _ = tokio::time::timeout(SLOWEST_WRITE, socket.send(Message::Close(None))).await;
        return Ok(None);
    }
    Ok(Some(Hello { table, have, start, legal }))
}

fn parse(text: &str) -> Result<ToServer, Broken> {
    serde_json::from_str(text).map_err(|_| Broken::NotAMessage)
}

/// Whether the socket failed because a message was too long; then it can still be told so.
fn too_long(error: &line::Error) -> Option<Broken> {
    matches!(error, line::Error::Capacity(_)).then_some(Broken::TooLong)
}

/// Writes a frame, with those that wait behind it: whoever reads wakes up once for all of them.
async fn tell(socket: &mut Line, text: Arc<str>, connection: &mut Connection) -> Result<(), ()> {
    in_time(async {
        socket.put(text).await?;
        for _ in 0..FRAMES {
            let Some(more) = connection.more() else { break };
            socket.put(more).await?;
        }
        socket.flush().await
    })
    .await
}

struct Talk<'a> {
    app: &'a App,
    who: &'a Who,
    table: TableId,
    legal: bool,
    meter: MessageMeter,
    begun: Instant,
    connection: Connection,
    /// When the socket may ask for what has happened since a number again.
    history: Instant,
}

/// A letter on its way to the table.
type OnItsWay<'a> = Reply<'a, Result<(), Error>>;

/// What happens next.
enum Next {
    Frame(Frame),
    Message(Option<Result<Message, line::Error>>),
    Brought(Result<(), Error>),
    Ping,
    Check,
    Checked(Result<(), Broken>),
}

/// Whether the session is still there and its person let in, or why the socket ends.
type Checking<'a> = Reply<'a, Result<(), Broken>>;

impl<'a> Talk<'a> {
    async fn run(mut self, socket: &mut Line, have: Option<u64>, start: StartWith) -> Option<Broken> {
        let hello = self.hello(have, start);
        let mut way = Some(self.bring(hello));
        let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let every = self.app.check_sessions;
        let mut check = tokio::time::interval_at(tokio::time::Instant::now() + every, every);
        check.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut checking = None;
        let mut heard = Instant::now();
        let end = loop {
            // A letter on its way comes before the next message: nothing overtakes anything.
            let next = tokio::select! {
                brought = arrived(&mut way), if way.is_some() => Next::Brought(brought),
                message = socket.recv(), if way.is_none() => Next::Message(message),
                frame = self.connection.next() => Next::Frame(frame),
                _ = ping.tick() => Next::Ping,
                _ = check.tick(), if checking.is_none() => Next::Check,
                still = checked(&mut checking), if checking.is_some() => Next::Checked(still),
            };
            match next {
                Next::Brought(Ok(())) => way = None,
                Next::Brought(Err(_)) => break Some(Broken::GoingAway),
                Next::Frame(Frame::Close(broken)) => break Some(broken),
                Next::Frame(Frame::Text(_)) if self.connection.is_lagging() => way = Some(self.afresh(way.take())),
                Next::Frame(Frame::Text(text)) => {
                    let ended = self.connection.ended();
                    tokio::select! {
                        written = tell(socket, text, &mut self.connection) => if written.is_err() { break None },
                        () = ended.cancelled() => break None,
                    }
                }
                Next::Check => checking = Some(self.check()),
                Next::Checked(Ok(())) => checking = None,
                Next::Checked(Err(why)) => break Some(why),
                Next::Ping if heard.elapsed() > SILENCE => break None,
                Next::Ping => {
                    let ping = socket.send(Message::Ping(Bytes::new()));
                    if !matches!(tokio::time::timeout(SLOWEST_WRITE, ping).await, Ok(Ok(()))) {
                        break None;
                    }
                }
                Next::Message(message) => {
                    heard = Instant::now();
                    match self.message(socket, message).await {
                        Ok(letter) => way = letter.map(|letter| self.bring_paced(letter)),
                        Err(end) => break end,
                    }
                }
            }
        };
        drop((way, checking));
        let _ = self.bring(Letter::Input(Input::Disconnect { device: self.connection.device() })).await;
        end
    }

    fn bring(&self, letter: Letter) -> OnItsWay<'a> {
        self.app.tables.bring(self.table, letter)
    }

    /// Looks whether the session is still there and its person not kept out: who decided that may not have reached this
    /// socket. A storage that is away does not end it.
    fn check(&self) -> Checking<'a> {
        let (app, who, table) = (self.app, self.who, self.table);
        Box::pin(async move {
            let person = ids::person(who.person);
            let people = app.store.people(vec![person]).await.unwrap_or_default();
            if people.iter().any(is_banned) {
                return Err(Broken::Banned);
            }
            // Also whoever runs the server gives people other names.
            if let Some(store::Person { name, .. }) = people.into_iter().find(|person| person.name != who.name) {
                app.here.rename(who.person, &name);
                let rename = Input::Rename { person: who.person, name };
                let _ = app.tables.bring(table, Letter::Input(rename)).await;
            }
            let sessions = app.store.sessions(person).await;
            let is_there = sessions.map_or(true, |sessions| sessions.iter().any(|session| session.id == who.session));
            if is_there { Ok(()) } else { Err(Broken::SignedOut) }
        })
    }

    fn hello(&self, have: Option<u64>, start: StartWith) -> Letter {
        let (device, person, legal) = (self.connection.device(), self.who.person, self.legal);
        Letter::Input(Input::Connect { device, person, have, start, legal })
    }

    /// The connection did not keep up: after what is on its way it begins anew, with the table as it is now.
    fn afresh(&mut self, before: Option<OnItsWay<'a>>) -> OnItsWay<'a> {
        let old = self.connection.device();
        self.connection.renew();
        let gone = self.bring(Letter::Input(Input::Disconnect { device: old }));
        let back = self.bring(self.hello(None, StartWith::View));
        Box::pin(async move {
            if let Some(before) = before {
                before.await?;
            }
            gone.await?;
            back.await
        })
    }

    /// A message came. Returns what is to be brought to the table, or how the socket ends.
    async fn message(
        &mut self,
        socket: &mut Line,
        message: Option<Result<Message, line::Error>>,
    ) -> Result<Option<Letter>, Option<Broken>> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(_))) => return Err(Some(Broken::NotAMessage)),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                return self.paced().map(|_| None).map_err(Some);
            }
            Some(Ok(Message::Close(_))) | None => return Err(None),
            Some(Err(error)) => return Err(too_long(&error)),
        };
        let busy = self.paced().map_err(Some)?;
        let message = parse(&text).map_err(Some)?;
        if matches!(message, ToServer::Hello { .. }) {
            return Err(Some(Broken::NoHello));
        }
        // What is said to others has a pace of its own.
        let busy = match message {
            ToServer::Say { .. } => busy.or_else(|| self.app.meters.line(self.who.person).err()),
            _ => busy,
        };
        let Some(retry_ms) = busy else {
            return Ok(Some(Letter::Input(Input::Say { device: self.connection.device(), message })));
        };
        if let Some(id) = message.id() {
            let why = Why { retry_ms: Some(retry_ms), ..Why::only(Refusal::Busy) };
            let refused = protocol::text(&Plain::Refused { id, why });
            write(socket, refused.into()).await.map_err(|()| None)?;
        }
        Ok(None)
    }

    /// Everything since a number may be a whole game, and costs as much: whoever asks for it often waits, and is heard later.
    fn bring_paced(&mut self, letter: Letter) -> OnItsWay<'a> {
        let is_history = matches!(letter, Letter::Input(Input::Say { message: ToServer::Since { .. }, .. }));
        let bringing = self.bring(letter);
        if !is_history {
            return bringing;
        }
        let from = self.history.max(Instant::now());
        self.history = from + self.app.meters.between_histories();
        Box::pin(async move {
            tokio::time::sleep_until(from.into()).await;
            bringing.await
        })
    }

    /// Returns for how many milliseconds the socket should wait, if it should.
    fn paced(&mut self) -> Result<Option<u64>, Broken> {
        let at = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        match self.meter.message(at) {
            Pace::Fine => Ok(None),
            Pace::Busy(ms) => Ok(Some(ms)),
            Pace::TooFast => Err(Broken::TooFast),
        }
    }
}

async fn checked(checking: &mut Option<Checking<'_>>) -> Result<(), Broken> {
    match checking {
        Some(checking) => checking.await,
        None => std::future::pending().await,
    }
}

async fn arrived(way: &mut Option<OnItsWay<'_>>) -> Result<(), Error> {
    match way {
        Some(way) => way.await,
        None => std::future::pending().await,
    }
}
