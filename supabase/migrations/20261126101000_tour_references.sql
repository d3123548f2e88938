-- A table that refers to tours has the column tour_id and the trigger follow_tour. The column is not a foreign
-- key, because rows keep the id of a tour that is in the trash.
create function private.tables_of_tours() returns table (name regclass, can_be_null boolean)
  language sql stable set search_path = '' as $$
  select attrelid::regclass, not attnotnull
  from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
  where attname = 'tour_id' and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
$$;

-- A row that is written with an earlier id of a tour gets its current id: the page that sent it may have been
-- opened before the id changed. As with a foreign key, the lock makes a change of the id and a new row wait for
-- each other.
create function private.follow_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.tours where id = new.tour_id for key share;
  if not found then
    new.tour_id := coalesce((select tour_id from public.tour_addresses where id = new.tour_id), new.tour_id);
  end if;
  return new;
end $$;

-- The trigger replaces these two foreign keys, which would lose the id of a tour in the trash.
alter table public.review_invitations drop constraint review_invitations_tour_id_fkey;
alter table public.review_submissions drop constraint review_submissions_tour_id_fkey;

do $$
declare
  name regclass;
begin
  for name in select tables.name from private.tables_of_tours() tables loop
    execute format('create trigger follow_tour before insert or update of tour_id on %s for each row when (new.tour_id is not null) execute function private.follow_tour()', name);
  end loop;
  -- A new id of the tour does not change updated_at, because enquiries and quotes are deleted some months after it.
  foreach name in array array['public.departures', 'public.quotes', 'public.review_invitations',
                              'public.review_submissions']::regclass[] loop
    execute format('create or replace trigger touch_updated_at before update on %s for each row when (old.tour_id is not distinct from new.tour_id) execute function public.touch_updated_at()', name);
  end loop;
end $$;
create or replace trigger touch_updated_at before update on public.enquiries
  for each row when (old.tour_id is not distinct from new.tour_id
    and old.tellings = new.tellings and old.told_at is not distinct from new.told_at)
  execute function public.touch_updated_at();

create index enquiries_tour on public.enquiries (tour_id);
create index quotes_tour on public.quotes (tour_id);

-- Removes all references to this id. Rows that need a tour are deleted.
create function private.leave_tour(id text) returns void
  language plpgsql set search_path = '' as $$
declare
  name regclass;
  can_be_null boolean;
begin
  for name, can_be_null in select * from private.tables_of_tours() loop
    if can_be_null then
      execute format('update %s set tour_id = null where tour_id = $1', name) using id;
    else
      execute format('delete from %s where tour_id = $1', name) using id;
    end if;
  end loop;
end $$;

drop trigger move_counts on public.tours;
drop function public.move_counts();

-- When a tour gets a new id, all rows that refer to it get this id, and so do its versions. The earlier id
-- redirects to it.
create or replace function public.move_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  name regclass;
begin
  -- The new id may have been that of a tour that no longer exists, not even in the trash.
  perform private.leave_tour(new.id);
  for name in select tables.name from private.tables_of_tours() tables loop
    execute format('update %s set tour_id = $2 where tour_id = $1', name) using old.id, new.id;
  end loop;
  update public.row_versions set row_id = new.id where table_name = 'tours' and row_id = old.id;
  delete from public.tour_addresses where id = new.id;
  insert into public.tour_addresses (id, tour_id) values (old.id, new.id);
  return null;
end $$;

-- When a tour is deleted for good, its id becomes free.
create or replace function public.forget_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_tour(old.row_id);
  return null;
end $$;

-- Corrects enquiries and quotes whose tour got a new id before this migration.
update public.enquiries set tour_id = moved.tour_id
from public.tour_addresses moved where enquiries.tour_id = moved.id;
update public.quotes set tour_id = moved.tour_id
from public.tour_addresses moved where quotes.tour_id = moved.id;
