-- forget_old_rows replaced these functions, which do not know what has to be kept since.
drop function public.forget_left_addresses();
drop function public.forget_old_enquiries();
drop function public.forget_old_quotes();
drop function public.forget_old_reviews();
