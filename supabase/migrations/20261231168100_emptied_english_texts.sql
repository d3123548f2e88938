-- A translation of an English text that was emptied stayed "changed" for ever: its form has no text that could be
-- confirmed. As in with-texts.ts, only the English texts that are there now are compared.
set statement_timeout = 0;

create or replace function private.is_current(own jsonb, made_from jsonb, english jsonb) returns boolean
  language sql immutable set search_path = '' as $$
  select not exists (
    select from private.texts_in(made_from) before right join private.texts_in(english) now using (path)
    where now.text <> '' and coalesce(before.text, '') <> now.text and path collate "C" !~ '\.picture$'
      and not private.has_only_new_amounts(
        (select text from private.texts_in(own) texts where texts.path = before.path), before.text, now.text)
  )
$$;

alter table public.translations disable trigger user;
update public.translations
set stored_state = private.translation_state(texts, is_published, english, private.english_row(table_name, row_id))
where stored_state = 'changed';
alter table public.translations enable trigger user;
reset statement_timeout;
