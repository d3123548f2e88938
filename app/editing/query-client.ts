import { QueryClient } from "@tanstack/react-query";

/** The panel's one cache, with TanStack's defaults: 3 retries, 30 s, 5 minutes (spec §9). */
export const queryClient = new QueryClient();
