import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { neverChanges } from "~/ui/never-changes";
import { type Party, partyOf } from "./party";

/**
 * The party in the URL. Empty until hydration: the cached HTML is the same for every party, so it must
 * not depend on these query parameters.
 */
export function useParty(): Party {
  const { search } = useLocation();
  const query = useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  );
  return partyOf(new URLSearchParams(query));
}
