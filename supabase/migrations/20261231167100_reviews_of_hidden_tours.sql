-- As before, but a review keeps the tour of its invitation, or of its first sending, also if this tour has been hidden
-- since: the form then sends the tour's title or id as the visitor got it.
create or replace function public.submit_review(review text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent jsonb := review::jsonb;
  form_key uuid := sent ->> 'id';
  is_invited boolean := sent ->> 'invite' is not null;
  makes_room boolean := false;
  known_tour_id text;
  known_tour text;
begin
  if not exists (select from public.review_submissions where sent_key = form_key) then
    if not exists (select from public.company_info where collect_reviews) then
      return 'off';
    end if;
    if is_invited then
      update public.review_invitations set used_at = now()
      where token = (sent ->> 'invite')::uuid and used_at is null and expires_at > now()
      returning tour_id, tour into known_tour_id, known_tour;
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
          select id from (
            select id, created_at, count(*) over whole_day as of_day,
              row_number() over (whole_day order by created_at, id) > 100 as is_late
            from public.review_submissions where status = 'New' and not invited
            window whole_day as (partition by date_trunc('day', created_at))
          ) as waiting
          order by is_late desc, of_day desc, created_at, id limit 1
        );
        makes_room := true;
      end if;
    end if;
  end if;
  if known_tour_id is null then
    select tour_id, tour into known_tour_id, known_tour from public.review_submissions where sent_key = form_key;
  end if;
  insert into public.review_submissions as known (sent_key, name, location, tour_id, tour, rating, comment, picture, invited)
  select form_key, row.name, row.location, coalesce(tours.id, hidden.id),
         coalesce(tours.title, row.tour, hidden.title), row.rating, row.comment, row.picture,
         is_invited
  from jsonb_to_record(sent) as row (name text, location text, tour_id text, tour text, rating integer,
                                     comment text, picture text)
  -- The form may have been opened before the tour got its current id.
  left join public.tour_addresses moved on moved.id = row.tour_id
  left join public.tours on tours.id = coalesce(moved.tour_id, row.tour_id)
    and public.is_live(tours.published_at, tours.hidden_at, tours.shown_at)
  -- With the known title, because the present one may be that of a draft.
  left join (select id, known_tour as title from public.tours where id = known_tour_id) as hidden
    on hidden.id = coalesce(moved.tour_id, row.tour_id) or (row.tour_id is null and hidden.title = row.tour)
  on conflict (sent_key) do update
    set name = excluded.name, location = excluded.location, tour_id = excluded.tour_id, tour = excluded.tour,
        rating = excluded.rating, comment = excluded.comment
    where known.status = 'New';
  if makes_room then
    return 'made room';
  end if;
  return 'stored';
end $$;
