-- What is said at tables, and what is reported. `room`, `phrase`, `reason` and `decision` are texts whose meaning the server knows.

-- The number of the last line at each table: lines get theirs here, so that two that are said at once get two.
create table talk_heads (
    table_id text collate "C" not null primary key references tables (id),
    seq bigint not null
);

create table talk (
    table_id text collate "C" not null references tables (id),
    seq bigint not null,
    author text collate "C" not null references persons (id),
    -- The client's name for the line, so that sending it twice says it once.
    client_id text collate "C" not null,
    room text not null,
    body text not null,
    phrase text,
    at bigint not null,
    primary key (table_id, seq)
);
create unique index talk_once on talk (author, client_id);
create index talk_by_time on talk (at);

create table reports (
    id text collate "C" not null primary key,
    table_id text collate "C" not null references tables (id),
    -- The line that is reported, if it is one, and the last one that was said before.
    seq bigint,
    upto bigint not null,
    room text not null,
    reporter text collate "C" not null references persons (id),
    reported text collate "C" not null references persons (id),
    reason text not null,
    words text not null,
    at bigint not null,
    closed_at bigint,
    decision text
);
create index reports_by_time on reports (at, id);
create index reports_open on reports (at, id) where closed_at is null;
create index reports_of_reporter on reports (reporter);
create index reports_of_reported on reports (reported);
