-- The enquiries that contain every word, in any case. Row-level security lets a query use an index only for operators
-- that are leakproof, which ILIKE is not: so this function has its owner's rights, and checks the caller itself.
create function public.find_enquiries(words text) returns setof public.enquiries
  language plpgsql stable security definer set search_path = '' as $$
declare
  patterns text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(words, ' +') word where word <> '' order by length(word) desc);
begin
  if not public.is_admin() then
    return;
  end if;
  -- `execute` plans for these words: one of two letters is found faster without the index.
  return query execute $query$
    select (enquiry).* from (
      select e as enquiry,
        coalesce(name, '') || e'\n' || coalesce(phone, '') || e'\n' || coalesce(email, '') || e'\n' || coalesce(destination, '')
        || e'\n' || coalesce(subject, '') || e'\n' || coalesce(message, '') || e'\n' || coalesce(note, '') as text
      from public.enquiries e) searched
    where text ilike $1 and text ilike all ($2)$query$
  using patterns[1], patterns[2 :];
end $$;
revoke execute on function public.find_enquiries(text) from public, anon;
grant execute on function public.find_enquiries(text) to authenticated;

-- A person's enquiries and quotes.
create index enquiries_of_email on public.enquiries (lower(email collate "C"));
create index quotes_of_phone on public.quotes (customer_phone);

-- What visitors have sent within a minute, and what is old enough to be removed.
create index review_submissions_newest on public.review_submissions (created_at);
create index row_versions_oldest on public.row_versions (changed_at);
create index mails_oldest on public.mails (created_at);
