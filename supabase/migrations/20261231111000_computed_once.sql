-- PostgreSQL puts the expression of a view's column wherever a query names the column, and a stranger's filter can name
-- it 197 times. `offset 0` computes it once for each row. Words and months are left out: only the search reads them,
-- from its index.
drop view public.tour_cards;
create view public.tour_cards with (security_invoker = true) as
select t.id, t.title, t.type, t.category, t.summary, t.image_url, t.price, t.price_from, t.duration,
  t.starts_from, t.featured, t.created_at, length.days, coming.next_departure
from public.tours t
cross join lateral (select public.tour_days(t.duration) as days offset 0) length
left join lateral (
  select min(starts_on) filter (where status is distinct from 'Sold out' and seats_left is distinct from 0)
    as next_departure
  from public.departures
  where tour_id = t.id and starts_on >= public.agency_today()
) coming on true;
revoke all on public.tour_cards from anon, authenticated;
grant select on public.tour_cards to anon, authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.tour_cards
  for each row execute function public.refuse_write();
comment on column public.tour_cards.days is '@type number | null';
comment on column public.tour_cards.next_departure is '@type string | null';

create or replace view public.tour_pages with (security_invoker = true) as
select t.id, t.type, t.image_url, t.gallery, latest.changed_at
from public.tours t
left join lateral (
  select max(updated_at) as changed_at from public.departures where tour_id = t.id
) dates on true
cross join lateral (
  select greatest(t.updated_at, t.published_at, dates.changed_at, private.changed_at('departures/' || t.id))
    as changed_at
  offset 0
) latest;

create or replace view public.list_changes with (security_invoker = true) as
select id, changed_at from (
  select type as id, private.list_changed_at(type) as changed_at from unnest(array['domestic', 'international']) type
  union all select 'hero_sections', greatest(max(updated_at), private.changed_at('hero_sections')) from public.hero_sections
  union all select 'carousel_images', greatest(max(updated_at), private.changed_at('carousel_images')) from public.carousel_images
  union all select 'testimonials', greatest(max(updated_at), private.changed_at('testimonials')) from public.testimonials
  union all select 'about_sections', greatest(max(updated_at), private.changed_at('about_sections')) from public.about_sections
  union all select 'company_info', greatest(max(updated_at), private.changed_at('company_info')) from public.company_info
  union all select 'faq_questions', greatest(max(updated_at), private.changed_at('faq_questions')) from public.faq_questions
  offset 0
) lists;
