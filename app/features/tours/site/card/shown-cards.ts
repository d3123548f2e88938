import { agencyToday } from "~/editing/agency-time";
import { translatedNames } from "~/features/categories/site/translated-names";
import { isPerPerson } from "~/features/prices/amount";
import { type Translated, translated } from "~/features/translations/site/translated";
import type { PublicLoad } from "~/supabase/public-load";
import { shortDate } from "~/ui/dates";
import { forThreeLines } from "~/ui/short-text";
import type { TourCard } from "../../data";

type Unformatted = "next_departure" | "price_from" | "price_basis";

/** A tour, formatted for its card. */
export interface ShownCard extends Omit<TourCard, Unformatted> {
  /** "Fri 4 Dec", followed by the year unless it is the current year. */
  nextDate: string | null;
  /** Set if the title is translated. */
  english_title?: string | undefined;
  /** The category in the language of the page, if it is translated. `category` is always the English name. */
  category_name?: string | undefined;
  /** True if "per person" is added to the price. */
  is_per_person?: true | undefined;
  /** True if the tour is not translated into the language of the page. */
  is_english?: true | undefined;
  /** The only departure in the month of a search, yyyy-mm-dd. */
  date?: string | undefined;
  /** The text for which a search found the tour, unless its title shows it. */
  reason?: string | undefined;
  /** How the tour differs from a search without results. */
  difference?: string | undefined;
}

/** Formats tours for their cards: shortens the summary and formats the next date. */
export function shownCards<T extends TourCard>(
  tours: Translated<T>[],
): (Omit<T, Unformatted | "english"> & ShownCard)[] {
  const today = agencyToday();
  return tours.map(({ next_departure, price_from, price_basis, english, ...tour }) => ({
    ...tour,
    ...(english && { english_title: english.title }),
    ...(price_from &&
      isPerPerson({ price: tour.price, price_basis, english }) && { is_per_person: true as const }),
    summary: forThreeLines(tour.summary),
    nextDate: next_departure && shortDate(next_departure, today),
  }));
}

/** The cards of tours in the language of this build, with the translated names of their categories. */
export async function loadCards<T extends TourCard>(load: PublicLoad, tours: T[]) {
  const [cards, names] = await Promise.all([
    translated(load, "tours", tours, "price_basis"),
    translatedNames(load, tours),
  ]);
  return shownCards(cards).map((card) => {
    const category_name = names[card.category ?? ""];
    return category_name ? { ...card, category_name } : card;
  });
}
