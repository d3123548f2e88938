import type { z } from "zod";
import { language } from "~/ui/languages";
import { randomId } from "~/ui/random-id";
import { sendForm } from "~/ui/send-form";
import type { sentEnquiry } from "../sent-enquiry";

type Enquiry = Omit<z.input<typeof sentEnquiry>, "id" | "filledMs" | "language">;

let last = { text: "", id: "" };

/** Resolves to false if storing fails. A retry reuses the id, so nothing is stored twice. */
export async function storeEnquiry(enquiry: Enquiry): Promise<boolean> {
  const text = JSON.stringify(enquiry);
  if (last.text !== text) last = { text, id: randomId() };
  return (await sendForm("/enquire", { ...enquiry, id: last.id, language }))?.status === 204;
}

/** Parses the typed number of people. Undefined if the database would reject the number. */
export function peopleToStore(typed: string | undefined): number | undefined {
  const people = Number(typed);
  return Number.isInteger(people) && people >= 1 && people <= 9999 ? people : undefined;
}
