//! Opening tables, inviting to them, joining them; and their records.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use protocol::http::{Invitation, Invite, Invited, Join, Joined, MyTable, MyTables, NewTable, Opened};
use protocol::{PersonId, Phase, TableId};
use room::Input;
use store::{Token, Visibility, WallTime};
use tokio::sync::oneshot;

use crate::api::{Json, bots, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::live::{loading, opening};
use crate::people::session::{self, Who};

/// How many tables of a person are listed.
const LISTED: u32 = 100;

type Body = Result<Bytes, BytesRejection>;

/// `POST /api/tables`.
pub async fn open(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?.person_only()?;
    let NewTable { rules, visibility } = read(&headers, body)?;
    rules.deal()?;
    app.meters.open(who.person)?;
    let table = opening::open(&app.registry, rules, who.person, who.name, visibility).await?;
    Ok(Json(invited_by(&app, table).await?).into_response())
}

async fn invited_by(app: &App, table: TableId) -> Result<Opened, Error> {
    let secret = Token::random();
    app.store.invite(ids::table(table), secret.hash(), String::new(), WallTime::now()).await?;
    Ok(Opened { table, invitation: secret.reveal() })
}

/// `POST /api/invite`: a new invitation; the old one is not valid any longer.
pub async fn invite(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Invite { table } = read(&headers, body)?;
    app.meters.join(who.person)?;
    must_belong(&app, who.person, table).await?;
    let is_host = ask(&app, table, |answer| Letter::IsHost { person: who.person, answer }).await?;
    if !is_host {
        return Err(Error::NotFound);
    }
    app.store.revoke_all(ids::table(table), WallTime::now()).await?;
    let opened = invited_by(&app, table).await?;
    // Whoever was asked to get up may sit down again if they get this one.
    app.tables.bring(table, Letter::Input(Input::Invited)).await?;
    Ok(Json(opened).into_response())
}

/// `POST /api/invitation`.
pub async fn invitation(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    // Whoever has no name yet may look too: a name is chosen with the answer.
    let person = match session::who(&app.store, &app.names, &headers).await {
        Ok(who) => Some(who.person),
        Err(Error::SignedOut) => None,
        Err(error) => return Err(error),
    };
    let Invitation { table, invitation } = read(&headers, body)?;
    if let Some(person) = person {
        app.meters.join(person)?;
    }
    must_be_invited(&app, table, &invitation).await?;
    let invited: Invited = ask(&app, table, |answer| Letter::Look { person, answer }).await?;
    Ok(Json(invited).into_response())
}

/// `POST /api/join`.
pub async fn join(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Join { table, invitation, watch } = read(&headers, body)?;
    app.meters.join(who.person)?;
    if who.is_bot {
        return bots::join(&app, who, table, invitation.as_deref()).await;
    }
    match &invitation {
        Some(invitation) => must_be_invited(&app, table, invitation).await?,
        None => may_come(&app, who.person, table).await?,
    }
    join_as(&app, &headers, who, table, watch).await
}

/// Somebody who may joins a table.
pub async fn join_as(app: &App, headers: &HeaderMap, who: Who, table: TableId, watch: bool) -> Result<Response, Error> {
    let cookie = session::note_use(&app.store, &app.names, headers, &who).await;
    let (person, name) = (who.person, who.name);
    let letter = |answer| Letter::Join { person, name, watch, must_sit: false, answer };
    let joined: Joined = ask(app, table, letter).await??;
    let mut response = Json(joined).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// `GET /api/tables`.
pub async fn mine(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let memberships = app.store.tables_of(ids::person(who.person), LISTED).await?;
    let cookie = session::note_use(&app.store, &app.names, &headers, &who).await;
    let now = app.wall();
    let mut tables = Vec::with_capacity(memberships.len());
    for membership in memberships {
        let Some(mut line) = loading::my_table(who.person, &membership, now) else { continue };
        if line.is_later {
            tell_later(&app, who.person, &mut line.table).await?;
        }
        tables.push(line.table);
    }
    // As it is told, and not as it is stored.
    tables.sort_by_key(|table| {
        let urgent = match (&table.played_by, table.your_turn) {
            (Some(_), _) => 0,
            (None, true) => 1,
            (None, false) => 2,
        };
        let left = table.left_ms.filter(|_| table.your_turn).unwrap_or(u64::MAX);
        (urgent, left, table.idle_ms)
    });
    let mut response = Json(MyTables { tables }).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// What somebody may know of a table that they watch with a delay: what the table itself says to them. How long nothing has
/// happened would tell whether something has, so that it is said of games that are over for them only.
async fn tell_later(app: &App, person: PersonId, table: &mut MyTable) -> Result<(), Error> {
    let delay = table.rules.watching.delay_ms();
    if table.idle_ms < delay || app.registry.has(table.table) {
        let shown = ask(app, table.table, |answer| Letter::Look { person: Some(person), answer }).await?;
        table.phase = shown.phase;
    }
    let is_over = matches!(table.phase, Phase::Over | Phase::Closed);
    table.idle_ms = table.idle_ms.saturating_sub(delay) * u64::from(is_over);
    Ok(())
}

/// `GET /api/tables/ID/record`.
pub async fn record(State(app): State<App>, headers: HeaderMap, Path(table): Path<String>) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let table: TableId = table.parse().map_err(|_| Error::NotFound)?;
    app.meters.join(who.person)?;
    must_belong(&app, who.person, table).await?;
    let record = ask(&app, table, |answer| Letter::Record { person: who.person, answer }).await??;
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    Ok((headers, record).into_response())
}

/// Whoever has not joined a table learns nothing of it, not even whether it exists.
pub async fn must_belong(app: &App, person: PersonId, table: TableId) -> Result<(), Error> {
    let belongs = app.belonging.ask((ids::table(table), ids::person(person))).await?;
    belongs.ok_or(Error::NotFound)
}

/// Whoever is not invited may come to a table that is open for them. Others learn nothing of it, not even whether it exists.
async fn may_come(app: &App, person: PersonId, table: TableId) -> Result<(), Error> {
    let (id, person) = (ids::table(table), ids::person(person));
    let listing = app.store.listing(id).await?;
    let is_open = match listing.map(|listing| (listing.visibility, listing.opened_by)) {
        Some((Visibility::Everybody, _)) => true,
        Some((Visibility::Friends, host)) => app.store.friend_ids(person).await?.contains(&host),
        Some((Visibility::Link, _)) | None => false,
    };
    if is_open || app.store.is_invited(person, id).await? {
        Ok(())
    } else {
        must_belong(app, ids::stored_person(person), table).await
    }
}

/// Whoever does not show a good invitation learns nothing of a table.
pub async fn must_be_invited(app: &App, table: TableId, secret: &str) -> Result<(), Error> {
    let secret = Token::parse(secret).ok_or(Error::NotFound)?;
    let invitation = app.store.invitation(secret.hash()).await?.ok_or(Error::NotFound)?;
    if invitation.table == ids::table(table) { Ok(()) } else { Err(Error::NotFound) }
}

/// Brings a table a letter and waits for the answer.
pub async fn ask<T>(app: &App, table: TableId, letter: impl FnOnce(oneshot::Sender<T>) -> Letter) -> Result<T, Error> {
    let (answer, answered) = oneshot::channel();
    app.tables.bring(table, letter(answer)).await?;
    answered.await.map_err(|_| Error::Unavailable("the table is being loaded again"))
}
