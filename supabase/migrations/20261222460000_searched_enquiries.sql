-- The inbox search reads a stored text. A word that stands in every enquiry was looked up in the text of seven columns,
-- which was joined for each enquiry and each word.
set statement_timeout = 0;
alter table public.enquiries add column searched text not null generated always as (lower((
  coalesce(name, '') || e'\n' || coalesce(phone, '') || e'\n' || coalesce(email, '') || e'\n' || coalesce(destination, '')
  || e'\n' || coalesce(subject, '') || e'\n' || coalesce(message, '') || e'\n' || coalesce(note, '')) collate "C")) stored;
drop index public.enquiries_searched;
create index enquiries_searched on public.enquiries using gin (searched extensions.gin_trgm_ops);
reset statement_timeout;

create or replace function public.find_enquiries(words text) returns setof public.enquiries
  language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := array(
    select '%' || regexp_replace(lower(word collate "C"), '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(words, ' +') word where word <> '' order by length(word) desc);
begin
  if not public.is_admin() then
    return;
  end if;
  -- `execute` plans for these words: one of two letters is found faster without the index.
  return query execute 'select * from public.enquiries where searched like $1 and searched like all ($2)'
  using patterns[1], patterns[2 :];
end $$;

-- The export of a person has what was stored about them, and not the same texts again.
create or replace function public.export_person(of_enquiry uuid) returns jsonb
  language sql stable set search_path = '' as $$
  with person as materialized (select * from public.enquiries_of_person(of_enquiry))
  select jsonb_build_object(
    'enquiries', (select coalesce(jsonb_agg(to_jsonb(person) - 'searched' order by created_at desc, id), '[]') from person),
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
