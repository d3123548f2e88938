import { isFromSite } from "~/supabase/own-response";
import { language, pathIn } from "~/ui/languages";

/** Whether a tour's page is gone, or there, perhaps with another slug. Undefined if the site does not respond. */
export async function findTour(path: string): Promise<"gone" | "there" | undefined> {
  const response = await fetch(pathIn(language, path), { method: "HEAD" });
  if (!isFromSite(response)) return undefined;
  if (new URL(response.url).pathname === pathIn(language, "/not-found")) return "gone";
  return response.ok ? "there" : undefined;
}
