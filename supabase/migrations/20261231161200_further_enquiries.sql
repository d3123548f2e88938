-- The enquiries that share a telephone number or an e-mail address with another enquiry of the person of this one, but not
-- with this one. They may be of the same person, or of others who use the number of an office: an operator decides, so
-- they are shown before the person is erased, and stay.
create function public.further_enquiries(of_enquiry uuid) returns setof public.enquiries
  language sql stable security definer set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry)),
  linked as (
    select * from public.enquiries
    where public.numbers_in(phone) && array(select distinct unnest(public.numbers_in(phone)) from person)
    union
    select others.* from person
    join public.enquiries others on lower(others.email collate "C") = lower(person.email collate "C")
    where public.is_email(person.email))
  select * from linked where id not in (select id from person)
$$;
revoke execute on function public.further_enquiries(uuid) from public, anon;
grant execute on function public.further_enquiries(uuid) to authenticated, service_role;
comment on function public.further_enquiries(uuid) is '@type Rows<"enquiries">';
