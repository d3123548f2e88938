import type { Insert, Update } from "./types.ts";

/** A row that is changed or deleted if it still has this version. Without a version, it may have any. */
interface Changed {
  id: string;
  version?: string;
}

interface ChangedRow<T extends "tours" | "departures" | "translations"> extends Changed {
  set: Update<T>;
}

/** Changes that the SQL function `change_tours` makes in one transaction. */
export interface TourChanges {
  tours?: ChangedRow<"tours">[];
  departures?: ChangedRow<"departures">[];
  translations?: ChangedRow<"translations">[];
  added_tours?: Insert<"tours">[];
  added_departures?: Insert<"departures">[];
  added_translations?: Insert<"translations">[];
  deleted_tours?: Changed[];
  deleted_departures?: Changed[];
  deleted_translations?: Changed[];
  /** The ids of tours in the trash. */
  restored_tours?: string[];
}

/** If the same changes are sent again with the same key, they are made once, and the response is the same. */
export interface SentChanges extends TourChanges {
  key: string;
}

export interface ChangedTours {
  /** The changes that bring back what was there before. */
  undo: SentChanges;
  /** The ids of the rows that were left alone, because they have changed since or no longer exist. */
  left: string[];
}
