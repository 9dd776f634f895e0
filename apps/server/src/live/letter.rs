//! What is brought to a table, and what a connection is sent.

use std::sync::Arc;

use protocol::http::{Invited, Joined};
use protocol::{ActionId, Broken, PersonId, TalkRoom};
use room::{Device, Input, Owner, Reading};
use tokio::sync::oneshot;

use crate::error::Error;

/// What is brought to a table.
#[derive(Debug)]
pub enum Letter {
    /// Something happens.
    Input(Input),
    /// Somebody with the invitation joins.
    Join {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
        /// Whether they want to watch.
        watch: bool,
        /// Whether they join only if they get a seat.
        must_sit: bool,
        /// The answer, when it is stored.
        answer: oneshot::Sender<Result<Joined, Error>>,
    },
    /// A bot from outside joins.
    BotJoins {
        /// Which.
        bot: PersonId,
        /// What it is called.
        name: String,
        /// Whose it is.
        owner: Owner,
        /// Whether it has the invitation.
        is_invited: bool,
        /// The answer, when it is stored.
        answer: oneshot::Sender<Result<Joined, Error>>,
    },
    /// Somebody with the invitation looks.
    Look {
        /// Who, if they have a name already.
        person: Option<PersonId>,
        /// What they see.
        answer: oneshot::Sender<Invited>,
    },
    /// Somebody asks for the record.
    Record {
        /// Who.
        person: PersonId,
        /// The record as text.
        answer: oneshot::Sender<Result<String, Error>>,
    },
    /// Somebody asks whether they are the host.
    IsHost {
        /// Who.
        person: PersonId,
        /// Whether.
        answer: oneshot::Sender<bool>,
    },
    /// Somebody wants to report something that was said, or done.
    Reading {
        /// Who.
        person: PersonId,
        /// In which room.
        room: TalkRoom,
        /// Whom they report.
        about: PersonId,
        /// When they may read what is said there, and whether the other belongs to the table.
        answer: oneshot::Sender<(Reading, bool)>,
    },
    /// Somebody is erased: they leave, and their name goes.
    Erase {
        /// Who.
        person: PersonId,
        /// Told when it is stored.
        answer: oneshot::Sender<()>,
    },
    /// Somebody's vacation begins or ends: who is away is to be looked up.
    Vacations,
    /// Nothing: the table is to be in memory.
    Wake,
}

impl Letter {
    /// The connection that a letter is about.
    pub fn device(&self) -> Option<Device> {
        match self {
            Self::Input(Input::Connect { device, .. } | Input::Disconnect { device } | Input::Say { device, .. }) => {
                Some(*device)
            }
            _ => None,
        }
    }

    /// The name of the request in it.
    pub fn action_id(&self) -> Option<ActionId> {
        match self {
            Self::Input(Input::Say { message, .. }) => message.id(),
            _ => None,
        }
    }
}

/// What a connection is sent.
#[derive(Clone, Debug)]
pub enum Frame {
    /// A message.
    Text(Arc<str>),
    /// The end, with the reason as a last message.
    Close(Broken),
}
