import type { Row } from "../../supabase/types.ts";

/** The tables whose rows can be translated. */
const translatedTables = [
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

interface Named {
  /** The column, or the name in an entry. */
  name: string;
  label: FieldLabel;
}

/** What a field is called in English. */
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

/**
 * A field that can be translated. A translation has the same shape as the English field, but an entry of a list has
 * only its translated parts.
 * `line` and `text`: a string. `words`: strings. `entries`: objects with these parts, in the order of the English ones.
 * `names`: strings by name.
 */
export type TranslatedField = Named &
  ({ kind: "line" | "text" | "words" | "names" } | { kind: "entries"; parts: EntryPart[] });

type EntryPart = Named & { kind: "line" | "text" };

const line = "line";
const text = "text";
const value: EntryPart[] = [{ name: "value", label: "Text", kind: line }];

const tourFields = [
  { name: "title", label: "Title", kind: line },
  { name: "summary", label: "Summary", kind: text },
  { name: "price", label: "Price", kind: line },
  { name: "duration", label: "Duration", kind: line },
  { name: "starts_from", label: "Starts from", kind: line },
  { name: "highlights", label: "Highlights", kind: "entries", parts: value },
  {
    name: "itinerary",
    label: "Itinerary",
    kind: "entries",
    parts: [
      { name: "day", label: "Day", kind: line },
      { name: "title", label: "Title", kind: line },
      { name: "description", label: "Description", kind: text },
      { name: "name", label: "Guide", kind: line },
      { name: "stay", label: "Stay", kind: line },
      { name: "meals", label: "Meals", kind: line },
    ],
  },
  { name: "inclusions", label: "Inclusions", kind: "entries", parts: value },
  { name: "exclusions", label: "Exclusions", kind: "entries", parts: value },
  { name: "price_basis", label: "Price basis", kind: line },
  { name: "child_price", label: "Child price", kind: line },
  { name: "single_supplement", label: "Single supplement", kind: line },
  { name: "advance", label: "Advance", kind: line },
  { name: "cancellation", label: "Cancellation", kind: text },
  { name: "themes", label: "Themes", kind: "words" },
  { name: "group_size", label: "Group size", kind: line },
  { name: "pace", label: "Pace", kind: line },
  {
    name: "pickup_points",
    label: "Pickup points",
    kind: "entries",
    parts: [
      { name: "place", label: "Place", kind: line },
      { name: "time", label: "Time", kind: line },
    ],
  },
  { name: "documents", label: "Documents", kind: text },
  {
    name: "questions",
    label: "Questions",
    kind: "entries",
    parts: [
      { name: "question", label: "Question", kind: line },
      { name: "answer", label: "Answer", kind: text },
    ],
  },
] as const satisfies TranslatedField[];

/** The one list of what can be translated. A language stands in `translations.texts` by these names. */
const translatedFields = {
  tours: tourFields,
  categories: [{ name: "name", label: "Name", kind: line }],
  hero_sections: [
    { name: "title", label: "Title", kind: line },
    { name: "subtitle", label: "Subtitle", kind: text },
    { name: "button_text", label: "Button", kind: line },
  ],
  // Also the alternative text of the picture.
  carousel_images: [{ name: "caption", label: "Caption", kind: line }],
  about_sections: [
    { name: "title", label: "Title", kind: line },
    { name: "content", label: "Content", kind: text },
    {
      name: "people",
      label: "People",
      kind: "entries",
      parts: [
        { name: "name", label: "Name", kind: line },
        { name: "role", label: "Role", kind: line },
        { name: "words", label: "Words", kind: text },
      ],
    },
  ],
  company_info: [
    { name: "company_name", label: "Company name", kind: line },
    { name: "tagline", label: "Tagline", kind: line },
    { name: "address", label: "Address", kind: line },
    { name: "city", label: "City", kind: line },
    { name: "state", label: "State", kind: line },
    { name: "country", label: "Country", kind: line },
    { name: "working_hours", label: "Working hours", kind: line },
    {
      name: "answering",
      label: "Who answers",
      kind: "entries",
      parts: [
        { name: "name", label: "Name", kind: line },
        { name: "languages", label: "Languages", kind: line },
      ],
    },
    { name: "tax_note", label: "Tax note", kind: line },
    { name: "tax_note_international", label: "Tax note of tours abroad", kind: line },
    { name: "advance_domestic", label: "Advance of tours in India", kind: line },
    { name: "advance_international", label: "Advance of tours abroad", kind: line },
    { name: "group_size", label: "Group size", kind: line },
    { name: "years_of_experience", label: "Years of experience", kind: line },
    { name: "happy_travellers", label: "Happy travellers", kind: line },
    { name: "satisfaction_rate", label: "Satisfaction rate", kind: line },
    { name: "support_on_tour", label: "Support on tour", kind: line },
    { name: "notice_text", label: "Notice", kind: line },
    { name: "page_texts", label: "Page texts", kind: "names" },
  ],
  faq_questions: [
    { name: "question", label: "Question", kind: line },
    { name: "answer", label: "Answer", kind: text },
  ],
  testimonials: [
    { name: "name", label: "Name", kind: line },
    { name: "location", label: "Location", kind: line },
    { name: "comment", label: "Comment", kind: text },
    { name: "tour", label: "Tour", kind: line },
  ],
  pages: [
    { name: "title", label: "Title", kind: line },
    { name: "content", label: "Content", kind: text },
  ],
  pictures: [{ name: "alt", label: "Alternative text", kind: line }],
} as const satisfies { [T in TranslatedTable]: (TranslatedField & { name: keyof Row<T> })[] };

/** A translated text or list, in the shape of its English field. */
export type TranslatedText = string | string[] | Record<string, string>[] | Record<string, string>;
export type Texts = Record<string, TranslatedText>;

/** The fields of a table with a common type. */
export function fieldsOf(table: TranslatedTable): readonly TranslatedField[] {
  return translatedFields[table];
}
