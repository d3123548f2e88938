import { expect, test } from "vitest";
import { goodRows } from "../../../../tests/rls/rows";
import { csv, phoneCell } from "../../../editing/csv";
import type { Enquiry } from "./data";
import { enquiriesCsv } from "./enquiries-csv";

const cells = (value: string) => csv([[value]]).slice(2, -3);

test("CSV cells keep commas, quotation marks and line breaks, and the file says that it is UTF-8", () => {
  expect(
    csv([
      ["a,b", 'say "hi"', "two\r\nlines"],
      ["ஊட்டி", 4, null],
    ]),
  ).toBe('\uFEFF"a,b","say ""hi""","two\r\nlines"\r\n"ஊட்டி","4",""\r\n');
});

test.each([
  "=1+1",
  "+919443122233",
  "-2+3",
  "@SUM(A1)",
  "=cmd|' /C calc'!A0",
  "\t=1",
  "\r=1",
  "\n=1",
  "  =1",
  "\u200B=1",
  "\uFEFF@a",
  "＝1+1",
  "﹦1+1",
  "⁺1",
  "\u22121",
  ...[
    "\uFE00", // variation selectors
    "\uFE0F",
    "\u{E0100}",
    "\u{E0041}", // a tag
    "\u034F", // combining grapheme joiner
    "\u0301", // combining acute accent
    "\u115F", // Hangul fillers
    "\u1160",
    "\u3164",
    "\uFFA0",
    "\u17B4", // Khmer inherent vowel
    "\u180E", // Mongolian vowel separator
    "\u2800", // braille blank
    "\u00AD", // soft hyphen
    "\u202E", // right-to-left override
    "\u2060", // word joiner
    "\u2028", // line separator
    "\u3000", // ideographic space
    "\u{1D173}", // musical symbol begin beam
    "\uD800", // half of a surrogate pair
    "\u034F\u3164 \uFE0F",
  ].flatMap((invisible) => ["=1+1", "+1", "-1", "@a", "\t1"].map((text) => invisible + text)),
])("%j is not run as a formula", (text) => {
  expect(cells(text)).toBe(`'${text}`);
});

test.each(["Ooty", "a=b", "4-5 days", "'quoted'", "", "ஊட்டி", "❤️ + 1", "\u3164", "é=1"])(
  "%j is written unchanged",
  (text) => {
    expect(cells(text)).toBe(text);
  },
);

test("a quotation mark cannot end its cell and start a formula in the next one", () => {
  expect(cells('x","=1+1')).toBe('x"",""=1+1');
});

test.each([
  ["+919443122233", "(+91) 9443122233"],
  ["+6581234567", "(+65) 81234567"],
  ["+14155550123", "(+1) 4155550123"],
  ["+1", "(+1)"],
  ["+91", "(+91)"],
  ["+9715012345678", "(+971) 5012345678"],
  ["+91 94431 22233 / 98421 12345", "(+91) 94431 22233 / 98421 12345"],
  ["+ 91 94431 22233", "(+91) 94431 22233"],
  ["＋91 94431 22233", "(+91) 94431 22233"],
  ["18001234567", "1800 1234567"],
  ["044-22223333", "044-22223333"],
  ["no phone", "no phone"],
  ["=1+1", "'=1+1"],
])("the phone number %s is written as the text %s", (phone, written) => {
  expect(cells(phoneCell(phone))).toBe(written);
});

test("an enquiry becomes a row of eighteen cells under different headings, with its time in the agency's time zone", () => {
  const time = "2026-11-24T20:00:00Z";
  const own = { name: "Asha", email: null, destination: "Ooty", from_day: "2026-12-14" };
  const internal = { id: "a", tell_at: time, searched: "", created_at: time, updated_at: time };
  const enquiry = { ...goodRows.enquiries, ...own, ...internal } as Enquiry;
  const [head = "", line = ""] = enquiriesCsv([enquiry]).split("\r\n");
  expect(new Set(head.split(","))).toHaveLength(18);
  expect(head).toMatch(/^\uFEFF"Received on","Received at","Source",/);
  expect(line).toMatch(
    /^"2026-11-25","01:30","home","New","Asha","\(\+91\) 9443122233","","Ooty","2026-12-14"/,
  );
});
