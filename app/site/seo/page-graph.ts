import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "./crumbs";

interface PageFacts {
  siteUrl: string;
  /** From `agencyJsonLd`. */
  agency: object;
  crumbs: Crumb[];
  /** More entries of the graph, from `tourThings`. */
  things?: object[];
}

/** The JSON-LD of a page. It contains only facts that visitors see on the page. */
export function pageGraph({ siteUrl, agency, crumbs, things = [] }: PageFacts): object {
  const way = crumbs.length > 0 ? [breadcrumbs(siteUrl, crumbs)] : [];
  return {
    "@context": "https://schema.org",
    "@graph": [agency, ...way, ...things],
  };
}

function breadcrumbs(siteUrl: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
