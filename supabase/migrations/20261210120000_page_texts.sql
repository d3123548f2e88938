-- The operator's words in place of fixed texts of the pages. A text that is missing is the specified one.
create function public.are_page_texts(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'object' then false else (
    select count(*) <= 100 and coalesce(bool_and(
      jsonb_typeof(item.value) = 'string' and btrim(item.value #>> '{}') <> '' and length(item.value #>> '{}') <= 1000
    ), true)
    from jsonb_each(value) item
  ) end
$$;

alter table public.company_info
  add column page_texts jsonb not null default '{}' check (public.are_page_texts(page_texts));
comment on column public.company_info.page_texts is '@type { [name: string]: string }';
