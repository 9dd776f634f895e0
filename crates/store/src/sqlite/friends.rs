//! Friends, mutes and invitations from person to person in SQLite.

use sqlx::SqliteConnection;

use crate::error::{Reply, StoreError};
use crate::friends::{Asked, FRIENDS, Friend, Friends, TableInvitation, WAITING};
use crate::ids::{PersonId, TableId};
use crate::people::Person;
use crate::read::{self, person_columns};
use crate::time::WallTime;

use super::Sqlite;

impl Friends for Sqlite {
    fn ask_friend(&self, person: PersonId, friend: PersonId, at: WallTime) -> Reply<'_, Result<Asked, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(ask(connection, person, friend, at))))
    }

    fn end_friendship(&self, person: PersonId, friend: PersonId) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let ended = sqlx::query(
                    "delete from friends where (person = ?1 and friend = ?2) or (person = ?2 and friend = ?1)",
                )
                .bind(person.to_string())
                .bind(friend.to_string())
                .execute(connection)
                .await?;
                Ok(ended.rows_affected() > 0)
            })
        }))
    }

    fn friends(&self, person: PersonId) -> Reply<'_, Result<Vec<Friend>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                ", f.asked_at, f.since, f.mine
                 from (
                    select friend as other, asked_at, since, 1 as mine from friends where person = ?1
                    union all
                    select person, asked_at, since, 0 from friends where friend = ?1 and since is null
                 ) f join persons p on p.id = f.other
                 order by p.id limit ?2",
            ))
            .bind(person.to_string())
            .bind(i64::from(FRIENDS + WAITING))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::friend).collect::<Result<_, _>>()?)
        })
    }

    fn friend_ids(&self, person: PersonId) -> Reply<'_, Result<Vec<PersonId>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = sqlx::query_scalar(
                "select friend from friends where person = ?1 and since is not null order by friend limit ?2",
            )
            .bind(person.to_string())
            .bind(i64::from(FRIENDS))
            .fetch_all(&self.readers)
            .await?;
            Ok(ids.iter().map(|id| read::id(id)).collect::<Result<_, _>>()?)
        })
    }

    fn mute(&self, person: PersonId, muted: PersonId, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let set = sqlx::query(
                    "insert into mutes (person, muted, at)
                     select ?1, ?2, ?3 where (select count(*) from mutes where person = ?1) < ?4
                     on conflict (person, muted) do update set at = excluded.at",
                )
                .bind(person.to_string())
                .bind(muted.to_string())
                .bind(at.0)
                .bind(i64::from(FRIENDS))
                .execute(connection)
                .await?;
                Ok(set.rows_affected() > 0)
            })
        }))
    }

    fn unmute(&self, person: PersonId, muted: PersonId) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let ended = sqlx::query("delete from mutes where person = ?1 and muted = ?2");
                let ended = ended.bind(person.to_string()).bind(muted.to_string()).execute(connection).await?;
                Ok(ended.rows_affected() > 0)
            })
        }))
    }

    fn muted_by(&self, person: PersonId) -> Reply<'_, Result<Vec<Person>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                " from mutes m join persons p on p.id = m.muted where m.person = ?1 order by m.at desc, p.id limit ?2",
            ))
            .bind(person.to_string())
            .bind(i64::from(FRIENDS))
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::person).collect::<Result<_, _>>()?)
        })
    }

    fn invite_person(
        &self,
        person: PersonId,
        table: TableId,
        by: PersonId,
        at: WallTime,
    ) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let made = sqlx::query(
                    "insert into table_invitations (person, table_id, invited_by, at)
                     select ?1, ?2, ?3, ?4
                     where (
                        select count(*) from table_invitations i join tables t on t.id = i.table_id
                        where i.person = ?1 and i.dismissed_at is null and t.finished_at is null and t.set_aside is null
                     ) < ?5
                     on conflict (person, table_id) do nothing",
                )
                .bind(person.to_string())
                .bind(table.to_string())
                .bind(by.to_string())
                .bind(at.0)
                .bind(i64::from(WAITING))
                .execute(connection)
                .await?;
                Ok(made.rows_affected() > 0)
            })
        }))
    }

    fn is_invited(&self, person: PersonId, table: TableId) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(async move {
            let found: Option<i64> =
                sqlx::query_scalar("select at from table_invitations where person = ?1 and table_id = ?2")
                    .bind(person.to_string())
                    .bind(table.to_string())
                    .fetch_optional(&self.readers)
                    .await?;
            Ok(found.is_some())
        })
    }

    fn invited_to(
        &self,
        person: PersonId,
        finished_after: WallTime,
    ) -> Reply<'_, Result<Vec<TableInvitation>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                ", i.table_id, i.at, t.edition, t.phase, t.clocks
                 from table_invitations i join tables t on t.id = i.table_id join persons p on p.id = i.invited_by
                 where i.person = ?1 and i.dismissed_at is null and t.set_aside is null
                    and (t.finished_at is null or t.finished_at > ?3)
                 order by i.at desc, i.table_id limit ?2",
            ))
            .bind(person.to_string())
            .bind(i64::from(WAITING))
            .bind(finished_after.0)
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::table_invitation).collect::<Result<_, _>>()?)
        })
    }

    fn dismiss(&self, person: PersonId, table: TableId, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let put_away = sqlx::query(
                    "update table_invitations set dismissed_at = ?3
                     where person = ?1 and table_id = ?2 and dismissed_at is null",
                );
                let put_away = put_away.bind(person.to_string()).bind(table.to_string()).bind(at.0);
                Ok(put_away.execute(connection).await?.rows_affected() > 0)
            })
        }))
    }
}

async fn ask(
    connection: &mut SqliteConnection,
    person: PersonId,
    friend: PersonId,
    at: WallTime,
) -> Result<Asked, StoreError> {
    let (one, other) = (person.to_string(), friend.to_string());
    let people: i64 = sqlx::query_scalar(
        "select count(*) from persons where id in (?1, ?2) and deleted_at is null and kind = 'person'",
    )
    .bind(&one)
    .bind(&other)
    .fetch_one(&mut *connection)
    .await?;
    if people != 2 {
        return Err(StoreError::Missing("person"));
    }
    let ties: Vec<(String, Option<i64>)> = sqlx::query_as(
        "select person, since from friends where (person = ?1 and friend = ?2) or (person = ?2 and friend = ?1)",
    )
    .bind(&one)
    .bind(&other)
    .fetch_all(&mut *connection)
    .await?;
    if ties.iter().any(|(_, since)| since.is_some()) {
        return Ok(Asked::Friends);
    }
    if ties.iter().any(|(asker, _)| *asker == one) {
        return Ok(Asked::Waits);
    }
    let agrees = !ties.is_empty();
    let (own, waiting): (i64, i64) = sqlx::query_as(
        "select (select count(*) from friends where person = ?1),
            (select count(*) from friends where friend = ?2 and since is null)",
    )
    .bind(&one)
    .bind(&other)
    .fetch_one(&mut *connection)
    .await?;
    if own >= i64::from(FRIENDS) || (!agrees && waiting >= i64::from(WAITING)) {
        return Ok(Asked::TooMany);
    }
    let since = agrees.then_some(at.0);
    sqlx::query("insert into friends (person, friend, asked_at, since) values (?1, ?2, ?3, ?4)")
        .bind(&one)
        .bind(&other)
        .bind(at.0)
        .bind(since)
        .execute(&mut *connection)
        .await?;
    if !agrees {
        return Ok(Asked::Waits);
    }
    sqlx::query("update friends set since = ?3 where person = ?1 and friend = ?2")
        .bind(&other)
        .bind(&one)
        .bind(since)
        .execute(&mut *connection)
        .await?;
    Ok(Asked::Friends)
}
