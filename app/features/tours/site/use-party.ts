import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
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

/** The party that the search of the open list names, such as "4 people", or else the one in the URL. */
export function useKnownParty(): Party {
  const party = useParty();
  const data = useMatches().at(-1)?.loaderData as { party?: Party } | undefined;
  const { people, children } = data?.party?.people ? data.party : party;
  return { ...party, people, children };
}
