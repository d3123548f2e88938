export type Field = "stay" | "meals" | "name";
const labels: Record<Field, string> = {
  stay: "(?:over ?night|night) ?(?:stay|halt)|over ?night|o/n|stay(?: at| in)?|hotels?(?: name)?|accommodation|lodging|resort|தங்கும் ?இடம்|தங்குமிடம்|தங்கல்|ஹோட்டல்|होटल",
  meals: "meals?(?: plan| included)?|food|உணவு|சாப்பாடு|भोजन",
  name: "(?:tour )?guide(?: name)?|வழிகாட்டி",
};
const ANY_LABEL = `(?:${Object.values(labels).join("|")})`;
const LABEL = new RegExp(
  `(?:^|(?<=[.,;|)\\]])\\s*|\\s{2,}|\\s+(?=(?:stay|meals?|hotel)\\s?:))(?:[^\\p{L}\\p{N}]*)(${ANY_LABEL})\\s*(?::-?|\\s[-–—]|=|\\s?@)\\s*`,
  "giu",
);

/** Fields in a heading: "Kochi | Stay: Abad", "Kochi (Stay: Abad)" or "Kochi Stay: Abad". */
export const FIELDS_IN_TITLE = new RegExp(
  `[|(,;.]\\s*(?=${ANY_LABEL}\\s?:)|\\s+(?=(?:stay|meals?|hotel)\\s?:)`,
  "iu",
);

/** Moves what follows "Stay:", "Meals:" or "Guide:" into `fields`. Returns the other text. */
export function withoutFields(line: string, fields: Record<Field, string>): string[] {
  const found = [...line.matchAll(LABEL)];
  if (found[0]?.index !== 0) return [line];
  const left: string[] = [];
  for (const [at, { 0: whole, 1: label = "", index }] of found.entries()) {
    const value = line
      .slice(index + whole.length, found[at + 1]?.index)
      .replace(/^[\s*_|]+|[\s*_|;,]+$/g, "");
    const field = (Object.keys(labels) as Field[]).find((name) =>
      new RegExp(`^(?:${labels[name]})$`, "iu").test(label),
    );
    if (field && value) {
      const [own, others] = field === "meals" ? splitMeals(value) : [value, ""];
      fields[field] = [fields[field], own].filter(Boolean).join(", ");
      if (others) left.push(others);
    } else left.push(line.slice(index, found[at + 1]?.index).trim());
  }
  return left;
}

const MEAL =
  "(?:break ?-?fast|bfast|lunch|dinner|supper|brunch|snacks?|hi(?:gh)?-? ?tea|meals?|food|thali|b|l|d|bb|hb|fb|cp|map|ap|ep|காலை|மதிய|இரவு|உணவு|சாப்பாடு|டிபன்|नाश्ता|भोजन|खाना|लंच|डिनर)(?:es|s)?";
const BESIDE_MEALS =
  "(?:and|with|or|plus|no|not|nil|none|all|own|only|on|at|in|the|by|veg|non-?veg|vegetarian|buffet|packed|included|excluded|extra|morning|evening|early|tea|coffee|plan|south|north|indian|hotel|restaurant|houseboat|train|flight|board|\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?|மற்றும்|और)";
const MEALS_ONLY = new RegExp(
  `^[\\s(]*(?:(?:${MEAL}|${BESIDE_MEALS})(?![\\p{L}\\p{M}])[\\s/&+,()]*)+$`,
  "iu",
);
/** Meals, followed by other text that begins with a capital letter: "Breakfast Sightseeing of Munnar". */
const MEAL_AND_MORE = new RegExp(
  `^((?:(?:${MEAL}|${BESIDE_MEALS})[\\s/&+,()]+)*${MEAL}[)]?)\\s+((?!(?:${MEAL}|${BESIDE_MEALS})(?![\\p{L}\\p{M}]))[\\p{L}].*)$`,
  "isu",
);

/** The meals of "Breakfast. Sightseeing of Munnar", and the other text. The first part is always of the meals. */
function splitMeals(text: string): [meals: string, others: string] {
  const [first = "", ...more] = text.split(/((?:\s*[.;|]|,|\s[-–—])\s+|\s+(?=then\b))/iu);
  const [, meal, rest] = MEAL_AND_MORE.exec(first) ?? [];
  if (meal && rest && /^\p{Lu}/u.test(rest)) return [meal, rest + more.join("")];
  let end = 1;
  while (end < more.length && MEALS_ONLY.test(more[end] ?? "")) end += 2;
  return [first + more.slice(0, end - 1).join(""), more.slice(end).join("")];
}
