-- For each tour, all translations were read. With many tours, to publish a language or to rename a translated
-- category took minutes. A renamed category also keeps its translated words.

create function private.translated_name_words(of_tour text) returns text[]
  language sql stable set search_path = '' as $$
  with published as not materialized (
    select table_name, row_id, texts, language from public.translations
    where is_published and language = any (private.public_languages())
  )
  select coalesce(array_agg(word order by language, word), '{}')
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

create function private.translated_keywords(of_tour text) returns text[]
  language sql stable set search_path = '' as $$
  select coalesce(array_agg(word order by language, word), '{}')
  from public.translations
  cross join lateral unnest(public.tour_keywords('', texts ->> 'starts_from', texts ->> 'summary',
    private.list_of(texts -> 'highlights'), private.list_of(texts -> 'itinerary'))) word
  where table_name = 'tours' and row_id = of_tour and is_published and language = any (private.public_languages())
$$;

create or replace function private.translated_words(of_tour text, out name_words text[], out keywords text[])
  language sql stable set search_path = '' as $$
  select private.translated_name_words(of_tour), private.translated_keywords(of_tour)
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
          or t.category is distinct from was.category
            -- A renamed category keeps its translations.
            and current_setting('tours.follow_category', true) is distinct from 'true'
            and exists (select from public.translations where table_name = 'categories' and is_published)
        then private.first_words(t.title, null, t.themes) || private.translated_name_words(t.id)
      end as new_title_words,
      s.name_words[1 + coalesce(cardinality(was_named.words), 0) :] as title_words,
      case when (t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          is distinct from (was.type, was.starts_from, was.summary, was.highlights, was.itinerary)
        then public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          || private.translated_keywords(t.id)
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
