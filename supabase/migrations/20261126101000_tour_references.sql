-- What refers to a tour has the column tour_id and the trigger follow_tour. It is no foreign key, because
-- a tour in the trash keeps what refers to it.
create function private.tables_of_tours() returns table (name regclass, can_be_null boolean)
  language sql stable set search_path = '' as $$
  select attrelid::regclass, not attnotnull
  from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
  where attname = 'tour_id' and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
$$;

-- A row that comes with an earlier id of a tour gets the present id: its page may be open since before the
-- change. As with a foreign key, the lock makes a change of the id and a new row wait for each other.
create function private.follow_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.tours where id = new.tour_id for key share;
  if not found then
    new.tour_id := coalesce((select tour_id from public.tour_addresses where id = new.tour_id), new.tour_id);
  end if;
  return new;
end $$;

-- These two work as the foreign keys do that they replace, and keep the tour while it is in the trash.
alter table public.review_invitations drop constraint review_invitations_tour_id_fkey;
alter table public.review_submissions drop constraint review_submissions_tour_id_fkey;

do $$
declare
  name regclass;
begin
  for name in select tables.name from private.tables_of_tours() tables loop
    execute format('create trigger follow_tour before insert or update of tour_id on %s for each row when (new.tour_id is not null) execute function private.follow_tour()', name);
  end loop;
  -- A tour that moves changes no enquiry or quote: the time after which they are removed goes on.
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

-- Nothing refers to this id any more: rows that need a tour are deleted.
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

-- Everything that refers to a tour follows it to its new id, also its versions. The earlier id leads to it.
create or replace function public.move_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  name regclass;
begin
  -- Left by a tour that no longer exists anywhere.
  perform private.leave_tour(new.id);
  for name in select tables.name from private.tables_of_tours() tables loop
    execute format('update %s set tour_id = $2 where tour_id = $1', name) using old.id, new.id;
  end loop;
  update public.row_versions set row_id = new.id where table_name = 'tours' and row_id = old.id;
  delete from public.tour_addresses where id = new.id;
  insert into public.tour_addresses (id, tour_id) values (old.id, new.id);
  return null;
end $$;

-- A tour that leaves the trash for good frees its id.
create or replace function public.forget_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.leave_tour(old.row_id);
  return null;
end $$;

-- Enquiries and quotes did not follow until now.
update public.enquiries set tour_id = moved.tour_id
from public.tour_addresses moved where enquiries.tour_id = moved.id;
update public.quotes set tour_id = moved.tour_id
from public.tour_addresses moved where quotes.tour_id = moved.id;
