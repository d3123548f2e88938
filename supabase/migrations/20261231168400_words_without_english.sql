-- A theme, highlight, day or city that was removed in English, or has another text by now, is not shown in a
-- translation either, but its translated words still found the tour.
set statement_timeout = 0;

-- The entries of a translated list whose English text is still in the list. `part`: the part of an entry that is read.
create function private.still_said(texts jsonb, made_from jsonb, english jsonb, part text default null) returns jsonb
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(item order by nr), '[]')
  from jsonb_array_elements(private.list_of(texts)) with ordinality own (item, nr)
  cross join lateral (select made_from -> (nr - 1)::integer as made) entry
  cross join lateral (select case when part is null then made else made -> part end #>> '{}' as before) old
  where before is null or exists (
    select from jsonb_array_elements(private.list_of(english)) present
    cross join lateral (select case when part is null then present else present -> part end #>> '{}' as now) read
    where now = before
      or private.has_only_new_amounts(case when part is null then item else item -> part end #>> '{}', before, now))
$$;

create or replace function private.translated_name_words(of_tour text) returns text[]
  language sql stable set search_path = '' as $$
  with published as not materialized (
    select table_name, row_id, texts, english, language from public.translations
    where is_published and language = any (private.public_languages())
  )
  select coalesce(array_agg('~' || word order by language, word), '{}')
  from (
    select unnest(public.sound_words(concat_ws(' ', texts ->> 'title',
      (select string_agg(theme, ' ') from jsonb_array_elements_text(
        private.still_said(texts -> 'themes', english -> 'themes', to_jsonb(tour.themes))) theme)))) as word,
      language
    from public.tours tour join published on table_name = 'tours' and row_id = tour.id
    where tour.id = of_tour
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
  from public.tours tour
  join public.translations translation on table_name = 'tours' and row_id = tour.id
  cross join lateral unnest(public.tour_keywords('',
    case when coalesce(english ->> 'starts_from', tour.starts_from) = tour.starts_from then texts ->> 'starts_from' end,
    texts ->> 'summary',
    private.still_said(texts -> 'highlights', english -> 'highlights', tour.highlights, 'value'),
    private.still_said(texts -> 'itinerary', english -> 'itinerary', tour.itinerary, 'title'))) word
  where tour.id = of_tour and is_published and language = any (private.public_languages())
$$;

delete from private.tour_search;
delete from private.tour_words;
select private.index_tours(array(select id from public.tours));
reset statement_timeout;
