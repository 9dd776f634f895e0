//! Keeping a name, and what goes with it: another name, another password, other codes, choices.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::Me;
use protocol::people::{Account, Choices, Codes, Keep, Kept, NewCodes, NewName, NewPassword, Someone};
use store::{Code, PersonId, WallTime};

use crate::api::{Json, guests, moment, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::address::Source;
use crate::people::passwords::Password;
use crate::people::session::{Renewed, Who};
use crate::people::{names, session};

/// How many recovery codes somebody gets.
const CODES: usize = 10;

type Body = Result<Bytes, BytesRejection>;

/// `GET /api/account`.
pub async fn account(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let id = ids::person(who.person);
    let store::Account { person, choices, codes_left, .. } = app.store.account(id).await?.ok_or(Error::SignedOut)?;
    let credential = app.store.credential_of(id).await?;
    let now = WallTime::now();
    let account = Account {
        me: Someone { person: who.person, name: person.name },
        since_at: moment(person.created_at),
        account_at: person.account_at.map(moment),
        password_at: credential.map(|credential| moment(credential.changed_at)),
        codes_left,
        choices: Choices {
            public_page: choices.public_page,
            may_review: choices.may_review,
            language: choices.language,
        },
        silenced_until: person.silenced_until.filter(|until| *until > now).map(moment),
    };
    Ok(Json(account).into_response())
}

/// `POST /api/account`: the guest name is kept.
pub async fn keep(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Keep { password } = read(&headers, body)?;
    let password = Password::chosen(&password, &who.name)?;
    if who.has_account {
        return Err(Error::HasAccount);
    }
    app.meters.contact(who.person)?;
    let hash = app.passwords.hash(password).await?;
    let person = ids::person(who.person);
    app.store.keep(person, names::folded(&who.name), hash, WallTime::now()).await?;
    let codes = new_codes(&app, person).await?;
    // Whoever had the token of the guest does not have the account.
    let Renewed { token, cookie } = session::renew(&app, &headers, &who).await?;
    let me = Me { person: who.person, name: who.name, account: true, token };
    let mut response = Json(Kept { me, codes }).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// New recovery codes; the old ones are void.
async fn new_codes(app: &App, person: PersonId) -> Result<Vec<String>, Error> {
    let codes: Vec<Code> = (0..CODES).map(|_| Code::random()).collect();
    app.store.set_codes(person, codes.iter().map(Code::hash).collect(), WallTime::now()).await?;
    Ok(codes.iter().map(Code::reveal).collect())
}

/// `POST /api/account/name`.
pub async fn name(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let NewName { name } = read(&headers, body)?;
    let name = names::cleaned(&name)?;
    app.meters.guest(source)?;
    guests::rename(&app, &who, name.clone()).await?;
    Ok(Json(Me { person: who.person, name, account: who.has_account, token: None }).into_response())
}

/// `POST /api/account/password`: everybody else who uses the account is signed out.
pub async fn password(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let NewPassword { old, new } = read(&headers, body)?;
    let new = Password::chosen(&new, &who.name)?;
    must_know(&app, &who, source, &old).await?;
    let (person, hash) = (ids::person(who.person), app.passwords.hash(new).await?);
    app.store.change_hash(person, hash, WallTime::now()).await?;
    session::end_others(&app, &who).await?;
    let Renewed { token, cookie } = session::renew(&app, &headers, &who).await?;
    let me = Me { person: who.person, name: who.name, account: true, token };
    let mut response = Json(me).into_response();
    response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// `POST /api/account/codes`.
pub async fn codes(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let NewCodes { password } = read(&headers, body)?;
    must_know(&app, &who, source, &password).await?;
    let codes = new_codes(&app, ids::person(who.person)).await?;
    Ok(Json(Codes { codes }).into_response())
}

/// Whoever changes what signs in knows the password, and has not only found a device that is signed in.
pub async fn must_know(app: &App, who: &Who, source: Source, password: &str) -> Result<(), Error> {
    let credential = app.store.credential_of(ids::person(who.person)).await?.ok_or(Error::NoAccount)?;
    let tries_left = app.meters.sign_in(&credential.login, source)?;
    let is_right = app.passwords.verify(Password::shown(password), Some(credential.hash)).await?;
    if is_right { Ok(()) } else { Err(Error::WrongSignIn { tries_left }) }
}

/// `POST /api/account/choices`.
pub async fn choose(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Choices { public_page, may_review, language } = read(&headers, body)?;
    if language.as_deref().is_some_and(|language| !["en", "pl", "ru", "cs"].contains(&language)) {
        return Err(Error::BadRequest("languages are en, pl, ru and cs".to_owned()));
    }
    app.meters.contact(who.person)?;
    let person = ids::person(who.person);
    let known = app.store.account(person).await?.ok_or(Error::SignedOut)?.choices;
    app.store.choose(person, store::Choices { public_page, may_review, language, ..known }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
