import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

/** A path for each file in app/routes/public. The key is the file's name. */
export const publicPages: Record<string, string> = {
  home: "/",
  "domestic-tours": "/domestic-tours",
  "international-tours": "/international-tours",
  tours: "/tours",
  tour: "/tour/domestic/kerala-backwaters",
  "about-us": "/about-us",
  "contact-us": "/contact-us",
  testimonials: "/testimonials",
  review: "/review",
  faq: "/faq",
  shortlist: "/shortlist?tours=kerala-backwaters,golden-triangle",
  newsletter: "/newsletter",
  offline: "/offline",
  "not-found": "/no-such-page",
  quote: "/quote/unknown",
};

/** The names of all files in app/routes/public that app/routes.ts uses. */
export function publicRoutes(): string[] {
  const files = (entry: RouteConfigEntry): string[] => [
    entry.file,
    ...(entry.children ?? []).flatMap(files),
  ];
  return routes
    .flatMap(files)
    .flatMap((file) => /^routes\/public\/(.+)\.tsx$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== "layout");
}
