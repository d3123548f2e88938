import * as m from "virtual:messages/enquiry";
import { numberOfPeople } from "virtual:messages/party";
import { type Day, sentDay } from "./days";

export interface Enquiry {
  destination: string;
  from: Day;
  to: Day;
  /** The text of the number field. */
  people: string;
}

/** The exact text that the enquiry form prefills in the chat (spec §7). */
export function enquiryText({ destination, from, to, people }: Enquiry): string {
  return [
    m.opening,
    m.destinationLine({ destination: destination.trim() }),
    m.fromLine({ date: sentDay(from) }),
    m.toLine({ date: sentDay(to) }),
    numberOfPeople({ people: plainNumber(people.trim()) }),
  ].join("\n");
}

/** Turns "1e2" into "100" and "007" into "7". Keeps every digit of large numbers. */
function plainNumber(typed: string): string {
  return /^\d+$/.test(typed) ? typed.replace(/^0+(?=\d)/, "") : String(Number(typed));
}
