//! Who asks: from a session alone, shown as a cookie by browsers and as a bearer token by programs.
//!
//! A token is 256 random bits; only its hash is stored. Behind TLS the cookie is `__Host-session`, which no other site and
//! no plain connection can set; over plain HTTP, in a local network, it has another name and is not `Secure`.

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use protocol::PersonId;
use store::{Kind, Person, Session, SessionId, Store, Token, WallTime};

use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::people::origin::Names;

/// After so long it is noted again that a session is used, in milliseconds: a day.
const NOTED: i64 = 24 * 60 * 60 * 1000;
/// How long a browser keeps the cookie, in seconds: 400 days, the most that browsers allow.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Who {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Whether it is a bot from outside.
    pub is_bot: bool,
    /// Whether they can sign in with it.
    pub has_account: bool,
    /// The session they have shown.
    pub session: SessionId,
    /// When it was last used, to the day.
    seen_at: WallTime,
}

#[cfg(test)]
impl Who {
    /// Somebody for a test.
    pub fn called(name: &str, number: u8, has_account: bool) -> Self {
        let session = SessionId::from_bytes([number; 16]);
        let person = PersonId::from_bytes([number; 16]);
        Self { person, name: name.to_owned(), is_bot: false, has_account, session, seen_at: WallTime(0) }
    }
}

/// The name of the cookie. Cookies know no ports, so that of a plain server has it in its name: two servers on one machine
/// do not sign each other's people out.
pub fn cookie_name(names: &Names) -> String {
    if names.is_https() { "__Host-session".to_owned() } else { format!("pangea-session-{}", names.port()) }
}

/// Whether a request has our cookie, good or not.
pub fn has_cookie(names: &Names, headers: &HeaderMap) -> bool {
    cookie(names, headers).is_some()
}

/// The cookie that gives a browser this token.
pub fn set_cookie(names: &Names, token: &Token) -> Option<HeaderValue> {
    written(names, &token.reveal(), KEPT)
}

/// The cookie that takes it away.
pub fn clear_cookie(names: &Names) -> Option<HeaderValue> {
    written(names, "", 0)
}

fn written(names: &Names, value: &str, seconds: u32) -> Option<HeaderValue> {
    let secure = if names.is_https() { "; Secure" } else { "" };
    let name = cookie_name(names);
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

fn cookie<'a>(names: &Names, headers: &'a HeaderMap) -> Option<&'a str> {
    let name = cookie_name(names);
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The token that a request shows. A bearer token comes before a cookie.
pub fn token(names: &Names, headers: &HeaderMap) -> Result<Token, Error> {
    let text = bearer(headers).or_else(|| cookie(names, headers)).ok_or(Error::SignedOut)?;
    Token::parse(text).ok_or(Error::SignedOut)
}

/// The person of the session that a request shows.
pub async fn who(store: &Store, names: &Names, headers: &HeaderMap) -> Result<Who, Error> {
    let found = store.find_session(token(names, headers)?.hash()).await?;
    Who::let_in(found)
}

/// A new token for the session of a request, shown the way the old one was: as a cookie, or as a bearer token, which is
/// returned. The old one opens nothing any longer.
pub async fn renew(app: &App, headers: &HeaderMap, who: &Who) -> Result<Renewed, Error> {
    let token = Token::random();
    app.store.renew_session(who.session, token.hash()).await?;
    let is_bearer = bearer(headers).is_some();
    Ok(Renewed {
        token: is_bearer.then(|| token.reveal()),
        cookie: set_cookie(&app.names, &token).filter(|_| !is_bearer),
    })
}

/// Ends all other sessions of a person, with their sockets. Returns which.
pub async fn end_others(app: &App, who: &Who) -> Result<Vec<SessionId>, Error> {
    let person = ids::person(who.person);
    let mut ended = Vec::new();
    for session in app.store.sessions(person).await? {
        if session.id != who.session && app.store.close_session(person, session.id).await? {
            app.to_connections.revoke(session.id);
            ended.push(session.id);
        }
    }
    Ok(ended)
}

/// A token that replaces another one.
pub struct Renewed {
    /// For who showed a bearer token.
    pub token: Option<String>,
    /// For who showed a cookie.
    pub cookie: Option<HeaderValue>,
}

impl Who {
    /// The person of a session.
    pub fn of((session, person): (Session, Person)) -> Self {
        let (id, is_bot, has_account) =
            (ids::stored_person(person.id), person.kind == Kind::Bot, person.account_at.is_some());
        Self { person: id, name: person.name, is_bot, has_account, session: session.id, seen_at: session.seen_at }
    }

    /// The person of a session, if there is one and they are not kept out.
    pub fn let_in(found: Option<(Session, Person)>) -> Result<Self, Error> {
        match found {
            Some((_, person)) if is_banned(&person) => Err(Error::Banned),
            Some(found) => Ok(Self::of(found)),
            None => Err(Error::SignedOut),
        }
    }

    /// The same for what bots from outside cannot do.
    pub fn person_only(self) -> Result<Self, Error> {
        if self.is_bot { Err(Error::NotForBots) } else { Ok(self) }
    }
}

/// Whether whoever runs the server keeps somebody out now.
pub fn is_banned(person: &Person) -> bool {
    person.banned_until.is_some_and(|until| until > WallTime::now())
}

/// Notes, once a day, that a session is used. A browser is then given its cookie again, which otherwise would end some day
/// although its session is used.
pub async fn note_use(store: &Store, names: &Names, headers: &HeaderMap, who: &Who) -> Option<HeaderValue> {
    let now = WallTime::now();
    if now.0.saturating_sub(who.seen_at.0) < NOTED {
        return None;
    }
    if let Err(error) = store.touch_session(who.session, now).await {
        tracing::warn!(%error, "it is not noted that a session is used");
        return None;
    }
    let token = cookie(names, headers).filter(|_| bearer(headers).is_none())?;
    written(names, token, KEPT)
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use super::*;

    fn names(url: &str) -> Names {
        Names::new(url, SocketAddr::from(([127, 0, 0, 1], 8000))).expect("names")
    }

    #[test]
    fn the_cookie_behind_tls_is_bound_to_this_host() {
        let cookie = set_cookie(&names("https://pangea.example"), &Token::random()).expect("a cookie");
        let text = cookie.to_str().expect("text");
        assert!(text.starts_with("__Host-session="), "{text}");
        for part in ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("Domain"));
        assert!(cookie.is_sensitive());
    }

    #[test]
    fn the_cookie_of_a_plain_server_has_another_name() {
        let names = names("http://127.0.0.1:8000");
        let token = Token::random();
        let cookie = set_cookie(&names, &token).expect("a cookie");
        let text = cookie.to_str().expect("text");
        assert!(text.starts_with("pangea-session-8000=") && !text.contains("Secure"), "{text}");
        let mut headers = HeaderMap::new();
        let pair = text.split(';').next().expect("a pair");
        headers.insert(COOKIE, format!("other=1; {pair}; more=2").parse().expect("a value"));
        assert_eq!(super::cookie(&names, &headers), Some(&*token.reveal()));
    }
}
