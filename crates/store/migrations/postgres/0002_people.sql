-- Accounts, friends and bots from outside. What a person has is found by their id, so that it can be given to them and erased.

alter table persons add column kind text not null default 'person';
-- Whose bot it is.
alter table persons add column owner text collate "C" references persons (id);
-- Since when they can sign in. A guest cannot.
alter table persons add column account_at bigint;
-- From then on the name is empty and nobody signs in. Results and seats stay.
alter table persons add column deleted_at bigint;
alter table persons add column banned_until bigint;
alter table persons add column silenced_until bigint;
alter table persons add column public_page bigint not null default 0;
alter table persons add column may_review bigint not null default 0;
alter table persons add column language text;
alter table persons add column mail text;
alter table persons add column mail_confirmed_at bigint;
alter table persons add column mail_wants text not null default '';
alter table persons add column mail_token_hash bytea;
alter table persons add column mail_token_until bigint;
create index bots_of_person on persons (owner) where owner is not null;
create unique index persons_by_mail_token on persons (mail_token_hash) where mail_token_hash is not null;

-- `login` is the name as the server folds it, `hash` what the server makes of the password.
create table credentials (
    person text collate "C" not null primary key references persons (id) on delete cascade,
    login text collate "C" not null unique,
    hash text not null,
    changed_at bigint not null
);

create table recovery_codes (
    code_hash bytea not null primary key,
    person text collate "C" not null references persons (id) on delete cascade,
    created_at bigint not null,
    used_at bigint
);
create index recovery_codes_of_person on recovery_codes (person);

-- One row is a request, two with `since` are a friendship.
create table friends (
    person text collate "C" not null references persons (id) on delete cascade,
    friend text collate "C" not null references persons (id) on delete cascade,
    asked_at bigint not null,
    since bigint,
    primary key (person, friend)
);
create index friends_who_asked on friends (friend);

create table mutes (
    person text collate "C" not null references persons (id) on delete cascade,
    muted text collate "C" not null references persons (id) on delete cascade,
    at bigint not null,
    primary key (person, muted)
);
create index mutes_of_muted on mutes (muted);

-- One person invites another to a table. (`invitations` are secrets that anybody may use.)
create table table_invitations (
    person text collate "C" not null references persons (id) on delete cascade,
    table_id text collate "C" not null references tables (id),
    invited_by text collate "C" not null references persons (id) on delete cascade,
    at bigint not null,
    dismissed_at bigint,
    primary key (person, table_id)
);
create index table_invitations_by_sender on table_invitations (invited_by);
