-- Removing a review also removes it from the stored versions of its tour, and removes those of its testimonial.
create index row_versions_of_review on public.row_versions
  using gin (jsonb_path_query_array(old_row, '$.reviews[*].submission'))
  where table_name = 'tours';

-- The list of a tour's reviews without this one.
create function private.without_review(reviews jsonb, submission text) returns jsonb
  language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(item order by place), '[]')
  from jsonb_array_elements(reviews) with ordinality as list (item, place)
  where item ->> 'submission' is distinct from submission
$$;

create function private.forget_review() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.row_versions where table_name = 'testimonials' and row_id = old.testimonial_id::text;
  update public.row_versions
  set old_row = jsonb_set(old_row, '{reviews}', private.without_review(old_row -> 'reviews', old.id::text))
  where table_name = 'tours'
    and jsonb_path_query_array(old_row, '$.reviews[*].submission') @> jsonb_build_array(old.id);
  return null;
end $$;
create trigger forget_review after delete on public.review_submissions
  for each row when (old.status = 'Approved') execute function private.forget_review();

-- The same for reviews that were removed before this migration.
do $$
declare
  removed text;
begin
  for removed in
    select distinct submission
    from public.row_versions,
      jsonb_array_elements_text(jsonb_path_query_array(old_row, '$.reviews[*].submission')) submission
    where table_name = 'tours'
      and not exists (select from public.review_submissions where id::text = submission)
  loop
    update public.row_versions
    set old_row = jsonb_set(old_row, '{reviews}', private.without_review(old_row -> 'reviews', removed))
    where table_name = 'tours'
      and jsonb_path_query_array(old_row, '$.reviews[*].submission') @> jsonb_build_array(removed);
  end loop;
end $$;

-- An invitation contains a person's name, so it is deleted once it has been used.
create function private.forget_invitation() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.review_invitations where id = new.id;
  return null;
end $$;
create trigger forget_invitation after update of used_at on public.review_invitations
  for each row when (new.used_at is not null) execute function private.forget_invitation();
