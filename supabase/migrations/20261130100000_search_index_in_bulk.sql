-- The index of the visitors' search follows a statement that changes many tours at once, and works out only what the
-- statement has changed: words take the most time.

-- As plpgsql functions, because PostgreSQL plans a query in an SQL function anew at each call of the function around it.
create or replace function public.plain_latin(value text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, public.latin(value)) collate "C");
end $$;
create or replace function public.sound_words(value text) returns text[]
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(distinct word order by word), '{}')
    from regexp_split_to_table(public.sound_of(value), '[^a-z0-9]+') word where length(word) > 1
  );
end $$;
create or replace function public.tour_name_words(title text, category text) returns text[]
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return public.sound_words(public.with_other_names(
    concat_ws(' ', title, regexp_replace(public.plain_text(title), '^([^ ]+) ([^ ]+).*$', '\1\2'), category)));
end $$;

-- The last departure in each month of the year; infinity for the best months.
create function private.months_of(id text, best_months integer[]) returns date[]
  language sql stable set search_path = '' as $$
  select array(
    select case when month = any (best_months) then 'infinity' else max(starts_on) end
    from generate_series(1, 12) month
    left join public.departures on tour_id = months_of.id and extract(month from starts_on) = month
    group by month order by month)
$$;

-- Indexes tours that the index does not have.
create function private.index_tours(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into private.tour_search
  select t.id, t.type, t.category, t.starts_from, public.tour_days(t.duration), t.price_from,
    private.months_of(t.id, t.best_months), name.words,
    name.words || public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary),
    t.published_at, t.hidden_at, t.created_at
  from public.tours t
  -- `offset 0`: works out the words once for both columns.
  cross join lateral (select public.tour_name_words(t.title, t.category) as words offset 0) name
  where t.id = any (ids);
  insert into private.tour_words
  select distinct unnest(words) from private.tour_search where tour_id = any (ids)
  on conflict do nothing;
$$;

-- Indexes the dates of tours. The lock makes two changes of one tour's dates wait for each other.
create function private.index_months(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  select from private.tour_search where tour_id = any (ids) order by tour_id for update;
  update private.tour_search set month_until = months.until
  from (select id, private.months_of(id, best_months) as until from public.tours where id = any (ids)) months
  where tour_id = months.id and month_until <> months.until;
$$;

create function private.index_inserted_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_tours(array(select id from later));
  return null;
end $$;

create function private.index_updated_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- In the order in which index_months locks these rows, so that the two never wait for each other.
  perform from private.tour_search where tour_id in (select id from earlier) order by tour_id for update;
  with changed as materialized (
    select t.*,
      case when (t.title, t.category) is distinct from (was.title, was.category)
        then public.tour_name_words(t.title, t.category) end as new_name_words,
      case when (t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          is distinct from (was.type, was.starts_from, was.summary, was.highlights, was.itinerary)
        then public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
      end as new_keywords,
      case when t.duration <> was.duration then public.tour_days(t.duration) else s.days end as days
    from later t join earlier was using (id) join private.tour_search s on s.tour_id = t.id
    where (t.title, t.type, t.category, t.summary, t.duration, t.price_from, t.starts_from,
        t.highlights, t.itinerary, t.published_at, t.hidden_at, t.created_at)
      is distinct from (was.title, was.type, was.category, was.summary, was.duration, was.price_from, was.starts_from,
        was.highlights, was.itinerary, was.published_at, was.hidden_at, was.created_at)
  ), indexed as (
    update private.tour_search s
    set type = t.type, category = t.category, starts_from = t.starts_from, days = t.days, price = t.price_from,
      name_words = coalesce(t.new_name_words, s.name_words),
      words = coalesce(t.new_name_words, s.name_words)
        || coalesce(t.new_keywords, s.words[cardinality(s.name_words) + 1 :]),
      published_at = t.published_at, hidden_at = t.hidden_at, created_at = t.created_at
    from changed t where s.tour_id = t.id
  )
  insert into private.tour_words
  select unnest(new_name_words) from changed union select unnest(new_keywords) from changed
  on conflict do nothing;
  perform private.index_months(array(
    select id from later t join earlier was using (id) where t.best_months <> was.best_months));
  -- A tour with another id.
  delete from private.tour_search where tour_id in (select id from earlier except select id from later);
  perform private.index_tours(array(select id from later except select id from earlier));
  return null;
end $$;

create function private.index_deleted_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.tour_search where tour_id in (select id from earlier);
  return null;
end $$;

drop trigger index_tour on public.tours;
create trigger index_inserted after insert on public.tours
  referencing new table as later for each statement execute function private.index_inserted_tours();
create trigger index_updated after update on public.tours
  referencing old table as earlier new table as later
  for each statement execute function private.index_updated_tours();
create trigger index_deleted after delete on public.tours
  referencing old table as earlier for each statement execute function private.index_deleted_tours();

create or replace function private.index_changed_dates() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_months(array(select distinct tour_id from changed));
  return null;
end $$;
create or replace function private.index_moved_dates() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_months(array(
    (select tour_id from (select tour_id, starts_on from changed except select tour_id, starts_on from earlier) added)
    union
    (select tour_id from (select tour_id, starts_on from earlier except select tour_id, starts_on from changed) removed)));
  return null;
end $$;

drop function private.index_changed_tour();
drop function private.index_tour(text);
-- The tours of a backup that was restored with the tables of an earlier release.
select private.index_tours(array(select id from public.tours except select tour_id from private.tour_search));

-- The version of each changed row: compares rows, not their JSON, and reads only the index to find versions beyond 50.
create or replace function public.keep_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  own_table text := tg_table_name; -- as text: a comparison with type name would not use the index
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  insert into public.row_versions (table_name, row_id, action, old_row, changed_by)
  values (own_table, old.id, lower(tg_op), to_jsonb(old),
          (select email from auth.users where id = auth.uid()));
  delete from public.row_versions
  where table_name = own_table and row_id = old.id::text and changed_at <= (
    select changed_at from public.row_versions
    where table_name = own_table and row_id = old.id::text
    order by changed_at desc offset 50 limit 1);
  return null;
end $$;

-- Removes the words that no tour uses any more.
create function public.forget_unused_words() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  unused text[] := array(select word from private.tour_words except select unnest(words) from private.tour_search);
begin
  if unused = '{}' then
    return;
  end if;
  -- Waits for tours that are being saved: their words are not visible yet.
  lock table private.tour_search in share mode;
  delete from private.tour_words
  where word = any (unused) and not exists (select from private.tour_search where words @> array[word]);
end $$;
revoke execute on function public.forget_unused_words() from public, anon, authenticated;
grant execute on function public.forget_unused_words() to service_role;
