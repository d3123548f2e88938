-- A card adds "per person" to a price only if its basis does not say that it is for others.
create or replace view public.tour_cards with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.summary, t.image_url, t.price, t.price_from, t.duration,
  t.starts_from, t.featured, t.created_at, length.days, coming.next_departure, t.price_basis
from public.tours t
cross join lateral (select public.tour_days(t.duration) as days offset 0) length
left join lateral (
  select min(starts_on) filter (where status is distinct from 'Sold out' and seats_left is distinct from 0)
    as next_departure
  from public.departures
  where tour_id = t.id and starts_on >= public.agency_today()
) coming on true;
