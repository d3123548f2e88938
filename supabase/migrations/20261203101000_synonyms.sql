-- Words with the same meaning, which the visitors' search finds alike: names of a place, a festival in two
-- languages. A row has two or more names; a name may have several words.

-- Each name as it sounds, without names of a single letter or of none that the search knows.
create function public.sounds_of(names text[]) returns text[]
  language sql immutable parallel safe set search_path = '' as $$
  select array(
    select array_to_string(words, ' ') from unnest(names) name
    cross join lateral (select public.sound_words(name) as words offset 0) sound
    where cardinality(words) > 0)
$$;

create table public.synonyms (
  id uuid primary key default gen_random_uuid(),
  names text[] not null check (cardinality(names) between 2 and 20 and public.are_texts(names, 60)),
  sounds text[] not null generated always as (public.sounds_of(names)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch_updated_at before update on public.synonyms
  for each row execute function public.touch_updated_at();
alter table public.synonyms enable row level security;
revoke all on public.synonyms from anon, authenticated;
grant select on public.synonyms to anon, authenticated;
grant insert, update, delete on public.synonyms to authenticated;
grant all on public.synonyms to service_role;
create policy "anyone reads" on public.synonyms for select to anon, authenticated using (true);
create policy "admin inserts" on public.synonyms for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.synonyms for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.synonyms for delete to authenticated using ((select public.is_admin()));
alter publication supabase_realtime add table public.synonyms;

insert into public.synonyms (names) values
  ('{Ooty,Udhagamandalam,Uthagamandalam,Ootacamund,Udhagai}'),
  ('{Kodaikanal,Kodai}'),
  ('{Coonoor,Kunnur}'),
  ('{Chennai,Madras}'),
  ('{Thanjavur,Tanjavur,Tanjore}'),
  ('{Tiruchirappalli,Tiruchi,Trichy,Trichinopoly}'),
  ('{Coimbatore,Kovai}'),
  ('{Tirunelveli,Nellai}'),
  ('{Thoothukudi,Tuticorin}'),
  ('{Kanyakumari,Kanniyakumari,Comorin,"Cape Comorin"}'),
  ('{Kanchipuram,Kancheepuram,Kanchi}'),
  ('{Mahabalipuram,Mamallapuram}'),
  ('{Puducherry,Pondicherry,Pondy,Puduvai}'),
  ('{Kochi,Cochin}'),
  ('{Kozhikode,Calicut}'),
  ('{Thiruvananthapuram,Trivandrum}'),
  ('{Alappuzha,Alleppey}'),
  ('{Thrissur,Trichur}'),
  ('{Palakkad,Palghat}'),
  ('{Bengaluru,Bangalore}'),
  ('{Mysuru,Mysore}'),
  ('{Mangaluru,Mangalore}'),
  ('{Coorg,Kodagu,Madikeri}'),
  ('{Mumbai,Bombay}'),
  ('{Kolkata,Calcutta}'),
  ('{Varanasi,Banaras,Benares,Kashi}'),
  ('{Prayagraj,Allahabad}'),
  ('{Lanka,Ceylon,இலங்கை}'),
  ('{Myanmar,Burma}'),
  ('{"Taj Mahal",Tajmahal}'),
  ('{Sabarimala,Ayyappan,சபரிமலை}'),
  ('{Honeymoon,"Honey moon",Newlyweds,Couples,Romantic,தேனிலவு}'),
  ('{Children,Kids,குழந்தைகள்}'),
  ('{Spiritual,Pilgrimage,Devotional,Temple,ஆன்மீகம்,கோவில்}'),
  ('{Deepavali,Diwali,தீபாவளி}'),
  ('{Pongal,Sankranti,பொங்கல்}'),
  ('{Navaratri,Navarathri,Dussehra,Dasara,நவராத்திரி}'),
  ('{Christmas,Xmas,கிறிஸ்துமஸ்}');

-- Loads pg_trgm in this session: without it, only a superuser may name its setting below.
select extensions.show_limit();

-- Finds the live tours that have, for each word of `query`, a similar word or one with the same meaning, and pass
-- the filters. Returns their number, one page of their ids, and for each choice of a filter the number of tours that
-- it would leave. If no tour is found, `nearest` has up to three tours that match most words, then most filters.
-- `missing` has the words that no tour has. `reasons` says, for a tour whose title and category do not show why it
-- was found, which theme, highlight or day has the words.
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
  select row_number() over () as nr, word, typed from (
    select word, min(typed) as typed from string_to_table(left(query, 200), ' ') typed
    cross join lateral regexp_split_to_table(public.sound_of(typed), '[^a-z0-9]+') word
    where word <> '' group by word
  ) words
),
-- The synonyms of a word, or of several asked words that are one name.
meant as (
  select asked.nr, s.sounds, (
    select max(case when name <@ every.words and asked.word = any (name) then 1
      when cardinality(name) = 1 then extensions.similarity(name[1], asked.word) else 0 end)
    from unnest(s.sounds) sound cross join lateral string_to_array(sound, ' ') name
  ) as likeness
  from asked cross join public.synonyms s
  cross join (select array_agg(word) as words from asked) every
),
-- Materialized: the index of the words finds the few similar ones, before each of them is looked up in the tours.
similar_words as materialized (
  select asked.nr, array[w.word] as words, extensions.similarity(w.word, asked.word) as likeness
  from asked join private.tour_words w on w.word operator(extensions.%) asked.word
    or length(asked.word) > 3 and w.word like asked.word || '%'
  -- A misspelt word has mostly wrong vowels: "kerela" is no more like "kerala" than "goa" is like "coast".
  where length(asked.word) > 3 and w.word like asked.word || '%' or extensions.similarity(w.word, asked.word) >= 0.6
    or translate(w.word, 'aeiou', '') = translate(asked.word, 'aeiou', '')
  union all
  select nr, string_to_array(sound, ' '), likeness from meant cross join unnest(sounds) sound
  where likeness >= 0.6
),
alike as (
  select * from similar_words
  -- A better word of a draft must not hide those of live tours.
  where exists (
    select from private.tour_search s
    where s.words @> similar_words.words and (of_type is null or s.type = of_type)
      and s.published_at <= now() and (s.hidden_at is null or s.hidden_at > now()))
),
best as materialized (
  select nr, words, likeness from (
    select *, max(likeness) over (partition by nr) as most from alike
  ) alike where likeness >= 0.8 * most
),
scored as (
  select tour_id, sum(score) as score, count(*) as hits from (
    select s.tour_id, b.nr,
      max(b.likeness * case when b.words <@ s.name_words then 3 else 1 end) as score
    from best b join private.tour_search s on s.words @> b.words
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
),
page as materialized (
  select tour_id, row_number() over () as at from (
    select tour_id from matching
    order by case when sort_by = 'price' then price end,
      case when sort_by = 'duration' then days end,
      case when sort_by = 'newest' then -score end,
      created_at desc, tour_id
    offset from_row limit least(size, 100)) ordered
),
near as materialized (
  select tour_id, row_number() over () as at from (
    select tour_id from live where not exists (select from matching)
    order by hits desc, has_category::int + has_days::int + has_price::int + has_month::int + has_city::int desc,
      score desc, created_at desc, tour_id limit 3) ordered
),
-- The words that a shown tour has, but not in its title or category.
hidden_words as materialized (
  select s.tour_id, best.words
  from (select tour_id from page union all select tour_id from near) shown
  join private.tour_search s using (tour_id) join public.tours t on t.id = s.tour_id
  cross join lateral (select public.tour_name_words(t.title, t.category) as words offset 0) name
  join best on s.words @> best.words
  where not exists (select from best named where named.nr = best.nr and named.words <@ name.words)
),
reasons as (
  select t.id, (
    select said.text from (
      select 1 as nr, text from unnest(t.themes) text
      union all select 2, item ->> 'value' from jsonb_array_elements(t.highlights) item
      union all select 3, item ->> 'title' from jsonb_array_elements(t.itinerary) item
    ) said
    cross join lateral (select public.sound_words(said.text) as words offset 0) sound
    where exists (select from hidden_words h where h.tour_id = t.id and h.words <@ sound.words)
    order by said.nr limit 1
  ) as text
  from public.tours t where id in (select tour_id from hidden_words)
)
select jsonb_build_object(
  'total', (select count(*) from matching),
  'ids', (select coalesce(jsonb_agg(tour_id order by at), '[]') from page),
  'nearest', (select coalesce(jsonb_agg(tour_id order by at), '[]') from near),
  'missing', (
    select coalesce(jsonb_agg(typed order by nr), '[]') from asked where nr not in (select nr from best)),
  'reasons', (select coalesce(jsonb_object_agg(id, text), '{}') from reasons where text is not null),
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
