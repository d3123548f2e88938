-- A renamed category changes in its tours only what the name is used for: the name, and its words in the search.

-- The tours have no version of it: the category has one, and theirs would displace those of real edits.
create or replace function public.rename_category_in_tours() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if new.type = old.type then
    perform set_config('tours.follow_category', 'true', true);
    update public.tours set category = new.name where category = old.name and type = old.type;
    perform set_config('tours.follow_category', '', true);
  else
    update public.tours set category = null where category = old.name and type = old.type;
  end if;
  return null;
end $$;
create or replace trigger keep_version after update or delete on public.tours for each row
  when (current_setting('tours.follow_category', true) is distinct from 'true')
  execute function public.keep_version();

-- The words that count three times in the search. Those of the category come first, so that they can be replaced.
create or replace function private.first_words(title text, category text, themes text[]) returns text[]
  language sql stable set search_path = '' as $$
  select public.sound_words(category) || public.tour_name_words(title, null)
    || public.sound_words(array_to_string(themes, ' '))
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
        then private.first_words(t.title, null, t.themes) end as new_title_words,
      s.name_words[1 + coalesce(cardinality(was_named.words), 0) :] as title_words,
      case when (t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
          is distinct from (was.type, was.starts_from, was.summary, was.highlights, was.itinerary)
        then public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary)
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

delete from private.tour_search;
delete from private.tour_words;
select private.index_tours(array(select id from public.tours));
