//! Migrations, embedded in the program. They only go forward and only add, so that the version before can still write; a
//! migration that was released is never changed.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::error::OpenError;

/// A step of the schema: what it is about, and its statements for one of the databases.
pub(crate) type Step = (&'static str, &'static str);

pub(crate) const SQLITE: &[Step] = &[
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("people", include_str!("../migrations/sqlite/0002_people.sql")),
    ("talk", include_str!("../migrations/sqlite/0003_talk.sql")),
    ("results", include_str!("../migrations/sqlite/0004_results.sql")),
    ("lobby", include_str!("../migrations/sqlite/0005_lobby.sql")),
    ("slow", include_str!("../migrations/sqlite/0006_slow.sql")),
    ("past", include_str!("../migrations/sqlite/0007_past.sql")),
    ("closings", include_str!("../migrations/sqlite/0008_closings.sql")),
];
pub(crate) const POSTGRES: &[Step] = &[
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("people", include_str!("../migrations/postgres/0002_people.sql")),
    ("talk", include_str!("../migrations/postgres/0003_talk.sql")),
    ("results", include_str!("../migrations/postgres/0004_results.sql")),
    ("lobby", include_str!("../migrations/postgres/0005_lobby.sql")),
    ("slow", include_str!("../migrations/postgres/0006_slow.sql")),
    ("past", include_str!("../migrations/postgres/0007_past.sql")),
    ("closings", include_str!("../migrations/postgres/0008_closings.sql")),
];

pub(crate) fn migrator(steps: &'static [Step]) -> Migrator {
    let migration = |(version, (name, sql)): (i64, &Step)| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

/// The version that these steps lead to.
pub(crate) fn newest(steps: &[Step]) -> i64 {
    i64::try_from(steps.len()).unwrap_or(i64::MAX)
}

/// Returns whether a database can be used as it is.
pub(crate) fn must_be_newest(found: i64, steps: &[Step]) -> Result<(), OpenError> {
    match (found, newest(steps)) {
        (found, known) if found < known => Err(OpenError::Older { found, known }),
        (found, known) if found > known => Err(OpenError::Newer { found, known }),
        _ => Ok(()),
    }
}

pub(crate) fn explain(error: MigrateError, steps: &[Step]) -> OpenError {
    let known = newest(steps);
    match error {
        MigrateError::VersionMissing(found) => OpenError::Newer { found, known },
        MigrateError::Execute(error) => OpenError::Unavailable(error.to_string()),
        other => OpenError::Schema(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_have_the_same_steps() {
        let names = |steps: &[Step]| steps.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        assert_eq!(names(SQLITE), names(POSTGRES));
    }
}
