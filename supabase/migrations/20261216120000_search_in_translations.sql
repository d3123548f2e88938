-- The published translations of a tour, in the public languages, are part of what the visitors' search finds.

-- Tamil and Hindi letters in Latin ones.
create or replace function public.latin(value text) returns text
  language plpgsql immutable parallel safe set search_path = '' as $$
declare
  consonants text[] := array['க','k','ங','ng','ச','s','ஜ','j','ஞ','nj','ட','t','ண','n','த','th','ந','n',
    'ப','p','ம','m','ய','y','ர','r','ல','l','வ','v','ழ','zh','ள','l','ற','r','ன','n','ஶ','sh','ஷ','sh','ஸ','s','ஹ','h',
    'क','k','ख','kh','ग','g','घ','gh','ङ','n','च','ch','छ','ch','ज','j','झ','jh','ञ','n','ट','t','ठ','th','ड','d',
    'ढ','dh','ण','n','त','t','थ','th','द','d','ध','dh','न','n','प','p','फ','ph','ब','b','भ','bh','म','m','य','y',
    'र','r','ल','l','ळ','l','व','v','श','sh','ष','sh','स','s','ह','h'];
  signs text[] := array['ா','a','ி','i','ீ','ee','ு','u','ூ','oo','ெ','e','ே','e','ை','ai','ொ','o','ோ','o','ௌ','au','்','',
    'ा','a','ि','i','ी','ee','ु','u','ू','oo','ृ','ri','ॅ','e','े','e','ै','ai','ॉ','o','ो','o','ौ','au','्',''];
  vowels text[] := array['அ','a','ஆ','a','இ','i','ஈ','ee','உ','u','ஊ','oo','எ','e','ஏ','e','ஐ','ai','ஒ','o','ஓ','o','ஔ','au','ஃ','',
    'अ','a','आ','a','इ','i','ई','ee','उ','u','ऊ','oo','ऋ','ri','ऍ','e','ए','e','ऐ','ai','ऑ','o','ओ','o','औ','au',
    'ँ','n','ं','n','ः',''];
  at integer;
begin
  if value !~ '[\u0900-\u097F\u0B80-\u0BFF]' then
    return value;
  end if;
  value := replace(replace(replace(replace(replace(normalize(value, NFC), 'ங்க', 'nga'),
    'ஞ்ச', 'nja'), 'ச்ச', 'ccha'), 'ட்ச', 'tcha'), 'க்ஷ', 'ksha');
  -- The dot below Hindi letters changes only the sound of one.
  value := replace(replace(value, U&'\091C\093C', 'za'), U&'\093C', '');
  for at in 1 .. cardinality(consonants) by 2 loop
    value := replace(value, consonants[at], consonants[at + 1] || 'a');
  end loop;
  for at in 1 .. cardinality(signs) by 2 loop
    value := replace(value, 'a' || signs[at], signs[at + 1]);
  end loop;
  for at in 1 .. cardinality(vowels) by 2 loop
    value := replace(value, vowels[at], vowels[at + 1]);
  end loop;
  return value;
end $$;

-- A translation is no list if its form was sent by hand.
create function private.list_of(value jsonb) returns jsonb
  language sql immutable set search_path = ''
  return case when jsonb_typeof(value) = 'array' then value else '[]' end;

create function private.translated_words(of_tour text, out name_words text[], out keywords text[])
  language sql stable set search_path = '' as $$
  select coalesce(array_agg(word) filter (where is_name), '{}'), coalesce(array_agg(word) filter (where not is_name), '{}')
  from (
    select unnest(public.sound_words(concat_ws(' ', texts ->> 'title',
      (select string_agg(theme, ' ') from jsonb_array_elements_text(private.list_of(texts -> 'themes')) theme)))) as word,
      true as is_name, language
    from public.translations
    where table_name = 'tours' and row_id = of_tour and is_published and language = any (private.public_languages())
    union all
    select unnest(public.tour_keywords('', texts ->> 'starts_from', texts ->> 'summary',
      private.list_of(texts -> 'highlights'), private.list_of(texts -> 'itinerary'))), false, language
    from public.translations
    where table_name = 'tours' and row_id = of_tour and is_published and language = any (private.public_languages())
    order by 3, 1
  ) words
$$;

create or replace function private.index_tours(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  insert into private.tour_search
  select t.id, t.type, t.category, t.starts_from, public.tour_days(t.duration), t.price_from,
    private.months_of(t.id, t.best_months), name.words,
    name.words || public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary) || other.keywords,
    t.published_at, t.hidden_at, t.created_at, t.shown_at
  from public.tours t
  cross join lateral private.translated_words(t.id) other
  -- `offset 0`: works out the words once for both columns.
  cross join lateral (
    select private.first_words(t.title, t.category, t.themes) || other.name_words as words offset 0) name
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
  with category_words as materialized (
    select category, public.sound_words(category) as words
    from (select category from earlier union select category from later) named
    where category is not null
  ), changed as materialized (
    select t.*, named.words as new_category_words,
      case when (t.title, t.themes) is distinct from (was.title, was.themes)
        then private.first_words(t.title, null, t.themes) || (private.translated_words(t.id)).name_words
      end as new_title_words,
      s.name_words[1 + coalesce(cardinality(was_named.words), 0) :] as title_words,
      case when (t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          is distinct from (was.type, was.starts_from, was.summary, was.highlights, was.itinerary)
        then public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          || (private.translated_words(t.id)).keywords
      end as new_keywords,
      s.words[1 + cardinality(s.name_words) :] as keywords,
      case when t.duration <> was.duration then public.tour_days(t.duration) else s.days end as days
    from later t join earlier was using (id) join private.tour_search s on s.tour_id = t.id
    left join category_words named on named.category = t.category
    left join category_words was_named on was_named.category = was.category
    where (t.title, t.type, t.category, t.summary, t.duration, t.price_from, t.starts_from,
        t.highlights, t.itinerary, t.themes, t.published_at, t.hidden_at, t.shown_at, t.created_at)
      is distinct from (was.title, was.type, was.category, was.summary, was.duration, was.price_from, was.starts_from,
        was.highlights, was.itinerary, was.themes, was.published_at, was.hidden_at, was.shown_at, was.created_at)
  ), indexed as (
    update private.tour_search s
    set type = t.type, category = t.category, starts_from = t.starts_from, days = t.days, price = t.price_from,
      name_words = t.new_category_words || coalesce(t.new_title_words, t.title_words),
      words = t.new_category_words || coalesce(t.new_title_words, t.title_words)
        || coalesce(t.new_keywords, t.keywords),
      published_at = t.published_at, hidden_at = t.hidden_at, shown_at = t.shown_at, created_at = t.created_at
    from changed t where s.tour_id = t.id
  )
  insert into private.tour_words
  select unnest(words) from category_words
  union select unnest(new_title_words) from changed
  union select unnest(new_keywords) from changed
  on conflict do nothing;
  perform private.index_months(array(
    select id from later t join earlier was using (id) where t.best_months <> was.best_months));
  -- A tour with another id.
  delete from private.tour_search where tour_id in (select id from earlier except select id from later);
  perform private.index_tours(array(select id from later except select id from earlier));
  return null;
end $$;

-- Indexes the words of tours again.
create function private.index_words(ids text[]) returns void
  language sql security definer set search_path = '' as $$
  select from private.tour_search where tour_id = any (ids) order by tour_id for update;
  with indexed as (
    update private.tour_search s set name_words = new.name_words, words = new.name_words || new.keywords
    from (
      select t.id, private.first_words(t.title, t.category, t.themes) || other.name_words as name_words,
        public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary) || other.keywords as keywords
      from public.tours t cross join lateral private.translated_words(t.id) other
      where t.id = any (ids)
    ) new
    where s.tour_id = new.id
    returning s.words
  )
  insert into private.tour_words select unnest(words) from indexed on conflict do nothing;
$$;

create function private.index_translations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_words(array(select distinct row_id from changed where table_name = 'tours'));
  return null;
end $$;
create trigger index_inserted after insert on public.translations
  referencing new table as changed for each statement execute function private.index_translations();
create trigger index_updated after update on public.translations
  referencing new table as changed for each statement execute function private.index_translations();
create trigger index_deleted after delete on public.translations
  referencing old table as changed for each statement execute function private.index_translations();

create function private.follow_public_languages() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_words(array(
    select row_id from public.translations where table_name = 'tours' and is_published group by row_id));
  return null;
end $$;
create trigger follow_public_languages after update of tamil, hindi on public.company_info
  for each row when ((old.tamil = 'public') <> (new.tamil = 'public') or (old.hindi = 'public') <> (new.hindi = 'public'))
  execute function private.follow_public_languages();

-- The words of Hindi texts are new.
select private.index_words(array(select id from public.tours));
