-- The number of a quote is never used again, even after the quote is erased.
create table private.quote_numbers (
  year integer primary key,
  last_number integer not null
);

insert into private.quote_numbers (year, last_number)
select substr(number, 3, 4)::integer, max(substr(number, 8)::integer)
from public.quotes where number ~ '^Q-[0-9]{4}-[0-9]{1,9}$' group by 1;

-- Numbers a new quote, counting from 1 each year in India, and marks its enquiry.
create or replace function public.number_quote() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  this_year integer := extract(year from now() at time zone 'Asia/Kolkata');
  this_number integer;
begin
  -- If two quotes are added at the same moment, the second waits here for the first.
  insert into private.quote_numbers as used (year, last_number) values (this_year, 1)
  on conflict (year) do update set last_number = used.last_number + 1
  returning last_number into this_number;
  new.number := format('Q-%s-%s', this_year, lpad(this_number::text, greatest(4, length(this_number::text)), '0'));
  new.token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  new.revision := 1;
  update public.enquiries set status = 'Quoted' where id = new.enquiry_id and status in ('New', 'Talking');
  return new;
end $$;
