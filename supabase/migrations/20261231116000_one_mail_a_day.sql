-- As before, but somebody who has left is mailed again at most once a day: a stranger could join them after each leaving.
-- Within the day, the link of the first mail confirms again.
create or replace function public.join_newsletter(address text, wanted_language text default 'en') returns text
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
  insert into public.newsletter_addresses as known (email, language)
  values (lower(btrim(address) collate "C"), wanted_language)
  on conflict (email) do update
    -- Joining again after leaving is a new consent, which must be confirmed again.
    set confirmed_at = null, left_at = null, language = excluded.language,
      consented_at = case when known.consented_at < now() - interval '1 day' then now() else known.consented_at end
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning case when consented_at = now() then token end into to_mail;
  return coalesce(to_mail, 'known');
end $$;
