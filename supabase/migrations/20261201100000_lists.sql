-- The categories with the number of their tours, so that the panel need not read the tours to count them.
create view public.categories_with_tours with (security_invoker = true) as
select c.id, c.name, c.type, c.updated_at,
  (select count(*)::integer from public.tours t where t.type = c.type and t.category = c.name) as tours
from public.categories c;
revoke all on public.categories_with_tours from anon, authenticated;
grant select on public.categories_with_tours to authenticated, service_role;
create trigger refuse_write instead of insert or update or delete on public.categories_with_tours
  for each row execute function public.refuse_write();
comment on column public.categories_with_tours.type is '@type "domestic" | "international"';
comment on column public.categories_with_tours.name is '@type string';
comment on column public.categories_with_tours.tours is '@type number';

-- A phone number has at least six digits. A placeholder such as "-" identifies nobody.
create function public.is_phone(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select length(regexp_replace(public.plain_text(value), '[^0-9]', '', 'g')) >= 6 $$;

create function public.is_email(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$ select btrim(value) collate "C" ~ '^[^\s@]+@[^\s@]+$' $$;

-- This enquiry and all others with the same phone number or e-mail address, for an admin. Security definer, because
-- row level security would not let the index of the e-mail addresses be used.
create function public.enquiries_of_person(of_enquiry uuid) returns setof public.enquiries
  language sql stable security definer set search_path = '' as $$
  with asked as materialized (
    select * from public.enquiries where id = of_enquiry and (select public.is_admin()))
  select * from asked
  union
  select others.* from asked join public.enquiries others on others.phone = asked.phone
  where public.is_phone(asked.phone)
  union
  select others.* from asked
  join public.enquiries others on lower(others.email collate "C") = lower(asked.email collate "C")
  where public.is_email(asked.email)
$$;

-- The enquiries, quotes and newsletter address of the person of an enquiry. The policies of the tables let only an admin find anything.
create function public.export_person(of_enquiry uuid) returns jsonb
  language sql stable set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry))
  select jsonb_build_object(
    'enquiries', (select coalesce(jsonb_agg(person order by created_at desc, id), '[]') from person),
    'quotes', (
      select coalesce(jsonb_agg(quotes order by created_at desc, id), '[]') from public.quotes
      where enquiry_id in (select id from person)
        or customer_phone in (select phone from person where public.is_phone(phone))),
    'newsletter', (
      select coalesce(jsonb_agg(jsonb_build_object('email', email, 'consented_at', consented_at,
        'confirmed_at', confirmed_at, 'left_at', left_at) order by email), '[]')
      from public.newsletter_addresses
      where email in (select lower(btrim(email) collate "C") from person where public.is_email(email))))
$$;

-- Erases it, in one statement, and returns the ids of the erased enquiries. An invitation to a review has only a
-- name. The other quotes of the person are deleted together with their enquiries.
create function public.erase_person(of_enquiry uuid) returns jsonb
  language sql set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry)),
  erased_quotes as (
    delete from public.quotes
    where customer_phone in (select phone from person where public.is_phone(phone))),
  erased_addresses as (
    delete from public.newsletter_addresses
    where email in (select lower(btrim(email) collate "C") from person where public.is_email(email))),
  erased_invitations as (
    delete from public.review_invitations where name in (select btrim(name) from person)),
  erased as (
    delete from public.enquiries where id in (select id from person) returning id)
  select coalesce(jsonb_agg(id), '[]') from erased
$$;

revoke execute on function public.enquiries_of_person(uuid), public.export_person(uuid), public.erase_person(uuid)
  from public, anon;
grant execute on function public.enquiries_of_person(uuid), public.export_person(uuid), public.erase_person(uuid)
  to authenticated;
