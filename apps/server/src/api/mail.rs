//! Mails that a person wants: their address, and what for.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use locale::Lang;
use protocol::mail::{ConfirmMail, MailKind, MailSettings, SetMail, WantMails};
use store::{Choices, PersonId, Token, WallTime};

use crate::api::{Json, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::mail::{CONFIRM_WITHIN, Confirmation, Mailer, address};
use crate::people::session;

type Body = Result<Bytes, BytesRejection>;

/// The post office; without one there is nothing here.
fn mailer(app: &App) -> Result<&Mailer, Error> {
    app.mailer.as_ref().ok_or(Error::NotFound)
}

async fn person(app: &App, headers: &HeaderMap) -> Result<PersonId, Error> {
    let who = session::who(&app.store, &app.names, headers).await?.person_only()?;
    Ok(ids::person(who.person))
}

/// `GET /api/mail`.
pub async fn settings(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    mailer(&app)?;
    let person = person(&app, &headers).await?;
    told(&app, person).await
}

async fn told(app: &App, person: PersonId) -> Result<Response, Error> {
    let account = app.store.account(person).await?.ok_or(Error::SignedOut)?;
    let settings = MailSettings {
        confirmed: account.mail.as_ref().is_some_and(|mail| mail.confirmed_at.is_some()),
        address: account.mail.map(|mail| mail.address),
        wants: MailKind::split(&account.choices.mail_wants),
        language: account.choices.language,
    };
    Ok(Json(settings).into_response())
}

fn language(code: &str) -> Result<Lang, Error> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| Error::BadRequest("language: en, pl, ru or cs".to_owned()))
}

/// What somebody chose, with a few things changed.
async fn choose(app: &App, person: PersonId, change: impl FnOnce(&mut Choices)) -> Result<(), Error> {
    let mut choices = app.store.account(person).await?.ok_or(Error::SignedOut)?.choices;
    change(&mut choices);
    Ok(app.store.choose(person, choices).await?)
}

/// `POST /api/mail`: a mail with a link goes to the address, and nothing else before the link is used.
pub async fn set(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let mailer = mailer(&app)?;
    let person = person(&app, &headers).await?;
    let SetMail { address: to, language: code } = read(&headers, body)?;
    let lang = language(&code)?;
    let to = address(&to).ok_or(Error::BadAddress)?;
    app.meters.confirmation(ids::stored_person(person), to.as_ref())?;
    let (token, until) = (Token::random(), WallTime::now().plus(CONFIRM_WITHIN));
    app.store.set_mail(person, to.to_string(), token.hash(), until).await?;
    choose(&app, person, |choices| choices.language = Some(lang.code().to_owned())).await?;
    mailer.confirm(Confirmation { to, lang, token })?;
    told(&app, person).await
}

/// `POST /api/mail/wants`.
pub async fn wants(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    mailer(&app)?;
    let person = person(&app, &headers).await?;
    let WantMails { wants, language: code } = read(&headers, body)?;
    let lang = language(&code)?;
    let wants: Vec<MailKind> = MailKind::ALL.into_iter().filter(|kind| wants.contains(kind)).collect();
    choose(&app, person, |choices| {
        (choices.mail_wants, choices.language) = (MailKind::join(&wants), Some(lang.code().to_owned()));
    })
    .await?;
    told(&app, person).await
}

/// `POST /api/mail/confirm`: whoever has the token has the mail.
pub async fn confirm(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<StatusCode, Error> {
    mailer(&app)?;
    let ConfirmMail { token } = read(&headers, body)?;
    let token = Token::parse(&token).ok_or(Error::NotFound)?;
    app.store.confirm_mail(token.hash(), WallTime::now()).await?.ok_or(Error::NotFound)?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/mail/remove`.
pub async fn remove(State(app): State<App>, headers: HeaderMap) -> Result<StatusCode, Error> {
    mailer(&app)?;
    let person = person(&app, &headers).await?;
    app.store.drop_mail(person).await?;
    Ok(StatusCode::NO_CONTENT)
}
