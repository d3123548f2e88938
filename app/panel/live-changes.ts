import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queryKeys } from "~/editing/query-keys";
import { askIfSessionEnded } from "~/editing/signed-in";
import { browserClient } from "~/supabase/browser-client";
import { listenToRows } from "~/supabase/row-changes";
import type { Table } from "~/supabase/types";

/** For each table, the queries that show its rows. A new table is a type error until it is listed. */
const QUERIES: Record<Table, QueryKey[]> = {
  tours: [queryKeys.tours, queryKeys.tour, queryKeys.categoryTours],
  departures: [queryKeys.departures, queryKeys.tours],
  categories: [queryKeys.categories],
  hero_sections: [queryKeys.hero],
  carousel_images: [queryKeys.carouselImages],
  testimonials: [queryKeys.testimonials],
  review_submissions: [queryKeys.reviews],
  review_invitations: [queryKeys.reviews],
  about_sections: [queryKeys.aboutSections],
  faq_questions: [queryKeys.faqQuestions],
  pictures: [queryKeys.pictures],
  pages: [queryKeys.pages],
  company_info: [queryKeys.company],
  enquiries: [queryKeys.enquiries],
  office_settings: [queryKeys.officeSettings],
  quotes: [queryKeys.quotes],
  translations: [queryKeys.translations],
  glossary: [queryKeys.glossary],
  // Their screens follow the tables above, or read again when they open.
  backups: [],
  daily_counts: [],
  mails: [],
  newsletter_addresses: [],
  push_keys: [],
  push_subscriptions: [],
  quote_revisions: [],
  row_versions: [],
  synonyms: [],
  tour_addresses: [],
};
/** The tables whose changes the panel listens to. */
export const SUBSCRIBED_TABLES = (Object.keys(QUERIES) as Table[]).filter(
  (table) => QUERIES[table].length > 0,
);

/** Collects changes for this time, so that many changes cause only one read. */
const DELAY_MS = 150;
/** The pause after a read. Under a stream of changes it doubles, up to the longest. */
const PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;
/** After a first connection within this time, the screens are not read again. */
const SOON_MS = 2_000;

/**
 * Calls `read` with the tables that have changed. A read waits for the one before it, and under a stream of
 * changes it waits longer.
 */
export function createRefresher(read: (tables: Table[]) => Promise<unknown>) {
  const changed = new Set<Table>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = PAUSE_MS;
  let isReading = false;
  let isStopped = false;

  async function refresh(): Promise<void> {
    timer = undefined;
    isReading = true;
    const tables = [...changed];
    changed.clear();
    await read(tables);
    isReading = false;
    if (!isStopped) timer = setTimeout(endPause, pause);
  }

  function endPause(): void {
    timer = undefined;
    pause = changed.size > 0 ? Math.min(2 * pause, MAX_PAUSE_MS) : PAUSE_MS;
    if (changed.size > 0) void refresh();
  }

  return {
    add(...tables: Table[]): void {
      for (const table of tables) changed.add(table);
      if (!isReading && !isStopped) timer ??= setTimeout(refresh, DELAY_MS);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** While the panel is open, refreshes the lists that another tab or person changes, and announces new enquiries. */
export function useLiveChanges(isOn: boolean, announce: (enquiryId: string) => void): void {
  const queryClient = useQueryClient();
  const onEnquiry = useEffectEvent(announce);

  useEffect(() => {
    if (!isOn) return;
    const { add, stop } = createRefresher((tables) => {
      const keys = tables.flatMap((table) => QUERIES[table]);
      return Promise.all(
        [...keys, queryKeys.trash, queryKeys.versions].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    });

    const openedAt = Date.now();
    let isFirst = true;
    const stopListening = listenToRows(browserClient(), {
      channel: "panel",
      tables: SUBSCRIBED_TABLES,
      onChange({ table, type, id }) {
        add(table);
        if (table === "enquiries" && type === "INSERT") onEnquiry(id);
      },
      onStatus(status) {
        // The screens have read their rows while the first connection was made, unless that took long.
        const mayHaveMissed = !isFirst || Date.now() - openedAt > SOON_MS;
        if (status === "SUBSCRIBED" && mayHaveMissed) add(...SUBSCRIBED_TABLES);
        isFirst = false;
        // The server closes the sockets of ended sessions and of removed operators.
        if (status === "CHANNEL_ERROR" || status === "CLOSED") void askIfSessionEnded();
      },
    });
    return () => {
      stop();
      void stopListening();
    };
  }, [isOn, queryClient]);
}
