import * as m from "virtual:messages/panel-hero";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readSingleRow } from "~/editing/read";
import { useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { createHero, type Hero, readHero, updateHero } from "../data";
import { defaultHero } from "../default-hero";
import type { HeroValues } from "./schema";

/** The stored hero, or the defaults without an id if nothing is stored. */
export type HeroRecord = Hero | (HeroValues & { id?: undefined });

export const heroQuery = queryOptions({
  queryKey: queryKeys.hero,
  queryFn: ({ client }): Promise<HeroRecord> =>
    readSingleRow(readHero(browserClient()), {
      fallback: defaultHero,
      failure: m.failedToLoadHeroSection,
      cached: client.getQueryData(queryKeys.hero),
    }),
  meta: { failureToast: m.errorLoadingHeroSection },
});

/** Updates the row that the form began from. Without one, creates a row. */
export function useSaveHero() {
  return useSaveRow({
    table: "hero_sections",
    write: (client, values: HeroValues, base) =>
      base ? updateHero(client, base.id, values, base.updated_at) : createHero(client, values),
    success: m.heroUpdated,
    failure: ({ hasResponse }) => (hasResponse ? m.heroNotUpdated : m.updateFailed),
    queriesToRefresh: [queryKeys.hero],
  });
}
