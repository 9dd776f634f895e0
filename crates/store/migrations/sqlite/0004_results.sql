-- Finished games and ratings. `edition`, `size`, `bot`, `record` and the names of traits are texts whose meaning the server knows.

create table games (
    table_id text not null primary key references tables (id),
    edition text not null,
    size text not null,
    finished_at integer not null,
    -- Why it changes no rating; null if it does.
    why_not text,
    -- The game as it was played, without names: they stand beside the seats, where they can be erased.
    record text
) strict, without rowid;

create table game_seats (
    table_id text not null references games (table_id),
    seat integer not null,
    person text references persons (id),
    bot text,
    name text not null,
    points integer not null,
    place integer not null,
    share real not null,
    traits text not null,
    -- As in `games`, so that the games of a person are found in order.
    finished_at integer not null,
    primary key (table_id, seat)
) strict, without rowid;
create unique index game_seats_of_person on game_seats (person, finished_at, table_id) where person is not null;

create table ratings (
    person text not null references persons (id),
    edition text not null,
    size text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    won integer not null,
    -- How many games would have been won by chance alone.
    fair real not null,
    changed_at integer not null,
    primary key (person, edition, size)
) strict, without rowid;
create index ratings_in_order on ratings (edition, size, mu);

create table rating_changes (
    table_id text not null references games (table_id),
    person text not null references persons (id),
    mu_before real,
    sigma_before real,
    mu_after real not null,
    sigma_after real not null,
    -- The way of counting.
    version integer not null,
    primary key (table_id, person)
) strict, without rowid;
create index rating_changes_of_person on rating_changes (person);
