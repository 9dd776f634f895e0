//! What the server has of a person: given to them, and erased.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::people::Delete;
use protocol::{PersonId, TableId};
use serde_json::Value;
use store::{StoreError, WallTime};

use crate::api::accounts::must_know;
use crate::api::read;
use crate::api::tables::ask;
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::people::address::Source;
use crate::people::{names, session};

/// `GET /api/my-data`: everything that is stored about the person, as a file.
pub async fn my_data(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    app.meters.report(who.person)?;
    let mut data = app.store.export(ids::person(who.person)).await?;
    name_as_elsewhere(&mut data);
    let text = serde_json::to_string_pretty(&data).unwrap_or_default() + "\n";
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_DISPOSITION, "attachment; filename=\"pangea-my-data.json\""),
    ];
    Ok((headers, text).into_response())
}

/// Where a row names a person, a table, a request or a device.
const NAMES: [&str; 12] = [
    "id",
    "person",
    "owner",
    "friend",
    "muted",
    "author",
    "reporter",
    "reported",
    "invited_by",
    "opened_by",
    "table_id",
    "action_id",
];

/// Gives everything the name that it has in links, in messages and in journals: the store writes the same bits otherwise.
fn name_as_elsewhere(data: &mut Value) {
    match data {
        Value::Array(rows) => rows.iter_mut().for_each(name_as_elsewhere),
        Value::Object(row) => {
            for (column, value) in row {
                let id = value.as_str().filter(|_| NAMES.contains(&&**column)).and_then(|text| text.parse().ok());
                match id {
                    Some(id) => *value = ids::stored_person(id).to_string().into(),
                    None => name_as_elsewhere(value),
                }
            }
        }
        _ => {}
    }
}

/// `POST /api/account/delete`. Games stay, and the name goes: out of every table, every entry of a journal and every list.
pub async fn delete(
    State(app): State<App>,
    Extension(source): Extension<Source>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Delete { name, password } = read(&headers, body)?;
    if names::cleaned(&name)? != who.name {
        return Err(Error::BadName("this is not your name; type it as it is shown"));
    }
    if who.has_account {
        must_know(&app, &who, source, &password.unwrap_or_default()).await?;
    }
    // It goes on if whoever asked has hung up.
    let (erasing, person) = (app.clone(), who.person);
    let erased = tokio::spawn(async move { erase(&erasing, person).await });
    erased.await.map_err(|_| Error::Unavailable("not everything could be erased"))??;
    let mut response = StatusCode::NO_CONTENT.into_response();
    response.headers_mut().extend(session::clear_cookie(&app.names).map(|cookie| (SET_COOKIE, cookie)));
    Ok(response)
}

/// Erases a person. First their name goes from all tables: if that fails half-way they are still there, and can ask again.
pub async fn erase(app: &App, person: PersonId) -> Result<(), Error> {
    let id = ids::person(person);
    let bots = app.store.bots_of(id).await?;
    let all: Vec<PersonId> = [person].into_iter().chain(bots.iter().map(|bot| ids::stored_person(bot.id))).collect();
    for one in &all {
        erase_from_tables(app, *one).await?;
    }
    for session in app.store.erase(id, WallTime::now()).await? {
        app.to_connections.revoke(session);
    }
    for one in &all {
        // A table they came to meanwhile.
        erase_from_tables(app, *one).await?;
        app.talks.forget(*one);
        app.here.forget(*one);
    }
    Ok(())
}

/// Takes the name of a person out of every table that has it.
async fn erase_from_tables(app: &App, person: PersonId) -> Result<(), Error> {
    for table in app.store.tables_naming(ids::person(person)).await? {
        let table: TableId = ids::stored_table(table);
        match ask(app, table, |answer| Letter::Erase { person, answer }).await {
            Ok(()) => (),
            // A table that was set aside, or was never really opened, is in nobody's memory.
            Err(_) if is_unplayable(app, table).await? => {
                let rewrite = Box::new(move |row: &store::Row| room::without_name(&row.body, person));
                app.store.rewrite(ids::table(table), rewrite).await?;
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

async fn is_unplayable(app: &App, table: TableId) -> Result<bool, StoreError> {
    match app.store.load(ids::table(table)).await {
        Ok(stored) => Ok(stored.head == 0 || stored.set_aside.is_some()),
        Err(error) => Err(error),
    }
}
