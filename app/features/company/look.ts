import { accentCss } from "../../ui/accent-colour.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import type { CompanyDetails } from "./company-details.ts";
import { DEFAULT_LOGO } from "./defaults.ts";

type Pictures = Pick<CompanyDetails, "favicon_url" | "logo_url">;

/** The company's name, logo, accent colour and icons, as the root layout needs them. */
export function lookOf(company: CompanyDetails) {
  const siteIcon = siteIconOf(company);
  return {
    name: company.company_name,
    siteIcon,
    accentCss: accentCss(company.accent_colour),
    iconLinks: [
      siteIcon === DEFAULT_LOGO
        ? { rel: "icon", href: "/posters/favicon.svg", type: "image/svg+xml" }
        : { rel: "icon", href: iconPath("icon-48.png", company), type: "image/png" },
      { rel: "apple-touch-icon", href: iconPath("icon-180.png", company) },
    ],
  };
}

/** The picture for icons, link previews and the panel: favicon, else logo, else default logo. */
export function siteIconOf({ favicon_url, logo_url }: Pictures): string {
  return [favicon_url, logo_url].find((url) => url && isOwnPicture(url)) ?? DEFAULT_LOGO;
}

/** The URL changes with the picture, because browsers cache icons for a long time. */
export function iconPath(file: string, company: Pictures): string {
  const icon = siteIconOf(company);
  if (icon === DEFAULT_LOGO) return `/icons/${file}`;
  return `/icons/${file}?v=${encodeURIComponent(icon.split("/").at(-1) ?? "")}`;
}

/** Icons use only this site's pictures. The check constraint of `favicon_url` has this pattern. */
export function isOwnPicture(url: string): boolean {
  return (
    isSafeUrl(url) && /^(https?:\/\/[^/]+)?\/(storage\/v1\/object\/public|posters)\//.test(url)
  );
}
