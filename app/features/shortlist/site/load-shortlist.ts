import { agencyToday } from "~/editing/agency-time";
import { translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { listMovedTours } from "~/supabase/tour-id";
import { wholeList } from "~/supabase/whole-list";
import { comparedFacts, familyText } from "./comparison";
import { listCompared, listComparedDepartures } from "./data";
import { idsOf } from "./shortlist";
import { noShortlist, type ShortlistData } from "./shortlist-data";

const FAILURE = "Error loading tours"; // spec §8

/** The tours in the order of the URL, what compares them, and the text for the family. */
export async function loadShortlist(
  load: PublicLoad,
  url: string,
): Promise<ShortlistData & { familyText: string }> {
  const urlIds = idsOf(new URL(url).searchParams.get("tours") ?? "");
  if (urlIds.length === 0) return { ...noShortlist, familyText: "" };
  const moved = await loadOr(load, FAILURE, listMovedTours(load.client, urlIds), []);
  const ids = urlIds.map((id) => moved.find((each) => each.id === id)?.tour_id ?? id);
  const today = agencyToday();
  const departuresOf = () => listComparedDepartures(load.client, ids, today);
  const [found, departures] = await Promise.all([
    loadOr(load, FAILURE, listCompared(load.client, ids), null).then(
      (stored) => stored && translated(load, "tours", stored),
    ),
    loadOr(load, FAILURE, wholeList(departuresOf, "starts_on"), []),
  ]);
  const tours = urlIds.flatMap((id, at) => {
    const tour = found?.find((each) => each.id === ids[at]);
    return tour && ids.indexOf(tour.id) === at ? { ...tour, savedAs: id } : [];
  });
  return {
    tours: tours.map(({ id, savedAs, title, type, image_url, english, is_english }) => ({
      id,
      savedAs,
      path: `/tour/${type}/${id}`,
      title,
      ...(english && english.title !== title && { englishTitle: english.title }),
      ...(is_english && { is_english }),
      image_url,
    })),
    facts: comparedFacts(tours, departures),
    missing: found ? urlIds.filter((_, at) => !found.some(({ id }) => id === ids[at])) : [],
    hasFailed: found === null,
    familyText: familyText(tours, departures, today),
  };
}
