-- `updated_at` is the version of a row: a save names the version that it began from, as a filter. So each
-- update changes it, even the second update of one transaction, in which now() stays the same.
create or replace function public.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  if new.updated_at = old.updated_at then
    new.updated_at := old.updated_at + interval '1 microsecond';
  end if;
  return new;
end $$;
