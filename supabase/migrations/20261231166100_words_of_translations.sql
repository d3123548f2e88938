-- Translations are indexed as they sound, so words in Latin letters found unrelated tours: "china" sounds like "small"
-- in Tamil. Words of translations now begin with "~" in the index. A word in Latin letters finds them only in names and
-- themes, and only unchanged. Two consonants of a Hindi word, such as "Agara", are enough for Agra again.
--
-- A single letter, such as that of "coaker's", is in no index and is not searched. A word that no tour has, such as
-- "booking", hides no near tours. A word with synonyms means no other word that begins with it, and two
-- consonants of a word in Latin letters say too little.

create or replace function private.translated_name_words(of_tour text) returns text[]
  language sql stable set search_path = '' as $$
  with published as not materialized (
    select table_name, row_id, texts, language from public.translations
    where is_published and language = any (private.public_languages())
  )
  select coalesce(array_agg('~' || word order by language, word), '{}')
  from (
    select unnest(public.sound_words(concat_ws(' ', texts ->> 'title',
      (select string_agg(theme, ' ') from jsonb_array_elements_text(private.list_of(texts -> 'themes')) theme)))) as word,
      language
    from published where table_name = 'tours' and row_id = of_tour
    union all
    select unnest(public.sound_words(texts ->> 'name')), language
    from public.tours tour
    join public.categories category on category.name = tour.category and category.type = tour.type
    join published on table_name = 'categories' and row_id = category.id::text
    where tour.id = of_tour
  ) words
$$;

create or replace function private.translated_keywords(of_tour text) returns text[]
  language sql stable set search_path = '' as $$
  select coalesce(array_agg('~' || word order by language, word), '{}')
  from public.translations
  cross join lateral unnest(public.tour_keywords('', texts ->> 'starts_from', texts ->> 'summary',
    private.list_of(texts -> 'highlights'), private.list_of(texts -> 'itinerary'))) word
  where table_name = 'tours' and row_id = of_tour and is_published and language = any (private.public_languages())
$$;

delete from private.tour_search;
delete from private.tour_words;
select private.index_tours(array(select id from public.tours));

-- Loads pg_trgm in this session: without it, only a superuser may name its setting below.
select extensions.show_limit();

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
  size integer default 24,
  of_language text default 'en'
) returns jsonb
  language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.3
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin return (
with typed_words as (
  select typed, public.sound_of(typed) as sound from string_to_table(left(query, 200), ' ') typed
),
read_words as (
  select word, min(typed) as typed from (
    select typed, word, max(length(word)) over () as longest from typed_words
    cross join lateral regexp_split_to_table(sound, '[^a-z0-9]+') word where word <> ''
  ) words
  -- The index has no single letters. Alone, they find nothing.
  where length(word) > 1 or longest = 1 group by word
),
asked as (
  select row_number() over () as nr, word, typed, length(typed) > 3 and length(word) > 2 as is_start,
    typed collate "C" !~ '[\u0900-\u0DFF]' as is_latin,
    array[word, case when length(word) > 3 then word || 's' end, substring(word, '^(.{4,})s$')] as forms
  from (
    select * from read_words
    union all
    -- Words in a script without a sound, which no tour has. Beside other words, they are ignored.
    select typed, typed from typed_words where sound collate "C" ~ '[^\u0001-\u007F]' and not exists (select from read_words)
  ) words
),
-- The synonyms of a word, or of several asked words that are one name.
meant as (
  select asked.nr, s.sounds, (
    select max(case when name <@ every.words and asked.word = any (name) then 1
      when cardinality(name) = 1 and name[1] = any (asked.forms) then 1
      when cardinality(name) = 1 then extensions.similarity(name[1], asked.word) else 0 end)
    from unnest(s.sounds) sound cross join lateral string_to_array(sound, ' ') name
  ) as likeness
  from asked cross join public.synonyms s
  cross join (select array_agg(word) as words from asked) every
),
-- Materialized: the index of the words finds the few similar ones, before each of them is looked up in the tours.
similar_words as materialized (
  select asked.nr, array[w.word] as words, case when plain = any (forms) then 1 when begins
    then greatest(extensions.similarity(plain, asked.word), 0.75) else extensions.similarity(plain, asked.word) end
    as likeness, is_latin and plain <> w.word as only_names
  from asked join private.tour_words w on w.word operator(extensions.%) asked.word
    or is_start and w.word like asked.word || '%' or is_start and not is_latin and w.word like '~' || asked.word || '%'
  cross join lateral (select ltrim(w.word, '~') as plain, translate(asked.word, 'aeiou', '') as consonants) read
  cross join lateral (select is_start and plain like asked.word || '%' as begins) beginning
  -- A misspelt word has mostly wrong vowels: "kerela" is no more like "kerala" than "goa" is like "coast".
  where (plain = any (forms) or begins or extensions.similarity(plain, asked.word) >= 0.6
    -- Short words with other vowels are other words, like "pool" and "fly".
    -- Hindi says each vowel: "Agara".
    or length(asked.word) > 3 and (length(consonants) > 2 or not is_latin)
      and translate(plain, 'aeiou', '') = consonants)
    and (plain = w.word or plain = asked.word or not is_latin)
    -- Words of the plans that sound like others: "day" like "thai", "full" like "pool". Searches leave "day" out.
    and plain <> all (array[public.sound_of('day'), public.sound_of('full')])
    and (plain = any (forms) or not exists (select from meant where meant.nr = asked.nr and meant.likeness = 1))
  union all
  select nr, words, likeness, false from meant cross join unnest(sounds) sound
  cross join lateral string_to_array(sound, ' ') words
  where likeness >= 0.6
),
alike as (
  select * from similar_words
  -- A better word of a draft must not hide those of live tours.
  where exists (
    select from private.tour_search s
    where s.words @> similar_words.words and (not only_names or s.name_words @> similar_words.words)
      and (of_type is null or s.type = of_type)
      and public.is_live(s.published_at, s.hidden_at, s.shown_at))
),
best as materialized (
  select nr, words, likeness, only_names from (
    select *, max(likeness) over (partition by nr) as most from alike
  ) alike where likeness >= 0.8 * most
),
scored as (
  select tour_id, sum(score) as score, count(*) as hits from (
    select s.tour_id, b.nr,
      max(b.likeness * case when b.words <@ s.name_words then 3 else 1 end) as score
    from best b join private.tour_search s
      on s.words @> b.words and (not b.only_names or s.name_words @> b.words)
    group by s.tour_id, b.nr
  ) words group by tour_id
),
asked_city as (
  select public.sound_words(left(from_city, 100)) as words where from_city is not null
),
-- What the city can be called.
city_names as materialized (
  select words from asked_city
  union all
  select string_to_array(sound, ' ') from asked_city cross join public.synonyms s cross join unnest(s.sounds) sound
  where exists (
    select from unnest(s.sounds) known cross join lateral string_to_array(known, ' ') name
    where name <@ asked_city.words
      or cardinality(name) = 1 and cardinality(asked_city.words) = 1
        and extensions.similarity(name[1], asked_city.words[1]) >= 0.6)
),
-- The cities of live tours that are meant: the one that is written so, or else those most like it.
cities as materialized (
  select starts_from from (
    select starts_from, likeness, max(likeness) over () as most
    from (
      select distinct s.starts_from from private.tour_search s
      where from_city is not null and s.starts_from is not null and (of_type is null or s.type = of_type)
        and public.is_live(s.published_at, s.hidden_at, s.shown_at)
    ) known
    cross join lateral (select public.sound_words(known.starts_from) as words offset 0) city
    cross join lateral (
      select max(case
        when lower(starts_from collate "C") = lower(from_city collate "C") then 2
        when name.words = '{}' then null
        when name.words <@ city.words then 1
        when cardinality(name.words) = 1 then (
          select max(extensions.similarity(word, name.words[1])) from unnest(city.words) word
          where extensions.similarity(word, name.words[1]) >= 0.6
            or length(word) > 3 and translate(word, 'aeiou', '') = translate(name.words[1], 'aeiou', ''))
        end) as likeness
      from city_names name) alike
  ) known where likeness >= 0.8 * most
),
live as materialized (
  select s.tour_id, s.category, s.starts_from, s.days, s.price, s.month_until, s.created_at,
    coalesce(scored.score, 0) as score, coalesce(scored.hits, 0) as hits,
    coalesce(in_category is null or s.category = in_category, false) as has_category,
    coalesce((min_days is null or s.days >= min_days) and (max_days is null or s.days <= max_days), false) as has_days,
    coalesce(max_price is null or s.price <= max_price, false) as has_price,
    coalesce(in_month is null or s.month_until[in_month] >= (select public.agency_today()), false) as has_month,
    coalesce(from_city is null or s.starts_from = any (array(select starts_from from cities)), false) as has_city
  from private.tour_search s left join scored using (tour_id)
  where (of_type is null or s.type = of_type)
    and public.is_live(s.published_at, s.hidden_at, s.shown_at)
    -- Without words, the filters alone decide.
    and (scored.hits > 0 or not exists (select from asked))
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
-- How far each tour is from the filters that it misses. Null for a filter that it passes, or if it does not say.
distant as (
  select live.*, (select count(*) from asked) as words_asked,
    case when not has_price then price::bigint - max_price end as dearer,
    case when has_days then null when days < min_days then days::bigint - min_days
      else days::bigint - max_days end as days_off,
    case when not has_month then (
      -- From six months earlier to five months later.
      select away from generate_series(1, 12) month
      cross join lateral (select (month - in_month % 12 + 18) % 12 - 6 as away offset 0) months
      where month_until[month] >= (select public.agency_today())
      order by abs(away), away desc limit 1) end as months_off
  from live where not exists (select from matching)
),
-- A tour is close if it has half of the words that tours have, each of them as it was typed or in its name: a part of
-- a word or a similar word in its text says little. Without words, it must be of the category and the city, and miss no
-- other filter by much.
near as materialized (
  select *, row_number() over () as at from (
    select * from distant
    where words_asked > 0 and hits * 2 >= (select count(distinct nr) from best) and (hits = words_asked or score >= hits)
      or words_asked = 0 and has_category and has_city
      and (has_price or dearer * 2 <= max_price)
      and (has_days or abs(days_off) <= 3) and (has_month or abs(months_off) <= 2)
    order by hits desc,
      case when has_category then 0 else 1 end + case when has_city then 0 else 1 end
        + case when has_price then 0 else coalesce(dearer * 4.0 / greatest(max_price, 1), 2) end
        + case when has_days then 0 else coalesce(abs(days_off) / 2.0, 2) end
        + case when has_month then 0 else coalesce(abs(months_off) / 2.0, 2) end,
      score desc, created_at desc, tour_id
    limit 3) ordered
),
differences as (
  select tour_id, jsonb_strip_nulls(jsonb_build_object('without', (
      select jsonb_agg(typed order by nr) from asked
      where not exists (select from best where best.nr = asked.nr
          and best.words <@ case when best.only_names then s.name_words else s.words end))
    )) || coalesce((
      select jsonb_object_agg(filter, difference) from (values
        ('price', has_price, to_jsonb(dearer)), ('days', has_days, to_jsonb(days_off)),
        ('months', has_month, to_jsonb(months_off)), ('city', has_city, to_jsonb(near.starts_from)),
        ('category', has_category, to_jsonb(near.category))
      ) filters (filter, passes, difference) where not passes), '{}') as differs
  from near join private.tour_search s using (tour_id)
),
shown_tours as materialized (
  select t.id, t.title, t.type, t.category, t.themes, t.highlights, t.itinerary, other.texts
  from (select tour_id from page union all select tour_id from near) shown
  join public.tours t on t.id = shown.tour_id
  left join public.translations other on other.table_name = 'tours' and other.row_id = t.id and other.is_published
    and other.language = of_language and other.language = any (private.public_languages())
),
-- Without the mark of translations.
plain as (
  select nr, only_names, words as indexed, array(select ltrim(word, '~') from unnest(words) word) as words from best
),
-- The words that a shown tour has, but not in its title.
hidden_words as materialized (
  select t.id, plain.words
  from shown_tours t join private.tour_search s on s.tour_id = t.id
  cross join lateral (
    select public.tour_name_words(t.title, null) || public.sound_words(t.texts ->> 'title') as words offset 0) name
  join plain on s.words @> plain.indexed and (not only_names or s.name_words @> plain.indexed)
  where not exists (select from plain named where named.nr = plain.nr and named.words <@ name.words)
),
reasons as (
  select t.id, (
    select said.text from (
      select 1 as nr, * from private.shown_texts(to_jsonb(t.themes), t.texts -> 'themes', null)
      union all select 2, * from private.shown_texts(t.highlights, t.texts -> 'highlights', 'value')
      union all select 3, * from private.shown_texts(t.itinerary, t.texts -> 'itinerary', 'title')
      union all select 4, t.category, coalesce((
        select other.texts ->> 'name'
        from public.categories c join public.translations other
          on other.table_name = 'categories' and other.row_id = c.id::text and other.is_published
          and other.language = of_language and other.language = any (private.public_languages())
        where (c.type, c.name) = (t.type, t.category)), t.category)
      where t.category is not null
    ) said
    cross join lateral (
      select public.sound_words(concat_ws(' ', said.english, nullif(said.text, said.english))) as words offset 0) sound
    where exists (select from hidden_words h where h.id = t.id and h.words <@ sound.words)
    order by said.nr limit 1
  ) as text
  from shown_tours t where id in (select id from hidden_words)
)
select jsonb_build_object(
  'total', (select count(*) from matching),
  'ids', (select coalesce(jsonb_agg(tour_id order by at), '[]') from page),
  'nearest', (select coalesce(jsonb_agg(tour_id order by at), '[]') from near),
  'differences', (select coalesce(jsonb_object_agg(tour_id, differs), '{}') from differences),
  'missing', (
    select coalesce(jsonb_agg(typed order by nr), '[]') from (
      select typed, min(nr) as nr from asked where nr not in (select nr from best) group by typed) words),
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
);
end $$;
