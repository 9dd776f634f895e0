//! People and sessions in SQLite.

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, SessionId};
use crate::people::{Kind, People, Person, Session, SignedIn};
use crate::read::{self, person_columns};
use crate::secret::TokenHash;
use crate::time::WallTime;

use super::Sqlite;

impl People for Sqlite {
    fn create_person(&self, name: String, at: WallTime) -> Reply<'_, Result<Person, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let person = Person::new(name, Kind::Person, at);
                sqlx::query("insert into persons (id, name, created_at) values (?1, ?2, ?3)")
                    .bind(person.id.to_string())
                    .bind(&person.name)
                    .bind(at.0)
                    .execute(connection)
                    .await?;
                Ok(person)
            })
        }))
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let renamed = sqlx::query("update persons set name = ?2 where id = ?1");
                let renamed = renamed.bind(person.to_string()).bind(name).execute(connection).await?;
                if renamed.rows_affected() == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
            })
        }))
    }

    fn people(&self, ids: Vec<PersonId>) -> Reply<'_, Result<Vec<Person>, StoreError>> {
        Box::pin(async move {
            let ids: Vec<String> = ids.iter().map(PersonId::to_string).collect();
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                " from persons p where p.id in (select value from json_each(?1))",
            ))
            .bind(serde_json::Value::from(ids).to_string())
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::person).collect::<Result<_, _>>()?)
        })
    }

    fn open_session(
        &self,
        person: PersonId,
        token: TokenHash,
        device: String,
        at: WallTime,
    ) -> Reply<'_, Result<Session, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let session = Session { id: SessionId::random(), person, device, created_at: at, seen_at: at };
                sqlx::query(
                    "insert into sessions (id, token_hash, person, device, created_at, seen_at)
                     values (?1, ?2, ?3, ?4, ?5, ?5)",
                )
                .bind(session.id.to_string())
                .bind(&token.bytes()[..])
                .bind(person.to_string())
                .bind(&session.device)
                .bind(at.0)
                .execute(connection)
                .await?;
                Ok(session)
            })
        }))
    }

    fn find_sessions(&self, tokens: Vec<TokenHash>) -> Reply<'_, Result<Vec<SignedIn>, StoreError>> {
        Box::pin(async move {
            let tokens: Vec<String> = tokens.iter().map(TokenHash::in_hex).collect();
            let rows = sqlx::query(concat!(
                "select s.token_hash, s.id, s.device, s.created_at, s.seen_at, ",
                person_columns!(),
                " from sessions s join persons p on p.id = s.person
                 where s.token_hash in (select unhex(value) from json_each(?1))",
            ))
            .bind(serde_json::Value::from(tokens).to_string())
            .fetch_all(&self.readers)
            .await?;
            let found = |row| Ok((read::token_hash(row)?, read::session(row)?, read::person(row)?));
            Ok(rows.iter().map(found).collect::<Result<_, sqlx::Error>>()?)
        })
    }

    fn renew_session(&self, session: SessionId, token: TokenHash) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let renewed = sqlx::query("update sessions set token_hash = ?2 where id = ?1");
                let renewed = renewed.bind(session.to_string()).bind(&token.bytes()[..]).execute(connection).await?;
                if renewed.rows_affected() == 0 { Err(StoreError::Missing("session")) } else { Ok(()) }
            })
        }))
    }

    fn touch_session(&self, session: SessionId, at: WallTime) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let touched = sqlx::query("update sessions set seen_at = max(seen_at, ?2) where id = ?1");
                let touched = touched.bind(session.to_string()).bind(at.0).execute(connection).await?;
                if touched.rows_affected() == 0 { Err(StoreError::Missing("session")) } else { Ok(()) }
            })
        }))
    }

    fn sessions(&self, person: PersonId) -> Reply<'_, Result<Vec<Session>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "select id, person, device, created_at, seen_at from sessions where person = ?1
                 order by seen_at desc, id",
            )
            .bind(person.to_string())
            .fetch_all(&self.readers)
            .await?;
            Ok(rows.iter().map(read::session).collect::<Result<_, _>>()?)
        })
    }

    fn close_session(&self, person: PersonId, session: SessionId) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let closed = sqlx::query("delete from sessions where person = ?1 and id = ?2");
                let closed = closed.bind(person.to_string()).bind(session.to_string()).execute(connection).await?;
                Ok(closed.rows_affected() > 0)
            })
        }))
    }

    fn close_sessions(&self, person: PersonId) -> Reply<'_, Result<Vec<SessionId>, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let closed: Vec<String> = sqlx::query_scalar("delete from sessions where person = ?1 returning id")
                    .bind(person.to_string())
                    .fetch_all(connection)
                    .await?;
                Ok(closed.iter().map(|id| read::id(id)).collect::<Result<_, _>>()?)
            })
        }))
    }

    fn close_unused_sessions(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let closed = sqlx::query("delete from sessions where seen_at < ?1").bind(before.0);
                Ok(closed.execute(connection).await?.rows_affected())
            })
        }))
    }
}
