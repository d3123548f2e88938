import type { ShouldRevalidateFunctionArgs } from "react-router";

let isWholeListShown = false;

/** Tells the rule below whether the list on screen holds every tour of its type. */
export function noteShownList({ isWhole }: { isWhole: boolean }): void {
  isWholeListShown = isWhole;
}

/**
 * Choosing a category of a whole list changes the address only: what it shows is in the page
 * already. A list in pages asks the server.
 */
export function reloadsUnlessShown({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyQuery =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlyQuery && isWholeListShown ? false : defaultShouldRevalidate;
}
