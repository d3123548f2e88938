-- A copy whose response was lost is not made again: the second call has the same `sent_key` and returns the first copy.
drop function public.copy_tour(text, text, integer);
create function public.copy_tour(
  of_tour text, new_title text default null, weeks integer default null, sent_key uuid default null
) returns text
  language plpgsql set search_path = '' as $$
declare
  copied text := coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour);
  copy_id text := (select id from public.tours where tours.sent_key = copy_tour.sent_key);
begin
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
  return copy_id;
end $$;
comment on function public.copy_tour(text, text, integer, uuid) is '@type string | null';
revoke execute on function public.copy_tour(text, text, integer, uuid) from public, anon;
grant execute on function public.copy_tour(text, text, integer, uuid) to authenticated;
