//! Choosing a name, and being signed in with it.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::PersonId;
use protocol::http::{Guest, Me};
use room::Input;
use store::{Person, Token, WallTime};

use crate::api::{Json, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::people::address::Source;
use crate::people::session::Who;
use crate::people::{names, session};

/// How many tables of a person are told what they are called now, the last changed first.
const TOLD: u32 = 100;

/// `POST /api/guest`: a new person with a session. Somebody who is signed in already gets another name.
pub async fn guest(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let Guest { name, token: wants_token } = read(&headers, body)?;
    let name = names::cleaned(&name)?;
    app.meters.guest(source)?;
    let known = match session::who(&app.store, &app.names, &headers).await {
        Ok(who) => Some(who.person_only()?),
        Err(Error::Banned) => return Err(Error::Banned),
        Err(_) => None,
    };
    if let Some(who) = known {
        rename(&app, &who, name.clone()).await?;
        return Ok(Json(Me { person: who.person, name, account: who.has_account, token: None }).into_response());
    }
    must_be_free(&app, &name).await?;
    let person = app.store.create_person(name, WallTime::now()).await?;
    open_session(&app, person, &headers, wants_token).await
}

/// Gives somebody another name: who has an account signs in with it from then on.
pub async fn rename(app: &App, who: &Who, name: String) -> Result<(), Error> {
    let person = ids::person(who.person);
    if who.has_account {
        app.store.rename_account(person, names::folded(&name), name.clone()).await?;
    } else {
        must_be_free(app, &name).await?;
        app.store.rename(person, name.clone()).await?;
    }
    app.here.rename(who.person, &name);
    app.quick.rename(who.person, &name);
    if let Err(error) = tell_tables(app, who.person, &name).await {
        tracing::warn!(%error, "tables are not told of another name; they are when the person is there");
    }
    Ok(())
}

/// The tables at which somebody sits, or a bot of theirs, are told what they are called now. One that cannot be told at this
/// moment is told when the person comes back to it.
async fn tell_tables(app: &App, person: PersonId, name: &str) -> Result<(), Error> {
    let id = ids::person(person);
    let bots = app.store.bots_of(id).await?;
    for member in [id].into_iter().chain(bots.into_iter().map(|bot| bot.id)) {
        for membership in app.store.tables_of(member, TOLD).await? {
            if membership.finished_at.is_none() {
                let rename = Input::Rename { person, name: name.to_owned() };
                let _ = app.tables.bring(ids::stored_table(membership.table), Letter::Input(rename)).await;
            }
        }
    }
    Ok(())
}

/// A guest does not get a name with which somebody signs in, nor one that looks like it.
async fn must_be_free(app: &App, name: &str) -> Result<(), Error> {
    let kept = app.store.credential(names::folded(name)).await?;
    if kept.is_some() { Err(Error::NameTaken) } else { Ok(()) }
}

/// A new session of this person, with a token of its own: a cookie, or a bearer token if that was asked for.
pub async fn open_session(
    app: &App,
    person: Person,
    headers: &HeaderMap,
    wants_token: bool,
) -> Result<Response, Error> {
    let token = Token::random();
    app.store.open_session(person.id, token.hash(), device(headers), WallTime::now()).await?;
    let me = Me {
        person: ids::stored_person(person.id),
        name: person.name,
        account: person.account_at.is_some(),
        token: wants_token.then(|| token.reveal()),
    };
    let mut response = Json(me).into_response();
    if !wants_token && let Some(cookie) = session::set_cookie(&app.names, &token) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// What the device is called in a list of devices: the program and system that it says it is, shortened.
fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("a program");
    agent.chars().filter(|c| !c.is_control()).take(120).collect()
}

/// `GET /api/me`.
pub async fn me(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let cookie = session::note_use(&app.store, &app.names, &headers, &who).await;
    let mut response =
        Json(Me { person: who.person, name: who.name, account: who.has_account, token: None }).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// `POST /api/sign-out`: the session is over, and its sockets end at once.
pub async fn sign_out(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    app.store.close_session(ids::person(who.person), who.session).await?;
    app.to_connections.revoke(who.session);
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = session::clear_cookie(&app.names) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}
