-- The sitemap and the calendars say when a page changed. That never goes back: what is added to a page or removed
-- from it counts too, and `updated_at` of what is left does not say that.
create table private.changes (
  name text primary key,
  changed_at timestamptz not null
);

-- The name is the table's, followed by the value of the column that the trigger names.
create function private.note_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changes as noted (name, changed_at)
  values (concat_ws('/', tg_table_name, to_jsonb(coalesce(old, new)) ->> tg_argv[0]), clock_timestamp())
  on conflict (name) do update set changed_at = excluded.changed_at
  -- Once for each transaction, because many updates of one row are slow.
  where noted.changed_at < now();
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['hero_sections', 'carousel_images', 'testimonials', 'about_sections', 'company_info'] loop
    execute format('create trigger note_change after insert or delete on public.%I for each statement execute function private.note_change()', name);
  end loop;
end $$;
-- In the order in which other transactions lock these tables.
create trigger note_change after insert or delete or update of type on public.categories
  for each row execute function private.note_change('type');
-- A draft is in no list.
create trigger note_added after insert on public.tours
  for each row when (new.published_at <= now()) execute function private.note_change('type');
create trigger note_removed after delete on public.tours
  for each row when (old.published_at <= now()) execute function private.note_change('type');
create trigger note_moved after update of type, published_at, hidden_at on public.tours
  for each row when (old.published_at <= now()) execute function private.note_change('type');
create trigger note_change after insert or delete on public.departures
  for each row execute function private.note_change('tour_id');

create function private.changed_at(name text) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select changed_at from private.changes where changes.name = $1
$$;

-- Also counts the tours that are hidden by now.
create function private.list_changed_at(type text) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select greatest(
    max(greatest(t.updated_at, t.published_at, d.updated_at, noted.changed_at)),
    max(t.hidden_at) filter (where t.hidden_at <= now()),
    private.changed_at('tours/' || $1),
    private.changed_at('categories/' || $1),
    (select max(updated_at) from public.categories c where c.type = $1))
  from public.tours t
  left join public.departures d on d.tour_id = t.id
  left join private.changes noted on noted.name = 'departures/' || t.id
  where t.type = $1 and t.published_at <= now()
$$;

create or replace view public.tour_pages with (security_invoker = true) as
select t.id, t.type, t.image_url, t.gallery,
  greatest(t.updated_at, t.published_at, dates.changed_at, private.changed_at('departures/' || t.id)) as changed_at
from public.tours t
left join lateral (
  select max(updated_at) as changed_at from public.departures where tour_id = t.id
) dates on true;

-- When each list of a page last changed. Tours have two lists: domestic and international.
create view public.list_changes with (security_invoker = true) as
select type as id, private.list_changed_at(type) as changed_at from unnest(array['domestic', 'international']) type
union all select 'hero_sections', greatest(max(updated_at), private.changed_at('hero_sections')) from public.hero_sections
union all select 'carousel_images', greatest(max(updated_at), private.changed_at('carousel_images')) from public.carousel_images
union all select 'testimonials', greatest(max(updated_at), private.changed_at('testimonials')) from public.testimonials
union all select 'about_sections', greatest(max(updated_at), private.changed_at('about_sections')) from public.about_sections
union all select 'company_info', greatest(max(updated_at), private.changed_at('company_info')) from public.company_info;
revoke all on public.list_changes from anon, authenticated;
grant select on public.list_changes to anon, authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.list_changes
  for each row execute function public.refuse_write();
comment on column public.list_changes.id is '@type "domestic" | "international" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info"';
comment on column public.list_changes.changed_at is '@type string | null';
