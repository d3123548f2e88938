-- A date without seats is sold out, whatever its status.
create or replace view public.tours_with_dates with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.featured, t.image_url, t.price, t.price_from, t.child_price,
  t.single_supplement, t.duration, t.published_at, t.hidden_at, t.shown_at, t.created_at, t.updated_at,
  (
    select coalesce(
      min(starts_on) filter (where status is distinct from 'Sold out' and seats_left is distinct from 0),
      min(starts_on))
    from public.departures where tour_id = t.id and starts_on >= public.agency_today()
  ) as next_date,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'ta'), 'missing') as tamil,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'hi'), 'missing') as hindi,
  (
    select bool_and(status is not distinct from 'Sold out' or seats_left is not distinct from 0)
    from public.departures where tour_id = t.id and starts_on >= public.agency_today()
  ) as is_sold_out,
  public.tour_days(t.duration) as days
from public.tours t;

create or replace view public.tour_cards with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.summary, t.image_url, t.price, t.price_from, t.duration,
  t.starts_from, t.featured, t.created_at,
  public.tour_days(t.duration) as days,
  public.tour_name_words(t.title, t.category) as name_words,
  public.tour_keywords(t.type, t.starts_from, t.summary, t.highlights, t.itinerary) as keywords,
  coming.next_departure,
  array(select distinct month from unnest(t.best_months || coming.months) month order by month) as months
from public.tours t
left join lateral (
  select
    min(starts_on) filter (where status is distinct from 'Sold out' and seats_left is distinct from 0)
      as next_departure,
    coalesce(array_agg(distinct extract(month from starts_on)::integer), '{}') as months
  from public.departures
  where tour_id = t.id and starts_on >= public.agency_today()
) coming on true;
