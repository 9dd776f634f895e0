//! What is said at a table.
//!
//! Before the game everybody speaks to everybody. From then on there are two rooms, of the players and of those who watch.
//! Watchers read what players say, and who watches with a delay reads it as much later; players read what watchers say when
//! the game is over. At a table with a delay these rooms are there from the beginning. What is said is in no record.

use serde::{Deserialize, Serialize};

use crate::id::PersonId;

/// The most characters of a line.
pub const LONGEST_LINE: usize = 300;

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TalkRoom {
    /// Among everybody, before the game, at a table without a delay.
    Table,
    /// Among the players.
    Players,
    /// Among those who watch.
    Watchers,
}

/// What is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Words {
    /// Own words: 1 to 300 characters of plain text in one line, without control, direction and invisible characters.
    Text {
        /// The words. Never markup.
        text: String,
    },
    /// A ready-made phrase, which everybody reads in their own language.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
}

impl TalkRoom {
    /// Its id, as it travels and is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Players => "players",
            Self::Watchers => "watchers",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Table, Self::Players, Self::Watchers].into_iter().find(|room| room.id() == id)
    }
}

/// Ready-made phrases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck, everybody.
    GoodLuck,
    /// One moment.
    OneMoment,
    /// I am back.
    Back,
    /// Take your time.
    TakeYourTime,
    /// Thank you.
    ThankYou,
    /// Sorry.
    Sorry,
    /// Well played.
    WellPlayed,
    /// Ouch!
    Ouch,
    /// A good game.
    GoodGame,
    /// Shall we play again?
    PlayAgain,
    /// Goodbye.
    Goodbye,
}

impl Phrase {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::OneMoment,
        Self::Back,
        Self::TakeYourTime,
        Self::ThankYou,
        Self::Sorry,
        Self::WellPlayed,
        Self::Ouch,
        Self::GoodGame,
        Self::PlayAgain,
        Self::Goodbye,
    ];

    /// Its id, as it travels and is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good_luck",
            Self::OneMoment => "one_moment",
            Self::Back => "back",
            Self::TakeYourTime => "take_your_time",
            Self::ThankYou => "thank_you",
            Self::Sorry => "sorry",
            Self::WellPlayed => "well_played",
            Self::Ouch => "ouch",
            Self::GoodGame => "good_game",
            Self::PlayAgain => "play_again",
            Self::Goodbye => "goodbye",
        }
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.id() == id)
    }
}

/// A line that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TalkLine {
    /// Its number at the table. Numbers grow; the next line has not always the next number.
    pub number: u64,
    /// Where it was said.
    pub room: TalkRoom,
    /// Who said it.
    pub author: PersonId,
    /// What they are called.
    pub name: String,
    /// What was said.
    pub words: Words,
    /// When, in milliseconds since 1970 (UTC).
    pub at: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_travels_as_its_id() {
        for phrase in Phrase::ALL {
            assert_eq!(serde_json::to_value(phrase).expect("a text"), phrase.id());
            assert_eq!(Phrase::from_id(phrase.id()), Some(phrase));
        }
        assert_eq!(Phrase::from_id("hullo"), None);
    }
}
