import type { MetaDescriptor } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import type { TourDetails } from "~/features/tours/tour-details";
import { tourPath } from "~/features/tours/tour-path";
import { shortText } from "~/ui/short-text";
import { pageCrumbs, tourCrumbs } from "./crumbs";
import { pageGraph } from "./json-ld";

/*
 * Descriptions, link previews and structured data are for readers of the HTML as it was sent: the browser's bundle
 * carries none, and the root takes them out when the visitor goes on to another page.
 */

interface Page {
  path: string;
  /** Of a list in pages, each of which is a page of its own. */
  query: string;
  title: string;
  description: string;
}

interface Card {
  /** The page's address below the site's. */
  path: string;
  title: string;
  description: string;
  /** The preview picture, 1200 by 630. */
  picture: { path: string; alt: string };
}

/** What a page tells search engines and those who preview links. */
export function pageRobotMeta(
  siteUrl: string,
  company: CompanyDetails,
  { path, query, title, description }: Page,
): MetaDescriptor[] {
  const picture = { path: "/og/site.jpg", alt: company.company_name };
  const crumbs = pageCrumbs(path, title);
  return [
    ...cardTags(siteUrl, company, { path: path + query, title, description, picture }),
    structuredData(pageGraph({ siteUrl, company, crumbs, trip: null })),
  ];
}

/** The same for a tour's page, with its own preview picture. */
export function tourRobotMeta(
  siteUrl: string,
  company: CompanyDetails,
  tour: TourDetails,
): MetaDescriptor[] {
  const { title, summary: description } = tour;
  // The version makes a changed tour a new picture to those who keep previews.
  const file = `/og/tour/${encodeURIComponent(tour.id)}.jpg?v=${tour.version}`;
  const picture = { path: file, alt: title };
  return [
    ...cardTags(siteUrl, company, { path: tourPath(tour), title, description, picture }),
    structuredData(pageGraph({ siteUrl, company, crumbs: tourCrumbs(tour), trip: tour })),
  ];
}

function cardTags(siteUrl: string, company: CompanyDetails, card: Card): MetaDescriptor[] {
  const description = shortText(card.description, 200);
  const picture = siteUrl + card.picture.path;
  return [
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.company_name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:url", content: siteUrl + card.path },
    { property: "og:title", content: card.title },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: card.picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: card.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
}

/** The router escapes it, so that no text of the operator's ends the script element. */
function structuredData(graph: object): MetaDescriptor {
  return { "script:ld+json": graph as Record<string, string> };
}
