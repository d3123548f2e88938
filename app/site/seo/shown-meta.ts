import type { MetaDescriptor } from "react-router";
import type { WithMeta } from "./page-meta";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The metadata from the loader of a page. Without it, as when a page does not load, only the title. */
export function shownMeta(matches: Matches, title: string, data: unknown): MetaDescriptor[] {
  const { meta } = (data ?? {}) as WithMeta;
  return meta ?? [titleTag(matches, title)];
}

/** The metadata of a page that search engines must not index. */
export function hiddenMeta(matches: Matches, title: string, description: string): MetaDescriptor[] {
  return [
    titleTag(matches, title),
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** The title with the name of the agency, which an error page does not know. */
function titleTag(matches: Matches, title: string): MetaDescriptor {
  const layout = matches.find((match) => match?.id === "routes/public/layout");
  const { company } = (layout?.loaderData ?? {}) as { company?: { company_name: string } };
  return { title: company ? `${title} | ${company.company_name}` : title };
}
