-- As before, but an update that changes nothing keeps the version: a form that has sent its new row twice, because the
-- responses were lost, can correct it. Generated columns are left out, because they are not computed yet.
create or replace function public.touch_updated_at() returns trigger
  language plpgsql set search_path = '' as $$
declare
  generated text[] := array['searched', 'sounds'];
begin
  if to_jsonb(new) - generated = to_jsonb(old) - generated then
    return new;
  end if;
  new.updated_at := clock_timestamp();
  if new.updated_at = old.updated_at then
    new.updated_at := old.updated_at + interval '1 microsecond';
  end if;
  return new;
end $$;
