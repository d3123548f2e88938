-- Pages of one category, newest first; a renamed category finds its tours by it too.
create index tours_category_newest on public.tours (type, category, created_at desc, id);
drop index public.tours_category;
