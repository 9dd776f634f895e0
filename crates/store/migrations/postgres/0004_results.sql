-- Finished games and ratings. `edition`, `size`, `bot`, `record` and the names of traits are texts whose meaning the server knows.

create table games (
    table_id text collate "C" not null primary key references tables (id),
    edition text collate "C" not null,
    size text collate "C" not null,
    finished_at bigint not null,
    -- Why it changes no rating; null if it does.
    why_not text,
    -- The game as it was played, without names: they stand beside the seats, where they can be erased.
    record text
);

create table game_seats (
    table_id text collate "C" not null references games (table_id),
    seat bigint not null,
    person text collate "C" references persons (id),
    bot text,
    name text not null,
    points bigint not null,
    place bigint not null,
    share double precision not null,
    traits text not null,
    -- As in `games`, so that the games of a person are found in order.
    finished_at bigint not null,
    primary key (table_id, seat)
);
create unique index game_seats_of_person on game_seats (person, finished_at, table_id) where person is not null;

create table ratings (
    person text collate "C" not null references persons (id),
    edition text collate "C" not null,
    size text collate "C" not null,
    mu double precision not null,
    sigma double precision not null,
    games bigint not null,
    won bigint not null,
    -- How many games would have been won by chance alone.
    fair double precision not null,
    changed_at bigint not null,
    primary key (person, edition, size)
);
create index ratings_in_order on ratings (edition, size, mu);

create table rating_changes (
    table_id text collate "C" not null references games (table_id),
    person text collate "C" not null references persons (id),
    mu_before double precision,
    sigma_before double precision,
    mu_after double precision not null,
    sigma_after double precision not null,
    -- The way of counting.
    version bigint not null,
    primary key (table_id, person)
);
create index rating_changes_of_person on rating_changes (person);
