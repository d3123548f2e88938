-- A form of the panel chooses the id of its new row. If the response to the save is lost, the form sends the row again
-- with this id, and `on conflict (id) do update` stores it once. It must not overwrite what somebody has changed since.
-- A row that comes back from the trash has the time of its creation, so it is not meant here.
create function private.keep_later_change() returns trigger
  language plpgsql set search_path = '' as $$
declare
  is_changed boolean;
begin
  execute format('select updated_at > created_at and created_at <> $2 from public.%I where id = $1', tg_table_name)
    into is_changed using new.id, new.created_at;
  if is_changed then
    raise exception 'It was added already, and has been changed since. Please reload.' using errcode = '23000';
  end if;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['about_sections', 'carousel_images', 'departures', 'enquiries', 'quotes',
                              'review_invitations', 'testimonials'] loop
    execute format('create trigger keep_later_change before insert on public.%I for each row execute function private.keep_later_change()', name);
  end loop;
end $$;

-- Numbers a new quote, counting from 1 each year in India, and marks its enquiry. A repeated insert takes no new number.
create or replace function public.number_quote() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  this_year integer := extract(year from now() at time zone 'Asia/Kolkata');
  this_number integer;
begin
  select number, token, revision into new.number, new.token, new.revision from public.quotes where id = new.id;
  if found then
    return new;
  end if;
  -- If two quotes are added at the same moment, the second waits here for the first.
  insert into private.quote_numbers as used (year, last_number) values (this_year, 1)
  on conflict (year) do update set last_number = used.last_number + 1
  returning last_number into this_number;
  new.number := format('Q-%s-%s', this_year, lpad(this_number::text, greatest(4, length(this_number::text)), '0'));
  new.token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  new.revision := 1;
  update public.enquiries set status = 'Quoted' where id = new.enquiry_id and status in ('New', 'Talking');
  return new;
end $$;
