//! Talk and reports in SQLite.

use sqlx::SqliteConnection;

use crate::error::{Reply, StoreError};
use crate::ids::{ReportId, TableId};
use crate::read;
use crate::talk::{EVIDENCE, LINES, Line, NewLine, NewReport, Report, ReportPlace, ReportWithLines, TALK, Talk, Which};
use crate::time::WallTime;

use super::Sqlite;

impl Talk for Sqlite {
    fn say(&self, line: NewLine) -> Reply<'_, Result<Line, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(say(connection, line))))
    }

    fn lines(&self, table: TableId, room: String, after: u64, limit: u32) -> Reply<'_, Result<Vec<Line>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select seq, room, author, client_id, body, phrase, at from talk
                 where table_id = ?1 and room = ?2 and seq > ?3 order by seq limit ?4",
            )
            .bind(table.to_string())
            .bind(room)
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .bind(i64::from(limit.min(LINES)))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::line).collect::<Result<_, _>>()?)
        })
    }

    fn last_lines(&self, table: TableId, room: String, limit: u32) -> Reply<'_, Result<Vec<Line>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select seq, room, author, client_id, body, phrase, at from talk
                 where table_id = ?1 and room = ?2 order by seq desc limit ?3",
            )
            .bind(table.to_string())
            .bind(room)
            .bind(i64::from(limit.min(LINES)))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().rev().map(read::line).collect::<Result<_, _>>()?)
        })
    }

    fn report(&self, report: NewReport) -> Reply<'_, Result<ReportId, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(make_report(connection, report))))
    }

    fn list_reports(
        &self,
        which: Which,
        after: Option<ReportPlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<Report>, StoreError>> {
        Box::pin(async move {
            let sql = match which {
                Which::Open => {
                    "select * from reports where closed_at is null and (at, id) > (?1, ?2) order by at, id limit ?3"
                }
                Which::All => "select * from reports where (at, id) > (?1, ?2) order by at, id limit ?3",
            };
            let rows = sqlx::query(sql)
                .bind(after.map_or(i64::MIN, |place| place.at.0))
                .bind(after.map_or(String::new(), |place| place.id.to_string()))
                .bind(i64::from(limit.min(LINES)))
                .fetch_all(&self.readers)
                .await?;
            Ok(rows.iter().map(read::report).collect::<Result<_, _>>()?)
        })
    }

    fn report_with_lines(&self, report: ReportId) -> Reply<'_, Result<Option<ReportWithLines>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query("select * from reports where id = ?1").bind(report.to_string());
            let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
            let rows = sqlx::query(
                "select t.seq, t.room, t.author, t.client_id, t.body, t.phrase, t.at
                 from reports r join talk t on t.table_id = r.table_id
                 where r.id = ?1 and (t.seq = r.seq or t.seq in (
                    select seq from talk where table_id = r.table_id and room = r.room and seq <= r.upto
                    order by seq desc limit ?2
                 ))
                 order by t.seq",
            )
            .bind(report.to_string())
            .bind(i64::from(EVIDENCE))
            .fetch_all(&self.readers)
            .await?;
            let lines = rows.iter().map(read::line).collect::<Result<_, _>>()?;
            Ok(Some((read::report(&row)?, lines)))
        })
    }

    fn close_report(&self, report: ReportId, decision: String, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let closed =
                    sqlx::query("update reports set closed_at = ?2, decision = ?3 where id = ?1 and closed_at is null");
                let closed = closed.bind(report.to_string()).bind(at.0).bind(decision).execute(connection).await?;
                Ok(closed.rows_affected() > 0)
            })
        }))
    }
}

async fn say(connection: &mut SqliteConnection, line: NewLine) -> Result<Line, StoreError> {
    let table = line.table.to_string();
    sqlx::query("insert into talk_heads (table_id, seq) values (?1, 0) on conflict do nothing")
        .bind(&table)
        .execute(&mut *connection)
        .await?;
    let head: i64 = sqlx::query_scalar("select seq from talk_heads where table_id = ?1")
        .bind(&table)
        .fetch_one(&mut *connection)
        .await?;
    let said = sqlx::query(
        "select table_id, seq, room, author, client_id, body, phrase, at from talk
         where author = ?1 and client_id = ?2",
    )
    .bind(line.author.to_string())
    .bind(line.client_id.to_string())
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(said) = said {
        let there = read::line_at(&said, line.table)?;
        return there.ok_or_else(|| StoreError::Refused("this was said at another table".to_owned()));
    }
    let seq = read::number(head)? + 1;
    if seq > TALK {
        return Err(StoreError::Refused("enough was said at this table".to_owned()));
    }
    sqlx::query("update talk_heads set seq = ?2 where table_id = ?1")
        .bind(&table)
        .bind(seq.cast_signed())
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "insert into talk (table_id, seq, author, client_id, room, body, phrase, at)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )
    .bind(&table)
    .bind(seq.cast_signed())
    .bind(line.author.to_string())
    .bind(line.client_id.to_string())
    .bind(&line.room)
    .bind(&line.body)
    .bind(&line.phrase)
    .bind(line.at.0)
    .execute(connection)
    .await?;
    Ok(line.said(seq))
}

async fn make_report(connection: &mut SqliteConnection, report: NewReport) -> Result<ReportId, StoreError> {
    let (table, line) = (report.table.to_string(), report.line.map(u64::cast_signed));
    let (reporter, reported) = (report.reporter.to_string(), report.reported.to_string());
    if let Some(line) = line {
        let said: Option<i64> =
            sqlx::query_scalar("select at from talk where table_id = ?1 and seq = ?2 and room = ?3 and author = ?4")
                .bind(&table)
                .bind(line)
                .bind(&report.room)
                .bind(&reported)
                .fetch_optional(&mut *connection)
                .await?;
        said.ok_or(StoreError::Missing("line"))?;
    }
    let same: Option<String> = sqlx::query_scalar(
        "select id from reports
         where reporter = ?1 and reported = ?2 and table_id = ?3 and room = ?4 and seq is ?5 and closed_at is null",
    )
    .bind(&reporter)
    .bind(&reported)
    .bind(&table)
    .bind(&report.room)
    .bind(line)
    .fetch_optional(&mut *connection)
    .await?;
    if let Some(same) = same {
        return Ok(read::id(&same)?);
    }
    let id = ReportId::random();
    sqlx::query(
        "insert into reports (id, table_id, seq, upto, room, reporter, reported, reason, words, at)
         values (?1, ?2, ?3, coalesce((select seq from talk_heads where table_id = ?2), 0), ?4, ?5, ?6, ?7, ?8, ?9)",
    )
    .bind(id.to_string())
    .bind(&table)
    .bind(line)
    .bind(&report.room)
    .bind(&reporter)
    .bind(&reported)
    .bind(&report.reason)
    .bind(&report.words)
    .bind(report.at.0)
    .execute(connection)
    .await?;
    Ok(id)
}
