//! PostgreSQL: the same for one server or several.
//!
//! Appends have four connections of their own, and a table always uses the same one. Everything else shares a pool. Each
//! transaction runs in a task that nobody cancels: one that was begun and abandoned would go back to the pool open. Limits
//! are those of the database, `statement_timeout` and `lock_timeout`.

mod accounts;
mod append;
mod friends;
mod journal;
mod lobby;
mod people;
mod results;
mod slow;
mod talk;
mod things;
mod upkeep;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgSslMode};
use sqlx::{ConnectOptions, Connection, PgConnection};

use crate::condition::Reports;
use crate::error::{OpenError, Reply, StoreError};
use crate::ids::TableId;
use crate::journal::Append;
use crate::schema;
use crate::writer::{Answers, Lane, NoOther, Writer};
use crate::{Backend, Durability, Settings, without_password};

/// Connections for appends.
const LANES: u32 = 4;
/// Connections for everything else.
const POOL: u32 = 8;
const CONNECT: Duration = Duration::from_secs(5);
/// After so long a connection is taken for dead although nothing has said so. The database itself gives up much earlier.
const SILENCE: Duration = Duration::from_secs(20);

/// What is done about the schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Schema {
    Make,
    Leave,
}

/// A store in PostgreSQL.
pub(crate) struct Postgres {
    lanes: Vec<Writer<NoOther>>,
    pool: PgPool,
    reports: Arc<Reports>,
    settings: Settings,
    durability: Durability,
}

impl Postgres {
    pub async fn open(address: &str, settings: Settings) -> Result<Postgres, OpenError> {
        Postgres::start(address, settings, Schema::Make).await
    }

    /// Opens a database that a server has open too. The schema stays as it is.
    pub async fn open_beside(address: &str, settings: Settings) -> Result<Postgres, OpenError> {
        Postgres::start(address, settings, Schema::Leave).await
    }

    async fn start(address: &str, settings: Settings, schema: Schema) -> Result<Postgres, OpenError> {
        let options = options(address)?;
        let away = |error: sqlx::Error| OpenError::Unavailable(error.to_string());
        let mut connection = connect(&options).await.map_err(away)?;
        if schema == Schema::Leave {
            let found =
                sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(&mut connection).await;
            schema::must_be_newest(found.map_err(away)?, schema::POSTGRES)?;
        } else {
            migrate(&mut connection, schema::POSTGRES).await?;
        }
        let fsync: String = sqlx::query_scalar("show fsync").fetch_one(&mut connection).await.map_err(away)?;
        let durability =
            if fsync == "on" { Durability::Synced } else { Durability::NotSynced("fsync is off".to_owned()) };
        connection.close().await.map_err(away)?;
        let reports = Arc::new(Reports::new());
        let mut lanes = Vec::new();
        for number in 0..LANES {
            let lane = PostgresLane { options: options.clone() };
            let connection = lane.connect().await.map_err(|error| OpenError::Unavailable(error.to_string()))?;
            lanes.push(Writer::start(lane, number, connection, reports.clone()));
        }
        let pool = PgPoolOptions::new()
            .max_connections(POOL)
            .acquire_timeout(CONNECT)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_with(options)
            .await
            .map_err(away)?;
        Ok(Postgres { lanes, pool, reports, settings, durability })
    }

    /// The connection of a table.
    fn lane(&self, table: TableId) -> &Writer<NoOther> {
        // The id is random, so any byte of it spreads tables evenly.
        &self.lanes[usize::from(table.bytes()[15]) % self.lanes.len()]
    }

    /// Runs a transaction in a task of its own and waits for its end.
    async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> Reply<'c, Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (pool, reports) = (self.pool.clone(), self.reports.clone());
        let task = tokio::spawn(async move {
            let result = transaction(&pool, work).await;
            // The pool has the bit after those of the lanes.
            reports.report(LANES, !matches!(result, Err(StoreError::Unavailable(_))));
            result
        });
        task.await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }
}

async fn transaction<T>(
    pool: &PgPool,
    work: impl for<'c> FnOnce(&'c mut PgConnection) -> Reply<'c, Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let mut transaction = pool.begin().await?;
    let result = work(&mut transaction).await?;
    transaction.commit().await?;
    Ok(result)
}

impl Backend for Postgres {
    fn reports(&self) -> &Reports {
        &self.reports
    }

    fn durability(&self) -> Durability {
        self.durability.clone()
    }

    fn close(&self) -> Reply<'_, ()> {
        Box::pin(async {
            for lane in &self.lanes {
                lane.close().await;
            }
            self.pool.close().await;
        })
    }

    fn as_sqlite(&self) -> Option<&crate::sqlite::Sqlite> {
        None
    }
}

/// Makes a database with the first steps of the schema; for tests of upgrades.
pub(crate) async fn former_schema(address: &str, steps: usize) -> Result<(), OpenError> {
    let away = |error: sqlx::Error| OpenError::Unavailable(error.to_string());
    let mut connection = connect(&options(address)?).await.map_err(away)?;
    migrate(&mut connection, schema::POSTGRES.get(..steps).unwrap_or(schema::POSTGRES)).await?;
    connection.close().await.map_err(away)
}

async fn migrate(connection: &mut PgConnection, steps: &'static [schema::Step]) -> Result<(), OpenError> {
    let migrated = schema::migrator(steps).run(connection).await;
    migrated.map_err(|error| schema::explain(error, steps))
}

/// Reads an address. A connection to another machine is encrypted and verified, unless the address says that the network
/// is trusted.
fn options(address: &str) -> Result<PgConnectOptions, OpenError> {
    let options = PgConnectOptions::from_str(address).map_err(|_| OpenError::Address(without_password(address)))?;
    let host = options.get_host().to_owned();
    let is_local = options.get_socket().is_some()
        || host.starts_with('/')
        || host == "localhost"
        || host.trim_matches(['[', ']']).parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback());
    let is_stated = ["sslmode=", "ssl-mode="].iter().any(|name| address.contains(name));
    let unverified = |mode| Err(OpenError::Unverified { host, mode });
    let options = match options.get_ssl_mode() {
        _ if is_local => options,
        PgSslMode::VerifyFull | PgSslMode::VerifyCa | PgSslMode::Disable => options,
        _ if !is_stated => options.ssl_mode(PgSslMode::VerifyFull),
        PgSslMode::Allow => return unverified("allow"),
        PgSslMode::Prefer => return unverified("prefer"),
        PgSslMode::Require => return unverified("require"),
    };
    Ok(options.application_name("pangea"))
}

/// Nothing is being written while a connection is made, so that giving up on it cancels nothing.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let late = || sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer"));
    tokio::time::timeout(CONNECT, options.connect()).await.unwrap_or_else(|_| Err(late()))
}

/// Limits, and a commit that waits for the disk whatever the database is set to. Stronger settings stay.
async fn prepare(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "select set_config('statement_timeout', '5s', false), set_config('lock_timeout', '2s', false),
            set_config('idle_in_transaction_session_timeout', '10s', false),
            set_config('synchronous_commit', 'on', false)
            where current_setting('synchronous_commit') in ('off', 'local', 'on')
         union all
         select set_config('statement_timeout', '5s', false), set_config('lock_timeout', '2s', false),
            set_config('idle_in_transaction_session_timeout', '10s', false), current_setting('synchronous_commit')
            where current_setting('synchronous_commit') not in ('off', 'local', 'on')",
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// One of the connections for appends.
struct PostgresLane {
    options: PgConnectOptions,
}

impl Lane for PostgresLane {
    type Connection = PgConnection;
    type Other = NoOther;

    async fn connect(&self) -> Result<PgConnection, StoreError> {
        let mut connection = connect(&self.options).await?;
        prepare(&mut connection).await?;
        // Only one statement runs here, and it looks tables up by their ids, however few there are.
        sqlx::query("set enable_seqscan = off").execute(&mut connection).await?;
        Ok(connection)
    }

    async fn write(
        &self,
        connection: &mut PgConnection,
        appends: &[&Append],
        _: &mut [NoOther],
    ) -> Result<Answers, sqlx::Error> {
        // A connection that was cut without a word would hold its tables up for ever. It is not used again after that, so
        // no transaction can be left open in it, and the head tells what was written.
        let late = || sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer"));
        tokio::time::timeout(SILENCE, append::append_all(connection, appends)).await.unwrap_or_else(|_| Err(late()))
    }

    async fn disconnect(&self, connection: PgConnection) {
        // Everything is committed; the database notices by itself.
        let _ = connection.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    fn mode(address: &str) -> Result<&'static str, String> {
        let options = options(address).map_err(|error| error.to_string())?;
        Ok(match options.get_ssl_mode() {
            PgSslMode::Disable => "disable",
            PgSslMode::Allow => "allow",
            PgSslMode::Prefer => "prefer",
            PgSslMode::Require => "require",
            PgSslMode::VerifyCa => "verify-ca",
            PgSslMode::VerifyFull => "verify-full",
        })
    }

    #[test]
    fn another_machine_must_prove_who_it_is() {
        assert_eq!(mode("postgres://pangea@db.example/games").as_deref(), Ok("verify-full"));
        assert_eq!(mode("postgres://pangea@10.0.0.7/games").as_deref(), Ok("verify-full"));
        assert_eq!(mode("postgres://pangea@db.example/games?sslmode=verify-ca").as_deref(), Ok("verify-ca"));
        assert_eq!(mode("postgres://pangea@db.example/games?sslmode=disable").as_deref(), Ok("disable"));
        for unverified in ["allow", "prefer", "require"] {
            let refused = mode(&format!("postgres://pangea:secret@db.example/games?sslmode={unverified}"));
            let message = refused.expect_err("it is not verified");
            assert!(message.contains("verify-full") && message.contains(unverified), "{message}");
            assert!(!message.contains("secret"), "{message}");
        }
    }

    #[test]
    fn this_machine_is_trusted() {
        for local in ["localhost", "127.0.0.1:5433", "[::1]", "%2Fvar%2Frun%2Fpostgresql"] {
            let address = format!("postgres://pangea@{local}/games?sslmode=prefer");
            assert_eq!(mode(&address).as_deref(), Ok("prefer"), "{address}");
        }
    }

    #[test]
    fn a_bad_address_is_shown_without_its_password() {
        let message = mode("postgres://pangea:secret@:x/games").expect_err("there is no such port");
        assert!(!message.contains("secret"), "{message}");
    }

    #[tokio::test]
    async fn a_role_that_does_not_wait_for_the_disk_does_so_here() {
        let Some(server) = testing::Postgres::start(testing::Sync::On) else { return };
        let address = server.fresh_database();
        let options: PgConnectOptions = address.parse().expect("an address");
        for (of_role, here) in [("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")] {
            server.query(&address, &format!("alter role postgres set synchronous_commit = {of_role}"));
            let mut connection = connect(&options).await.expect("a connection");
            let setting = async |connection: &mut PgConnection| -> String {
                let shown = sqlx::query_scalar("show synchronous_commit").fetch_one(connection).await;
                shown.expect("a setting")
            };
            assert_eq!(setting(&mut connection).await, of_role);
            prepare(&mut connection).await.expect("it is prepared");
            assert_eq!(setting(&mut connection).await, here, "{of_role}");
        }
    }
}
