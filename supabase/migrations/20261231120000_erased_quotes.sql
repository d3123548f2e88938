-- The ids of the erased quotes are returned too, so that the panel removes what is typed and unsaved in their forms.
create or replace function public.erase_person(of_enquiry uuid) returns jsonb
  language sql set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry)),
  erased_quotes as (
    delete from public.quotes
    where enquiry_id in (select id from person)
      or public.numbers_in(customer_phone) && array(select unnest(public.numbers_in(phone)) from person)
    returning id),
  erased_addresses as (
    delete from public.newsletter_addresses
    where email in (select lower(btrim(email) collate "C") from person where public.is_email(email))),
  erased_invitations as (
    delete from public.review_invitations where name in (select btrim(name) from person)),
  erased as (
    delete from public.enquiries where id in (select id from person) returning id)
  select coalesce(jsonb_agg(id), '[]') from (select id from erased union all select id from erased_quotes) ids
$$;
