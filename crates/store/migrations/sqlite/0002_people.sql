-- Accounts, friends and bots from outside. What a person has is found by their id, so that it can be given to them and erased.

alter table persons add column kind text not null default 'person';
-- Whose bot it is.
alter table persons add column owner text references persons (id);
-- Since when they can sign in. A guest cannot.
alter table persons add column account_at integer;
-- From then on the name is empty and nobody signs in. Results and seats stay.
alter table persons add column deleted_at integer;
alter table persons add column banned_until integer;
alter table persons add column silenced_until integer;
alter table persons add column public_page integer not null default 0;
alter table persons add column may_review integer not null default 0;
alter table persons add column language text;
alter table persons add column mail text;
alter table persons add column mail_confirmed_at integer;
alter table persons add column mail_wants text not null default '';
alter table persons add column mail_token_hash blob;
alter table persons add column mail_token_until integer;
create index bots_of_person on persons (owner) where owner is not null;
create unique index persons_by_mail_token on persons (mail_token_hash) where mail_token_hash is not null;

-- `login` is the name as the server folds it, `hash` what the server makes of the password.
create table credentials (
    person text not null primary key references persons (id) on delete cascade,
    login text not null unique,
    hash text not null,
    changed_at integer not null
) strict, without rowid;

create table recovery_codes (
    code_hash blob not null primary key,
    person text not null references persons (id) on delete cascade,
    created_at integer not null,
    used_at integer
) strict, without rowid;
create index recovery_codes_of_person on recovery_codes (person);

-- One row is a request, two with `since` are a friendship.
create table friends (
    person text not null references persons (id) on delete cascade,
    friend text not null references persons (id) on delete cascade,
    asked_at integer not null,
    since integer,
    primary key (person, friend)
) strict, without rowid;
create index friends_who_asked on friends (friend);

create table mutes (
    person text not null references persons (id) on delete cascade,
    muted text not null references persons (id) on delete cascade,
    at integer not null,
    primary key (person, muted)
) strict, without rowid;
create index mutes_of_muted on mutes (muted);

-- One person invites another to a table. (`invitations` are secrets that anybody may use.)
create table table_invitations (
    person text not null references persons (id) on delete cascade,
    table_id text not null references tables (id),
    invited_by text not null references persons (id) on delete cascade,
    at integer not null,
    dismissed_at integer,
    primary key (person, table_id)
) strict, without rowid;
create index table_invitations_by_sender on table_invitations (invited_by);
