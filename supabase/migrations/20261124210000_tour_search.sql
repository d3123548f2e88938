-- The visitors' search. It compares words as they sound: "kodaikkanal", "Kodaikanal" and "கொடைக்கானல்"
-- are the same. app/features/tours/sound.ts is the browser's version. A test compares both.
create function public.sound_of(value text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  rules text[] := array['zh', 'l', 'cch', 'ch', 'tch', 'ch', 'ch', 's', 'x', 'ks', 'ee', 'i', 'oo', 'u'];
  sound text := public.plain_latin(value);
  letter text;
begin
  for at in 1 .. cardinality(rules) by 2 loop
    sound := replace(sound, rules[at], rules[at + 1]);
  end loop;
  sound := regexp_replace(sound, '([bcdgjklmnprstvz])h', '\1', 'g');
  sound := translate(sound, 'cqwzfbdgy', 'kkvspptki');
  -- Removes double letters. A pattern with a back reference takes a hundred times as long.
  foreach letter in array string_to_array('aehijklmnoprstuv', null) loop
    while strpos(sound, letter || letter) > 0 loop
      sound := replace(sound, letter || letter, letter);
    end loop;
  end loop;
  return sound;
end $$;

-- The distinct words of a text, as they sound.
create function public.sound_words(value text) returns text[]
  language sql immutable parallel safe set search_path = ''
  return (
    select coalesce(array_agg(distinct word order by word), '{}')
    from regexp_split_to_table(public.sound_of(value), '[^a-z0-9]+') word where length(word) > 1
  );

-- The days of "6 Days / 5 Nights", "1 Day", "4 Nights"; null for a text without a number of either.
create function public.tour_days(duration text) returns integer
  language sql immutable parallel safe set search_path = ''
  return coalesce(
    (regexp_match(duration, '(?<!\d)(\d{1,3})\s*-?\s*(?:days?\M|d\M|நாள்|நாட்கள்)', 'i'))[1]::integer,
    (regexp_match(duration, '(?<!\d)(\d{1,3})\s*-?\s*(?:nights?\M|n\M|இரவு)', 'i'))[1]::integer + 1
  );

-- The agency's date of today.
create function public.agency_today() returns date
  language sql stable parallel safe set search_path = ''
  return (now() at time zone 'Asia/Kolkata')::date;

-- The words of a tour's title and category, which count three times in the search. The first two words
-- of the title are also one word, for "srilanka".
create function public.tour_name_words(title text, category text) returns text[]
  language sql immutable parallel safe set search_path = ''
  return public.sound_words(concat_ws(' ', title, regexp_replace(title, '^(\S+)\s+(\S+).*$', '\1\2'), category));

-- The other words of a tour: type, starting city, summary, highlights and titles of its days.
create function public.tour_keywords(
  type text, starts_from text, summary text, highlights jsonb, itinerary jsonb
) returns text[]
  language sql immutable parallel safe set search_path = ''
  return array(
    select word from unnest(public.sound_words(concat_ws(' ', type, starts_from, left(summary, 500),
      (select string_agg(item ->> 'value', ' ') from jsonb_array_elements(highlights) item),
      (select string_agg(item ->> 'title', ' ') from jsonb_array_elements(itinerary) item)))) word
    -- "and", "with", "from", "for".
    where length(word) > 2 and word <> all ('{ant,vit,prom,por}'));

-- The columns of a tour that its card shows and the browser searches.
create view public.tour_cards with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.summary, t.image_url, t.price, t.price_from, t.duration,
  t.starts_from, t.featured, t.created_at,
  public.tour_days(t.duration) as days,
  public.tour_name_words(t.title, t.category) as name_words,
  public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary) as keywords,
  coming.next_departure,
  array(select distinct month from unnest(t.best_months || coming.months) month order by month) as months
from public.tours t
left join lateral (
  select min(starts_on) filter (where status is distinct from 'Sold out') as next_departure,
    coalesce(array_agg(distinct extract(month from starts_on)::integer), '{}') as months
  from public.departures
  where tour_id = t.id and starts_on >= public.agency_today()
) coming on true;
revoke all on public.tour_cards from anon, authenticated;
grant select on public.tour_cards to anon, authenticated, service_role;
-- The months of its coming departures and its best months.
comment on column public.tour_cards.months is '@type number[]';
comment on column public.tour_cards.name_words is '@type string[]';
comment on column public.tour_cards.keywords is '@type string[]';
comment on column public.tour_cards.days is '@type number | null';
comment on column public.tour_cards.next_departure is '@type string | null';

-- What search_tours reads: one narrow row for each tour, updated by triggers.
create schema private;
create table private.tour_search (
  tour_id text primary key,
  type text not null,
  category text,
  starts_from text,
  days integer,
  price integer,
  -- The last departure in each month of the year; infinity for the best months.
  month_until date[] not null,
  name_words text[] not null,
  words text[] not null,
  published_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null
);
create index tour_search_words on private.tour_search using gin (words);
create table private.tour_words (word text primary key);
create index tour_words_similar on private.tour_words using gin (word extensions.gin_trgm_ops);

create function private.index_tour(id text) returns void
  language sql security definer set search_path = '' as $$
  delete from private.tour_search where tour_id = index_tour.id;
  insert into private.tour_search
  select t.id, t.type, t.category, t.starts_from, public.tour_days(t.duration), t.price_from,
    array(
      select case when month = any (t.best_months) then 'infinity' else max(starts_on) end
      from generate_series(1, 12) month
      left join public.departures on tour_id = t.id and extract(month from starts_on) = month
      group by month order by month),
    name.words,
    name.words || public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary),
    t.published_at, t.hidden_at, t.created_at
  from public.tours t,
    lateral (select public.tour_name_words(t.title, t.category) as words) name
  where t.id = index_tour.id;
  insert into private.tour_words
  select unnest(words) from private.tour_search where tour_id = index_tour.id
  on conflict do nothing;
$$;

create function private.index_changed_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.index_tour(old.id);
  end if;
  if tg_op <> 'DELETE' then
    perform private.index_tour(new.id);
  end if;
  return null;
end $$;
create trigger index_tour after insert or delete or update of id, title, type, category, summary, duration,
    price, price_from, starts_from, best_months, highlights, itinerary, published_at, hidden_at on public.tours
  for each row execute function private.index_changed_tour();

create function private.index_changed_dates() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_tour(tour_id) from (select distinct tour_id from changed) tours;
  return null;
end $$;
create function private.index_moved_dates() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_tour(tour_id) from (select tour_id from changed union select tour_id from earlier) tours;
  return null;
end $$;
create trigger index_inserted after insert on public.departures
  referencing new table as changed for each statement execute function private.index_changed_dates();
create trigger index_updated after update on public.departures
  referencing old table as earlier new table as changed for each statement execute function private.index_moved_dates();
create trigger index_deleted after delete on public.departures
  referencing old table as changed for each statement execute function private.index_changed_dates();

select private.index_tour(id) from public.tours;

-- Finds the live tours that have a similar word for each word of `query` and pass the filters. Returns
-- their number, one page of their ids, and for each choice of a filter the number of tours that it would
-- leave. If no tour is found, `nearest` has up to three tours that match most words, then most filters.
-- app/features/tours/search-tours.ts is the browser's version. A test compares both.
create function public.search_tours(
  query text default '',
  of_type text default null,
  in_category text default null,
  min_days integer default null,
  max_days integer default null,
  max_price integer default null,
  in_month integer default null,
  from_city text default null,
  sort_by text default 'newest',
  from_row integer default 0,
  size integer default 24
) returns jsonb
  language sql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.3 as $$
with asked as (
  select row_number() over () as nr, word from (
    select distinct word from regexp_split_to_table(public.sound_of(left(query, 200)), '[^a-z0-9]+') word
  ) words where word <> ''
),
alike as (
  select asked.nr, w.word, extensions.similarity(w.word, asked.word) as likeness
  from asked join private.tour_words w on w.word operator(extensions.%) asked.word
    or length(asked.word) > 3 and w.word like asked.word || '%'
  -- A misspelt word has mostly wrong vowels: "kerela" is no more like "kerala" than "goa" is like "coast".
  where (length(asked.word) > 3 and w.word like asked.word || '%' or extensions.similarity(w.word, asked.word) >= 0.6
      or translate(w.word, 'aeiou', '') = translate(asked.word, 'aeiou', ''))
    -- A better word of a draft must not hide those of live tours.
    and exists (
    select from private.tour_search s
    where s.words @> array[w.word] and (of_type is null or s.type = of_type)
      and s.published_at <= now() and (s.hidden_at is null or s.hidden_at > now()))
),
best as (
  select nr, word, likeness from (
    select *, max(likeness) over (partition by nr) as most from alike
  ) alike where likeness >= 0.8 * most
),
scored as (
  select tour_id, sum(score) as score, count(*) as hits from (
    select s.tour_id, b.nr,
      max(b.likeness * case when b.word = any (s.name_words) then 3 else 1 end) as score
    from best b join private.tour_search s on s.words @> array[b.word]
    group by s.tour_id, b.nr
  ) words group by tour_id
),
live as materialized (
  select s.tour_id, s.category, s.starts_from, s.days, s.price, s.month_until, s.created_at,
    coalesce(scored.score, 0) as score, coalesce(scored.hits, 0) as hits,
    coalesce(in_category is null or s.category = in_category, false) as has_category,
    coalesce((min_days is null or s.days >= min_days) and (max_days is null or s.days <= max_days), false) as has_days,
    coalesce(max_price is null or s.price <= max_price, false) as has_price,
    coalesce(in_month is null or s.month_until[in_month] >= (select public.agency_today()), false) as has_month,
    coalesce(from_city is null or s.starts_from = from_city, false) as has_city
  from private.tour_search s left join scored using (tour_id)
  where (of_type is null or s.type = of_type)
    and s.published_at <= now() and (s.hidden_at is null or s.hidden_at > now())
    -- If no tour has any of the words, the filters alone decide.
    and (scored.hits > 0 or not exists (select from scored))
),
found as materialized (
  select * from live where hits = (select count(*) from asked)
),
matching as (
  select * from found where has_category and has_days and has_price and has_month and has_city
)
select jsonb_build_object(
  'total', (select count(*) from matching),
  'ids', (select coalesce(jsonb_agg(tour_id), '[]') from (
    select tour_id from matching
    order by case when sort_by = 'price' then price end,
      case when sort_by = 'duration' then days end,
      case when sort_by = 'newest' then -score end,
      created_at desc, tour_id
    offset from_row limit least(size, 100)) page),
  'nearest', (select coalesce(jsonb_agg(tour_id), '[]') from (
    select tour_id from live where not exists (select from matching)
    order by hits desc, has_category::int + has_days::int + has_price::int + has_month::int + has_city::int desc,
      score desc, created_at desc, tour_id limit 3) near),
  'categories', (select coalesce(jsonb_object_agg(category, n), '{}') from (
    select category, count(*) as n from found
    where category is not null and has_days and has_price and has_month and has_city group by category) each),
  'cities', (select coalesce(jsonb_object_agg(starts_from, n), '{}') from (
    select starts_from, count(*) as n from found
    where starts_from is not null and has_category and has_days and has_price and has_month group by starts_from) each),
  'days', (select coalesce(jsonb_object_agg(days, n), '{}') from (
    select days, count(*) as n from found
    where days is not null and has_category and has_price and has_month and has_city group by days) each),
  'prices', (select coalesce(jsonb_object_agg(up_to, n), '{}') from (
    select up_to, sum(tours) as n
    from unnest(array[10000, 20000, 30000, 50000, 100000]) with ordinality as budgets (up_to, nr)
    join (
      select width_bucket(price - 1, array[10000, 20000, 30000, 50000, 100000]) as dearer_than, count(*) as tours
      from found where has_category and has_days and has_month and has_city group by dearer_than
    ) priced on dearer_than < nr
    group by up_to) each),
  'months', (select coalesce(jsonb_object_agg(month, n), '{}') from (
    select month, sum(tours) as n
    from (
      select month_until, count(*) as tours
      from found where has_category and has_days and has_price and has_city group by month_until
    ) alike, unnest(month_until) with ordinality as months (until, month)
    where until >= (select public.agency_today())
    group by month) each)
)
$$;
