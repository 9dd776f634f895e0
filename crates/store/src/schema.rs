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
];
pub(crate) const POSTGRES: &[Step] = &[
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("people", include_str!("../migrations/postgres/0002_people.sql")),
    ("talk", include_str!("../migrations/postgres/0003_talk.sql")),
];

pub(crate) fn migrator(steps: &'static [Step]) -> Migrator {
    let migration = |(version, (name, sql)): (i64, &Step)| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

pub(crate) fn explain(error: MigrateError, steps: &[Step]) -> OpenError {
    let known = i64::try_from(steps.len()).unwrap_or(i64::MAX);
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
