-- An address that is to confirm is marked as mailed when it joins. Until its mail was accepted, it counted as confirmed;
-- and one that joined again on a site that mails no more was still marked, so it was left out and removed.
drop function public.join_newsletter(text, text);
create function public.join_newsletter(address text, wanted_language text default 'en', is_mailed boolean default false)
  returns text
  language plpgsql security definer set search_path = '' as $$
declare
  to_mail text;
begin
  if not exists (select from public.company_info where receive_forms) then
    return 'off';
  end if;
  -- All visitors together, on all servers.
  if (select count(*) from public.newsletter_addresses where consented_at > now() - interval '1 minute') >= 300 then
    return 'too many';
  end if;
  insert into public.newsletter_addresses as known (email, language, mailed_at)
  values (lower(btrim(address) collate "C"), wanted_language, case when is_mailed then now() end)
  on conflict (email) do update
    -- Joining again after leaving is a new consent, which must be confirmed again.
    set confirmed_at = null, left_at = null, language = excluded.language, mailed_at = excluded.mailed_at,
      consented_at = case when known.consented_at < now() - interval '1 day' then now() else known.consented_at end
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning case when consented_at = now() then token end into to_mail;
  return coalesce(to_mail, 'known');
end $$;
revoke execute on function public.join_newsletter(text, text, boolean) from public, anon, authenticated;
grant execute on function public.join_newsletter(text, text, boolean) to service_role;
comment on function public.join_newsletter(text, text, boolean) is '@type string';

update public.newsletter_addresses set mailed_at = consented_at
where mailed_at is null and confirmed_at is null
  and id in (select about from public.mails where kind = 'confirmation' and sent_at is null);
drop trigger count_unsent_as_mailed on public.mails;
drop function private.count_unsent_as_mailed();
