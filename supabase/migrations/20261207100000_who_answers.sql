-- Up to three people of the About page who answer visitors, with the languages that they speak.
create function public.are_answering(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return public.is_list_of(value, '{name,languages}')
    and (
      select count(*) <= 3 and coalesce(bool_and(
        btrim(person ->> 'name') <> '' and length(person ->> 'name') <= 200
        and length(person ->> 'languages') <= 200
      ), true)
      from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) person
    );

alter table public.company_info
  add column answering jsonb not null default '[]' check (public.are_answering(answering)),
  add column office_picture text check (public.is_shown_url(office_picture));

comment on column public.company_info.answering is '@type { name: string; languages: string }[]';
