-- Spec §3: the seven tables. Spec §5: the rules, as checks, so that no door into the
-- database is weaker than the panel's forms.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

-- A URL that a page may show: absolute http(s), or a root-relative path of this site.
create function public.is_shown_url(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^(https?://[^\s/$.?#][^\s]*|/([^/\\\s][^\\\s]*)?)$';

-- jsonb lists are checked as lists of objects whose named fields are texts.
create function public.is_list_of(value jsonb, fields text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  return jsonb_typeof(value) = 'array' and not exists (
    select from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) item
    where jsonb_typeof(item) <> 'object'
      or exists (
        select from unnest(fields) field
        where jsonb_typeof(item -> field) is distinct from 'string'
      )
  );

create function public.are_shown_urls(value text[]) returns boolean
  language sql immutable parallel safe set search_path = ''
  return not exists (select from unnest(value) url where url is null or not public.is_shown_url(url));

create table public.tours (
  id text primary key default gen_random_uuid()::text check (id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$'),
  title text not null check (btrim(title) <> '' and length(title) <= 300),
  type text not null default 'domestic' check (type in ('domestic', 'international')),
  category text check (btrim(category) <> '' and length(category) <= 120),
  summary text not null check (length(btrim(summary)) >= 10 and length(summary) <= 5000),
  image_url text not null check (public.is_shown_url(image_url)),
  price text check (length(price) <= 100),
  duration text not null default '1 Day' check (btrim(duration) <> '' and length(duration) <= 100),
  highlights jsonb not null default '[]' check (public.is_list_of(highlights, '{value}')),
  inclusions jsonb not null default '[]' check (public.is_list_of(inclusions, '{value}')),
  itinerary jsonb not null default '[]' check (public.is_list_of(itinerary, '{day,title,description,name}')),
  gallery text[] not null default '{}' check (cardinality(gallery) >= 1 and public.are_shown_urls(gallery)),
  featured boolean not null default false,
  reviews jsonb not null default '[]' check (public.is_list_of(reviews, '{name,date,comment}')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index tours_newest on public.tours (created_at desc, id);
create index tours_type_newest on public.tours (type, created_at desc, id);
create index tours_featured_newest on public.tours (created_at desc, id) where featured;
create index tours_category on public.tours (category, type);

create table public.categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  type text not null default 'domestic' check (type in ('domestic', 'international')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (type, name)
);
create index categories_name on public.categories (name);

create table public.hero_sections (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 300),
  subtitle text not null check (btrim(subtitle) <> '' and length(subtitle) <= 1000),
  background_image text not null check (public.is_shown_url(background_image)),
  button_text text not null check (btrim(button_text) <> '' and length(button_text) <= 100),
  button_link text not null check (public.is_shown_url(button_link)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One-record tables cannot hold two: every row has the same value under this unique index.
create unique index hero_sections_single on public.hero_sections ((true));

create table public.carousel_images (
  id uuid primary key default gen_random_uuid(),
  section text not null default 'home' check (section in ('home', 'about', 'testimonials')),
  url text not null check (public.is_shown_url(url)),
  caption text not null default '' check (length(caption) <= 300),
  "order" integer not null check ("order" >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index carousel_images_section_order on public.carousel_images (section, "order");

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  image text not null check (public.is_shown_url(image)),
  location text not null check (btrim(location) <> '' and length(location) <= 200),
  rating integer not null default 5 check (rating between 1 and 5),
  comment text not null check (length(btrim(comment)) >= 10 and length(comment) <= 5000),
  tour text check (length(tour) <= 300),
  featured boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index testimonials_newest on public.testimonials (created_at desc, id);

create table public.about_sections (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 300),
  content text not null check (btrim(content) <> '' and length(content) <= 20000),
  image_url text not null default '' check (image_url = '' or public.is_shown_url(image_url)),
  section_order integer not null check (section_order >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index about_sections_order on public.about_sections (section_order);

create table public.company_info (
  id uuid primary key default gen_random_uuid(),
  logo_url text not null check (public.is_shown_url(logo_url)),
  company_name text not null check (btrim(company_name) <> '' and length(company_name) <= 200),
  tagline text not null check (btrim(tagline) <> '' and length(tagline) <= 500),
  address text not null check (btrim(address) <> '' and length(address) <= 500),
  city text not null check (btrim(city) <> '' and length(city) <= 200),
  state text not null check (btrim(state) <> '' and length(state) <= 200),
  postal_code text not null check (btrim(postal_code) <> '' and length(postal_code) <= 50),
  country text not null check (btrim(country) <> '' and length(country) <= 200),
  phone text not null check (btrim(phone) <> '' and length(phone) <= 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
  website text not null check (public.is_shown_url(website)),
  whatsapp_number text check (length(whatsapp_number) <= 100),
  working_hours text check (length(working_hours) <= 200),
  facebook_url text check (facebook_url = '' or public.is_shown_url(facebook_url)),
  instagram_url text check (instagram_url = '' or public.is_shown_url(instagram_url)),
  twitter_url text check (twitter_url = '' or public.is_shown_url(twitter_url)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index company_info_single on public.company_info ((true));

create function public.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Spec §6: signed in is not admin. Tokens of the embedded backend carry no app_metadata, so the
-- role is read from the users table itself; hosted Supabase answers the same way.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users
    where id = auth.uid() and raw_app_meta_data ->> 'role' = 'admin'
  )
$$;

-- Tours hold their category as text (spec §3), so a renamed category renames it there too,
-- in the same transaction.
create function public.rename_category_in_tours() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.tours set category = new.name where category = old.name and type = old.type;
  return null;
end $$;
create trigger rename_in_tours after update of name on public.categories
  for each row when (old.name is distinct from new.name)
  execute function public.rename_category_in_tours();

-- Every table: anyone reads, only an admin writes.
do $$
declare
  name text;
begin
  foreach name in array array['tours', 'categories', 'hero_sections', 'carousel_images',
                              'testimonials', 'about_sections', 'company_info'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to anon, authenticated', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('create policy "anyone reads" on public.%I for select to anon, authenticated using (true)', name);
    execute format('create policy "admin inserts" on public.%I for insert to authenticated with check ((select public.is_admin()))', name);
    execute format('create policy "admin updates" on public.%I for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('create policy "admin deletes" on public.%I for delete to authenticated using ((select public.is_admin()))', name);
    execute format('create trigger touch_updated_at before update on public.%I for each row execute function public.touch_updated_at()', name);
    execute format('alter publication supabase_realtime add table public.%I', name);
  end loop;
end $$;

-- The shape of a jsonb list, for the generated row types (scripts/row-types.ts).
comment on column public.tours.highlights is '@type { value: string }[]';
comment on column public.tours.inclusions is '@type { value: string }[]';
comment on column public.tours.itinerary is '@type { day: string; title: string; description: string; name: string }[]';
comment on column public.tours.reviews is '@type { name: string; date: string; rating: number; comment: string }[]';
