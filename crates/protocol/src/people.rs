//! Requests and answers about people: keeping a name, signing in, devices, own data, friends, invitations from one person to
//! another, reports. All are JSON with `content-type: application/json`.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/account` | | [`Account`] |
//! | `POST /api/account` | [`Keep`] | [`Kept`]: the guest name is kept; recovery codes, shown once |
//! | `POST /api/account/name` | [`NewName`] | [`Me`] |
//! | `POST /api/account/password` | [`NewPassword`] | [`Me`]; everybody else who uses the account is signed out |
//! | `POST /api/account/codes` | [`NewCodes`] | [`Codes`]; earlier codes are void |
//! | `POST /api/account/choices` | [`Choices`] | nothing |
//! | `POST /api/account/delete` | [`Delete`] | nothing; the cookie goes |
//! | `GET /api/my-data` | | everything stored about the person, as a file |
//! | `POST /api/sign-in` | [`SignIn`] | [`Me`], and a cookie or a token |
//! | `POST /api/recover` | [`Recover`] | [`Me`], and a cookie or a token; everybody else is signed out |
//! | `GET /api/devices` | | [`Devices`] |
//! | `POST /api/devices/sign-out` | [`SignOut`] | [`SignedOut`]; their sockets end at once |
//! | `GET /api/friends` | | [`Friends`] |
//! | `POST /api/people` | [`FindPeople`] | [`Found`] |
//! | `POST /api/friends/ask` | [`Somebody`] | [`FriendAnswer`]; also agrees when they have asked |
//! | `POST /api/friends/end` | [`Somebody`] | nothing: no longer friends, declined, or not asked any longer |
//! | `POST /api/friends/invite` | [`InviteFriend`] | nothing |
//! | `POST /api/mute`, `POST /api/unmute` | [`Somebody`] | nothing |
//! | `GET /api/invitations` | | [`Invitations`] |
//! | `POST /api/invitations/join` | [`JoinInvited`] | [`Joined`](crate::http::Joined) |
//! | `POST /api/invitations/dismiss` | [`SomeTable`] | nothing |
//! | `POST /api/report` | [`Report`] | nothing |
//!
//! "Nothing" is an empty answer with status 204. Moments (`…_at`) are milliseconds since 1970 (UTC).

use serde::{Deserialize, Serialize};

use crate::http::Me;
use crate::id::{DeviceId, PersonId, TableId};
use crate::room::Phase;
use crate::rules::Rules;
use crate::talk::TalkRoom;

/// The fewest characters of a password.
pub const SHORTEST_PASSWORD: usize = 10;
/// The most.
pub const LONGEST_PASSWORD: usize = 256;

/// A person as others see them in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Someone {
    /// Who.
    pub person: PersonId,
    /// What they are called: plain text, never markup.
    pub name: String,
}

/// A guest keeps their name: from now on they can sign in with it elsewhere.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// 10 to 256 characters.
    pub password: String,
}

/// The name is kept.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kept {
    /// Who one is, with a new token if one was shown in the request; the old one opens nothing any longer.
    pub me: Me,
    /// Recovery codes, this once. Each is good once.
    pub codes: Vec<String>,
}

/// Another name. Who has an account signs in with the new one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// 1 to 24 characters, plain text.
    pub name: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// Other recovery codes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewCodes {
    /// The password.
    pub password: String,
}

/// Recovery codes, this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Codes {
    /// Each is good once.
    pub codes: Vec<String>,
}

/// Signs in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name, however it is capitalised.
    pub name: String,
    /// The password.
    pub password: String,
    /// Whether to answer with a token for the header `Authorization: Bearer …` instead of a cookie: for programs.
    #[serde(default)]
    pub token: bool,
}

/// Signs in with a recovery code and chooses a new password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The name.
    pub name: String,
    /// The code, as it was written down.
    pub code: String,
    /// The new password.
    pub password: String,
    /// Whether to answer with a token for the header `Authorization: Bearer …` instead of a cookie: for programs.
    #[serde(default)]
    pub token: bool,
}

/// What a person may know of their account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Account {
    /// Who.
    pub me: Someone,
    /// Since when they are known here.
    pub since_at: u64,
    /// Since when they can sign in; nothing for a guest.
    pub account_at: Option<u64>,
    /// When the password was set; nothing for a guest.
    pub password_at: Option<u64>,
    /// How many recovery codes are left.
    pub codes_left: u32,
    /// What they chose.
    pub choices: Choices,
    /// Until when they may say nothing, because whoever runs the server decided so.
    pub silenced_until: Option<u64>,
}

/// What a person chooses.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Everybody may see their results, ratings and finished games; otherwise only friends may.
    pub public_page: bool,
    /// Others may have their moves reviewed in replays.
    pub may_review: bool,
    /// The language for what is sent to them: `en`, `pl`, `ru` or `cs`; nothing if they have not chosen one.
    #[serde(default)]
    pub language: Option<String>,
}

/// Deletes the account, or what is known of a guest.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Delete {
    /// The own name, typed to be sure.
    pub name: String,
    /// The password; nothing for a guest.
    #[serde(default)]
    pub password: Option<String>,
}

/// Where a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Devices {
    /// The last used first.
    pub devices: Vec<Device>,
}

/// A device on which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Device {
    /// Names it.
    pub id: DeviceId,
    /// What it says it is (its `User-Agent`, shortened): plain text, never markup.
    pub name: String,
    /// Since when.
    pub since_at: u64,
    /// When it was last used; exact to a day unless it is here.
    pub seen_at: u64,
    /// Whether it has a connection now.
    pub here: bool,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Signs devices out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "which", rename_all = "snake_case", deny_unknown_fields)]
pub enum SignOut {
    /// One.
    One {
        /// Which.
        device: DeviceId,
    },
    /// All but this one.
    Others,
    /// All, this one too.
    All,
}

/// Devices were signed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SignedOut {
    /// How many.
    pub devices: u32,
}

/// Looks for people with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FindPeople {
    /// How the name begins, three characters at least; a shorter one finds a name that is the same.
    pub name: String,
}

/// The people found, in order of the names; at most 20.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Found {
    /// The people.
    pub people: Vec<Someone>,
}

/// Names somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Somebody {
    /// Whom.
    pub person: PersonId,
}

/// Friends, requests and muted people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Friends {
    /// Friends, and requests in both directions, in order of the names.
    pub friends: Vec<Friend>,
    /// Whose words are not shown, the last muted first.
    pub muted: Vec<Someone>,
}

/// A friend, or who may become one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Friend {
    /// Who.
    pub who: Someone,
    /// How they are connected.
    pub tie: Tie,
    /// Since when.
    pub since_at: u64,
    /// Whether a friend is here now. Of somebody who is no friend yet it is not told.
    pub here: bool,
    /// When a friend who is not here was here last, if that is known.
    pub last_here_at: Option<u64>,
}

/// How two people are connected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// Friends.
    Friends,
    /// The client has asked them.
    Asked,
    /// They have asked the client.
    WasAsked,
}

/// What came of asking somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FriendAnswer {
    /// Whether they are friends now; otherwise they have been asked.
    pub friends: bool,
}

/// Invites a friend to a table. For the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteFriend {
    /// To which table.
    pub table: TableId,
    /// Whom.
    pub person: PersonId,
}

/// Names a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SomeTable {
    /// Which.
    pub table: TableId,
}

/// Joins a table one was invited to by a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinInvited {
    /// Which table.
    pub table: TableId,
    /// Whether to watch instead of sitting down on the first free seat.
    #[serde(default)]
    pub watch: bool,
}

/// The invitations of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invitations {
    /// The last first, to tables that are not finished, without those that were put away.
    pub invitations: Vec<FromFriend>,
}

/// An invitation from one person to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FromFriend {
    /// To which table.
    pub table: TableId,
    /// Who invites.
    pub by: Someone,
    /// When.
    pub invited_at: u64,
    /// What goes on there.
    pub phase: Phase,
    /// What is played.
    pub rules: Rules,
    /// Names of the players in the order of the seats.
    pub players: Vec<String>,
}

/// Tells whoever runs the server about somebody. The last fifty lines of that room of the table are kept with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// At which table.
    pub table: TableId,
    /// Whom.
    pub person: PersonId,
    /// In which room it happened.
    pub room: TalkRoom,
    /// The line it is about, which the person has said; nothing if it is about somebody and not about a line.
    #[serde(default)]
    pub line: Option<u64>,
    /// Why.
    pub reason: Reason,
    /// More about it, 500 characters at most; may be empty.
    #[serde(default)]
    pub words: String,
}

/// Why somebody is reported.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Insults or threats.
    Rude,
    /// The same again and again, or advertising.
    Spam,
    /// A name that offends, or pretends to be somebody else.
    Name,
    /// Unfair play.
    Unfair,
    /// Something else.
    Other,
}

impl Reason {
    /// Its id, as it travels and is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rude => "rude",
            Self::Spam => "spam",
            Self::Name => "name",
            Self::Unfair => "unfair",
            Self::Other => "other",
        }
    }
}

/// What holds a secret shows nothing of it in a log.
macro_rules! secret {
    ($($type:ident),+ $(,)?) => {
        $(impl core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($type), "(…)"))
            }
        })+
    };
}

secret!(Keep, Kept, NewPassword, NewCodes, Codes, SignIn, Recover, Delete);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_and_codes_are_not_printed() {
        let sign_in = SignIn { name: "Anna".to_owned(), password: "three odd words".to_owned(), token: false };
        assert_eq!(format!("{sign_in:?}"), "SignIn(…)");
        let codes = Codes { codes: vec!["1234-5678-9abc-defg".to_owned()] };
        assert_eq!(format!("{codes:?}"), "Codes(…)");
    }

    #[test]
    fn devices_are_named_in_the_words_of_the_documentation() {
        let device = DeviceId::from_bytes([0; 16]);
        let one = serde_json::to_string(&SignOut::One { device }).expect("text");
        assert_eq!(one, r#"{"which":"one","device":"00000000000000000000000000"}"#);
        assert_eq!(serde_json::from_str::<SignOut>(r#"{"which":"others"}"#).ok(), Some(SignOut::Others));
        assert!(serde_json::from_str::<SignOut>(r#"{"which":"one"}"#).is_err());
    }
}
