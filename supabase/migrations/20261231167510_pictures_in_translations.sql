-- A page, a section or an answer can link to a picture in one language only. Otherwise as before. A tour's texts have no
-- links, and to read them all would take long.
create or replace function public.picture_uses(of_name text) returns jsonb
  language plpgsql stable set search_path = '' as $$
declare
  content regclass;
  columns text;
  found jsonb;
  uses jsonb := '[]';
begin
  for content, columns in
    select tgrelid, (
      select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
      where attrelid = tgrelid and attnum > 0 and not attisdropped and attname <> 'itinerary')
    from pg_catalog.pg_trigger
    where tgname = 'keep_version' and tgrelid <> all (array['public.pictures', 'public.translations', 'public.glossary']::regclass[])
    order by tgrelid::regclass::text
  loop
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_object(
        'table_name', $2, 'row_id', texts ->> 'id',
        'name', coalesce(texts ->> 'title', texts ->> 'name', nullif(texts ->> 'caption', ''),
          texts ->> 'company_name', texts ->> 'question', ''))), '[]')
      from (
        select to_jsonb(one) as texts from %s one
        where strpos(row(%s)::text, '/media/' || $1) > 0 or one.id::text in (
          select row_id from public.translations
          where table_name = $2 and table_name <> 'tours' and strpos(texts::text, '/media/' || $1) > 0)
        order by one.id limit 101) rows
      $sql$, content, columns)
      into found using of_name, (select relname from pg_catalog.pg_class where oid = content);
    uses := uses || found;
  end loop;
  return uses;
end $$;

-- The translations of a row in the trash are stored, and come back with it.
create or replace function public.picture_in_trash(of_name text) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from public.row_versions
    where action = 'delete' and restored_at is null and table_name <> 'pictures'
      and strpos(old_row::text, '/media/' || of_name) > 0)
  or exists (
    select from public.translations
    where stored_state = 'deleted' and strpos(texts::text, '/media/' || of_name) > 0)
$$;
