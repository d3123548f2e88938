-- When the mail to confirm the address was sent; null on a site that sends no mail.
alter table public.newsletter_addresses add column mailed_at timestamptz;

-- Removes the addresses that left, or did not answer the mail, within a month.
create or replace function public.forget_left_addresses() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.newsletter_addresses
  where left_at < now() - interval '1 month'
    or (confirmed_at is null
      and mailed_at < now() - interval '1 month' and consented_at < now() - interval '1 month');
end;
