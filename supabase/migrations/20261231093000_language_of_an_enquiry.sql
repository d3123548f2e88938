-- The language of the page from which a visitor wrote, in which a quote begins.
alter table public.enquiries add column language text not null default 'en' check (language in ('en', 'ta', 'hi'));
comment on column public.enquiries.language is '@type "en" | "ta" | "hi"';

-- Stores a visitor's enquiry (JSON, as text; its `id` is the form's key): 'stored', 'off' or 'too many'. The
-- server has stricter limits, per visitor.
create or replace function public.enquire(enquiry text) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  sent_from text := enquiry::jsonb ->> 'source';
begin
  if not exists (
    select from public.company_info
    where case sent_from when 'contact' then receive_forms when 'home' then keep_enquiries when 'tour' then keep_enquiries end
  ) then
    return 'off';
  end if;
  -- All visitors together, on all servers.
  if (select count(*) from public.enquiries where created_at > now() - interval '1 minute') >= 300 then
    return 'too many';
  end if;
  insert into public.enquiries (sent_key, source, language, name, phone, email, tour_id, destination, from_day,
                                to_day, people, interest, subject, message)
  select id, sent_from, coalesce(language, 'en'), name, phone, email, tour_id, destination, from_day,
         to_day, people, interest, subject, message
  from jsonb_to_record(enquiry::jsonb) as sent (id uuid, language text, name text, phone text, email text,
    tour_id text, destination text, from_day date, to_day date, people integer, interest text, subject text,
    message text)
  on conflict (sent_key) do nothing;
  return 'stored';
end $$;
