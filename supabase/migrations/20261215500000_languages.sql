-- Whether the pages of a language can be seen: by nobody, by operators, or by everybody. English always is.
alter table public.company_info
  add column tamil text not null default 'off' check (tamil in ('off', 'operators', 'public')),
  add column hindi text not null default 'off' check (hindi in ('off', 'operators', 'public'));
