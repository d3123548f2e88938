/** Shown instead of pictures that are missing or cannot be loaded. */
export const fallbackPictures = {
  hero: "/posters/hero.svg",
  tour: "/posters/tour-fallback.svg",
  person: "/posters/avatar.svg",
  other: "/posters/placeholder.svg",
};
