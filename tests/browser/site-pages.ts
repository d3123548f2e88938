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

/**
 * A path for each screen of the panel in app/routes/admin. The key is the file's name. Left out are the login
 * screens, and the screens of a quote or an enquiry, which each site has others of.
 */
export const panelPages = (tour = "kerala-backwaters"): Record<string, string> => ({
  dashboard: "/admin/dashboard",
  tours: "/admin/tours",
  "tour-new": "/admin/tours/new",
  "tour-edit": `/admin/tours/edit/${tour}`,
  "tour-dates": `/admin/tours/dates/${tour}`,
  categories: "/admin/categories",
  "hero-sections": "/admin/hero-sections",
  "carousel-images": "/admin/carousel-images",
  testimonials: "/admin/testimonials",
  reviews: "/admin/reviews",
  "about-sections": "/admin/about-sections",
  faq: "/admin/faq?category=travel-logistics",
  pages: "/admin/pages",
  "site-settings": "/admin/site-settings",
  policies: "/admin/site-settings/policies",
  figures: "/admin/site-settings/figures",
  "page-texts": "/admin/site-settings/page-texts",
  notice: "/admin/site-settings/notice",
  "enquiry-settings": "/admin/site-settings/enquiries",
  "quote-settings": "/admin/site-settings/quotes",
  languages: "/admin/site-settings/languages",
  glossary: "/admin/site-settings/glossary",
  enquiries: "/admin/enquiries",
  quotes: "/admin/quotes",
  "quote-new": `/admin/quotes/new?tour=${tour}`,
  settings: "/admin/settings",
  operators: "/admin/operators",
  pictures: "/admin/pictures",
  backup: "/admin/backup",
  trash: "/admin/trash",
});
