-- Who may come to a table without a link. A table without a row here is found by link alone. It is not a column of `tables`,
-- which every move writes to.

create table listings (
    table_id text not null primary key references tables (id),
    -- 'link', 'friends' or 'everybody'.
    visibility text not null,
    opened_by text not null references persons (id),
    -- What a quick match looks for, as text whose meaning the server knows.
    wants text,
    opened_at integer not null,
    -- Since then the table is finished or set aside.
    closed_at integer
) strict, without rowid;
create index listings_open on listings (visibility, opened_at, table_id) where closed_at is null;
create index listings_wanted on listings (wants, opened_at, table_id) where closed_at is null and wants is not null;
create index listings_of_person on listings (opened_by);
