//! Vacations and mails in PostgreSQL.

use std::time::Duration;

use sqlx::PgConnection;

use crate::error::{Reply, StoreError};
use crate::ids::{MailId, PersonId, TableId};
use crate::mails::{MAILS, Mail, Mails, NewMail};
use crate::read::{self, person_columns};
use crate::time::WallTime;
use crate::vacations::{Leave, VACATIONS, Vacation, Vacations};

use super::Postgres;

impl Vacations for Postgres {
    fn take_vacation(
        &self,
        person: PersonId,
        vacation: Vacation,
        year: Vacation,
        allowed: Duration,
    ) -> Reply<'_, Result<Leave, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(take(connection, person, vacation, year, allowed))))
    }

    fn vacation_used(&self, person: PersonId, year: Vacation) -> Reply<'_, Result<Duration, StoreError>> {
        Box::pin(async move {
            let mut connection = self.pool.acquire().await?;
            let taken = taken(&mut connection, person, year).await?;
            Ok(taken.iter().map(|taken| taken.within(year)).sum())
        })
    }

    fn end_vacation(&self, person: PersonId, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let later = sqlx::query("delete from vacations where person = $1 and from_at >= $2");
                let later = later.bind(person.to_string()).bind(at.0).execute(&mut *connection).await?;
                let now = sqlx::query("update vacations set until_at = $2 where person = $1 and until_at > $2");
                let now = now.bind(person.to_string()).bind(at.0).execute(connection).await?;
                Ok(later.rows_affected() + now.rows_affected() > 0)
            })
        }))
    }

    fn vacations(&self, person: PersonId) -> Reply<'_, Result<Vec<Vacation>, StoreError>> {
        Box::pin(async move {
            let rows: Vec<(i64, i64)> = sqlx::query_as(
                "select from_at, until_at from vacations where person = $1 order by from_at desc limit $2",
            )
            .bind(person.to_string())
            .bind(i64::from(VACATIONS))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.into_iter().map(read::vacation).collect())
        })
    }

    fn away(&self, people: Vec<PersonId>, at: WallTime) -> Reply<'_, Result<Vec<(PersonId, WallTime)>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = people.iter().map(PersonId::to_string).collect();
            let away: Vec<(String, i64)> = sqlx::query_as(
                "select person, until_at from vacations
                 where person = any($1) and from_at <= $2 and until_at > $2
                 order by person",
            )
            .bind(ids)
            .bind(at.0)
            .fetch_all(&self.pool)
            .await?;
            let line = |(person, until): &(String, i64)| Ok((read::id(person)?, WallTime(*until)));
            Ok(away.iter().map(line).collect::<Result<_, sqlx::Error>>()?)
        })
    }
}

/// The vacations of a person that lie in a span, or touch it.
async fn taken(connection: &mut PgConnection, person: PersonId, span: Vacation) -> Result<Vec<Vacation>, sqlx::Error> {
    let rows: Vec<(i64, i64)> =
        sqlx::query_as("select from_at, until_at from vacations where person = $1 and from_at < $3 and until_at > $2")
            .bind(person.to_string())
            .bind(span.from.0)
            .bind(span.until.0)
            .fetch_all(connection)
            .await?;
    Ok(rows.into_iter().map(read::vacation).collect())
}

async fn take(
    connection: &mut PgConnection,
    person: PersonId,
    vacation: Vacation,
    year: Vacation,
    allowed: Duration,
) -> Result<Leave, StoreError> {
    if vacation.from >= vacation.until {
        return Err(StoreError::Refused("it ends before it begins".to_owned()));
    }
    // Whoever takes two at once waits here.
    sqlx::query("select 1 from persons where id = $1 for no key update")
        .bind(person.to_string())
        .execute(&mut *connection)
        .await?;
    if !taken(connection, person, vacation).await?.is_empty() {
        return Ok(Leave::Overlaps);
    }
    let used: Duration = taken(connection, person, year).await?.iter().map(|taken| taken.within(year)).sum();
    let left = allowed.saturating_sub(used);
    if vacation.within(year) > left {
        return Ok(Leave::TooLong(left));
    }
    sqlx::query("insert into vacations (person, from_at, until_at) values ($1, $2, $3)")
        .bind(person.to_string())
        .bind(vacation.from.0)
        .bind(vacation.until.0)
        .execute(connection)
        .await?;
    Ok(Leave::Taken)
}

impl Mails for Postgres {
    fn put_mail(&self, mail: NewMail) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let put = sqlx::query(
                    "insert into mail_queue (id, person, kind, table_id, prompt, due_at, leased_until, tries)
                     values ($1, $2, $3, $4, $5, $6, 0, 0) on conflict do nothing",
                )
                .bind(MailId::random().to_string())
                .bind(mail.person.to_string())
                .bind(mail.kind)
                .bind(mail.table.map(|table| table.to_string()))
                .bind(i64::try_from(mail.prompt).unwrap_or(i64::MAX))
                .bind(mail.due_at.0)
                .execute(connection)
                .await?;
                Ok(put.rows_affected() > 0)
            })
        }))
    }

    fn take_mails(&self, at: WallTime, lease: Duration, limit: u32) -> Reply<'_, Result<Vec<Mail>, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(take_mails(connection, at, at.plus(lease), limit.min(MAILS)))))
    }

    fn mail_sent(&self, mail: MailId, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let sent =
                    sqlx::query("update mail_queue set ended_at = $2, error = null where id = $1 and ended_at is null");
                Ok(sent.bind(mail.to_string()).bind(at.0).execute(connection).await?.rows_affected() > 0)
            })
        }))
    }

    fn mail_failed(
        &self,
        mail: MailId,
        tries: u32,
        error: String,
        at: WallTime,
        again: Option<WallTime>,
    ) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let failed = sqlx::query(
                    "update mail_queue
                     set error = $3, leased_until = 0, due_at = coalesce($4, due_at), ended_at = $5
                     where id = $1 and tries = $2 and ended_at is null",
                )
                .bind(mail.to_string())
                .bind(i64::from(tries))
                .bind(error)
                .bind(again.map(|again| again.0))
                .bind(if again.is_none() { Some(at.0) } else { None })
                .execute(connection)
                .await?;
                Ok(failed.rows_affected() > 0)
            })
        }))
    }

    fn cancel_mails(&self, person: PersonId, table: TableId) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let cancelled =
                    sqlx::query("delete from mail_queue where person = $1 and table_id = $2 and ended_at is null");
                let cancelled = cancelled.bind(person.to_string()).bind(table.to_string());
                Ok(cancelled.execute(connection).await?.rows_affected())
            })
        }))
    }
}

async fn take_mails(
    connection: &mut PgConnection,
    at: WallTime,
    until: WallTime,
    limit: u32,
) -> Result<Vec<Mail>, StoreError> {
    let taken: Vec<String> = sqlx::query_scalar(
        "update mail_queue set leased_until = $2, tries = tries + 1
         where id in (
            select id from mail_queue where ended_at is null and due_at <= $1 and leased_until <= $1
            order by due_at, id limit $3 for update skip locked
         )
         returning id",
    )
    .bind(at.0)
    .bind(until.0)
    .bind(i64::from(limit))
    .fetch_all(&mut *connection)
    .await?;
    let rows = sqlx::query(concat!(
        "select ",
        person_columns!(),
        ", p.mail, p.mail_confirmed_at, p.mail_wants, p.language, q.id, q.kind as mail_kind, q.table_id, q.prompt, q.due_at, q.tries
         from mail_queue q join persons p on p.id = q.person
         where q.id = any($1) order by q.due_at, q.id",
    ))
    .bind(taken)
    .fetch_all(connection)
    .await?;
    Ok(rows.iter().map(read::mail).collect::<Result<_, _>>()?)
}
