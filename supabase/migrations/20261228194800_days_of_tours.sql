-- The days of a tour as the search reads them, so that a quote ends on the right day.
create or replace view public.tours_with_dates with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.featured, t.image_url, t.price, t.price_from, t.child_price,
  t.single_supplement, t.duration, t.published_at, t.hidden_at, t.shown_at, t.created_at, t.updated_at,
  (
    select coalesce(min(starts_on) filter (where status is distinct from 'Sold out'), min(starts_on))
    from public.departures where tour_id = t.id and starts_on >= public.agency_today()
  ) as next_date,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'ta'), 'missing') as tamil,
  coalesce((select stored_state from public.translations s where s.table_name = 'tours' and s.row_id = t.id and s.language = 'hi'), 'missing') as hindi,
  (
    select bool_and(status is not distinct from 'Sold out')
    from public.departures where tour_id = t.id and starts_on >= public.agency_today()
  ) as is_sold_out,
  public.tour_days(t.duration) as days
from public.tours t;
comment on column public.tours_with_dates.days is '@type number | null';
