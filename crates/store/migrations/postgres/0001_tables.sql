-- Times are milliseconds: `…_at` since 1970, `table_time` and `at` since the table was made.
-- Ids compare by their bytes, whatever the locale of the database.
-- `options`, `clocks`, `phase`, `role` and `body` are texts whose meaning the server knows.

create table nodes (
    id text collate "C" not null primary key,
    seen_at bigint not null,
    lease_until bigint not null
);

create table persons (
    id text collate "C" not null primary key,
    name text not null,
    created_at bigint not null
);

create table sessions (
    id text collate "C" not null primary key,
    token_hash bytea not null unique,
    person text collate "C" not null references persons (id),
    device text not null,
    created_at bigint not null,
    seen_at bigint not null
);
create index sessions_of_person on sessions (person);
create index sessions_by_use on sessions (seen_at);

create table tables (
    id text collate "C" not null primary key,
    edition text not null,
    options text not null,
    rules_revision bigint not null,
    owner text collate "C",
    epoch bigint not null,
    head bigint not null,
    table_time bigint not null,
    clocks text not null,
    -- 0: somebody's time is running. Such tables come first when a server starts.
    standing bigint not null,
    deadline_at bigint,
    phase text not null,
    created_at bigint not null,
    changed_at bigint not null,
    finished_at bigint,
    set_aside text
) with (fillfactor = 70);
create index tables_unfinished on tables (standing, id) where finished_at is null and set_aside is null;
create index tables_due on tables (deadline_at, id)
    where deadline_at is not null and finished_at is null and set_aside is null;

create table journal (
    table_id text collate "C" not null references tables (id),
    seq bigint not null,
    epoch bigint not null,
    at bigint not null,
    person text,
    action_id text collate "C",
    body text not null,
    digest bigint not null,
    primary key (table_id, seq)
);
create unique index journal_action on journal (table_id, action_id) where action_id is not null;

create table members (
    table_id text collate "C" not null references tables (id),
    person text collate "C" not null references persons (id),
    role text not null,
    seat bigint,
    primary key (table_id, person)
);
create index members_of_person on members (person);

-- The server's part in the chance of each deal. Nothing else reads this table.
create table seeds (
    table_id text collate "C" not null references tables (id),
    deal bigint not null,
    seed bytea not null,
    primary key (table_id, deal)
);

create table invitations (
    secret_hash bytea not null primary key,
    table_id text collate "C" not null references tables (id),
    role text not null,
    created_at bigint not null,
    revoked_at bigint
);
create index invitations_to_table on invitations (table_id);
