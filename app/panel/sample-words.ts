import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { read, readMaybe } from "~/editing/read";
import { listAboutSections } from "~/features/about/data";
import { readHero } from "~/features/hero/data";
import { browserClient } from "~/supabase/browser-client";

/** Whether Home still has the title that every new site begins with. */
export const hasSampleTitleQuery = queryOptions({
  queryKey: [...queryKeys.hero, "sample title"],
  queryFn: async () => {
    const { defaultHero } = await import("~/features/hero/default-hero");
    const hero = await readMaybe(readHero(browserClient()));
    return !hero || hero.title === defaultHero.title;
  },
});

/** Whether About still has a section that every new site begins with. */
export const hasSampleSectionsQuery = queryOptions({
  queryKey: [...queryKeys.aboutSections, "samples"],
  queryFn: async () => {
    const { defaultAboutSections } = await import("~/features/about/default-sections");
    const stored = await read(() => listAboutSections(browserClient()));
    return stored.some(({ content }) =>
      defaultAboutSections.some((section) => section.content === content),
    );
  },
});
