//! What a client says over its socket.
//!
//! The first message is [`ToServer::Hello`]. Every request has a name (`id`) that the client draws at random; the same
//! request sent again has the same name and is carried out once. Unknown messages and fields are refused.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::id::{ActionId, Bytes32, TableId};
use crate::lobby::Visibility;
use crate::room::RequestKind;
use crate::rules::Rules;
use crate::talk::Words;
use crate::version::Versions;

/// A message to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Opens the conversation about a table the person has joined. A person is at a table with one device at a time: the
    /// newest takes over.
    Hello {
        /// The versions the client speaks.
        protocol: Versions,
        /// Which table.
        table: TableId,
        /// The number after the last event the client knows; nothing for a client that knows none.
        #[serde(default)]
        have: Option<u64>,
        /// What a client that knows no event wants.
        #[serde(default)]
        start: StartWith,
        /// Whether prompts shall list the legal actions.
        #[serde(default)]
        legal: bool,
    },
    /// Asks for everything from this number on once more.
    Since {
        /// The number after the last event the client knows.
        have: u64,
    },
    /// An action or an answer in the words of the notation.
    Act {
        /// The name of the request.
        id: ActionId,
        /// The number of the prompt it answers.
        prompt: u64,
        /// The words, such as `attack A1 -> A7`.
        action: String,
    },
    /// Sits down, or moves to another seat, before the game.
    Sit {
        /// The name of the request.
        id: ActionId,
        /// Where.
        seat: Seat,
    },
    /// Gets up before the game and watches.
    Stand {
        /// The name of the request.
        id: ActionId,
    },
    /// Is ready to begin, or no longer.
    Ready {
        /// The name of the request.
        id: ActionId,
        /// Whether.
        ready: bool,
        /// The sealed word for the dice (`docs/dice.md`); a client may give none.
        #[serde(default)]
        sealed: Option<Bytes32>,
    },
    /// Opens the word for the dice, when the phase is `dealing` and the client has found its own sealed word in the room.
    Word {
        /// The name of the request.
        id: ActionId,
        /// The word.
        word: Bytes32,
    },
    /// The host gives a seat to a bot, or takes it away from one, before the game. A person who sat there gets up.
    Give {
        /// The name of the request.
        id: ActionId,
        /// Which seat.
        seat: Seat,
        /// Who shall have it.
        to: NewOccupant,
    },
    /// The host changes the rules before the game. Nobody is ready then.
    Change {
        /// The name of the request.
        id: ActionId,
        /// The rules.
        rules: Rules,
    },
    /// The host says who may come without an invitation, before the game.
    List {
        /// The name of the request.
        id: ActionId,
        /// Who.
        visibility: Visibility,
    },
    /// The host begins the game; every seat is taken and everybody is ready.
    Begin {
        /// The name of the request.
        id: ActionId,
    },
    /// Asks the table for something.
    Ask {
        /// The name of the request.
        id: ActionId,
        /// What for.
        kind: RequestKind,
    },
    /// Answers what the table is asked; whoever asked says no to withdraw it.
    Vote {
        /// The name of the request.
        id: ActionId,
        /// The number of what is asked.
        number: u32,
        /// The answer.
        agree: bool,
    },
    /// Is ready to go on after a pause.
    GoOn {
        /// The name of the request.
        id: ActionId,
    },
    /// Takes the own seat back from the bot that plays for it.
    TakeBack {
        /// The name of the request.
        id: ActionId,
    },
    /// Says something to the others at the table: who sits to the players, who watches to the watchers, before the game
    /// everybody to everybody.
    Say {
        /// The name of the request.
        id: ActionId,
        /// What.
        words: Words,
    },
    /// Leaves the table. During the game a bot plays on until the person comes back.
    Leave {
        /// The name of the request.
        id: ActionId,
    },
}

/// What a client that knows no event is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartWith {
    /// The table as it was before anything happened, and everything that happened since.
    #[default]
    History,
    /// The table as it is now.
    View,
}

/// Who shall have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewOccupant {
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Which: `hatchling`, `forager`, `hunter` or `apex`, with a style after a `+` if it shall have one.
        plays: String,
    },
}

impl ToServer {
    /// The name of a request.
    pub fn id(&self) -> Option<ActionId> {
        match self {
            Self::Hello { .. } | Self::Since { .. } => None,
            Self::Act { id, .. }
            | Self::Sit { id, .. }
            | Self::Stand { id }
            | Self::Ready { id, .. }
            | Self::Word { id, .. }
            | Self::Give { id, .. }
            | Self::Change { id, .. }
            | Self::List { id, .. }
            | Self::Begin { id }
            | Self::Ask { id, .. }
            | Self::Vote { id, .. }
            | Self::GoOn { id }
            | Self::TakeBack { id }
            | Self::Say { id, .. }
            | Self::Leave { id } => Some(*id),
        }
    }
}
