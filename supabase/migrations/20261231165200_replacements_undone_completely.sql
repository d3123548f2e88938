-- As before, but Undo also takes back the alternative text and focal point that the second picture took over. If it
-- took them over, its id is among the returned ones.
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
    execute format($sql$
      with changed as (
        update %s one set %s
        where strpos(to_jsonb(one)::text, $1) > 0 and ($3 is null or one.id::text = any ($3))
        returning one.id::text)
      select array_agg(id) from changed $sql$,
      content, array_to_string(assignments, ', ')) into here using earlier, later, only_rows;
    changed := changed || here;
  end loop;
  if only_rows is null then
    update public.pictures new
    set alt = old.alt, focal_x = old.focal_x, focal_y = old.focal_y
    from public.pictures old
    where new.name = by_name and old.name = of_name and new.alt is null and new.focal_x is null
      and (old.alt is not null or old.focal_x is not null)
    returning array[new.id::text] into here;
  else
    update public.pictures new set alt = null, focal_x = null, focal_y = null
    from public.pictures old
    where new.name = of_name and old.name = by_name and new.id::text = any (only_rows)
      and (new.alt, new.focal_x, new.focal_y) is not distinct from (old.alt, old.focal_x, old.focal_y)
    returning array[new.id::text] into here;
  end if;
  return changed || here;
end $$;
