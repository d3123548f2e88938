/** The cache keys of the panel's queries (spec §7). */
export const queryKeys = {
  tours: ["tours"],
  tour: ["tour"],
  departures: ["departures"],
  categories: ["categories"],
  testimonials: ["testimonials"],
  reviews: ["reviews"],
  carouselImages: ["carouselImages"],
  aboutSections: ["aboutSections"],
  hero: ["heroSection"],
  company: ["companyInfo"],
  visits: ["visits"],
  enquiries: ["enquiries"],
  officeSettings: ["officeSettings"],
  quotes: ["quotes"],
  trash: ["trash"],
  versions: ["versions"],
};
