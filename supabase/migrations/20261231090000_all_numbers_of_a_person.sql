-- A field can hold several telephone numbers ("94431 55501, 94431 55502"), and each of them tells who it is.
-- The numbers of at least six digits in a text, without 0 or 91 before ten digits. A mobile number has ten digits, also
-- where only a space separates it from another number.
set statement_timeout = 0;
create function public.numbers_in(value text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    with typed as (
      -- The space between two mobile numbers may be missing.
      select regexp_replace(public.plain_text(value), '([6-9][0-9]{9})(?=[6-9][0-9]{9}(?![0-9]))', '\1 ', 'g') as text,
        '(?<![0-9])(?:[+]?(?:0|91|091|0091)[ ().–-]*)?([6-9](?:[ ().–-]*[0-9]){9})(?![0-9])' as mobile),
    found as (
      select regexp_replace(each[1], '[^0-9]', '', 'g') as number from typed, regexp_matches(text, mobile, 'g') each
      union all
      select regexp_replace(regexp_replace(each[1], '[^0-9]', '', 'g'), '^(0|91|091|0091)([1-9][0-9]{9})$', '\2')
      from typed, regexp_matches(regexp_replace(text, mobile, ';', 'g'), '([0-9(][0-9 ().–-]*)', 'g') each)
    select array_agg(distinct number) from found where length(number) >= 6
  $$;
create index enquiries_of_numbers on public.enquiries using gin (public.numbers_in(phone));
create index quotes_of_numbers on public.quotes using gin (public.numbers_in(customer_phone));
drop index public.enquiries_of_phone, public.quotes_of_phone;
reset statement_timeout;

create or replace function public.enquiries_of_person(of_enquiry uuid) returns setof public.enquiries
  language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select * from public.enquiries where id = of_enquiry and (select public.is_admin()))
  select * from asked
  union
  select others.* from asked
  join public.enquiries others on public.numbers_in(others.phone) && public.numbers_in(asked.phone)
  union
  select others.* from asked
  join public.enquiries others on lower(others.email collate "C") = lower(asked.email collate "C")
  where public.is_email(asked.email)
$$;

create or replace function public.export_person(of_enquiry uuid) returns jsonb
  language sql stable set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry))
  select jsonb_build_object(
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(person) - 'searched' order by created_at desc, id), '[]') from person),
    'quotes', (
      select coalesce(jsonb_agg(quotes order by created_at desc, id), '[]') from public.quotes
      where enquiry_id in (select id from person)
        or public.numbers_in(customer_phone) && array(select unnest(public.numbers_in(phone)) from person)),
    'newsletter', (
      select coalesce(jsonb_agg(jsonb_build_object('email', email, 'consented_at', consented_at,
        'confirmed_at', confirmed_at, 'left_at', left_at) order by email), '[]')
      from public.newsletter_addresses
      where email in (select lower(btrim(email) collate "C") from person where public.is_email(email))))
$$;

create or replace function public.erase_person(of_enquiry uuid) returns jsonb
  language sql set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry)),
  erased_quotes as (
    delete from public.quotes
    where public.numbers_in(customer_phone) && array(select unnest(public.numbers_in(phone)) from person)),
  erased_addresses as (
    delete from public.newsletter_addresses
    where email in (select lower(btrim(email) collate "C") from person where public.is_email(email))),
  erased_invitations as (
    delete from public.review_invitations where name in (select btrim(name) from person)),
  erased as (
    delete from public.enquiries where id in (select id from person) returning id)
  select coalesce(jsonb_agg(id), '[]') from erased
$$;

drop function public.is_phone(text);
