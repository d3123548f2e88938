import type { MetaDescriptor } from "react-router";
import { pageCrumbs, tourCrumbs } from "~/seo/crumbs";
import { pageGraph } from "~/seo/json-ld";
import { shortText } from "~/seo/short-text";
import type { TourDetails } from "~/tours/tour-details";
import { tourPath } from "~/tours/tour-type";
import type { CompanyDetails } from "./company-details";

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

interface Card {
  /** The page's address below the site's. */
  path: string;
  title: string;
  description: string;
  /** The preview picture, 1200 by 630. */
  picture: { path: string; alt: string };
}

/**
 * Title, description, canonical, link preview and structured data of a public page. `query`: of a
 * list in pages, each of which is a page of its own.
 */
export function pageMeta(
  matches: Matches,
  title: string,
  description: string,
  query = "",
): MetaDescriptor[] {
  const { siteUrl, company } = siteOf(matches);
  if (!company) return [{ title }];
  const path = matches.at(-1)?.pathname ?? "/";
  const tags = pageTags(siteUrl, company, path + query, title, description);
  if (import.meta.env.SSR) {
    const picture = { path: "/og/site.jpg", alt: company.company_name };
    const crumbs = pageCrumbs(path, title);
    const card = { path: path + query, title, description, picture };
    tags.push(...cardTags(siteUrl, company, card));
    tags.push(structuredData(pageGraph({ siteUrl, company, crumbs, trip: null })));
  }
  return tags;
}

/** The same for a tour's page, with its own preview picture. */
export function tourMeta(matches: Matches, tour: TourDetails): MetaDescriptor[] {
  const { siteUrl, company } = siteOf(matches);
  if (!company) return [{ title: tour.title }];
  const path = tourPath(tour);
  const { title, summary: description } = tour;
  const tags = pageTags(siteUrl, company, path, title, description);
  if (import.meta.env.SSR) {
    // The version makes a changed tour a new picture to those who keep previews.
    const file = `/og/tour/${encodeURIComponent(tour.id)}.jpg?v=${tour.version}`;
    const picture = { path: file, alt: title };
    const crumbs = tourCrumbs(tour);
    tags.push(...cardTags(siteUrl, company, { path, title, description, picture }));
    tags.push(structuredData(pageGraph({ siteUrl, company, crumbs, trip: tour })));
  }
  return tags;
}

/** For a page that search engines must leave out. */
export function hiddenMeta(matches: Matches, title: string, description: string): MetaDescriptor[] {
  const { company } = siteOf(matches);
  return [
    { title: company ? `${title} | ${company.company_name}` : title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

function pageTags(
  siteUrl: string,
  company: CompanyDetails,
  path: string,
  title: string,
  description: string,
): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.company_name}` },
    { name: "description", content: shortText(description, 200) },
    { tagName: "link", rel: "canonical", href: siteUrl + path },
  ];
}

/*
 * Link previews and structured data are for readers of the HTML as it was sent: the browser's bundle
 * carries neither, and the root takes them out when the visitor goes on to another page.
 */

function cardTags(siteUrl: string, company: CompanyDetails, card: Card): MetaDescriptor[] {
  const description = shortText(card.description, 200);
  const picture = siteUrl + card.picture.path;
  return [
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

/** What the root and the public layout have loaded; no company on the way to an error page. */
function siteOf(matches: Matches): { siteUrl: string; company: CompanyDetails | undefined } {
  const root = loaded<{ siteUrl: string }>(matches, "root");
  const layout = loaded<{ company: CompanyDetails }>(matches, "routes/public/layout");
  return { siteUrl: root?.siteUrl ?? "", company: layout?.company };
}

function loaded<T>(matches: Matches, id: string): T | undefined {
  return matches.find((match) => match?.id === id)?.loaderData as T | undefined;
}
