import { csv, phoneCell, timeCells } from "../../../editing/csv.ts";
import type { Enquiry } from "./data.ts";

const columns: [title: string, value: (enquiry: Enquiry) => string | number | null][] = [
  ["Received on", ({ created_at }) => timeCells(created_at)[0]],
  ["Received at", ({ created_at }) => timeCells(created_at)[1]],
  ["Source", ({ source }) => source],
  ["Status", ({ status }) => status],
  ["Name", ({ name }) => name],
  ["Phone", ({ phone }) => phone && phoneCell(phone)],
  ["E-mail", ({ email }) => email],
  ["Tour or destination", ({ destination }) => destination],
  ["From", ({ from_day }) => from_day],
  ["To", ({ to_day }) => to_day],
  ["People", ({ people }) => people],
  ["Interest", ({ interest }) => interest],
  ["Subject", ({ subject }) => subject],
  ["Message", ({ message }) => message],
  ["Note", ({ note }) => note],
  ["Next call", ({ call_on }) => call_on],
  ["Who has it", ({ taken_by }) => taken_by],
];

/** The enquiries as a CSV file, with a row of headings. */
export function enquiriesCsv(enquiries: Enquiry[]): string {
  return csv([
    columns.map(([title]) => title),
    ...enquiries.map((enquiry) => columns.map(([, value]) => value(enquiry))),
  ]);
}
