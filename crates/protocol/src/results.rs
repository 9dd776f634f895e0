//! What has been played: finished games, ratings, profiles, leaderboards.
//!
//! | request | answer |
//! |---|---|
//! | `GET /api/games?person=ID&edition=ID&after=PLACE` | [`Games`]: the own ones without `person`; `edition` and `after` may be left out |
//! | `GET /api/games/TABLE` | [`PlayedGame`] with what it did to ratings |
//! | `GET /api/games/TABLE/record` | the record as text |
//! | `GET /api/people/ID/profile` | [`Profile`]; of somebody else only if their page is public |
//! | `GET /api/people/ID/course?edition=ID&size=SIZE` | [`Course`] of a rating |
//! | `GET /api/leaderboard?edition=ID&size=SIZE&skip=NUMBER` | [`Leaderboard`] |
//!
//! A rating is shown on the scale of Elo: 400 points are ten to one between two players, a beginner has 1500. The ± is
//! such that the strength lies within it with even odds; above 80 a rating is still settling. Moments are milliseconds since 1970.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::id::{PersonId, TableId};

/// The sizes of tables that are rated apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Size {
    /// Two players.
    #[serde(rename = "2")]
    Two,
    /// Three or four.
    #[serde(rename = "3-4")]
    ThreeFour,
    /// Five to eight.
    #[serde(rename = "5-8")]
    FiveEight,
}

impl Size {
    /// All, the smallest first.
    pub const ALL: [Self; 3] = [Self::Two, Self::ThreeFour, Self::FiveEight];

    /// The size of a table with so many seats.
    pub const fn of(seats: usize) -> Self {
        match seats {
            0..=2 => Self::Two,
            3 | 4 => Self::ThreeFour,
            _ => Self::FiveEight,
        }
    }

    /// As it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::ThreeFour => "3-4",
            Self::FiveEight => "5-8",
        }
    }

    /// The size that is written so.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.id() == id)
    }
}

/// A rating as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownRating {
    /// The number.
    pub rating: i32,
    /// How unsure it is.
    pub plus_minus: u32,
    /// Whether it is settled; before that nobody has a rank.
    pub settled: bool,
}

/// Why a game changes no rating.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// A decision was taken back.
    Undone,
    /// A guest has finished fewer than ten games, this one included.
    NewGuest,
}

impl WhyNot {
    /// As it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Undone => "undone",
            Self::NewGuest => "new_guest",
        }
    }

    /// The reason that is written so.
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Undone, Self::NewGuest].into_iter().find(|why| why.id() == id)
    }
}

/// A page of finished games, the last first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Games {
    /// The games.
    pub games: Vec<PlayedGame>,
    /// Where the next page begins; nothing if this is the last one.
    pub next: Option<String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedGame {
    /// Its table.
    pub table: TableId,
    /// The edition.
    pub edition: String,
    /// The size in which it is rated.
    pub size: Size,
    /// When it was over.
    pub finished_at: u64,
    /// Why it changes no rating; nothing if it does.
    pub why_not: Option<WhyNot>,
    /// Whether the client may replay it.
    pub replay: bool,
    /// The seats in order.
    pub seats: Vec<PlayedSeat>,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedSeat {
    /// Which.
    pub seat: Seat,
    /// The name of its person or bot: plain text, never markup. Empty if they have deleted their account, or if the game is
    /// another one's and the client does not see who played.
    pub name: String,
    /// Its person, if they have an account and are named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// Its bot, of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
    /// Whether it was the client's own, or in somebody's list of games theirs.
    pub own: bool,
    /// The points.
    pub points: i64,
    /// The place; 1 has won.
    pub place: u8,
    /// What the game did to the rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<Change>,
}

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// Before it; nothing if it was the first.
    pub before: Option<ShownRating>,
    /// After it.
    pub after: ShownRating,
    /// The difference; the first game is compared with 1500.
    pub difference: i32,
}

/// The page of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// Who.
    pub person: PersonId,
    /// Their name: plain text, never markup.
    pub name: String,
    /// Whether it is a bot from outside.
    pub bot: bool,
    /// Whether they are here now; only said of people with an account.
    pub here: bool,
    /// Since when they are known.
    pub since: u64,
    /// Whether everybody may see this page.
    pub public: bool,
    /// How many games they have finished.
    pub games: u64,
    /// How many they have won.
    pub won: u64,
    /// Their ratings.
    pub ratings: Vec<ProfileRating>,
    /// How often they have played and won, by edition and number of players.
    pub results: Vec<Tally>,
    /// What they like to play, by edition.
    pub favourites: Vec<Favourites>,
    /// Their last games; more come from `GET /api/games`.
    pub last: Games,
}

/// A rating of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProfileRating {
    /// In which edition.
    pub edition: String,
    /// At tables of which size.
    pub size: Size,
    /// The rating.
    #[serde(flatten)]
    pub rating: ShownRating,
    /// After how many games.
    pub games: u64,
    /// The rank; nothing while it settles, or for whoever is not listed.
    pub rank: Option<u64>,
    /// How many have a rank.
    pub ranked: u64,
    /// Its last steps, the first one first, at most 30.
    pub course: Vec<CourseStep>,
}

/// How often somebody played and won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// The edition.
    pub edition: String,
    /// At tables with so many seats.
    pub seats: u8,
    /// How many games.
    pub games: u64,
    /// How many were won.
    pub won: u64,
}

/// What somebody likes to play in an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Favourites {
    /// The edition.
    pub edition: String,
    /// How many games were looked at: the last ones.
    pub games: u64,
    /// Traits by their names in the notation, and in how many of these games they had them; the most frequent first.
    pub traits: Vec<FavouriteTrait>,
}

/// A trait that somebody likes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FavouriteTrait {
    /// Its name in the notation.
    pub name: String,
    /// In how many games they had it.
    pub games: u64,
}

/// How a rating came to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Course {
    /// The last hundred steps at most, the first one first.
    pub steps: Vec<CourseStep>,
}

/// A step of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CourseStep {
    /// When the game was over.
    pub at: u64,
    /// The rating after it.
    #[serde(flatten)]
    pub rating: ShownRating,
}

/// People by rating: those with a public page who have played in the last 90 days.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Leaderboard {
    /// The edition.
    pub edition: String,
    /// The size.
    pub size: Size,
    /// A page of lines, the strongest first.
    pub lines: Vec<Leader>,
    /// How many are listed in all.
    pub listed: u64,
    /// How many of them have a rank.
    pub ranked: u64,
    /// The bots of the server, the strongest first: they stand still, as a measure.
    pub bots: Vec<BotRating>,
    /// The client's own line, also if it is not listed.
    pub you: Option<ProfileRating>,
    /// About how many games the client's own rating needs to settle, if it has not.
    pub to_settle: Option<u32>,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Leader {
    /// The rank; nothing while the rating settles.
    pub rank: Option<u64>,
    /// Who.
    pub person: PersonId,
    /// Their name: plain text, never markup.
    pub name: String,
    /// Whether it is a bot from outside.
    pub bot: bool,
    /// Whether it is the client.
    pub you: bool,
    /// The rating.
    #[serde(flatten)]
    pub rating: ShownRating,
    /// After how many games.
    pub games: u64,
    /// How many were won.
    pub won: u64,
    /// How many would have been by chance alone.
    pub fair: f64,
    /// When the last one was over.
    pub last_at: u64,
}

/// The rating of a bot of the server, from the arena (`docs/bots.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BotRating {
    /// Which bot.
    pub plays: String,
    /// Its rating.
    pub rating: i32,
}
