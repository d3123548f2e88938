-- Earlier releases accepted a year of two digits, 0026. JavaScript cannot read "infinity" or a year of five digits. The
-- nearest date in range keeps what visitors see. Versions change too, so that they can be restored.
set statement_timeout = 0;

create function pg_temp.in_range(at timestamptz, later integer) returns timestamptz
  language sql stable strict
  return least(greatest(at, timestamptz '2000-01-02Z' + later * interval '1 day'),
    timestamptz '2099-12-30Z' + later * interval '1 day');
create function pg_temp.is_in_range(variadic dates timestamptz[]) returns boolean
  language sql stable
  return not exists (select from unnest(dates) at where at not between '1999-12-31Z' and '2100-01-02Z');

update public.tours set published_at = pg_temp.in_range(published_at, 0), hidden_at = pg_temp.in_range(hidden_at, 0),
  shown_at = pg_temp.in_range(shown_at, 1)
where not pg_temp.is_in_range(published_at, hidden_at, shown_at);
update public.company_info set notice_from = pg_temp.in_range(notice_from, 0), notice_until = pg_temp.in_range(notice_until, 1)
where not pg_temp.is_in_range(notice_from, notice_until);
with dates as (
  select version.id as version_id, field.*
  from public.row_versions version, jsonb_to_record(old_row) field (
    published_at timestamptz, hidden_at timestamptz, shown_at timestamptz, notice_from timestamptz, notice_until timestamptz)
  where table_name in ('tours', 'company_info')
    and not pg_temp.is_in_range(published_at, hidden_at, shown_at, notice_from, notice_until))
update public.row_versions set old_row = old_row || jsonb_strip_nulls(jsonb_build_object(
  'published_at', pg_temp.in_range(published_at, 0), 'hidden_at', pg_temp.in_range(hidden_at, 0),
  'shown_at', pg_temp.in_range(shown_at, 1),
  'notice_from', pg_temp.in_range(notice_from, 0), 'notice_until', pg_temp.in_range(notice_until, 1)))
from dates where id = version_id;
drop function pg_temp.in_range(timestamptz, integer);
drop function pg_temp.is_in_range(timestamptz[]);

-- The years 2000 to 2099 of every time zone.
alter table public.tours
  add check (published_at between '1999-12-31Z' and '2100-01-02Z'),
  add check (hidden_at between '1999-12-31Z' and '2100-01-02Z'),
  add check (shown_at between '1999-12-31Z' and '2100-01-02Z');
alter table public.company_info
  add check (notice_from between '1999-12-31Z' and '2100-01-02Z'),
  add check (notice_until between '1999-12-31Z' and '2100-01-02Z');

-- A list of lists is no list of texts or numbers, although its items have the right type.
update public.tours set gallery = array(select unnest(gallery)), themes = array(select unnest(themes)),
  best_months = array(select unnest(best_months))
where array_ndims(gallery) > 1 or array_ndims(themes) > 1 or array_ndims(best_months) > 1;
update public.synonyms set names = array(select unnest(names)) where array_ndims(names) > 1;
reset statement_timeout;

create or replace function public.are_shown_urls(value text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  return coalesce(array_ndims(value), 1) = 1
    and not exists (select from unnest(value) url where url is null or not public.is_shown_url(url));

create or replace function public.are_texts(value text[], longest integer) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_ndims(value), 1) = 1 and not exists (
    select from unnest(value) item where item is null or btrim(item) = '' or length(item) > longest)
$$;

alter table public.tours add check (array_ndims(best_months) = 1);

-- A category cannot give its tours to itself.
create or replace function public.delete_category(deleted_id uuid, move_to uuid) returns void
  language plpgsql set search_path = '' as $$
declare
  deleted public.categories;
  other_name text;
begin
  select * into deleted from public.categories where id = deleted_id for update;
  if not found then
    return;
  end if;
  select name into other_name from public.categories
  where id = move_to and id <> deleted_id and type = deleted.type for share;
  if not found then
    raise exception 'The category for its tours no longer exists. Choose another one.' using errcode = '23503';
  end if;
  update public.tours set category = other_name where category = deleted.name and type = deleted.type;
  perform set_config('categories.move_to', move_to::text, true);
  delete from public.categories where id = deleted_id;
  perform set_config('categories.move_to', '', true);
end $$;

create or replace function public.address_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  reason text;
begin
  if tg_op = 'UPDATE' and new.id = old.id then
    return new;
  end if;
  -- A reason would tell of drafts. Row-level security refuses the tour later.
  if auth.uid() is not null and not public.is_admin() then
    return new;
  end if;
  -- Two tours that are saved at the same time must not get the same id.
  perform pg_advisory_xact_lock(hashtext('public.address_tour'));
  if new.id = '' then
    -- A form that is sent twice, as one upsert by its key, leaves the tour where it is.
    new.id := coalesce(
      (select id from public.tours where tg_op = 'INSERT' and sent_key = new.sent_key and title = new.title),
      public.new_tour_address(new.title));
    return new;
  end if;
  -- A panel of the release before copies a tour with its key.
  if tg_op = 'INSERT' and exists (select from public.tours where sent_key = new.sent_key and title <> new.title) then
    new.sent_key := null;
  end if;
  if exists (
    select from public.tour_addresses
    where id = new.id and tour_id <> case tg_op when 'UPDATE' then old.id else new.id end)
  then
    reason := 'This was another tour''s address. Links to it still open that tour.';
  -- An insert without a key brings back a tour from the trash, or imports the sample tours.
  elsif tg_op = 'UPDATE' or new.sent_key is not null then
    select format('The tour “%s” has this address', title) into reason from public.tours where id = new.id;
    if not found then
      select format('The tour “%s” in the trash has this address', name) into reason from public.row_versions
      where table_name = 'tours' and row_id = new.id and action = 'delete' and restored_at is null
        and (old_row ->> 'created_at')::timestamptz <> new.created_at;
    end if;
  end if;
  if reason is not null then
    raise exception '%', reason using errcode = '23505';
  end if;
  return new;
end $$;
