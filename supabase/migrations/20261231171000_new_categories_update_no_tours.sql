-- An update of no tour still runs the triggers of tours. So a category that was never deleted updates none.
create or replace function public.return_tours() returns trigger
  language plpgsql set search_path = '' as $$
declare
  lost_at timestamptz;
begin
  select transaction_at into lost_at from public.row_versions
  where table_name = 'categories' and row_id = new.id::text
    and old_row ->> 'name' = new.name and old_row ->> 'type' = new.type
  order by changed_at desc limit 1;
  if lost_at is null then return null; end if;
  update public.tours set category = new.name
  from public.row_versions lost
  where lost.transaction_at = lost_at and lost.table_name = 'tours' and lost.row_id = tours.id
    and lost.old_row ->> 'category' = new.name and lost.old_row ->> 'type' = new.type
    and tours.type = new.type
    and not exists (
      select from public.row_versions later
      where later.table_name = 'tours' and later.row_id = tours.id and later.changed_at > lost.changed_at
        and later.old_row ->> 'category' is distinct from tours.category);
  return null;
end $$;

create or replace function public.return_restored_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  given text;
begin
  if not exists (
    select from public.row_versions
    where table_name = 'categories' and row_id = new.id::text and action = 'delete')
  then
    return null;
  end if;
  given := private.category_after_merges((
    select moved_to from public.row_versions
    where table_name = 'categories' and row_id = new.id::text and action = 'delete'
    order by changed_at desc limit 1), new.type);
  update public.tours set category = new.name
  from public.row_versions deleted
  where deleted.table_name = 'tours' and deleted.action = 'delete' and deleted.row_id = tours.id
    and deleted.old_row ->> 'category' = new.name and deleted.old_row ->> 'type' = new.type
    and tours.category is not distinct from given and tours.type = new.type
    and not exists (
      select from public.row_versions later
      where later.table_name = 'tours' and later.row_id = tours.id and later.changed_at > deleted.restored_at
        and later.old_row ->> 'category' is distinct from given);
  return null;
end $$;
