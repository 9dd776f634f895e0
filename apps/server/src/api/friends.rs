//! Friends, people one does not want to read, and looking for people.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::people::{FindPeople, Found, Friend, FriendAnswer, Friends, Somebody, Someone, Tie};
use store::{Asked, Kind, Person, PersonId, StoreError, WallTime};

use crate::api::{Json, moment, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::presence::Presence;
use crate::people::session::Who;
use crate::people::{names, session};

/// How many people are found at once.
const FOUND: u32 = 20;
/// The shortest beginning of a name by which people are found.
const SHORTEST: usize = 3;
/// Of how many friends who were not seen since the server runs it is looked up when they were here last.
const LOOKED_UP: usize = 100;

type Body = Result<Bytes, BytesRejection>;

/// A person in a list.
pub fn someone(person: &Person) -> Someone {
    Someone { person: ids::stored_person(person.id), name: person.name.clone() }
}

/// `POST /api/people`.
pub async fn find(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let FindPeople { name } = read(&headers, body)?;
    app.meters.contact(who.person)?;
    let name = names::folded(&names::cleaned(&name)?);
    let found = if name.chars().count() >= SHORTEST {
        app.store.find_people(name, FOUND + 1).await?
    } else {
        let credential = app.store.credential(name).await?;
        app.store.people(credential.map(|credential| credential.person).into_iter().collect()).await?
    };
    let others = found.iter().filter(|person| person.id != ids::person(who.person)).map(someone);
    Ok(Json(Found { people: others.take(FOUND as usize).collect() }).into_response())
}

/// `GET /api/friends`.
pub async fn friends(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let (person, now) = (ids::person(who.person), WallTime::now());
    app.here.note(&who, now);
    let mut friends = Vec::new();
    let mut looked_up = 0;
    for store::Friend { person, tie } in app.store.friends(person).await? {
        let (tie, since) = match tie {
            store::Tie::Friends(at) => (Tie::Friends, at),
            store::Tie::Asked(at) => (Tie::Asked, at),
            store::Tie::WasAsked(at) => (Tie::WasAsked, at),
        };
        let (here, last) = match app.here.of(ids::stored_person(person.id), now) {
            _ if tie != Tie::Friends => (false, None),
            Presence::Here => (true, None),
            Presence::Last(at) => (false, Some(at)),
            Presence::Unknown if looked_up < LOOKED_UP => {
                looked_up += 1;
                (false, app.store.sessions(person.id).await?.into_iter().map(|session| session.seen_at).max())
            }
            Presence::Unknown => (false, None),
        };
        let (since_at, last_here_at) = (moment(since), last.map(moment));
        friends.push(Friend { who: someone(&person), tie, since_at, here, last_here_at });
    }
    friends.sort_by(|one, other| (&one.who.name, one.who.person).cmp(&(&other.who.name, other.who.person)));
    let muted = app.store.muted_by(person).await?.iter().map(someone).collect();
    Ok(Json(Friends { friends, muted }).into_response())
}

/// `POST /api/friends/ask`.
pub async fn ask(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let (who, friend) = about(&app, &headers, body).await?;
    let (person, now) = (ids::person(who.person), WallTime::now());
    // Whoever muted somebody is not asked by them, and who asks is not told so.
    let is_muted = app.store.muted_by(friend.id).await?.iter().any(|muted| muted.id == person);
    let answer = if is_muted { Asked::Waits } else { app.store.ask_friend(person, friend.id, now).await? };
    match answer {
        Asked::Waits => Ok(Json(FriendAnswer { friends: false }).into_response()),
        Asked::Friends => Ok(Json(FriendAnswer { friends: true }).into_response()),
        Asked::TooMany => Err(Error::TooMany("either of you has too many friends or requests already")),
    }
}

/// `POST /api/friends/end`.
pub async fn end(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Somebody { person } = read(&headers, body)?;
    app.meters.contact(who.person)?;
    app.store.end_friendship(ids::person(who.person), ids::person(person)).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `POST /api/mute`. They are not told.
pub async fn mute(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let (who, muted) = about(&app, &headers, body).await?;
    if !app.store.mute(ids::person(who.person), muted.id, WallTime::now()).await? {
        return Err(Error::TooMany("you have muted too many people already"));
    }
    app.talks.mutes_changed(who.person);
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `POST /api/unmute`.
pub async fn unmute(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Somebody { person } = read(&headers, body)?;
    app.meters.contact(who.person)?;
    app.store.unmute(ids::person(who.person), ids::person(person)).await?;
    app.talks.mutes_changed(who.person);
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Who asks, and about whom: somebody else, who is a person and was not erased.
async fn about(app: &App, headers: &HeaderMap, body: Body) -> Result<(Who, Person), Error> {
    let who = session::who(&app.store, &app.names, headers).await?;
    let Somebody { person } = read(headers, body)?;
    app.meters.contact(who.person)?;
    let other = other(app, ids::person(person)).await?.filter(|other| other.id != ids::person(who.person));
    Ok((who, other.ok_or(Error::NotFound)?))
}

/// A person who is there.
async fn other(app: &App, person: PersonId) -> Result<Option<Person>, StoreError> {
    let found = app.store.people(vec![person]).await?.pop();
    Ok(found.filter(|other| other.kind == Kind::Person && other.deleted_at.is_none()))
}
