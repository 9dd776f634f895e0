//! Appends in PostgreSQL: a batch is one statement, and so one transaction; what a constraint stops is done again one by
//! one.

use std::collections::HashSet;

use sqlx::PgConnection;

use crate::error::{AppendError, Meaning, meaning};
use crate::ids::TableId;
use crate::journal::{Append, Appended, MemberChange};
use crate::read;
use crate::writer::{Answers, Found, judge};

/// The two guards: the head moves only from the head and epoch that the writer knows, and entries follow only where it
/// moved; their keys are unique. Tables are locked in the order of their ids, so that two nodes never wait for each other.
const APPEND: &str = "
    with input as (
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[],
            $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::bigint[])
        as i (id, epoch, head, new_head, table_time, clocks, standing, deadline_at, phase, edition, options,
            rules_revision)
    ), locked as materialized (
        select id from tables where id = any($1) order by id for update
    ), moved as (
        update tables t
        set head = i.new_head, table_time = i.table_time, clocks = i.clocks, standing = i.standing,
            deadline_at = i.deadline_at, phase = i.phase,
            changed_at = (extract(epoch from clock_timestamp()) * 1000)::bigint,
            edition = coalesce(i.edition, t.edition), options = coalesce(i.options, t.options),
            rules_revision = coalesce(i.rules_revision, t.rules_revision)
        from input i join locked l on l.id = i.id
        where t.id = i.id and t.epoch = i.epoch and t.head = i.head
        returning t.id, t.epoch
    ), written as (
        insert into journal (table_id, seq, epoch, at, person, action_id, body, digest)
        select r.table_id, r.seq, m.epoch, r.at, r.person, r.action_id, r.body, r.digest
        from unnest($13::text[], $14::bigint[], $15::bigint[], $16::text[], $17::text[], $18::text[], $19::bigint[])
            as r (table_id, seq, at, person, action_id, body, digest)
        join moved m on m.id = r.table_id
    ), joined as (
        insert into members (table_id, person, role, seat)
        select j.table_id, j.person, j.role, j.seat
        from unnest($20::text[], $21::text[], $22::text[], $23::bigint[]) as j (table_id, person, role, seat)
        join moved m on m.id = j.table_id
        on conflict (table_id, person) do update set role = excluded.role, seat = excluded.seat
    ), gone as (
        delete from members d
        using unnest($24::text[], $25::text[]) as g (table_id, person), moved m
        where m.id = g.table_id and d.table_id = g.table_id and d.person = g.person
    )
    select id from moved";

/// Writes a batch.
pub(super) async fn append_all(connection: &mut PgConnection, appends: &[&Append]) -> Result<Answers, sqlx::Error> {
    if appends.is_empty() {
        sqlx::query("select 1").execute(connection).await?;
        return Ok(Vec::new());
    }
    let mut answers = Vec::with_capacity(appends.len());
    if let Ok(moved) = attempt(connection, appends).await? {
        for append in appends {
            answers.push(if moved.contains(&append.table) {
                Ok(Appended { head: append.new_head() })
            } else {
                judge(append, &found(connection, append).await?, None)
            });
        }
        return Ok(answers);
    }
    for append in appends {
        answers.push(append_one(connection, append).await?);
    }
    Ok(answers)
}

async fn append_one(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<Result<Appended, AppendError>, sqlx::Error> {
    let refused = match attempt(connection, &[append]).await? {
        Ok(moved) if !moved.is_empty() => return Ok(Ok(Appended { head: append.new_head() })),
        Ok(_) => None,
        Err(reason) => Some(reason),
    };
    Ok(judge(append, &found(connection, append).await?, refused))
}

/// Writes these appends and returns the tables that moved; or none of them, and returns the constraint that one broke.
async fn attempt(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> Result<Result<HashSet<TableId>, String>, sqlx::Error> {
    match statement(connection, appends).await {
        Ok(moved) => Ok(Ok(moved)),
        Err(error) => match meaning(&error) {
            Meaning::Refused(reason) => Ok(Err(reason)),
            Meaning::Away(_) | Meaning::Unreadable(_) => Err(error),
        },
    }
}

async fn statement(connection: &mut PgConnection, appends: &[&Append]) -> Result<HashSet<TableId>, sqlx::Error> {
    // A column of the batch.
    macro_rules! all {
        ($source:expr, $value:expr) => {
            $source.iter().map($value).collect::<Vec<_>>()
        };
    }
    let rows: Vec<_> = appends.iter().flat_map(|append| append.rows.iter().map(|row| (append.table, row))).collect();
    let (mut joins, mut leaves) = (Vec::new(), Vec::new());
    for append in appends {
        for change in append.last_changes() {
            match change {
                MemberChange::Joins { person, role, seat } => joins.push((append.table, person, role, seat)),
                MemberChange::Leaves { person } => leaves.push((append.table, person)),
            }
        }
    }
    let moved: Vec<String> = sqlx::query_scalar(APPEND)
        .bind(all!(appends, |append| append.table.to_string()))
        .bind(all!(appends, |append| append.epoch.0.cast_signed()))
        .bind(all!(appends, |append| append.head.cast_signed()))
        .bind(all!(appends, |append| append.new_head().cast_signed()))
        .bind(all!(appends, |append| append.table_time.0.cast_signed()))
        .bind(all!(appends, |append| append.clocks.as_str()))
        .bind(all!(appends, |append| read::standing(append.clock)))
        .bind(all!(appends, |append| append.deadline_at.map(|at| at.0)))
        .bind(all!(appends, |append| append.phase.as_str()))
        .bind(all!(appends, |append| append.setup.as_ref().map(|setup| setup.edition.as_str())))
        .bind(all!(appends, |append| append.setup.as_ref().map(|setup| setup.options.as_str())))
        .bind(all!(appends, |append| append.setup.as_ref().map(|setup| i64::from(setup.rules_revision))))
        .bind(all!(rows, |(table, _)| table.to_string()))
        .bind(all!(rows, |(_, row)| row.seq.cast_signed()))
        .bind(all!(rows, |(_, row)| row.at.0.cast_signed()))
        .bind(all!(rows, |(_, row)| row.person.map(|person| person.to_string())))
        .bind(all!(rows, |(_, row)| row.action_id.map(|id| id.to_string())))
        .bind(all!(rows, |(_, row)| row.body.as_str()))
        .bind(all!(rows, |(_, row)| row.digest.cast_signed()))
        .bind(all!(joins, |(table, ..)| table.to_string()))
        .bind(all!(joins, |(_, person, ..)| person.to_string()))
        .bind(all!(joins, |(.., role, _)| role.as_str()))
        .bind(all!(joins, |(.., seat)| seat.map(i64::from)))
        .bind(all!(leaves, |(table, _)| table.to_string()))
        .bind(all!(leaves, |(_, person)| person.to_string()))
        .fetch_all(connection)
        .await?;
    moved.iter().map(|id| read::id(id)).collect()
}

/// What there is in the place of an append.
async fn found(connection: &mut PgConnection, append: &Append) -> Result<Found, sqlx::Error> {
    let table = append.table.to_string();
    let head: Option<(i64, i64)> = sqlx::query_as("select epoch, head from tables where id = $1")
        .bind(&table)
        .fetch_optional(&mut *connection)
        .await?;
    let rows = sqlx::query(
        "select table_id, seq, epoch, at, person, action_id, body, digest from journal
         where table_id = $1 and seq > $2 and seq <= $3 order by seq",
    )
    .bind(&table)
    .bind(append.head.cast_signed())
    .bind(append.new_head().cast_signed())
    .fetch_all(&mut *connection)
    .await?;
    let ids: Vec<String> = append.rows.iter().filter_map(|row| row.action_id).map(|id| id.to_string()).collect();
    let same_action: Option<i64> =
        sqlx::query_scalar("select min(seq) from journal where table_id = $1 and action_id = any($2)")
            .bind(&table)
            .bind(ids)
            .fetch_one(&mut *connection)
            .await?;
    read::found(head, &rows, same_action)
}
