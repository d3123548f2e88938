-- If the category that got the tours of a deleted one has been deleted too, the category that got its tours counts.
-- A deleted tour whose categories were merged twice came back without one.
create function private.category_after_merges(merged_into uuid, of_type text) returns text
  language sql stable security definer set search_path = '' as $$
  with recursive step (id) as (
    select merged_into
    union
    select (
      select moved_to from public.row_versions
      where table_name = 'categories' and row_id = step.id::text and action = 'delete' and restored_at is null
      order by changed_at desc limit 1)
    from step where step.id is not null
  )
  select categories.name from step join public.categories on categories.id = step.id and categories.type = of_type
$$;
revoke execute on function private.category_after_merges(uuid, text) from public;

create or replace function private.leave_deleted_category() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  deleted public.row_versions;
begin
  if exists (
      select from public.row_versions
      where table_name = 'tours' and row_id = new.id and action = 'delete' and restored_at is null)
    and not exists (select from public.categories where name = new.category and type = new.type)
  then
    select * into deleted from public.row_versions
    where table_name = 'categories' and action = 'delete' and restored_at is null
      and old_row ->> 'name' = new.category and old_row ->> 'type' = new.type
    order by changed_at desc limit 1;
    if found then
      new.category := private.category_after_merges(deleted.moved_to, new.type);
    end if;
  end if;
  return new;
end $$;

-- A restored category gets back the tours that were restored before it, unless their category has been changed since.
create or replace function public.return_restored_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  given constant text := private.category_after_merges((
    select moved_to from public.row_versions
    where table_name = 'categories' and row_id = new.id::text and action = 'delete'
    order by changed_at desc limit 1), new.type);
begin
  update public.tours set category = new.name
  from public.row_versions deleted
  where exists (
      select from public.row_versions category
      where category.table_name = 'categories' and category.row_id = new.id::text and category.action = 'delete')
    and deleted.table_name = 'tours' and deleted.action = 'delete' and deleted.row_id = tours.id
    and deleted.old_row ->> 'category' = new.name and deleted.old_row ->> 'type' = new.type
    and tours.category is not distinct from given and tours.type = new.type
    and not exists (
      select from public.row_versions later
      where later.table_name = 'tours' and later.row_id = tours.id and later.changed_at > deleted.restored_at
        and later.old_row ->> 'category' is distinct from given);
  return null;
end $$;
