-- What is said at tables, and what is reported. `room`, `phrase`, `reason` and `decision` are texts whose meaning the server knows.

-- The number of the last line at each table: lines get theirs here, so that two that are said at once get two.
create table talk_heads (
    table_id text not null primary key references tables (id),
    seq integer not null
) strict, without rowid;

create table talk (
    table_id text not null references tables (id),
    seq integer not null,
    author text not null references persons (id),
    -- The client's name for the line, so that sending it twice says it once.
    client_id text not null,
    room text not null,
    body text not null,
    phrase text,
    at integer not null,
    primary key (table_id, seq)
) strict, without rowid;
create unique index talk_once on talk (author, client_id);
create index talk_by_time on talk (at);

create table reports (
    id text not null primary key,
    table_id text not null references tables (id),
    -- The line that is reported, if it is one, and the last one that was said before.
    seq integer,
    upto integer not null,
    room text not null,
    reporter text not null references persons (id),
    reported text not null references persons (id),
    reason text not null,
    words text not null,
    at integer not null,
    closed_at integer,
    decision text
) strict, without rowid;
create index reports_by_time on reports (at, id);
create index reports_open on reports (at, id) where closed_at is null;
create index reports_of_reporter on reports (reporter);
create index reports_of_reported on reports (reported);
