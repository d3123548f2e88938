-- Translations follow their row: a tour to its new id, a row into the trash and back, and out of it for good.

create function private.public_languages() returns text[]
  language sql stable security definer set search_path = '' as $$
  select array_remove(array[case when tamil = 'public' then 'ta' end, case when hindi = 'public' then 'hi' end], null)
  from public.company_info order by created_at limit 1
$$;

-- Like follow_tour, for the tours that translations name.
create function private.follow_translated_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform from public.tours where id = new.row_id for key share;
  if not found then
    new.row_id := coalesce((select tour_id from public.tour_addresses where id = new.row_id), new.row_id);
  end if;
  return new;
end $$;
create trigger follow_translated_tour before insert or update of row_id on public.translations
  for each row when (new.table_name = 'tours') execute function private.follow_translated_tour();

create or replace function private.leave_tour(id text) returns void
  language plpgsql set search_path = '' as $$
declare
  name regclass;
  can_be_null boolean;
begin
  for name, can_be_null in select * from private.tables_of_tours() loop
    if can_be_null then
      execute format('update %s set tour_id = null where tour_id = $1', name) using id;
    else
      execute format('delete from %s where tour_id = $1', name) using id;
    end if;
  end loop;
  delete from public.translations where table_name = 'tours' and row_id = leave_tour.id;
end $$;

create or replace function public.move_tour() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  name regclass;
begin
  -- The new id may have been that of a tour that no longer exists, not even in the trash.
  perform private.leave_tour(new.id);
  for name in select tables.name from private.tables_of_tours() tables loop
    execute format('update %s set tour_id = $2 where tour_id = $1', name) using old.id, new.id;
  end loop;
  update public.translations set row_id = new.id where table_name = 'tours' and row_id = old.id;
  update public.row_versions set row_id = new.id where table_name = 'tours' and row_id = old.id;
  delete from public.tour_addresses where id = new.id;
  insert into public.tour_addresses (id, tour_id) values (old.id, new.id);
  return null;
end $$;

-- When a row is deleted for good, so are its translations. leave_tour does it for tours.
create function private.forget_translations() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.translations where table_name = old.table_name and row_id = old.row_id;
  return null;
end $$;
create trigger forget_translations after delete on public.row_versions
  for each row when (old.table_name <> 'tours' and old.action = 'delete' and old.restored_at is null)
  execute function private.forget_translations();

-- Rows that other triggers delete do not go into the trash: a picture with its file, a review with what was sent.
create function private.forget_translations_of_row() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.translations where table_name = tg_table_name and row_id = old.id::text;
  return null;
end $$;
create trigger forget_translations after delete on public.pictures
  for each row when (pg_trigger_depth() > 0) execute function private.forget_translations_of_row();

-- A review that is erased takes the translations of its testimonial with it.
create function private.forget_translations_of_review() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.translations where table_name = 'testimonials' and row_id = old.testimonial_id::text;
  return null;
end $$;
create trigger forget_translations after delete on public.review_submissions
  for each row when (old.status = 'Approved') execute function private.forget_translations_of_review();

-- A translation that goes with its row leaves no versions. One that is deleted by hand goes into the trash.
create function private.forget_versions() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.row_versions where table_name = tg_table_name and row_id = old.id::text;
  return null;
end $$;
create trigger forget_versions after delete on public.translations
  for each row when (pg_trigger_depth() > 0) execute function private.forget_versions();

-- The alternative texts in a language, if it is public and they are published.
drop function public.picture_notes(text[]);
create function public.picture_notes(names text[], of_language text default 'en') returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'alt', coalesce(other.alt, picture.alt),
    'focal_x', focal_x, 'focal_y', focal_y)), '[]')
  from public.pictures picture
  left join lateral (
    select nullif(btrim(texts ->> 'alt'), '') as alt from public.translations
    where table_name = 'pictures' and row_id = picture.id::text and language = of_language and is_published
      and language = any (private.public_languages())
  ) other on true
  where name = any (names) and (picture.alt is not null or focal_x is not null)
$$;
comment on function public.picture_notes(text[], text) is
  '@type { name: string; alt: string | null; focal_x: number | null; focal_y: number | null }[]';
revoke execute on function public.picture_notes(text[], text) from public;
grant execute on function public.picture_notes(text[], text) to anon, authenticated, service_role;

-- The rows with content that show a picture, at most 100 of each table. Translations show those of their row.
create or replace function public.picture_uses(of_name text) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  content regclass;
  found jsonb;
  uses jsonb := '[]';
begin
  for content in
    select tgrelid from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> all (array['public.pictures', 'public.translations', 'public.glossary']::regclass[]) order by tgrelid::regclass::text
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
