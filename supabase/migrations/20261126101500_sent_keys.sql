-- A visitor's form sends a key, which only shows that the same form was sent twice. The database makes the row's id.
alter table public.enquiries add column sent_key uuid unique;
alter table public.review_submissions
  add column sent_key uuid unique,
  -- The testimonial that the approval made. No foreign key: a testimonial comes back from the trash with its id.
  add column testimonial_id uuid;

-- Before this migration, a testimonial had the id of its review. A testimonial with this id that is older than
-- the review does not belong to it.
alter table public.review_submissions disable trigger touch_updated_at;
update public.review_submissions as review set testimonial_id = review.id
where review.status = 'Approved'
  and not exists (
    select from public.testimonials where id = review.id and created_at < review.created_at
  )
  and not exists (
    select from public.row_versions
    where table_name = 'testimonials' and row_id = review.id::text
      and (old_row ->> 'created_at')::timestamptz < review.created_at
  );
alter table public.review_submissions enable trigger touch_updated_at;

-- Stores a visitor's enquiry (JSON, as text; its `id` is the form's key): 'stored', 'off' or 'too many'. The
-- server has stricter limits, per visitor.
create or replace function public.enquire(enquiry text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent_from text := enquiry::jsonb ->> 'source';
begin
  if not exists (
    select from public.company_info
    where case sent_from when 'contact' then receive_forms when 'home' then keep_enquiries when 'tour' then keep_enquiries end
  ) then
    return 'off';
  end if;
  -- All visitors together, on all servers.
  if (select count(*) from public.enquiries where created_at > now() - interval '1 minute') >= 300 then
    return 'too many';
  end if;
  insert into public.enquiries (sent_key, source, name, phone, email, tour_id, destination, from_day, to_day, people,
                                interest, subject, message)
  select id, sent_from, name, phone, email, tour_id, destination, from_day, to_day, people,
         interest, subject, message
  from jsonb_to_record(enquiry::jsonb) as sent (id uuid, name text, phone text, email text, tour_id text,
    destination text, from_day date, to_day date, people integer, interest text, subject text, message text)
  on conflict (sent_key) do nothing;
  return 'stored';
end $$;

create or replace function public.join_newsletter(address text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  to_mail text;
begin
  if not exists (select from public.company_info where receive_forms) then
    return 'off';
  end if;
  -- All visitors together, on all servers.
  if (select count(*) from public.newsletter_addresses where consented_at > now() - interval '1 minute') >= 300 then
    return 'too many';
  end if;
  insert into public.newsletter_addresses as known (email) values (lower(btrim(address)))
  on conflict (email) do update
    -- Joining again after leaving is a new consent, which must be confirmed again.
    set consented_at = now(), confirmed_at = null, left_at = null
    where known.left_at is not null
      or (known.confirmed_at is null and known.consented_at < now() - interval '1 day')
  returning token into to_mail;
  return coalesce(to_mail, 'known');
end $$;

-- Stores a visitor's review (JSON, as text; its `id` is the form's key): 'stored', 'off', 'used' (the invitation)
-- or 'too many'. The same key again corrects the review while it waits. When 1,000 reviews without an invitation
-- wait, the oldest of the day with the most of them is deleted: 'made room'. An invited review has no such limits.
create or replace function public.submit_review(review text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := review::jsonb;
  form_key uuid := sent ->> 'id';
  is_invited boolean := sent ->> 'invite' is not null;
  makes_room boolean := false;
begin
  if not exists (select from public.review_submissions where sent_key = form_key) then
    if not exists (select from public.company_info where collect_reviews) then
      return 'off';
    end if;
    if is_invited then
      update public.review_invitations set used_at = now()
      where token = (sent ->> 'invite')::uuid and used_at is null and expires_at > now();
      -- If the same review is sent twice at once, the other request may have used it.
      if not found and not exists (select from public.review_submissions where sent_key = form_key) then
        return 'used';
      end if;
    else
      -- All visitors together, on all servers.
      if (select count(*) from public.review_submissions
          where not invited and created_at > now() - interval '1 minute') >= 100 then
        return 'too many';
      end if;
      if (select count(*) from public.review_submissions where status = 'New' and not invited) >= 1000 then
        delete from public.review_submissions where id = (
          select id from public.review_submissions
          where status = 'New' and not invited and date_trunc('day', created_at) = (
            select date_trunc('day', created_at) from public.review_submissions
            where status = 'New' and not invited
            group by 1 order by count(*) desc limit 1
          )
          order by created_at, id limit 1
        );
        makes_room := true;
      end if;
    end if;
  end if;
  insert into public.review_submissions as known (sent_key, name, location, tour_id, tour, rating, comment, picture, invited)
  select form_key, row.name, row.location, tours.id, coalesce(tours.title, row.tour), row.rating, row.comment,
         row.picture, is_invited
  from jsonb_to_record(sent) as row (name text, location text, tour_id text, tour text, rating integer,
                                     comment text, picture text)
  -- The form may have been opened before the tour got its current id.
  left join public.tour_addresses moved on moved.id = row.tour_id
  left join public.tours on tours.id = coalesce(moved.tour_id, row.tour_id)
    and tours.published_at <= now() and (tours.hidden_at is null or tours.hidden_at > now())
  on conflict (sent_key) do update
    set name = excluded.name, location = excluded.location, tour_id = excluded.tour_id, tour = excluded.tour,
        rating = excluded.rating, comment = excluded.comment
    where known.status = 'New';
  if makes_room then
    return 'made room';
  end if;
  return 'stored';
end $$;

-- Puts a review on the testimonials page, and on its tour's page if wanted: 'approved', or 'gone'. Calling it
-- twice changes nothing more. The rows' policies let only an admin through.
-- With `version`, the `updated_at` of the review that the admin has read: 'changed' if its sender has corrected it since.
drop function public.approve_review(uuid, text, boolean);
create function public.approve_review(
  submission uuid, image text, on_tour boolean, version timestamptz default null
) returns text
  language plpgsql set search_path = '' as $$
declare
  review public.review_submissions;
  published uuid;
begin
  if not public.is_admin() then
    return 'gone';
  end if;
  select * into review from public.review_submissions where id = submission for update;
  if not found then
    return 'gone';
  end if;
  if review.status = 'Approved' then
    return 'approved';
  end if;
  if version <> review.updated_at then
    return 'changed';
  end if;
  insert into public.testimonials (name, image, location, rating, comment, tour)
  values (review.name, image, review.location, review.rating, review.comment, review.tour)
  returning id into published;
  if on_tour then
    update public.tours set reviews = reviews || jsonb_build_array(jsonb_build_object(
      'name', review.name,
      'date', (review.created_at at time zone 'Asia/Kolkata')::date::text,
      'rating', review.rating,
      'comment', review.comment,
      'submission', review.id))
    where id = review.tour_id;
  end if;
  update public.review_submissions set status = 'Approved', picture = null, testimonial_id = published
  where id = review.id;
  return 'approved';
end $$;
revoke execute on function public.approve_review(uuid, text, boolean, timestamptz) from public, anon;
grant execute on function public.approve_review(uuid, text, boolean, timestamptz) to authenticated, service_role;

-- Removes a review and what its approval published, for example when its author asks for it.
create or replace function public.remove_review(submission uuid) returns void
  language plpgsql set search_path = '' as $$
declare
  review public.review_submissions;
begin
  if not public.is_admin() then
    return;
  end if;
  select * into review from public.review_submissions where id = submission for update;
  if review.status = 'Approved' then
    delete from public.testimonials where id = review.testimonial_id;
    update public.tours set reviews = (
      select coalesce(jsonb_agg(item order by place), '[]')
      from jsonb_array_elements(reviews) with ordinality as list (item, place)
      where item ->> 'submission' is distinct from submission::text
    )
    where reviews @> jsonb_build_array(jsonb_build_object('submission', submission));
  end if;
  -- Last, because its trigger also removes the versions that the statements above have stored.
  delete from public.review_submissions where id = submission;
end $$;
