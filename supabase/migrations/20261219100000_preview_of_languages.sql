-- The server shows operators the published texts of a language before it is public.
create or replace function public.picture_notes(names text[], of_language text default 'en') returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'alt', coalesce(other.alt, picture.alt),
    'focal_x', focal_x, 'focal_y', focal_y)), '[]')
  from public.pictures picture
  left join lateral (
    select nullif(btrim(texts ->> 'alt'), '') as alt from public.translations
    where table_name = 'pictures' and row_id = picture.id::text and language = of_language and is_published
      and (language = any (private.public_languages()) or (select auth.jwt()) ->> 'role' = 'service_role')
  ) other on true
  where name = any (names) and (picture.alt is not null or focal_x is not null)
$$;
