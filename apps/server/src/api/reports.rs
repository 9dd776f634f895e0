//! Telling whoever runs the server about somebody.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::people::Report;
use room::Reading;
use store::{NewReport, StoreError, WallTime};

use crate::api::read;
use crate::api::tables::{ask, must_belong};
use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::people::{session, texts};

/// `POST /api/report`: about somebody at a table where the reporter is too, with a line that the reporter may read, or
/// without one.
pub async fn report(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let who = session::who(&app.store, &app.names, &headers).await?;
    let Report { table, person, room, line, reason, words } = read(&headers, body)?;
    let words = texts::report(&words)?;
    app.meters.report(who.person)?;
    must_belong(&app, who.person, table).await?;
    let (reader, now) = (who.person, WallTime::now());
    let reading = ask(&app, table, |answer| Letter::Reading { person: reader, room, about: person, answer }).await?;
    let (reading, is_there) = reading;
    let delay = match reading {
        Reading::Never => return Err(Error::NotFound),
        Reading::AtOnce => 0,
        Reading::Later(delay) => i64::try_from(delay).unwrap_or(i64::MAX),
    };
    match line {
        Some(number) => {
            let after = number.checked_sub(1).ok_or(Error::NotFound)?;
            let found = app.store.lines(ids::table(table), room.id().to_owned(), after, 1).await?.pop();
            let found = found.filter(|line| line.seq == number && line.author == ids::person(person));
            found.filter(|line| line.at.0.saturating_add(delay) <= now.0).ok_or(Error::NotFound)?;
        }
        None if !is_there || person == who.person => return Err(Error::NotFound),
        None => (),
    }
    let report = NewReport {
        table: ids::table(table),
        room: room.id().to_owned(),
        line,
        reporter: ids::person(who.person),
        reported: ids::person(person),
        reason: reason.id().to_owned(),
        words,
        at: now,
    };
    match app.store.report(report).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(StoreError::Refused(_)) => Err(Error::NotFound),
        Err(error) => Err(error.into()),
    }
}
