import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { browserClient } from "~/supabase/browser-client";

/** The queries that each table's rows are shown by (spec §7). */
const SHOWN_AS: Record<string, QueryKey[]> = {
  tours: [["tours"], ["tour"]],
  categories: [["categories"]],
  hero_sections: [["heroSection"]],
  carousel_images: [["carouselImages"]],
  testimonials: [["testimonials"]],
  about_sections: [["aboutSections"]],
  company_info: [["companyInfo"]],
};

/** One refresh for all changes of an import. */
const DEBOUNCE_MS = 150;

/**
 * While the panel is open, refetches what another tab or person changes. A form keeps what is typed
 * in it; only the record that it started from is out of date.
 */
export function useLiveChanges(isOn: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isOn) return;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function refresh(): void {
      timer = undefined;
      for (const table of changed) {
        for (const queryKey of SHOWN_AS[table] ?? []) {
          void queryClient.invalidateQueries({ queryKey });
        }
      }
      changed.clear();
    }

    function note(...tables: string[]): void {
      for (const table of tables) changed.add(table);
      timer ??= setTimeout(refresh, DEBOUNCE_MS);
    }

    const client = browserClient();
    const channel = client.channel("panel");
    for (const table of Object.keys(SHOWN_AS)) {
      channel.on("postgres_changes", { event: "*", schema: "public", table }, () => note(table));
    }
    let wasSubscribed = false;
    channel.subscribe((status) => {
      if (status !== "SUBSCRIBED") return;
      // Changes between two connections were missed.
      if (wasSubscribed) note(...Object.keys(SHOWN_AS));
      wasSubscribed = true;
    });
    return () => {
      clearTimeout(timer);
      void client.removeChannel(channel);
    };
  }, [isOn, queryClient]);
}
