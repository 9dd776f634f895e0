//! Copies of a file in SQLite, and the look into one.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::error::BackupError;
use crate::schema;

use super::{files, options};

/// Copies a database, all of one moment, into a new file on the disk. Another process may have it open.
pub(crate) async fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let at = |path: &Path| {
        let path = path.display().to_string();
        move |error| BackupError::File { path, error }
    };
    let away = |error: sqlx::Error| BackupError::Unavailable(error.to_string());
    // One that was left behind by a copy that was stopped.
    if to.exists() {
        std::fs::remove_file(to).map_err(at(to))?;
    }
    files::make(to).map_err(at(to))?;
    let mut connection = options(from).create_if_missing(false).connect().await.map_err(away)?;
    let copied = sqlx::query("vacuum into ?1").bind(to.display().to_string()).execute(&mut connection).await;
    connection.close().await.map_err(away)?;
    copied.map_err(away)?;
    files::sync(to).map_err(at(to))
}

/// The same from a file that nobody has open, if it is sound and one of ours.
pub(crate) async fn copy_sound(from: &Path, to: &Path) -> Result<(), BackupError> {
    let unsound = |why: String| BackupError::Unsound(from.display().to_string(), why);
    let look = async {
        let options = SqliteConnectOptions::new().filename(from).create_if_missing(false).read_only(true);
        let mut connection = options.connect().await?;
        let check: String = sqlx::query_scalar("pragma integrity_check(1)").fetch_one(&mut connection).await?;
        let version: i64 =
            sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>((check, version))
    };
    let (check, version) = look.await.map_err(|error| unsound(error.to_string()))?;
    if check != "ok" {
        return Err(unsound(check));
    }
    let known = schema::newest(schema::SQLITE);
    if version > known {
        return Err(unsound(format!("it has version {version} of the schema and this program knows only {known}")));
    }
    copy(from, to).await
}

/// Brings the new name of a file to the disk.
pub(crate) fn sync_names(path: &Path) -> std::io::Result<()> {
    files::sync(path)
}
