-- The Tamil and Hindi texts of a row with content, by field and in the shape of the English field. `english` has the
-- English texts from which they were made. A row that is deleted keeps its translations while it is in the trash.
create table public.translations (
  id uuid primary key default gen_random_uuid(),
  table_name text collate "C" not null check (table_name in ('tours', 'categories', 'hero_sections', 'carousel_images',
    'about_sections', 'company_info', 'faq_questions', 'testimonials', 'pages', 'pictures')),
  row_id text collate "C" not null check (case when table_name = 'tours' then row_id <> '' and length(row_id) <= 100
    else row_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' end),
  language text not null check (language in ('ta', 'hi')),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object' and length(texts::text) <= 300000),
  english jsonb not null default '{}' check (jsonb_typeof(english) = 'object' and length(english::text) <= 300000),
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (table_name, row_id, language)
);
comment on column public.translations.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "about_sections" | "company_info" | "faq_questions" | "testimonials" | "pages" | "pictures"';
comment on column public.translations.language is '@type "ta" | "hi"';
comment on column public.translations.texts is '@type Record<string, string | string[] | Record<string, string> | Record<string, string>[]>';
comment on column public.translations.english is '@type Record<string, unknown>';

alter table public.translations enable row level security;
revoke all on public.translations from anon, authenticated;
grant select on public.translations to anon, authenticated;
grant insert, update, delete on public.translations to authenticated;
grant all on public.translations to service_role;
-- The policies of these tables hide the translations of drafts, of hidden tours and of rows in the trash. Nobody else
-- may list the pictures, so theirs are read with picture_notes.
create policy "anyone reads what is published in a public language" on public.translations for select to anon, authenticated
  using ((select public.is_admin()) or (
    is_published
    and case language when 'ta' then (select tamil = 'public' from public.company_info order by created_at limit 1)
      else (select hindi = 'public' from public.company_info order by created_at limit 1) end
    and case table_name
      when 'tours' then exists (select from public.tours where id = row_id)
      when 'categories' then exists (select from public.categories where id = row_id::uuid)
      when 'hero_sections' then exists (select from public.hero_sections where id = row_id::uuid)
      when 'carousel_images' then exists (select from public.carousel_images where id = row_id::uuid)
      when 'about_sections' then exists (select from public.about_sections where id = row_id::uuid)
      when 'company_info' then exists (select from public.company_info where id = row_id::uuid)
      when 'faq_questions' then exists (select from public.faq_questions where id = row_id::uuid)
      when 'testimonials' then exists (select from public.testimonials where id = row_id::uuid)
      when 'pages' then exists (select from public.pages where id = row_id::uuid)
      else false end));
create policy "admin inserts" on public.translations for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.translations for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.translations for delete to authenticated
  using ((select public.is_admin()));
alter publication supabase_realtime add table public.translations;

create trigger keep_later_change before insert on public.translations
  for each row execute function private.keep_later_change();
create trigger take_out_of_trash after insert on public.translations
  for each row execute function public.take_out_of_trash();
create trigger touch_updated_at before update on public.translations
  for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at();
create trigger keep_version after update or delete on public.translations
  for each row when (pg_trigger_depth() = 0) execute function public.keep_version();

-- Words that recur, such as names of places and meals. Proposed to whoever translates.
create table public.glossary (
  id uuid primary key default gen_random_uuid(),
  english text not null unique check (btrim(english) <> '' and length(english) <= 200),
  tamil text check (btrim(tamil) <> '' and length(tamil) <= 200),
  hindi text check (btrim(hindi) <> '' and length(hindi) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.glossary enable row level security;
revoke all on public.glossary from anon, authenticated;
grant select, insert, update, delete on public.glossary to authenticated;
grant all on public.glossary to service_role;
create policy "admin reads" on public.glossary for select to authenticated
  using ((select public.is_admin()));
create policy "admin inserts" on public.glossary for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.glossary for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.glossary for delete to authenticated
  using ((select public.is_admin()));
alter publication supabase_realtime add table public.glossary;

create trigger keep_later_change before insert on public.glossary
  for each row execute function private.keep_later_change();
create trigger take_out_of_trash after insert on public.glossary
  for each row execute function public.take_out_of_trash();
create trigger touch_updated_at before update on public.glossary
  for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at();
create trigger keep_version after update or delete on public.glossary
  for each row when (pg_trigger_depth() = 0) execute function public.keep_version();

-- The trash shows and searches a translation by its own title, and a word of the glossary by the English one.
alter table public.row_versions
  drop column name,
  add column name text generated always as (coalesce(
    old_row ->> 'title', old_row ->> 'name', nullif(old_row ->> 'caption', ''), old_row ->> 'company_name',
    old_row ->> 'question', old_row -> 'texts' ->> 'title', old_row -> 'texts' ->> 'name',
    old_row -> 'texts' ->> 'caption', old_row -> 'texts' ->> 'company_name', old_row -> 'texts' ->> 'question',
    old_row -> 'texts' ->> 'alt', old_row ->> 'english'
  )) stored;
comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary"';
