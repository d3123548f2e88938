-- The sums of visits read only an index. Most rows count views, so the tours that people ask about come first.
create index daily_counts_of_day on public.daily_counts (day, kind) include (tour_id, count);
create index daily_counts_of_tour_and_day on public.daily_counts (tour_id, day) include (kind, count);
drop index public.daily_counts_of_tour;

-- The sums of each of the last days, and the ten tours that people ask about most. Null while the switch is
-- off, and for anyone who is not an admin.
create or replace function public.visit_sums(days integer) returns jsonb
  language sql stable set search_path = '' as $$
with by_day as (
  select day,
    sum(count) filter (where kind = 'view') as views,
    sum(count) filter (where kind in ('whatsapp', 'call', 'share')) as taps,
    sum(count) filter (where kind = 'enquiry') as enquiries
  from public.daily_counts where day > public.agency_today() - days
  group by day
),
tapped as materialized (
  select tours.id, tours.title, sum(count) as taps
  from public.daily_counts join public.tours on tours.id = tour_id
  where day > public.agency_today() - days and kind in ('whatsapp', 'call', 'share')
  group by tours.id
),
-- With fewer than ten such tours, the others follow by their views.
shown as (
  select id, title, taps from tapped
  where taps >= coalesce((select taps from tapped order by taps desc offset 9 limit 1), 0)
  union all
  select distinct tours.id, tours.title, 0
  from public.daily_counts join public.tours on tours.id = tour_id
  where (select count(*) from tapped) < 10 and day > public.agency_today() - days
    and tours.id not in (select id from tapped)
)
select jsonb_build_object(
  'days', (select coalesce(jsonb_agg(each order by day), '[]') from (
    select day, coalesce(views, 0) as views, coalesce(taps, 0) as taps, coalesce(enquiries, 0) as enquiries
    from (select public.agency_today() - ago as day from generate_series(0, least(days, 366) - 1) ago) shown
    left join by_day using (day)) each),
  'tours', (select coalesce(jsonb_agg(most), '[]') from (
    select shown.id, shown.title, others.views, shown.taps, others.enquiries
    from shown cross join lateral (
      select coalesce(sum(count) filter (where kind = 'view'), 0) as views,
        coalesce(sum(count) filter (where kind = 'enquiry'), 0) as enquiries
      from public.daily_counts where tour_id = shown.id and day > public.agency_today() - days) others
    order by shown.taps desc, others.views desc, shown.id limit 10) most)
)
where public.is_admin() and exists (select from public.company_info where count_visits)
$$;
