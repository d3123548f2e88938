import { readStored, useStored, writeStored } from "../../../ui/stored.ts";

/** The maximum number of tours in a shortlist. */
export const SHORTLIST_SIZE = 4;

const MAX_LIST = 500;

/** The key in localStorage. The value lists tour ids in the same format as the URL. */
export const SHORTLIST_KEY = "shortlist";

/** The ids of a list like "kerala-backwaters,golden-triangle". */
export function idsOf(list: string): string[] {
  // A chat can add a bracket, a full stop or an invisible character to the end of a link.
  const parts = list
    .slice(0, MAX_LIST)
    .split(",")
    .map((id) => id.replace(/[^\w-]+$/, ""));
  const ids = parts.filter((id) => /^[\w-]{1,100}$/.test(id));
  return [...new Set(ids)].slice(0, SHORTLIST_SIZE);
}

/** The URL of the page that compares these tours. */
export function shortlistPath(ids: readonly string[]): string {
  return ids.length > 0 ? `/shortlist?tours=${ids.join(",")}` : "/shortlist";
}

/** The ids of the tours that this visitor has saved. Empty on the server and until hydration. */
export function useShortlist(): string[] {
  return idsOf(useStored(SHORTLIST_KEY));
}

/** Reads the ids of the saved tours without subscribing to changes. */
export function savedIds(): string[] {
  return idsOf(readStored(SHORTLIST_KEY));
}

/** Saves or removes the tour. Returns null on success, otherwise the reason for the failure. */
export function toggleSaved(id: string): "full" | "blocked" | null {
  const saved = savedIds();
  const isSaved = saved.includes(id);
  if (!isSaved && saved.length >= SHORTLIST_SIZE) return "full";
  return store(isSaved ? saved.filter((each) => each !== id) : [...saved, id]) ? null : "blocked";
}

export function removeSaved(ids: readonly string[]): void {
  store(savedIds().filter((id) => !ids.includes(id)));
}

/** Replaces an earlier id of a tour, so that the heart on its page is pressed. */
export function renameSaved(earlier: string, id: string): void {
  const saved = savedIds();
  if (saved.includes(earlier)) store(saved.map((each) => (each === earlier ? id : each)));
}

function store(ids: string[]): boolean {
  return writeStored(SHORTLIST_KEY, [...new Set(ids)].join(","));
}
