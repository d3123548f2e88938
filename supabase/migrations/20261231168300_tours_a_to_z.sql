-- The panel's lists "Title, A to Z" and "Category, A to Z" put small letters after Z, where the database has the
-- locale C.
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
  public.tour_days(t.duration) as days,
  t.title collate "und-x-icu" as title_a_to_z,
  t.category collate "und-x-icu" as category_a_to_z
from public.tours t;
