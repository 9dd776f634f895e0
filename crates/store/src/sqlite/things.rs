//! Seats, seeds and invitations in SQLite.

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, TableId};
use crate::invitations::{Invitation, Invitations};
use crate::read;
use crate::seats::{Member, Membership, Seats};
use crate::secret::{Seed, TokenHash};
use crate::secrets::Secrets;
use crate::time::WallTime;

use super::Sqlite;

impl Seats for Sqlite {
    fn tables_of(&self, person: PersonId, limit: u32) -> Reply<'_, Result<Vec<Membership>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select m.table_id, m.role, m.seat, t.edition, t.phase, t.clocks, t.deadline_at, t.changed_at,
                    t.finished_at
                 from members m join tables t on t.id = m.table_id
                 where m.person = ?1 and t.set_aside is null order by t.changed_at desc, t.id limit ?2",
            )
            .bind(person.to_string())
            .bind(i64::from(limit))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::membership).collect::<Result<_, _>>()?)
        })
    }

    fn tables_naming(&self, person: PersonId) -> Reply<'_, Result<Vec<TableId>, StoreError>> {
        Box::pin(async move {
            let found: Vec<String> = sqlx::query_scalar(
                "select table_id from members where person = ?1
                 union select table_id from past_members where person = ?1 order by 1",
            )
            .bind(person.to_string())
            .fetch_all(&self.readers)
            .await?;
            Ok(found.iter().map(|id| read::id(id)).collect::<Result<_, _>>()?)
        })
    }

    fn members(&self, table: TableId) -> Reply<'_, Result<Vec<Member>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query("select person, role, seat from members where table_id = ?1 order by person")
                .bind(table.to_string())
                .fetch_all(&self.readers)
                .await?;
            Ok(rows.iter().map(read::member).collect::<Result<_, _>>()?)
        })
    }

    fn belonging(&self, people: Vec<(TableId, PersonId)>) -> Reply<'_, Result<Vec<(TableId, PersonId)>, StoreError>> {
        Box::pin(async move {
            let people: Vec<_> = people.iter().map(|(table, person)| [table.to_string(), person.to_string()]).collect();
            let found: Vec<(String, String)> = sqlx::query_as(
                "select m.table_id, m.person from json_each(?1) as asked
                 cross join members m on m.table_id = asked.value ->> 0 and m.person = asked.value ->> 1",
            )
            .bind(serde_json::json!(people).to_string())
            .fetch_all(&self.readers)
            .await?;
            Ok(read::pairs(&found)?)
        })
    }
}

impl Secrets for Sqlite {
    fn keep_seed(&self, table: TableId, deal: u32, candidate: Seed) -> Reply<'_, Result<Seed, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("insert into seeds (table_id, deal, seed) values (?1, ?2, ?3) on conflict do nothing")
                    .bind(table.to_string())
                    .bind(i64::from(deal))
                    .bind(&candidate.reveal()[..])
                    .execute(&mut *connection)
                    .await?;
                let kept: Vec<u8> = sqlx::query_scalar("select seed from seeds where table_id = ?1 and deal = ?2")
                    .bind(table.to_string())
                    .bind(i64::from(deal))
                    .fetch_one(connection)
                    .await?;
                Ok(read::seed(&kept)?)
            })
        }))
    }

    fn seeds(&self, tables: Vec<TableId>, deal: u32) -> Reply<'_, Result<Vec<(TableId, Seed)>, StoreError>> {
        Box::pin(async move {
            let tables: Vec<String> = tables.iter().map(TableId::to_string).collect();
            let kept: Vec<(String, Vec<u8>)> = sqlx::query_as(
                "select table_id, seed from seeds
                 where deal = ?2 and table_id in (select value from json_each(?1))",
            )
            .bind(serde_json::Value::from(tables).to_string())
            .bind(i64::from(deal))
            .fetch_all(&self.readers)
            .await?;
            Ok(kept
                .iter()
                .map(|(id, bytes)| Ok((read::id(id)?, read::seed(bytes)?)))
                .collect::<Result<_, sqlx::Error>>()?)
        })
    }
}

impl Invitations for Sqlite {
    fn invite(
        &self,
        table: TableId,
        secret: TokenHash,
        role: String,
        at: WallTime,
    ) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "insert into invitations (secret_hash, table_id, role, created_at) values (?1, ?2, ?3, ?4)",
                )
                .bind(&secret.bytes()[..])
                .bind(table.to_string())
                .bind(role)
                .bind(at.0)
                .execute(connection)
                .await?;
                Ok(())
            })
        }))
    }

    fn invitation(&self, secret: TokenHash) -> Reply<'_, Result<Option<Invitation>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query(
                "select table_id, role, created_at from invitations where secret_hash = ?1 and revoked_at is null",
            )
            .bind(&secret.bytes()[..])
            .fetch_optional(&self.readers)
            .await?;
            Ok(row.as_ref().map(read::invitation).transpose()?)
        })
    }

    fn revoke(&self, secret: TokenHash, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let sql = "update invitations set revoked_at = ?2 where secret_hash = ?1 and revoked_at is null";
                let revoked = sqlx::query(sql).bind(&secret.bytes()[..]).bind(at.0).execute(connection).await?;
                Ok(revoked.rows_affected() > 0)
            })
        }))
    }

    fn revoke_all(&self, table: TableId, at: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let sql = "update invitations set revoked_at = ?2 where table_id = ?1 and revoked_at is null";
                Ok(sqlx::query(sql).bind(table.to_string()).bind(at.0).execute(connection).await?.rows_affected())
            })
        }))
    }
}
