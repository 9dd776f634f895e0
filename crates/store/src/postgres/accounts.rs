//! Accounts in PostgreSQL.

use serde_json::{Map, Value};
use sqlx::{Acquire, PgConnection};

use crate::accounts::{Account, Accounts, BOTS, Choices, Credential, PEOPLE};
use crate::error::{KeepError, Reply, StoreError};
use crate::ids::{PersonId, SessionId};
use crate::people::{Kind, Person};
use crate::read::{self, account_columns, person_columns};
use crate::secret::TokenHash;
use crate::time::WallTime;
use crate::{postgres::Postgres, privacy};

impl Accounts for Postgres {
    fn keep(&self, person: PersonId, login: String, hash: String, at: WallTime) -> Reply<'_, Result<(), KeepError>> {
        Box::pin(async move {
            let kept = self.write(move |connection| {
                Box::pin(async move {
                    let set = sqlx::query(
                        "update persons set account_at = $2
                         where id = $1 and account_at is null and deleted_at is null and kind = 'person'",
                    );
                    let set = set.bind(person.to_string()).bind(at.0).execute(&mut *connection).await?;
                    if set.rows_affected() == 0 {
                        return Ok(false);
                    }
                    sqlx::query("insert into credentials (person, login, hash, changed_at) values ($1, $2, $3, $4)")
                        .bind(person.to_string())
                        .bind(login)
                        .bind(hash)
                        .bind(at.0)
                        .execute(connection)
                        .await
                        .map_err(KeepError::or_taken)?;
                    Ok(true)
                })
            });
            if kept.await.map_err(KeepError::of)? { Ok(()) } else { Err(KeepError::Other) }
        })
    }

    fn rename_account(&self, person: PersonId, login: String, name: String) -> Reply<'_, Result<(), KeepError>> {
        Box::pin(async move {
            let renamed = self.write(move |connection| {
                Box::pin(async move {
                    let renamed = sqlx::query("update credentials set login = $2 where person = $1")
                        .bind(person.to_string())
                        .bind(login)
                        .execute(&mut *connection)
                        .await
                        .map_err(KeepError::or_taken)?;
                    sqlx::query("update persons set name = $2 where id = $1 and account_at is not null")
                        .bind(person.to_string())
                        .bind(name)
                        .execute(connection)
                        .await?;
                    Ok(renamed.rows_affected() > 0)
                })
            });
            if renamed.await.map_err(KeepError::of)? { Ok(()) } else { Err(KeepError::Other) }
        })
    }

    fn credential(&self, login: String) -> Reply<'_, Result<Option<Credential>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query("select person, login, hash, changed_at from credentials where login = $1")
                .bind(login)
                .fetch_optional(&self.pool)
                .await?;
            Ok(row.as_ref().map(read::credential).transpose()?)
        })
    }

    fn credential_of(&self, person: PersonId) -> Reply<'_, Result<Option<Credential>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query("select person, login, hash, changed_at from credentials where person = $1")
                .bind(person.to_string())
                .fetch_optional(&self.pool)
                .await?;
            Ok(row.as_ref().map(read::credential).transpose()?)
        })
    }

    fn change_hash(&self, person: PersonId, hash: String, at: WallTime) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let changed = sqlx::query("update credentials set hash = $2, changed_at = $3 where person = $1");
                let changed = changed.bind(person.to_string()).bind(hash).bind(at.0).execute(connection).await?;
                if changed.rows_affected() == 0 { Err(StoreError::Missing("account")) } else { Ok(()) }
            })
        }))
    }

    fn set_codes(&self, person: PersonId, codes: Vec<TokenHash>, at: WallTime) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let person = person.to_string();
                // Of two that set codes at once the later one counts.
                sqlx::query("select 1 from persons where id = $1 for no key update")
                    .bind(&person)
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("delete from recovery_codes where person = $1")
                    .bind(&person)
                    .execute(&mut *connection)
                    .await?;
                for code in codes {
                    sqlx::query("insert into recovery_codes (code_hash, person, created_at) values ($1, $2, $3)")
                        .bind(&code.bytes()[..])
                        .bind(&person)
                        .bind(at.0)
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(())
            })
        }))
    }

    fn use_code(&self, person: PersonId, code: TokenHash, at: WallTime) -> Reply<'_, Result<bool, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let used = sqlx::query(
                    "update recovery_codes set used_at = $3 where code_hash = $1 and person = $2 and used_at is null",
                );
                let used = used.bind(&code.bytes()[..]).bind(person.to_string()).bind(at.0);
                Ok(used.execute(connection).await?.rows_affected() > 0)
            })
        }))
    }

    fn account(&self, person: PersonId) -> Reply<'_, Result<Option<Account>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query(concat!(
                "select ",
                account_columns!(),
                " from persons p left join credentials c on c.person = p.id where p.id = $1",
            ))
            .bind(person.to_string())
            .fetch_optional(&self.pool)
            .await?;
            Ok(row.as_ref().map(read::account).transpose()?)
        })
    }

    fn choose(&self, person: PersonId, choices: Choices) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let set = sqlx::query(
                    "update persons set public_page = $2, may_review = $3, language = $4, mail_wants = $5
                     where id = $1 and deleted_at is null",
                )
                .bind(person.to_string())
                .bind(i64::from(choices.public_page))
                .bind(i64::from(choices.may_review))
                .bind(choices.language)
                .bind(choices.mail_wants)
                .execute(connection)
                .await?;
                if set.rows_affected() == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
            })
        }))
    }

    fn set_mail(
        &self,
        person: PersonId,
        address: String,
        token: TokenHash,
        until: WallTime,
    ) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let set = sqlx::query(
                    "update persons
                     set mail = $2, mail_confirmed_at = null, mail_token_hash = $3, mail_token_until = $4
                     where id = $1 and deleted_at is null",
                )
                .bind(person.to_string())
                .bind(address)
                .bind(&token.bytes()[..])
                .bind(until.0)
                .execute(connection)
                .await?;
                if set.rows_affected() == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
            })
        }))
    }

    fn confirm_mail(&self, token: TokenHash, at: WallTime) -> Reply<'_, Result<Option<PersonId>, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let confirmed: Option<String> = sqlx::query_scalar(
                    "update persons set mail_confirmed_at = $2, mail_token_hash = null, mail_token_until = null
                     where mail_token_hash = $1 and mail_token_until >= $2 returning id",
                )
                .bind(&token.bytes()[..])
                .bind(at.0)
                .fetch_optional(connection)
                .await?;
                Ok(confirmed.map(|person| read::id(&person)).transpose()?)
            })
        }))
    }

    fn drop_mail(&self, person: PersonId) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                sqlx::query(
                    "update persons
                     set mail = null, mail_confirmed_at = null, mail_token_hash = null, mail_token_until = null
                     where id = $1",
                )
                .bind(person.to_string())
                .execute(connection)
                .await?;
                Ok(())
            })
        }))
    }

    fn create_bot(&self, owner: PersonId, name: String, at: WallTime) -> Reply<'_, Result<Person, StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let bot = Person::new(name, Kind::Bot, at);
                // Whoever makes two at once waits here, so that both are counted.
                let locked =
                    "select 1 from persons where id = $1 and deleted_at is null and kind = 'person' for no key update";
                let owned = sqlx::query(locked).bind(owner.to_string()).fetch_optional(&mut *connection).await?;
                owned.ok_or(StoreError::Missing("person"))?;
                let there: i64 =
                    sqlx::query_scalar("select count(*) from persons where owner = $1 and deleted_at is null")
                        .bind(owner.to_string())
                        .fetch_one(&mut *connection)
                        .await?;
                if there >= i64::from(BOTS) {
                    return Err(StoreError::Refused("this person has too many bots".to_owned()));
                }
                sqlx::query("insert into persons (id, name, created_at, kind, owner) values ($1, $2, $3, 'bot', $4)")
                    .bind(bot.id.to_string())
                    .bind(&bot.name)
                    .bind(at.0)
                    .bind(owner.to_string())
                    .execute(connection)
                    .await?;
                Ok(bot)
            })
        }))
    }

    fn bots_of(&self, owner: PersonId) -> Reply<'_, Result<Vec<Person>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                " from persons p where p.owner = $1 and p.deleted_at is null order by p.id",
            ))
            .bind(owner.to_string())
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::person).collect::<Result<_, _>>()?)
        })
    }

    fn ban(&self, person: PersonId, until: Option<WallTime>) -> Reply<'_, Result<(), StoreError>> {
        self.restrict("update persons set banned_until = $2 where id = $1", person, until)
    }

    fn silence(&self, person: PersonId, until: Option<WallTime>) -> Reply<'_, Result<(), StoreError>> {
        self.restrict("update persons set silenced_until = $2 where id = $1", person, until)
    }

    fn find_people(&self, prefix: String, limit: u32) -> Reply<'_, Result<Vec<Person>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                person_columns!(),
                " from credentials c join persons p on p.id = c.person
                 where c.login >= $1 and c.login < $2 order by c.login limit $3",
            ))
            .bind(&prefix)
            .bind(read::after_all(&prefix))
            .bind(i64::from(limit.min(PEOPLE)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::person).collect::<Result<_, _>>()?)
        })
    }

    fn everybody(&self, after: Option<PersonId>, limit: u32) -> Reply<'_, Result<Vec<Account>, StoreError>> {
        Box::pin(async move {
            let rows = sqlx::query(concat!(
                "select ",
                account_columns!(),
                " from persons p left join credentials c on c.person = p.id where p.id > $1 order by p.id limit $2",
            ))
            .bind(after.map_or(String::new(), |person| person.to_string()))
            .bind(i64::from(limit.min(PEOPLE)))
            .fetch_all(&self.pool)
            .await?;
            Ok(rows.iter().map(read::account).collect::<Result<_, _>>()?)
        })
    }

    fn export(&self, person: PersonId) -> Reply<'_, Result<Value, StoreError>> {
        let pool = self.pool.clone();
        Box::pin(async move {
            // In a task of its own, so that a transaction that was begun is ended.
            let task = tokio::spawn(async move {
                let mut connection = pool.acquire().await?;
                Ok(export(&mut connection, person).await?)
            });
            task.await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
        })
    }

    fn erase(&self, person: PersonId, at: WallTime) -> Reply<'_, Result<Vec<SessionId>, StoreError>> {
        Box::pin(self.write(move |connection| Box::pin(erase(connection, person, at))))
    }
}

impl Postgres {
    fn restrict(
        &self,
        sql: &'static str,
        person: PersonId,
        until: Option<WallTime>,
    ) -> Reply<'_, Result<(), StoreError>> {
        Box::pin(self.write(move |connection| {
            Box::pin(async move {
                let set = sqlx::query(sql).bind(person.to_string()).bind(until.map(|until| until.0));
                let set = set.execute(connection).await?;
                if set.rows_affected() == 0 { Err(StoreError::Missing("person")) } else { Ok(()) }
            })
        }))
    }
}

async fn export(connection: &mut PgConnection, person: PersonId) -> Result<Value, sqlx::Error> {
    let mut snapshot = connection.begin().await?;
    // All see the same moment.
    sqlx::query("set transaction isolation level repeatable read, read only").execute(&mut *snapshot).await?;
    let mut tables = Map::new();
    for (table, sql) in privacy::EXPORT {
        let rows = sqlx::query(*sql).bind(person.to_string()).fetch_all(&mut *snapshot).await?;
        tables.insert((*table).to_owned(), rows.iter().map(privacy::row).collect::<Result<_, _>>()?);
    }
    snapshot.commit().await?;
    Ok(Value::Object(tables))
}

async fn erase(connection: &mut PgConnection, person: PersonId, at: WallTime) -> Result<Vec<SessionId>, StoreError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "update persons
         set name = '', deleted_at = coalesce(deleted_at, $2), account_at = null, public_page = 0, may_review = 0,
            language = null, mail = null, mail_confirmed_at = null, mail_wants = '', mail_token_hash = null,
            mail_token_until = null
         where id = $1 or owner = $1 returning id",
    )
    .bind(person.to_string())
    .bind(at.0)
    .fetch_all(&mut *connection)
    .await?;
    if ids.is_empty() {
        return Err(StoreError::Missing("person"));
    }
    let mut closed = Vec::new();
    for id in ids {
        let sessions: Vec<String> = sqlx::query_scalar("delete from sessions where person = $1 returning id")
            .bind(&id)
            .fetch_all(&mut *connection)
            .await?;
        for session in sessions {
            closed.push(read::id(&session)?);
        }
        for sql in privacy::ERASE {
            sqlx::query(*sql).bind(&id).execute(&mut *connection).await?;
        }
    }
    Ok(closed)
}
