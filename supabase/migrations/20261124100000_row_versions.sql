-- The history: each content row as it was before every update and delete. Undo, the trash and the
-- versions of a form all read it. At most 50 versions of a row; the server removes those of 90 days ago.
create table public.row_versions (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('update', 'delete')),
  old_row jsonb not null,
  -- Several changes can share a transaction's now().
  changed_at timestamptz not null default clock_timestamp(),
  -- The e-mail at that time; null for the server's own writes.
  changed_by text,
  -- Of a deletion: when the row was inserted again. Null while the row is in the trash.
  restored_at timestamptz,
  -- What the trash shows and searches, so that it need not load whole rows.
  name text generated always as (coalesce(
    old_row ->> 'title', old_row ->> 'name', nullif(old_row ->> 'caption', ''), old_row ->> 'company_name'
  )) stored,
  picture text generated always as (coalesce(
    nullif(old_row ->> 'image_url', ''), old_row ->> 'background_image', old_row ->> 'url',
    old_row ->> 'image', old_row ->> 'logo_url'
  )) stored
);
create index row_versions_of_row on public.row_versions (table_name, row_id, changed_at desc);
create index row_versions_trash on public.row_versions (changed_at desc, id)
  where action = 'delete' and restored_at is null;

comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info"';
comment on column public.row_versions.action is '@type "update" | "delete"';
comment on column public.row_versions.old_row is '@type Record<string, unknown>';

create function public.keep_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  own_table text := tg_table_name; -- as text: a comparison with type name would not use the index
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into public.row_versions (table_name, row_id, action, old_row, changed_by)
  values (own_table, old.id, lower(tg_op), to_jsonb(old),
          (select email from auth.users where id = auth.uid()));
  delete from public.row_versions where id in (
    select id from public.row_versions
    where table_name = own_table and row_id = old.id::text
    order by changed_at desc offset 50
  );
  return null;
end $$;

create function public.take_out_of_trash() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  own_table text := tg_table_name;
begin
  update public.row_versions set restored_at = now()
  where table_name = own_table and row_id = new.id::text
    and action = 'delete' and restored_at is null;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['tours', 'categories', 'hero_sections', 'carousel_images',
                              'testimonials', 'about_sections', 'company_info'] loop
    execute format('create trigger keep_version after update or delete on public.%I for each row execute function public.keep_version()', name);
    execute format('create trigger take_out_of_trash after insert on public.%I for each row execute function public.take_out_of_trash()', name);
  end loop;
end $$;

-- Deleting an entry of the trash deletes the row's earlier versions.
create function public.forget_earlier_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.row_versions
  where table_name = old.table_name and row_id = old.row_id and changed_at < old.changed_at;
  return null;
end $$;
create trigger forget_earlier_versions after delete on public.row_versions
  for each row when (old.action = 'delete')
  execute function public.forget_earlier_versions();

-- Only the triggers write. An admin may delete what is in the trash, and nothing else.
alter table public.row_versions enable row level security;
revoke all on public.row_versions from anon, authenticated, service_role;
grant select, delete on public.row_versions to authenticated, service_role;
create policy "admin reads" on public.row_versions for select to authenticated
  using ((select public.is_admin()));
create policy "admin empties the trash" on public.row_versions for delete to authenticated
  using (action = 'delete' and restored_at is null and (select public.is_admin()));
