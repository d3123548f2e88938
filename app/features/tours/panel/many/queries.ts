import * as m from "virtual:messages/panel-tours";
import { queryOptions } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { agencyToday } from "~/editing/agency-time";
import { queryKeys } from "~/editing/query-keys";
import { readList, readWholeList, searchWords } from "~/editing/read";
import { CHANGED_ELSEWHERE, UNIQUE_VIOLATION, useSave, type WriteResult } from "~/editing/save";
import { type Departure, listComingDepartures } from "~/features/departures/data";
import { listTranslationsOf } from "~/features/translations/panel/queries";
import type { Translation } from "~/features/translations/panel/texts";
import { browserClient } from "~/supabase/browser-client";
import type { ChangedTours, SentChanges, TourChanges } from "~/supabase/tour-changes";
import { listMovedTours } from "~/supabase/tour-id";
import type { Client } from "~/supabase/types";
import { shortDate } from "~/ui/dates";
import {
  changeTours,
  listAdminTours,
  listMatchingTours,
  listWholeTours,
  type Tour,
  type TourFilters,
  type TourListItem,
} from "../../data";

/** The selected tours of the list: those of `ids`, or all that the filters find except those. */
export interface SelectedTours {
  search: string;
  filters: TourFilters;
  isAll: boolean;
  ids: ReadonlySet<string>;
}

/** More ids might not fit into a URL. */
const FEW = 25;

/** The selected tours as they are stored now. */
export async function readSelectedTours({
  search,
  filters,
  isAll,
  ids,
}: SelectedTours): Promise<TourListItem[]> {
  const client = browserClient();
  if (!isAll && ids.size <= FEW) return readList(listAdminTours(client, [...ids]));
  // A tour that an earlier change has moved out of the filters stays selected.
  const [words, limits] = isAll ? [searchWords(search), filters] : [[], {}];
  const tours = await readWholeList(() => listMatchingTours(client, words, limits));
  return tours.filter(({ id }) => ids.has(id) !== isAll);
}

/** The ids of all tours that the filters find. */
export function foundIdsQuery(search: string, filters: TourFilters) {
  return queryOptions({
    queryKey: [...queryKeys.tours, "found", search, filters],
    queryFn: () =>
      readWholeList(() => listMatchingTours(browserClient(), searchWords(search), filters)),
    select: (found) => new Set(found.map(({ id }) => id)),
  });
}

/** How many of these tours are still stored. */
export function storedCountQuery(ids: string[]) {
  return queryOptions({
    queryKey: [...queryKeys.tours, "stored", ids],
    queryFn: async () => {
      const few = { search: "", filters: {}, isAll: false, ids: new Set(ids) };
      return (await readSelectedTours(few)).length;
    },
    enabled: ids.length > 0,
  });
}

/** The ids of one request have at most this many characters, because they are in its URL. */
const MAX_IDS = 3_000;

/** All columns of these tours. */
export async function readWholeTours(ids: string[]): Promise<Tour[]> {
  return readByIds(ids, (some) => readWholeList(() => listWholeTours(browserClient(), some)));
}

/** The current ids of tours by their earlier ones. */
export async function readMovedTours(ids: string[]): Promise<Map<string, string>> {
  const moved = await readByIds(ids, (some) =>
    readWholeList(() => listMovedTours(browserClient(), some)),
  );
  return new Map(moved.map(({ id, tour_id }) => [id, tour_id]));
}

/** Their translations in all languages. */
export async function readTranslations(ids: string[]): Promise<Translation[]> {
  return readByIds(ids, (some) =>
    readWholeList(() => listTranslationsOf(browserClient(), "tours", some)),
  );
}

async function readByIds<Item>(
  ids: string[],
  read: (some: string[]) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  let some: string[] = [];
  let length = 0;
  for (const [at, id] of ids.entries()) {
    some.push(id);
    length += id.length + 1;
    const isLast = at === ids.length - 1;
    if (!isLast && length + (ids[at + 1]?.length ?? 0) < MAX_IDS) continue;
    items.push(...(await read(some)));
    some = [];
    length = 0;
  }
  return items;
}

/** The dates of these tours from today on. */
export async function readComingDates(ids: string[]): Promise<Departure[]> {
  const few = ids.length <= FEW ? ids : undefined;
  const list = () => listComingDepartures(browserClient(), agencyToday(), few);
  const isTheirs = new Set(ids);
  return (await readWholeList(list))
    .filter(({ tour_id }) => isTheirs.has(tour_id))
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on));
}

/** The facts that the messages of a change of many tours need. */
export interface ManyChange {
  changes: TourChanges;
  /** The toast, such as "12 tours published". */
  success: string;
  /** The names of the rows by their ids, for those that are left alone. */
  names: ReadonlyMap<string, string>;
}

/** The names of tours and their dates in messages. */
export function namesOf(
  tours: { id: string; title: string }[],
  dates: Pick<Departure, "id" | "tour_id" | "starts_on">[] = [],
): Map<string, string> {
  const names = new Map(tours.map(({ id, title }) => [id, title]));
  for (const { id, tour_id, starts_on } of dates) {
    names.set(id, `${names.get(tour_id) ?? tour_id}, ${shortDate(starts_on)}`);
  }
  return names;
}

export function namesIn(ids: string[] = [], names: ReadonlyMap<string, string>): string[] {
  return ids.map((id) => names.get(id) ?? id);
}

/** The queries that show what a change of many tours changes. */
export const CHANGED_QUERIES = [
  queryKeys.tours,
  queryKeys.tour,
  queryKeys.departures,
  queryKeys.categoryTours,
  queryKeys.translations,
  queryKeys.trash,
];

/**
 * Changes many tours and dates in one request, which one Undo takes back. `last`: the last change; after an Undo, with
 * the change that makes it again, which the toast passes to `onRedo`.
 */
export function useChangeTours(onRedo: (redo: ManyChange) => void) {
  /** The names of the rows that the last undo left alone. */
  const changedSince = useRef<string[]>([]);
  const [last, setLast] = useState<{ redo?: ManyChange }>();

  const { save, isSaving, undoLast } = useSave({
    write: (client, { changes }: ManyChange, key) => send(client, { ...changes, key }),
    success: ({ success }) => success,
    failure: ({ message }) => m.failedToUpdateTours({ message }),
    async undo(client, { names }, { data }) {
      const result = await send(client, (data as ChangedTours).undo);
      changedSince.current = namesIn(result.data?.left, names);
      return result;
    },
    undone() {
      const current = changedSince.current.join("; ");
      return current ? m.undoneExcept({ current }) : m.undone;
    },
    redo(wanted, { data }) {
      const redo = { ...wanted, changes: (data as ChangedTours).undo, success: m.redone };
      setLast({ redo });
      return { label: m.redo, onClick: () => onRedo(redo) };
    },
    queriesToRefresh: CHANGED_QUERIES,
  });

  /** Resolves to the names of the rows that were left alone, or to undefined if the change failed. */
  async function change(wanted: ManyChange): Promise<string[] | undefined> {
    const changed = await save(wanted);
    if (!changed) return undefined;
    setLast({});
    return namesIn(changed.data?.left, wanted.names);
  }

  /** Undoes the last change. Resolves to the names of the rows that were left alone. */
  async function undo(): Promise<string[]> {
    changedSince.current = [];
    await undoLast.current?.();
    return changedSince.current;
  }
  return { change, undo, last, isSaving };
}

/** The code makes the panel check whether the session has ended. */
export const NOTHING_CHANGED = { ...CHANGED_ELSEWHERE, code: "" };

async function send(client: Client, changes: SentChanges): Promise<WriteResult<ChangedTours>> {
  const { data, error, status } = await sendChanges(client, changes);
  const [changed] = (data ?? []) as ChangedTours[];
  return { data: changed, error: error ?? (changed ? null : NOTHING_CHANGED), status };
}

/** Somebody else may have stored the same date, name or address meanwhile. */
export async function sendChanges(client: Client, changes: SentChanges): Promise<WriteResult> {
  const { error, ...response } = await changeTours(client, changes);
  return { ...response, error: error?.code === UNIQUE_VIOLATION ? NOTHING_CHANGED : error };
}
