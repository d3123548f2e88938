import { agencyTimeInWords, dateOf } from "../../editing/agency-time.ts";
import type { Enquiry } from "./data.ts";

const columns: [title: string, value: (enquiry: Enquiry) => string | number | null][] = [
  ["Received", ({ created_at }) => agencyTimeInWords(dateOf(created_at))],
  ["Source", ({ source }) => source],
  ["Status", ({ status }) => status],
  ["Name", ({ name }) => name],
  ["Phone", ({ phone }) => phone],
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

export function enquiriesCsv(enquiries: Enquiry[]): string {
  return csv([
    columns.map(([title]) => title),
    ...enquiries.map((enquiry) => columns.map(([, value]) => value(enquiry))),
  ]);
}

/** A CSV file (RFC 4180). Excel needs the byte order mark to read Tamil. */
export function csv(rows: (string | number | null)[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet would run a text that starts like a formula; after an apostrophe it does not. */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const isFormula = typeof value === "string" && /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text);
  return `"${isFormula ? "'" : ""}${text.replaceAll('"', '""')}"`;
}
