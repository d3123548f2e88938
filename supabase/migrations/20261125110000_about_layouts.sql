-- The layout of an About section. Null: its picture is on the left or the right, in turn.
create function public.are_people(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return public.is_list_of(value, '{name,role,picture}')
    and public.are_optional_texts(value, '{words}')
    and (
      select count(*) <= 24 and coalesce(bool_and(
        btrim(person ->> 'name') <> '' and length(person ->> 'name') <= 200
        and length(person ->> 'role') <= 200
        and (person ->> 'picture' = '' or public.is_shown_url(person ->> 'picture'))
        and length(person ->> 'picture') <= 2000
        and length(coalesce(person ->> 'words', '')) <= 1000
      ), true)
      from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) person
    );

alter table public.about_sections
  add column layout text check (layout in ('picture left', 'picture right', 'wide picture', 'people')),
  add column people jsonb not null default '[]' check (public.are_people(people));

comment on column public.about_sections.layout is '@type "picture left" | "picture right" | "wide picture" | "people"';
comment on column public.about_sections.people is '@type { name: string; role: string; picture: string; words?: string }[]';

alter table public.company_info
  add column registration_number text check (length(registration_number) <= 100),
  -- A GSTIN: the state, the PAN, and three more characters.
  add column gst_number text check (gst_number ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]{3}$');
