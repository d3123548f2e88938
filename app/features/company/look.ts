import { accentCss } from "../../ui/accent-colour.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import type { CompanyDetails } from "./company-details.ts";
import { DEFAULT_LOGO } from "./default-company.ts";

type Pictures = Pick<CompanyDetails, "favicon_url" | "logo_url">;

/** The agency's own look, as every document has it. */
export function lookOf(company: CompanyDetails) {
  const mark = markOf(company);
  return {
    name: company.company_name,
    mark,
    accentCss: accentCss(company.accent_colour),
    icons: [
      mark === DEFAULT_LOGO
        ? { rel: "icon", href: "/posters/favicon.svg", type: "image/svg+xml" }
        : { rel: "icon", href: iconPath("icon-48.png", company), type: "image/png" },
      { rel: "apple-touch-icon", href: iconPath("icon-180.png", company) },
    ],
  };
}

/** The square mark of icons, link previews and the panel: the favicon, else an uploaded logo. */
export function markOf({ favicon_url, logo_url }: Pictures): string {
  return [favicon_url, logo_url].find((url) => url && isOwnPicture(url)) ?? DEFAULT_LOGO;
}

/** Browsers keep icons for long: another mark gives its icons other addresses. */
export function iconPath(file: string, company: Pictures): string {
  const mark = markOf(company);
  if (mark === DEFAULT_LOGO) return `/icons/${file}`;
  return `/icons/${file}?v=${encodeURIComponent(mark.split("/").at(-1) ?? "")}`;
}

/** Icons are made of this site's pictures only. The check of the column has the same pattern. */
export function isOwnPicture(url: string): boolean {
  return (
    isSafeUrl(url) && /^(https?:\/\/[^/]+)?\/(storage\/v1\/object\/public|posters)\//.test(url)
  );
}
