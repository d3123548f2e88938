-- The same text means the same in a database with any locale. With ICU, as Supabase has it, \s and lower() know the
-- characters of all scripts; with a Turkish locale, the small letter of I is not i. `collate "C"` knows only ASCII.

create or replace function public.is_shown_url(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value collate "C" ~ '^(https?://[^\s/$.?#][^\s]*|/([^/\\\s][^\\\s]*)?)$';

alter table public.company_info
  drop constraint company_info_email_check,
  add constraint company_info_email_check
    check (email collate "C" ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320);
alter table public.push_subscriptions
  drop constraint push_subscriptions_endpoint_check,
  add constraint push_subscriptions_endpoint_check
    check (endpoint collate "C" ~ '^https://[^\s]+$' and length(endpoint) <= 1000);
alter table public.newsletter_addresses
  drop constraint newsletter_addresses_email_check,
  add constraint newsletter_addresses_email_check
    check (email = lower(btrim(email) collate "C") and email like '%_@_%' and length(email) <= 320);

create or replace function public.join_newsletter(address text) returns text
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
  insert into public.newsletter_addresses as known (email) values (lower(btrim(address) collate "C"))
  on conflict (email) do update
    -- Joining again after leaving is a new consent, which must be confirmed again.
    set consented_at = now(), confirmed_at = null, left_at = null
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning token into to_mail;
  return coalesce(to_mail, 'known');
end $$;

-- The text in lower-case Latin letters without accents.
create or replace function public.plain_latin(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, public.latin(value)) collate "C");

-- The text in lower case, with the digits 0 to 9, single spaces and without invisible characters.
create or replace function public.plain_text(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return lower(btrim(regexp_replace(
    translate(
      regexp_replace(value, '[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
      '०१२३४५६७८९০১২৩৪৫৬৭৮৯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯０１２３４５６７８９',
      '01234567890123456789012345678901234567890123456789012345678901234567890123456789'),
    '[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')) collate "C");

create or replace function public.tour_name_words(title text, category text) returns text[]
  language sql immutable parallel safe set search_path = ''
  return public.sound_words(public.with_other_names(
    concat_ws(' ', title, regexp_replace(public.plain_text(title), '^([^ ]+) ([^ ]+).*$', '\1\2'), category)));

select private.index_tour(id) from public.tours join private.tour_search on tour_id = id
where name_words is distinct from public.tour_name_words(title, tours.category);
