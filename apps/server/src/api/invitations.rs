//! Invitations from one person to another. An invitation by a link is in [`crate::api::tables`].

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::people::{FromFriend, Invitations, InviteFriend, JoinInvited, SomeTable};
use protocol::{Phase, Watching};
use store::{TableInvitation, WallTime};

use crate::api::friends::someone;
use crate::api::tables::{ask, join_as, must_belong};
use crate::api::{Json, moment, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::live::loading;
use crate::people::session;

/// For so long after its end a game may be going on for those who watch later, in milliseconds.
const LATER: i64 = 10 * 60 * 1000;

type Body = Result<Bytes, BytesRejection>;

/// `POST /api/friends/invite`: a friend is invited to a table by its host.
pub async fn invite(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let InviteFriend { table, person } = read(&headers, body)?;
    app.meters.contact(who.person)?;
    must_belong(&app, who.person, table).await?;
    if !ask(&app, table, |answer| Letter::IsHost { person: who.person, answer }).await? {
        return Err(Error::NotFound);
    }
    let (by, friend) = (ids::person(who.person), ids::person(person));
    if !app.store.friend_ids(by).await?.contains(&friend) {
        return Err(Error::NoFriend);
    }
    // Whoever was invited already, or has too many invitations, is not asked again.
    app.store.invite_person(friend, ids::table(table), by, WallTime::now()).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `GET /api/invitations`.
pub async fn invitations(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    app.meters.contact(who.person)?;
    // For those who watch later a game is over later than it is stored.
    let finished_after = WallTime(WallTime::now().0 - LATER);
    let mut invitations = Vec::new();
    for invited in app.store.invited_to(ids::person(who.person), finished_after).await? {
        let Some(mut line) = line(&invited) else { continue };
        if line.rules.watching == Watching::Delayed && line.phase != Phase::Waiting {
            let person = Some(who.person);
            line.phase = ask(&app, line.table, |answer| Letter::Look { person, answer }).await?.phase;
        }
        if !matches!(line.phase, Phase::Over | Phase::Closed | Phase::SetAside) {
            invitations.push(line);
        }
    }
    Ok(Json(Invitations { invitations }).into_response())
}

fn line(invited: &TableInvitation) -> Option<FromFriend> {
    let (phase, rules, players) = loading::open_facts(&invited.phase, &invited.clocks)?;
    let (table, by, invited_at) = (ids::stored_table(invited.table), someone(&invited.by), moment(invited.at));
    Some(FromFriend { table, by, invited_at, phase, rules, players })
}

/// `POST /api/invitations/join`.
pub async fn join(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let JoinInvited { table, watch } = read(&headers, body)?;
    app.meters.join(who.person)?;
    if !app.store.is_invited(ids::person(who.person), ids::table(table)).await? {
        return Err(Error::NotFound);
    }
    join_as(&app, &headers, who, table, watch).await
}

/// `POST /api/invitations/dismiss`.
pub async fn dismiss(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let SomeTable { table } = read(&headers, body)?;
    app.meters.contact(who.person)?;
    app.store.dismiss(ids::person(who.person), ids::table(table), WallTime::now()).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
