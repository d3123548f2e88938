import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { neverChanges } from "./never-changes";

/**
 * The query of the URL, such as "?people=4". Empty until hydration, because the cached HTML can come from a request
 * with another query.
 */
export function useUrlQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  );
}
