-- A hidden tour can be shown again at a date, for example before the next season. A search finds a tour by the first
-- four letters of a word, so "thai" finds Thailand, and by its starting city in small letters.

alter table public.tours add column shown_at timestamptz,
  add constraint tours_shown_at_check check (shown_at > hidden_at);
create index tours_shown_at on public.tours (shown_at);
alter table private.tour_search add column shown_at timestamptz;

-- Whether visitors see a tour now.
create function public.is_live(published_at timestamptz, hidden_at timestamptz, shown_at timestamptz) returns boolean
  language sql stable parallel safe
  return published_at <= now() and (hidden_at is null or hidden_at > now() or shown_at <= now());

drop policy "anyone reads live tours" on public.tours;
create policy "anyone reads live tours" on public.tours for select to anon, authenticated
  using (public.is_live(published_at, hidden_at, shown_at));

drop trigger note_moved on public.tours;
create trigger note_moved after update of type, published_at, hidden_at, shown_at on public.tours
  for each row when (old.published_at <= now()) execute function private.note_change('type');

create or replace function public.submit_review(review text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := review::jsonb;
  form_key uuid := sent ->> 'id';
  is_invited boolean := sent ->> 'invite' is not null;
  makes_room boolean := false;
begin
  if not exists (select from public.review_submissions where sent_key = form_key) then
    if not exists (select from public.company_info where collect_reviews) then
      return 'off';
    end if;
    if is_invited then
      update public.review_invitations set used_at = now()
      where token = (sent ->> 'invite')::uuid and used_at is null and expires_at > now();
      -- If the same review is sent twice at once, the other request may have used it.
      if not found and not exists (select from public.review_submissions where sent_key = form_key) then
        return 'used';
      end if;
    else
      -- All visitors together, on all servers.
      if (select count(*) from public.review_submissions
          where not invited and created_at > now() - interval '1 minute') >= 100 then
        return 'too many';
      end if;
      if (select count(*) from public.review_submissions where status = 'New' and not invited) >= 1000 then
        delete from public.review_submissions where id = (
          select id from public.review_submissions
          where status = 'New' and not invited and date_trunc('day', created_at) = (
            select date_trunc('day', created_at) from public.review_submissions
            where status = 'New' and not invited
            group by 1 order by count(*) desc limit 1
          )
          order by created_at, id limit 1
        );
        makes_room := true;
      end if;
    end if;
  end if;
  insert into public.review_submissions as known (sent_key, name, location, tour_id, tour, rating, comment, picture, invited)
  select form_key, row.name, row.location, tours.id, coalesce(tours.title, row.tour), row.rating, row.comment,
         row.picture, is_invited
  from jsonb_to_record(sent) as row (name text, location text, tour_id text, tour text, rating integer,
                                     comment text, picture text)
  -- The form may have been opened before the tour got its current id.
  left join public.tour_addresses moved on moved.id = row.tour_id
  left join public.tours on tours.id = coalesce(moved.tour_id, row.tour_id)
    and public.is_live(tours.published_at, tours.hidden_at, tours.shown_at)
  on conflict (sent_key) do update
    set name = excluded.name, location = excluded.location, tour_id = excluded.tour_id, tour = excluded.tour,
        rating = excluded.rating, comment = excluded.comment
    where known.status = 'New';
  if makes_room then
    return 'made room';
  end if;
  return 'stored';
end $$;

create or replace function private.list_changed_at(type text) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select greatest(
    max(greatest(t.updated_at, t.published_at, d.updated_at, noted.changed_at)),
    max(t.hidden_at) filter (where t.hidden_at <= now()),
    max(t.shown_at) filter (where t.shown_at <= now()),
    private.changed_at('tours/' || $1),
    private.changed_at('categories/' || $1),
    (select max(updated_at) from public.categories c where c.type = $1))
  from public.tours t
  left join public.departures d on d.tour_id = t.id
  left join private.changes noted on noted.name = 'departures/' || t.id
  where t.type = $1 and t.published_at <= now()
$$;

create or replace function private.index_tours(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into private.tour_search
  select t.id, t.type, t.category, t.starts_from, public.tour_days(t.duration), t.price_from,
    private.months_of(t.id, t.best_months), name.words,
    name.words || public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary),
    t.published_at, t.hidden_at, t.created_at, t.shown_at
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
        t.highlights, t.itinerary, t.themes, t.published_at, t.hidden_at, t.shown_at, t.created_at)
      is distinct from (was.title, was.type, was.category, was.summary, was.duration, was.price_from, was.starts_from,
        was.highlights, was.itinerary, was.themes, was.published_at, was.hidden_at, was.shown_at, was.created_at)
  ), indexed as (
    update private.tour_search s
    set type = t.type, category = t.category, starts_from = t.starts_from, days = t.days, price = t.price_from,
      name_words = coalesce(t.new_name_words, s.name_words),
      words = coalesce(t.new_name_words, s.name_words)
        || coalesce(t.new_keywords, s.words[cardinality(s.name_words) + 1 :]),
      published_at = t.published_at, hidden_at = t.hidden_at, shown_at = t.shown_at, created_at = t.created_at
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

-- A copy has the title that the operator gives, and the dates of the tour if they are to be shifted by whole weeks,
-- which keeps their weekdays. Without these arguments, as the release before calls it, the title is "Copy of …".
drop function public.copy_tour(text);
create function public.copy_tour(of_tour text, new_title text default null, weeks integer default null) returns text
  language plpgsql set search_path = '' as $$
declare
  copied text := coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour);
  copy_id text;
begin
  insert into public.tours
  select copy.*
  from public.tours tour, jsonb_populate_record(tour, jsonb_build_object(
    'id', '', 'sent_key', null, 'title', left(coalesce(new_title, 'Copy of ' || tour.title), 300), 'reviews', '[]'::jsonb,
    'published_at', null, 'hidden_at', null, 'shown_at', null, 'created_at', now(), 'updated_at', now())) copy
  where tour.id = copied
  returning id into copy_id;
  insert into public.departures (tour_id, starts_on, price)
  select copy_id, starts_on + weeks * 7, price from public.departures
  where tour_id = copied and copy_id is not null and starts_on + weeks * 7 >= public.agency_today();
  return copy_id;
end $$;
comment on function public.copy_tour(text, text, integer) is '@type string | null';
revoke execute on function public.copy_tour(text, text, integer) from public, anon;
grant execute on function public.copy_tour(text, text, integer) to authenticated;

-- The words of a title as an address.
create function private.address_words(title text) returns text
  language sql immutable set search_path = '' as $$
  select coalesce(nullif(trim(both '-' from regexp_replace(
    left(words, 80), case when length(words) > 80 then '-[^-]*$' else '' end, '')), ''), 'tour')
  from (select trim(both '-' from regexp_replace(public.plain_latin(title), '[^a-z0-9]+', '-', 'g')) as words) latin
$$;

-- The address of a draft follows its title, unless the operator typed another.
create function private.follow_title() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if regexp_replace(new.id, '-[0-9]+$', '') in (private.address_words(old.title), 
      regexp_replace(private.address_words(old.title), '-[0-9]+$', ''))
    and private.address_words(new.title) <> private.address_words(old.title)
  then
    new.id := '';
  end if;
  return new;
end $$;
-- Triggers run in the order of their names, so before address_tour, which finds a free address.
create trigger a_draft_follows_title before update of id on public.tours
  for each row when (old.published_at is null and new.published_at is null and new.id = old.id and new.title <> old.title)
  execute function private.follow_title();

-- Loads pg_trgm in this session: without it, only a superuser may name its setting below.
select extensions.show_limit();

-- Finds the live tours that have, for each word of `query`, a similar word or one with the same meaning, and pass
-- the filters. Returns their number, one page of their ids, and for each choice of a filter the number of tours that
-- it would leave. If no tour is found, `nearest` has up to three tours that are close to the search, and
-- `differences` says how each of them differs from it: by how much each filter is missed (null if the tour does not
-- say), and without which words. `missing` has the words that no tour has. `reasons` says, for a tour whose title and
-- category do not show why it was found, which theme, highlight or day has the words.
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
  select row_number() over () as nr, word, typed, length(typed) > 3 and length(word) > 2 as is_start from (
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
  select asked.nr, array[w.word] as words, case when begins
    then greatest(extensions.similarity(w.word, asked.word), 0.75) else extensions.similarity(w.word, asked.word) end
    as likeness
  from asked join private.tour_words w on w.word operator(extensions.%) asked.word
    or is_start and w.word like asked.word || '%'
  cross join lateral (select is_start and w.word like asked.word || '%' as begins) beginning
  -- A misspelt word has mostly wrong vowels: "kerela" is no more like "kerala" than "goa" is like "coast".
  where (begins or extensions.similarity(w.word, asked.word) >= 0.6
    or translate(w.word, 'aeiou', '') = translate(asked.word, 'aeiou', ''))
    -- Nearly every tour has the word "day", which sounds like "thai". Searches for "day" leave it out.
    and w.word <> public.sound_of('day')
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
      and public.is_live(s.published_at, s.hidden_at, s.shown_at))
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
    coalesce(from_city is null or lower(s.starts_from collate "C") = lower(from_city collate "C"), false) as has_city
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
-- A tour is close if it has most of the words. Without words, it must be of the category and the city, and miss no
-- other filter by much.
near as materialized (
  select *, row_number() over () as at from (
    select * from distant
    where words_asked > 0 and hits * 2 >= words_asked or words_asked = 0 and has_category and has_city
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
      where not exists (select from best where best.nr = asked.nr and best.words <@ s.words))
    )) || coalesce((
      select jsonb_object_agg(filter, difference) from (values
        ('price', has_price, to_jsonb(dearer)), ('days', has_days, to_jsonb(days_off)),
        ('months', has_month, to_jsonb(months_off)), ('city', has_city, to_jsonb(near.starts_from)),
        ('category', has_category, to_jsonb(near.category))
      ) filters (filter, passes, difference) where not passes), '{}') as differs
  from near join private.tour_search s using (tour_id)
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
  'differences', (select coalesce(jsonb_object_agg(tour_id, differs), '{}') from differences),
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
