-- A deleted tour whose category was deleted, and gave its tours to another one, comes back in that other one.
alter table public.row_versions add column moved_to uuid;
comment on column public.row_versions.moved_to is 'Of a deleted category: the category that got its tours.';

-- Only triggers may write versions, so this function has the rights of its owner.
create function public.note_moved_tours() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.row_versions set moved_to = nullif(current_setting('categories.move_to', true), '')::uuid
  where table_name = 'categories' and row_id = old.id::text and action = 'delete' and transaction_at = now();
  return null;
end $$;
-- Its name comes after keep_version, which stores the version.
create trigger note_moved_tours after delete on public.categories
  for each row when (current_setting('categories.move_to', true) <> '') execute function public.note_moved_tours();

create or replace function public.delete_category(deleted_id uuid, move_to uuid) returns void
  language plpgsql set search_path = '' as $$
declare
  deleted public.categories;
  other_name text;
begin
  select * into deleted from public.categories where id = deleted_id for update;
  if not found then
    return;
  end if;
  select name into other_name from public.categories where id = move_to and type = deleted.type for share;
  if not found then
    raise exception 'The category for its tours no longer exists. Choose another one.' using errcode = '23503';
  end if;
  update public.tours set category = other_name where category = deleted.name and type = deleted.type;
  perform set_config('categories.move_to', move_to::text, true);
  delete from public.categories where id = deleted_id;
  perform set_config('categories.move_to', '', true);
end $$;

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
      new.category := (select name from public.categories where id = deleted.moved_to and type = new.type);
    end if;
  end if;
  return new;
end $$;

-- A restored category gets back the tours that were restored before it, unless their category has been changed since.
create or replace function public.return_restored_tours() returns trigger
  language plpgsql set search_path = '' as $$
declare
  given constant text := (
    select other.name from public.row_versions deleted
    left join public.categories other on other.id = deleted.moved_to and other.type = new.type
    where deleted.table_name = 'categories' and deleted.row_id = new.id::text and deleted.action = 'delete'
    order by deleted.changed_at desc limit 1);
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
