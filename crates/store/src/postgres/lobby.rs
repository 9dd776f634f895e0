//! Tables that are found without a link, in PostgreSQL.

use crate::error::{OwnerError, Reply, StoreError};
use crate::ids::{Epoch, PersonId, TableId};
use crate::lobby::{LOBBY, ListedTable, Listing, Lobby, LobbyPlace, Looking};
use crate::read::{self, listing_columns};

use super::Postgres;

impl Lobby for Postgres {
    fn list_table(&self, table: TableId, epoch: Epoch, listing: Listing) -> Reply<'_, Result<(), OwnerError>> {
        Box::pin(async move {
            let listed = self.write(move |connection| {
                Box::pin(async move {
                    let listed = sqlx::query(
                        "insert into listings (table_id, visibility, opened_by, wants, opened_at)
                         select id, $3, $4, $5, $6 from tables where id = $1 and epoch = $2 and finished_at is null
                         on conflict (table_id) do update
                         set visibility = excluded.visibility, opened_by = excluded.opened_by, wants = excluded.wants,
                            opened_at = excluded.opened_at",
                    )
                    .bind(table.to_string())
                    .bind(epoch.0.cast_signed())
                    .bind(read::visibility_text(listing.visibility))
                    .bind(listing.opened_by.to_string())
                    .bind(listing.wants)
                    .bind(listing.opened_at.0)
                    .execute(connection)
                    .await?;
                    Ok(listed.rows_affected())
                })
            });
            if listed.await? == 0 { Err(OwnerError::Fenced) } else { Ok(()) }
        })
    }

    fn listing(&self, table: TableId) -> Reply<'_, Result<Option<Listing>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query("select visibility, opened_by, wants, opened_at from listings where table_id = $1")
                .bind(table.to_string())
                .fetch_optional(&self.pool)
                .await?;
            Ok(row.as_ref().map(read::listing).transpose()?)
        })
    }

    fn open_tables(
        &self,
        looking: Looking,
        after: Option<LobbyPlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<ListedTable>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                listing_columns!(),
                " from listings l join tables t on t.id = l.table_id
                 where l.closed_at is null and l.visibility = 'everybody' and (l.opened_at, l.table_id) < ($1, $2)
                    and ($3::text is null or t.edition = $3) and ($4::text is null or t.phase = $4)
                 order by l.opened_at desc, l.table_id desc limit $5",
            ))
            .bind(after.map_or(i64::MAX, |place| place.opened_at.0))
            .bind(after.map_or(String::new(), |place| place.table.to_string()))
            .bind(looking.edition)
            .bind(looking.phase)
            .bind(i64::from(limit.min(LOBBY)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::listed_table).collect::<Result<_, _>>()?)
        })
    }

    fn tables_of_friends(&self, person: PersonId, limit: u32) -> Reply<'_, Result<Vec<ListedTable>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                listing_columns!(),
                " from friends f join listings l on l.opened_by = f.friend join tables t on t.id = l.table_id
                 where f.person = $1 and f.since is not null and l.closed_at is null and l.visibility <> 'link'
                 order by l.opened_at desc, l.table_id desc limit $2",
            ))
            .bind(person.to_string())
            .bind(i64::from(limit.min(LOBBY)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::listed_table).collect::<Result<_, _>>()?)
        })
    }

    fn wanted_tables(
        &self,
        wants: String,
        phase: String,
        limit: u32,
    ) -> Reply<'_, Result<Vec<ListedTable>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                listing_columns!(),
                " from listings l join tables t on t.id = l.table_id
                 where l.wants = $1 and l.closed_at is null and t.phase = $2
                 order by l.opened_at, l.table_id limit $3",
            ))
            .bind(wants)
            .bind(phase)
            .bind(i64::from(limit.min(LOBBY)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::listed_table).collect::<Result<_, _>>()?)
        })
    }
}
