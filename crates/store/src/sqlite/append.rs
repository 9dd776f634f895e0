//! Appends in SQLite: a batch is two statements, which read it as JSON; what a constraint stops is done again one by one.

use serde_json::json;
use sqlx::SqliteConnection;

use crate::error::AppendError;
use crate::ids::TableId;
use crate::journal::{Append, Appended, MemberChange, Row};
use crate::read;
use crate::time::WallTime;
use crate::writer::{Answers, Found, judge};

use super::refusal;

/// The first guard: the head moves only from the head and epoch that the writer knows.
const MOVE: &str = "
    update tables
    set head = i.new_head, table_time = i.table_time, clocks = i.clocks, standing = i.standing,
        deadline_at = i.deadline_at, phase = i.phase, changed_at = ?2,
        edition = coalesce(i.edition, tables.edition), options = coalesce(i.options, tables.options),
        rules_revision = coalesce(i.rules_revision, tables.rules_revision)
    from (
        select value ->> 0 as id, value ->> 1 as epoch, value ->> 2 as head, value ->> 3 as new_head,
            value ->> 4 as table_time, value ->> 5 as clocks, value ->> 6 as standing, value ->> 7 as deadline_at,
            value ->> 8 as phase, value ->> 9 as edition, value ->> 10 as options, value ->> 11 as rules_revision
        from json_each(?1)
    ) as i
    where tables.id = i.id and tables.epoch = i.epoch and tables.head = i.head
    returning id";

/// The second guard: the primary key, and the unique action ids.
const INSERT: &str = "
    insert into journal (table_id, seq, epoch, at, person, action_id, body, digest)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
    from json_each(?1)";

const JOIN: &str = "
    insert into members (table_id, person, role, seat) values (?1, ?2, ?3, ?4)
    on conflict (table_id, person) do update set role = excluded.role, seat = excluded.seat";

/// Writes a batch inside a transaction.
pub(super) async fn append_all(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<Answers, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    if let Ok(moved) = attempt(connection, appends).await? {
        let mut answers = Vec::with_capacity(appends.len());
        for append in appends {
            answers.push(if moved.contains(&append.table) {
                Ok(Appended { head: append.new_head() })
            } else {
                judge(append, &found(connection, append).await?, None)
            });
        }
        return Ok(answers);
    }
    let mut answers = Vec::with_capacity(appends.len());
    for append in appends {
        answers.push(append_one(connection, append).await?);
    }
    Ok(answers)
}

async fn append_one(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Result<Appended, AppendError>, sqlx::Error> {
    let refused = match attempt(connection, &[append]).await? {
        Ok(moved) if !moved.is_empty() => return Ok(Ok(Appended { head: append.new_head() })),
        Ok(_) => None,
        Err(reason) => Some(reason),
    };
    Ok(judge(append, &found(connection, append).await?, refused))
}

/// Writes these appends and returns the tables that moved; or undoes all of them and returns the constraint that one broke.
async fn attempt(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Result<Vec<TableId>, String>, sqlx::Error> {
    sqlx::query("savepoint appends").execute(&mut *connection).await?;
    let written = match statements(connection, appends).await {
        Ok(moved) => Ok(moved),
        Err(error) => {
            let reason = refusal(error)?;
            sqlx::query("rollback to appends").execute(&mut *connection).await?;
            Err(reason)
        }
    };
    sqlx::query("release appends").execute(&mut *connection).await?;
    Ok(written)
}

async fn statements(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<Vec<TableId>, sqlx::Error> {
    let heads: Vec<_> = appends.iter().map(|append| head(append)).collect();
    let moved: Vec<String> = sqlx::query_scalar(MOVE)
        .bind(serde_json::Value::from(heads).to_string())
        .bind(WallTime::now().0)
        .fetch_all(&mut *connection)
        .await?;
    let moved = moved.iter().map(|id| read::id(id)).collect::<Result<Vec<TableId>, _>>()?;
    let moving = || appends.iter().filter(|append| moved.contains(&append.table));
    let rows: Vec<_> = moving().flat_map(|append| append.rows.iter().map(|row| entry(append, row))).collect();
    if !rows.is_empty() {
        sqlx::query(INSERT).bind(serde_json::Value::from(rows).to_string()).execute(&mut *connection).await?;
    }
    for append in moving() {
        change_members(connection, append.table, &append.last_changes()).await?;
    }
    Ok(moved)
}

fn head(append: &Append) -> serde_json::Value {
    let setup = append.setup.as_ref();
    json!([
        append.table.to_string(),
        append.epoch.0,
        append.head,
        append.new_head(),
        append.table_time.0,
        append.clocks,
        read::standing(append.clock),
        append.deadline_at.map(|at| at.0),
        append.phase,
        setup.map(|setup| &setup.edition),
        setup.map(|setup| &setup.options),
        setup.map(|setup| setup.rules_revision),
    ])
}

fn entry(append: &Append, row: &Row) -> serde_json::Value {
    json!([
        append.table.to_string(),
        row.seq,
        append.epoch.0,
        row.at.0,
        row.person.map(|person| person.to_string()),
        row.action_id.map(|id| id.to_string()),
        row.body,
        row.digest.cast_signed(),
    ])
}

pub(super) async fn change_members(
    connection: &mut SqliteConnection,
    table: TableId,
    changes: &[&MemberChange],
) -> Result<(), sqlx::Error> {
    for change in changes {
        match change {
            MemberChange::Joins { person, role, seat } => {
                let seat = seat.map(i64::from);
                let statement = sqlx::query(JOIN).bind(table.to_string()).bind(person.to_string());
                statement.bind(role.as_str()).bind(seat).execute(&mut *connection).await?;
            }
            MemberChange::Leaves { person } => {
                sqlx::query("delete from members where table_id = ?1 and person = ?2")
                    .bind(table.to_string())
                    .bind(person.to_string())
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(())
}

/// What there is in the place of an append.
async fn found(connection: &mut SqliteConnection, append: &Append) -> Result<Found, sqlx::Error> {
    let table = append.table.to_string();
    let head: Option<(i64, i64)> = sqlx::query_as("select epoch, head from tables where id = ?1")
        .bind(&table)
        .fetch_optional(&mut *connection)
        .await?;
    let rows = sqlx::query(
        "select epoch, table_id, seq, at, person, action_id, body, digest from journal
         where table_id = ?1 and seq > ?2 and seq <= ?3 order by seq",
    )
    .bind(&table)
    .bind(append.head.cast_signed())
    .bind(append.new_head().cast_signed())
    .fetch_all(&mut *connection)
    .await?;
    let ids: Vec<String> = append.rows.iter().filter_map(|row| row.action_id).map(|id| id.to_string()).collect();
    let same_action: Option<i64> = sqlx::query_scalar(
        "select min(seq) from journal where table_id = ?1 and action_id in (select value from json_each(?2))",
    )
    .bind(&table)
    .bind(serde_json::Value::from(ids).to_string())
    .fetch_one(&mut *connection)
    .await?;
    read::found(head, &rows, same_action)
}
