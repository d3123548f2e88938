-- A quote is also kept until its journey has passed, and with it the enquiry that it was made from.
create or replace function public.forget_old_rows(of_table text, most integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  kept interval := (select make_interval(months => keep_months) from public.company_info);
  -- A sheet is not checked by the database: another text in place of a day counts as none.
  is_old_quote constant text := $sql$updated_at < now() - $1 and expires_on < public.agency_today()
    and coalesce(greatest(substring(sheet ->> 'from_day' from '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      substring(sheet ->> 'to_day' from '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')) collate "C", '')
      < to_char(public.agency_today(), 'YYYY-MM-DD')$sql$;
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
