-- An enquiry is also kept until the day on which the operator will call, and a booked one until its journey has passed.
create or replace function public.forget_old_rows(of_table text, most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  kept interval := (select make_interval(months => keep_months) from public.company_info);
  is_old_quote constant text := 'updated_at < now() - $1 and expires_on < public.agency_today()';
  is_old text := case of_table
    when 'row_versions' then $sql$changed_at < now() - interval '90 days'$sql$
    -- `bool_and` instead of `not exists`, so that only quotes of old enquiries are read, by their index.
    when 'enquiries' then format($sql$updated_at < now() - $1
      and coalesce(greatest(call_on, case when status = 'Booked' then greatest(from_day, to_day) end)
        < public.agency_today(), true) and (
      select coalesce(bool_and(%s), true) from public.quotes where enquiry_id = enquiries.id)$sql$, is_old_quote)
    when 'newsletter_addresses' then $sql$left_at < now() - interval '1 month' or (confirmed_at is null
      and mailed_at < now() - interval '1 month' and consented_at < now() - interval '1 month')$sql$
    when 'daily_counts' then $sql$day < public.agency_today() - interval '25 months'$sql$
    when 'mails' then $sql$created_at < now() - interval '30 days'$sql$
    when 'quotes' then is_old_quote
    when 'review_invitations' then 'expires_at < now()'
    when 'review_submissions' then $sql$status = 'New' and updated_at < now() - $1$sql$
  end;
  removed integer;
begin
  if is_old is null then
    raise exception '% has no old rows', of_table using errcode = '22023';
  end if;
  execute format(
    'delete from public.%1$I where id in (
       select id from public.%1$I where %2$s limit $2 for update skip locked)', of_table, is_old)
    using kept, most;
  get diagnostics removed = row_count;
  return removed;
end $$;
