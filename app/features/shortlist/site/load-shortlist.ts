import { agencyToday } from "~/editing/agency-time";
import { failuresOf, loadOr, type PublicLoad } from "~/supabase/public-load";
import { wholeList } from "~/supabase/whole-list";
import { listFeaturedTours, listNewestTours } from "../../tours/data";
import { type ShownCard, shownCards } from "../../tours/site/card/shown-cards";
import { comparedFacts, familyText, noShortlist, type ShortlistData } from "./comparison";
import { listCompared, listComparedDepartures, listMoved } from "./data";
import { idsOf } from "./shortlist";

const FAILURE = "Error loading tours"; // spec §8
const CARDS = 3;

/** The tours in the order of the URL, what compares them, and the text for the family. */
export async function loadShortlist(
  load: PublicLoad,
  url: string,
): Promise<ShortlistData & { familyText: string; failures?: string[] }> {
  const urlIds = idsOf(new URL(url).searchParams.get("tours") ?? "");
  if (urlIds.length === 0) {
    return { ...noShortlist, familyText: "", cards: await loadCards(load), ...failuresOf(load) };
  }
  const moved = await loadOr(load, FAILURE, listMoved(load.client, urlIds), []);
  const ids = urlIds.map((id) => moved.find((each) => each.id === id)?.tour_id ?? id);
  const today = agencyToday();
  const departuresOf = () => listComparedDepartures(load.client, ids, today);
  const [found, departures] = await Promise.all([
    loadOr(load, FAILURE, listCompared(load.client, ids), null),
    loadOr(load, FAILURE, wholeList(departuresOf, "starts_on"), []),
  ]);
  const tours = urlIds.flatMap((id, at) => {
    const tour = found?.find((each) => each.id === ids[at]);
    return tour && ids.indexOf(tour.id) === at ? { ...tour, savedAs: id } : [];
  });
  return {
    tours: tours.map(({ id, savedAs, title, type, image_url }) => ({
      id: savedAs,
      path: `/tour/${type}/${id}`,
      title,
      image_url,
    })),
    facts: comparedFacts(tours, departures),
    missing: found ? urlIds.filter((_, at) => !found.some(({ id }) => id === ids[at])) : [],
    hasFailed: found === null,
    cards: found && tours.length === 0 ? await loadCards(load) : [],
    familyText: familyText(tours, departures, today),
    ...failuresOf(load),
  };
}

/** Featured tours, or the newest ones if none is featured. */
async function loadCards(load: PublicLoad): Promise<ShownCard[]> {
  const featured = await loadOr(load, FAILURE, listFeaturedTours(load.client), []);
  const tours =
    featured.length > 0
      ? featured
      : await loadOr(load, FAILURE, listNewestTours(load.client, null, CARDS), []);
  return shownCards(tours.slice(0, CARDS));
}
