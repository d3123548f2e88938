-- The terms and the UPI id of quotes and the WhatsApp reply have a History. Answers to "Before you open", which are in
-- the same row, add no version. No screen deletes the row, so it is not in the trash.
comment on column public.row_versions.table_name is '@type "tours" | "categories" | "hero_sections" | "carousel_images" | "testimonials" | "about_sections" | "company_info" | "faq_questions" | "pages" | "pictures" | "translations" | "glossary" | "departures" | "office_settings"';

create trigger keep_version after update on public.office_settings
  for each row when (
    pg_trigger_depth() = 0 and
    (old.chat_reply, old.upi_id, old.quote_terms) is distinct from (new.chat_reply, new.upi_id, new.quote_terms))
  execute function public.keep_version();
