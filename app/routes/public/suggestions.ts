import { suggestTours } from "~/features/tours/site/suggest-tours";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/suggestions";

/** The words are all that the response depends on. */
export const handle = { query: (search: URLSearchParams) => wordsIn(search).toString() };

/** Responds with JSON: the tours that match the words that a visitor types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsIn(new URL(request.url).searchParams);
  const load = context.get(publicLoadContext);
  return Response.json(await suggestTours(load, words));
}

function wordsIn(search: URLSearchParams): URLSearchParams {
  const q = (search.get("q") ?? "").trim().toLowerCase().slice(0, 200);
  return new URLSearchParams(q && { q });
}
