-- As before, but a row that was sent again unchanged has not been changed by anybody, so it can be sent a third time.
-- Triggers fill the columns that are left out here, and an insert that is repeated keeps them.
create or replace function private.keep_later_change() returns trigger
  language plpgsql set search_path = '' as $$
declare
  filled text[] := array['created_at', 'updated_at', 'number', 'token', 'revision', 'stored_state', 'searched'];
  is_changed boolean;
begin
  execute format($sql$
    select updated_at > created_at and created_at <> $2 and to_jsonb(stored) - $4 <> $3 - $4
    from public.%I stored where id = $1 $sql$, tg_table_name)
    into is_changed using new.id, new.created_at, to_jsonb(new), filled;
  if is_changed then
    raise exception 'It was added already, and has been changed since. Please reload.' using errcode = '23000';
  end if;
  return new;
end $$;
