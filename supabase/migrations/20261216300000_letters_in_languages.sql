-- The language of the page on which the visitor asked for letters.
alter table public.newsletter_addresses
  add column language text not null default 'en' check (language in ('en', 'ta', 'hi'));

drop function public.join_newsletter(text);

-- As before, and stores the language.
create function public.join_newsletter(address text, wanted_language text default 'en') returns text
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
    set consented_at = now(), confirmed_at = null, left_at = null, language = excluded.language
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning token into to_mail;
  return coalesce(to_mail, 'known');
end $$;
revoke execute on function public.join_newsletter(text, text) from public, anon, authenticated;
grant execute on function public.join_newsletter(text, text) to service_role;
comment on function public.join_newsletter(text, text) is '@type string';
