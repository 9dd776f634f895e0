//! What is written into the journal of a table: facts, one after another, from which the room is made again.
//!
//! A fact is written after it was checked and before anybody is told. Clocks are written as they stand after it, because
//! they depend on moments that are no facts (somebody is back, the storage was away).

use game::{OwnedOutcome, Seat};
use protocol::{Bytes32, NewOccupant, PersonId, RequestKind, Rules, TableId, Visibility};
use serde::{Deserialize, Serialize};

use crate::clocks::Hand;

/// The version of what is written.
const VERSION: u32 = 1;
/// The version of the digests that are written beside entries (`crate::digest`).
pub(crate) const DIGEST: u32 = 2;
/// The one before it, which changed with the search of the bots: such digests are not compared.
pub(crate) const FORMER_DIGEST: u32 = 1;

/// Entries written before digests had a version do not name it.
const fn former_digest() -> u32 {
    FORMER_DIGEST
}

/// One entry as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Body {
    /// The version.
    pub(crate) v: u32,
    /// The time of the table.
    pub(crate) at: u64,
    /// What happened.
    pub(crate) fact: Fact,
    /// The clocks after it, seat by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clocks: Option<Vec<Hand>>,
    /// The version of the digest beside it.
    #[serde(rename = "d", default = "former_digest")]
    pub(crate) digest: u32,
}

impl Body {
    pub(crate) fn new(at: u64, fact: Fact, clocks: Option<Vec<Hand>>) -> Self {
        Self { v: VERSION, at, fact, clocks, digest: DIGEST }
    }

    /// The text that is stored.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what was stored.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let body: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match (body.v, body.digest) {
            (VERSION, FORMER_DIGEST | DIGEST) => Ok(body),
            (VERSION, other) => Err(format!("digests of version {other} are not known here")),
            (other, _) => Err(format!("version {other} is not known here")),
        }
    }
}

/// What happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Fact {
    /// The table was opened.
    Opened {
        table: TableId,
        /// The table for a rematch, if one is agreed to.
        next_table: TableId,
        rules: Rules,
        /// The revision of the rules of the edition.
        revision: u32,
        commitment: Bytes32,
        host: PersonId,
        /// Who sits where; open seats are missing.
        seats: Vec<Sitting>,
        /// Who may come without an invitation.
        #[serde(default)]
        visibility: Visibility,
        /// The quick match that it was opened for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quick: Option<Quick>,
    },
    /// The host said who may come without an invitation.
    Listed { visibility: Visibility },
    /// Somebody is on vacation, until then by the time of the table.
    WentAway {
        person: PersonId,
        until: u64,
        /// Whether they are asked already: the time for that runs on, and the vacation begins after it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        owes: bool,
    },
    /// Their vacation is over.
    CameBack { person: PersonId },
    /// Somebody belongs to the table from now on.
    Joined {
        person: PersonId,
        name: String,
        seat: Option<Seat>,
        /// Whose bot it is; nothing for a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot_of: Option<Owner>,
    },
    /// Somebody sat down, or moved.
    Sat { person: PersonId, seat: Seat },
    /// Somebody got up.
    Stood { person: PersonId },
    /// Somebody is ready, or no longer.
    Readied { seat: Seat, ready: bool, sealed: Option<Bytes32> },
    /// The host gave a seat away.
    Gave { seat: Seat, to: NewOccupant },
    /// The host made a new invitation: whoever joins with it may sit down, also those whose seat was given away.
    Invited,
    /// The host changed the rules.
    Changed { rules: Rules, revision: u32 },
    /// Somebody does not belong to the table any longer.
    Left { person: PersonId },
    /// Somebody is called something else.
    Renamed { person: PersonId, name: String },
    /// The name of somebody has gone.
    Erased { person: PersonId },
    /// Whoever runs the server has closed the table: there is no game here any longer.
    Closed,
    /// The host began the game: sealed words are shown, words are awaited.
    Begun,
    /// A word was opened.
    Worded { seat: Seat, word: Bytes32 },
    /// The game was dealt; words that had not come are left out.
    Dealt { chance: Vec<Drawn> },
    /// A seat decided.
    Acted {
        seat: Seat,
        /// The number of the prompt.
        prompt: u64,
        words: String,
        /// Who decided: a bot, or the person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        /// The outcomes of chance that followed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Drawn>,
    },
    /// A seat took back its last decision.
    Undone {
        seat: Seat,
        /// How many entries of the record were kept.
        kept: usize,
        /// Whether the table had to agree.
        agreed: bool,
    },
    /// The table is asked for something.
    Asked { number: u32, by: Seat, kind: RequestKind, voters: Vec<Seat> },
    /// A seat agreed.
    Agreed { seat: Seat },
    /// Somebody did not agree, or nobody answered; nothing happens.
    NotAgreed {
        /// Whether who asked does not want it any longer.
        withdrawn: bool,
    },
    /// Everybody agreed to a pause.
    Paused,
    /// A seat is ready to go on.
    WillGoOn { seat: Seat },
    /// The pause is over.
    WentOn,
    /// The time of a seat is up.
    TimeUp { seat: Seat, plays: String },
    /// A player left during the game.
    Absent { seat: Seat, plays: String },
    /// The person of a seat is back.
    TookBack { seat: Seat },
    /// Everybody agreed to play again.
    Again,
    /// The server was away. Who is asked gets some time for it.
    Restarted,
}

/// The body of an entry without the name of a person; nothing if the name is not in it.
pub fn without_name(body: &str, person: PersonId) -> Option<String> {
    let mut body = Body::read(body).ok()?;
    let names: Vec<&mut String> = match &mut body.fact {
        Fact::Opened { seats, .. } => {
            let seats = seats.iter_mut().map(|Sitting { person: sits, name, bot_of, .. }| (*sits, name, bot_of));
            seats.flat_map(|(sits, name, bot_of)| names_of(person, sits == Some(person), name, bot_of)).collect()
        }
        Fact::Joined { person: joined, name, bot_of, .. } => {
            names_of(person, *joined == person, name, bot_of).collect()
        }
        Fact::Renamed { person: renamed, name } if *renamed == person => vec![name],
        _ => Vec::new(),
    };
    let named: Vec<&mut String> = names.into_iter().filter(|name| !name.is_empty()).collect();
    if named.is_empty() {
        return None;
    }
    named.into_iter().for_each(String::clear);
    Some(body.text())
}

/// The own name where it is theirs, and the name of the owner of a bot: bots go with their owners.
fn names_of<'a>(
    person: PersonId,
    is_own: bool,
    name: &'a mut String,
    bot_of: &'a mut Option<Owner>,
) -> impl Iterator<Item = &'a mut String> {
    let owner = bot_of.as_mut().filter(|owner| is_own || owner.person == person).map(|owner| &mut owner.name);
    Some(name).filter(|_| is_own).into_iter().chain(owner)
}

/// A quick match: the game begins by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quick {
    /// What was looked for, for those who look for the same.
    pub wants: String,
    /// When bots take the free seats, by the time of the table.
    pub bots_at: Option<u64>,
}

/// Who sits somewhere from the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// Where.
    pub seat: Seat,
    /// The person; nothing for a bot.
    pub person: Option<PersonId>,
    /// Their name.
    pub name: String,
    /// The bot; nothing for a person.
    pub plays: Option<String>,
    /// Whose bot from outside it is; nothing for a person and for a bot of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_of: Option<Owner>,
}

/// The person whose bot from outside somebody is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Owner {
    /// Who.
    pub person: PersonId,
    /// What others call them.
    pub name: String,
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Drawn {
    Die(u8),
    Order(Vec<u16>),
}

impl From<&OwnedOutcome> for Drawn {
    fn from(outcome: &OwnedOutcome) -> Self {
        match outcome {
            OwnedOutcome::Die(face) => Self::Die(*face),
            OwnedOutcome::Order(order) => Self::Order(order.clone()),
        }
    }
}
