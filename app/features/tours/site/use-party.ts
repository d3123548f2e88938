import { useMatches } from "react-router";
import { useUrlQuery } from "~/ui/use-url-query";
import { type Party, partyOf } from "./party";

/** The party in the URL. Empty until hydration. */
export function useParty(): Party {
  return partyOf(new URLSearchParams(useUrlQuery()));
}

/** The party that the search of the open list names, such as "4 people", or else the one in the URL. */
export function useKnownParty(): Party {
  const party = useParty();
  const data = useMatches().at(-1)?.loaderData as { party?: Party } | undefined;
  const { people, children } = data?.party?.people ? data.party : party;
  return { ...party, people, children };
}
