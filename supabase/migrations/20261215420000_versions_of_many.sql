-- A change of many tours keeps a version of each. A plan that was made while there were few versions would read them
-- all, and again for each tour, so it has to use the index. Most rows have no version beyond 50, and nothing to delete.
create or replace function public.keep_version() returns trigger
  language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  own_table text := tg_table_name; -- as text: a comparison with type name would not use the index
  last_kept timestamptz;
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
  select changed_at into last_kept from public.row_versions
  where table_name = own_table and row_id = old.id::text
  order by changed_at desc offset 50 limit 1;
  if found then
    delete from public.row_versions
    where ctid = any (array(
      select ctid from public.row_versions
      where table_name = own_table and row_id = old.id::text and changed_at <= last_kept
      order by changed_at limit 5));
  end if;
  return null;
end $$;
