//! What a client is told over its socket.

use game::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::id::ActionId;
use crate::room::{Asked, Room};
use crate::talk::TalkLine;

/// A message to a client that sees views `V` and events `E`.
///
/// Events have numbers without gaps, counted for each viewer alone. News say which number they follow: a client that knows
/// less asks with `since`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<V, E> {
    /// The answer to `hello`.
    Welcome {
        /// The version that is spoken.
        protocol: u32,
        /// Grows when the table moves to another server or the server restarts; messages with a lower one are out of date.
        epoch: u64,
        /// Who the client is here.
        you: You,
    },
    /// The client is too old, or too new; it reloads. Nothing is lost.
    Reload {
        /// The oldest version spoken here.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// Who the client is has changed: a seat was taken, left or given away.
    You(You),
    /// The room has changed.
    Room(Box<Room>),
    /// The table as the viewer saw it before anything happened. News since 0 follow.
    First {
        /// The table.
        view: V,
    },
    /// The table as the viewer sees it now.
    View {
        /// The number of the next event.
        next: u64,
        /// The table.
        view: V,
    },
    /// What has happened.
    News(News<E>),
    /// What the client is asked now; nothing when it is not.
    Prompt {
        /// The question.
        prompt: Option<Prompt>,
    },
    /// A request was carried out, and what it led to is stored for good.
    Done {
        /// Which.
        id: ActionId,
        /// Its effects are events before this number.
        next: u64,
    },
    /// A request was not carried out; nothing has changed.
    Refused {
        /// Which.
        id: ActionId,
        /// Why.
        why: Why,
    },
    /// What was said, as far as the client may read it.
    Talk {
        /// Whether this is all there is to read, the last hundred lines of each room: then what the client has read before is put away. Otherwise
        /// these lines are new.
        whole: bool,
        /// In order of the numbers.
        lines: Vec<TalkLine>,
    },
    /// What the client said is stored, and its line was sent before.
    Said {
        /// Which request.
        id: ActionId,
        /// The number of the line.
        number: u64,
    },
    /// Something everybody should know.
    Notice {
        /// What.
        notice: Notice,
    },
    /// The same person is at this table with another device now; this one is told nothing more.
    Elsewhere,
    /// The client made a mistake, or asks for too much. The socket is closed after it.
    Broken {
        /// What.
        code: Broken,
        /// The same in English, for whoever writes a client.
        message: String,
    },
}

/// A message to a client at a table of this game.
pub type ToClientOf<G> = ToClient<<G as Game>::View, <G as Game>::SeenEvent>;

/// A message without views and events, which is the same at every table.
pub type Plain = ToClient<NoView, NoView>;

/// Neither a view nor an event: there is none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum NoView {}

/// Who the client is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// The name.
    pub name: String,
    /// The seat; nothing for who watches.
    pub seat: Option<Seat>,
    /// Whether they may change rules and seats before the game.
    pub host: bool,
}

/// What has happened, as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct News<E> {
    /// For a client that knows everything before this number.
    pub since: u64,
    /// What the client knows from this number on was taken back: it has not happened.
    pub back_to: Option<u64>,
    /// In order.
    pub events: Vec<Event<E>>,
    /// The number after the last.
    pub next: u64,
    /// Whom the game waits for now.
    pub asked: Asked,
}

/// An event with its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event<E> {
    /// Its number.
    pub number: u64,
    /// What happened.
    pub event: E,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prompt {
    /// Its number, counted for this seat; an answer names it, so that a late answer never answers another question.
    pub number: u64,
    /// Whether it is a question in the middle of something (an answer begins with `choose`), and not a turn.
    pub question: bool,
    /// The legal actions in words, if the client asked for them.
    pub legal: Option<Vec<String>>,
    /// Whether the seat could take back its last decision without asking.
    pub can_undo: bool,
}

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Why {
    /// What kind of reason.
    pub reason: Refusal,
    /// The ids of the rules that forbid an action, the first one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// After how many milliseconds to try again, if that may help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_ms: Option<u64>,
    /// More about it in English, for whoever writes a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl Why {
    /// Just this reason.
    pub fn only(reason: Refusal) -> Self {
        Self { reason, rules: Vec::new(), retry_ms: None, detail: None }
    }
}

/// Kinds of reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The rules of the game forbid it.
    Rules,
    /// The words mean no action.
    Words,
    /// The seat is not asked.
    NotAsked,
    /// It answers a prompt that is over.
    Stale,
    /// The client watches.
    Watching,
    /// Only the host may.
    NotHost,
    /// Not in this phase of the table.
    WrongPhase,
    /// The seat is taken.
    Taken,
    /// A seat is free, or somebody is not ready.
    NotReady,
    /// The table cannot have these rules.
    BadRules,
    /// There is no such bot.
    NoSuchBot,
    /// The host gave this person's seat to somebody else. Whoever then joins with an invitation that was made afterwards may
    /// sit again.
    Removed,
    /// There is nothing to take back.
    NothingToUndo,
    /// Something else is being asked.
    AlreadyAsking,
    /// What is answered is not asked any more.
    NoSuchRequest,
    /// The word does not fit the sealed word.
    WrongWord,
    /// A bot plays for this seat: it must be taken back first.
    BotPlays,
    /// What was said is empty, too long, or has characters that are not seen.
    BadText,
    /// Whoever runs the server lets the person say nothing; `retry_ms` says for how long.
    Silenced,
    /// Too much at once; `retry_ms` says when to try again.
    Busy,
    /// The storage of the server is away: nothing is lost, try again later.
    StorageAway,
    /// This action stops the table from working; it was set aside.
    SetAside,
    /// Bots from outside ask people for nothing.
    NotForBots,
}

/// Something everybody should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Notice {
    /// The server restarts; games are kept.
    Restart {
        /// In how many milliseconds.
        in_ms: u64,
    },
    /// The table waits for the storage of the server. Clocks stand still.
    StorageAway,
    /// It goes on.
    StorageBack,
    /// What was asked was not agreed to. Nobody is named.
    NotAgreed,
    /// The time of a seat is up: a bot plays until its person is back.
    TimeUp {
        /// Whose.
        seat: Seat,
        /// Which bot plays.
        plays: String,
    },
    /// The person of a seat is back.
    Back {
        /// Whose.
        seat: Seat,
    },
}

/// Why a socket is closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Broken {
    /// No message of the protocol.
    NotAMessage,
    /// Something else came before `hello`, or `hello` twice.
    NoHello,
    /// There is no such table, or the person has not joined it.
    NoSuchTable,
    /// The message is too long.
    TooLong,
    /// Too many messages.
    TooFast,
    /// The session is over.
    SignedOut,
    /// The table is not there any more.
    TableGone,
    /// Whoever runs the server keeps this person out for a while.
    Banned,
    /// The server stops; it will be back.
    GoingAway,
}
