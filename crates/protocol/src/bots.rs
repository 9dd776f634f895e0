//! Bots from outside: programs of people with an account, which play over the same protocol.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/bots` | | [`MyBots`] |
//! | `POST /api/bots` | [`NewBot`] | [`BotToken`]; the token is shown this once |
//! | `POST /api/bots/token` | [`ThisBot`] | [`BotToken`]; the token before is over, and so are its sockets |
//! | `POST /api/bots/revoke` | [`ThisBot`] | nothing; the bot is gone, with its token and its sockets |
//!
//! A bot shows its token as `Authorization: Bearer …`. It joins by invitation like a person, or without one where the host
//! allowed bots ([`crate::Rules::outside_bots`]) and everybody may join. At a table it is a [`crate::Occupant::Person`]
//! with `bot_of`: it is no host, has no vote and opens no table.

use serde::{Deserialize, Serialize};

use crate::id::PersonId;

/// The bots of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyBots {
    /// The oldest first.
    pub bots: Vec<MyBot>,
    /// How many one may have.
    pub most: u32,
}

/// A bot of whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyBot {
    /// Which.
    pub bot: PersonId,
    /// What others call it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When its token was last used, to the day, in milliseconds since 1970.
    pub seen_at: Option<i64>,
}

/// Makes a bot. Only somebody with an account can.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// 1 to 24 characters, plain text.
    pub name: String,
}

/// A bot with its token, which is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotToken {
    /// Which bot.
    pub bot: PersonId,
    /// What others call it.
    pub name: String,
    /// The token for the header `Authorization: Bearer …`.
    pub token: String,
}

impl core::fmt::Debug for BotToken {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "BotToken({}, …)", self.bot)
    }
}

/// One of one's bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ThisBot {
    /// Which.
    pub bot: PersonId,
}
