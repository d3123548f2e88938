import type { CompanyDetails } from "../../app/features/company/company-details.ts";
import { iconPath } from "../../app/features/company/look.ts";
import { accentTokens, isHexColour } from "../../app/ui/accent-colour.ts";
import { type Language, pathIn } from "../../app/ui/languages.ts";
import { messagesOf } from "../messages.ts";

/** The colour `structure` of app/ui/tokens.css. */
const TEAL = "#00464e";

/** The colour of the bands: the built-in one, or one of the hue that the agency chose. */
export function bandColour({ accent_colour }: Pick<CompanyDetails, "accent_colour">): string {
  const hex = accent_colour?.trim().toLowerCase() ?? "";
  return isHexColour(hex) ? accentTokens(hex).light.structure : TEAL;
}

export interface Icon {
  size: number;
  background: string | null;
  margin: number;
}

export const ICONS: Record<string, Icon> = {
  "icon-48.png": { size: 48, background: null, margin: 0 },
  "icon-192.png": { size: 192, background: null, margin: 0 },
  "icon-512.png": { size: 512, background: null, margin: 0 },
  // The Apple touch icon can appear on any colour, so its corners are filled.
  "icon-180.png": { size: 180, background: "#0f5960", margin: 0.02 },
  "maskable-192.png": { size: 192, background: "#0f5960", margin: 0.1 },
  "maskable-512.png": { size: 512, background: "#0f5960", margin: 0.1 },
};

/** The panel has its own manifest, because an installed site has no address bar to open /admin. */
export function manifest(
  company: Pick<
    CompanyDetails,
    "company_name" | "tagline" | "favicon_url" | "logo_url" | "accent_colour"
  >,
  of: "site" | "panel" = "site",
  language: Language = "en",
): string {
  const isPanel = of === "panel";
  const m = messagesOf("frame", language);
  const link = (name: Parameters<typeof m>[0], path: string) => ({
    name: m(name),
    url: pathIn(language, path),
  });
  const { company_name, tagline } = company;
  const icon = (purpose: string, file: string, size: number) => ({
    src: iconPath(file, company),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: isPanel ? "/admin" : pathIn(language, "/"),
    name: isPanel ? `${company_name} Admin` : company_name,
    // Without one, the home screen shows as much of the name as fits.
    short_name: isPanel ? "Admin" : undefined,
    description: tagline,
    lang: `${language}-IN`,
    dir: "ltr",
    start_url: isPanel ? "/admin/dashboard" : pathIn(language, "/"),
    scope: "/",
    display: "standalone",
    background_color: "#fdfaf4",
    theme_color: bandColour(company),
    categories: ["travel"],
    icons: [
      icon("any", "icon-192.png", 192),
      icon("any", "icon-512.png", 512),
      icon("maskable", "maskable-192.png", 192),
      icon("maskable", "maskable-512.png", 512),
    ],
    shortcuts: isPanel
      ? []
      : [
          link("domesticTours", "/domestic-tours"),
          link("internationalTours", "/international-tours"),
          link("contactUs", "/contact-us"),
        ],
  });
}
