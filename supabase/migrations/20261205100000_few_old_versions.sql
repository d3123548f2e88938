-- A save removes a few versions beyond the fiftieth, also if an import has stored hundreds: removing all of them at
-- once made a new category name of many tours slow.
create or replace function public.keep_version() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  own_table text := tg_table_name; -- as text: a comparison with type name would not use the index
begin
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  insert into public.row_versions (table_name, row_id, action, old_row, changed_by)
  values (own_table, old.id, lower(tg_op), to_jsonb(old),
          (select email from auth.users where id = auth.uid()));
  delete from public.row_versions
  where ctid = any (array(
    select ctid from public.row_versions
    where table_name = own_table and row_id = old.id::text and changed_at <= (
      select changed_at from public.row_versions
      where table_name = own_table and row_id = old.id::text
      order by changed_at desc offset 50 limit 1)
    order by changed_at limit 5));
  return null;
end $$;
