-- What the sitemap says of each tour's page. The page also shows the dates and their prices.
create view public.tour_pages with (security_invoker = true) as
select t.id, t.type, t.image_url, t.gallery,
  greatest(t.updated_at, t.published_at,
    (select max(d.updated_at) from public.departures d where d.tour_id = t.id)) as changed_at
from public.tours t;
revoke all on public.tour_pages from anon, authenticated;
grant select on public.tour_pages to anon, authenticated, service_role;
comment on column public.tour_pages.changed_at is '@type string';
