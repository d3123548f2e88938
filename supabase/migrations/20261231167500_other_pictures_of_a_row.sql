-- As before, but Undo takes each field from the version before the replacement, because a row can have shown the second
-- picture besides the first. With the alternative text go its translations; Undo deletes those that were added.
create or replace function public.replace_picture(of_name text, by_name text, only_rows text[] default null) returns text[]
  language plpgsql set search_path = '' as $$
declare
  earlier text := '/media/' || of_name;
  later text := '/media/' || by_name;
  content regclass;
  field record;
  is_named boolean;
  assignments text[];
  here text[];
  changed text[] := '{}';
begin
  if not exists (select from public.pictures where name = by_name) then
    raise exception 'The new picture is gone. Please upload it again.' using errcode = '23503';
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
      continue when not is_named;
      if only_rows is null then
        assignments := assignments ||
          format('%1$I = replace(%1$I::text, $1, $2)::%2$s', field.name, field.type);
      else
        -- If the field was edited since, its new pictures are replaced. Without a version, all are.
        assignments := assignments || format($sql$
          %1$I = (jsonb_populate_record(one, (
            select jsonb_build_object(%1$L, case
              when strpos(was::text, $2) = 0 then stored
              when replace(was::text, $2, $1)::jsonb = stored then was
              else replace(stored::text, $1, $2)::jsonb end)
            from (select to_jsonb(one.%1$I), (select old_row -> %1$L from before where row_id = one.id::text)) field (stored, was)
          ))).%1$I $sql$, field.name);
      end if;
    end loop;
    continue when assignments = '{}';
    execute format($sql$
      with before as materialized (
        select distinct on (row_id) row_id, old_row from public.row_versions
        where table_name = %L and row_id = any ($3) and strpos(old_row::text, $2) > 0
        order by row_id, changed_at desc),
      changed as (
        update %s one set %s
        where strpos(to_jsonb(one)::text, $1) > 0 and ($3 is null or one.id::text = any ($3))
        returning one.id::text)
      select array_agg(id) from changed $sql$,
      (select relname from pg_catalog.pg_class where oid = content), content, array_to_string(assignments, ', '))
      into here using earlier, later, only_rows;
    changed := changed || here;
  end loop;
  if only_rows is null then
    update public.pictures new
    set alt = old.alt, focal_x = old.focal_x, focal_y = old.focal_y
    from public.pictures old
    where new.name = by_name and old.name = of_name and new.alt is null and new.focal_x is null
      and (old.alt is not null or old.focal_x is not null)
    returning array[new.id::text] into here;
    changed := changed || here;
    with added as (
      insert into public.translations (table_name, row_id, language, texts, english, is_published)
      select table_name, here[1], language, texts, english, is_published from public.translations
      where here is not null and table_name = 'pictures' and stored_state <> 'deleted'
        and row_id = (select id::text from public.pictures where name = of_name)
      on conflict do nothing
      returning id::text)
    select array_agg(id) from added into here;
  else
    update public.pictures new set alt = null, focal_x = null, focal_y = null
    from public.pictures old
    where new.name = of_name and old.name = by_name and new.id::text = any (only_rows)
      and (new.alt, new.focal_x, new.focal_y) is not distinct from (old.alt, old.focal_x, old.focal_y)
    returning array[new.id::text] into here;
    changed := changed || here;
    with removed as (
      delete from public.translations added using public.translations old
      where added.table_name = 'pictures' and added.row_id = here[1] and added.id::text = any (only_rows)
        and old.table_name = 'pictures' and old.row_id = (select id::text from public.pictures where name = by_name)
        and (added.language, added.texts, added.is_published) = (old.language, old.texts, old.is_published)
      returning added.id::text)
    select array_agg(id) from removed into here;
    -- Nobody has deleted them by hand, so they do not go into the trash.
    delete from public.row_versions where table_name = 'translations' and row_id = any (here) and action = 'delete';
  end if;
  return changed || here;
end $$;
