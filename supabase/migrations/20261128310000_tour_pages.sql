-- What the sitemap says of each tour's page. The page also shows the dates and their prices. The join makes the
-- view one that nobody can write to.
create view public.tour_pages with (security_invoker = true) as
select t.id, t.type, t.image_url, t.gallery,
  greatest(t.updated_at, t.published_at, dates.changed_at) as changed_at
from public.tours t
left join lateral (
  select max(updated_at) as changed_at from public.departures where tour_id = t.id
) dates on true;
revoke all on public.tour_pages from anon, authenticated;
grant select on public.tour_pages to anon, authenticated, service_role;
comment on column public.tour_pages.changed_at is '@type string';
