-- A line above the header of every page, between two moments. Without a text, there is none.
alter table public.company_info
  add column notice_text text check (length(notice_text) <= 300),
  add column notice_link text check (notice_link = '' or public.is_shown_url(notice_link)),
  add column notice_from timestamptz,
  add column notice_until timestamptz,
  add constraint company_info_notice_until_check check (notice_until > notice_from);
