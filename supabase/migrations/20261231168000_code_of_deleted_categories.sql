-- As before, but with the code of the other refusals of what no longer exists, which the panel shows in its language. All
-- check constraints share the code that it had.
create or replace function public.refuse_deleted_category() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  present text;
begin
  if exists (select from public.categories where name = new.category and type = new.type) then
    return new;
  end if;
  if exists (
    select from public.row_versions
    where table_name = 'categories' and action = 'delete' and restored_at is null
      and old_row ->> 'name' = new.category and old_row ->> 'type' = new.type)
  then
    if tg_op = 'INSERT' then
      return new;
    end if;
    raise exception 'The category "%" has been deleted. Choose another one.', new.category using errcode = '23503';
  end if;
  select min(category.name) into present
  from public.row_versions version join public.categories category on category.id::text = version.row_id
  where version.table_name = 'categories' and version.old_row ->> 'name' = new.category
    and version.old_row ->> 'type' = new.type and category.type = new.type
  having count(distinct category.id) = 1;
  new.category := coalesce(present, new.category);
  return new;
end $$;
