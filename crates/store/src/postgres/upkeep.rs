//! Counting and forgetting in PostgreSQL.

use crate::error::{Reply, StoreError};
use crate::read;
use crate::time::WallTime;
use crate::upkeep::{Counts, FORGET, PHASES, Upkeep};

use super::Postgres;

impl Upkeep for Postgres {
    fn counts(&self) -> Reply<'_, Result<Counts, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query(
                "select
                    (select count(*) from persons where kind = 'person' and deleted_at is null) as people,
                    (select count(*) from credentials) as accounts,
                    (select count(*) from persons where kind = 'bot' and deleted_at is null) as bots,
                    (select count(*) from sessions) as sessions,
                    (select count(*) from tables where set_aside is not null) as set_aside,
                    (select count(*) from games) as games,
                    (select count(*) from reports where closed_at is null) as open_reports,
                    (select count(*) from mail_queue where ended_at is null) as waiting_mails",
            )
            .fetch_one(&self.pool)
            .await?;
            let tables: Vec<(String, i64)> = sqlx::query_as(
                "select phase, count(*) from tables where finished_at is null and set_aside is null
                 group by phase order by phase limit $1",
            )
            .bind(i64::from(PHASES))
            .fetch_all(&self.pool)
            .await?;
            Ok(read::counts(&row, tables)?)
        })
    }

    fn forget_guests(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let guests: Vec<String> = sqlx::query_scalar(
                    "select p.id from persons p
                     where p.account_at is null and p.deleted_at is null and p.kind = 'person' and p.created_at < $1
                        and not exists (select 1 from sessions s where s.person = p.id and s.seen_at >= $1)
                        and not exists (select 1 from members m where m.person = p.id)
                        and not exists (select 1 from game_seats g where g.person = p.id)
                        and not exists (select 1 from talk t where t.author = p.id)
                        and not exists (select 1 from reports r where r.reporter = p.id or r.reported = p.id)
                        and not exists (select 1 from listings l where l.opened_by = p.id)
                        and not exists (select 1 from persons b where b.owner = p.id)
                     order by p.id limit $2",
                )
                .bind(before.0)
                .bind(i64::from(FORGET))
                .fetch_all(&mut *connection)
                .await?;
                for guest in &guests {
                    sqlx::query("delete from sessions where person = $1").bind(guest).execute(&mut *connection).await?;
                    sqlx::query("delete from persons where id = $1").bind(guest).execute(&mut *connection).await?;
                }
                Ok(guests.len() as u64)
            })
        }))
    }

    fn forget_talk(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        self.forget(
            "delete from talk where (table_id, seq) in (
                select table_id, seq from talk
                where at < $1 and table_id not in (select table_id from reports where closed_at is null)
                order by at limit $2
             )",
            before,
        )
    }

    fn forget_reports(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        self.forget(
            "delete from reports where id in (select id from reports where closed_at < $1 order by at, id limit $2)",
            before,
        )
    }

    fn forget_invitations(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(async move {
            let links = self.forget(
                "delete from invitations where secret_hash in (
                    select secret_hash from invitations where revoked_at < $1 limit $2
                 )",
                before,
            );
            let people = self.forget(
                "delete from table_invitations where (person, table_id) in (
                    select person, table_id from table_invitations where at < $1 limit $2
                 )",
                before,
            );
            Ok(links.await? + people.await?)
        })
    }

    fn forget_mails(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        self.forget(
            "delete from mail_queue where id in (
                select id from mail_queue where ended_at < $1 or (ended_at is null and due_at < $1) limit $2
             )",
            before,
        )
    }
}

impl Postgres {
    fn forget(&self, sql: &'static str, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let gone = sqlx::query(sql).bind(before.0).bind(i64::from(FORGET)).execute(connection).await?;
                Ok(gone.rows_affected())
            })
        }))
    }
}
