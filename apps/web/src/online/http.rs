//! Requests to the server outside the socket.

use js_sys::JsString;
use leptos::prelude::window;
use protocol::Wire;
use protocol::http::{
    About, Failure, FailureCode, Guest, Invitation, Invite, Invited, Join, Joined, Me, MyTables, NewTable, Opened,
};
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// No server, or one that hands out the page only.
    Nobody,
    /// The server has said no.
    Refused(FailureCode),
    /// Name and password do not go together; so many tries are left.
    Wrong(u32),
    /// Too many requests; in so many seconds again.
    Slower(u32),
}

/// What the server is.
pub async fn about() -> Result<About, NoAnswer> {
    get("api/about").await
}

/// Takes a name.
pub async fn guest(name: String) -> Result<Me, NoAnswer> {
    post("api/guest", &Guest { name, token: false }).await
}

/// The tables of this person.
pub async fn tables() -> Result<MyTables, NoAnswer> {
    get("api/tables").await
}

/// Opens a table.
pub async fn open(table: NewTable) -> Result<Opened, NoAnswer> {
    post("api/tables", &table).await
}

/// Asks for a new invitation; the old one is over.
pub async fn invite(table: protocol::TableId) -> Result<Opened, NoAnswer> {
    post("api/invite", &Invite { table }).await
}

/// What an invitation is to.
pub async fn invitation(invitation: Invitation) -> Result<Invited, NoAnswer> {
    post("api/invitation", &invitation).await
}

/// Joins a table.
pub async fn join(join: Join) -> Result<Joined, NoAnswer> {
    post("api/join", &join).await
}

/// The record of a finished game.
pub async fn record(table: protocol::TableId) -> Option<String> {
    ask(&format!("api/tables/{table}/record"), None).await.ok()
}

/// Asks for something.
pub async fn get<A: DeserializeOwned>(path: &str) -> Result<A, NoAnswer> {
    read(ask(path, None).await)
}

/// The text that lies there.
pub async fn text(path: &str) -> Result<String, NoAnswer> {
    ask(path, None).await
}

/// Says something and reads the answer.
pub async fn post<A: DeserializeOwned>(path: &str, body: &impl Wire) -> Result<A, NoAnswer> {
    read(ask(path, Some(protocol::text(body))).await)
}

/// Says something that is done without an answer.
pub async fn tell(path: &str, body: &impl Wire) -> Result<(), NoAnswer> {
    ask(path, Some(protocol::text(body))).await.map(|_| ())
}

/// Does something there is nothing to say about, and reads the answer.
pub async fn press<A: DeserializeOwned>(path: &str) -> Result<A, NoAnswer> {
    read(ask(path, Some(String::new())).await)
}

/// The same without an answer.
pub async fn press_only(path: &str) -> Result<(), NoAnswer> {
    ask(path, Some(String::new())).await.map(|_| ())
}

fn read<A: DeserializeOwned>(text: Result<String, NoAnswer>) -> Result<A, NoAnswer> {
    serde_json::from_str(&text?).map_err(|_| NoAnswer::Nobody)
}

/// The text of the answer; with a body the request is a `POST`.
async fn ask(path: &str, body: Option<String>) -> Result<String, NoAnswer> {
    let (status, again, text) = fetched(path, body).await.map_err(|_| NoAnswer::Nobody)?;
    match status {
        200..300 => Ok(text),
        _ => Err(serde_json::from_str(&text).map_or(NoAnswer::Nobody, |no| refused(&no, again))),
    }
}

fn refused(no: &Failure, again: Option<u32>) -> NoAnswer {
    match (no.error, no.tries_left, again) {
        (FailureCode::WrongSignIn, Some(tries), _) => NoAnswer::Wrong(tries),
        (FailureCode::TooFast, _, Some(seconds)) => NoAnswer::Slower(seconds),
        (code, ..) => NoAnswer::Refused(code),
    }
}

/// The status, in how many seconds to try again, and the text.
async fn fetched(path: &str, body: Option<String>) -> Result<(u16, Option<u32>, String), JsValue> {
    let init = RequestInit::new();
    init.set_cache(web_sys::RequestCache::NoStore);
    if let Some(body) = body {
        init.set_method("POST");
        init.set_body(&JsValue::from_str(&body));
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await?;
    let answer: Response = answer.dyn_into()?;
    let text: JsString = JsFuture::from(answer.text()?).await?.dyn_into()?;
    let again = answer.headers().get("retry-after")?.and_then(|seconds| seconds.parse().ok());
    Ok((answer.status(), again, text.into()))
}
