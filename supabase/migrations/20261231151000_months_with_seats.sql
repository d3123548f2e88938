-- A sold-out date is in no month of the search, as it is on no card.
set statement_timeout = 0;
create or replace function private.months_of(id text, best_months integer[]) returns date[]
  language sql stable set search_path = '' as $$
  select array(
    select case when month = any (best_months) then 'infinity' else max(starts_on) end
    from generate_series(1, 12) month
    left join public.departures on tour_id = months_of.id and extract(month from starts_on) = month
      and status is distinct from 'Sold out' and seats_left is distinct from 0
    group by month order by month)
$$;

create or replace function private.index_moved_dates() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_months(array(
    with was as (select tour_id, starts_on, status, seats_left from earlier),
      is_now as (select tour_id, starts_on, status, seats_left from changed)
    select tour_id from (select * from is_now except select * from was) added
    union
    select tour_id from (select * from was except select * from is_now) removed));
  return null;
end $$;

select private.index_months(array(select id from public.tours));
reset statement_timeout;
