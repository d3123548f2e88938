-- The History of a date has its moves too. change_tours deletes a moved date and adds it again, which leaves no version.
-- `undo` has what changed. Otherwise as before.
create or replace function private.store_response(sent text, response jsonb) returns jsonb
  language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  keyed jsonb := jsonb_set(response, '{0,undo,key}', to_jsonb(gen_random_uuid()));
  moved text[];
begin
  if public.is_admin() then
    with kept as (
      insert into public.row_versions (table_name, row_id, action, old_row, changed_by)
      select 'departures', date.id, 'update', to_jsonb(date) || (change -> 'set'),
        (select email from auth.users where id = auth.uid())
      from jsonb_array_elements(response #> '{0,undo,departures}') change
      join public.departures date on date.id = (change ->> 'id')::uuid
      where change -> 'set' ? 'starts_on'
      returning row_id)
    select array_agg(row_id) into moved from kept;
    delete from public.row_versions where ctid = any (array(
      select oldest.ctid from unnest(moved) moved_id, lateral (
        select ctid from public.row_versions
        where table_name = 'departures' and row_id = moved_id
        order by changed_at desc offset 10) oldest));
  end if;
  delete from private.tour_changes where answered_at < now() - interval '1 hour';
  if sent::jsonb ? 'key' and response <> '[]' and public.is_admin() then
    insert into private.tour_changes (request, response) values (sha256(convert_to(sent, 'UTF8')), keyed);
  end if;
  return keyed;
end $$;

-- All moved dates are moved in one statement, also those with other changed columns: one after the other, they could not
-- change places. And while many tours are changed, visitors' enquiries and counts refer to them without waiting:
-- `for no key update`. Otherwise as before.
create or replace function private.change_tours(sent text) returns jsonb
  language plpgsql set search_path = '' as $$
declare
  changes jsonb := sent;
  name text;
  id_type text;
  keys text[];
  part jsonb;
  added jsonb;
  done jsonb := '[]';
  undo jsonb := '{}';
  untouched jsonb;
begin
  -- Dates first: row-level security hides those of a deleted tour.
  for name, id_type in values ('departures', 'uuid'), ('translations', 'uuid'), ('tours', 'text') loop
    execute format($sql$
      with gone as (
        delete from public.%1$I t using jsonb_to_recordset($1) as wanted (id %2$s, version timestamptz)
        where t.id = wanted.id and (wanted.version is null or t.updated_at = wanted.version)
        returning t.*
      )
      select coalesce(jsonb_agg(gone), '[]'), $2 || coalesce(jsonb_agg(gone.id), '[]') from gone
    $sql$, name, id_type) into part, done using coalesce(changes -> ('deleted_' || name), '[]'), done;
    if part <> '[]' then
      undo := undo || case name
        when 'tours' then jsonb_build_object('restored_tours', jsonb_path_query_array(part, '$[*].id'))
        else jsonb_build_object('added_' || name, part) end;
    end if;
  end loop;

  for name, id_type in values ('tours', 'text'), ('departures', 'uuid'), ('translations', 'uuid') loop
    -- One statement for each set of columns, so that the triggers know which columns are named.
    for keys in
      select distinct case when name = 'departures' and change -> 'set' ? 'starts_on' then '{starts_on}'
        else array(select jsonb_object_keys(change -> 'set') order by 1) end
      from jsonb_array_elements(changes -> name) change
    loop
      if name = 'departures' and keys = '{starts_on}' then
        -- Deleted and added again, because a tour can have a day only once, also while its dates are moved.
        with gone as (
          delete from public.departures t using jsonb_to_recordset(changes -> name) as wanted (id uuid, version timestamptz, set jsonb)
          where t.id = wanted.id and (wanted.version is null or t.updated_at = wanted.version)
            and wanted.set ? 'starts_on'
          returning wanted.set, to_jsonb(t) as earlier,
            to_jsonb(t) || wanted.set || jsonb_build_object('updated_at', clock_timestamp()) as later
        )
        select coalesce(jsonb_agg(later), '[]'), coalesce(jsonb_agg(jsonb_build_object(
          'id', later -> 'id', 'version', later -> 'updated_at', 'set', (
            select jsonb_object_agg(key, value) from jsonb_each(earlier)
            where set ? key and value is distinct from later -> key))), '[]')
        into added, part from gone;
        insert into public.departures select * from jsonb_populate_recordset(null::public.departures, added);
      else
        execute format($sql$
          with wanted as (
            select id, version, set
            from jsonb_to_recordset($1) as wanted (id %2$s, version timestamptz, set jsonb)
            where array(select jsonb_object_keys(set) order by 1) = $2
          ), earlier as materialized (
            select t.id, to_jsonb(t) as row, jsonb_populate_record(t, wanted.set) as next
            from public.%1$I t join wanted on wanted.id = t.id
            where wanted.version is null or t.updated_at = wanted.version
            for no key update of t
          ), written as (
            update public.%1$I t set (%3$s) = row (%4$s)
            from earlier where t.id = earlier.id
            returning earlier.row as earlier, to_jsonb(t) as later
          )
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', later -> 'id', 'version', later -> 'updated_at', 'set', (
              select jsonb_object_agg(key, value) from jsonb_each(earlier)
              where key <> 'updated_at' and value is distinct from later -> key))), '[]')
          from written
        $sql$, name, id_type,
          (select string_agg(quote_ident(key), ', ') from unnest(keys) key),
          (select string_agg(format('(earlier.next).%I', key), ', ') from unnest(keys) key))
        into part using changes -> name, keys;
      end if;
      done := done || jsonb_path_query_array(part, '$[*].id');
      part := jsonb_path_query_array(part, '$[*] ? (@.set.type() == "object")');
      if part <> '[]' then
        undo := jsonb_set(undo, array[name], coalesce(undo -> name, '[]') || part);
      end if;
    end loop;

    for keys in
      select distinct array(select jsonb_object_keys(row) order by 1)
      from jsonb_array_elements(changes -> ('added_' || name)) row
    loop
      execute format($sql$
        with added as (
          insert into public.%1$I (%2$s)
          select %2$s from jsonb_populate_recordset(null::public.%1$I, (
            select jsonb_agg(row) from jsonb_array_elements($1) row
            where array(select jsonb_object_keys(row) order by 1) = $2))
          returning id, updated_at
        )
        select jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)) from added
      $sql$, name, (select string_agg(quote_ident(key), ', ') from unnest(keys) key))
      into part using changes -> ('added_' || name), keys;
      undo := jsonb_set(undo, array['deleted_' || name], coalesce(undo -> ('deleted_' || name), '[]') || part);
    end loop;

    if name = 'tours' then
      with deletion as (
        select distinct on (row_id) old_row from public.row_versions
        where table_name = 'tours' and action = 'delete' and restored_at is null
          and row_id in (select jsonb_array_elements_text(changes -> 'restored_tours'))
        order by row_id, changed_at desc
      ), added as (
        insert into public.tours
        select tour.* from deletion, jsonb_populate_record(null::public.tours, old_row) tour
        returning id, updated_at
      )
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]') into part from added;
      done := done || jsonb_path_query_array(part, '$[*].id');
      if part <> '[]' then
        undo := jsonb_set(undo, '{deleted_tours}', coalesce(undo -> 'deleted_tours', '[]') || part);
      end if;
    end if;
  end loop;

  select coalesce(jsonb_agg(id), '[]') into untouched
  from (
    select row ->> 'id' as id
    from unnest(array['tours', 'departures', 'translations',
        'deleted_tours', 'deleted_departures', 'deleted_translations']) kind,
      jsonb_array_elements(changes -> kind) row
    union all select jsonb_array_elements_text(changes -> 'restored_tours')
  ) wanted
  where id not in (select jsonb_array_elements_text(done));
  return case when undo = '{}' and untouched <> '[]' then '[]'
    else jsonb_build_array(jsonb_build_object('undo', undo, 'left', untouched)) end;
end $$;
