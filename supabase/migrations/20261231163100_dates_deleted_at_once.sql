-- Deletes these dates of a tour and returns their rows. As one value, because an answer has at most 1,000 rows, and a
-- deletion in parts could stop half-way without an undo.
drop function public.delete_departures(text, date[]);
create function public.delete_departures(of_tour text, days date[]) returns jsonb
  language sql set search_path = '' as $$
  with deleted as (
    delete from public.departures
    where tour_id = coalesce((select tour_id from public.tour_addresses where id = of_tour), of_tour)
      and starts_on = any (days)
    returning *
  )
  select coalesce(jsonb_agg(to_jsonb(deleted)), '[]') from deleted
$$;
comment on function public.delete_departures(text, date[]) is '@type Rows<"departures">';
revoke execute on function public.delete_departures(text, date[]) from public, anon;
grant execute on function public.delete_departures(text, date[]) to authenticated, service_role;
