-- A copied date that has a status is open. Visitors read none, although dates of the tour said that they can be booked.
create or replace function public.copy_tour(of_tour text, new_title text default null, weeks integer default null) returns text
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
  insert into public.departures (tour_id, starts_on, price, status)
  select copy_id, starts_on + weeks * 7, price, case when status is not null then 'Open' end from public.departures
  where tour_id = copied and copy_id is not null and starts_on + weeks * 7 >= public.agency_today();
  return copy_id;
end $$;
