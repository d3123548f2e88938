-- For the function find_enquiries. Last and alone, because it takes longest: seconds for 50,000 enquiries.
set statement_timeout = 0;
create index enquiries_searched on public.enquiries using gin ((
  coalesce(name, '') || e'\n' || coalesce(phone, '') || e'\n' || coalesce(email, '') || e'\n' || coalesce(destination, '')
  || e'\n' || coalesce(subject, '') || e'\n' || coalesce(message, '') || e'\n' || coalesce(note, '')
) extensions.gin_trgm_ops);
reset statement_timeout;
