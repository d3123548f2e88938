-- The list "Before you open" on the dashboard: what the operators have decided there.
alter table public.office_settings
  add column keeps_sample_tours boolean not null default false,
  add column hides_before_open boolean not null default false;
