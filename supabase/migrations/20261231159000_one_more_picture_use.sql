-- One row more of each table than the panel lists, so that it can say that there are more. Otherwise as before.
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
        where strpos(row(%s)::text, '/media/' || $1) > 0 order by one.id limit 101) rows
      $sql$, content, columns)
      into found using of_name, (select relname from pg_catalog.pg_class where oid = content);
    uses := uses || found;
  end loop;
  return uses;
end $$;
