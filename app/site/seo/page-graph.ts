import type { BreadcrumbList, WebPage } from "schema-dts";
import { type Language, language, locale, pathIn } from "~/ui/languages";
import type { Crumb } from "./crumbs";

interface PageFacts {
  siteUrl: string;
  /** From `agencyJsonLd`. */
  agency: object;
  crumbs: Crumb[];
  /** The language in which the page has its own texts. */
  shown: Language;
  /** More nodes of the graph, from `tourNodes`. */
  nodes?: object[];
}

/** The JSON-LD of a page. It contains only facts that visitors see on the page. */
export function pageGraph({ siteUrl, agency, crumbs, shown, nodes = [] }: PageFacts): object {
  const breadcrumb = crumbs.length > 0 ? [breadcrumbs(siteUrl, crumbs)] : [];
  const translated = shown === "en" ? [] : [webPage(siteUrl, crumbs.at(-1)?.path ?? "/")];
  return {
    "@context": "https://schema.org",
    "@graph": [agency, ...translated, ...breadcrumb, ...nodes],
  };
}

/** Says the language of the page. */
function webPage(siteUrl: string, path: string): WebPage {
  return {
    "@type": "WebPage",
    url: siteUrl + pathIn(language, path),
    inLanguage: locale,
    about: { "@id": `${siteUrl}/#agency` },
  };
}

function breadcrumbs(siteUrl: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: siteUrl + pathIn(language, path),
    })),
  };
}
