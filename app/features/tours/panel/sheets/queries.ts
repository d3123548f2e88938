import * as m from "virtual:messages/panel-tours";
import { useRef } from "react";
import { readWholeList } from "~/editing/read";
import { useSave, type WriteResult } from "~/editing/save";
import { listCategories, listEarlierNames } from "~/features/categories/data";
import type { OtherLanguage } from "~/features/translations/panel/queries";
import { browserClient } from "~/supabase/browser-client";
import type { ChangedTours, SentChanges, TourChanges } from "~/supabase/tour-changes";
import type { Client } from "~/supabase/types";
import { randomId } from "~/ui/random-id";
import { listAdminTours, listMatchingTours } from "../../data";
import {
  CHANGED_QUERIES,
  NOTHING_CHANGED,
  namesIn,
  namesOf,
  readComingDates,
  readMovedTours,
  readSelectedTours,
  readTranslations,
  readWholeTours,
  type SelectedTours,
  sendChanges,
} from "../many/queries";
import { batchesOf } from "./batches";
import { dateColumns, type Sheet, sheetOf } from "./cells";
import { columnsIn, inLanguages } from "./languages";
import { tourIdsIn } from "./plan";
import type { ImportPlan, Stored } from "./rows";

/** The selected tours with all their columns, also of other languages, and their coming dates, as sheets. */
export async function readToExport(
  selection: SelectedTours,
  languages: OtherLanguage[],
): Promise<{ tours: Sheet; dates: Sheet }> {
  const ids = (await readSelectedTours(selection)).map(({ id }) => id);
  const [tours, dates, translations] = await Promise.all([
    readWholeTours(ids),
    readComingDates(ids),
    languages.length > 0 ? readTranslations(ids) : [],
  ]);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  const inOrder = dates
    .map((date) => ({ ...date, tour: titles.get(date.tour_id) ?? "" }))
    .sort((a, b) => a.tour.localeCompare(b.tour) || a.starts_on.localeCompare(b.starts_on));
  return {
    tours: sheetOf(
      "Tours",
      columnsIn(languages),
      tours
        .sort((a, b) => a.title.localeCompare(b.title))
        .map((tour) => inLanguages(tour, translations)),
    ),
    dates: sheetOf("Dates", dateColumns, inOrder),
  };
}

/** Reads the stored rows of the tours that a file names. */
export async function readToImport(
  sheets: Sheet[],
  languages: OtherLanguage[],
): Promise<Omit<Stored, "publicLanguages">> {
  const typed = tourIdsIn(sheets);
  const moved = await readMovedTours(typed);
  const ids = [...new Set([...typed, ...moved.values()])];
  const [tours, dates, categories, titles, earlierNames, translations] = await Promise.all([
    readWholeTours(ids),
    readComingDates(ids),
    readWholeList(() => listCategories(browserClient()), "name"),
    readWholeList(() => listMatchingTours(browserClient(), [], {})),
    readWholeList(() => listEarlierNames(browserClient())),
    languages.length > 0 ? readTranslations(ids) : [],
  ]);
  return { tours, moved, dates, categories, titles, earlierNames, translations, languages };
}

/** Imports in several requests. One undo takes all of them back. */
export function useImport() {
  /** The undos of the finished requests, the newest first. */
  const undos = useRef<SentChanges[]>([]);
  /** Whether the next finished request begins new undos. Until then, those of the import before are kept. */
  const startsUndos = useRef(true);
  const pending = useRef<SentChanges[]>([]);
  /** The ids of the rows that somebody else has changed. */
  const skipped = useRef<string[]>([]);
  const startedPlan = useRef<ImportPlan>(undefined);
  const names = useRef<ReadonlyMap<string, string>>(new Map());

  async function sendPending(
    client: Client,
    onDone: (changed: ChangedTours) => void = () => {},
  ): Promise<WriteResult> {
    const all = [...pending.current];
    let result: WriteResult = { error: null };
    let count = 0;
    for (let next = pending.current[0]; next; next = pending.current[0]) {
      const { data, ...response } = await sendChanges(client, next);
      result = { ...response, data };
      if (response.error) return result;
      pending.current.shift();
      const [changed] = (data ?? []) as ChangedTours[];
      if (changed) {
        onDone(changed);
        count += 1;
      }
      skipped.current.push(...(changed?.left ?? idsIn(next)));
    }
    if (count > 0) return result;
    // If the session has ended, the same is sent again.
    pending.current = all;
    skipped.current = [];
    return { ...result, error: NOTHING_CHANGED };
  }

  const skippedNames = () => namesIn(skipped.current, names.current);
  const sending = useSave({
    write: (client, _: ImportPlan) =>
      sendPending(client, ({ undo }) => {
        undos.current = startsUndos.current ? [undo] : [undo, ...undos.current];
        startsUndos.current = false;
      }),
    success: ({ count }) => m.rowsImported({ count }),
    failure: ({ message }) => m.failedToImport({ message }),
    queriesToRefresh: CHANGED_QUERIES,
  });
  const undoing = useSave({
    write: async (client, _: undefined) => {
      const result = await sendPending(client);
      undos.current = [...pending.current];
      // More ids might not fit into a URL.
      const added = skipped.current.filter((id) => !names.current.has(id)).slice(0, 25);
      const { data } = added.length > 0 ? await listAdminTours(client, added) : { data: [] };
      names.current = new Map([...names.current, ...namesOf(data ?? [])]);
      return result;
    },
    success: () =>
      skipped.current.length > 0
        ? m.importUndoneExcept({ names: skippedNames().join("; ") })
        : m.importUndone,
    failure: ({ message }) => m.couldNotUndo({ message }),
    queriesToRefresh: CHANGED_QUERIES,
  });

  return {
    isSaving: sending.isSaving,
    isUndoing: undoing.isSaving,
    /** Whether some requests of an import are done, although a later one failed. */
    hasBegun: () => !startsUndos.current,
    /** Imports a plan. The same plan again, after a failure, sends only what was not imported. */
    async run(plan: ImportPlan): Promise<unknown> {
      if (plan !== startedPlan.current) {
        // The changes of a plan that failed in between can still be undone.
        startsUndos.current ||= pending.current.length === 0;
        startedPlan.current = plan;
        skipped.current = [];
        names.current = plan.names;
        pending.current = batchesOf(plan.changes, plan.tourOfMoved).map((batch) => ({
          ...batch,
          key: randomId(),
        }));
      }
      return sending.save(plan);
    },
    /** The names of the rows that the import has left alone. */
    skippedNames,
    async undo(): Promise<unknown> {
      sending.dismissToast();
      skipped.current = [];
      startedPlan.current = undefined;
      pending.current = [...undos.current];
      return undoing.save(undefined);
    },
  };
}

function idsIn(changes: TourChanges): string[] {
  const { tours = [], departures = [], translations = [] } = changes;
  const { deleted_tours = [], deleted_departures = [], deleted_translations = [] } = changes;
  const deleted = [...deleted_tours, ...deleted_departures, ...deleted_translations];
  return [...tours, ...departures, ...translations, ...deleted].map(({ id }) => id);
}
