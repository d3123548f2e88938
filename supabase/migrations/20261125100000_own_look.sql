-- The agency's own look. Null is the bundled one: one logo for both themes, the drawn tower, vermilion.
alter table public.company_info
  add column logo_dark_url text check (public.is_shown_url(logo_dark_url)),
  -- Icons are made from it, so it is a picture of this site and never a web address elsewhere.
  add column favicon_url text check (
    public.is_shown_url(favicon_url)
    and favicon_url ~ '^(https?://[^/]+)?/(storage/v1/object/public|posters)/'),
  -- Written into a style sheet: six hex digits and nothing else.
  add column accent_colour text check (accent_colour ~ '^#[0-9a-f]{6}$');
