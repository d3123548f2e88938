/** The keys that the panel's lists are cached under (spec §7). */
export const queryKeys = {
  tours: ["tours"],
  categories: ["categories"],
  testimonials: ["testimonials"],
  carouselImages: ["carouselImages"],
  aboutSections: ["aboutSections"],
  hero: ["heroSection"],
  company: ["companyInfo"],
} as const;
