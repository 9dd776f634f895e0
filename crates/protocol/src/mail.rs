//! Mails that a person wants, where the server sends any ([`crate::http::About::mail`]).
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/mail` | | [`MailSettings`] |
//! | `POST /api/mail` | [`SetMail`] | [`MailSettings`]; a mail with a link is on its way to the address |
//! | `POST /api/mail/wants` | [`WantMails`] | [`MailSettings`] |
//! | `POST /api/mail/confirm` | [`ConfirmMail`] | nothing; whoever has the token need not be signed in |
//! | `POST /api/mail/remove` | | nothing; the address is forgotten |
//!
//! Nothing but the mail with the link is sent to an address that is not confirmed. The link is the address of the page with
//! `#confirm-mail/TOKEN` behind it; it is good once, for a day.

use serde::{Deserialize, Serialize};

/// Where mails to whoever asks go, and what for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MailSettings {
    /// The address, if they gave one.
    pub address: Option<String>,
    /// Whether it is known to be theirs.
    pub confirmed: bool,
    /// What they want mails for.
    pub wants: Vec<MailKind>,
    /// In which language: `en`, `pl`, `ru` or `cs`.
    pub language: Option<String>,
}

/// What a mail can be about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MailKind {
    /// It is the person's turn at a table where people have days for a move.
    YourTurn,
    /// Little time is left for that move.
    TimeIsShort,
    /// Such a game is over.
    GameOver,
}

impl MailKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::YourTurn, Self::TimeIsShort, Self::GameOver];

    /// Its name, as it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::YourTurn => "your_turn",
            Self::TimeIsShort => "time_is_short",
            Self::GameOver => "game_over",
        }
    }

    /// The kind of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Several as one text, as it is stored.
    pub fn join(kinds: &[Self]) -> String {
        kinds.iter().map(|kind| kind.id()).collect::<Vec<_>>().join(" ")
    }

    /// Reads what [`MailKind::join`] wrote, leaving out what is not known.
    pub fn split(text: &str) -> Vec<Self> {
        text.split(' ').filter_map(Self::from_id).collect()
    }
}

/// Gives an address, or another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetMail {
    /// The address, `name@example.org`; at most 254 characters.
    pub address: String,
    /// The language for mails: `en`, `pl`, `ru` or `cs`.
    pub language: String,
}

/// Chooses what mails are wanted for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WantMails {
    /// What for; none: no mails.
    pub wants: Vec<MailKind>,
    /// The language for mails: `en`, `pl`, `ru` or `cs`.
    pub language: String,
}

/// Confirms an address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmMail {
    /// What stands behind `#confirm-mail/` in the link.
    pub token: String,
}

impl core::fmt::Debug for ConfirmMail {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("ConfirmMail(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wanted_is_stored_as_one_text() {
        let all = MailKind::join(&MailKind::ALL);
        assert_eq!(all, "your_turn time_is_short game_over");
        assert_eq!(MailKind::split(&all), MailKind::ALL);
        assert_eq!(MailKind::split(""), []);
        assert_eq!(MailKind::split("game_over something_new"), [MailKind::GameOver]);
        for kind in MailKind::ALL {
            assert_eq!(serde_json::to_string(&kind).expect("a text"), format!("\"{}\"", kind.id()));
        }
    }
}
