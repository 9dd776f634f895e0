//! Bots from outside: making them, their tokens, and how they come to tables.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::TableId;
use protocol::bots::{BotToken, MyBot, MyBots, NewBot, ThisBot};
use protocol::http::Joined;
use room::Owner;
use store::{BOTS, Person, StoreError, Token, Visibility, WallTime};

use crate::api::tables::{ask, must_be_invited};
use crate::api::{Json, read};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::people::session::{Who, is_banned};
use crate::people::{names, session};

/// What the only session of a bot is called.
const DEVICE: &str = "token";

type Body = Result<Bytes, BytesRejection>;

/// `GET /api/bots`.
pub async fn mine(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?.person_only()?;
    let mut known = app.store.bots_of(ids::person(who.person)).await?;
    known.sort_by_key(|bot| (bot.created_at, bot.id));
    let mut bots = Vec::with_capacity(known.len());
    for bot in known {
        let seen_at = app.store.sessions(bot.id).await?.first().map(|session| session.seen_at.0);
        bots.push(MyBot { bot: ids::stored_person(bot.id), name: bot.name, created_at: bot.created_at.0, seen_at });
    }
    Ok(Json(MyBots { bots, most: BOTS }).into_response())
}

/// `POST /api/bots`.
pub async fn make(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?.person_only()?;
    let NewBot { name } = read(&headers, body)?;
    let name = names::cleaned(&name)?;
    app.meters.open(who.person)?;
    let owner = ids::person(who.person);
    let has_account = app.store.people(vec![owner]).await?.iter().any(|person| person.account_at.is_some());
    if !has_account {
        return Err(Error::NoAccount);
    }
    let made = app.store.create_bot(owner, name, WallTime::now()).await;
    let bot = made.map_err(|error| match error {
        StoreError::Refused(_) => Error::TooMany("you have as many bots as one may have"),
        error => error.into(),
    })?;
    Ok(Json(with_token(&app, bot).await?).into_response())
}

/// `POST /api/bots/token`: a new one; the old one is over.
pub async fn token(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let bot = own(&app, &headers, body).await?;
    for session in app.store.close_sessions(bot.id).await? {
        app.to_connections.revoke(session);
    }
    Ok(Json(with_token(&app, bot).await?).into_response())
}

/// `POST /api/bots/revoke`.
pub async fn revoke(State(app): State<App>, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let bot = own(&app, &headers, body).await?;
    for session in app.store.erase(bot.id, WallTime::now()).await? {
        app.to_connections.revoke(session);
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A bot of whoever asks.
async fn own(app: &App, headers: &HeaderMap, body: Body) -> Result<Person, Error> {
    let who = session::who(&app.store, &app.names, headers).await?.person_only()?;
    let ThisBot { bot } = read(headers, body)?;
    app.meters.open(who.person)?;
    let own = app.store.bots_of(ids::person(who.person)).await?;
    own.into_iter().find(|known| known.id == ids::person(bot)).ok_or(Error::NotFound)
}

async fn with_token(app: &App, bot: Person) -> Result<BotToken, Error> {
    let token = Token::random();
    app.store.open_session(bot.id, token.hash(), DEVICE.to_owned(), WallTime::now()).await?;
    Ok(BotToken { bot: ids::stored_person(bot.id), name: bot.name, token: token.reveal() })
}

/// A bot joins: with an invitation, or at a table for everybody whose host allowed bots. It cannot watch.
pub async fn join(app: &App, who: Who, table: TableId, invitation: Option<&str>) -> Result<Response, Error> {
    let is_invited = invitation.is_some();
    if let Some(invitation) = invitation {
        must_be_invited(app, table, invitation).await?;
    } else {
        let listing = app.store.listing(ids::table(table)).await?;
        if !listing.is_some_and(|listing| listing.visibility == Visibility::Everybody) {
            return Err(Error::NotFound);
        }
    }
    let owner = owner(app, &who).await?;
    let (bot, name) = (who.person, who.name);
    let letter = |answer| Letter::BotJoins { bot, name, owner, is_invited, answer };
    let joined: Joined = ask(app, table, letter).await??;
    Ok(Json(joined).into_response())
}

/// Whose bot it is. Nobody who is kept out sends their bot instead.
async fn owner(app: &App, bot: &Who) -> Result<Owner, Error> {
    let account = app.store.account(ids::person(bot.person)).await?.ok_or(Error::SignedOut)?;
    let owner = app.store.people(account.owner.into_iter().collect()).await?.pop().ok_or(Error::SignedOut)?;
    if is_banned(&owner) {
        return Err(Error::Banned);
    }
    Ok(Owner { person: ids::stored_person(owner.id), name: owner.name })
}
