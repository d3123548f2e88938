-- The functions that the panel and the server call, each with its result as a TypeScript type. `npm run types` reads
-- the arguments from the database; where these need a narrower type, it stands before "=>".
comment on function public.applied_migrations() is '@type string[] | null';
comment on function public.approve_review(uuid, text, boolean, timestamptz) is '@type "approved" | "changed" | "gone"';
comment on function public.confirm_newsletter(text) is '@type "confirmed" | "unknown"';
comment on function public.copy_tour(text) is '@type string | null';
comment on function public.count_visit(text, text) is '@type undefined';
comment on function public.delete_category(uuid, uuid) is '@type undefined';
comment on function public.delete_departures(text, date[]) is '@type Rows<"departures">';
comment on function public.enquire(text) is '@type "stored" | "off" | "too many"';
comment on function public.enquiries_of_person(uuid) is '@type Rows<"enquiries">';
comment on function public.erase_person(uuid) is '@type string[]';
comment on function public.export_person(uuid) is '@type unknown';
comment on function public.find_enquiries(text) is '@type Rows<"enquiries">';
comment on function public.forget_old_rows(text, integer) is '@type number';
comment on function public.forget_unused_words() is '@type undefined';
comment on function public.is_admin() is '@type boolean';
comment on function public.join_newsletter(text) is '@type string';
comment on function public.leave_newsletter(text) is '@type "left" | "unknown"';
comment on function public.mark_departures(text, date[], text[], text) is
  '@type { of_tour: string; days: string[]; shown: (string | null)[]; wanted: string | null } => boolean';
comment on function public.media_names(text, text, integer) is
  '@type { of_table: string; after: string | null; most: number } => { last: string | null; names: string[] }';
comment on function public.new_tour_address(text) is '@type string';
comment on function public.quote_opened(text) is '@type undefined';
comment on function public.read_quote(text) is '@type unknown';
comment on function public.remove_review(uuid) is '@type undefined';
comment on function public.search_tours(text, text, text, integer, integer, integer, integer, text, text, integer, integer)
  is '@type TourSearch => FoundTours';
comment on function public.submit_review(text) is '@type "stored" | "made room" | "off" | "used" | "too many"';
comment on function public.visit_sums(integer) is '@type VisitSums | null';
