-- Games over days: vacations, and mails that wait to be sent.

create table vacations (
    person text collate "C" not null references persons (id) on delete cascade,
    from_at bigint not null,
    until_at bigint not null,
    primary key (person, from_at)
);

create table mail_queue (
    id text collate "C" not null primary key,
    person text collate "C" not null references persons (id) on delete cascade,
    kind text not null,
    table_id text collate "C" references tables (id),
    -- The question it is about. One mail for each.
    prompt bigint not null,
    due_at bigint not null,
    -- Somebody is sending it, until then.
    leased_until bigint not null,
    tries bigint not null,
    error text,
    -- Sent, or given up.
    ended_at bigint
);
create unique index mail_queue_once on mail_queue (person, kind, table_id, prompt) where table_id is not null;
create index mail_queue_due on mail_queue (due_at, id) where ended_at is null;
create index mail_queue_ended on mail_queue (ended_at) where ended_at is not null;
