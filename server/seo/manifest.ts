import type { CompanyDetails } from "../../app/features/company/company-details.ts";

/** The web app manifest: the site on a phone's home screen. */
export function manifest(company: Pick<CompanyDetails, "company_name" | "tagline">): string {
  const { company_name, tagline } = company;
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}`,
    sizes,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: company_name,
    short_name:
      company_name.length > 14 ? (company_name.split(" ")[0] ?? company_name) : company_name,
    description: tagline,
    lang: "en-IN",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fdfaf4",
    theme_color: "#00464e",
    categories: ["travel"],
    icons: [
      icon("icon-192.png", "192x192", "any"),
      icon("icon-512.png", "512x512", "any"),
      icon("maskable-192.png", "192x192", "maskable"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [
      { name: "Domestic Tours", url: "/domestic-tours" },
      { name: "International Tours", url: "/international-tours" },
      { name: "Contact Us", url: "/contact-us" },
    ],
  });
}
