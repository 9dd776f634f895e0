//! Finished games and what they do to ratings. How ratings are counted is the caller's; that a game counts once, and that two
//! games of the same people at once both count, is the store's.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, TableId};
use crate::people::Person;
use crate::time::WallTime;

/// The largest page of games, of a history and of a leaderboard that is read at once.
pub const GAMES: u32 = 100;
/// From how many games of an edition, the last ones, favourite traits are counted.
pub const TRAITS_OF: u32 = 1_000;
/// How many seats a game has at most.
const SEATS: usize = 16;

/// A rating: what is believed, and how unsure that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The mean.
    pub mu: f64,
    /// The standard deviation.
    pub sigma: f64,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameSeat {
    /// Which.
    pub seat: u8,
    /// Whose it was.
    pub person: Option<PersonId>,
    /// The bot that it belonged to, in the caller's words.
    pub bot: Option<String>,
    /// The name that was shown. Empty if the person was erased.
    pub name: String,
    /// The points.
    pub points: i64,
    /// The place; 1 has won.
    pub place: u8,
    /// The share of the victory.
    pub share: f64,
    /// The traits that were in play here.
    pub traits: Vec<String>,
}

/// A game that is to be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// Its table. A table has one game.
    pub table: TableId,
    /// The edition.
    pub edition: String,
    /// The class of sizes in which it is rated, in the caller's words.
    pub size: String,
    /// When it was over.
    pub finished_at: WallTime,
    /// Why it changes no rating, in the caller's words; nothing if it does.
    pub why_not: Option<String>,
    /// The game as it was played. Without names: they stand beside the seats, where they can be erased.
    pub record: Option<String>,
    /// The way of counting, so that it can be told from later ones.
    pub version: u32,
    /// The seats.
    pub seats: Vec<GameSeat>,
}

/// Counts new ratings: gets what each seat has (nothing if it is a bot's or was never rated) and returns what each has now
/// (nothing if that does not change). Only seats of people may change.
pub type Rate = Box<dyn FnOnce(&[Option<Strength>]) -> Vec<Option<Strength>> + Send>;

/// What a game did to a rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingChange {
    /// Nothing if it was the first.
    pub before: Option<Strength>,
    /// What is believed since.
    pub after: Strength,
    /// The way of counting.
    pub version: u32,
}

/// A seat of a game that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedSeat {
    /// The seat.
    pub seat: GameSeat,
    /// What the game did to the rating of its person.
    pub change: Option<RatingChange>,
}

/// A game that was kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its table.
    pub table: TableId,
    /// The edition.
    pub edition: String,
    /// The class of sizes.
    pub size: String,
    /// When it was over.
    pub finished_at: WallTime,
    /// Why it changed no rating.
    pub why_not: Option<String>,
    /// Whether it can be replayed.
    pub has_record: bool,
    /// The seats in their order.
    pub seats: Vec<PlayedSeat>,
}

impl Played {
    /// Where a list goes on after this game.
    pub fn place(&self) -> GamePlace {
        GamePlace { finished_at: self.finished_at, table: self.table }
    }
}

/// A place in a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamePlace {
    /// When the last game was over.
    pub finished_at: WallTime,
    /// Its table.
    pub table: TableId,
}

/// How often somebody played and won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Which edition.
    pub edition: String,
    /// At a table of so many seats.
    pub seats: u32,
    /// How many games.
    pub games: u64,
    /// How many were won.
    pub won: u64,
}

/// What somebody likes to play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Favourites {
    /// How many games were looked at, at most [`TRAITS_OF`].
    pub games: u64,
    /// Traits, and in how many of the games they had them; the most frequent first.
    pub traits: Vec<(String, u64)>,
}

/// Who is ranked: people with a public page who have played since then and whose rating is settled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranking {
    /// Since when one must have played to be listed.
    pub since: WallTime,
    /// Up to which standard deviation a rating counts as settled.
    pub settled: f64,
}

/// A rating of somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// In which edition.
    pub edition: String,
    /// In which class of sizes.
    pub size: String,
    /// The rating.
    pub strength: Strength,
    /// After how many games.
    pub games: u64,
    /// How many were won.
    pub won: u64,
    /// How many would have been by chance alone.
    pub fair: f64,
    /// When it last changed.
    pub changed_at: WallTime,
    /// The rank, if they are ranked.
    pub rank: Option<u64>,
    /// How many are ranked.
    pub ranked: u64,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// Who.
    pub person: Person,
    /// Their rank. Nothing while the rating settles.
    pub rank: Option<u64>,
    /// The rating.
    pub strength: Strength,
    /// After how many games.
    pub games: u64,
    /// How many were won.
    pub won: u64,
    /// How many would have been by chance alone.
    pub fair: f64,
    /// When it last changed.
    pub changed_at: WallTime,
}

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Leaderboard {
    /// The lines, the strongest first.
    pub lines: Vec<Leader>,
    /// How many are listed in all.
    pub listed: u64,
    /// How many of them have a rank.
    pub ranked: u64,
}

/// A step of a rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingStep {
    /// The table.
    pub table: TableId,
    /// When the game was over.
    pub at: WallTime,
    /// What it did.
    pub change: RatingChange,
}

/// Finished games and ratings.
pub trait Results: Send + Sync {
    /// Keeps a game and, if it counts, changes the ratings of its people, all in one transaction and once: of a game that is
    /// kept already nothing changes. Returns it as it is kept. `rate` sees the ratings as they are after every other game.
    fn finish_game(&self, game: FinishedGame, rate: Rate) -> Reply<'_, Result<Played, StoreError>>;

    /// A game.
    fn game(&self, table: TableId) -> Reply<'_, Result<Option<Played>, StoreError>>;

    /// A game as it was played.
    fn game_record(&self, table: TableId) -> Reply<'_, Result<Option<String>, StoreError>>;

    /// The games of a person, of one edition or of all, the last first; at most [`GAMES`].
    fn games_of(
        &self,
        person: PersonId,
        edition: Option<String>,
        after: Option<GamePlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<Played>, StoreError>>;

    /// How many games these people have finished, in any order, leaving out those with none.
    fn finished_games(&self, people: Vec<PersonId>) -> Reply<'_, Result<Vec<(PersonId, u64)>, StoreError>>;

    /// How often a person played and won, by edition and number of seats.
    fn tallies(&self, person: PersonId) -> Reply<'_, Result<Vec<Tally>, StoreError>>;

    /// What a person likes to play.
    fn favourites(&self, person: PersonId, edition: String) -> Reply<'_, Result<Favourites, StoreError>>;

    /// The ratings of a person, by edition and size.
    fn ratings_of(&self, person: PersonId, ranking: Ranking) -> Reply<'_, Result<Vec<Rating>, StoreError>>;

    /// How a rating came to be, the last step first; at most [`GAMES`].
    fn rating_history(
        &self,
        person: PersonId,
        edition: String,
        size: String,
        limit: u32,
    ) -> Reply<'_, Result<Vec<RatingStep>, StoreError>>;

    /// People with a public page who have played since then, by rating; at most [`GAMES`].
    fn leaderboard(
        &self,
        edition: String,
        size: String,
        ranking: Ranking,
        skip: u32,
        limit: u32,
    ) -> Reply<'_, Result<Leaderboard, StoreError>>;
}

impl FinishedGame {
    /// Returns why this cannot be stored.
    pub(crate) fn objection(&self) -> Option<StoreError> {
        let seats = &self.seats;
        let doubled = |at: usize| {
            let same = |other: &GameSeat| {
                other.seat == seats[at].seat || (other.person.is_some() && other.person == seats[at].person)
            };
            seats[at + 1..].iter().any(same)
        };
        let wrong = seats.is_empty()
            || seats.len() > SEATS
            || (0..seats.len()).any(doubled)
            || seats.iter().any(|seat| !seat.share.is_finite());
        wrong.then(|| StoreError::Refused("the seats of this game make no sense".to_owned()))
    }

    /// How many games of this size are won by chance alone.
    pub(crate) fn fair(&self) -> f64 {
        1.0 / self.seats.len().max(1) as f64
    }

    /// The people in order of the ids, so that two games of the same people never wait for each other.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<_> = self.seats.iter().filter_map(|seat| seat.person).collect();
        people.sort();
        people
    }

    /// Who has which rating from now on.
    pub(crate) fn rated(
        &self,
        rate: Rate,
        before: &[Option<Strength>],
    ) -> Result<Vec<(PersonId, &GameSeat, RatingChange)>, StoreError> {
        let refused = |why: &str| StoreError::Refused(why.to_owned());
        let after =
            catch_unwind(AssertUnwindSafe(|| rate(before))).map_err(|_| refused("a rating cannot be counted"))?;
        if after.len() != self.seats.len() {
            return Err(refused("a rating is missing"));
        }
        let mut rated = Vec::new();
        for ((seat, before), after) in self.seats.iter().zip(before).zip(after) {
            let Some(after) = after else { continue };
            let person = seat.person.ok_or_else(|| refused("a bot would change its rating"))?;
            if !after.mu.is_finite() || !after.sigma.is_finite() {
                return Err(refused("a rating is no number"));
            }
            rated.push((person, seat, RatingChange { before: *before, after, version: self.version }));
        }
        // In the order in which rows are locked.
        rated.sort_by_key(|(person, ..)| *person);
        Ok(rated)
    }
}

impl GameSeat {
    /// The traits as they are stored: each once.
    pub(crate) fn stored_traits(&self) -> String {
        let mut traits: Vec<&str> = self.traits.iter().map(String::as_str).collect();
        traits.sort_unstable();
        traits.dedup();
        serde_json::Value::from(traits).to_string()
    }
}
