import type { MetaDescriptor } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import type { TourDetails } from "~/features/tours/tour-details";
import { tourPath } from "~/features/tours/tour-path";
import { pageRobotMeta, tourRobotMeta } from "./robot-meta";

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

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
  const tags = pageTags(siteUrl, company, path + query, title);
  if (import.meta.env.SSR) {
    const page = { path, query, title, description };
    tags.push(...pageRobotMeta(siteUrl, company, page));
  }
  return tags;
}

/** The same for a tour's page, with its own preview picture. */
export function tourMeta(matches: Matches, tour: TourDetails): MetaDescriptor[] {
  const { siteUrl, company } = siteOf(matches);
  if (!company) return [{ title: tour.title }];
  const tags = pageTags(siteUrl, company, tourPath(tour), tour.title);
  if (import.meta.env.SSR) tags.push(...tourRobotMeta(siteUrl, company, tour));
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
): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.company_name}` },
    { tagName: "link", rel: "canonical", href: siteUrl + path },
  ];
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
