//! What happens to a room.

use protocol::to_server::StartWith;
use protocol::{PersonId, ToServer};

use crate::journal::Owner;

/// A connection of a person, numbered by whoever owns the room; a number is not used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Device(pub u64);

/// What happens to a room.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person who has the invitation joins, or says once more that they do. Answered by [`crate::Effect::Joined`] or
    /// [`crate::Effect::NotJoined`].
    Join {
        /// Who.
        person: PersonId,
        /// What the others call them.
        name: String,
        /// Whether they want to watch.
        watch: bool,
    },
    /// A bot from outside joins, with an invitation or, where the rules of the table allow it, without one. Answered like
    /// [`Input::Join`].
    BotJoins {
        /// Which.
        bot: PersonId,
        /// What others call it.
        name: String,
        /// Whose it is.
        owner: Owner,
        /// Whether it has the invitation.
        is_invited: bool,
    },
    /// The host has made a new invitation, and the old one is over: whoever joins with it may sit down, also if the host
    /// gave their seat away before.
    Invited,
    /// A member of the room connects. The versions fit already.
    Connect {
        /// The connection.
        device: Device,
        /// Whose it is.
        person: PersonId,
        /// The number after the last event it knows.
        have: Option<u64>,
        /// What it wants if it knows none.
        start: StartWith,
        /// Whether prompts shall list the legal actions.
        legal: bool,
    },
    /// Somebody is called something else from now on, also as the owner of a bot.
    Rename {
        /// Who.
        person: PersonId,
        /// What others call them now.
        name: String,
    },
    /// Whoever runs the server closes the table.
    Close,
    /// A person is erased: they leave, and their name goes. What was written before is written anew with [`crate::without_name`].
    Erase {
        /// Who.
        person: PersonId,
    },
    /// Somebody is on vacation, until then by the time of the table, or no longer.
    Away {
        /// Who.
        person: PersonId,
        /// Until when.
        until: Option<u64>,
    },
    /// A connection is gone.
    Disconnect {
        /// Which.
        device: Device,
    },
    /// A connection says something; `hello` is ignored.
    Say {
        /// Which.
        device: Device,
        /// What.
        message: ToServer,
    },
    /// A bot has thought.
    Thought {
        /// Which question it answers: see [`crate::Think::ticket`].
        ticket: u64,
        /// Its action in words; nothing if it has none.
        words: Option<String>,
    },
    /// The time has come that was asked for; see [`crate::Output::wake`].
    Tick,
    /// The storage is away: nothing can be stored, and no output has an append until [`Input::StorageBack`]. This is the
    /// only input while an append is on its way.
    StorageAway {
        /// Since when, in the time of the table: it has stood still since then. Of an append that could not be stored yet it
        /// is the moment at which it was wanted.
        since: u64,
    },
    /// The storage answers again, and what was on its way is stored.
    StorageBack,
    /// The server will stop.
    Restart {
        /// In how many milliseconds.
        in_ms: u64,
    },
}
