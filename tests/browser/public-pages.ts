// tests/server/script-budget.test.ts checks that no page is missing.
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
  page: "/pages/privacy",
  shortlist: "/shortlist?tours=kerala-backwaters,golden-triangle",
  newsletter: "/newsletter",
  offline: "/offline",
  "not-found": "/no-such-page",
  quote: "/quote/unknown",
};
