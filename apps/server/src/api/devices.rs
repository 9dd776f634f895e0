//! Where a person is signed in, and signing out there.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::people::{Device, Devices, SignOut, SignedOut};
use store::Session;

use crate::api::{Json, moment, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::session;

/// `GET /api/devices`.
pub async fn devices(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let sessions = app.store.sessions(ids::person(who.person)).await?;
    let device = |session: Session| Device {
        id: ids::device(session.id),
        name: session.device,
        since_at: moment(session.created_at),
        seen_at: moment(session.seen_at),
        here: app.connections.has(session.id) || session.id == who.session,
        this: session.id == who.session,
    };
    Ok(Json(Devices { devices: sessions.into_iter().map(device).collect() }).into_response())
}

/// `POST /api/devices/sign-out`: sockets of the devices end at once.
pub async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let which: SignOut = read(&headers, body)?;
    let person = ids::person(who.person);
    let (ended, this_too) = match which {
        SignOut::Others => (session::end_others(&app, &who).await?, false),
        SignOut::All => (app.store.close_sessions(person).await?, true),
        SignOut::One { device } => {
            let session = ids::session(device);
            let closed = app.store.close_session(person, session).await?;
            let ended = if closed { vec![session] } else { return Err(Error::NotFound) };
            (ended, session == who.session)
        }
    };
    ended.iter().for_each(|session| app.to_connections.revoke(*session));
    let devices = u32::try_from(ended.len()).unwrap_or(u32::MAX);
    let mut response = Json(SignedOut { devices }).into_response();
    if this_too {
        response.headers_mut().extend(session::clear_cookie(&app.names).map(|cookie| (SET_COOKIE, cookie)));
    }
    Ok(response)
}
