-- Everything uploaded, with the alternative text and the focal point (in percent from the left and from the top) of each
-- picture. Rows come and go with the files. The panel deletes only the row, so that it can come back from the trash.
create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  name text collate "C" not null unique check (name <> '' and length(name) <= 1024),
  url text not null check (url like '/storage/v1/object/public/media/%' and length(url) <= 2000),
  alt text check (btrim(alt) <> '' and length(alt) <= 300),
  focal_x integer check (focal_x between 0 and 100),
  focal_y integer check (focal_y between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((focal_x is null) = (focal_y is null))
);
create index pictures_newest on public.pictures (created_at desc, id);

-- Only admins read it: nobody else may list the pictures that no page shows.
alter table public.pictures enable row level security;
revoke all on public.pictures from anon, authenticated;
grant select, insert, update, delete on public.pictures to authenticated;
grant all on public.pictures to service_role;
create policy "admin reads" on public.pictures for select to authenticated
  using ((select public.is_admin()));
create policy "admin inserts" on public.pictures for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.pictures for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.pictures for delete to authenticated
  using ((select public.is_admin()));
alter publication supabase_realtime add table public.pictures;

create trigger take_out_of_trash after insert on public.pictures
  for each row execute function public.take_out_of_trash();
create trigger touch_updated_at before update on public.pictures
  for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at();
create trigger keep_version after update or delete on public.pictures
  for each row when (pg_trigger_depth() = 0) execute function public.keep_version();
comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures"';

create function private.list_picture() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.pictures where name = old.name and old.bucket_id = 'media';
  elsif new.bucket_id = 'media' then
    insert into public.pictures (name, url) values (new.name, '/storage/v1/object/public/media/' || new.name)
    on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger list_picture after insert or delete on storage.objects
  for each row execute function private.list_picture();

insert into public.pictures (name, url, created_at)
select name, '/storage/v1/object/public/media/' || name, coalesce(created_at, now())
from storage.objects where bucket_id = 'media';

-- For visitors' pages: what is said of the pictures with these names.
create function public.picture_notes(names text[]) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'alt', alt, 'focal_x', focal_x, 'focal_y', focal_y)), '[]')
  from public.pictures where name = any (names) and (alt is not null or focal_x is not null)
$$;
comment on function public.picture_notes(text[]) is
  '@type { name: string; alt: string | null; focal_x: number | null; focal_y: number | null }[]';
revoke execute on function public.picture_notes(text[]) from public;
grant execute on function public.picture_notes(text[]) to anon, authenticated, service_role;

-- The rows with content that show a picture, at most 100 of each table.
create function public.picture_uses(of_name text) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  content regclass;
  found jsonb;
  uses jsonb := '[]';
begin
  for content in
    select tgrelid from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> 'public.pictures'::regclass order by tgrelid::regclass::text
  loop
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object(
        'table_name', $2, 'row_id', texts ->> 'id',
        'name', coalesce(texts ->> 'title', texts ->> 'name', nullif(texts ->> 'caption', ''),
          texts ->> 'company_name', texts ->> 'question', ''))), '[]')
      from (
        select texts from %s one, to_jsonb(one) texts
        where strpos(texts::text, '/media/' || $1) > 0 order by one.id limit 100) rows
      $sql$, content)
      into found using of_name, (select relname from pg_catalog.pg_class where oid = content);
    uses := uses || found;
  end loop;
  return uses;
end $$;
comment on function public.picture_uses(text) is
  '@type { table_name: Database["public"]["Tables"]["row_versions"]["Row"]["table_name"]; row_id: string; name: string }[]';
revoke execute on function public.picture_uses(text) from public, anon;
grant execute on function public.picture_uses(text) to authenticated, service_role;

-- Shows another picture wherever one is shown. The other one keeps what is said of it, or takes it over. Returns the
-- number of changed rows. The policies of the tables let only an admin change anything.
create function public.replace_picture(of_name text, by_name text) returns integer
  language plpgsql set search_path = '' as $$
declare
  earlier text := '/media/' || of_name;
  later text := '/media/' || by_name;
  content regclass;
  field record;
  is_named boolean;
  assignments text[];
  here integer;
  changed integer := 0;
begin
  if not exists (select from public.pictures where name = by_name) then
    raise exception 'The new picture is gone. Please upload it again.' using errcode = 'P0002';
  end if;
  for content in
    select tgrelid from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> 'public.pictures'::regclass order by tgrelid::regclass::text
  loop
    assignments := '{}';
    -- Only columns that name the picture, because some triggers start when a column is assigned.
    for field in
      select attname as name, format_type(atttypid, null) as type from pg_catalog.pg_attribute
      where attrelid = content and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'
        and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
    loop
      execute format('select exists (select from %s where strpos(%I::text, $1) > 0)', content, field.name)
        into is_named using earlier;
      if is_named then
        assignments := assignments ||
          format('%1$I = replace(%1$I::text, $1, $2)::%2$s', field.name, field.type);
      end if;
    end loop;
    continue when assignments = '{}';
    execute format('update %s one set %s where strpos(to_jsonb(one)::text, $1) > 0',
      content, array_to_string(assignments, ', ')) using earlier, later;
    get diagnostics here = row_count;
    changed := changed + here;
  end loop;
  update public.pictures new
  set alt = old.alt, focal_x = old.focal_x, focal_y = old.focal_y
  from public.pictures old
  where new.name = by_name and old.name = of_name and new.alt is null and new.focal_x is null
    and (old.alt is not null or old.focal_x is not null);
  return changed;
end $$;
comment on function public.replace_picture(text, text) is '@type number';
revoke execute on function public.replace_picture(text, text) from public, anon;
grant execute on function public.replace_picture(text, text) to authenticated, service_role;
