-- Subscribers of the newsletter: personal data, so no history, no trash, no public access.
create table public.newsletter_addresses (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email like '%_@_%' and length(email) <= 320),
  -- The secret of the link to confirm and to leave, known only from the mail.
  token text not null unique
    default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') check (length(token) = 64),
  consented_at timestamptz not null default now(),
  -- Null until the link in the mail was used; a site that sends no mail has none.
  confirmed_at timestamptz,
  left_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_addresses_newest on public.newsletter_addresses (consented_at desc, id);

alter table public.newsletter_addresses enable row level security;
revoke all on public.newsletter_addresses from anon, authenticated;
grant select, insert, update, delete on public.newsletter_addresses to authenticated;
grant all on public.newsletter_addresses to service_role;
create policy "admin reads" on public.newsletter_addresses for select to authenticated
  using ((select public.is_admin()));
create policy "admin inserts" on public.newsletter_addresses for insert to authenticated
  with check ((select public.is_admin()));
create policy "admin updates" on public.newsletter_addresses for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admin deletes" on public.newsletter_addresses for delete to authenticated
  using ((select public.is_admin()));
create trigger touch_updated_at before update on public.newsletter_addresses
  for each row execute function public.touch_updated_at();
alter publication supabase_realtime add table public.newsletter_addresses;

-- Stores an address that a visitor has typed and consented to. Returns the token to be mailed, or 'off',
-- 'too many', or 'known': nothing is to be mailed, because the address is confirmed or was mailed today.
create function public.join_newsletter(address text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  to_mail text;
begin
  if not exists (select from public.company_info where receive_forms) then
    return 'off';
  end if;
  -- All visitors together, whatever their addresses.
  if (select count(*) from public.newsletter_addresses where consented_at > now() - interval '1 minute') >= 60 then
    return 'too many';
  end if;
  insert into public.newsletter_addresses as known (email) values (lower(btrim(address)))
  on conflict (email) do update
    -- Back after leaving is a new consent, to be confirmed anew.
    set consented_at = now(), confirmed_at = null, left_at = null
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning token into to_mail;
  return coalesce(to_mail, 'known');
end $$;
revoke execute on function public.join_newsletter(text) from public, anon, authenticated;
grant execute on function public.join_newsletter(text) to service_role;

-- Takes an address off the list; 'unknown' when no address has this token.
create function public.leave_newsletter(holder text) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_addresses set left_at = coalesce(left_at, now()) where token = holder;
  return case when found then 'left' else 'unknown' end;
end $$;
revoke execute on function public.leave_newsletter(text) from public, anon, authenticated;
grant execute on function public.leave_newsletter(text) to service_role;

-- Confirms an address that has not left; 'unknown' when there is none with this token.
create function public.confirm_newsletter(holder text) returns text
  language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_addresses set confirmed_at = coalesce(confirmed_at, now())
  where token = holder and left_at is null;
  return case when found then 'confirmed' else 'unknown' end;
end $$;
revoke execute on function public.confirm_newsletter(text) from public, anon, authenticated;
grant execute on function public.confirm_newsletter(text) to service_role;

-- Removes the addresses that left a month ago.
create function public.forget_left_addresses() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.newsletter_addresses where left_at < now() - interval '1 month';
end;
revoke execute on function public.forget_left_addresses() from public, anon, authenticated;
grant execute on function public.forget_left_addresses() to service_role;
