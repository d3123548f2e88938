-- Whether the operators keep the sample's words on Home and About on purpose.
alter table public.office_settings add column keeps_words boolean not null default false;
