-- A customer who opens a quote does not change it: an operator can go on with the version that they have read.
create or replace trigger touch_updated_at before update on public.quotes
  for each row when (pg_trigger_depth() = 0 and old.opened_count = new.opened_count)
  execute function public.touch_updated_at();
