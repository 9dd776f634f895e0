//! What has been played: games, profiles, leaderboards.

use std::collections::HashMap;

use axum::Extension;
use axum::extract::{Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::results::{
    BotRating, Change, Course, CourseStep, FavouriteTrait, Favourites, Games, Leader, Leaderboard, PlayedGame,
    PlayedSeat, Profile, ProfileRating, ShownRating, Size, Tally, WhyNot,
};
use protocol::{PersonId, TableId};
use ratings::{Strength as Rating, bots, scale, strength};
use store::{Account, GamePlace, Kind, Played, Ranking, Strength, Visibility, WallTime};
use tokio::sync::oneshot;

use crate::api::{Json, Query};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::people::address::Source;
use crate::people::presence::Presence;
use crate::people::session;

/// How many games are on a page.
const GAMES: u32 = 20;
/// How many lines a leaderboard has on a page.
const LEADERS: u32 = 100;
/// How many steps of a rating a profile shows, and how many there are at all.
const STEPS: (u32, u32) = (30, 100);
/// How many traits are named.
const TRAITS: usize = 12;
/// Since when somebody must have played to be listed.
const LISTED_MS: i64 = 90 * 24 * 60 * 60 * 1000;

/// Who asks, and what is known of others while an answer is made.
struct Reader<'a> {
    app: &'a App,
    /// Who, if they have a name.
    person: Option<store::PersonId>,
    accounts: HashMap<store::PersonId, Option<Account>>,
}

impl<'a> Reader<'a> {
    /// Every question is counted: some cost many queries.
    async fn of(app: &'a App, source: Source, headers: &HeaderMap) -> Result<Self, Error> {
        app.meters.page(source)?;
        let person = match session::who(&app.store, &app.names, headers).await {
            Ok(who) => Some(ids::person(who.person)),
            Err(Error::SignedOut) => None,
            Err(error) => return Err(error),
        };
        Ok(Self { app, person, accounts: HashMap::new() })
    }

    async fn account(&mut self, person: store::PersonId) -> Result<Option<&Account>, Error> {
        if !self.accounts.contains_key(&person) {
            let account = self.app.store.account(person).await?;
            self.accounts.insert(person, account.filter(|account| account.person.deleted_at.is_none()));
        }
        Ok(self.accounts.get(&person).and_then(Option::as_ref))
    }

    async fn is_public(&mut self, person: store::PersonId) -> Result<bool, Error> {
        Ok(self.account(person).await?.is_some_and(|account| account.choices.public_page))
    }

    /// Whether a page may be seen: one's own, or a public one.
    async fn may_read(&mut self, person: store::PersonId) -> Result<(), Error> {
        if self.person == Some(person) || self.is_public(person).await? { Ok(()) } else { Err(Error::NotFound) }
    }

    /// Whether a game may be seen: one's own, one that was open for everybody, or one whose people all have public pages.
    async fn may_see(&mut self, played: &Played) -> Result<bool, Error> {
        let people: Vec<_> = played.seats.iter().filter_map(|seat| seat.seat.person).collect();
        if self.person.is_some_and(|person| people.contains(&person)) {
            return Ok(true);
        }
        let listing = self.app.store.listing(played.table).await?;
        if listing.is_some_and(|listing| listing.visibility == Visibility::Everybody) {
            return Ok(true);
        }
        for person in &people {
            if !self.is_public(*person).await? {
                return Ok(false);
            }
        }
        Ok(!people.is_empty())
    }

    /// A game as it is told; `of` is whose list it is in.
    async fn told(&mut self, played: Played, of: Option<store::PersonId>) -> Result<PlayedGame, Error> {
        let may_see = self.may_see(&played).await?;
        let mut seats = Vec::with_capacity(played.seats.len());
        for store::PlayedSeat { seat, change } in played.seats {
            let is_named = may_see || seat.person.is_none() || seat.person == of;
            let person = match seat.person.filter(|_| is_named) {
                Some(person) => self.account(person).await?.filter(|account| account.person.account_at.is_some()),
                None => None,
            };
            seats.push(PlayedSeat {
                seat: game::Seat::wrapping(usize::from(seat.seat.saturating_sub(1))),
                person: person.map(|account| ids::stored_person(account.person.id)),
                name: if is_named { seat.name } else { String::new() },
                plays: seat.bot,
                own: seat.person.is_some() && (seat.person == of || of.is_none() && seat.person == self.person),
                points: seat.points,
                place: seat.place,
                change: change.filter(|_| is_named).map(|change| Change {
                    before: change.before.map(shown),
                    after: shown(change.after),
                    difference: shown(change.after).rating - shown(change.before.unwrap_or(NEW)).rating,
                }),
            });
        }
        Ok(PlayedGame {
            table: ids::stored_table(played.table),
            size: Size::from_id(&played.size).unwrap_or(Size::of(seats.len())),
            edition: played.edition,
            finished_at: moment(played.finished_at),
            why_not: played.why_not.as_deref().and_then(WhyNot::from_id),
            replay: may_see && played.has_record,
            seats,
        })
    }

    async fn games(
        &mut self,
        person: store::PersonId,
        edition: Option<String>,
        after: Option<GamePlace>,
    ) -> Result<Games, Error> {
        let games = self.app.store.games_of(person, edition, after, GAMES).await?;
        let is_full = games.len() >= GAMES as usize;
        let next = games.last().filter(|_| is_full).map(|last| place_text(last.place()));
        let mut told = Vec::with_capacity(games.len());
        for game in games {
            told.push(self.told(game, Some(person)).await?);
        }
        Ok(Games { games: told, next })
    }
}

const NEW: Strength = Strength { mu: Rating::NEW.mu, sigma: Rating::NEW.sigma };

fn rating(strength: Strength) -> Rating {
    Rating { mu: strength.mu, sigma: strength.sigma }
}

/// A rating as it is shown.
fn shown(strength: Strength) -> ShownRating {
    let rating = rating(strength);
    ShownRating {
        rating: scale::rating(rating).round() as i32,
        plus_minus: scale::plus_minus(rating).round() as u32,
        settled: rating.is_settled(),
    }
}

fn moment(at: WallTime) -> u64 {
    u64::try_from(at.0).unwrap_or(0)
}

fn place_text(place: GamePlace) -> String {
    format!("{}.{}", place.finished_at.0, ids::stored_table(place.table))
}

fn place(text: &str) -> Result<GamePlace, Error> {
    let read = || {
        let (at, table) = text.split_once('.')?;
        Some(GamePlace { finished_at: WallTime(at.parse().ok()?), table: ids::table(table.parse().ok()?) })
    };
    read().ok_or_else(|| Error::BadRequest("this is no place in a list of games".to_owned()))
}

fn ranking(app: &App) -> Ranking {
    Ranking { since: WallTime(app.wall().0.saturating_sub(LISTED_MS)), settled: scale::settled() }
}

fn person(text: &str) -> Result<store::PersonId, Error> {
    text.parse::<PersonId>().map(ids::person).map_err(|_| Error::NotFound)
}

fn table(text: &str) -> Result<TableId, Error> {
    text.parse().map_err(|_| Error::NotFound)
}

/// `GET /api/games`.
pub async fn games(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let mut reader = Reader::of(&app, source, &headers).await?;
    let query = Query::new(query.as_deref());
    let of = match query.text("person") {
        Some(text) => person(text)?,
        None => reader.person.ok_or(Error::SignedOut)?,
    };
    reader.may_read(of).await?;
    let after = query.text("after").map(place).transpose()?;
    let edition = query.edition("edition")?;
    Ok(Json(reader.games(of, edition, after).await?).into_response())
}

/// A game that the reader may see. One that is over at this moment is waited for.
async fn seen(app: &App, reader: &mut Reader<'_>, table: TableId) -> Result<Played, Error> {
    let id = ids::table(table);
    let played = match app.store.game(id).await? {
        Some(played) => played,
        None => {
            let person = reader.person.ok_or(Error::NotFound)?;
            super::tables::must_belong(app, ids::stored_person(person), table).await?;
            let (answer, answered) = oneshot::channel();
            let person = Some(ids::stored_person(person));
            app.tables.bring(table, Letter::Look { person, answer }).await?;
            // A table answers when it has kept what came of its game.
            answered.await.map_err(|_| Error::Unavailable("the table is being loaded again"))?;
            app.store.game(id).await?.ok_or(Error::NotOver)?
        }
    };
    if reader.may_see(&played).await? { Ok(played) } else { Err(Error::NotFound) }
}

/// `GET /api/games/TABLE`.
pub async fn game(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let mut reader = Reader::of(&app, source, &headers).await?;
    let played = seen(&app, &mut reader, table(&id)?).await?;
    Ok(Json(reader.told(played, None).await?).into_response())
}

/// `GET /api/games/TABLE/record`.
pub async fn record(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let mut reader = Reader::of(&app, source, &headers).await?;
    let played = seen(&app, &mut reader, table(&id)?).await?;
    let record = app.store.game_record(played.table).await?.ok_or(Error::NotFound)?;
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, record).into_response())
}

/// `GET /api/people/ID/profile`.
pub async fn profile(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let mut reader = Reader::of(&app, source, &headers).await?;
    let of = person(&id)?;
    reader.may_read(of).await?;
    let account = reader.account(of).await?.cloned().ok_or(Error::NotFound)?;
    let store = &app.store;
    let tallies = store.tallies(of).await?;
    let mut favourites: Vec<Favourites> = Vec::new();
    for tally in &tallies {
        if favourites.iter().all(|known| known.edition != tally.edition) {
            favourites.push(favourites_in(&app, of, tally.edition.clone()).await?);
        }
    }
    let mut ratings = Vec::new();
    for rating in store.ratings_of(of, ranking(&app)).await? {
        ratings.push(profile_rating(&app, of, rating).await?);
    }
    let stored = ids::stored_person(of);
    let results: Vec<Tally> = tallies
        .into_iter()
        .map(|tally| Tally {
            edition: tally.edition,
            seats: u8::try_from(tally.seats).unwrap_or(u8::MAX),
            games: tally.games,
            won: tally.won,
        })
        .collect();
    let profile = Profile {
        person: stored,
        name: account.person.name.clone(),
        bot: account.person.kind == Kind::Bot,
        here: account.person.account_at.is_some() && app.here.of(stored, WallTime::now()) == Presence::Here,
        since: moment(account.person.created_at),
        public: account.choices.public_page,
        games: results.iter().map(|tally| tally.games).sum(),
        won: results.iter().map(|tally| tally.won).sum(),
        ratings,
        results,
        favourites,
        last: reader.games(of, None, None).await?,
    };
    Ok(Json(profile).into_response())
}

async fn favourites_in(app: &App, of: store::PersonId, edition: String) -> Result<Favourites, Error> {
    let found = app.store.favourites(of, edition.clone()).await?;
    let traits = found.traits.into_iter().take(TRAITS).map(|(name, games)| FavouriteTrait { name, games });
    Ok(Favourites { edition, games: found.games, traits: traits.collect() })
}

async fn profile_rating(app: &App, of: store::PersonId, rating: store::Rating) -> Result<ProfileRating, Error> {
    let course = course_of(app, of, &rating.edition, &rating.size, STEPS.0).await?;
    Ok(ProfileRating {
        edition: rating.edition,
        size: Size::from_id(&rating.size).unwrap_or(Size::Two),
        rating: shown(rating.strength),
        games: rating.games,
        rank: rating.rank,
        ranked: rating.ranked,
        course,
    })
}

async fn course_of(
    app: &App,
    of: store::PersonId,
    edition: &str,
    size: &str,
    steps: u32,
) -> Result<Vec<CourseStep>, Error> {
    let steps = app.store.rating_history(of, edition.to_owned(), size.to_owned(), steps).await?;
    Ok(steps.iter().rev().map(|step| CourseStep { at: moment(step.at), rating: shown(step.change.after) }).collect())
}

/// `GET /api/people/ID/course`.
pub async fn course(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let mut reader = Reader::of(&app, source, &headers).await?;
    let of = person(&id)?;
    reader.may_read(of).await?;
    let (edition, size) = Query::new(query.as_deref()).edition_and_size()?;
    let steps = course_of(&app, of, &edition, size.id(), STEPS.1).await?;
    Ok(Json(Course { steps }).into_response())
}

/// `GET /api/leaderboard`.
pub async fn leaderboard(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let reader = Reader::of(&app, source, &headers).await?;
    let query = Query::new(query.as_deref());
    let (edition, size) = query.edition_and_size()?;
    let skip: u32 = query.number("skip")?.unwrap_or(0);
    let board = app
        .store
        .leaderboard(edition.clone(), size.id().to_owned(), ranking(&app), skip.min(1_000_000), LEADERS)
        .await?;
    let lines = board.lines.into_iter().map(|line| Leader {
        rank: line.rank,
        person: ids::stored_person(line.person.id),
        you: reader.person == Some(line.person.id),
        bot: line.person.kind == Kind::Bot,
        name: line.person.name,
        rating: shown(line.strength),
        games: line.games,
        won: line.won,
        fair: line.fair,
        last_at: moment(line.changed_at),
    });
    let seats = match size {
        Size::Two => 2,
        Size::ThreeFour => 4,
        Size::FiveEight => 6,
    };
    let bot = |plays: &&str| {
        bots::rating(&edition, seats, plays).map(|rating| BotRating { plays: (*plays).to_owned(), rating })
    };
    let bots = bots::LEVELS.iter().filter_map(bot).collect();
    let own = match reader.person {
        Some(person) => app.store.ratings_of(person, ranking(&app)).await?,
        None => Vec::new(),
    };
    let own = own.into_iter().find(|rating| rating.edition == edition && rating.size == size.id());
    let to_settle = own.as_ref().map(|own| strength::games_to_settle(rating(own.strength), seats));
    let you = match (reader.person, own) {
        (Some(person), Some(own)) => Some(profile_rating(&app, person, own).await?),
        _ => None,
    };
    let board = Leaderboard {
        edition,
        size,
        lines: lines.collect(),
        listed: board.listed,
        ranked: board.ranked,
        bots,
        you,
        to_settle: to_settle.filter(|games| *games > 0),
    };
    Ok(Json(board).into_response())
}
