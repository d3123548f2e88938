-- The terms of a quote can link to a picture, and a quote lasts longer than the office's terms. Otherwise as before.
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
  select coalesce(jsonb_agg(jsonb_build_object('table_name', 'quotes', 'row_id', id, 'name', number)), '[]') into found
  from (
    select id, number from public.quotes
    where strpos(sheet::text, '/media/' || of_name) > 0 order by id limit 101) rows;
  return uses || found;
end $$;
comment on function public.picture_uses(text) is
  '@type { table_name: Database["public"]["Tables"]["row_versions"]["Row"]["table_name"] | "quotes"; row_id: string; name: string }[]';
