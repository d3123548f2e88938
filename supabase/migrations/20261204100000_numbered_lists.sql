-- The images of a section and the sections of the About page are numbered 0, 1, 2 and so on. An item that is moved to a
-- position, or inserted at one, takes it, and the others make room. So the first of the two updates of a move (spec §4)
-- already moves both items, and a deletion leaves no gap.
create function private.number_items() returns trigger
  language plpgsql set search_path = '' as $$
declare
  own_place text := tg_argv[0]; -- the column of the positions
  own_list text := tg_argv[1]; -- the column of the lists, or a constant
  moved text := case tg_op
    when 'INSERT' then 'select id, -1 as rank from later'
    -- Of two items with one position, an item that moved down is the second, and one that moved up is the first.
    when 'UPDATE' then format('select id, sign(later.%1$I - earlier.%1$I) as rank from later join earlier using (id)', own_place)
    when 'DELETE' then 'select id, 0 as rank from earlier'
  end;
begin
  -- An upsert is an insert and an update, of which one may have no rows.
  execute format($sql$
    with moved as (%4$s)
    update public.%1$I item set %2$I = numbered.place
    from (
      select id, row_number() over (partition by %3$s order by %2$I, coalesce(rank, 0), id) - 1 as place
      from public.%1$I left join moved using (id)
    ) numbered
    where item.id = numbered.id and item.%2$I <> numbered.place and exists (select from moved)$sql$, tg_table_name, own_place, own_list, moved);
  return null;
end $$;

-- Two statements that number the same rows wait for each other before they lock any row.
create function private.lock_items() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.lock_items'), tg_relid::integer);
  return null;
end $$;

-- Lists that have gaps or duplicates, without triggers, because this is not an edit.
alter table public.carousel_images disable trigger user;
alter table public.about_sections disable trigger user;
update public.carousel_images item set "order" = numbered.place
from (select id, row_number() over (partition by section order by "order", id) - 1 as place from public.carousel_images) numbered
where item.id = numbered.id and item."order" <> numbered.place;
update public.about_sections item set section_order = numbered.place
from (select id, row_number() over (order by section_order, id) - 1 as place from public.about_sections) numbered
where item.id = numbered.id and item.section_order <> numbered.place;
alter table public.carousel_images enable trigger user;
alter table public.about_sections enable trigger user;

do $$
declare
  name text;
  args text;
begin
  for name, args in values ('carousel_images', $args$'order', 'section'$args$), ('about_sections', $args$'section_order', 'true'$args$) loop
    execute format('create trigger lock_items before insert or update or delete on public.%I for each statement execute function private.lock_items()', name);
    execute format('create trigger number_inserted after insert on public.%I referencing new table as later for each statement when (pg_trigger_depth() = 0) execute function private.number_items(%s)', name, args);
    execute format('create trigger number_updated after update on public.%I referencing old table as earlier new table as later for each statement when (pg_trigger_depth() = 0) execute function private.number_items(%s)', name, args);
    execute format('create trigger number_deleted after delete on public.%I referencing old table as earlier for each statement when (pg_trigger_depth() = 0) execute function private.number_items(%s)', name, args);
    -- To make room for another item is not an edit: it keeps the row's version, so that an open form can be saved.
    execute format('create or replace trigger touch_updated_at before update on public.%I for each row when (pg_trigger_depth() = 0) execute function public.touch_updated_at()', name);
    execute format('create or replace trigger keep_version after update or delete on public.%I for each row when (pg_trigger_depth() = 0) execute function public.keep_version()', name);
  end loop;
end $$;
