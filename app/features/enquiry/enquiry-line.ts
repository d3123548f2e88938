import type { Client, Row } from "../../supabase/types.ts";
import { shortText } from "../../ui/short-text.ts";
import { peopleInWords } from "../../ui/text.ts";

type Named = Pick<Row<"enquiries">, "destination" | "subject" | "people" | "name">;

/** The sources of enquiries that visitors send. Operators enter all other enquiries. */
export const VISITORS_SOURCES = ["home", "tour", "contact"] as const;
export const ENQUIRY_LINE_COLUMNS = "destination, subject, people, name";

/** `data` is null unless a visitor sent the enquiry with this id. */
export function readEnquiryLine(client: Client, id: string) {
  return client
    .from("enquiries")
    .select(ENQUIRY_LINE_COLUMNS)
    .eq("id", id)
    .in("source", VISITORS_SOURCES)
    .maybeSingle();
}

const ENGLISH = { message: "A message", people: peopleInWords };

/** One short line about an enquiry, without the phone number: "Ooty · 4 people · Asha". */
export function enquiryLine(
  { destination, subject, people, name }: Named,
  words: typeof ENGLISH = ENGLISH,
): string {
  const parts = [destination ?? subject ?? words.message, people && words.people(people), name];
  return parts
    .filter((part) => typeof part === "string")
    .map(shorten)
    .join(" · ");
}

function shorten(text: string): string {
  return shortText(text, 60);
}
