-- Who belonged to a table once: the journal still has their name, so that it is found when they are erased.

create table past_members (
    table_id text not null references tables (id),
    person text not null references persons (id),
    primary key (person, table_id)
);

create function note_past_member() returns trigger language plpgsql as $$
begin
    insert into past_members (table_id, person) values (old.table_id, old.person) on conflict do nothing;
    return null;
end
$$;

create trigger members_who_leave after delete on members for each row execute function note_past_member();
