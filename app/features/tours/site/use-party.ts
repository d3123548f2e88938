import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Party, partyOf } from "./party";

/**
 * The party in the URL. Nothing until hydration, because the server renders one page for every party:
 * the query fields of a party are no part of the page cache's key.
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

function neverChanges() {
  return () => {};
}
