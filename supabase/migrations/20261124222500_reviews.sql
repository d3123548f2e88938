-- Travellers' reviews: sent by the public form or by an invitation, shown only when the operator approves them.

-- A link for one traveller that works once.
create table public.review_invitations (
  id uuid primary key default gen_random_uuid(),
  token uuid not null unique default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  tour_id text references public.tours (id) on update cascade on delete set null,
  tour text check (btrim(tour) <> '' and length(tour) <= 300),
  expires_at timestamptz not null default now() + interval '60 days',
  used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_invitations_newest on public.review_invitations (created_at desc, id);
create index review_invitations_tour on public.review_invitations (tour_id);

create table public.review_submissions (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'New' check (status in ('New', 'Approved')),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  location text not null check (btrim(location) <> '' and length(location) <= 200),
  tour_id text references public.tours (id) on update cascade on delete set null,
  -- The tour's title at that time, or what the traveller typed.
  tour text check (btrim(tour) <> '' and length(tour) <= 300),
  rating integer not null check (rating between 1 and 5),
  comment text not null check (length(btrim(comment)) >= 10 and length(comment) <= 5000),
  -- A WebP of at most 400 KB in base64, until the review is approved.
  picture text check (length(picture) <= 546136 and picture ~ '^[A-Za-z0-9+/]+=*$'),
  invited boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.review_submissions.status is '@type "New" | "Approved"';
create index review_submissions_oldest on public.review_submissions (status, created_at, id);
create index review_submissions_tour on public.review_submissions (tour_id);

do $$
declare
  name text;
begin
  foreach name in array array['review_invitations', 'review_submissions'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('create policy "admin reads" on public.%I for select to authenticated using ((select public.is_admin()))', name);
    execute format('create policy "admin inserts" on public.%I for insert to authenticated with check ((select public.is_admin()))', name);
    execute format('create policy "admin updates" on public.%I for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('create policy "admin deletes" on public.%I for delete to authenticated using ((select public.is_admin()))', name);
    execute format('create trigger touch_updated_at before update on public.%I for each row execute function public.touch_updated_at()', name);
    execute format('alter publication supabase_realtime add table public.%I', name);
  end loop;
end $$;

-- A review with `submission` came in by the form and was approved: only such reviews are structured data.
comment on column public.tours.reviews is '@type { name: string; date: string; rating: number; comment: string; submission?: string }[]';

-- Stores a visitor's review (JSON, as text): 'stored', 'off', 'used' (the invitation) or 'too many'. Only the
-- site's server may call it. The same id again is the same review.
create function public.submit_review(review text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := review::jsonb;
  sent_id uuid := sent ->> 'id';
begin
  if exists (select from public.review_submissions where id = sent_id) then
    return 'stored';
  end if;
  if not exists (select from public.company_info where collect_reviews) then
    return 'off';
  end if;
  -- All visitors together, whatever their addresses.
  if (select count(*) from public.review_submissions where created_at > now() - interval '1 minute') >= 20
    or (select count(*) from public.review_submissions where status = 'New') >= 500 then
    return 'too many';
  end if;
  if sent ->> 'invite' is not null then
    update public.review_invitations set used_at = now()
    where token = (sent ->> 'invite')::uuid and used_at is null and expires_at > now();
    if not found then
      -- The same review, sent twice at once, has used it.
      return case when exists (select from public.review_submissions where id = sent_id) then 'stored' else 'used' end;
    end if;
  end if;
  insert into public.review_submissions (id, name, location, tour_id, tour, rating, comment, picture, invited)
  select sent_id, row.name, row.location, tours.id, coalesce(tours.title, row.tour), row.rating, row.comment,
         row.picture, sent ->> 'invite' is not null
  from jsonb_to_record(sent) as row (name text, location text, tour_id text, tour text, rating integer,
                                     comment text, picture text)
  left join public.tours on tours.id = row.tour_id
    and tours.published_at <= now() and (tours.hidden_at is null or tours.hidden_at > now())
  on conflict (id) do nothing;
  return 'stored';
end $$;
revoke execute on function public.submit_review(text) from public, anon, authenticated;
grant execute on function public.submit_review(text) to service_role;

-- Puts a review on the testimonials page, and on its tour's page if wanted: 'approved', or 'gone'. Calling it
-- twice changes nothing more. The rows' policies let only an admin through.
create function public.approve_review(submission uuid, image text, on_tour boolean) returns text
  language plpgsql set search_path = '' as $$
declare
  review public.review_submissions;
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
  insert into public.testimonials (id, name, image, location, rating, comment, tour)
  values (review.id, review.name, image, review.location, review.rating, review.comment, review.tour)
  on conflict (id) do nothing;
  if on_tour then
    update public.tours set reviews = reviews || jsonb_build_array(jsonb_build_object(
      'name', review.name,
      'date', (review.created_at at time zone 'Asia/Kolkata')::date::text,
      'rating', review.rating,
      'comment', review.comment,
      'submission', review.id))
    where id = review.tour_id;
  end if;
  update public.review_submissions set status = 'Approved', picture = null where id = review.id;
  return 'approved';
end $$;
revoke execute on function public.approve_review(uuid, text, boolean) from public, anon;
grant execute on function public.approve_review(uuid, text, boolean) to authenticated, service_role;

-- Removes a review everywhere, as its traveller may ask for.
create function public.remove_review(submission uuid) returns void
  language plpgsql set search_path = '' as $$
begin
  if not public.is_admin() then
    return;
  end if;
  delete from public.testimonials where id = submission;
  delete from public.row_versions
  where table_name = 'testimonials' and row_id = submission::text and action = 'delete' and restored_at is null;
  update public.tours set reviews = (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(reviews) with ordinality as list (item, place)
    where item ->> 'submission' is distinct from submission::text
  )
  where reviews @> jsonb_build_array(jsonb_build_object('submission', submission));
  delete from public.review_submissions where id = submission;
end $$;
revoke execute on function public.remove_review(uuid) from public, anon;
grant execute on function public.remove_review(uuid) to authenticated, service_role;

-- Removes invitations that have expired, and reviews that were not approved in the time the agency keeps data.
create function public.forget_old_reviews() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.review_invitations where expires_at < now();
  delete from public.review_submissions using public.company_info
  where status = 'New' and review_submissions.updated_at < now() - make_interval(months => keep_months);
end;
revoke execute on function public.forget_old_reviews() from public, anon, authenticated;
grant execute on function public.forget_old_reviews() to service_role;
