import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { hasUnsavedWork } from "~/forms/unsaved-work";
import { browserClient } from "~/supabase/browser-client";

/** What each table's rows are shown as: lists, and the records that forms start from. */
const SHOWN_AS: Record<string, { lists: QueryKey[]; records: QueryKey[] }> = {
  tours: { lists: [["tours"]], records: [["tour"]] },
  categories: { lists: [["categories"]], records: [] },
  hero_sections: { lists: [], records: [["heroSection"]] },
  carousel_images: { lists: [["carouselImages"]], records: [] },
  testimonials: { lists: [["testimonials"]], records: [] },
  about_sections: { lists: [["aboutSections"]], records: [] },
  company_info: { lists: [], records: [["companyInfo"]] },
};

/** Long enough to make one of a whole import's changes, short enough not to be noticed. */
const GATHER_MS = 150;

/**
 * While the panel is open, what another tab or person changes is read anew. A form keeps what is
 * typed in it: the record that it started from is only marked as out of date.
 */
export function useLiveChanges(isOn: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isOn) return;
    const changed = new Set<string>();
    let gathering: ReturnType<typeof setTimeout> | undefined;

    function refresh(): void {
      gathering = undefined;
      const refetchType = hasUnsavedWork() ? "none" : "active";
      for (const table of changed) {
        const { lists = [], records = [] } = SHOWN_AS[table] ?? {};
        for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
        for (const queryKey of records)
          void queryClient.invalidateQueries({ queryKey, refetchType });
      }
      changed.clear();
    }

    function note(...tables: string[]): void {
      for (const table of tables) changed.add(table);
      gathering ??= setTimeout(refresh, GATHER_MS);
    }

    const client = browserClient();
    const channel = client.channel("panel");
    for (const table of Object.keys(SHOWN_AS)) {
      channel.on("postgres_changes", { event: "*", schema: "public", table }, () => note(table));
    }
    let wasSubscribed = false;
    channel.subscribe((status) => {
      if (status !== "SUBSCRIBED") return;
      // Between two connections nobody told us anything.
      if (wasSubscribed) note(...Object.keys(SHOWN_AS));
      wasSubscribed = true;
    });
    return () => {
      clearTimeout(gathering);
      void client.removeChannel(channel);
    };
  }, [isOn, queryClient]);
}
