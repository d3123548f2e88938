-- A published translation without some of the texts counted as "published", although visitors read some English. It is
-- now "missing".
set statement_timeout = 0;

create function private.texts_in(value jsonb) returns table (path text, text text)
  language sql immutable set search_path = '' as $$
  with recursive parts (path, value) as (
    select '', texts_in.value
    union all
    select parts.path || '.' || part.key, part.value from parts cross join lateral (
      select key, value from jsonb_each(case jsonb_typeof(parts.value) when 'object' then parts.value end)
      union all
      select ordinality::text, value
      from jsonb_array_elements(case jsonb_typeof(parts.value) when 'array' then parts.value end) with ordinality as item (value, ordinality)
    ) part
  )
  select parts.path, parts.value #>> '{}' from parts where jsonb_typeof(parts.value) = 'string'
$$;

-- The columns that can be translated are those of the trigger set_translation_states.
alter function private.english_row(text, text) rename to whole_english_row;
create function private.english_row(of_table text, of_row text) returns jsonb
  language sql stable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(private.whole_english_row(of_table, of_row))
  where key in (
    select attname from pg_catalog.pg_trigger join pg_catalog.pg_attribute on attrelid = tgrelid and attnum = any (tgattr)
    where tgname = 'set_translation_states' and tgrelid = ('public.' || of_table)::regclass)
$$;

create or replace function private.translation_state(texts jsonb, is_published boolean, made_from jsonb, english jsonb) returns text
  language sql immutable set search_path = '' as $$
  select case
    when english is null then 'deleted'
    when texts = '{}' then 'missing'
    when exists (
      select from jsonb_each(made_from) made (field, text)
      where coalesce(english -> made.field, 'null') is distinct from made.text
    ) then 'changed'
    when not is_published then 'draft'
    -- Numbers are the same in all languages, an agency may keep its English name, and a picture's URL is no text.
    when exists (
      select from private.texts_in(english) needed
      where needed.text ~ '[A-Za-z]' and needed.path !~ '\.(picture|company_name)$' and not exists (
        select from private.texts_in(texts) own where own.path = needed.path and own.text collate "C" ~ '\S')
    ) then 'missing'
    else 'published'
  end
$$;

alter table public.translations disable trigger user;
update public.translations
set stored_state = private.translation_state(texts, is_published, english, private.english_row(table_name, row_id))
where stored_state = 'published';
alter table public.translations enable trigger user;
reset statement_timeout;
