-- The panel's list of categories put small letters after Z, where the database has the locale C.
create or replace view public.categories_with_tours with (security_invoker = true) as
select c.id, c.name, c.type, c.updated_at,
  (select count(*)::integer from public.tours t where t.type = c.type and t.category = c.name) as tours,
  c.name collate "und-x-icu" as name_a_to_z
from public.categories c;
