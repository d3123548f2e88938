import type { Client, Row } from "../../supabase/types.ts";

type Named = Pick<Row<"enquiries">, "destination" | "subject" | "people" | "name">;

/** The sources that visitors use; the others are entered by an operator. */
export const VISITORS_SOURCES = ["home", "tour", "contact"] as const;
export const ENQUIRY_LINE_COLUMNS = "destination, subject, people, name";

/** A visitor's enquiry; `data` is null for one that an operator has added. */
export function readEnquiryLine(client: Client, id: string) {
  return client
    .from("enquiries")
    .select(ENQUIRY_LINE_COLUMNS)
    .eq("id", id)
    .in("source", VISITORS_SOURCES)
    .maybeSingle();
}

/** An enquiry in one short line without the phone number, such as "Ooty · 4 people · Asha". */
export function enquiryLine({ destination, subject, people, name }: Named): string {
  const parts = [destination ?? subject ?? "A message", people && peopleInWords(people), name];
  return parts
    .filter((part) => typeof part === "string")
    .map(shorten)
    .join(" · ");
}

/** Such as "4 people". */
export function peopleInWords(people: number): string {
  return people === 1 ? "1 person" : `${people} people`;
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  return characters.length > 60 ? `${characters.slice(0, 59).join("")}…` : characters.join("");
}
