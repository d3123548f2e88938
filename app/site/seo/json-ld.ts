import * as m from "virtual:messages/json-ld";
import type {
  ItemAvailability,
  Offer,
  OpeningHoursSpecification,
  Product,
  Review,
  TouristTrip,
  TravelAgency,
} from "schema-dts";
import type { CompanyDetails } from "~/features/company/company-details";
import { DEFAULT_HOURS } from "~/features/company/defaults";
import { type ComingDeparture, LISTED_DATES } from "~/features/departures/site/coming";
import type { TourDetails } from "~/features/tours/site/page/tour-details";
import { tourPath } from "~/features/tours/tour-path";
import { type Language, pathIn } from "~/ui/languages";
import { phoneNumbers } from "~/ui/phone-numbers";
import { shortText } from "~/ui/short-text";
import { clockTime, openingHours } from "./opening-hours";

/** The JSON-LD of a tour. Called only in loaders, to keep this code out of the browser. */
export function tourNodes(siteUrl: string, tour: TourDetails, shown: Language): object[] {
  const url = siteUrl + pathIn(shown, tourPath(tour));
  const product = tourProduct(siteUrl, url, tour);
  return [touristTrip(siteUrl, url, tour), ...(product ? [product] : [])];
}

/** The JSON-LD of the agency. Called only in loaders, to keep this code out of the browser. */
export function agencyJsonLd(
  siteUrl: string,
  company: CompanyDetails,
  englishHours: string | null = company.working_hours,
): Exclude<TravelAgency, string> {
  const links = [company.facebook_url, company.instagram_url, company.twitter_url];
  return {
    "@type": "TravelAgency",
    "@id": agencyId(siteUrl),
    name: company.company_name,
    slogan: company.tagline,
    url: `${siteUrl}/`,
    logo: company.logo_url ? absolute(siteUrl, company.logo_url) : undefined,
    image: `${siteUrl}/og/site.jpg`,
    // Without a `tel:` link, it is the demo number under another name.
    telephone: company.phone_link.startsWith("tel:")
      ? (phoneNumbers(company.phone)[0] ?? company.phone)
      : undefined,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address,
      addressLocality: company.city,
      addressRegion: company.state,
      postalCode: company.postal_code,
      addressCountry: company.country,
    },
    openingHoursSpecification: hours(englishHours),
    vatID: company.gst_number ?? undefined,
    identifier: company.registration_number ?? undefined,
    sameAs: links.filter((link): link is string => /^https?:/.test(link ?? "")),
  };
}

function hours(text: string | null): OpeningHoursSpecification | undefined {
  const read = openingHours(text || DEFAULT_HOURS);
  if (!read) return undefined;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: read.days,
    opens: read.opens,
    closes: read.closes,
  };
}

function touristTrip(siteUrl: string, url: string, tour: TourDetails): TouristTrip {
  return {
    "@type": "TouristTrip",
    "@id": `${url}#trip`,
    name: tour.title,
    description: tour.summary,
    url,
    image: pictures(siteUrl, tour),
    provider: { "@id": agencyId(siteUrl) },
    itinerary:
      tour.itinerary.length > 0
        ? {
            "@type": "ItemList",
            itemListElement: tour.itinerary.map((stage, at) => ({
              "@type": "ListItem",
              position: at + 1,
              name: [stage.day, stage.title].filter(Boolean).join(": "),
              description: dayInWords(stage) || undefined,
            })),
          }
        : undefined,
    tripOrigin: tour.startsFrom ? { "@type": "Place", name: tour.startsFrom } : undefined,
    offers:
      tour.departures.length > 0
        ? tour.departures
            .slice(0, LISTED_DATES)
            .map((departure) => departureOffer(url, tour, departure))
        : undefined,
  };
}

function dayInWords({ description, stay, meals }: TourDetails["itinerary"][number]): string {
  return [description, stay && m.stay({ stay }), meals && m.meals({ meals })]
    .filter(Boolean)
    .join("\n");
}

const availabilities: Record<NonNullable<ComingDeparture["status"]>, ItemAvailability> = {
  Open: "https://schema.org/InStock",
  Guaranteed: "https://schema.org/InStock",
  "Filling fast": "https://schema.org/LimitedAvailability",
  "Sold out": "https://schema.org/SoldOut",
};

/** The offer for one date. A date's own price is omitted, because it is free text. */
function departureOffer(url: string, tour: TourDetails, departure: ComingDeparture): Offer {
  const price = departure.price === null ? shownAmount(tour) : null;
  return {
    "@type": "Offer",
    itemOffered: {
      "@type": "TouristTrip",
      name: tour.title,
      departureTime: `${departure.day}T${startTime(tour)}:00+05:30`,
    },
    availability: departure.status ? availabilities[departure.status] : undefined,
    price: price ?? undefined,
    priceCurrency: price === null ? undefined : "INR",
    url,
  };
}

/**
 * The time at the first pickup point. schema.org has no departure without a time, so midnight stands
 * for an unknown one: without `departureTime`, the date would be missing too.
 */
function startTime({ pickupPoints: [first] }: TourDetails): string {
  return clockTime(first?.time ?? "") ?? "00:00";
}

/** The price in rupees, if the page shows a price. */
function shownAmount({ price, priceFrom }: TourDetails): number | null {
  return price ? priceFrom : null;
}

/** Null if the tour has neither a price nor ratings, because a Product needs one of them. */
function tourProduct(siteUrl: string, url: string, tour: TourDetails): Product | null {
  const price = shownAmount(tour);
  const { count: ratingCount, average } = tour.sentRating;
  const rated = tour.reviews.flatMap(({ sentOn, rating, ...review }) =>
    sentOn && rating !== null ? [{ ...review, sentOn, rating }] : [],
  );
  if (price === null && ratingCount === 0) return null;
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: tour.title,
    description: tour.summary,
    image: pictures(siteUrl, tour),
    offers:
      price === null
        ? undefined
        : {
            "@type": "Offer",
            price,
            priceCurrency: "INR",
            url,
            seller: { "@id": agencyId(siteUrl) },
          },
    // Counts only reviews sent with this site's form, not the rating of a tour without reviews.
    aggregateRating:
      ratingCount === 0
        ? undefined
        : {
            "@type": "AggregateRating",
            ratingValue: Number(average),
            bestRating: 5,
            worstRating: 1,
            ratingCount,
          },
    review: rated.length === 0 ? undefined : rated.map(toReview),
  };
}

interface RealReview {
  name: string;
  comment: string;
  rating: number;
  /** yyyy-mm-dd */
  sentOn: string;
}

function toReview(review: RealReview): Review {
  return {
    "@type": "Review",
    // Google accepts names of fewer than 100 characters.
    author: { "@type": "Person", name: shortText(review.name, 99) },
    datePublished: review.sentOn,
    reviewBody: review.comment,
    reviewRating: {
      "@type": "Rating",
      ratingValue: review.rating,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function pictures(siteUrl: string, tour: TourDetails): string[] {
  const urls = [tour.image, ...tour.gallery].filter((url) => url !== null);
  return [...new Set(urls.map((url) => absolute(siteUrl, url)))];
}

function absolute(siteUrl: string, url: string): string {
  return url.startsWith("/") ? siteUrl + url : url;
}

function agencyId(siteUrl: string): string {
  return `${siteUrl}/#agency`;
}
