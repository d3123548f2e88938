-- A deleted tour keeps the name of its category, also if that category is deleted. It comes back without a category
-- only while the category is in the trash, and gets it again with the category.
drop trigger leave_trash on public.categories;

create function private.leave_deleted_category() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if exists (
      select from public.row_versions
      where table_name = 'tours' and row_id = new.id and action = 'delete' and restored_at is null)
    and not exists (select from public.categories where name = new.category and type = new.type)
    and exists (
      select from public.row_versions
      where table_name = 'categories' and action = 'delete' and restored_at is null
        and old_row ->> 'name' = new.category and old_row ->> 'type' = new.type)
  then
    new.category := null;
  end if;
  return new;
end $$;
create trigger leave_deleted_category before insert on public.tours
  for each row when (new.category is not null) execute function private.leave_deleted_category();

create function public.return_restored_tours() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.tours set category = new.name
  from public.row_versions deleted
  where exists (
      select from public.row_versions category
      where category.table_name = 'categories' and category.row_id = new.id::text and category.action = 'delete')
    and deleted.table_name = 'tours' and deleted.action = 'delete' and deleted.row_id = tours.id
    and deleted.old_row ->> 'category' = new.name and deleted.old_row ->> 'type' = new.type
    and tours.category is null and tours.type = new.type
    and not exists (
      select from public.row_versions later
      where later.table_name = 'tours' and later.row_id = tours.id and later.changed_at > deleted.restored_at
        and later.old_row ->> 'category' is not null);
  return null;
end $$;
create trigger return_restored_tours after insert on public.categories
  for each row execute function public.return_restored_tours();
