import { timeCells } from "~/editing/csv";
import type { PersonData } from "~/features/inbox/panel/data";
import { type Cell, enquiryCells } from "~/features/inbox/panel/enquiries-csv";
import type { Quote } from "~/features/quotes/data";
import { totalOf } from "~/features/quotes/money";
import { type QuoteSheet, sheetOf } from "~/features/quotes/schema";
import { inRupees } from "~/ui/text";

const quoteCells: Cell<Quote>[] = [
  ["Number", ({ number }) => number],
  ["Made on", ({ created_at }) => timeCells(created_at)[0]],
  ["Name", ({ customer_name }) => customer_name],
  ["Phone", ({ customer_phone }) => customer_phone],
  ["Valid until", ({ expires_on }) => expires_on],
  ["Last opened on", ({ opened_at }) => timeCells(opened_at)[0]],
];

const sheetCells: Cell<QuoteSheet>[] = [
  ["Tour", ({ title }) => title],
  ["From", ({ from_day }) => from_day],
  ["To", ({ to_day }) => to_day],
  ["People", ({ people }) => people],
  ["Days", ({ days }) => days.map((day) => joined(Object.values(day))).join("\n")],
  ["Included", ({ inclusions }) => inclusions.join("\n")],
  ["Not included", ({ exclusions }) => exclusions.join("\n")],
  [
    "Prices",
    ({ lines }) =>
      lines
        .map(({ label, count, rupees }) => `${label}: ${count} × ${inRupees(rupees)}`)
        .join("\n"),
  ],
  ["Total", ({ lines }) => inRupees(totalOf(lines))],
  ["Tax", ({ tax_note }) => tax_note],
  ["Terms", ({ terms }) => terms],
];

const newsletterCells: Cell<PersonData["newsletter"][number]>[] = [
  ["E-mail", ({ email }) => email],
  ["Agreed on", ({ consented_at }) => timeCells(consented_at)[0]],
  ["Confirmed on", ({ confirmed_at }) => timeCells(confirmed_at)[0]],
  ["Left on", ({ left_at }) => timeCells(left_at)[0]],
];

function joined(texts: string[]): string {
  return texts.filter((text) => text !== "").join(" · ");
}

/** The filled values, each under its name. */
function linesOf<Of>(cells: Cell<Of>[], row: Of): string[] {
  return cells.flatMap(([title, read]) => {
    const text = String(read(row) ?? "");
    return text === "" ? [] : `${title}:${text.includes("\n") ? "\n" : " "}${text}`;
  });
}

/**
 * The person's data as a text for the person who asks for it. Its labels are English in every language of the panel, as
 * are those of the CSV file of enquiries. The operator only passes the text on.
 */
export function personalDataText({ enquiries, quotes, newsletter }: PersonData): string {
  const parts = [
    ...enquiries.map((enquiry) => ["ENQUIRY", ...linesOf(enquiryCells, enquiry)]),
    ...quotes.map((quote) => {
      const sheet = sheetOf(quote);
      return ["QUOTE", ...linesOf(quoteCells, quote), ...(sheet ? linesOf(sheetCells, sheet) : [])];
    }),
    ...newsletter.map((subscription) => ["NEWSLETTER", ...linesOf(newsletterCells, subscription)]),
  ];
  const text = parts.map((lines) => lines.join("\n")).join("\n\n");
  // For Notepad: the byte order mark says that it is UTF-8.
  return `\uFEFF${text.replace(/\r?\n/g, "\r\n")}\r\n`;
}
