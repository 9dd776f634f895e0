//! The lobby, quick match, and vacations.

use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use protocol::lobby::{Quick, QuickWish, TakeVacation};
use store::WallTime;
use tokio::sync::watch;

use crate::api::{Json, Query, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::live::slow;
use crate::lobby::{Friends, Viewer};
use crate::people::address::Source;
use crate::people::session::{self, Who};
use crate::people::vacations;

/// How long a question waits until something has changed.
const WAITS: Duration = Duration::from_secs(25);
/// How many tables of a person are looked at when they go on vacation.
const LOOKED_AT: u32 = 200;
/// How many tables of friends are brought into memory for one who looks at the lobby.
const OF_FRIENDS: u32 = 50;

type Body = Result<Bytes, BytesRejection>;

/// `GET /api/lobby`.
pub async fn lobby(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let since: Option<u64> = Query::new(query.as_deref()).number("since")?;
    let person = match session::who(&app.store, &app.names, &headers).await {
        Ok(who) => {
            app.here.note(&who, WallTime::now());
            Some(who.person)
        }
        Err(Error::SignedOut) => None,
        Err(error) => return Err(error),
    };
    let _permit = app.meters.waiting(source)?;
    let mut published = app.lobby.look();
    if let Some(person) = person.filter(|_| since.is_none()) {
        wake_tables_of_friends(&app, person).await?;
    }
    let until = tokio::time::Instant::now() + WAITS;
    loop {
        let now = published.borrow_and_update().clone();
        let friends = match person {
            Some(person) if now.is_for_friends() => friends(&app, person).await?,
            _ => Friends::new(),
        };
        let mut told = now.since(since, &Viewer { person, friends });
        if told.complete {
            told.here = app.here.all(WallTime::now());
        }
        let is_new = told.complete || !told.tables.is_empty() || !told.gone.is_empty();
        // Who is here is told with the rest, and when there has been nothing else for a while.
        if is_new || !waited(&app, &mut published, until).await? {
            return Ok(Json(told).into_response());
        }
    }
}

/// Waits until something has changed; returns whether there is time to look again.
async fn waited<T>(app: &App, changes: &mut watch::Receiver<T>, until: tokio::time::Instant) -> Result<bool, Error> {
    tokio::select! {
        changed = tokio::time::timeout_at(until, changes.changed()) => Ok(matches!(changed, Ok(Ok(())))),
        () = app.stopping.cancelled() => Err(Error::Unavailable("the server stops")),
    }
}

async fn friends(app: &App, person: protocol::PersonId) -> Result<Friends, Error> {
    let friends = app.store.friend_ids(ids::person(person)).await?;
    Ok(friends.into_iter().map(ids::stored_person).collect())
}

/// Slow tables of friends, where nobody has to be there, say what they look like when they are in memory.
async fn wake_tables_of_friends(app: &App, person: protocol::PersonId) -> Result<(), Error> {
    for table in app.store.tables_of_friends(ids::person(person), OF_FRIENDS).await? {
        let id = ids::stored_table(table.table);
        if slow::is_slow(&table.clocks) && !app.registry.has(id) {
            app.tables.bring(id, Letter::Wake).await?;
        }
    }
    Ok(())
}

/// `POST /api/quick`.
pub async fn look_for(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let Who { person, name, .. } = here(&app, &headers).await?;
    let wish: QuickWish = read(&headers, body)?;
    app.meters.open(person)?;
    app.quick.look_for(person, name, wish)?;
    Ok(Json(app.quick.state(person)).into_response())
}

/// `GET /api/quick`.
pub async fn look(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let who = here(&app, &headers).await?;
    let query = Query::new(query.as_deref());
    let mut changes = app.quick.changes();
    let _permit = app.meters.waiting(source)?;
    let until = tokio::time::Instant::now() + WAITS;
    loop {
        changes.borrow_and_update();
        let state = app.quick.state(who.person);
        let waits = matches!(state, Quick::Waiting { .. }) && query.text("wait") == Some("true");
        if !waits || !waited(&app, &mut changes, until).await? {
            return Ok(Json(app.quick.state(who.person)).into_response());
        }
    }
}

/// `POST /api/quick/leave`.
pub async fn leave(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = here(&app, &headers).await?;
    app.quick.leave(who.person);
    Ok(Json(app.quick.state(who.person)).into_response())
}

async fn here(app: &App, headers: &HeaderMap) -> Result<Who, Error> {
    let who = session::who(&app.store, &app.names, headers).await?;
    app.here.note(&who, WallTime::now());
    Ok(who)
}

/// `GET /api/vacation`.
pub async fn vacation(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = here(&app, &headers).await?;
    Ok(Json(vacations::of(&app.store, who.person, app.wall()).await?).into_response())
}

/// `POST /api/vacation`.
pub async fn take_vacation(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = here(&app, &headers).await?;
    let TakeVacation { days } = read(&headers, body)?;
    app.meters.open(who.person)?;
    vacations::take(&app.store, who.person, days, app.wall()).await?;
    told(&app, who.person).await
}

/// `POST /api/vacation/end`.
pub async fn end_vacation(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = here(&app, &headers).await?;
    app.meters.open(who.person)?;
    app.store.end_vacation(ids::person(who.person), app.wall()).await?;
    told(&app, who.person).await
}

/// Tells the slow tables of a person that they are away, or no longer.
async fn told(app: &App, person: protocol::PersonId) -> Result<Response, Error> {
    let tables = app.store.tables_of(ids::person(person), LOOKED_AT).await?;
    for table in tables.iter().filter(|table| table.finished_at.is_none() && slow::is_slow(&table.clocks)) {
        app.tables.bring(ids::stored_table(table.table), Letter::Vacations).await?;
    }
    Ok(Json(vacations::of(&app.store, person, app.wall()).await?).into_response())
}
