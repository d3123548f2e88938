-- Mails that the server sends, with retries. A row has no address and no text, only what the mail is about: they
-- are read at each try. No policy: only the secret key reads it.
create table public.mails (
  -- The Message-ID of every try contains it. An enquiry's mail has the id of the enquiry.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('enquiry', 'confirmation', 'password', 'welcome')),
  -- The id of the enquiry, the newsletter address or the operator.
  about uuid not null,
  tries integer not null default 0,
  -- The time of the next try. While a server sends the mail, it is later than the longest sending.
  try_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The first failure since a mail was last sent, and the mail server's words about the latest.
  failed_since timestamptz,
  failure text,
  created_at timestamptz not null default now()
);
comment on column public.mails.kind is '@type "enquiry" | "confirmation" | "password" | "welcome"';
create index mails_due on public.mails (try_at) where sent_at is null;
alter table public.mails enable row level security;
revoke all on public.mails from anon, authenticated;
grant all on public.mails to service_role;
