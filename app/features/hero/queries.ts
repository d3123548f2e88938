import { queryOptions } from "@tanstack/react-query";
import { readMaybe } from "~/editing/read";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { readHero, updateHero } from "./data";
import type { HeroValues } from "./schema";

export const heroQuery = queryOptions({
  queryKey: ["heroSection"],
  queryFn: () => readMaybe(readHero(browserClient())),
});

export function useSaveHero(id: string) {
  return useSave({
    write: (client, values: HeroValues) => updateHero(client, id, values),
    success: "Hero section updated successfully",
    failure: ({ hasAnswer }) =>
      hasAnswer ? "Failed to update hero section" : "An error occurred while updating hero section",
    refreshes: [heroQuery.queryKey],
  });
}
