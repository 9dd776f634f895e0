//! Signing in with a password, and with a recovery code.
//!
//! Nothing tells whether a name is kept: both answers are the same, and cost the same. Every sign-in makes a session of its
//! own; the one that was shown with the request is over, so that nobody who planted it is signed in too.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::people::{Recover, SignIn};
use store::{Code, Person, PersonId, WallTime};

use crate::api::{guests, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::address::Source;
use crate::people::passwords::Password;
use crate::people::{names, session};

type Body = Result<Bytes, BytesRejection>;

/// `POST /api/sign-in`.
pub async fn sign_in(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let SignIn { name, password, token } = read(&headers, body)?;
    let login = folded(&name);
    let tries_left = app.meters.sign_in(&login, source)?;
    let credential = app.store.credential(login).await?;
    let (person, hash) = credential.map(|credential| (credential.person, credential.hash)).unzip();
    let is_right = app.passwords.verify(Password::shown(&password), hash).await?;
    let person = person.filter(|_| is_right).ok_or(Error::WrongSignIn { tries_left })?;
    signed_in(&app, person, &headers, token).await
}

/// `POST /api/recover`: a recovery code, which is used up, and a new password. Everybody else is signed out.
pub async fn recover(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let Recover { name, code, password, token } = read(&headers, body)?;
    let password = Password::chosen(&password, &name)?;
    let login = folded(&name);
    let tries_left = app.meters.sign_in(&login, source)?;
    let wrong = || Error::WrongSignIn { tries_left };
    let credential = app.store.credential(login).await?;
    // As much is done for a name that nobody has.
    let person = credential.map_or_else(PersonId::random, |credential| credential.person);
    let code = Code::parse(&code).unwrap_or_else(Code::random);
    let hash = app.passwords.hash(password).await?;
    if !app.store.use_code(person, code.hash(), WallTime::now()).await? {
        return Err(wrong());
    }
    app.store.change_hash(person, hash, WallTime::now()).await?;
    for session in app.store.close_sessions(person).await? {
        app.to_connections.revoke(session);
    }
    signed_in(&app, person, &headers, token).await
}

/// The folded name; of a text that can be no name, something that is no folded name.
fn folded(name: &str) -> String {
    names::cleaned(name).map(|name| names::folded(&name)).unwrap_or_default()
}

async fn signed_in(app: &App, person: PersonId, headers: &HeaderMap, wants_token: bool) -> Result<Response, Error> {
    let person: Person = app.store.people(vec![person]).await?.pop().ok_or(Error::SignedOut)?;
    if person.banned_until.is_some_and(|until| until > WallTime::now()) {
        return Err(Error::Banned);
    }
    if let Ok(before) = session::who(&app.store, &app.names, headers).await {
        app.store.close_session(ids::person(before.person), before.session).await?;
        app.to_connections.revoke(before.session);
    }
    guests::open_session(app, person, headers, wants_token).await
}
