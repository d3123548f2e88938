-- What a tour is good for, in the operator's words: "Honeymoon", "Pongal". The visitors' search finds them.

create function public.are_texts(value text[], longest integer) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select not exists (
    select from unnest(value) item where item is null or btrim(item) = '' or length(item) > longest)
$$;

alter table public.tours add column themes text[] not null default '{}'
  check (cardinality(themes) <= 20 and public.are_texts(themes, 60));

-- The words that count three times in the search.
create function private.first_words(title text, category text, themes text[]) returns text[]
  language sql stable set search_path = '' as $$
  select public.tour_name_words(title, category) || public.sound_words(array_to_string(themes, ' '))
$$;

-- The words of a tour, without other names of places: these are rows of a table now.
create or replace function public.tour_name_words(title text, category text) returns text[]
  language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return public.sound_words(
    concat_ws(' ', title, regexp_replace(public.plain_text(title), '^([^ ]+) ([^ ]+).*$', '\1\2'), category));
end $$;
create or replace function public.tour_keywords(
  type text, starts_from text, summary text, highlights jsonb, itinerary jsonb
) returns text[]
  language sql immutable parallel safe set search_path = '' as $$
  select array(
    select word from unnest(public.sound_words(concat_ws(' ', type, starts_from, left(summary, 500),
      (select string_agg(item ->> 'value', ' ') from jsonb_array_elements(highlights) item),
      (select string_agg(item ->> 'title', ' ') from jsonb_array_elements(itinerary) item)))) word
    -- "and", "with", "from", "for".
    where length(word) > 2 and word <> all ('{ant,vit,prom,por}'))
$$;
drop function public.with_other_names(text);

create or replace function private.index_tours(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into private.tour_search
  select t.id, t.type, t.category, t.starts_from, public.tour_days(t.duration), t.price_from,
    private.months_of(t.id, t.best_months), name.words,
    name.words || public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary),
    t.published_at, t.hidden_at, t.created_at
  from public.tours t
  -- `offset 0`: works out the words once for both columns.
  cross join lateral (select private.first_words(t.title, t.category, t.themes) as words offset 0) name
  where t.id = any (ids);
  insert into private.tour_words
  select distinct unnest(words) from private.tour_search where tour_id = any (ids)
  on conflict do nothing;
$$;

create or replace function private.index_updated_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- In the order in which index_months locks these rows, so that the two never wait for each other.
  perform from private.tour_search where tour_id in (select id from earlier) order by tour_id for update;
  with changed as materialized (
    select t.*,
      case when (t.title, t.category, t.themes) is distinct from (was.title, was.category, was.themes)
        then private.first_words(t.title, t.category, t.themes) end as new_name_words,
      case when (t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          is distinct from (was.type, was.starts_from, was.summary, was.highlights, was.itinerary)
        then public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
      end as new_keywords,
      case when t.duration <> was.duration then public.tour_days(t.duration) else s.days end as days
    from later t join earlier was using (id) join private.tour_search s on s.tour_id = t.id
    where (t.title, t.type, t.category, t.summary, t.duration, t.price_from, t.starts_from,
        t.highlights, t.itinerary, t.themes, t.published_at, t.hidden_at, t.created_at)
      is distinct from (was.title, was.type, was.category, was.summary, was.duration, was.price_from, was.starts_from,
        was.highlights, was.itinerary, was.themes, was.published_at, was.hidden_at, was.created_at)
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

delete from private.tour_search;
delete from private.tour_words;
select private.index_tours(array(select id from public.tours));
