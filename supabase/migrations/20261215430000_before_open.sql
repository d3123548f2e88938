-- What the operators keep on purpose of the words and figures that every new site begins with.
alter table public.office_settings
  add column keeps_sample_reviews boolean not null default false,
  add column keeps_figures boolean not null default false,
  add column keeps_policies boolean not null default false;
