import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "~/editing/query-keys";
import { askIfSessionEnded } from "~/editing/signed-in";
import { browserClient } from "~/supabase/browser-client";

/** For each table, the queries that show its rows. */
const QUERIES: Record<string, QueryKey[]> = {
  tours: [queryKeys.tours, queryKeys.tour],
  departures: [queryKeys.departures],
  categories: [queryKeys.categories],
  hero_sections: [queryKeys.hero],
  carousel_images: [queryKeys.carouselImages],
  testimonials: [queryKeys.testimonials],
  review_submissions: [queryKeys.reviews],
  review_invitations: [queryKeys.reviews],
  about_sections: [queryKeys.aboutSections],
  company_info: [queryKeys.company],
  enquiries: [queryKeys.enquiries],
  office_settings: [queryKeys.officeSettings],
  quotes: [queryKeys.quotes],
};

/** Collects changes for this time, so that many changes cause only one refresh. */
const DELAY_MS = 150;

/** While the panel is open, refreshes the lists that another tab or person changes. */
export function useLiveChanges(isOn: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isOn) return;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function refresh(): void {
      timer = undefined;
      for (const table of changed) {
        for (const queryKey of QUERIES[table] ?? []) {
          void queryClient.invalidateQueries({ queryKey });
        }
      }
      for (const queryKey of [queryKeys.trash, queryKeys.versions]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      changed.clear();
    }

    function refreshSoon(...tables: string[]): void {
      for (const table of tables) changed.add(table);
      timer ??= setTimeout(refresh, DELAY_MS);
    }

    const client = browserClient();
    const channel = client.channel("panel");
    for (const table of Object.keys(QUERIES)) {
      channel.on("postgres_changes", { event: "*", schema: "public", table }, () =>
        refreshSoon(table),
      );
    }
    channel.subscribe((status) => {
      // Changes made while disconnected were missed, so refresh everything.
      if (status === "SUBSCRIBED") refreshSoon(...Object.keys(QUERIES));
      // The server closes the sockets of ended sessions and of removed operators.
      else if (status === "CHANNEL_ERROR") void askIfSessionEnded();
    });
    return () => {
      clearTimeout(timer);
      void client.removeChannel(channel);
    };
  }, [isOn, queryClient]);
}
