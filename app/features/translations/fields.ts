import type * as labels from "virtual:messages/panel-translated-fields";
import type { Row } from "../../supabase/types.ts";

/** The tables whose rows can be translated. */
export const translatedTables = [
  "tours",
  "categories",
  "hero_sections",
  "carousel_images",
  "about_sections",
  "company_info",
  "faq_questions",
  "testimonials",
  "pages",
  "pictures",
] as const;

export type TranslatedTable = (typeof translatedTables)[number];

/** The name of the message that labels a field. */
type FieldLabel = keyof typeof labels;

interface EntryPart {
  name: string;
  label: FieldLabel;
  kind: "line" | "text";
}

/**
 * How a column is translated. A translation has the same shape as the English value, but an entry of a list has only
 * its translated parts.
 * `line`: a string of one line. `text`: of several. `words`: strings. `entries`: objects with these parts, in the order of the English ones.
 * `names`: strings by name.
 */
type FieldTranslation = {
  label: FieldLabel;
  /** If the English changes in more than its amounts, the translation says something false, so the English is shown. */
  isFact?: true;
} & ({ kind: "line" | "text" | "words" | "names" } | { kind: "entries"; parts: EntryPart[] });

/** A column that can be translated. */
export type TranslatedField = FieldTranslation & { name: string };

const line = (label: FieldLabel) => ({ label, kind: "line" }) as const;
const text = (label: FieldLabel) => ({ label, kind: "text" }) as const;
const fact = (label: FieldLabel) => ({ ...line(label), isFact: true }) as const;
const entries = (label: FieldLabel, parts: EntryPart[]) =>
  ({ label, kind: "entries", parts }) as const;
const value: EntryPart[] = [{ name: "value", ...line("text") }];

/** Only texts can be translated, not numbers, a yes or no, or what the database sets. */
type TextColumn<R> = Exclude<
  { [C in keyof R]: R[C] extends boolean | number | number[] | null ? never : C }[keyof R],
  "id" | "created_at" | "updated_at"
>;

/** Columns of texts that are the same in every language. They are named, so that the compiler asks about each new one. */
function untranslated<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/**
 * The columns that can be translated. `translations.texts` uses these names. The trigger `set_translation_states` of a table
 * repeats its translated columns.
 */
const columns = {
  tours: {
    title: line("title"),
    summary: text("summary"),
    price: fact("price"),
    duration: fact("duration"),
    starts_from: fact("startsFrom"),
    highlights: entries("highlights", value),
    itinerary: entries("itinerary", [
      { name: "day", ...line("day") },
      { name: "title", ...line("title") },
      { name: "description", ...text("description") },
      { name: "name", ...line("guide") },
      { name: "stay", ...line("stay") },
      { name: "meals", ...line("meals") },
    ]),
    inclusions: entries("inclusions", value),
    exclusions: entries("exclusions", value),
    price_basis: fact("priceBasis"),
    child_price: fact("childPrice"),
    single_supplement: fact("singleSupplement"),
    advance: fact("advance"),
    cancellation: { ...text("cancellation"), isFact: true },
    themes: { label: "themes", kind: "words" },
    group_size: fact("groupSize"),
    pace: line("pace"),
    pickup_points: {
      ...entries("pickupPoints", [
        { name: "place", ...line("place") },
        { name: "time", ...line("time") },
      ]),
      isFact: true,
    },
    documents: text("documents"),
    questions: entries("questions", [
      { name: "question", ...line("question") },
      { name: "answer", ...text("answer") },
    ]),
    // The name of a category is translated in its own row.
    ...untranslated("type", "category", "image_url", "gallery", "reviews"),
    ...untranslated("published_at", "hidden_at", "shown_at", "sent_key"),
  },
  categories: { name: line("name"), ...untranslated("type") },
  hero_sections: {
    title: line("title"),
    subtitle: text("subtitle"),
    button_text: line("button"),
    ...untranslated("background_image", "button_link"),
  },
  carousel_images: {
    caption: line("caption"),
    ...untranslated("section", "url"),
  },
  about_sections: {
    title: line("title"),
    content: text("content"),
    people: entries("people", [
      { name: "name", ...line("name") },
      { name: "role", ...line("role") },
      { name: "words", ...text("words") },
    ]),
    ...untranslated("image_url", "layout"),
  },
  company_info: {
    company_name: fact("companyName"),
    tagline: fact("tagline"),
    address: fact("address"),
    city: fact("city"),
    state: fact("state"),
    country: fact("country"),
    working_hours: fact("workingHours"),
    answering: {
      ...entries("whoAnswers", [
        { name: "name", ...line("name") },
        { name: "languages", ...line("languages") },
      ]),
      isFact: true,
    },
    tax_note: fact("taxNote"),
    tax_note_international: fact("taxNoteOfToursAbroad"),
    advance_domestic: fact("advanceOfToursInIndia"),
    advance_international: fact("advanceOfToursAbroad"),
    group_size: fact("groupSize"),
    years_of_experience: fact("yearsOfExperience"),
    happy_travellers: fact("happyTravellers"),
    satisfaction_rate: fact("satisfactionRate"),
    support_on_tour: fact("supportOnTour"),
    notice_text: fact("notice"),
    page_texts: { label: "pageTexts", kind: "names", isFact: true },
    ...untranslated("postal_code", "phone", "email", "website", "whatsapp_number"),
    ...untranslated("facebook_url", "instagram_url", "twitter_url", "tamil", "hindi", "refunds"),
    ...untranslated("registration_number", "gst_number", "displayed_rating", "tour_rating"),
    ...untranslated("logo_url", "logo_dark_url", "favicon_url", "accent_colour", "office_picture"),
    ...untranslated("notice_link", "notice_from", "notice_until"),
  },
  faq_questions: {
    question: line("question"),
    answer: text("answer"),
    ...untranslated("category"),
  },
  testimonials: {
    name: line("name"),
    location: line("location"),
    comment: text("comment"),
    tour: line("tour"),
    ...untranslated("image"),
  },
  pages: {
    title: line("title"),
    content: text("content"),
    ...untranslated("address", "earlier_addresses", "image_url", "status"),
  },
  pictures: {
    alt: line("alternativeText"),
    ...untranslated("name", "url"),
  },
} satisfies { [T in TranslatedTable]: Record<TextColumn<Row<T>>, FieldTranslation | null> };

/** A translated text or list, in the shape of its English field. */
export type TranslatedText = string | string[] | Record<string, string>[] | Record<string, string>;
export type Texts = Record<string, TranslatedText>;

const fields = new Map<string, TranslatedField[]>(
  Object.entries(columns).map(([table, own]) => [
    table,
    Object.entries<FieldTranslation | null>(own).flatMap(([name, translation]) =>
      translation ? [{ name, ...translation }] : [],
    ),
  ]),
);

/** The columns of a table that can be translated. */
export function fieldsOf(table: TranslatedTable): readonly TranslatedField[] {
  return fields.get(table) ?? [];
}
