-- A copy of a tour had none of its translations, so each year's copy was translated again. They are drafts of the same
-- English texts, without that of a title that is another one now.
--
-- If the response to a copy was lost, the operator can change its title or dates and copy again. The second call returned
-- the first copy, without these changes. Now it replaces that copy, unless somebody has edited it, its dates or
-- its translations.
create or replace function public.copy_tour(
  of_tour text, new_title text default null, weeks integer default null, sent_key uuid default null
) returns text
  language plpgsql set search_path = '' as $$
declare
  copied text := coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour);
  copy_id text := (select id from public.tours where tours.sent_key = copy_tour.sent_key);
  new_texts text[];
begin
  delete from public.tours copy where id = copy_id and updated_at = created_at
    and not exists (select from public.departures where tour_id = copy_id and updated_at > copy.created_at)
    and not exists (
      select from public.translations
      where table_name = 'tours' and row_id = copy_id and updated_at > copy.created_at);
  if found then
    delete from public.row_versions where table_name = 'tours' and row_id = copy_id;
    copy_id := null;
  end if;
  if copy_id is not null then return copy_id; end if;
  insert into public.tours
  select copy.*
  from public.tours tour, jsonb_populate_record(tour, jsonb_build_object(
    'id', '', 'sent_key', copy_tour.sent_key, 'title', left(coalesce(new_title, 'Copy of ' || tour.title), 300),
    'reviews', '[]'::jsonb, 'published_at', null, 'hidden_at', null, 'shown_at', null, 'created_at', now(),
    'updated_at', now())) copy
  where tour.id = copied
  returning id into copy_id;
  insert into public.departures (tour_id, starts_on, price, status)
  select copy_id, starts_on + weeks * 7, price, case when status is not null then 'Open' end from public.departures
  where tour_id = copied and copy_id is not null and starts_on + weeks * 7 >= public.agency_today();
  new_texts := array(
    select 'title' from public.tours tour join public.tours copy on copy.id = copy_id and copy.title <> tour.title
    where tour.id = copied);
  insert into public.translations (table_name, row_id, language, texts, english)
  select table_name, copy_id, language, texts - new_texts, english - new_texts from public.translations
  where table_name = 'tours' and row_id = copied and copy_id is not null and texts - new_texts <> '{}';
  return copy_id;
end $$;
