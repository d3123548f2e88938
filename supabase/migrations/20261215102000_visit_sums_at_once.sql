-- The sums of days and of tours in one reading of the index, also while visitors have tapped on fewer than ten tours.

-- The sums of each of the last days, and the ten tours that people ask about most. Null while the switch is
-- off, and for anyone who is not an admin.
create or replace function public.visit_sums(days integer) returns jsonb
  language sql stable set search_path = '' as $$
with sums as materialized (
  select day, tour_id,
    coalesce(sum(count) filter (where kind = 'view'), 0) as views,
    coalesce(sum(count) filter (where kind in ('whatsapp', 'call', 'share')), 0) as taps,
    coalesce(sum(count) filter (where kind = 'enquiry'), 0) as enquiries
  from public.daily_counts where day > public.agency_today() - days
  group by grouping sets ((day), (tour_id))
)
select jsonb_build_object(
  'days', (select coalesce(jsonb_agg(each order by day), '[]') from (
    select day, coalesce(views, 0) as views, coalesce(taps, 0) as taps, coalesce(enquiries, 0) as enquiries
    from (select public.agency_today() - ago as day from generate_series(0, least(days, 366) - 1) ago) shown
    left join sums using (day)) each),
  'tours', (select coalesce(jsonb_agg(most), '[]') from (
    select tours.id, tours.title, views, taps, enquiries
    from sums join public.tours on tours.id = tour_id
    order by taps desc, views desc, tours.id limit 10) most)
)
where public.is_admin() and exists (select from public.company_info where count_visits)
$$;
