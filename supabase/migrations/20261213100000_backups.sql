-- The backups that were made, or tried. No policy: only the secret key reads them.
create table public.backups (
  -- The link to a download contains it.
  id uuid primary key default gen_random_uuid(),
  -- 'start': since when the site makes backups. 'command': npm run backup.
  kind text not null check (kind in ('start', 'nightly', 'download', 'command')),
  -- The day on which a nightly backup is made, in the agency's time zone.
  night date unique check ((kind = 'nightly') = (night is not null)),
  tries integer not null default 0,
  -- The time of the next try. While a server makes the backup, it is later than the longest backup.
  try_at timestamptz not null default now(),
  finished_at timestamptz,
  row_count integer,
  kilobytes integer,
  -- Why there is no usable file, in words for the operator.
  failure text,
  created_at timestamptz not null default now()
);
comment on column public.backups.kind is '@type "start" | "nightly" | "download" | "command"';
create unique index backups_one_start on public.backups (kind) where kind = 'start';
create index backups_finished on public.backups (kind, finished_at);
alter table public.backups enable row level security;
revoke all on public.backups from anon, authenticated;
grant all on public.backups to service_role;

-- A mail about a nightly backup that failed.
alter table public.mails drop constraint mails_kind_check;
alter table public.mails add constraint mails_kind_check
  check (kind in ('enquiry', 'confirmation', 'password', 'welcome', 'backup'));
comment on column public.mails.kind is '@type "enquiry" | "confirmation" | "password" | "welcome" | "backup"';
