//! Journals and owners of tables in SQLite.

use std::time::Duration;

use sqlx::{Acquire, SqliteConnection};

use crate::claims::{self, Answers, Owned};
use crate::error::{AppendError, ClaimError, OwnerError, Reply, StoreError};
use crate::ids::{Epoch, NodeId, TableId};
use crate::journal::{
    Append, Appended, Claimed, Journal, Listed, NewTable, PAGE, Place, Rewrite, Stored, WATCH, last_changes, rewritten,
    unwatched,
};
use crate::read;
use crate::time::WallTime;

use super::Sqlite;
use super::append::change_members;

impl Journal for Sqlite {
    fn create(&self, table: NewTable) -> Reply<'_, Result<Epoch, StoreError>> {
        Box::pin(self.write(|connection| {
            Box::pin(async move {
                create(connection, &table).await?;
                Ok(Epoch(1))
            })
        }))
    }

    fn append(&self, append: Append) -> Reply<'_, Result<Appended, AppendError>> {
        Box::pin(self.writer.append(append))
    }

    fn load(&self, table: TableId) -> Reply<'_, Result<Stored, StoreError>> {
        Box::pin(async move { self.load_many(vec![table]).await?.pop().ok_or(StoreError::Missing("table")) })
    }

    fn load_many(&self, tables: Vec<TableId>) -> Reply<'_, Result<Vec<Stored>, StoreError>> {
        let readers = self.readers.clone();
        Box::pin(async move {
            // In a task of its own, so that a transaction that was begun is ended.
            let task = tokio::spawn(async move {
                let mut connection = readers.acquire().await?;
                Ok(load(&mut connection, &tables).await?)
            });
            task.await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
        })
    }

    fn claim(&self, table: TableId, node: NodeId) -> Reply<'_, Result<Claimed, ClaimError>> {
        Box::pin(async move {
            let claimed = self.claim_many(vec![table], node).await?.pop();
            claimed.unwrap_or(Err(ClaimError::Unknown))
        })
    }

    fn claim_many(
        &self,
        tables: Vec<TableId>,
        node: NodeId,
    ) -> Reply<'_, Result<Vec<Result<Claimed, ClaimError>>, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(async move { Ok(claim(connection, &tables, node).await?) })))
    }

    fn release(&self, table: TableId, epoch: Epoch) -> Reply<'_, Result<(), OwnerError>> {
        // The third value belongs to the other statements.
        let sql = "update tables set owner = null where id = ?1 and epoch = ?2 and ?3 is null";
        self.as_owner(sql, table, epoch, None, None)
    }

    fn finish(&self, table: TableId, epoch: Epoch, at: WallTime) -> Reply<'_, Result<(), OwnerError>> {
        let sql = "update tables set finished_at = cast(?3 as integer) where id = ?1 and epoch = ?2";
        self.as_owner(sql, table, epoch, Some(at.0.to_string()), Some(at))
    }

    fn set_aside(&self, table: TableId, epoch: Epoch, reason: String) -> Reply<'_, Result<(), OwnerError>> {
        let sql = "update tables set set_aside = ?3, owner = null, epoch = epoch + 1 where id = ?1 and epoch = ?2";
        self.as_owner(sql, table, epoch, Some(reason), Some(WallTime::now()))
    }

    fn ask_to_close(&self, table: TableId, reason: String, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let asked = sqlx::query(
                    "insert into closings (table_id, reason, asked_at)
                     select id, ?2, ?3 from tables where id = ?1 and finished_at is null and set_aside is null
                     on conflict (table_id) do update set reason = excluded.reason",
                );
                let asked = asked.bind(table.to_string()).bind(reason).bind(at.0).execute(connection).await?;
                Ok(asked.rows_affected() > 0)
            })
        }))
    }

    fn closing(&self, table: TableId) -> Reply<'_, Result<Option<String>, StoreError>> {
        Box::pin(async move {
            let reason = sqlx::query_scalar("select reason from closings where table_id = ?1");
            Ok(reason.bind(table.to_string()).fetch_optional(&self.readers).await?)
        })
    }

    fn to_close(&self, limit: u32) -> Reply<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = sqlx::query_scalar(
                "select c.table_id from closings c join tables t on t.id = c.table_id
                 where t.finished_at is null and t.set_aside is null and t.phase <> 'over'
                 order by c.asked_at, c.table_id limit ?1",
            )
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
            Ok(ids.iter().map(|id| read::id(id)).collect::<Result<_, _>>()?)
        })
    }

    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let rows = sqlx::query(
                    "select table_id, seq, epoch, at, person, action_id, body, digest from journal
                     where table_id = ?1 order by seq",
                )
                .bind(table.to_string())
                .fetch_all(&mut *connection)
                .await?;
                let rows = rows.iter().map(|row| read::journal_row(row).map(|(.., row)| row));
                let changed = rewritten(&rows.collect::<Result<Vec<_>, _>>()?, rewrite)?;
                for (seq, body) in &changed {
                    sqlx::query("update journal set body = ?3 where table_id = ?1 and seq = ?2")
                        .bind(table.to_string())
                        .bind(seq.cast_signed())
                        .bind(body)
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(changed.len() as u64)
            })
        }))
    }

    fn heartbeat(&self, node: NodeId) -> Reply<'_, Result<WallTime, StoreError>> {
        let lease = self.settings.lease;
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                // One process has the file, so that its time is the time of the database.
                let now = WallTime::now();
                sqlx::query(
                    "insert into nodes (id, seen_at, lease_until) values (?1, ?2, ?3)
                     on conflict (id) do update set seen_at = excluded.seen_at, lease_until = excluded.lease_until",
                )
                .bind(node.to_string())
                .bind(now.0)
                .bind(now.plus(lease).0)
                .execute(connection)
                .await?;
                Ok(now)
            })
        }))
    }

    fn retire(&self, node: NodeId) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let ended = sqlx::query("update nodes set seen_at = ?2, lease_until = 0 where id = ?1");
                ended.bind(node.to_string()).bind(WallTime::now().0).execute(connection).await?;
                Ok(())
            })
        }))
    }

    fn watch_deadlines(&self, at: WallTime, longest: Duration) -> Reply<'_, Result<Duration, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let last: Option<i64> = sqlx::query_scalar("select seen_at from nodes where id = ?1")
                    .bind(WATCH)
                    .fetch_optional(&mut *connection)
                    .await?;
                let gap = unwatched(last, at, longest);
                if let Some(gap) = gap {
                    sqlx::query(
                        "update tables set deadline_at = deadline_at + ?1
                         where deadline_at is not null and finished_at is null and set_aside is null",
                    )
                    .bind(i64::try_from(gap.as_millis()).unwrap_or(i64::MAX))
                    .execute(&mut *connection)
                    .await?;
                }
                sqlx::query(
                    "insert into nodes (id, seen_at, lease_until) values (?1, ?2, 0)
                     on conflict (id) do update set seen_at = excluded.seen_at",
                )
                .bind(WATCH)
                .bind(at.0)
                .execute(connection)
                .await?;
                Ok(gap.unwrap_or_default())
            })
        }))
    }

    fn due(&self, until: WallTime, limit: u32) -> Reply<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = sqlx::query_scalar(
                "select id from tables
                 where deadline_at <= ?1 and deadline_at is not null and finished_at is null and set_aside is null
                 order by deadline_at, id limit ?2",
            )
            .bind(until.0)
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
            Ok(ids.iter().map(|id| read::id(id)).collect::<Result<_, _>>()?)
        })
    }

    fn unfinished(&self, after: Option<Place>, limit: u32) -> Reply<'_, Result<Vec<Listed>, StoreError>> {
        Box::pin(async move {
            let standing = after.map_or(-1, |place| read::standing(place.clock));
            let rows = sqlx::query(
                "select id, edition, options, rules_revision, standing, phase, head, owner from tables
                 where finished_at is null and set_aside is null and (standing, id) > (?1, ?2)
                 order by standing, id limit ?3",
            )
            .bind(standing)
            .bind(after.map_or(String::new(), |place| place.id.to_string()))
            .bind(i64::from(limit.min(PAGE)))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::listed).collect::<Result<_, _>>()?)
        })
    }
}

impl Sqlite {
    /// A change of one table that its owner makes. If it ends the table, no list shows it any more.
    fn as_owner(
        &self,
        sql: &'static str,
        table: TableId,
        epoch: Epoch,
        value: Option<String>,
        ends: Option<WallTime>,
    ) -> Reply<'_, Result<(), OwnerError>> {
        Box::pin(async move {
            let changed = self.write(move |connection| {
                Box::pin(async move {
                    let statement = sqlx::query(sql).bind(table.to_string()).bind(epoch.0.cast_signed()).bind(value);
                    let changed = statement.execute(&mut *connection).await?.rows_affected();
                    if let Some(ends) = ends.filter(|_| changed > 0) {
                        sqlx::query("update listings set closed_at = ?2 where table_id = ?1 and closed_at is null")
                            .bind(table.to_string())
                            .bind(ends.0)
                            .execute(connection)
                            .await?;
                    }
                    Ok(changed)
                })
            });
            if changed.await? == 0 { Err(OwnerError::Fenced) } else { Ok(()) }
        })
    }
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into tables (id, edition, options, rules_revision, owner, epoch, head, table_time, clocks, standing,
            deadline_at, phase, created_at, changed_at)
         values (?1, ?2, ?3, ?4, ?5, 1, 0, 0, ?6, ?7, ?8, ?9, ?10, ?10)",
    )
    .bind(table.id.to_string())
    .bind(&table.setup.edition)
    .bind(&table.setup.options)
    .bind(i64::from(table.setup.rules_revision))
    .bind(table.node.to_string())
    .bind(&table.clocks)
    .bind(read::standing(table.clock))
    .bind(table.deadline_at.map(|at| at.0))
    .bind(&table.phase)
    .bind(table.created_at.0)
    .execute(&mut *connection)
    .await?;
    change_members(connection, table.id, &last_changes(&table.members)).await
}

async fn load(connection: &mut SqliteConnection, tables: &[TableId]) -> Result<Vec<Stored>, sqlx::Error> {
    let ids: Vec<String> = tables.iter().take(PAGE as usize).map(TableId::to_string).collect();
    let ids = serde_json::Value::from(ids).to_string();
    let mut snapshot = connection.begin().await?;
    let found = sqlx::query("select * from tables where id in (select value from json_each(?1))")
        .bind(&ids)
        .fetch_all(&mut *snapshot)
        .await?;
    let entries = sqlx::query(
        "select table_id, seq, epoch, at, person, action_id, body, digest from journal
         where table_id in (select value from json_each(?1)) order by table_id, seq",
    )
    .bind(&ids)
    .fetch_all(&mut *snapshot)
    .await?;
    let members = sqlx::query(
        "select table_id, person, role, seat from members
         where table_id in (select value from json_each(?1)) order by table_id, person",
    )
    .bind(&ids)
    .fetch_all(&mut *snapshot)
    .await?;
    snapshot.commit().await?;
    read::tables(&found, &entries, &members)
}

async fn claim(connection: &mut SqliteConnection, tables: &[TableId], node: NodeId) -> Result<Answers, sqlx::Error> {
    let ids: Vec<String> = tables.iter().take(PAGE as usize).map(TableId::to_string).collect();
    let now = WallTime::now().0;
    let lease: Option<i64> = sqlx::query_scalar("select lease_until from nodes where id = ?1")
        .bind(node.to_string())
        .fetch_optional(&mut *connection)
        .await?;
    let owned: Vec<Owned> = sqlx::query_as(
        "select t.id, t.set_aside, t.owner, o.seen_at, coalesce(o.lease_until > ?2, 0)
         from tables t left join nodes o on o.id = t.owner where t.id in (select value from json_each(?1))",
    )
    .bind(serde_json::Value::from(ids.clone()).to_string())
    .bind(now)
    .fetch_all(&mut *connection)
    .await?;
    let (mut answers, free) = claims::judge(&ids, &owned, lease.is_some_and(|until| until > now), node)?;
    let claimed: Vec<(String, i64, i64)> = sqlx::query_as(
        "update tables set owner = ?2, epoch = epoch + 1 where id in (select value from json_each(?1))
         returning id, epoch, head",
    )
    .bind(serde_json::Value::from(free).to_string())
    .bind(node.to_string())
    .fetch_all(&mut *connection)
    .await?;
    claims::fill(&ids, &mut answers, &claimed)?;
    Ok(answers)
}
