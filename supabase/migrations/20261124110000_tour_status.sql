-- A tour is live from published_at until hidden_at; a draft has no published_at. A plain insert is live.
alter table public.tours
  add column published_at timestamptz default now(),
  add column hidden_at timestamptz;

-- A draft needs only a title. The rules of spec §5 apply once it has a date to go live.
alter table public.tours
  drop constraint tours_summary_check,
  drop constraint tours_image_url_check,
  drop constraint tours_duration_check,
  drop constraint tours_gallery_check,
  add constraint tours_summary_check check (length(summary) <= 5000),
  add constraint tours_image_url_check check (image_url = '' or public.is_shown_url(image_url)),
  add constraint tours_duration_check check (length(duration) <= 100),
  add constraint tours_gallery_check check (public.are_shown_urls(gallery)),
  add constraint tours_complete_check check (
    published_at is null
    or length(btrim(summary)) >= 10 and image_url <> '' and btrim(duration) <> '' and cardinality(gallery) >= 1
  );

-- Compared while reading, so that no job has to publish or hide a tour.
drop policy "anyone reads" on public.tours;
create policy "anyone reads live tours" on public.tours for select to anon, authenticated
  using (published_at <= now() and (hidden_at is null or hidden_at > now()));
create policy "admin reads every tour" on public.tours for select to authenticated
  using ((select public.is_admin()));

-- The next moment at which a tour goes live or is hidden.
create index tours_published_at on public.tours (published_at);
create index tours_hidden_at on public.tours (hidden_at);
