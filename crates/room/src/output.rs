//! What a room wants after an input.

use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use protocol::http::FailureCode;
use protocol::{ActionId, Broken, PersonId, Refusal, Rules, TableId, Visibility};

use crate::input::Device;
use crate::journal::Sitting;
use crate::play::Job;

/// What a room wants after an input, in this order: first `append` is stored for good, then the rest is done.
#[derive(Default)]
pub struct Output {
    /// To be stored before anything else is done. If it is refused for good, the room is thrown away and loaded again.
    pub append: Option<Append>,
    /// Messages.
    pub parcels: Vec<Parcel>,
    /// Connections to be closed after their messages.
    pub close: Vec<(Device, Broken)>,
    /// Bots to be asked.
    pub think: Vec<Think>,
    /// When to step with [`crate::Input::Tick`] at the latest, in table time (milliseconds); nothing: never.
    pub wake: Option<u64>,
    /// What else is to be done.
    pub effects: Vec<Effect>,
    /// The requests that were answered, for whoever counts: carried out, or why not.
    pub answered: Vec<Result<(), Refusal>>,
}

/// Entries for the journal of the table, with what is kept beside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// In order.
    pub entries: Vec<Entry>,
    /// The time of the table, in milliseconds that only grow.
    pub table_time: u64,
    /// Whether something follows by itself some time, so that the table is brought back after a restart although nobody asks
    /// for it.
    pub is_running: bool,
    /// When something follows by itself at a slow table, in the time of the table, if that is far away.
    pub due: Option<u64>,
    /// What goes on, for lists of tables: a [`protocol::Phase`] in its written form.
    pub phase: String,
    /// A summary for lists of tables, as JSON: rules, names, who is asked. Nothing hidden.
    pub summary: String,
}

/// One entry of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Whose request it carries out.
    pub person: Option<PersonId>,
    /// The name of that request, unique at this table.
    pub action_id: Option<ActionId>,
    /// What happened, as JSON with a version.
    pub body: String,
    /// A digest of the state after it; 0 where there is no game.
    pub digest: u64,
}

/// A message for a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// To whom.
    pub to: Device,
    /// The message, written.
    pub text: Arc<str>,
}

/// A bot that is asked.
pub struct Think {
    /// Returned with the answer; an answer to an old question is dropped.
    pub ticket: u64,
    /// How urgent it is: the table time at which a simpler policy answers instead.
    pub deadline: u64,
    /// How long that takes at most: with less time than this it need not be begun.
    pub takes: Duration,
    /// Does the thinking, on another thread; returns an action in words.
    pub job: Job,
}

/// What else is to be done, after the append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A person belongs to the room, from now on or already.
    Joined {
        /// Who.
        person: PersonId,
        /// Where they sit; nothing for who watches.
        seat: Option<Seat>,
    },
    /// A person who wanted to join does not belong to the room.
    NotJoined {
        /// Who.
        person: PersonId,
        /// Why.
        why: FailureCode,
    },
    /// A person does not belong to the room any longer.
    Left {
        /// Who.
        person: PersonId,
    },
    /// Everybody agreed to play again: a table with these rules and people is to be opened under this name, with
    /// [`crate::Opening::again`].
    OpenRematch {
        /// Its name.
        table: TableId,
        /// Its rules.
        rules: Rules,
        /// Its host.
        host: PersonId,
        /// Who sits where.
        seats: Vec<Sitting>,
    },
    /// The table is to be listed for those who may come without an invitation.
    List {
        /// Who may come.
        visibility: Visibility,
        /// Whose friends may, if friends may.
        host: PersonId,
        /// What a quick match looks for.
        wants: Option<String>,
    },
    /// The game is over for everybody, also for those who watch with a delay: what came of it is to be kept. Said once each
    /// time the room is in memory.
    Ended,
    /// Whoever runs the server has closed the table, or the last person has left before the game began: there is nothing to
    /// come back to.
    Closed,
}
