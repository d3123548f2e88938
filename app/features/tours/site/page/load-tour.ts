import { redirect } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { isTourType } from "~/features/categories/tour-type";
import { defaultCompany } from "~/features/company/default-company";
import { callLink } from "~/features/company/demo";
import {
  loadEnglish,
  loadFigures,
  loadLanguagesOf,
  loadOwnName,
  loadPolicies,
} from "~/features/company/site/load-company";
import { listDepartures } from "~/features/departures/data";
import { translated } from "~/features/translations/site/translated";
import { failuresOf, loadOr, missingPage, type PublicLoad } from "~/supabase/public-load";
import { wholeList } from "~/supabase/whole-list";
import {
  listRelatedTours,
  RELATED_TOURS,
  readMovedTour,
  readTour,
  type TourCard,
} from "../../data";
import { tourPath } from "../../tour-path";
import { loadCards } from "../card/shown-cards";
import { tourDetails } from "./tour-details";

/**
 * The data of a tour page. Redirects to /not-found if there is no such tour (spec §2). If it could not
 * be read, throws 503. Another address or type redirects to the right one, with the party in the query.
 */
export async function loadTour(
  load: PublicLoad,
  type: string | undefined,
  id: string | undefined,
  query = "",
) {
  if (!isTourType(type) || !id) throw redirect("/not-found");
  const today = agencyToday();
  const dates = () => listDepartures(load.client, id, today);
  const [tour, departures, ofType, contact, company_name, policies, figures] = await Promise.all([
    loadOr(load, "Failed to load data", readTour(load.client, id), null),
    loadOr(load, "Failed to load data", wholeList(dates, "starts_on"), []),
    loadOr(load, "Error loading tours", listRelatedTours(load.client, type, id), []),
    loadEnglish(load),
    loadOwnName(load),
    loadPolicies(load),
    loadFigures(load),
  ]);
  if (!tour) {
    const moved = await loadOr(load, "Failed to load data", readMovedTour(load.client, id), null);
    if (moved) throw redirect(tourPath(moved) + query, 301);
    throw missingPage(load);
  }
  // The operator has changed the type of the tour. Links with the old type must still work.
  if (tour.type !== type) throw redirect(tourPath(tour) + query, 301);
  const ofCategory = tour.category
    ? await loadOr(
        load,
        "Error loading tours",
        listRelatedTours(load.client, type, id, tour.category),
        [],
      )
    : [];
  const [[shown], languages] = await Promise.all([
    translated(load, "tours", [tour]),
    loadLanguagesOf(load, "tours", tour.id),
  ]);
  const phone = contact?.phone || defaultCompany.phone;
  return {
    tour: tourDetails(shown ?? tour, departures, today, policies, figures),
    related: await loadCards(load, preferring(ofCategory, ofType).slice(0, RELATED_TOURS)),
    ...(languages.length > 1 && { languages }),
    contact: {
      phone,
      phone_link: callLink({ company_name, phone }),
      email: contact?.email || defaultCompany.email,
    },
    ...failuresOf(load),
  };
}

function preferring(first: TourCard[], others: TourCard[]): TourCard[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !ids.has(id))];
}
