import type { MetaDescriptor } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import type { TourDetails } from "~/features/tours/site/page/tour-details";
import { tourPath } from "~/features/tours/tour-path";
import { type Language, language, pathIn } from "~/ui/languages";
import { shortText } from "~/ui/text";
import { pageCrumbs, tourCrumbs } from "./crumbs";
import { pageGraph } from "./page-graph";

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

/** A page as a search engine or a link preview shows it. */
interface Card {
  /** The path of the page on this site. */
  path: string;
  title: string;
  description: string;
  /** The preview picture, 1200 by 630. */
  picture: { path: string; alt: string };
  /** The languages in which the page has its own texts. */
  languages: Language[];
}

/**
 * Title, description, canonical link, link preview and structured data of a public page. `query`
 * becomes part of the canonical link, so that each page of a list is indexed separately. `languages` are those in
 * which the page is published, by default all.
 */
export function pageMeta(
  matches: Matches,
  title: string,
  description: string,
  { query = "", languages }: { query?: string; languages?: Language[] } = {},
): MetaDescriptor[] {
  const { company, agency, ...site } = siteOf(matches);
  if (!company) return [{ title }];
  const path = matches.at(-1)?.pathname ?? "/";
  const picture = { path: "/og/site.jpg", alt: company.company_name };
  const crumbs = pageCrumbs(path, title);
  return [
    ...cardTags(site.siteUrl, company, {
      path: path + query,
      title,
      description,
      picture,
      languages: languages ?? site.languages,
    }),
    structuredData(pageGraph({ siteUrl: site.siteUrl, agency, crumbs })),
  ];
}

/** Like `pageMeta`, for the page of a tour, with its own preview picture. */
export function tourMeta(
  matches: Matches,
  {
    tour,
    nodes,
    languages = ["en"],
  }: { tour: TourDetails; nodes: object[]; languages?: Language[] },
): MetaDescriptor[] {
  const { company, agency, ...site } = siteOf(matches);
  const { title, summary: description } = tour;
  if (!company) return [{ title }];
  // The version changes the URL when the tour changes, because other sites cache previews.
  const file = `/og/tour/${encodeURIComponent(tour.id)}.jpg?v=${tour.version}`;
  const picture = { path: file, alt: title };
  return [
    ...cardTags(site.siteUrl, company, {
      path: tourPath(tour),
      title,
      description,
      picture,
      languages,
    }),
    structuredData(pageGraph({ siteUrl: site.siteUrl, agency, crumbs: tourCrumbs(tour), nodes })),
  ];
}

/** The metadata of a page that search engines must not index. */
export function hiddenMeta(matches: Matches, title: string, description: string): MetaDescriptor[] {
  const { company } = siteOf(matches);
  return [
    { title: company ? `${title} | ${company.company_name}` : title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

function cardTags(
  siteUrl: string,
  company: CompanyDetails,
  { languages, ...card }: Card,
): MetaDescriptor[] {
  const description = shortText(card.description, 200);
  const urlIn = (of: Language) => siteUrl + pathIn(of, card.path);
  // A page that is still English is the English page for search engines.
  const url = urlIn(languages.includes(language) ? language : "en");
  const picture = siteUrl + pathIn(language, card.picture.path);
  return [
    { title: `${card.title} | ${company.company_name}` },
    { tagName: "link", rel: "canonical", href: url },
    ...(languages.length > 1
      ? [...languages.map((of) => alternate(of, urlIn(of))), alternate("x-default", urlIn("en"))]
      : []),
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.company_name },
    { property: "og:locale", content: `${language}_IN` },
    { property: "og:url", content: url },
    { property: "og:title", content: card.title },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: card.picture.alt },
    // Twitter takes the rest of the card from the og: tags.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The same page in another language, for search engines. */
function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

function structuredData(graph: object): MetaDescriptor {
  return { "script:ld+json": graph as Record<string, string> };
}

/** The data of the root and public layout routes. On an error page, `company` is undefined. */
function siteOf(matches: Matches) {
  const root = loaded<{ siteUrl: string }>(matches, "root");
  const layout = loaded<{ company: CompanyDetails; agency: object; languages?: Language[] }>(
    matches,
    "routes/public/layout",
  );
  return {
    siteUrl: root?.siteUrl ?? "",
    company: layout?.company,
    agency: layout?.agency ?? {},
    languages: layout?.languages ?? ["en"],
  };
}

function loaded<T>(matches: Matches, id: string): T | undefined {
  return matches.find((match) => match?.id === id)?.loaderData as T | undefined;
}
