//! Played games as text: a header and one line for each outcome of chance, command and answer (section 9).
//!
//! ```text
//! pangea record 1
//! edition: origin
//! rules: 1
//! seats: 2
//! names: Marta | Ilya
//! players: person, bot greedy
//! seed: 42
//! options: mimicry_limit=PerAttack
//! deck: own
//! first: P2
//! passes: open
//! ---
//! shuffle: swimming, poisonous/carnivorous, ...
//! die 5
//! P1 play poisonous/carnivorous as animal A1
//! P2 choose mimicry -> A7
//! result: P1 23, P2 17; winner P1
//! ```
//!
//! Outcomes, not seeds, are written, so that old games replay for ever. What happens by itself (passes of players who can do
//! nothing, the next phase) is not written. A seed is for the dice to come of a game that is to go on; those that have
//! fallen are written. Where only those were passed by themselves of whom everybody could see that they had nothing to do,
//! the header says `passes: open`; a fair deal has lines about its dice (`fair`). Of the header only edition, rules and seats are required, and the result may
//! be missing; empty lines and lines that begin with `#` are skipped.
//!
//! A family of editions brings its words as a [`Family`]; everything else is written here once.

/// Names what is common to all records for one family, so that it need not be named at every use.
macro_rules! records_of {
    ($family:ident, $game:ty) => {
        /// One line of a record of this family.
        pub type Entry = $crate::record::EntryOf<$family>;
        /// A played game of this family.
        pub type Record = $crate::record::RecordOf<$family>;
        /// Writes a record while the game is played.
        pub type Recorder = $crate::record::Recorder<$family>;
        /// A game that is played again, entry by entry.
        pub type Replay<'r> = $crate::record::Replay<'r, $family>;
        /// Why an entry does not fit the game.
        pub type Misfit = $crate::record::Misfit<$crate::record::RuleOf<$family>>;
        /// Why a record cannot be replayed.
        pub type ReplayError = $crate::record::ReplayError<$crate::record::RuleOf<$family>>;
        /// A record that was replayed to its end.
        pub type Verified = $crate::record::Verified<$family>;

        /// See [`crate::record::config`].
        pub fn config(
            header: &$crate::record::Header,
        ) -> Result<$crate::record::ConfigOf<$family>, editions::SetupError> {
            $crate::record::config::<$family>(header)
        }

        /// See [`crate::record::config_of`].
        pub fn config_of(record: &Record) -> Result<$crate::record::ConfigOf<$family>, editions::SetupError> {
            $crate::record::config_of::<$family>(record)
        }

        /// See [`crate::record::first_state`].
        pub fn first_state(record: &Record) -> Result<$game, ReplayError> {
            $crate::record::first_state::<$family>(record)
        }

        /// See [`crate::record::print`].
        pub fn print(record: &Record) -> Result<String, ReplayError> {
            $crate::record::print::<$family>(record)
        }

        /// See [`crate::record::parse`].
        pub fn parse(file: &str, text: &str) -> Result<Record, $crate::place::Problem> {
            $crate::record::parse::<$family>(file, text)
        }

        /// See [`crate::record::verify`].
        pub fn verify(file: &str, text: &str) -> Result<Verified, $crate::place::Problem> {
            $crate::record::verify::<$family>(file, text)
        }
    };
}
pub(crate) use records_of;

mod fair;
mod family;
mod header;
mod opened;
mod reader;
mod recorder;
mod replay;
mod setup;
pub(crate) mod start;
mod text;

use core::fmt;

use editions::Edition;
use game::{Game, Need, Occupant, Seat, SeatSet, Standings};

pub use fair::FairDeal;
pub use family::{ActionOf, ConfigOf, EntryOf, EventOf, Family, Line, RecordOf, RuleOf, Said, ViewOf};
pub(crate) use header::number;
pub use header::{header_of, with_header};
pub use opened::{Opened, open};
pub use reader::Reader;
pub use recorder::Recorder;
pub use replay::{Misfit, Replay, ReplayError};
pub(crate) use setup::in_order;
pub use setup::{config, config_of, first_state, order_in};
pub use text::{Verified, parse, print, verify};

/// The first line of every record.
pub const TITLE: &str = "pangea record 1";
/// The line between header and game.
const RULE: &str = "---";

/// A played game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<C, A> {
    /// What was played.
    pub header: Header,
    /// What happened, in order.
    pub entries: Vec<Entry<C, A>>,
    /// How it ended, if that was written down.
    pub result: Option<GameResult>,
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The edition.
    pub edition: Edition,
    /// The revision of its rules.
    pub rules: u32,
    /// Number of seats.
    pub seats: u8,
    /// The names of the players, seat by seat, or none.
    pub names: Vec<String>,
    /// Who sat where, seat by seat, or nothing.
    pub players: Vec<Player>,
    /// The seed of the dice to come, in a game that is to go on.
    pub seed: Option<u64>,
    /// The options that differ from the printed game, by name and value.
    pub options: Vec<(String, String)>,
    /// Which cards were played with.
    pub deck: Deck,
    /// The first player, if named beforehand.
    pub first: Option<Seat>,
    /// The position the game began with, in the words of a scenario; nothing if it began with its set-up.
    pub position: Option<String>,
    /// Who was passed by themselves.
    pub passes: Passes,
    /// What the dice were made of, if the deal was a fair one and the game is over.
    pub dice: Option<FairDeal>,
}

impl Header {
    /// Writes down who sits where.
    pub fn seat(&mut self, occupants: &[Occupant]) {
        self.names = occupants.iter().map(|occupant| occupant.name().to_owned()).collect();
        self.players = occupants.iter().map(Player::from).collect();
    }

    /// Who sits where; nothing if it was not written down. A player without a name is called by the seat.
    pub fn occupants(&self) -> Option<Vec<Occupant>> {
        let sit = |(seat, player): (Seat, &Player)| {
            let name = self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
            match player {
                Player::Person => Occupant::Person { name },
                Player::Bot { plays } => Occupant::Bot { name, plays: plays.clone() },
            }
        };
        (!self.players.is_empty()).then(|| Seat::all(self.seats).zip(&self.players).map(sit).collect())
    }
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// Which.
        plays: String,
    },
}

impl From<&Occupant> for Player {
    fn from(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Person { .. } => Self::Person,
            Occupant::Bot { plays, .. } => Self::Bot { plays: plays.clone() },
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str(PERSON),
            Self::Bot { plays } => write!(f, "{BOT}{plays}"),
        }
    }
}

const PERSON: &str = "person";
const BOT: &str = "bot ";

/// Which cards were played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deck {
    /// Those of the printed game for this number of seats.
    #[default]
    Printed,
    /// Others: those of the shuffle with which the game begins.
    Own,
}

/// Who is passed by themselves, without a line in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Passes {
    /// Everybody who has nothing to do.
    #[default]
    All,
    /// Those of whom everybody can see it; the others say so, in a line.
    Open,
}

impl Passes {
    /// Whether the game goes on without a decision.
    pub fn pass<G: Game>(self, state: &G) -> bool {
        match (state.need(), self) {
            (Need::Progress, _) => true,
            (Need::Decision(_) | Need::Together(..), Self::All) => state.is_idle(),
            (Need::Decision(_) | Need::Together(..), Self::Open) => state.is_openly_idle(),
            (Need::Chance(_) | Need::Over, _) => false,
        }
    }
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<C, A> {
    /// The deck after shuffling, top card first.
    Shuffle(Vec<C>),
    /// A die.
    Die(u8),
    /// A command or an answer.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The points, seat by seat.
    pub points: Vec<i32>,
    /// Who won.
    pub winners: SeatSet,
}

impl GameResult {
    /// The result these standings give.
    pub fn of(standings: &Standings) -> Self {
        let points = Seat::all(standings.seats).map(|seat| standings.points[seat]).collect();
        Self { points, winners: standings.winners }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, points) in self.points.iter().enumerate() {
            write!(f, "{}{} {points}", if place == 0 { "" } else { ", " }, Seat::wrapping(place))?;
        }
        let winners: Vec<String> = self.winners.iter().map(|seat| seat.to_string()).collect();
        let word = if winners.len() == 1 { "winner" } else { "winners" };
        write!(f, "; {word} {}", winners.join(", "))
    }
}
