-- The agency's own pages, such as privacy and terms. Visitors read only published ones. The server fills the empty table.
create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null check (btrim(title) <> '' and length(title) <= 300),
  address text collate "C" not null default '' unique check (address ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  content text not null check (btrim(content) <> '' and length(content) <= 20000),
  image_url text not null default '' check (image_url = '' or public.is_shown_url(image_url)),
  status text not null default 'draft' check (status in ('draft', 'published')),
  in_footer boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.pages.status is '@type "draft" | "published"';

alter table public.pages enable row level security;
revoke all on public.pages from anon, authenticated;
grant select on public.pages to anon, authenticated;
grant insert, update, delete on public.pages to authenticated;
grant all on public.pages to service_role;
create policy "anyone reads what is published" on public.pages for select to anon, authenticated
  using (status = 'published' or (select public.is_admin()));
create policy "admin inserts" on public.pages for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.pages for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.pages for delete to authenticated
  using ((select public.is_admin()));
alter publication supabase_realtime add table public.pages;

-- An empty address is made from the title, also from a Tamil one. A number at the end makes it unique.
create function private.address_page() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  words text;
  count integer := 1;
begin
  words := trim(both '-' from left(regexp_replace(public.plain_latin(new.title), '[^a-z0-9]+', '-', 'g'), 80));
  words := coalesce(nullif(words, ''), 'page');
  new.address := words;
  while exists (select from public.pages where address = new.address and id <> new.id) loop
    count := count + 1;
    new.address := words || '-' || count;
  end loop;
  return new;
end $$;
create trigger address_page before insert or update on public.pages
  for each row when (new.address = '') execute function private.address_page();

create trigger keep_later_change before insert on public.pages
  for each row execute function private.keep_later_change();
create trigger take_out_of_trash after insert on public.pages
  for each row execute function public.take_out_of_trash();
create trigger touch_updated_at before update on public.pages
  for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at();
create trigger keep_version after update or delete on public.pages
  for each row when (pg_trigger_depth() = 0) execute function public.keep_version();

comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages"';
