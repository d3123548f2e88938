-- A tour's category has the type of the tour. A tour without a category is uncategorized (spec §3).

-- The start of the transaction. Versions that were stored by one transaction have the same value.
alter table public.row_versions add column transaction_at timestamptz;
alter table public.row_versions alter column transaction_at set default now();
create index row_versions_of_transaction on public.row_versions (transaction_at) where table_name = 'tours';

-- Gives the tours the category's new name. If the category is deleted or changes its type, they have none.
create or replace function public.rename_category_in_tours() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update public.tours set category = case when new.type = old.type then new.name end
  where category = old.name and type = old.type;
  return null;
end $$;

-- So do the tours in the trash. Only triggers may write versions, so this function has the rights of its owner.
create function public.rename_category_in_trash() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.row_versions
  set old_row = jsonb_set(old_row, '{category}', coalesce(to_jsonb(case when new.type = old.type then new.name end), 'null'))
  where table_name = 'tours' and action = 'delete' and restored_at is null
    and old_row ->> 'category' = old.name and old_row ->> 'type' = old.type;
  return null;
end $$;
create trigger rename_in_trash after update of name, type on public.categories
  for each row when (old.name <> new.name or old.type <> new.type)
  execute function public.rename_category_in_trash();
create trigger leave_trash after delete on public.categories
  for each row execute function public.rename_category_in_trash();

-- A form that was opened before its category was deleted cannot bring the name back.
create function public.refuse_deleted_category() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.categories where name = new.category and type = new.type)
    and exists (
      select from public.row_versions
      where table_name = 'categories' and action = 'delete' and restored_at is null
        and old_row ->> 'name' = new.category and old_row ->> 'type' = new.type)
  then
    raise exception 'The category "%" has been deleted. Choose another one.', new.category using errcode = '23514';
  end if;
  return new;
end $$;
create trigger refuse_deleted_category before update of category, type on public.tours
  for each row when (new.category is not null and (new.category is distinct from old.category or new.type <> old.type))
  execute function public.refuse_deleted_category();
drop trigger rename_in_tours on public.categories;
create trigger rename_in_tours after update of name, type on public.categories
  for each row when (old.name <> new.name or old.type <> new.type)
  execute function public.rename_category_in_tours();
create trigger leave_tours after delete on public.categories
  for each row execute function public.rename_category_in_tours();

-- If a category is restored or gets its earlier type again, the tours that lost it by that change get it again,
-- unless their category has been changed since.
create function public.return_tours() returns trigger
  language plpgsql set search_path = '' as $$
declare
  lost_at timestamptz;
begin
  select transaction_at into lost_at from public.row_versions
  where table_name = 'categories' and row_id = new.id::text
    and old_row ->> 'name' = new.name and old_row ->> 'type' = new.type
  order by changed_at desc limit 1;
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
create trigger return_tours after insert or update of type on public.categories
  for each row execute function public.return_tours();

-- Deletes a category and moves its tours to another one of the same type. The rows' policies let only an
-- admin through.
create function public.delete_category(deleted_id uuid, move_to uuid) returns void
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
  delete from public.categories where id = deleted_id;
end $$;
revoke execute on function public.delete_category(uuid, uuid) from public, anon;
grant execute on function public.delete_category(uuid, uuid) to authenticated, service_role;
