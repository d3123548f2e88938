-- By default, PostgreSQL plans the search anew in the first five calls of each session. That takes longer than the
-- search itself, and the parameters do not change the plan.
alter function public.search_tours(text, text, text, integer, integer, integer, integer, text, text, integer, integer,
  text) set plan_cache_mode = force_generic_plan;
