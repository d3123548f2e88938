import type { MetaDescriptor } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { siteIconOf } from "~/features/company/look";
import {
  loadCompany,
  loadEnglishHours,
  loadOpenLanguages,
} from "~/features/company/site/load-company";
import type { TourDetails } from "~/features/tours/site/page/tour-details";
import { tourPath } from "~/features/tours/tour-path";
import type { PublicLoad } from "~/supabase/public-load";
import { type Language, language, pathIn } from "~/ui/languages";
import type { PictureMetadata } from "~/ui/picture-metadata";
import { shortText } from "~/ui/short-text";
import { type Crumb, pageCrumbs, tourCrumbs } from "./crumbs";
import { agencyJsonLd, tourNodes } from "./json-ld";
import { pageGraph } from "./page-graph";

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

/** The metadata in the data of a public page. */
export interface WithMeta {
  meta?: MetaDescriptor[];
}

/**
 * Title, description, canonical link, link preview and structured data of a public page, as loader data,
 * so that browsers load no code for it. `query` becomes part of the canonical link, so that each page of
 * a list is indexed separately, and `part` names that page in the title. `languages` are those in which the page is
 * published, by default all.
 */
export async function pageMeta(
  load: PublicLoad,
  path: string,
  title: string,
  description: string,
  {
    query = "",
    part = "",
    languages,
  }: { query?: string; part?: string; languages?: Language[] } = {},
): Promise<WithMeta> {
  const company = await loadCompany(load);
  const version = await hashOf([...lookOnPreview(company), company.tagline, company.city]);
  const card = {
    path: path + query,
    title: [part, title].filter(Boolean).join(" · "),
    description,
    picture: { path: `/og/site.jpg?v=${version}`, alt: company.company_name },
    languages: languages ?? (await loadOpenLanguages(load)),
  };
  return metaOf(load, company, card, pageCrumbs(path, title));
}

/** Like `pageMeta`, for the page of a tour, with its own preview picture. `pictures` has its focal point. */
export async function tourMeta(
  load: PublicLoad,
  tour: TourDetails,
  languages: Language[] = ["en"],
  pictures: PictureMetadata = {},
): Promise<WithMeta> {
  const company = await loadCompany(load);
  const { title, summary: description, type, price, duration, image } = tour;
  const version = await hashOf([
    [title, type, price, duration, image, image && pictures[image]?.position],
    lookOnPreview(company),
  ]);
  const file = `/og/tour/${encodeURIComponent(tour.id)}.jpg?v=${version}`;
  const card = {
    path: tourPath(tour),
    title,
    description,
    picture: { path: file, alt: title },
    languages,
  };
  const nodes = tourNodes(load.siteUrl, tour, shownLanguage(languages));
  return metaOf(load, company, card, tourCrumbs(tour), nodes);
}

async function metaOf(
  load: PublicLoad,
  company: CompanyDetails,
  card: Card,
  crumbs: Crumb[],
  nodes?: object[],
): Promise<WithMeta> {
  const { siteUrl } = load;
  const agency = agencyJsonLd(siteUrl, company, await loadEnglishHours(load));
  const shown = shownLanguage(card.languages);
  const graph = pageGraph({ siteUrl, agency, crumbs, shown, nodes }) as Record<string, string>;
  return { meta: [...cardTags(siteUrl, company, card), { "script:ld+json": graph }] };
}

function lookOnPreview(company: CompanyDetails) {
  return [company.company_name, company.accent_colour, siteIconOf(company)];
}

/** For the URL of a preview: other sites cache it, so the URL must change with what it shows. */
async function hashOf(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Buffer.from(hash, 0, 6).toString("hex");
}

/** A page that is still English is the English page for search engines. */
function shownLanguage(languages: Language[]): Language {
  return languages.includes(language) ? language : "en";
}

function cardTags(
  siteUrl: string,
  company: CompanyDetails,
  { languages, ...card }: Card,
): MetaDescriptor[] {
  const description = shortText(card.description, 200);
  const urlIn = (of: Language) => siteUrl + pathIn(of, card.path);
  const shown = shownLanguage(languages);
  const url = urlIn(shown);
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
    { property: "og:locale", content: `${shown}_IN` },
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
