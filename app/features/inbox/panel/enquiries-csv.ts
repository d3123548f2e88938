import { csv, phoneCell, timeCells } from "../../../editing/csv.ts";
import type { Enquiry } from "./data.ts";

export type Cell<Of> = [title: string, value: (row: Of) => string | number | null];

/** For each stored column, its columns in the file. A new column is a type error until it is listed. */
const CELLS: Record<keyof Enquiry, Cell<Enquiry>[]> = {
  created_at: [
    ["Received on", ({ created_at }) => timeCells(created_at)[0]],
    ["Received at", ({ created_at }) => timeCells(created_at)[1]],
  ],
  source: [["Source", ({ source }) => source]],
  status: [["Status", ({ status }) => status]],
  name: [["Name", ({ name }) => name]],
  phone: [["Phone", ({ phone }) => phone && phoneCell(phone)]],
  email: [["E-mail", ({ email }) => email]],
  destination: [["Tour or destination", ({ destination }) => destination]],
  from_day: [["From", ({ from_day }) => from_day]],
  to_day: [["To", ({ to_day }) => to_day]],
  people: [["People", ({ people }) => people]],
  interest: [["Interest", ({ interest }) => interest]],
  subject: [["Subject", ({ subject }) => subject]],
  language: [["Language", ({ language }) => language]],
  message: [["Message", ({ message }) => message]],
  note: [["Note", ({ note }) => note]],
  call_on: [["Next call", ({ call_on }) => call_on]],
  taken_by: [["Who has it", ({ taken_by }) => taken_by]],
  // Not of use outside the site.
  id: [],
  tour_id: [],
  updated_at: [],
  told_at: [],
  tell_at: [],
  tellings: [],
  sent_key: [],
  searched: [],
};
export const enquiryCells = Object.values(CELLS).flat();

/** The enquiries as a CSV file, with a row of headings. */
export function enquiriesCsv(enquiries: Enquiry[]): string {
  return csv([
    enquiryCells.map(([title]) => title),
    ...enquiries.map((enquiry) => enquiryCells.map(([, value]) => value(enquiry))),
  ]);
}
