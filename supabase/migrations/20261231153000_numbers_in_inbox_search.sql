-- The inbox search also reads the telephone numbers without what separates their digits, so that each of the numbers in
-- "94431 55501, +91 94431 55502" is found as it comes from a telephone.
set statement_timeout = 0;
drop index public.enquiries_searched;
alter table public.enquiries drop column searched;
alter table public.enquiries add column searched text not null generated always as (lower((
  coalesce(name, '') || e'\n' || coalesce(phone, '') || e'\n'
  || coalesce(regexp_replace(public.plain_text(phone), '[ ().–-]+', '', 'g'), '') || e'\n' || coalesce(email, '')
  || e'\n' || coalesce(destination, '') || e'\n' || coalesce(subject, '') || e'\n' || coalesce(message, '')
  || e'\n' || coalesce(note, '')) collate "C")) stored;
create index enquiries_searched on public.enquiries using gin (searched extensions.gin_trgm_ops);
reset statement_timeout;
