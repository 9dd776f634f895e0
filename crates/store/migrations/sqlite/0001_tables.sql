-- Times are milliseconds: `…_at` since 1970, `table_time` and `at` since the table was made.
-- `options`, `clocks`, `phase`, `role` and `body` are texts whose meaning the server knows.

create table nodes (
    id text not null primary key,
    seen_at integer not null,
    lease_until integer not null
) strict, without rowid;

create table persons (
    id text not null primary key,
    name text not null,
    created_at integer not null
) strict, without rowid;

create table sessions (
    id text not null primary key,
    token_hash blob not null unique,
    person text not null references persons (id),
    device text not null,
    created_at integer not null,
    seen_at integer not null
) strict, without rowid;
create index sessions_of_person on sessions (person);
create index sessions_by_use on sessions (seen_at);

create table tables (
    id text not null primary key,
    edition text not null,
    options text not null,
    rules_revision integer not null,
    owner text,
    epoch integer not null,
    head integer not null,
    table_time integer not null,
    clocks text not null,
    -- 0: somebody's time is running. Such tables come first when a server starts.
    standing integer not null,
    deadline_at integer,
    phase text not null,
    created_at integer not null,
    changed_at integer not null,
    finished_at integer,
    set_aside text
) strict, without rowid;
create index tables_unfinished on tables (standing, id) where finished_at is null and set_aside is null;
create index tables_due on tables (deadline_at, id)
    where deadline_at is not null and finished_at is null and set_aside is null;

create table journal (
    table_id text not null references tables (id),
    seq integer not null,
    epoch integer not null,
    at integer not null,
    person text,
    action_id text,
    body text not null,
    digest integer not null,
    primary key (table_id, seq)
) strict, without rowid;
create unique index journal_action on journal (table_id, action_id) where action_id is not null;

create table members (
    table_id text not null references tables (id),
    person text not null references persons (id),
    role text not null,
    seat integer,
    primary key (table_id, person)
) strict, without rowid;
create index members_of_person on members (person);

-- The server's part in the chance of each deal. Nothing else reads this table.
create table seeds (
    table_id text not null references tables (id),
    deal integer not null,
    seed blob not null,
    primary key (table_id, deal)
) strict, without rowid;

create table invitations (
    secret_hash blob not null primary key,
    table_id text not null references tables (id),
    role text not null,
    created_at integer not null,
    revoked_at integer
) strict, without rowid;
create index invitations_to_table on invitations (table_id);
