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

/** The English label of a field. */
export type FieldLabel =
  | "Address"
  | "Advance"
  | "Advance of tours abroad"
  | "Advance of tours in India"
  | "Alternative text"
  | "Answer"
  | "Button"
  | "Cancellation"
  | "Caption"
  | "Child price"
  | "City"
  | "Comment"
  | "Company name"
  | "Content"
  | "Country"
  | "Day"
  | "Description"
  | "Documents"
  | "Duration"
  | "Exclusions"
  | "Group size"
  | "Guide"
  | "Happy travellers"
  | "Highlights"
  | "Inclusions"
  | "Itinerary"
  | "Languages"
  | "Location"
  | "Meals"
  | "Name"
  | "Notice"
  | "Pace"
  | "Page texts"
  | "People"
  | "Pickup points"
  | "Place"
  | "Price"
  | "Price basis"
  | "Question"
  | "Questions"
  | "Role"
  | "Satisfaction rate"
  | "Single supplement"
  | "Starts from"
  | "State"
  | "Stay"
  | "Subtitle"
  | "Summary"
  | "Support on tour"
  | "Tagline"
  | "Tax note"
  | "Tax note of tours abroad"
  | "Text"
  | "Themes"
  | "Time"
  | "Title"
  | "Tour"
  | "Who answers"
  | "Words"
  | "Working hours"
  | "Years of experience";

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
const value: EntryPart[] = [{ name: "value", ...line("Text") }];

/** Columns that are the same in every language. They are named, so that the compiler asks about each new column. */
function untranslated<Name extends string>(...names: Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/**
 * What can be translated. `translations.texts` uses these names. The trigger `set_translation_states` of a table
 * repeats its translated columns.
 */
const columns = {
  tours: {
    title: line("Title"),
    summary: text("Summary"),
    price: fact("Price"),
    duration: fact("Duration"),
    starts_from: fact("Starts from"),
    highlights: entries("Highlights", value),
    itinerary: entries("Itinerary", [
      { name: "day", ...line("Day") },
      { name: "title", ...line("Title") },
      { name: "description", ...text("Description") },
      { name: "name", ...line("Guide") },
      { name: "stay", ...line("Stay") },
      { name: "meals", ...line("Meals") },
    ]),
    inclusions: entries("Inclusions", value),
    exclusions: entries("Exclusions", value),
    price_basis: fact("Price basis"),
    child_price: fact("Child price"),
    single_supplement: fact("Single supplement"),
    advance: fact("Advance"),
    cancellation: { ...text("Cancellation"), isFact: true },
    themes: { label: "Themes", kind: "words" },
    group_size: fact("Group size"),
    pace: line("Pace"),
    pickup_points: {
      ...entries("Pickup points", [
        { name: "place", ...line("Place") },
        { name: "time", ...line("Time") },
      ]),
      isFact: true,
    },
    documents: text("Documents"),
    questions: entries("Questions", [
      { name: "question", ...line("Question") },
      { name: "answer", ...text("Answer") },
    ]),
    // The name of a category is translated in its own row.
    ...untranslated("id", "type", "category", "image_url", "gallery", "featured", "reviews"),
    ...untranslated("price_from", "best_months", "published_at", "hidden_at", "shown_at"),
    ...untranslated("sent_key", "created_at", "updated_at"),
  },
  categories: { name: line("Name"), ...untranslated("id", "type", "created_at", "updated_at") },
  hero_sections: {
    title: line("Title"),
    subtitle: text("Subtitle"),
    button_text: line("Button"),
    ...untranslated("id", "background_image", "button_link", "created_at", "updated_at"),
  },
  carousel_images: {
    // Also the alternative text of the picture.
    caption: line("Caption"),
    ...untranslated("id", "section", "url", "order", "created_at", "updated_at"),
  },
  about_sections: {
    title: line("Title"),
    content: text("Content"),
    people: entries("People", [
      { name: "name", ...line("Name") },
      { name: "role", ...line("Role") },
      { name: "words", ...text("Words") },
    ]),
    ...untranslated("id", "image_url", "layout", "section_order", "created_at", "updated_at"),
  },
  company_info: {
    company_name: fact("Company name"),
    tagline: fact("Tagline"),
    address: fact("Address"),
    city: fact("City"),
    state: fact("State"),
    country: fact("Country"),
    working_hours: fact("Working hours"),
    answering: {
      ...entries("Who answers", [
        { name: "name", ...line("Name") },
        { name: "languages", ...line("Languages") },
      ]),
      isFact: true,
    },
    tax_note: fact("Tax note"),
    tax_note_international: fact("Tax note of tours abroad"),
    advance_domestic: fact("Advance of tours in India"),
    advance_international: fact("Advance of tours abroad"),
    group_size: fact("Group size"),
    years_of_experience: fact("Years of experience"),
    happy_travellers: fact("Happy travellers"),
    satisfaction_rate: fact("Satisfaction rate"),
    support_on_tour: fact("Support on tour"),
    notice_text: fact("Notice"),
    page_texts: { label: "Page texts", kind: "names", isFact: true },
    ...untranslated("id", "postal_code", "phone", "email", "website", "whatsapp_number"),
    ...untranslated("facebook_url", "instagram_url", "twitter_url"),
    ...untranslated("registration_number", "gst_number"),
    ...untranslated("logo_url", "logo_dark_url", "favicon_url", "accent_colour", "office_picture"),
    ...untranslated("keep_enquiries", "receive_forms", "collect_reviews", "count_visits"),
    ...untranslated("keep_months", "tamil", "hindi"),
    ...untranslated("balance_days_domestic", "balance_days_international"),
    ...untranslated("refunds", "has_admin_fee", "displayed_rating", "tour_rating"),
    ...untranslated("notice_link", "notice_from", "notice_until", "created_at", "updated_at"),
  },
  faq_questions: {
    question: line("Question"),
    answer: text("Answer"),
    ...untranslated("id", "category", "question_order", "created_at", "updated_at"),
  },
  testimonials: {
    name: line("Name"),
    location: line("Location"),
    comment: text("Comment"),
    tour: line("Tour"),
    ...untranslated("id", "image", "rating", "featured", "created_at", "updated_at"),
  },
  pages: {
    title: line("Title"),
    content: text("Content"),
    ...untranslated("id", "address", "earlier_addresses", "image_url", "status", "in_footer"),
    ...untranslated("created_at", "updated_at"),
  },
  pictures: {
    alt: line("Alternative text"),
    ...untranslated("id", "name", "url", "focal_x", "focal_y", "created_at", "updated_at"),
  },
} satisfies { [T in TranslatedTable]: Record<keyof Row<T>, FieldTranslation | null> };

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
