//! Which rows belong to a person: what is given to them, and what is erased with them. The statements are the same for both
//! databases.

use serde_json::{Map, Value};
use sqlx::{Column as _, ColumnIndex, Decode, Row, Type};

/// What a person gets of their own, by table. No hash of a secret is in it, and from journals only games that are over: before
/// that an entry could tell what nobody may know yet.
pub(crate) const EXPORT: &[(&str, &str)] = &[
    (
        "persons",
        "select id, name, kind, owner, created_at, account_at, deleted_at, banned_until, silenced_until, public_page,
            may_review, language, mail, mail_confirmed_at, mail_wants
         from persons where id = $1 or owner = $1 order by created_at, id",
    ),
    ("credentials", "select login, changed_at from credentials where person = $1"),
    ("recovery_codes", "select created_at, used_at from recovery_codes where person = $1 order by code_hash"),
    (
        "sessions",
        "select id, person, device, created_at, seen_at from sessions
         where person in (select id from persons where id = $1 or owner = $1) order by created_at, id",
    ),
    (
        "friends",
        "select person, friend, asked_at, since from friends where person = $1 or friend = $1 order by asked_at",
    ),
    ("mutes", "select muted, at from mutes where person = $1 order by at"),
    (
        "table_invitations",
        "select person, table_id, invited_by, at, dismissed_at from table_invitations
         where person = $1 or invited_by = $1 order by at",
    ),
    (
        "tables",
        "select m.table_id, m.role, m.seat, t.edition, t.options, t.created_at, t.finished_at
         from members m join tables t on t.id = m.table_id where m.person = $1 order by t.created_at, t.id",
    ),
    ("past_members", "select table_id from past_members where person = $1 order by table_id"),
    (
        "journal",
        "select j.table_id, j.seq, j.at, j.action_id, j.body
         from journal j join tables t on t.id = j.table_id
         where t.finished_at is not null and j.person = $1
            and t.id in (
                select table_id from members where person = $1 union select table_id from game_seats where person = $1
            )
         order by j.table_id, j.seq",
    ),
    ("talk", "select table_id, seq, room, body, phrase, at from talk where author = $1 order by at, table_id, seq"),
    (
        "reports",
        "select id, table_id, seq, room, reported, reason, words, at, closed_at from reports where reporter = $1
         order by at, id",
    ),
    (
        "games",
        "select table_id, edition, size, finished_at, why_not, record from games
         where table_id in (select table_id from game_seats where person = $1) order by finished_at, table_id",
    ),
    (
        "game_seats",
        "select table_id, seat, name, points, place, share, traits, finished_at from game_seats where person = $1
         order by finished_at, table_id",
    ),
    (
        "ratings",
        "select edition, size, mu, sigma, games, won, fair, changed_at from ratings where person = $1
         order by edition, size",
    ),
    (
        "rating_changes",
        "select table_id, mu_before, sigma_before, mu_after, sigma_after, version from rating_changes where person = $1
         order by table_id",
    ),
    (
        "listings",
        "select table_id, visibility, wants, opened_at, closed_at from listings where opened_by = $1 order by opened_at",
    ),
    ("vacations", "select from_at, until_at from vacations where person = $1 order by from_at"),
    (
        "mail_queue",
        "select kind, table_id, prompt, due_at, tries, error, ended_at from mail_queue where person = $1 order by due_at",
    ),
];

/// What goes with a person, after the row in `persons` has been emptied.
pub(crate) const ERASE: &[&str] = &[
    "delete from credentials where person = $1",
    "delete from recovery_codes where person = $1",
    "delete from friends where person = $1 or friend = $1",
    "delete from mutes where person = $1 or muted = $1",
    "delete from table_invitations where person = $1 or invited_by = $1",
    "update talk set body = '', phrase = null where author = $1",
    "update reports set words = '' where reporter = $1",
    "update game_seats set name = '' where person = $1",
    "delete from ratings where person = $1",
    "delete from rating_changes where person = $1",
    "delete from past_members where person = $1",
    "delete from vacations where person = $1",
    "delete from mail_queue where person = $1",
];

/// A row as it is given to its person.
pub(crate) fn row<'r, R: Row>(row: &'r R) -> Result<Value, sqlx::Error>
where
    usize: ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    f64: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut object = Map::new();
    for (at, column) in row.columns().iter().enumerate() {
        let value = if let Ok(number) = row.try_get::<Option<i64>, usize>(at) {
            number.into()
        } else if let Ok(number) = row.try_get::<Option<f64>, usize>(at) {
            number.into()
        } else {
            row.try_get::<Option<String>, usize>(at)?.into()
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(Value::Object(object))
}
