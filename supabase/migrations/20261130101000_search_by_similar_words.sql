-- Loads pg_trgm in this session: without it, only a superuser may name its setting below.
select extensions.show_limit();

-- Finds the live tours that have a similar word for each word of `query` and pass the filters. Returns
-- their number, one page of their ids, and for each choice of a filter the number of tours that it would
-- leave. If no tour is found, `nearest` has up to three tours that match most words, then most filters.
-- app/features/tours/search-tours.ts is the browser's version. A test compares both.
create or replace function public.search_tours(
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
-- Materialized: the index of the words finds the few similar ones, before each of them is looked up in the tours.
similar_words as materialized (
  select asked.nr, w.word, extensions.similarity(w.word, asked.word) as likeness
  from asked join private.tour_words w on w.word operator(extensions.%) asked.word
    or length(asked.word) > 3 and w.word like asked.word || '%'
  -- A misspelt word has mostly wrong vowels: "kerela" is no more like "kerala" than "goa" is like "coast".
  where length(asked.word) > 3 and w.word like asked.word || '%' or extensions.similarity(w.word, asked.word) >= 0.6
    or translate(w.word, 'aeiou', '') = translate(asked.word, 'aeiou', '')
),
alike as (
  select * from similar_words
  -- A better word of a draft must not hide those of live tours.
  where exists (
    select from private.tour_search s
    where s.words @> array[similar_words.word] and (of_type is null or s.type = of_type)
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
