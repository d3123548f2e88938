type TourToClassify = { id: string; title: string; type: "domestic" | "international" };

const northIndianNames = ["Delhi", "Agra", "Jaipur", "Rajasthan", "Himalaya"];
const southeastAsianNames = ["Thailand", "Singapore", "Malaysia", "Bali", "Vietnam"];

/** The category a sample tour is filed under when it is imported (spec §4). */
export function deriveCategory(tour: TourToClassify): string {
  return tour.type === "domestic" ? deriveDomestic(tour) : deriveInternational(tour);
}

function deriveDomestic({ id, title }: TourToClassify): string {
  if (mentions(id, "hill") || mentions(title, "hill")) return "Hill Stations";
  if (mentions(id, "kerala") || mentions(title, "kerala")) return "Kerala";
  if (mentions(id, "north") || hasAny(title, northIndianNames)) return "North India";
  return "South India";
}

function deriveInternational({ title }: TourToClassify): string {
  return hasAny(title, southeastAsianNames) ? "Southeast Asia" : "South Asia";
}

// Any letter case: one word is looked for both in ids ("ooty-hills") and in titles ("Ooty Hills").
function mentions(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

// Proper names keep their capital: in any letter case, "fragrance" would mean Agra.
function hasAny(title: string, names: string[]): boolean {
  return names.some((name) => title.includes(name));
}
