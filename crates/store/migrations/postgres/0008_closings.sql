-- Tables that whoever runs the server wants closed: their owner closes them.

create table closings (
    table_id text collate "C" not null primary key references tables (id),
    reason text not null,
    asked_at bigint not null
);
